"""The printed track: how long it is, and where its arrows lead."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

START: Final = 0


@final
class Track:
    """Spaces from Start (0) to the centre, and the arrows from pictures to bones and bowls."""

    def __init__(self, finish: int, arrows: list[tuple[int, int]]) -> None:
        self.finish: Final[i64] = finish
        self.arrows: Final = arrows
        leads = list(range(finish + 1))
        ends = [0] * (finish + 1)
        for picture, end in arrows:
            leads[picture] = end
            ends[end] = 1
        self._leads: vec[i64] = vec[i64](leads)
        self._ends: vec[i64] = vec[i64](ends)

    def is_picture(self, space: i64) -> bool:
        """Whether a cat or a dog is drawn there, with an arrow to follow.

        Rule: arrow.follow
        """
        return self._leads[space] != space

    def is_end(self, space: i64) -> bool:
        """Whether a bone or a bowl is drawn there.

        Rule: arrow.end
        """
        return self._ends[space] != 0

    def leads_to(self, space: i64) -> i64:
        """Where a piece ends that comes to this space by count: the arrow's end, or the space itself.

        Rule: arrow.follow, arrow.once, arrow.end
        """
        return self._leads[space]
