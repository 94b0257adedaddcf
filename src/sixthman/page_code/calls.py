"""Calls: who is called, and in what order the arguments are handed over."""

from __future__ import annotations

import ast
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from .natives import BUILTINS, METHODS
from .scope import MISSING, NUMBER, TEXT, TRUTH
from .sources import Parameters, is_ours, parameters_of, plain_function, signature_of, tree_of
from .values import text

if TYPE_CHECKING:
    from .expressions import Expressions

CLASSES = ("Module", "ModuleEngine", "NormalDist")  # natives that are made with `new`
CARDS = ("cards", "cardset")  # what cards are called, wherever they are asked for a rule
OF_BUILTINS = {
    "len": NUMBER, "int": NUMBER, "sum": NUMBER, "ord": NUMBER, "abs": NUMBER, "round": NUMBER,
    "str": TEXT, "chr": TEXT, "repr": TEXT,
    "bool": TRUTH, "isinstance": TRUTH, "any": TRUTH, "all": TRUTH, "hasattr": TRUTH,
}  # fmt: skip
OF_METHODS = {
    "join": TEXT, "strip": TEXT, "lower": TEXT, "upper": TEXT, "casefold": TEXT, "startswith": TRUTH,
    "endswith": TRUTH, "isalnum": TRUTH, "isprintable": TRUTH, "isdigit": TRUTH,
    "removeprefix": TEXT, "removesuffix": TEXT, "bit_length": NUMBER,
}  # fmt: skip


def takes(found: Any) -> Parameters | None:
    """What a function or class takes; None if that is not known."""
    plain = plain_function(found)
    if isinstance(plain, FunctionType):
        return parameters_of(tree_of(plain))
    if isinstance(found, type) and is_ours(found):
        for base in found.__mro__:
            own = vars(base).get("__init__")
            if isinstance(own, FunctionType) and is_ours(base):
                if own.__qualname__.endswith("__init__") and not _is_made(base):
                    return parameters_of(tree_of(own), bound=True)
                return signature_of(found)
        return None if issubclass(found, BaseException) else signature_of(found)
    return None


def _is_made(cls: type) -> bool:
    """Has the class an `__init__` that a decorator made?"""
    tree = tree_of(cls)
    return not any(isinstance(node, ast.FunctionDef) and node.name == "__init__" for node in tree.body)


def call(at: Expressions, node: ast.Call) -> tuple[str, str | None]:
    """A call in JavaScript, and the type of what it gives."""
    function = node.func
    if isinstance(function, ast.Name) and not at.scope.is_local(function.id):
        if function.id == "super":
            raise at.scope.refusal(node, "super() by itself")
        if function.id in BUILTINS and function.id not in at.scope.names:
            return _builtin(at, function.id, node), OF_BUILTINS.get(function.id)
    found = at.scope.static(function)
    is_known = found is not MISSING and not isinstance(found, ModuleType)
    if is_known and (made := _static(at, found, node)) is not None:
        return made, None
    if isinstance(function, ast.Attribute):
        return _method(at, function, node)
    if isinstance(function, ast.Name) and function.id == "cls":
        known = takes(at.scope.owner)
        return f"new cls({_ordered(at, node, known)})", None
    if isinstance(function, ast.Call) and isinstance(function.func, ast.Name) and function.func.id == "type":
        return f"new ({at.value(function)})({_ordered(at, node, takes(at.scope.owner))})", None
    return f"{at.operand(function)}({_plain_arguments(at, node)})", None


def _builtin(at: Expressions, name: str, node: ast.Call) -> str:
    allowed = BUILTINS[name]
    if name in ("min", "max"):
        rows = [at.value(argument) for argument in node.args]
        starred = any(isinstance(argument, ast.Starred) for argument in node.args)
        first = rows[0] if len(rows) == 1 and not starred else f"[{', '.join(rows)}]"
        return f"$.{name}({', '.join([first, *_named(at, node, allowed)])})"
    if name == "dict" and node.keywords:
        return f"$.dict({_facts(at, node.keywords)})"
    if name == "isinstance":
        classes = _classes(at, node.args[1])
        return f"$.isinstance({at.value(node.args[0])}, {classes})"
    rows = [at.value(argument) for argument in node.args]
    if name == "sum" and len(rows) > 1:
        return f"$.sum({', '.join(rows)})"
    if name == "zip":
        return f"$.zip({', '.join(rows)})"
    return f"$.{name}({', '.join([*rows, *_named(at, node, allowed)])})"


def _classes(at: Expressions, node: ast.expr) -> str:
    """The second argument of isinstance, as a list."""
    if isinstance(node, ast.Tuple):
        return f"[{', '.join(at.value(part) for part in node.elts)}]"
    if isinstance(node, ast.BinOp):
        left, right = _classes(at, node.left), _classes(at, node.right)
        return f"[{left[1:-1]}, {right[1:-1]}]"
    return f"[{at.value(node)}]"


def _named(at: Expressions, node: ast.Call, allowed: tuple[str, ...]) -> list[str]:
    """Arguments by name, in order; what is left out before others is undefined."""
    given = {keyword.arg: at.value(keyword.value) for keyword in node.keywords}
    for name in given:
        if name not in allowed:
            raise at.scope.refusal(node, f"{name}= is not known here")
    last = max((index for index, name in enumerate(allowed) if name in given), default=-1)
    return [given.get(name, "undefined") for name in allowed[: last + 1]]


def _static(at: Expressions, found: Any, node: ast.Call) -> str | None:
    """A call of something known while this is translated."""
    native = at.scope.world.native(found)
    if native is not None:
        if native in ("say", "knows"):
            return f"$.{native}({_ordered(at, node, takes(found))})"
        rows = [at.value(argument) for argument in node.args]
        if native == "replace":
            return f"$.replace({', '.join([*rows, _facts(at, node.keywords)])})"
        named = [at.value(word.value) for word in node.keywords if word.arg in ("dtype", "type")]
        if native.startswith("json"):
            named = []
        rest = [
            word for word in node.keywords if word.arg not in ("dtype", "type", "ensure_ascii", "default")
        ]
        if rest:
            raise at.scope.refusal(node, f"{rest[0].arg}= of {native}")
        if native in CLASSES or (isinstance(found, type) and issubclass(found, BaseException)):
            return f"new $.{native}({', '.join(rows)})"
        return f"$.{native}({', '.join([*rows, *named])})"
    if isinstance(found, type) and issubclass(found, BaseException) and found.__module__ == "builtins":
        return f"new $.{found.__name__}({', '.join(at.value(argument) for argument in node.args)})"
    plain = plain_function(found)
    if not isinstance(plain, FunctionType | type):
        return None
    if isinstance(plain, FunctionType) and "." in plain.__qualname__:
        return None  # of a class: called as a method
    if not is_ours(plain):
        return None
    written = at.value(node.func)
    arguments = _ordered(at, node, takes(plain))
    return f"new {written}({arguments})" if isinstance(plain, type) else f"{written}({arguments})"


def _method(at: Expressions, function: ast.Attribute, node: ast.Call) -> tuple[str, str | None]:
    name, scope = function.attr, at.scope
    owner = function.value
    if isinstance(owner, ast.Call) and isinstance(owner.func, ast.Name) and owner.func.id == "super":
        scope.world.mention(name)
        assert scope.owner is not None
        inherited = next(
            (getattr(base, name) for base in scope.owner.__mro__[1:] if name in vars(base)), None
        )
        bound = plain_function(inherited)
        known = None
        if isinstance(bound, FunctionType) and is_ours(bound):
            known = parameters_of(tree_of(bound), bound=True)
        return f"super.{name}({_ordered(at, node, known)})", None
    if isinstance(owner, ast.Name) and owner.id == "object" and name == "__setattr__":
        return f"$.setattr({_plain_arguments(at, node)})", None
    static_owner = scope.static(owner)
    scope.world.mention(name)
    known = None
    if isinstance(static_owner, type):
        bound = plain_function(getattr(static_owner, name, None))
        kept = getattr(bound, "__func__", bound)
        if isinstance(kept, FunctionType) and is_ours(kept):
            known = parameters_of(tree_of(plain_function(kept)), bound=kept is not bound)
    if known is None:
        known = scope.world.parameters_named(name, [word.arg for word in node.keywords if word.arg])
    last = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
    if name == "rule":  # of an engine: the module's; of cards: as plain Python
        known = Parameters(["function"], [], "bound", None, set(), set() if last in CARDS else {"function"})
    has_names = bool(node.keywords)
    if name in METHODS and not (has_names and not METHODS[name]):
        rows = [at.value(owner), *(at.value(argument) for argument in node.args)]
        if has_names:
            rows += ["undefined"] * 0 + _after(at, node, METHODS[name])
        return f"$.m_{name}({', '.join(rows)})", OF_METHODS.get(name)
    if has_names and known is None:
        scope.world.problems.append(
            scope.refusal(node, f"arguments by name for {name}(), which differs by class")
        )
        return "null", None
    return f"{at.operand(owner)}.{name}({_ordered(at, node, known)})", None


def _after(at: Expressions, node: ast.Call, allowed: tuple[str, ...]) -> list[str]:
    """Arguments by name after those by place."""
    return _named(at, node, allowed[len(node.args) :])


def _plain_arguments(at: Expressions, node: ast.Call) -> str:
    if node.keywords:
        return _ordered(at, node, None)
    return ", ".join(at.value(argument) for argument in node.args)


def _ordered(at: Expressions, node: ast.Call, known: Parameters | None) -> str:
    """Arguments in the order of the parameters: see `Parameters`."""
    rows = [_argument(at, argument, known, index) for index, argument in enumerate(node.args)]
    if known is None:
        if node.keywords:
            at.scope.world.problems.append(at.scope.refusal(node, "arguments by name for who knows what"))
        return ", ".join(rows)
    starred = any(isinstance(argument, ast.Starred) for argument in node.args)
    if not node.keywords and (starred or (len(rows) <= len(known.names) and known.rest is None)):
        return ", ".join(_with_rest(rows, known) if known.rest else rows)
    if starred and known.rest is None:
        raise at.scope.refusal(node, "*arguments and names together")
    by_name = {word.arg: word for word in node.keywords if word.arg is not None}
    spread = [word for word in node.keywords if word.arg is None]
    if spread and known.facts is None:
        names = ", ".join(text(name) for name in known.all)
        given = _facts(at, node.keywords)
        return f"...$.byName([{names}], [{', '.join(rows)}], {given})"
    placed, rest = rows[: len(known.names)], rows[len(known.names) :]
    slots = [*placed, *(["undefined"] * (len(known.all) - len(placed)))]
    for name, word in list(by_name.items()):
        if name in known.all:
            slots[known.all.index(name)] = _argument(at, word.value, known, name)
            del by_name[name]
    extra = [*by_name.values(), *spread]
    if extra and known.facts is None:
        raise at.scope.refusal(node, f"{extra[0].arg}= is not taken")
    if known.facts and extra:
        slots.append(_facts(at, extra))
    elif known.facts and rest:
        slots.append("undefined")
    if not rest:
        while slots and slots[-1] == "undefined":
            slots.pop()
    return ", ".join([*slots, *rest])


def _with_rest(rows: list[str], known: Parameters) -> list[str]:
    """Arguments by place alone, where those that are left over have a parameter."""
    between = ["undefined"] * (len(known.only) + (known.facts is not None))
    return [*rows[: len(known.names)], *between, *rows[len(known.names) :]]


def _argument(at: Expressions, node: ast.expr, known: Parameters | None, index: int | str) -> str:
    """An argument; a rule that is handed over as such is known by its name."""
    if known is not None:
        if isinstance(node, ast.IfExp):
            one, other = (_argument(at, branch, known, index) for branch in (node.body, node.orelse))
            return f"({at.truth(node.test)} ? {one} : {other})"
        name = index if isinstance(index, str) else (known.names[index] if index < len(known.names) else "")
        found = at.scope.static(node)
        if name in known.rules and found is not MISSING and at.scope.world.is_rule(found):
            return f"$.rule({text(found.__name__)})"
    return at.value(node)


def _facts(at: Expressions, words: list[ast.keyword]) -> str:
    """Arguments by name, as a Dict."""
    if len(words) == 1 and words[0].arg is None:
        return f"$.dict({at.value(words[0].value)})"
    parts = [
        f"...$.items({at.value(word.value)})"
        if word.arg is None
        else f"[{text(word.arg)}, {at.value(word.value)}]"
        for word in words
    ]
    return f"$.dict([{', '.join(parts)}])"
