"""Expressions: each becomes JavaScript that means the same, by the runtime (`$`) where that differs."""

from __future__ import annotations

import ast
from types import FunctionType, ModuleType
from typing import Any

from .calls import call
from .natives import METHODS
from .scope import MISSING, NUMBER, TEXT, TRUTH, Scope
from .sources import parameters_of
from .values import text
from .world import safe

ValueType = str | None

ARITHMETIC: dict[type, tuple[str, str]] = {  # the operator between numbers, the runtime's for anything
    ast.Add: ("+", "add"), ast.Sub: ("-", "sub"), ast.Mult: ("*", "mul"), ast.Div: ("", "div"),
    ast.FloorDiv: ("", "floordiv"), ast.Mod: ("", "mod"), ast.Pow: ("**", "pow"),
    ast.BitOr: ("", "or"), ast.BitAnd: ("", "and"), ast.BitXor: ("", "xor"),
    ast.LShift: ("", "shl"), ast.RShift: ("", "shr"),
}  # fmt: skip
COMPARED: dict[type, tuple[str, str]] = {
    ast.Lt: ("<", "lt"), ast.LtE: ("<=", "le"), ast.Gt: (">", "gt"), ast.GtE: (">=", "ge"),
    ast.Eq: ("===", "eq"), ast.NotEq: ("!==", "ne"),
}  # fmt: skip
SIMPLE = (NUMBER, TEXT)


class Expressions:
    """Translates the expressions of one function."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    def value(self, node: ast.expr) -> str:
        """An expression, for its value."""
        return self.typed(node)[0]

    def operand(self, node: ast.expr) -> str:
        """An expression that something is called or asked of."""
        code = self.value(node)
        bare = isinstance(node, ast.Name | ast.Attribute | ast.Subscript | ast.Call | ast.List | ast.Constant)
        return code if bare and not code.startswith("new ") and not code[:1].isdigit() else f"({code})"

    def truth(self, node: ast.expr) -> str:
        """An expression, for whether Python takes it as true."""
        if isinstance(node, ast.BoolOp):
            joint = " && " if isinstance(node.op, ast.And) else " || "
            return "(" + joint.join(self.truth(part) for part in node.values) + ")"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"!{self.truth(node.operand)}"
        code, type_ = self.typed(node)
        return f"({code})" if type_ is not None else f"$.t({code})"

    def typed(self, node: ast.expr) -> tuple[str, ValueType]:
        """An expression, and the type of its value if that is known."""
        translate = getattr(self, f"_{type(node).__name__.lower()}", None)
        if translate is None:
            raise self.scope.refusal(node, f"{type(node).__name__} is not translated")
        made = translate(node)
        return made if isinstance(made, tuple) else (made, None)

    # --- names and values

    def _constant(self, node: ast.Constant) -> tuple[str, ValueType]:
        found = node.value
        if isinstance(found, bytes):
            return text(found.decode("latin-1")), TEXT
        type_ = {int: NUMBER, float: NUMBER, str: TEXT, bool: TRUTH}.get(type(found))
        return self.scope.world.value(found, "", self.scope.location, node), type_

    def _name(self, node: ast.Name) -> tuple[str, ValueType]:
        if self.scope.is_local(node.id):
            return safe(node.id), self.scope.type_of(node.id)
        found = self.scope.outside(node.id)
        type_ = {int: NUMBER, float: NUMBER, str: TEXT, bool: TRUTH}.get(type(found))
        return self.scope.name(node), type_

    def _attribute(self, node: ast.Attribute) -> tuple[str, ValueType] | str:
        found = self.scope.static(node)
        owner = self.scope.static(node.value)
        if isinstance(owner, ModuleType):
            if found is MISSING:
                raise self.scope.refusal(node, f"{owner.__name__}.{node.attr} is not known")
            return self._outside(found, node)
        if node.attr == "__getitem__":
            return f"$.getter({self.value(node.value)})"
        if node.attr == "__name__":
            return f"$.nameOf({self.value(node.value)})"
        if node.attr == "__dict__":
            raise self.scope.refusal(node, "__dict__")
        self.scope.world.mention(node.attr)
        if isinstance(owner, type) and isinstance(vars(owner).get(node.attr), FunctionType):
            return f"$.method({text(node.attr)})"
        if node.attr in METHODS:
            return f"$.bound({self.value(node.value)}, {text(node.attr)})"
        if node.attr in self.scope.world.methods:
            return f"$.bound({self.value(node.value)}, {text(node.attr)})"
        return f"{self.operand(node.value)}.{node.attr}"

    def _outside(self, found: Any, node: ast.Attribute) -> tuple[str, ValueType]:
        type_ = {int: NUMBER, float: NUMBER, str: TEXT, bool: TRUTH}.get(type(found))
        return self.scope.refer(found, node.attr, node), type_

    def _joinedstr(self, node: ast.JoinedStr) -> tuple[str, ValueType]:
        parts = []
        for part in node.values:
            if isinstance(part, ast.Constant):
                parts.append(
                    text(str(part.value))[1:-1].replace('\\"', '"').replace("`", "\\`").replace("${", "\\${")
                )
            else:
                assert isinstance(part, ast.FormattedValue)
                parts.append("${" + self._formatted(part) + "}")
        return "`" + "".join(parts) + "`", TEXT

    def _formatted(self, node: ast.FormattedValue) -> str:
        code, type_ = self.typed(node.value)
        if node.conversion == ord("r"):
            code = f"$.repr({code})"
        if node.format_spec is not None:
            return f"$.format({code}, {self.value(node.format_spec)})"
        return code if type_ in SIMPLE or node.conversion == ord("r") else f"$.str({code})"

    def _tuple(self, node: ast.Tuple | ast.List) -> str:
        return f"[{', '.join(self.value(part) for part in node.elts)}]"

    _list = _tuple

    def _set(self, node: ast.Set) -> str:
        return f"$.set([{', '.join(self.value(part) for part in node.elts)}])"

    def _dict(self, node: ast.Dict) -> str:
        parts = [
            f"...$.items({self.value(value)})" if key is None else f"[{self.value(key)}, {self.value(value)}]"
            for key, value in zip(node.keys, node.values, strict=True)
        ]
        return f"$.dict([{', '.join(parts)}])"

    def _starred(self, node: ast.Starred) -> str:
        return f"...{self.value(node.value)}"

    def _namedexpr(self, node: ast.NamedExpr) -> str:
        return f"({safe(node.target.id)} = {self.value(node.value)})"

    # --- operators

    def _binop(self, node: ast.BinOp) -> tuple[str, ValueType]:
        plain, helper = ARITHMETIC.get(type(node.op), ("", ""))
        if not helper:
            raise self.scope.refusal(node, f"the operator {type(node.op).__name__}")
        (left, one), (right, other) = self.typed(node.left), self.typed(node.right)
        if isinstance(node.op, ast.Mod) and one == TEXT:
            return f"$.percent({left}, {right})", TEXT
        if plain and one == other == NUMBER:
            return f"({left} {plain} {right})", NUMBER
        if plain == "+" and one == other == TEXT:
            return f"({left} + {right})", TEXT
        if plain == "-" and NUMBER in (one, other):
            return f"({left} {plain} {right})", NUMBER
        if plain == "+" and TEXT in (one, other):
            return f"({left} + {right})", TEXT
        both = one == other == NUMBER
        return f"$.{helper}({left}, {right})", NUMBER if both else None

    def _unaryop(self, node: ast.UnaryOp) -> tuple[str, ValueType]:
        if isinstance(node.op, ast.Not):
            return self.truth(node), TRUTH
        code, _ = self.typed(node.operand)
        if isinstance(node.op, ast.Invert):
            return f"$.invert({code})", NUMBER
        sign = "-" if isinstance(node.op, ast.USub) else "+"
        return f"({sign} {code})", NUMBER

    def _boolop(self, node: ast.BoolOp) -> tuple[str, ValueType]:
        parts = [self.typed(part) for part in node.values]
        if all(type_ is not None for _, type_ in parts[:-1]):
            joint = " && " if isinstance(node.op, ast.And) else " || "
            types = {type_ for _, type_ in parts}
            return "(" + joint.join(code for code, _ in parts) + ")", types.pop() if len(types) == 1 else None
        helper = "and_" if isinstance(node.op, ast.And) else "or_"
        code = parts[-1][0]
        for before, _ in reversed(parts[:-1]):
            code = f"$.{helper}({before}, () => {code})"
        return code, None

    def _compare(self, node: ast.Compare) -> tuple[str, ValueType]:
        parts, left = [], node.left
        for index, (operator, right) in enumerate(zip(node.ops, node.comparators, strict=True)):
            last = index == len(node.ops) - 1
            kept: ast.expr = right
            if not last and not isinstance(right, ast.Name | ast.Constant):
                kept = ast.Name(self.scope.temporary())
                self.scope.own[-1][kept.id] = self.typed(right)[1]
                right = ast.NamedExpr(kept, right)
            parts.append(self._compared(left, operator, right))
            left = kept
        return (parts[0] if len(parts) == 1 else "(" + " && ".join(parts) + ")"), TRUTH

    def _compared(self, left: ast.expr, operator: ast.cmpop, right: ast.expr) -> str:
        if isinstance(operator, ast.In | ast.NotIn):
            return f"{'!' * isinstance(operator, ast.NotIn)}$.in_({self.value(left)}, {self.value(right)})"
        (one, type_), (other, other_type) = self.typed(left), self.typed(right)
        if isinstance(operator, ast.Is | ast.IsNot):
            negated = isinstance(operator, ast.IsNot)
            if "null" in (one, other):
                return f"({one} {'!=' if negated else '=='} {other})"
            return f"({one} {'!==' if negated else '==='} {other})"
        plain, helper = COMPARED[type(operator)]
        is_equality = helper in ("eq", "ne")
        if (type_ == other_type and type_ in SIMPLE) or (not is_equality and NUMBER in (type_, other_type)):
            return f"({one} {plain} {other})"
        if is_equality and TEXT in (type_, other_type):
            return f"({one} {plain} {other})"
        return f"$.{helper}({one}, {other})"

    def _ifexp(self, node: ast.IfExp) -> tuple[str, ValueType]:
        (one, type_), (other, other_type) = self.typed(node.body), self.typed(node.orelse)
        return f"({self.truth(node.test)} ? {one} : {other})", type_ if type_ == other_type else None

    # --- parts

    def _subscript(self, node: ast.Subscript) -> str:
        owner = self.scope.static(node.value)
        if isinstance(owner, type):
            return self.value(node.value)  # list[int]: the type by itself
        if isinstance(node.slice, ast.Slice):
            return f"$.slice({self.value(node.value)}, {self.slice(node.slice)})"
        return f"$.get({self.value(node.value)}, {self.key(node.slice)})"

    def key(self, node: ast.expr) -> str:
        """What is between brackets, slices of rows within it included."""
        if isinstance(node, ast.Tuple):
            return f"[{', '.join(self.key(part) for part in node.elts)}]"
        if isinstance(node, ast.Slice):
            return f"$.part({self.slice(node)})"
        return self.value(node)

    def slice(self, node: ast.Slice) -> str:
        """From, to and step."""
        return ", ".join(
            "null" if part is None else self.value(part) for part in (node.lower, node.upper, node.step)
        )

    def _call(self, node: ast.Call) -> tuple[str, ValueType]:
        return call(self, node)

    # --- functions and comprehensions

    def _lambda(self, node: ast.Lambda) -> str:
        taken = parameters_of(node)
        if taken.only or taken.facts or taken.defaults:
            raise self.scope.refusal(node, "a lambda with more than plain parameters")
        names = [safe(name) for name in taken.names] + ([f"...{safe(taken.rest)}"] if taken.rest else [])
        local = dict.fromkeys([*taken.names, *([taken.rest] if taken.rest else [])])
        with self.scope.local(local):
            return f"(({', '.join(names)}) => {self.value(node.body)})"

    def _listcomp(self, node: ast.ListComp) -> str:
        return self._comprehension(node.generators, node.elt)

    def _setcomp(self, node: ast.SetComp) -> str:
        return f"$.set({self._comprehension(node.generators, node.elt)})"

    def _dictcomp(self, node: ast.DictComp) -> str:
        pair = ast.copy_location(ast.Tuple([node.key, node.value]), node.key)
        return f"$.dict({self._comprehension(node.generators, pair)})"

    def _generatorexp(self, node: ast.GeneratorExp) -> str:
        return f"(function* () {{ {self._generator(node.generators, node.elt)} }})()"

    def _comprehension(self, generators: list[ast.comprehension], element: ast.expr) -> str:
        """A list, made while the rows come: what is told of one may take others from where they come from."""
        first, *others = generators
        rows = self.value(first.iter)
        with self.scope.local(dict.fromkeys(targets(first.target))):
            taken = self.target(first.target)
            made = self._comprehension(others, element) if others else self.arrow(element)
            parts = [rows, f"({taken}) => {made}"]
            if first.ifs:
                parts.append(f"({taken}) => {' && '.join(self.truth(test) for test in first.ifs)}")
        return f"$.each({', '.join(parts)})" + ".flat()" * bool(others)

    def arrow(self, node: ast.expr) -> str:
        """What an arrow function gives."""
        code = self.value(node)
        return f"({code})" if code.startswith("{") else code

    def _generator(self, generators: list[ast.comprehension], element: ast.expr) -> str:
        first, *others = generators
        rows = self.value(first.iter)
        with self.scope.local(dict.fromkeys(targets(first.target))):
            tests = "".join(f"if ({self.truth(test)}) " for test in first.ifs)
            inner = self._generator(others, element) if others else f"yield {self.value(element)};"
            return f"for (const {self.target(first.target)} of {rows}) {tests}{inner}"

    def target(self, node: ast.expr) -> str:
        """What is assigned to, if that is names."""
        if isinstance(node, ast.Name):
            return safe(node.id)
        if isinstance(node, ast.Tuple | ast.List):
            return f"[{', '.join(self.target(part) for part in node.elts)}]"
        if isinstance(node, ast.Starred):
            return f"...{self.target(node.value)}"
        raise self.scope.refusal(node, "assignment to this in one go")


def targets(node: ast.expr) -> list[str]:
    """The names that are assigned to."""
    return [inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)]
