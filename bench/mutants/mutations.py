"""Small changes of a source, by Cosmic Ray's operators, and a sample of them that is the same every time."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FAMILIES = (
    "ReplaceBinaryOperator_",
    "ReplaceComparisonOperator_",
    "ReplaceUnaryOperator_",
    "ReplaceTrueWith",
    "ReplaceFalseWith",
    "ReplaceAndWith",
    "ReplaceOrWith",
    "ReplaceBreakWith",
    "ReplaceContinueWith",
    "AddNot",
    "ExceptionReplacer",
    "NumberReplacer",
    "RemoveDecorator",
    "ZeroIterationForLoop",
)


class Mutant(NamedTuple):
    """A file with one change."""

    path: str
    lines: range  # that are different
    change: str  # what stood there, and what is there now
    text: str


def sample(root: Path, files: list[Path], count: int, seed: int) -> list[Mutant]:
    """This many changes: a file by its length, then a place in it, then what is written there."""
    luck = random.Random(f"{seed} {count}")
    lengths = [len(file.read_text().splitlines()) for file in files]
    places: dict[Path, list[tuple[str, int]]] = {}
    found: dict[tuple[str, str, int], Mutant] = {}
    while len(found) < count:
        file = luck.choices(files, lengths)[0]
        if file not in places:
            places[file] = list(_places(file.read_text(), luck))
        if not places[file]:
            continue
        name, occurrence = places[file].pop(luck.randrange(len(places[file])))
        mutant = _mutant(root, file, name, occurrence)
        if mutant is not None:
            found[mutant.path, mutant.change, mutant.lines.start] = mutant
    return list(found.values())


def _places(text: str, luck: random.Random) -> Iterator[tuple[str, int]]:
    """Each place once: of the operators that could be written there, one."""
    from cosmic_ray import plugins
    from cosmic_ray.ast import ast_nodes, get_ast

    kinds: dict[str, list[str]] = {}
    for name in plugins.operator_names():
        plain = name.removeprefix("core/")
        family = next((family for family in FAMILIES if plain.startswith(family)), None)
        if family is not None:
            kinds.setdefault(plain.rsplit("_", 1)[0], []).append(name)
    nodes = list(ast_nodes(get_ast(text)))
    for names in kinds.values():
        name = luck.choice(names)
        operator = plugins.get_operator(name)()
        many = sum(len(list(operator.mutation_positions(node))) for node in nodes)
        yield from ((name, occurrence) for occurrence in range(many))


def _mutant(root: Path, file: Path, name: str, occurrence: int) -> Mutant | None:
    """The change, if it changes what is run: types, for one, are only read."""
    from cosmic_ray import plugins
    from cosmic_ray.mutating import mutate_code

    text = file.read_text()
    spoilt = mutate_code(text, plugins.get_operator(name)(), occurrence)
    if spoilt is None or _plain(spoilt) in ("", _plain(text)):
        return None
    before, after = text.splitlines(), spoilt.splitlines()
    first = next(k for k, (one, other) in enumerate(zip(before, after, strict=False)) if one != other)
    more = len(after) - len(before)
    last = next(
        k for k in range(len(before), first, -1) if before[k - 1 : k] != after[k - 1 + more : k + more]
    )
    change = f"{' '.join(before[first:last]).strip()} → {' '.join(after[first : last + more]).strip()}"
    return Mutant(str(file.relative_to(root)), range(first + 1, last + 1), change, spoilt)


class _Untyped(ast.NodeTransformer):
    """Takes types and docstrings away."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)


def _plain(text: str) -> str:
    """What a source says, without types; "" if it is none."""
    try:
        return ast.dump(_Untyped().visit(ast.parse(text)))
    except SyntaxError:
        return ""
