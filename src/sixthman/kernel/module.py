"""Running a game's compiled module: the rules without a compiler, on any machine that has wasmtime.

See `kernel.wasm` for how a module is called. Everything a rule is handed is copied into the module's memory
and what the rule may have changed is copied back, so a record stays an ordinary record, whoever works on
it. A module in use belongs to one thread: each thread that calls rules gets an instance of its own.
"""

from __future__ import annotations

import atexit
import ctypes
import hashlib
import json
import struct
import threading
import weakref
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, cached_property
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from .exports import FLOAT, INT, Rows, label_of, numpy_type
from .game import PROTOCOL, Game
from .rules import Rule, cache_folder
from .straight import straight

MAGIC = b"\x00asm\x01\x00\x00\x00"
SECTION, TABLE, ARGUMENTS = b"sixthman", "table ", "arguments"
NEEDED = ("game", "rules", "data", "record", "choices", "exports", "tables", "cards")  # in that section
CHECKSUM = b"\x00\x32\x11sixthman checksum"  # the last section: 50 bytes, its name and a SHA-256
PAGE = 1 << 16
MOST_ARGUMENTS = 64
ALIGNED = 16

Spent = Callable[[int], float]  # how much of a thought's time is over after this many worlds, 1 at its end


class BadModule(Exception):
    """A file that is no module of ours, or a damaged one."""


class Module:
    """The code of a module, and what it says of itself."""

    def __init__(self, code: bytes) -> None:
        self.code = code
        self.manifest: Mapping[str, Any] = _read_manifest(code)

    @classmethod
    def read(cls, path: Path) -> Module:
        """From a file, which has to be whole."""
        try:
            return cls(_whole(path.read_bytes()))
        except OSError as reason:
            raise BadModule(str(reason)) from reason

    @cached_property
    def digest(self) -> str:
        """The SHA-256 of the whole file: what a module is known by."""
        return hashlib.sha256(self.code).hexdigest()

    @cached_property
    def record(self) -> np.dtype[Any]:
        """The game's record, as this module lays it out."""
        return numpy_type(self.manifest["record"])

    @cached_property
    def compiled(self) -> tuple[Any, Any]:
        """wasmtime's engine and its machine code for the module, from the cache if it is there."""
        import wasmtime

        engine = _lasting(wasmtime.Engine(wasmtime.Config()))
        kept = _cached(version("wasmtime"), self.digest)
        ready = _unsealed(kept)
        try:
            if ready is not None:
                return engine, _lasting(wasmtime.Module.deserialize(engine, ready))
        except wasmtime.WasmtimeError:
            pass  # made by another version of wasmtime, or for another processor
        try:
            module = _lasting(wasmtime.Module(engine, self.code))
        except wasmtime.WasmtimeError as reason:
            raise BadModule(str(reason).splitlines()[0]) from reason
        _seal(kept, bytes(module.serialize()))
        return engine, _lasting(module)


_held: weakref.WeakSet[Any] = weakref.WeakSet()


def _lasting(thing: Any) -> Any:
    """Something of wasmtime's that may still be there when the program ends."""
    _held.add(thing)
    return thing


@atexit.register
def _leave_it_to_the_system() -> None:
    """wasmtime gives memory back by names that may be gone when the interpreter ends, and then complains on
    the screen. A thread may still be at work, so nothing is closed here: all of it goes with the process."""
    for thing in list(_held):
        thing._consume()


def with_checksum(code: bytes) -> bytes:
    """The file of a module: one flipped bit, and it is refused."""
    return code + CHECKSUM + hashlib.sha256(code).digest()


def _whole(code: bytes) -> bytes:
    """A file as it is, if its last section says that it is whole."""
    if not code.startswith(MAGIC):
        raise BadModule("not WebAssembly")
    if with_checksum(code[: -len(CHECKSUM) - hashlib.sha256().digest_size]) != code:
        raise BadModule("damaged: its checksum does not fit")
    return code


def _read_manifest(code: bytes) -> Mapping[str, Any]:
    """What the custom section says; BadModule if there is none."""
    if not code.startswith(MAGIC):
        raise BadModule("not WebAssembly")
    at = len(MAGIC)
    try:
        while at < len(code):
            section, (size, at) = code[at], _read_leb(code, at + 1)
            if section == 0:
                length, start = _read_leb(code, at)
                if code[start : start + length] == SECTION:
                    return _checked(json.loads(code[start + length : at + size]))
            at += size
    except (IndexError, ValueError) as reason:
        raise BadModule("cut short") from reason
    raise BadModule("no module of ours")


def _checked(manifest: Any) -> Mapping[str, Any]:
    """What a module says of itself, if it says all that has to be known."""
    missing = [name for name in NEEDED if name not in manifest] if isinstance(manifest, dict) else [*NEEDED]
    if missing:
        raise BadModule(f"says nothing of its {missing[0]}")
    found: Mapping[str, Any] = manifest
    return found


def _read_leb(code: bytes, at: int) -> tuple[int, int]:
    """A whole number as WebAssembly writes it, and where it ends."""
    number = shift = 0
    while True:
        byte = code[at]
        number |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return number, at


def module_path(game: Game) -> Path:
    """Where a game's module lies: it is kept with the sources."""
    return Path(str(files(game.package).joinpath(f"{game.name}.wasm")))


def earlier_path(game: Game, version: str) -> Path:
    """Where the module of earlier rules is kept."""
    return module_path(game).with_name("earlier") / f"{game.name}-{version}.wasm"


def current_module(game: Game) -> Module:
    """The module of a game's present rules."""
    return _module_at(module_path(game))


def module_of_version(game: Game, version: str) -> Module | None:
    """The module of a version of a game's rules; None for a version that is not here."""
    if version not in versions_of(game):
        return None
    path = module_path(game) if version == game.version else earlier_path(game, version)
    return _module_at(path) if path.exists() else None


def versions_of(game: Game) -> list[str]:
    """All versions of a game's rules that are here, the present one last."""
    earlier = sorted(module_path(game).with_name("earlier").glob(f"{game.name}-*.wasm"))
    return [*(path.stem.partition("-")[2] for path in earlier), game.version]


@cache
def _module_at(path: Path) -> Module:
    return Module.read(path)


# --- machine code kept from one run to the next


def _cached(wasmtime_version: str, digest: str) -> Path | None:
    folder = cache_folder()
    return None if folder is None else folder / f"wasmtime-{wasmtime_version}" / digest[:24]


def _seal(path: Path | None, code: bytes) -> None:
    """Keep machine code with a checksum, so that a damaged file is never run."""
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f"{path.name}.{threading.get_ident()}.part")
        draft.write_bytes(hashlib.sha256(code).digest() + code)
        draft.replace(path)
    except OSError:
        pass  # it is made again next time


def _unsealed(path: Path | None) -> bytes | None:
    try:
        kept = path.read_bytes() if path else b""
    except OSError:
        return None
    checksum, code = kept[:32], kept[32:]
    return code if code and hashlib.sha256(code).digest() == checksum else None


# --- an instance: memory, and functions called over it


class Instance:
    """A module in use by one thread."""

    def __init__(self, module: Module, tables: Mapping[str, Any]) -> None:
        import wasmtime

        engine, compiled = module.compiled
        self.spent: Spent = lambda worlds: 1.0  # whoever lets it think puts a clock here
        self._store = _lasting(wasmtime.Store(engine))
        linker = wasmtime.Linker(engine)
        long, double = wasmtime.ValType.i64(), wasmtime.ValType.f64()
        clock = wasmtime.FuncType([long, long], [double])
        linker.define_func("env", "spent", clock, lambda worlds, limit: float(self.spent(worlds)))
        self._exports: Any = linker.instantiate(self._store, compiled).exports(self._store)
        self._memory: Any = self._exports["memory"]
        self._heap = self._address("__heap_base")
        self._arguments = self._address(ARGUMENTS)
        self._functions: dict[str, Callable[[], None]] = {}
        self._limit = 0
        self._make_room(self._heap)
        for name, table in tables.items():
            self.write_table(module, name, table)

    def _address(self, name: str) -> int:
        return int(self._exports[name].value(self._store)) & 0xFFFFFFFF

    def _make_room(self, end: int) -> None:
        """Let the memory reach at least up to an address."""
        if end > self._limit:
            missing = end - int(self._memory.data_len(self._store))
            if missing > 0:
                self._memory.grow(self._store, -(-missing // PAGE))
            self._limit = int(self._memory.data_len(self._store))
            self._base = ctypes.addressof(self._memory.data_ptr(self._store).contents)
            self._row: Any = (ctypes.c_int64 * MOST_ARGUMENTS).from_address(self._base + self._arguments)

    def write_table(self, module: Module, name: str, table: Any) -> None:
        """Write another table over one of the module's."""
        laid_out = module.manifest["tables"].get(name)
        if laid_out is None:
            raise BadModule(f"no table {name}")
        fitting = np.ascontiguousarray(table, numpy_type(laid_out["type"]))
        if list(fitting.shape) != laid_out["shape"]:
            raise BadModule(f"table {name}: {list(fitting.shape)} instead of {laid_out['shape']}")
        ctypes.memmove(self._base + self._address(TABLE + name), fitting.ctypes.data, fitting.nbytes)

    def call(self, name: str, laid: Laid) -> int:
        """Call a function with arguments that were laid out; returns the 64 bits it gives."""
        self._make_room(laid.end)
        move, base = ctypes.memmove, self._base
        for here, there, size in laid.copies:
            move(base + there, here, size)
        self._row[: len(laid.slots)] = laid.slots
        function = self._functions.get(name)
        if function is None:
            function = self._functions[name] = straight(self._store, self._exports[name])
        function()
        for here, there, size in laid.copies:
            move(here, base + there, size)
        return int(self._row[0])

    @property
    def heap(self) -> int:
        """Where memory begins that nobody else uses."""
        return -(-self._heap // ALIGNED) * ALIGNED


# --- an engine: rules by name


class ModuleEngine:
    """A game's rules in a compiled module."""

    def __init__(self, game: Game, module: Module) -> None:
        if module.manifest["game"] != game.name:
            raise BadModule(f"the rules of {module.manifest['game']}, not of {game.name}")
        self.module = module
        self.rules = replace(game, record=module.record, choices=module.manifest["choices"])
        self._tables = dict(game.tables)
        self._mine = threading.local()
        self._calls: dict[str, Rule] = {}
        self._others: dict[str, ModuleEngine] = {}
        self.game = SimpleNamespace(**{name: self._call(name) for name in PROTOCOL})

    def new_state(self) -> Any:
        """An empty record, as this module lays it out."""
        return self.rules.new_state()

    def rule(self, function: Rule, **bound: Any) -> Rule:
        """The rule of that name, if the module offers it with these rules bound to names in it."""
        names = {name: label_of(value) for name, value in bound.items()}
        for label, export in self.module.manifest["exports"].items():
            if export["rule"] == function.__name__ and export["bound"] == names:
                return self._call(label)
        raise BadModule(f"no rule {function.__name__} {names or ''}".rstrip())

    def use_table(self, name: str, table: Any) -> None:
        """Write a table over the module's, in every thread."""
        self._tables[name] = table
        self._mine = threading.local()

    def with_tables(self, name: str, tables: Mapping[str, Any]) -> ModuleEngine:
        """The same module with these tables written over its own."""
        if name not in self._others:
            other = self._others[name] = ModuleEngine(self.rules, self.module)
            other._tables = {**self._tables, **tables}
        return self._others[name]

    @contextmanager
    def thinking(self, spent: Spent) -> Iterator[None]:
        """Meanwhile, and in this thread, `spent` says how much of a thought's time is over."""
        instance = self._instance
        before, instance.spent = instance.spent, spent
        try:
            yield
        finally:
            instance.spent = before

    def get_ready(self) -> None:
        """Load the module before it is needed; BadModule if it is damaged."""
        _ = self._instance

    @property
    def _instance(self) -> Instance:
        instance: Instance | None = getattr(self._mine, "instance", None)
        if instance is None:
            instance = self._mine.instance = Instance(self.module, self._tables)
        return instance

    def _call(self, label: str) -> Rule:
        if label not in self._calls:
            self._calls[label] = self._new_call(label)
        return self._calls[label]

    def _new_call(self, label: str) -> Rule:
        export = self.module.manifest["exports"].get(label)
        if export is None:
            raise BadModule(f"no rule {label}")
        takes, gives = [_type_of(type_) for type_ in export["takes"]], export["gives"]

        def call(*arguments: Any) -> Any:
            instance = self._instance
            laid = Laid(instance.heap)
            for type_, argument in zip(takes, arguments, strict=True):
                laid.add(type_, argument)
            bits = instance.call(label, laid)
            if gives == FLOAT:
                return struct.unpack("<d", struct.pack("<q", bits))[0]
            return bits if gives else None

        call.__name__ = label
        return call


def _type_of(written: Any) -> Any:
    """The type of an argument, ready to be checked: INT, FLOAT, a group, a record's type or Rows."""
    if isinstance(written, list):
        return [_type_of(part) for part in written]
    if isinstance(written, str):
        return FLOAT if written == FLOAT else INT
    return (
        Rows(numpy_type(written["rows"]), written["dimensions"]) if "rows" in written else numpy_type(written)
    )


class Laid:
    """Arguments of a call, laid out in a module's memory from some address on."""

    def __init__(self, start: int) -> None:
        self.slots: list[int] = []
        self.copies: list[tuple[int, int, int]] = []  # address here, address there, bytes
        self.end = start
        self._there: dict[int, int] = {}  # by address here: rows may be handed over under two types

    def add(self, type_: Any, argument: Any) -> None:
        """One more argument, or a group of them."""
        if type_ is INT:
            self.slots.append(int(argument))
        elif type_ is FLOAT:
            self.slots.append(struct.unpack("<q", struct.pack("<d", argument))[0])
        elif isinstance(type_, list):
            for inner, part in zip(type_, argument, strict=True):
                self.add(inner, part)
        else:
            is_rows = isinstance(type_, Rows)
            _check_type(type_.of if is_rows else type_, argument.dtype)
            if is_rows:
                self._add_rows(type_, argument)
            else:
                self._add_memory(argument)

    def _add_rows(self, type_: Rows, argument: Any) -> None:
        if argument.ndim != type_.dimensions:
            raise TypeError(f"{argument.ndim} dimensions instead of {type_.dimensions}")
        self._add_memory(argument)
        self.slots += argument.shape

    def _add_memory(self, argument: Any) -> None:
        """A record or rows, at the next free address unless they are there already."""
        size = argument.nbytes
        here = np.frombuffer(argument, np.uint8).ctypes.data if size else 0
        there = self._there.get(here)
        if there is None:
            there = self._there[here] = self.end
            self.copies.append((here, there, size))
            self.end += -(-size // ALIGNED) * ALIGNED
        self.slots.append(there)


_compared: dict[tuple[int, int], tuple[Any, Any]] = {}  # types found to be the same


def _check_type(wanted: np.dtype[Any], given: np.dtype[Any]) -> None:
    """TypeError if two types differ. Records have many fields, so what was compared is remembered."""
    if (id(wanted), id(given)) not in _compared:
        if wanted != given and (wanted.fields is None or wanted.fields != given.fields):
            raise TypeError(f"{given} instead of {wanted}")
        _compared[id(wanted), id(given)] = wanted, given
