"""What is not translated: things that JavaScript has, or that the house brings (web/src/house/python/)."""

from __future__ import annotations

# Of other packages: what it is called in the runtime
STANDARD = {
    "copy.copy": "copyObject",
    "difflib.get_close_matches": "closeMatches",
    "dataclasses.asdict": "asdict",
    "dataclasses.replace": "replace",
    "hashlib.sha256": "sha256",
    "functools.reduce": "reduce",
    "itertools.groupby": "groupby",
    "itertools.islice": "islice",
    "itertools.takewhile": "takewhile",
    "json.dumps": "jsonDumps",
    "json.loads": "jsonLoads",
    "msgspec.json.decode": "jsonLoads",
    "msgspec.json.encode": "jsonEncode",
    "msgspec.structs.replace": "replace",
    "re.compile": "re.compile",
    "re.escape": "re.escape",
    "re.findall": "re.findall",
    "re.fullmatch": "re.fullmatch",
    "re.match": "re.match",
    "re.search": "re.search",
    "re.split": "re.split",
    "re.sub": "re.sub",
    "secrets.choice": "oneOf",
    "secrets.token_hex": "tokenHex",
    "secrets.token_urlsafe": "tokenUrlsafe",
    "operator.index": "index",
    "unicodedata.category": "category",
    "unicodedata.normalize": "normalize",
    "collections.Counter": "Counter",
    "collections.abc.Mapping": "Mapping",
    "collections.abc.Sequence": "Sequence",
    "collections.abc.Iterable": "Iterable",
    "numpy.array": "np.array",
    "numpy.asarray": "np.array",
    "numpy.ascontiguousarray": "np.array",
    "numpy.floor": "np.floor",
    "numpy.frombuffer": "np.frombuffer",
    "numpy.full": "np.full",
    "numpy.int16": "np.int16",
    "numpy.int32": "np.int32",
    "numpy.int64": "np.int64",
    "numpy.int8": "np.int8",
    "numpy.ravel": "np.ravel",
    "numpy.uint32": "np.uint32",
    "numpy.uint64": "np.uint64",
    "numpy.uint8": "np.uint8",
    "numpy.zeros": "np.zeros",
    "math.ceil": "math.ceil",
    "math.comb": "math.comb",
    "math.isnan": "math.isnan",
    "math.sqrt": "math.sqrt",
    "statistics.NormalDist": "NormalDist",
    "statistics.fmean": "fmean",
    "statistics.pvariance": "pvariance",
    "time.perf_counter": "perfCounter",
    "math.floor": "math.floor",
}

# Of this package: what the house brings under the same interface
OURS = {
    "sixthman.messages.say": "say",
    "sixthman.messages.knows": "knows",
    "sixthman.bots.plain.plain_search_rules": "leftOut",
    "sixthman.registry.game_named": "gameNamed",
    "sixthman.kernel.playout.uniform": "uniform",
    "sixthman.registry.game_names": "gameNames",
    "sixthman.kernel.module.Module": "Module",
    "sixthman.kernel.module.ModuleEngine": "ModuleEngine",
    "sixthman.kernel.module.current_module": "currentModule",
    "sixthman.kernel.module.module_of_version": "moduleOfVersion",
    "sixthman.kernel.module.versions_of": "versionsOf",
    "sixthman.kernel.game.interpreted_engine": "plainEngine",
}

# Never asked for by the page: what comes in their place says so
LEFT_OUT = {
    "sixthman.table.cardset.PlayedCards.read",
    "sixthman.table.cardset.PlayedCards.text",
    "sixthman.table.cardset.PlayedCards.changed",
    "sixthman.table.cardset.PlayedCards.load",
    "sixthman.table.cardset.PlayedCards.change",
    "sixthman.table.cardset.PlayedCards.form",
    "sixthman.table.cardset.PlayedCards.write",
    "sixthman.table.records.Record.save",
    "CardSet.tables",  # of every game: they lie in its module
    "CardSet.tables_of_rules_1",
}

# Properties that the house knows better: what is asked instead
ASKED_OF_THE_HOUSE = {
    "sixthman.table.cardset.PlayedCards.tables": "tablesOf",
    "sixthman.table.cardset.PlayedCards.engine": "engineOf",
}

# Built-in functions: parameters that may be given by name, in their order. `*`: all by place go as they are
BUILTINS: dict[str, tuple[str, ...]] = {
    "abs": (), "all": (), "any": (), "bool": (), "chr": (), "dict": (), "divmod": (), "enumerate": ("start",),
    "filter": (), "float": (), "frozenset": (), "getattr": (), "hasattr": (), "hash": (), "int": (),
    "iter": (),
    "isinstance": (), "len": (), "list": (), "map": (), "next": (), "ord": (), "pow": (), "range": (),
    "repr": (), "reversed": (), "round": (), "setattr": (), "sorted": ("key", "reverse"), "str": (),
    "sum": ("start",), "set": (), "tuple": (), "type": (), "id": (), "zip": ("strict",),
    "max": ("key", "default"), "min": ("key", "default"), "bytes": (),
}  # fmt: skip
EXCEPTIONS = {
    "ArithmeticError", "AssertionError", "AttributeError", "BaseException", "Exception",
    "IndexError", "KeyError",
    "LookupError", "NotImplementedError", "OSError", "RuntimeError", "StopIteration", "TypeError",
    "ValueError",
    "UnicodeError",
}  # fmt: skip

# Methods of texts, lists, dictionaries, sets, arrays and bytes, with parameters that may be given by name
METHODS: dict[str, tuple[str, ...]] = {
    "add": (), "append": (), "astype": (), "bit_length": (), "bit_count": (), "capitalize": (),
    "casefold": (),
    "clear": (), "copy": (), "count": (), "decode": (), "difference": (), "digest": (), "discard": (),
    "encode": (), "end": (), "endswith": (), "extend": (), "find": (), "findall": (), "finditer": (),
    "format": (), "fullmatch": (), "get": (), "group": (), "groups": (), "hexdigest": (), "index": (),
    "insert": (), "intersection": (), "isalnum": (), "isalpha": (), "isdecimal": (), "isdigit": (),
    "isidentifier": (), "isprintable": (), "isspace": (), "items": (), "join": (), "keys": (), "ljust": (),
    "lower": (), "lstrip": (), "match": (), "most_common": (), "partition": (), "pop": (), "popitem": (),
    "ravel": (), "remove": (), "removeprefix": (), "removesuffix": (), "replace": (), "reshape": (),
    "reverse": (), "rfind": (), "rjust": (), "rpartition": (), "rsplit": (), "rstrip": (), "search": (),
    "setdefault": (), "sort": ("key", "reverse"), "split": ("sep", "maxsplit"), "splitlines": (), "start": (),
    "startswith": (), "strip": (), "sub": (), "sum": ("axis",), "title": (), "tobytes": (), "tolist": (),
    "union": (), "update": (), "upper": (), "values": (), "view": (), "zfill": (), "max": (), "min": (),
    "any": (), "all": (), "fromkeys": (), "flatten": (),
}  # fmt: skip

RESERVED = frozenset(
    word
    for line in (
        "arguments await break case catch class const continue debugger default delete do else enum eval",
        "export extends false finally for function if implements import in instanceof interface let new null",
        "package private protected public return static super switch this throw true try typeof undefined",
        "var void while with yield",
    )
    for word in line.split()
)
