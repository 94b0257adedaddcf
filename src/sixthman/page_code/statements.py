"""Statements and whole functions in JavaScript."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from .expressions import Expressions
from .scope import NUMBER, Scope, type_said
from .sources import Parameters, parameters_of
from .world import safe

IN_PLACE: dict[type[ast.operator], str] = {
    ast.Add: "iadd",
    ast.BitOr: "ior",
}  # what lists, dictionaries and sets do where they are


class Statements(Expressions):
    """Translates the statements of one function."""

    def __init__(self, scope: Scope) -> None:
        super().__init__(scope)
        self.caught: list[str] = []  # the exceptions being handled, innermost last

    # --- functions

    def function(self, node: ast.FunctionDef, bound: bool) -> tuple[str, str, bool]:
        """Parameters and body of a function, and whether it is a generator. `bound`: a method, whose first
        parameter is `this`."""
        taken = parameters_of(node, bound)
        types = {one.arg: type_said(one.annotation) for one in _arguments(node)}
        local: dict[str, str | None] = dict.fromkeys(assigned(node))
        local |= {name: type_ for name, type_ in types.items() if name not in local}
        local |= dict.fromkeys(_outer(node), None)
        before = self.scope.temporaries
        with self.scope.local(local):
            parameters = self._parameters(node, taken)
            body = self.block(node.body)
            held = {*taken.all, taken.facts, taken.rest}
            fresh = [safe(name) for name in assigned(node) if name not in held]
            fresh += [f"$t{number}" for number in range(before + 1, self.scope.temporaries + 1)]
        head = ""
        if bound:
            first = _arguments(node)[0].arg
            head += f"const {safe(first)} = this;\n"
        if fresh:
            head += f"let {', '.join(dict.fromkeys(fresh))};\n"
        return parameters, head + body, _yields(node)

    def _parameters(self, node: ast.FunctionDef, taken: Parameters) -> str:
        given = node.args
        positional = [*given.posonlyargs, *given.args]
        values: dict[str, ast.expr] = {}
        for one, value in zip(
            positional[len(positional) - len(given.defaults) :], given.defaults, strict=True
        ):
            values[one.arg] = value
        for one, other in zip(given.kwonlyargs, given.kw_defaults, strict=True):
            if other is not None:
                values[one.arg] = other
        parts = [
            f"{safe(name)} = {self.value(values[name])}" if name in values else safe(name)
            for name in taken.all
        ]
        if taken.facts:
            parts.append(f"{safe(taken.facts)} = $.dict([])")
        if taken.rest:
            parts.append(f"...{safe(taken.rest)}")
        return ", ".join(parts)

    # --- statements

    def block(self, body: Iterable[ast.stmt]) -> str:
        """Statements one after the other."""
        lines = []
        for node in body:
            translate = getattr(self, f"_{type(node).__name__.lower()}", None)
            if translate is None:
                raise self.scope.refusal(node, f"{type(node).__name__} is not translated")
            lines.append(translate(node))
        return "\n".join(line for line in lines if line)

    def _expr(self, node: ast.Expr) -> str:
        if isinstance(node.value, ast.Constant):
            return ""  # a docstring, or an ellipsis
        return f"{self.value(node.value)};"

    def _yield(self, node: ast.Yield) -> str:
        return f"yield {self.value(node.value)}" if node.value else "yield"

    def _yieldfrom(self, node: ast.YieldFrom) -> str:
        return f"yield* {self.value(node.value)}"

    def _return(self, node: ast.Return) -> str:
        return f"return {self.value(node.value)};" if node.value else "return null;"

    def _pass(self, node: ast.Pass) -> str:
        return ""

    def _assert(self, node: ast.Assert) -> str:
        return ""

    def _break(self, node: ast.Break) -> str:
        return "break;"

    def _continue(self, node: ast.Continue) -> str:
        return "continue;"

    def _nonlocal(self, node: ast.Nonlocal) -> str:
        return ""

    def _importfrom(self, node: ast.ImportFrom) -> str:
        self.scope.take_import(node)
        return ""

    _import = _importfrom

    def _assign(self, node: ast.Assign) -> str:
        code = self.value(node.value)
        if len(node.targets) == 1:
            return self._assigned(node.targets[0], code)
        kept = self.scope.temporary()
        return f"{kept} = {code};\n" + "\n".join(self._assigned(target, kept) for target in node.targets)

    def _annassign(self, node: ast.AnnAssign) -> str:
        if node.value is None:
            return ""
        if isinstance(node.target, ast.Name) and (type_ := type_said(node.annotation)):
            self.scope.own[-1][node.target.id] = type_
        return self._assigned(node.target, self.value(node.value))

    def _assigned(self, target: ast.expr, code: str) -> str:
        if isinstance(target, ast.Name):
            return f"{safe(target.id)} = {code};"
        if isinstance(target, ast.Attribute):
            return f"{self.operand(target.value)}.{target.attr} = {code};"
        if isinstance(target, ast.Subscript):
            if isinstance(target.slice, ast.Slice):
                return f"$.putSlice({self.value(target.value)}, {self.slice(target.slice)}, {code});"
            return f"$.put({self.value(target.value)}, {self.key(target.slice)}, {code});"
        if isinstance(target, ast.Tuple | ast.List):
            if any(isinstance(part, ast.Starred) for part in target.elts[:-1]):
                return self._starred_first(target, code)
            if all(isinstance(part, ast.Name | ast.Starred | ast.Tuple) for part in target.elts):
                return f"{self.target(target)} = {code};"
            kept = self.scope.temporary()
            rows = [f"{kept} = {code};"]
            rows += [self._assigned(part, f"{kept}[{index}]") for index, part in enumerate(target.elts)]
            return "\n".join(rows)
        raise self.scope.refusal(target, "assignment to this")

    def _starred_first(self, target: ast.Tuple | ast.List, code: str) -> str:
        """`*first, last = rows`"""
        first, *others = target.elts
        if not isinstance(first, ast.Starred):
            raise self.scope.refusal(target, "a star in the middle")
        kept, count = self.scope.temporary(), len(others)
        rows = [f"{kept} = $.list({code});", self._assigned(first.value, f"{kept}.slice(0, -{count})")]
        rows += [self._assigned(part, f"$.get({kept}, {index - count})") for index, part in enumerate(others)]
        return "\n".join(rows)

    def target(self, node: ast.expr) -> str:
        """What is assigned to: attributes too."""
        if isinstance(node, ast.Attribute):
            return f"{self.operand(node.value)}.{node.attr}"
        return super().target(node)

    def _augassign(self, node: ast.AugAssign) -> str:
        target = node.target
        if isinstance(target, ast.Name):
            changed = ast.copy_location(ast.BinOp(ast.Name(target.id), node.op, node.value), node)
            in_place: str | None = IN_PLACE.get(type(node.op))
            if in_place is not None and self.scope.type_of(target.id) is None:
                return f"{safe(target.id)} = $.{in_place}({safe(target.id)}, {self.value(node.value)});"
            return f"{safe(target.id)} = {self.value(changed)};"
        helper = IN_PLACE.get(type(node.op))
        if isinstance(target, ast.Attribute):
            owner, before = self._held(target.value)
            kept: ast.expr = ast.Attribute(owner, target.attr)
        elif not isinstance(target.slice, ast.Slice):
            owner, before = self._held(target.value)
            key, more = self._held(target.slice)
            before += more
            kept = ast.Subscript(owner, key)
        else:
            raise self.scope.refusal(node, "this in place")
        ast.copy_location(kept, node)
        if helper:
            code = f"$.{helper}({self.value(kept)}, {self.value(node.value)})"
        else:
            code = self.value(ast.copy_location(ast.BinOp(kept, node.op, node.value), node))
        return before + self._assigned(kept, code)

    def _held(self, node: ast.expr) -> tuple[ast.expr, str]:
        """An expression that is worked out once, and the line that does."""
        if isinstance(node, ast.Name | ast.Constant | ast.Slice):
            return node, ""
        if isinstance(node, ast.Tuple):
            held = [self._held(part) for part in node.elts]
            return ast.Tuple([part for part, _ in held]), "".join(line for _, line in held)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            return node, ""
        kept = ast.Name(self.scope.temporary())
        self.scope.own[-1][kept.id] = None
        return kept, f"{kept.id} = {self.value(node)};\n"

    def _delete(self, node: ast.Delete) -> str:
        rows = []
        for target in node.targets:
            if not isinstance(target, ast.Subscript):
                raise self.scope.refusal(node, "del of this")
            if isinstance(target.slice, ast.Slice):
                rows.append(f"$.putSlice({self.value(target.value)}, {self.slice(target.slice)}, []);")
            else:
                rows.append(f"$.remove({self.value(target.value)}, {self.key(target.slice)});")
        return "\n".join(rows)

    # --- where it goes on

    def _if(self, node: ast.If) -> str:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return self.block(node.orelse)
        code = f"if ({self.truth(node.test)}) {{\n{self.block(node.body)}\n}}"
        if node.orelse:
            code += f" else {{\n{self.block(node.orelse)}\n}}"
        return code

    def _while(self, node: ast.While) -> str:
        if node.orelse:
            raise self.scope.refusal(node, "while … else")
        return f"while ({self.truth(node.test)}) {{\n{self.block(node.body)}\n}}"

    def _for(self, node: ast.For) -> str:
        if node.orelse:
            raise self.scope.refusal(node, "for … else")
        if isinstance(node.target, ast.Name) and _is_range(node.iter) and not self.scope.is_local("range"):
            self.scope.own[-1][node.target.id] = NUMBER
        return f"for ({self.target(node.target)} of {self.value(node.iter)}) {{\n{self.block(node.body)}\n}}"

    def _raise(self, node: ast.Raise) -> str:
        if node.exc is None:
            return f"throw {self.caught[-1]};"
        code = self.value(node.exc)
        is_class = isinstance(self.scope.static(node.exc), type)
        return f"throw new {code}();" if is_class else f"throw {code};"

    def _try(self, node: ast.Try) -> str:
        kept = f"$e{len(self.caught) + 1}"
        if node.orelse:
            raise self.scope.refusal(node, "try … else")
        code = f"try {{\n{self.block(node.body)}\n}}"
        if node.handlers:
            self.caught.append(kept)
            branches = "".join(self._handler(handler, kept) for handler in node.handlers)
            self.caught.pop()
            last = "" if node.handlers[-1].type is None else f"{{\nthrow {kept};\n}}"
            code += f" catch ({kept}) {{\n{branches}{last}\n}}"
        if node.finalbody:
            code += f" finally {{\n{self.block(node.finalbody)}\n}}"
        return code

    def _handler(self, node: ast.ExceptHandler, kept: str) -> str:
        body = self.block(node.body)
        if node.name:
            body = f"{safe(node.name)} = {kept};\n{body}"
        if node.type is None:
            return f"{{\n{body}\n}}"
        types = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
        rows = ", ".join(self.value(type_) for type_ in types)
        return f"if ($.caught({kept}, [{rows}])) {{\n{body}\n}} else "

    def _with(self, node: ast.With) -> str:
        """Entered before, left after, whatever happens."""
        if len(node.items) > 1 or node.items[0].optional_vars is not None:
            raise self.scope.refusal(node, "with … as, and with several, are not translated")
        name = f"within{node.lineno}"
        entered = f"const {name} = {self.value(node.items[0].context_expr)};\n{name}.__enter__();"
        return f"{entered}\ntry {{\n{self.block(node.body)}\n}} finally {{\n{name}.__exit__();\n}}"

    def _functiondef(self, node: ast.FunctionDef) -> str:
        """A function within a function."""
        if node.decorator_list:
            raise self.scope.refusal(node, "a decorated function within a function")
        parameters, body, yields = self.function(node, bound=False)
        if yields:
            return f"{safe(node.name)} = function* ({parameters}) {{\n{body}\n}};"
        return f"{safe(node.name)} = ({parameters}) => {{\n{body}\n}};"


def _is_range(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"


def _arguments(node: ast.FunctionDef) -> list[ast.arg]:
    given = node.args
    more = [one for one in (given.vararg, given.kwarg) if one]
    return [*given.posonlyargs, *given.args, *given.kwonlyargs, *more]


def _within(node: ast.AST) -> Iterable[ast.AST]:
    """Everything in a function, without what is in functions within it."""
    for inner in ast.iter_child_nodes(node):
        yield inner
        if not isinstance(inner, ast.FunctionDef | ast.Lambda):
            yield from _within(inner)


def _yields(node: ast.FunctionDef) -> bool:
    return any(isinstance(inner, ast.Yield | ast.YieldFrom) for inner in _within(node))


def _outer(node: ast.FunctionDef) -> list[str]:
    """Parameters that are not named in annotations of their own: those for all other arguments."""
    return [one.arg for one in (node.args.vararg, node.args.kwarg) if one]


def assigned(node: ast.FunctionDef) -> list[str]:
    """The variables of a function."""
    found: dict[str, None] = {}
    shared: set[str] = set()
    bound = {
        id(part)
        for inner in _within(node)
        if isinstance(inner, ast.comprehension)
        for part in ast.walk(inner.target)
    }
    for inner in _within(node):
        if isinstance(inner, ast.Nonlocal | ast.Global):
            shared |= set(inner.names)
        if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store) and id(inner) not in bound:
            found[inner.id] = None
        if isinstance(inner, ast.FunctionDef):
            found[inner.name] = None
        if isinstance(inner, ast.ExceptHandler) and inner.name:
            found[inner.name] = None
    return [name for name in found if name not in shared]
