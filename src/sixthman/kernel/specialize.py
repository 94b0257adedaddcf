"""Rules for one kind of table: what was agreed on before the game, written into the code as plain numbers.

Rules ask the record how many seats there are and which mode is played, since they serve every table. In a
batch all games agree on that. With the numbers in place of the fields a compiler sees how often a loop goes
round and which branches nobody takes.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Mapping
from types import CodeType, FunctionType


class TableSettings(ast.NodeTransformer):
    """Reads a number wherever a field of that name was read; what is written stays."""

    def __init__(self, numbers: Mapping[str, int]) -> None:
        self._numbers = numbers

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """`state.seats` becomes 4."""
        if isinstance(node.ctx, ast.Load) and node.attr in self._numbers:
            return ast.copy_location(ast.Constant(self._numbers[node.attr]), node)
        self.generic_visit(node)
        return node


def code_for(function: FunctionType, numbers: Mapping[str, int]) -> CodeType:
    """The code of a rule where these fields of the record are known to hold these numbers."""
    code = function.__code__
    if numbers.keys().isdisjoint(code.co_names):
        return code
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list = []
    ast.increment_lineno(tree, code.co_firstlineno - 1)
    anew = ast.fix_missing_locations(TableSettings(numbers).visit(tree))
    module = compile(anew, code.co_filename, "exec")
    return next(part for part in module.co_consts if isinstance(part, CodeType))
