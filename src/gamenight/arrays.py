"""Arrays made of lists, for the interpreted engine on a machine that has no librt."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Self


class vec(list[Any]):  # noqa: N801  as librt calls it
    """An array of any kind: `vec[i64]([1, 2])`; how many it will have room for is no matter here."""

    def __init__(self, items: Iterable[Any] = (), *, capacity: int = 0) -> None:
        super().__init__(items)

    def __class_getitem__(cls, kind: object) -> type[Self]:  # type: ignore[override]
        return cls


def append(items: vec, item: object) -> vec:
    """A longer array; the one it was made from is as it was."""
    return vec([*items, item])


def is_interpreted() -> bool:
    """Whether the engine is interpreted; the compiled one needs the real arrays, and says so."""
    kernel = find_spec("gamenight.kernel.engine")
    return kernel is not None and str(kernel.origin).endswith(".py")


try:
    import librt.vecs  # noqa: F401  the real ones
except ModuleNotFoundError:
    if is_interpreted():
        sys.modules["librt"] = ModuleType("librt")
        sys.modules["librt.vecs"] = sys.modules[__name__]
