"""Things made once, as constants of a module, and compared by `is`: pickled by where they stand."""

from __future__ import annotations

import sys
from importlib import import_module
from pickle import PicklingError
from types import ModuleType

_places: dict[int, tuple[str, str]] = {}  # by id: where a thing was found before


def constant(module: str, name: str) -> object:
    """What stands in a module under a name."""
    return getattr(import_module(module), name)


def place_of(thing: object) -> tuple[str, str]:
    """The module and the name of a constant."""
    known = _places.get(id(thing))
    if known is not None and constant(known[0], known[1]) is thing:
        return known
    for module, found in list(sys.modules.items()):
        names = list(vars(found).items()) if isinstance(found, ModuleType) else []
        for name, value in names:
            if value is thing:
                _places[id(thing)] = (module, name)
                return module, name
    raise PicklingError(f"{thing!r} is no constant of a module, and so it cannot be found again")
