"""Every screen worth a picture, each at a table laid in mid-game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.e2e import ways, ways_around, ways_between
from tests.e2e.ways import as_it_is, asked, button, pressing, replayed
from tests.games.deal.hands import laid_set

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.e2e.ways import Opened, Way


@dataclass(frozen=True)
class Scene:
    """A screen: the box, the way there in English, what is opened there in any language, the table."""

    title: str
    way: Way = asked
    opened: Opened = as_it_is
    chance: Sequence[str] = ()
    position: dict[str, Any] = field(default_factory=dict)
    languages: Sequence[str] = ("en", "de")


ESTATE = {
    "cash": [740, 1155],
    "places": [7, 24],
    "deeds": [[1, 3, 6, 8, 9, 15, 12, 31], [11, 13, 14, 5, 37, 39, 21, 26]],
    "buildings": {"6": 2, "8": 2, "9": 3, "37": 5, "39": 4},
    "mortgaged": [12],
}
POOR = {"cash": [740, 1155, 300], "places": [7, 24, 10], "deeds": [[1, 6], [3, 8, 37, 39], [16]]}
SIX = {
    "cash": [740, 1155, 300, 88, 1520, 615],
    "places": [7, 24, 10, 0, 30, 24],
    "deeds": [[1, 3, 6, 8], [11, 13, 14, 5], [16, 18, 19], [21, 23], [37, 39], [28]],
    "buildings": {"37": 5, "39": 4},
}
RUIN = {"cash": [30, 1500], "deeds": [[], [37, 39]], "buildings": {"37": 5, "39": 5}, "places": [36, 0]}
DEBT = {
    "cash": [30, 500],
    "places": [28, 0],
    "deeds": [[1, 5, 15, 6], [37, 39]],
    "buildings": {"37": 3, "39": 3},
}

TITLES = [1, 3, 4, 6, 8, 9, 11, 12, 15, 17, 18, 20, 22, 23, 25, 27]
TEAMS = {
    "cash": [1100, 1400],
    "places": [0, 9],
    "stacks": {
        **{title: ["cat"] for title in ("1", "3", "25")},
        **{title: ["dog"] for title in ("4", "15")},
        **{title: ["dog", "cat"] for title in ("8", "27")},
        "9": ["cat", "dog", "cat"],
        "22": ["cat", "dog", "dog"],
    },
}
LAST_TITLE = {
    "places": [0, 1],
    "stacks": {str(title): ["cat" if title < 20 else "dog"] for title in TITLES if title != 6},
}


CARDS: dict[str, Any] = {
    "hands": [
        ["utility", "birthday", "debt-collector", "10M", "just-say-no", "sly-deal", "red-yellow"],
        ["red", "just-say-no", "rent-any", "1M", "pass-go"],
    ],
    "banks": [["1M", "5M"], ["1M", "1M", "2M", "3M", "4M"]],
    "sets": [
        [
            laid_set("brown", "brown brown"),
            laid_set("red", "red red"),
            laid_set("railroad", "railroad railroad"),
        ],
        [laid_set("dark-blue", "dark-blue any"), laid_set("green", "green"), laid_set("pink", "pink pink")],
    ],
}
NEARLY: dict[str, Any] = {
    "hands": [["utility", "1M"], ["5M", "red"]],
    "sets": [
        [
            laid_set("brown", "brown brown"),
            laid_set("dark-blue", "dark-blue any"),
            laid_set("utility", "utility"),
        ],
        [laid_set("green", "green"), laid_set("pink", "pink pink")],
    ],
}

RACE = {"spaces": [31, 46], "order": [0, 1], "turn": 0}
HOME_STRAIGHT = {"spaces": [30, 16], "order": [0, 1], "turn": 0}

LANDING = ["dice 4 5"]
BROKE = ["dice 1 2"]
claimed = pressing("^Throw the dice", "^Claim it")
let_go = pressing("^Throw the dice", "^Auction it")
spun = pressing("^Spin the cat")

SCENES = {
    "first": Scene("Kanto", ways_between.stranger),
    "first-name": Scene("Kanto", ways_between.stranger, ways_between.box("play_now", "Kanto")),
    "first-unserved": Scene("", ways_between.unserved, languages=("en",)),
    "home": Scene("Kanto", ways.home),
    "home-others": Scene("Kanto", ways.home, button("with_others")),
    "home-how": Scene("Kanto", ways.home, button("how_button")),
    "home-passing": Scene("Kanto", ways.home, ways_around.passing),
    "home-frequent": Scene("The Garden Path", ways_around.frequent),
    "nowhere": Scene("", ways_around.nowhere),
    "miscalled": Scene("", ways_around.miscalled),
    "door-waiting": Scene("Kanto", ways_around.at_the_door, languages=("en",)),
    "door-asked": Scene("Kanto", ways_around.knocked),
    "door-unknown": Scene("Kanto", ways_around.not_known),
    "host-guest": Scene("Kanto", ways_around.hosted, ways_around.more_about),
    "host-sends-out": Scene("Kanto", ways_around.hosted, ways_around.send_out),
    "lobby-tokens": Scene("Kanto", ways_around.hosted, ways_around.tokens),
    "duplicate-lobby": Scene("The Garden Path", ways_around.duplicate),
    "duplicate-waiting": Scene("The Garden Path", ways_around.duplicate_waiting),
    "duplicate-compared": Scene("The Garden Path", ways_around.duplicate_over, button("duplicate_compare")),
    "help": Scene("", ways.read),
    "invited": Scene("Dog Lovers", ways.invited),
    "invited-late": Scene("Cats and Dogs", ways_between.late),
    "property-lobby": Scene("Kanto", ways.lobby),
    "property-terms": Scene("Kanto", ways.lobby, button("change_terms")),
    "property-turn": Scene("Kanto", position=ESTATE),
    "property-breeds": Scene("Dog Lovers", position=ESTATE),
    "property-watching": Scene("Kanto", ways.watching, position=ESTATE),
    "property-six": Scene("Dog Lovers", ways.crowd(6), position=SIX),
    "property-buy": Scene("Kanto", pressing("^Throw the dice"), chance=LANDING, position=ESTATE),
    "property-hint": Scene("Kanto", opened=button("hint_title"), position=ESTATE),
    "property-trade": Scene("Kanto", opened=button("make_offer"), position=ESTATE),
    "property-offered": Scene("Kanto", ways.offered, position=ESTATE),
    "property-refused": Scene("Kanto", ways.refused, position=POOR),
    "property-auction": Scene("Kanto", let_go, chance=LANDING, position=ESTATE),
    "property-debt": Scene("Kanto", ways.in_debt, chance=LANDING, position=DEBT),
    "property-end": Scene("Kanto", ways.broke, chance=BROKE, position=RUIN),
    "property-replay": Scene("Kanto", replayed(ways.broke), ways.film, chance=BROKE, position=RUIN),
    "property-figures": Scene("Kanto", replayed(ways.broke), button("figures"), chance=BROKE, position=RUIN),
    "property-review": Scene("Kanto", replayed(ways.broke), ways.reviewed, chance=BROKE, position=RUIN),
    "property-what-if": Scene("Kanto", replayed(ways.broke), ways.what_if, chance=BROKE, position=RUIN),
    "property-gone": Scene("Dog Lovers", ways.gone, chance=LANDING, position=ESTATE),
    "property-recap": Scene("Kanto", ways_between.back_again, chance=LANDING, position=ESTATE),
    "property-regret": Scene(
        "Kanto", ways_between.regretting, chance=[*LANDING, "dice 1 4"], position=ESTATE
    ),
    "property-spectator": Scene("Kanto", ways_between.spectator, position=ESTATE),
    "property-deeds": Scene("Kanto", opened=button("deeds"), position=ESTATE),
    "property-space": Scene("Kanto", opened=ways_between.space("Onix"), position=ESTATE),
    "property-kitchen": Scene("Kanto", ways.kitchen),
    "property-evening": Scene("Kanto", ways.evening),
    "property-menu": Scene("Kanto", opened=button("menu"), position=ESTATE),
    "property-rules": Scene("Kanto", opened=button("rules"), position=ESTATE),
    "property-chat": Scene("Kanto", opened=button("chat"), position=ESTATE),
    "property-talk": Scene("Kanto", ways_around.talking, button("chat"), position=ESTATE),
    "property-kept": Scene("Kanto", ways_around.kept_chair, position=ESTATE),
    "property-typed": Scene("Kanto", ways_around.typing, position=ESTATE, languages=("en",)),
    "property-why": Scene("Kanto", ways.alone, ways_around.ask_why),
    "property-hand": Scene("Kanto", opened=ways.hand_only, position=ESTATE),
    "property-wall": Scene("Dog Lovers", ways_between.wall),
    "property-screen": Scene("Kanto", ways.screen, position=ESTATE),
    "teams-lobby": Scene("Cats vs. Dogs", ways.lobby),
    "teams-guest": Scene("Cats vs. Dogs", ways_between.guest),
    "teams-turn": Scene("Cats vs. Dogs", position=TEAMS),
    "teams-watching": Scene("Cats vs. Dogs", ways.watching, position=TEAMS),
    "teams-eight": Scene("Cats vs. Dogs", ways.crowd(8)),
    "teams-landed": Scene("Cats vs. Dogs", pressing("^Throw the dice"), chance=["dice 1 3"], position=TEAMS),
    "teams-end": Scene("Cats vs. Dogs", claimed, chance=["dice 3 3"], position=LAST_TITLE),
    "teams-titles": Scene("Cats vs. Dogs", opened=button("titles"), position=TEAMS),
    "teams-evening": Scene("Cats vs. Dogs", ways.evening),
    "teams-hand": Scene("Cats vs. Dogs", opened=ways.hand_only, position=TEAMS),
    "teams-screen": Scene("Cats vs. Dogs", ways.screen, position=TEAMS),
    "cards-lobby": Scene("Deal", ways.lobby),
    "cards-turn": Scene("Deal", position=CARDS),
    "cards-watching": Scene("Deal", ways.watching, position=CARDS),
    "cards-five": Scene("Deal", ways.crowd(5)),
    "cards-tapped": Scene("Deal", opened=ways.card_tapped, position=CARDS),
    "cards-many": Scene("Deal", opened=ways_between.card("Deal"), position=CARDS),
    "cards-naysaid": Scene("Deal", ways_between.naysaid, position=CARDS),
    "cards-charged": Scene("Deal", ways.charged, position=CARDS),
    "cards-end": Scene("Deal", ways.third_set, position=NEARLY),
    "cards-replay": Scene("Deal", replayed(ways.third_set), ways.film, position=NEARLY),
    "cards-cover": Scene("Deal", ways.going_round, position=CARDS),
    "cards-evening": Scene("Deal", ways.evening),
    "cards-hand": Scene("Deal", opened=ways.hand_only, position=CARDS),
    "cards-screen": Scene("Deal", ways.screen, position=CARDS),
    "race-lobby": Scene("Cats and Dogs", ways.lobby),
    "race-turn": Scene("Cats and Dogs", position=RACE),
    "race-watching": Scene("Cats and Dogs", ways.watching, position=RACE),
    "race-six": Scene("Cats and Dogs", ways.crowd(6)),
    "race-end": Scene("The Garden Path", spun, chance=["spin 2@90"], position=HOME_STRAIGHT),
    "replay-door": Scene("", ways_between.replaying_nothing),
    "race-kitchen": Scene("Cats and Dogs", ways.kitchen, position=RACE),
    "race-evening": Scene("Cats and Dogs", ways.evening),
    "race-hand": Scene("Cats and Dogs", opened=ways.hand_only, position=RACE),
    "race-screen": Scene("Cats and Dogs", ways.screen, position=RACE),
}
