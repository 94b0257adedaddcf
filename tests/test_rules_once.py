"""Each rule stands once: no two rules of the same shape, no run of statements that two rules share.

A shape is a rule's syntax tree without the names of its own variables, its numbers and its texts. What it
calls, the tables it looks into and the fields it reads belong to the shape: two lists of choices that ask
other rules are two rules.
"""

from __future__ import annotations

import ast
import copy
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "sixthman"
MARKS = {"rule", "inlined"}
LONGEST_SHAPE = 5  # statements that two rules may have alike, being so short
LONGEST_RUN = 5  # statements in a row that two rules may share
BLOCKS = ("body", "orelse")

Lines = list[tuple[int, str]]  # of a rule, one a statement: how deep it is, and its shape


class Blank(ast.NodeTransformer):
    """Takes the names of a rule's own variables, its numbers and its texts away."""

    def __init__(self, own: set[str]) -> None:
        self._own = own

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return ast.Name("_" if node.id in self._own else node.id, ast.Load())

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        return ast.Constant(0)


def own_names(rule: ast.FunctionDef) -> set[str]:
    """What a rule takes, and what it gives a value to."""
    taken = {one.arg for one in rule.args.args}
    names = (node for node in ast.walk(rule) if isinstance(node, ast.Name))
    return taken | {name.id for name in names if isinstance(name.ctx, ast.Store)}


def lines_of(block: list[ast.stmt], depth: int, blank: Blank) -> Lines:
    """The statements of a block, each followed by those within it."""
    found: Lines = []
    for statement in block:
        head = copy.deepcopy(statement)
        inner = {name: getattr(head, name) for name in BLOCKS if isinstance(getattr(head, name, None), list)}
        for name in inner:
            setattr(head, name, [])
        found.append((depth, ast.dump(blank.visit(head))))
        for name, within in inner.items():
            if within and name == "orelse":
                found.append((depth, "else"))
            found += lines_of(within, depth + 1, blank)
    return found


def rules_in(source: str) -> dict[str, Lines]:
    """The rules of a module by name."""
    found = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and MARKS & {
            mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)
        }:
            body = node.body[1:] if ast.get_docstring(node) else node.body
            found[node.name] = lines_of(body, 0, Blank(own_names(node)))
    return found


def runs_of(lines: Lines) -> set[tuple[tuple[int, str], ...]]:
    """All that is one statement longer than may be shared."""
    size = LONGEST_RUN + 1
    windows = (lines[at : at + size] for at in range(len(lines) - size + 1))
    return {tuple((depth - window[0][0], shape) for depth, shape in window) for window in windows}


def written_twice(rules: dict[str, Lines]) -> set[tuple[str, ...]]:
    """The rules that are alike, or share a run of statements."""
    where: dict[object, set[str]] = defaultdict(set)
    for name, lines in rules.items():
        if len(lines) > LONGEST_SHAPE:
            where[tuple(lines)].add(name)
        for run in runs_of(lines):
            where[run].add(name)
    return {tuple(sorted(names)) for names in where.values() if len(names) > 1}


def all_rules() -> dict[str, Lines]:
    """Every rule of the package, by its file and its name."""
    return {
        f"{path.relative_to(SOURCES)}:{name}": lines
        for path in sorted(SOURCES.rglob("*.py"))
        for name, lines in rules_in(path.read_text("utf-8")).items()
    }


def test_each_rule_stands_once() -> None:
    """Let one of the two call the other, or both a third."""
    rules = all_rules()
    assert len(rules) > 500
    assert written_twice(rules) == set()


def test_a_copy_under_other_names_is_found() -> None:
    """A rule is copied, and its variables and numbers are given others: so are six statements of it."""
    path = SOURCES / "kernel" / "stream.py"
    source = path.read_text("utf-8")
    name, lines = max(rules_in(source).items(), key=lambda item: len(item[1]))
    assert len(lines) > LONGEST_RUN
    tree = next(
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name == name
    )
    planted = copy.deepcopy(tree)
    own = own_names(planted)
    for node in ast.walk(planted):
        if isinstance(node, ast.arg):
            node.arg += "_again"
        elif isinstance(node, ast.Name) and node.id in own:
            node.id += "_again"
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            node.value += 1
    planted.name = "planted"
    original = rules_in(ast.unparse(tree))
    assert written_twice(original) == set()
    assert written_twice(original | rules_in(ast.unparse(planted))) == {tuple(sorted((name, "planted")))}


RUN = """
    total = 0
    for place in range(int(state.held[seat])):
        card = int(state.hand[seat, place])
        if card != NONE:
            total += int(VALUE[card])
            state.hand[seat, place] = NONE
"""
ONE = f"@rule\ndef one(state, seat):{RUN}    return total\n"
TWO_RULES = f"{ONE}\n@rule\ndef other(state, seat):\n    begin(state){RUN}"


def test_a_run_within_another_rule_is_found() -> None:
    """Six statements in the middle of a rule; the same with another table in them are another rule."""
    assert written_twice(rules_in(TWO_RULES)) == {("one", "other")}
    assert (
        written_twice(rules_in(TWO_RULES.replace("begin(state)", "begin(state)").replace("VALUE", "COST", 1)))
        == set()
    )
