"""The fourth target: all rules of a game in one WebAssembly module, built once and run everywhere.

Numba's front end turns rules into LLVM's language; LLVM compiles that for WebAssembly; a linker makes one
file of it. Needed only to build a module (see `sixthman.modules`); `kernel.module` runs one.

How a module is called: its functions take no arguments. What they need is written beforehand into
`arguments`, a row of 64-bit numbers in the module's memory: a whole number as it is, a float by its bits, a
record by its address, rows by their address and their length in each dimension. What a function gives stands
afterwards in the first place of that row. Tables that were read from data files lie in the module's memory
too, where others can be written over them. The custom section `sixthman` says all of this in JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

from llvmlite import binding as llvm  # type: ignore[import-untyped]
from llvmlite import ir
from numba.core import registry, types

from .exports import FLOAT, Export, described, label_of
from .game import BuiltEngine, Game
from .lowering import (
    compile_part,
    imported_clock,
    make_array,
    memory_of,
    numba_type,
    open_tables,
    populate_array,
)
from .module import with_checksum
from .rules import SIGNED, Build

SECTION = "sixthman"
ARGUMENTS, ROOM = "arguments", 64  # the row that functions are called by, and its length
TABLE = "table "  # what the name of a table in memory begins with
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
INLINED = 225  # how large a function is at most that is copied into its callers; usual: 250
STACK = 1 << 17
CLOCK = "spent"  # the one thing asked of whoever runs a module: how much of a thought's time is over

Target: Any = registry.cpu_target
numba_types: Any = types
Long = ir.IntType(64)
Double = ir.DoubleType()


@dataclass(frozen=True)
class Contents:
    """What goes into a game's module."""

    game: Game
    exports: tuple[Export, ...]
    tables: Mapping[str, Any]  # the tables that can be written over, by the names rules know them by
    about: Mapping[str, Any]  # what else the module says about itself


def build_module(contents: Contents) -> bytes:
    """The module, byte for byte the same wherever the same tools build it."""
    with open_tables({TABLE + name: table for name, table in contents.tables.items()}):
        lowered = _lower(contents)
        linked = _link(contents, lowered)
    code = _link_object(_compile(linked, contents), contents)
    about = json.dumps(manifest(contents), sort_keys=True, separators=(",", ":"))
    return with_checksum(code + _section(about.encode()))


def manifest(contents: Contents) -> dict[str, Any]:
    """All that someone has to know to run the module."""
    return {
        "game": contents.game.name,
        "record": described(contents.game.record),
        "choices": contents.game.choices,
        "exports": {
            export.label: {
                "rule": export.rule.__name__,
                "takes": described(export.takes),
                "gives": export.gives,
                "bound": {name: label_of(bound) for name, bound in export.bound.items()},
            }
            for export in contents.exports
        },
        "tables": {
            name: {"type": described(table.dtype), "shape": list(table.shape)}
            for name, table in contents.tables.items()
        },
        "tools": {name: version(name) for name in ("numba", "llvmlite", "ziglang")}
        | {"python": f"{sys.version_info.major}.{sys.version_info.minor}"},
        **contents.about,
    }


# --- from rules to LLVM's language


def _lower(contents: Contents) -> list[Any]:
    """Every export in LLVM's language. What rules have in common is there once, however names are bound."""
    game = replace(contents.game, tables=contents.tables)
    engine = BuiltEngine(game, Build(compile_part, {**SIGNED, CLOCK: imported_clock(CLOCK)}))
    lowered = []
    for export in contents.exports:
        dispatcher: Any = engine.rule(export.rule, **export.bound)
        signature = tuple(numba_type(type_) for type_ in export.takes)
        dispatcher.compile(signature)
        lowered.append(dispatcher.overloads[signature])
    return lowered


# --- entries without arguments, and everything in one


def _link(contents: Contents, lowered: Iterable[Any]) -> Any:
    entries = ir.Module("entries")
    row = ir.GlobalVariable(entries, ir.ArrayType(Long, ROOM), ARGUMENTS)
    row.initializer = ir.Constant(row.value_type, None)
    for name, table in contents.tables.items():
        memory = ir.GlobalVariable(entries, memory_of(table), TABLE + name)
        memory.initializer = ir.Constant(memory.value_type, bytearray(table.tobytes()))
        memory.align = 16
    libraries: list[Any] = []
    for export, one in zip(contents.exports, lowered, strict=True):
        _write_entry(entries, row, export, one)
        _collect(one.library, libraries)
    linked = _parsed(str(entries))
    for library in libraries:
        linked.link_in(library._final_module, preserve=True)
    return linked


def _parsed(text: str) -> Any:
    of_this_machine = ("target triple", "target datalayout")
    lines = (line for line in text.splitlines() if not line.startswith(of_this_machine))
    return llvm.parse_assembly("\n".join(lines))


def _collect(library: Any, found: list[Any]) -> None:
    """A library and all that it calls, each once."""
    if library not in found:
        found.append(library)
        for other in library._linking_libraries:
            _collect(other, found)


def _write_entry(entries: Any, row: Any, export: Export, lowered: Any) -> None:
    """A function without arguments that finds them in the row, and leaves there what the rule gives."""
    function = ir.Function(entries, ir.FunctionType(ir.VoidType(), []), export.label)
    builder = ir.IRBuilder(function.append_basic_block())
    about, context = lowered.fndesc, Target.target_context
    slots = (builder.gep(row, [Long(0), Long(i)], inbounds=True) for i in range(ROOM))
    values = [_argument(builder, type_, slots) for type_ in about.argtypes]
    callee = context.declare_function(entries, about)
    status, given = context.call_conv.call_function(builder, callee, about.restype, about.argtypes, values)
    with builder.if_then(status.is_error, likely=False):
        builder.call(_trap(entries), [])
    if export.gives is not None:
        first = builder.gep(row, [Long(0), Long(0)], inbounds=True)
        builder.store(_as_long(builder, export.gives, about.restype, given), first)
    builder.ret_void()


def _trap(module: Any) -> Any:
    return module.globals.get("llvm.trap") or ir.Function(
        module, ir.FunctionType(ir.VoidType(), []), "llvm.trap"
    )


def _argument(builder: Any, type_: Any, slots: Iterator[Any]) -> Any:
    context = Target.target_context
    if isinstance(type_, numba_types.BaseTuple):
        return context.make_tuple(builder, type_, [_argument(builder, part, slots) for part in type_.types])
    if isinstance(type_, numba_types.Array):
        return _rows_argument(builder, type_, slots)
    long = builder.load(next(slots))
    if isinstance(type_, numba_types.Record):
        return builder.inttoptr(long, context.get_value_type(type_))
    return builder.bitcast(long, Double) if isinstance(type_, numba_types.Float) else long


def _rows_argument(builder: Any, type_: Any, slots: Iterator[Any]) -> Any:
    context = Target.target_context
    array = make_array(type_)(context, builder)
    data = builder.inttoptr(builder.load(next(slots)), array.data.type)
    shape = [builder.load(next(slots)) for _ in range(type_.ndim)]
    item = Long(context.get_abi_sizeof(context.get_data_type(type_.dtype)))
    strides: list[Any] = []
    step = item
    for size in reversed(shape):
        strides.insert(0, step)
        step = builder.mul(step, size)
    populate_array(array, data, shape, strides, item, meminfo=None)
    return array._getvalue()


def _as_long(builder: Any, gives: str, type_: Any, given: Any) -> Any:
    """What a rule gives, as 64 bits."""
    context = Target.target_context
    wanted = numba_types.float64 if gives == FLOAT else numba_types.int64
    cast = context.cast(builder, given, type_, wanted)
    return builder.bitcast(cast, Long) if gives == FLOAT else cast


# --- LLVM and the linker


def _compile(linked: Any, contents: Contents) -> bytes:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu="generic", features=FEATURES, opt=3)
    linked.triple, linked.data_layout = TRIPLE, str(machine.target_data)
    offered = _offered(contents)
    for item in (*linked.functions, *linked.global_variables):
        if not item.is_declaration and not item.name.startswith("llvm."):
            item.linkage = "external" if item.name in offered else "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = True
    tuning.inlining_threshold = INLINED
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(linked, builder)
    emitted: bytes = machine.emit_object(linked)
    return emitted


def _offered(contents: Contents) -> list[str]:
    tables = [TABLE + name for name in contents.tables]
    return [ARGUMENTS, *tables, *(export.label for export in contents.exports)]


def _link_object(compiled: bytes, contents: Contents) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        source, target, imported = (Path(folder, name) for name in ("rules.o", "rules.wasm", "imported"))
        source.write_bytes(compiled)
        imported.write_text(CLOCK)  # anything else that is missing is an error
        command = [sys.executable, "-m", "ziglang", "wasm-ld", str(source), "-o", str(target)]
        command += ["--no-entry", "--gc-sections", "--strip-all", "-O2", "-z", f"stack-size={STACK}"]
        command += [f"--allow-undefined-file={imported}", "--export=__heap_base"]
        command += [f"--export={name}" for name in _offered(contents)]
        subprocess.run(command, check=True)
        return target.read_bytes()


def _section(content: bytes) -> bytes:
    """A custom section of a WebAssembly file."""
    name = SECTION.encode()
    body = _leb(len(name)) + name + content
    return b"\x00" + _leb(len(body)) + body


def _leb(number: int) -> bytes:
    """A whole number as WebAssembly writes it: seven bits a byte."""
    low, rest = number & 0x7F, number >> 7
    return bytes([low | 0x80]) + _leb(rest) if rest else bytes([low])
