// Two teams, titles and stacks: what the page makes of them without knowing a rule.

import { expect, test } from "vitest";
import { piecesOf } from "../src/board/pieces.ts";
import type { Hand } from "../src/contents.ts";
import { coloursOf } from "../src/games/pets/colours.ts";
import {
    bySet,
    costOf,
    describe as described,
    labelled,
    lastCard,
    markedOf,
    picksOf,
    showsOf,
    stackAt,
    teamOf,
    type Pets,
} from "../src/games/pets/pets.ts";
import { beside, FAN, placesIn, standAt, STEP, VISITORS } from "../src/games/pets/places.ts";
import { winnerOf } from "../src/games/pets/winner.ts";
import { boxes } from "../src/ring/plan.ts";
import type { PetsBoard, PetsPlayer, PetsSpace, PetsStack, PetsTable } from "../src/wire.ts";
import { useWords } from "../src/words.ts";
import { choice, hand, told, view } from "./fakes.ts";
import { boardOf, gameOf, handOf, tableOf } from "./golden/index.ts";

type Team = PetsPlayer["team"];
const real = boardOf("pets", "cats-vs-dogs");
const title = (number: number, set: number): PetsSpace => ({
    ...real.spaces[1]!,
    number,
    name: `title ${number}`,
    set,
    price: 100,
    tribute: 50,
    set_tribute: 80,
});
const team = (id: Team, marker: string) => ({
    id,
    name: `Team ${id}`,
    colour: "#1f7f80",
    marker,
    markers: `${marker}s`,
    deck: `${id} Chance`,
});
const board: PetsBoard = {
    ...real,
    spaces: [real.spaces[0]!, title(1, 0), title(2, 0), title(3, 1)],
    sets: [
        { ...real.sets[0]!, id: "brown", name: "Brown" },
        { ...real.sets[1]!, id: "pink", name: "Pink" },
    ],
    teams: [team("cat", "fish"), team("dog", "bone")],
    numbers: { ...real.numbers, takeover: 100, marker: 100, fine: 200 },
};
const stack = (space: number, markers: Team[], more: Partial<PetsStack> = {}): PetsStack => ({
    space,
    markers,
    owner: markers.at(-1) ?? null,
    locked: markers.length === 3,
    tribute: markers.length ? 50 : 0,
    whole: false,
    landing: { does: "nothing", amount: 0, more: null, clause: "" },
    ...more,
});
const player = (seat: number, name: Team): PetsPlayer => ({
    seat,
    team: name,
    token: seat,
    space: 1,
    jailed: 0,
    out: false,
});
const pieces = [{ seat: 0, piece: 0, colour: "", space: 1, out: false }];
const pets: PetsTable = {
    ...tableOf("pets", "pets-claim"),
    pieces,
    players: [player(0, "cat"), player(1, "dog"), player(2, "cat")],
    stacks: [stack(1, ["dog", "cat"]), stack(2, ["cat"]), stack(3, ["dog", "cat", "dog"])],
    question: { ask: "claim", seat: 0, space: 2, amount: 100 },
};
const seen = { ...handOf("pets-claim"), view: { ...handOf("pets-claim").view, table: pets } } as Hand<Pets>;

test("a piece wears the ears of its team; where there are none it has none", () => {
    expect(piecesOf(seen)[0]?.team).toBe("cat");
    expect(piecesOf(hand(0, { view: view({ pieces }) }))[0]?.team).toBeUndefined();
    expect([teamOf(pets, 1), teamOf(pets, null)]).toEqual(["dog", null]);
});

test("a sum stands in the label that the server says, and not beside it again", () => {
    const claim = choice("claim", { label: "Claim it for $100", gain: -100 });

    expect(labelled([claim, choice("leave")]).map((one) => [one.label, one.gain])).toEqual([
        ["Claim it for $100", 0],
        ["leave", 0],
    ]);
    expect([markedOf(pets), markedOf(undefined)]).toEqual([2, null]);
});

test("markers and pictures are what the server's choices are about", () => {
    const picks = picksOf(handOf("pets-picking").choices);
    const shows = [choice("show 0", { facts: { pet: 0 } }), choice("show 7", { facts: { pet: 7 } }), choice("none")];

    expect(picks.map(({ space, level }) => [space, level])).toEqual([
        [1, 1],
        [1, 3],
        [9, 1],
    ]);
    expect(showsOf(shows).map((one) => one.pet)).toEqual([0, 7]);
});

test("a team's titles stand together by their sets, and a whole set is one", () => {
    const sets = bySet(
        board,
        { ...pets, stacks: [1, 2, 3].map((space) => stack(space, ["cat"], { whole: space < 3 })) },
        [3, 2, 1],
    );

    expect(sets.map((set) => [set.titles.map((space) => space.number), set.isWhole])).toEqual([
        [[1, 2], true],
        [[3], false],
    ]);
});

test.each([
    ["claim", null, "cat", "pets_cost_claim"],
    ["tribute", 150, "cat", "pets_cost_tribute"],
    ["tribute", null, "cat", "pets_cost_locked"],
    ["add", null, "cat", "pets_cost_own"],
    ["nothing", null, "cat", "pets_cost_own_locked"],
    ["tribute", 150, null, "pets_cost_any"],
    ["tribute", null, null, "pets_cost_locked_any"],
] as const)("a landing that means %s, with %s for a takeover, is told %s by %s", (does, more, looking, key) => {
    useWords({});

    expect(costOf(board, stack(1, ["dog"], { landing: { does, amount: 50, more, clause: "" } }), looking)).toBe(key);
});

test("the sums of a title: tribute, and what it takes to take it over", () => {
    useWords({
        pets_cost_tribute: "{owner} {amount} {more}",
        pets_title_owned: "{space} {set} {count} {amount}",
    });
    const table = tableOf("pets", "pets-tribute");

    expect(costOf(board, stackAt(table, 3)!, "cat")).toBe("Team dog $200 $300");
    expect(described(board, stack(1, ["dog", "cat"]))).toBe("title 1 Brown 2 $50");
    expect([stackAt(pets, 3)?.locked, stackAt(pets, 9), stackAt(undefined, 3)]).toEqual([true, undefined, undefined]);
});

test("a card that was drawn is shown until the turn after the next begins", () => {
    const drew = told({ event: "drew", seat: 0, deck: 1, card: 3 }, "You draw");
    const turn = told({ event: "turn_began", seat: 1 });

    expect(lastCard([])).toBeNull();
    expect(lastCard([turn, drew])).toEqual({ deck: 1, text: "You draw", event: drew.event });
    expect(lastCard([drew, turn])).toEqual({ deck: 1, text: "You draw", event: drew.event });
    expect(lastCard([drew, turn, turn])).toBeNull();
});

test("a team has won if all who have won are of it", () => {
    useWords({ pets_won: "{team} wins." });
    const game = { ...gameOf("cats-vs-dogs"), board };

    expect(winnerOf(game, seen, [0, 2])).toBe("Team cat wins.");
    expect(winnerOf(game, seen, [0, 1])).toBe("");
    expect(winnerOf(game, seen, [])).toBe("");
});

test("on every title nothing hangs over its edge, and the stack stands beside tokens and name", () => {
    for (const box of boxes(28).filter((one) => !one.isCorner)) {
        const { bar, name, foot, edge } = placesIn(box);
        const top = foot.y - 9 - 2 * STEP - 12;
        for (const [low, high, length] of [
            [bar.x, bar.x + bar.width, box.width],
            [name.x, name.x + name.width, box.width],
            [name.y, name.y + name.height, box.height],
            [foot.x - 36, foot.x + 36, box.width],
            [top, foot.y + 7, box.height],
            [edge.x - 30, edge.x + 30, box.width],
            [edge.y - 13, edge.y + 13, box.height],
        ] as const) {
            expect(low).toBeGreaterThanOrEqual(0);
            expect(high).toBeLessThanOrEqual(length + 0.001);
        }
        const isNameClear = name.y >= foot.y || name.y + name.height <= top + 3;
        const isEdgeClear = Math.abs(edge.x - foot.x) > 60 || Math.abs(edge.y - (foot.y + top) / 2) > 30;
        expect([isNameClear, isEdgeClear]).toEqual([true, true]);
    }
    expect(FAN).toBeGreaterThan(STEP);
});

test("visitors of the Jail stand on the strip outside, and who is locked up behind the bars", () => {
    const box = boxes(28)[7];
    if (!box) throw new Error("no corner");
    const stand = standAt(box, "jail");
    for (const place of [0, 3, 7]) {
        const visitor = beside(place, 8, "visiting").offset;
        const jailed = beside(place, 8, "jailed").offset;

        expect(stand.x + visitor.x - box.x).toBeLessThan(VISITORS);
        expect(stand.y + visitor.y).toBeGreaterThan(box.y);
        expect(stand.x + jailed.x - box.x).toBeGreaterThan(VISITORS);
        expect(stand.y + jailed.y).toBeLessThan(box.y + box.height - VISITORS);
    }
});

test.each([1, 2, 3, 5, 8])("%i tokens on GO stay on it", (count) => {
    const box = boxes(28)[0];
    if (!box) throw new Error("no corner");
    const stand = standAt(box, "go");
    for (let place = 0; place < count; place++) {
        const { offset, size } = beside(place, count, "corner");

        expect(Math.abs(stand.x + offset.x - box.x - box.width / 2) + size / 2).toBeLessThan(box.width / 2);
        expect(stand.y + offset.y + size / 2).toBeLessThan(box.y + box.height);
    }
});

test("the colours of the teams, with ink that can be read on them", () => {
    expect(coloursOf(board)).toEqual({
        "--cat": "#1f7f80",
        "--cat-ink": "#ffffff",
        "--dog": "#1f7f80",
        "--dog-ink": "#ffffff",
    });
});
