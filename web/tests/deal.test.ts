// The card game: stacks, sets and payments as words, and which card a choice is played with.

import { expect, test } from "vitest";
import { byVerb, isAnsweredWith, isWith, narrowed, sides } from "../src/games/deal/choosing.ts";
import {
    byValue,
    coinsOf,
    copiesOf,
    keyOf,
    readCard,
    readSet,
    setWord,
    stacked,
    topOfCentre,
    worth,
} from "../src/games/deal/deal.ts";
import { fanned, rowsFor } from "../src/games/deal/fan.ts";
import { fitted, heightOf, shapeOf, tallOf, type Felt, type Fit } from "../src/games/deal/fitting.ts";
import { groundOf, ringOf } from "../src/games/deal/inks.ts";
import type { DealBoard, DealCardSet, DealKind, DealPlayer } from "../src/wire.ts";
import { choice, told } from "./fakes.ts";
import { boardOf } from "./golden/index.ts";

const colour = (number: number, id: string, hue: string) => ({
    colour: number,
    id,
    name: id,
    hue,
    symbol: "star" as const,
    rents: [1, 2],
    is_built: true,
    size: 2,
});
const kind = (number: number, word: string, more: Partial<DealKind> = {}): DealKind => ({
    kind: number,
    word,
    name: word,
    what: "action",
    value: 1,
    count: 1,
    colours: [],
    does: null,
    text: "",
    places: [],
    ...more,
});
const KINDS = [
    kind(0, "1M", { what: "money" }),
    kind(1, "5M", { what: "money", value: 5 }),
    kind(2, "brown", { what: "property", colours: [0] }),
    kind(3, "any", { what: "wild", value: 0, colours: [0, 1, 2] }),
    kind(4, "rent-brown-red", { what: "rent", colours: [0, 1] }),
    kind(5, "rent-any", { what: "rent", value: 3, colours: [0, 1, 2] }),
    kind(6, "sly-deal", { does: "sly_deal", value: 3 }),
    kind(7, "house", { does: "house", value: 3 }),
    kind(8, "double-rent", { does: "double_rent" }),
    kind(9, "forced-deal", { does: "forced_deal" }),
];
const board: DealBoard = {
    ...boardOf("deal", "deal"),
    money: "{amount}M",
    colours: [colour(0, "brown", "#8a5a3b"), colour(1, "red", "#d7332f"), colour(2, "dark-blue", "#2a5caa")],
    kinds: KINDS,
};
const set = (number: number, more: Partial<DealCardSet> = {}): DealCardSet => ({
    set: number,
    word: `set${number}`,
    colour: number % 3,
    cards: [{ card: 1000, kind: 2 }],
    house: false,
    hotel: false,
    full: false,
    rent: 1,
    ...more,
});
const player = (more: Partial<DealPlayer> = {}): DealPlayer => ({
    seat: 0,
    cards: 5,
    bank: [],
    sets: [],
    full: 0,
    value: 0,
    out: false,
    ...more,
});
const words = (choices: readonly { word: string }[]) => choices.map((one) => one.word);

test("cards of a kind lie together, in a bank those of a value", () => {
    expect(stacked([0, 0, 2])).toEqual([
        { kind: 0, count: 2 },
        { kind: 2, count: 1 },
    ]);
    expect(byValue(board, [0, 6, 7, 1])).toEqual([
        { value: 5, names: ["5M"] },
        { value: 3, names: ["sly-deal", "house"] },
        { value: 1, names: ["1M"] },
    ]);
    expect(worth(board, [0, 1, 6])).toBe(9);
});

test("sets and their cards are read and written as one types them", () => {
    expect(setWord(board, set(2))).toBe("dark-blue");
    expect(setWord(board, set(4))).toBe("red2");
    expect(readSet(board, "red2")).toMatchObject({ colour: { id: "red" }, order: 1 });
    expect(readSet(board, "grey")).toBeNull();
    expect(readCard(board, "red2:brown")?.kind).toBe(2);
    expect(readCard(board, "brown:house")?.kind).toBe(7);
    expect(readCard(board, "bank:5M")?.kind).toBe(1);
});

test("one pays with bank cards, properties and buildings, each card apart; what is worth nothing is left out", () => {
    const cards = [2, 2, 3].map((one) => ({ card: 1000, kind: one }));
    const parts = coinsOf(board, player({ bank: [0, 0], sets: [set(3, { cards, house: true })] }));
    const keys = parts.map(({ coins }) => coins.map(keyOf));

    expect(keys).toEqual([
        ["bank:1M 0", "bank:1M 1"],
        ["brown2:brown 0", "brown2:brown 1", "brown2:house 0"],
    ]);
    expect(coinsOf(board, player())).toEqual([]);
});

test.each([
    ["bank 5M", "5M"],
    ["lay any red", "any"],
    ["rent red 0", "rent-brown-red"],
    ["rent-one 1 dark-blue 0", "rent-any"],
    ["steal 1 brown:brown", "sly-deal"],
    ["house brown2", "house"],
    ["end", ""],
    ["allow", ""],
])("%s is played with %s", (word, card) => {
    const found = KINDS.filter((one) => isWith(board, one, choice(word)));

    expect(found.map((one) => one.word)).toEqual(card ? [card] : []);
});

test("a doubled rent is offered on the rent card and on the doubler", () => {
    const found = KINDS.filter((one) => isWith(board, one, choice("rent red 1")));

    expect(found.map((one) => one.word)).toEqual(["rent-brown-red", "double-rent"]);
});

test("with a card picked there is what it does, then banking it, then what needs no card", () => {
    const choices = ["bank 5M", "bank sly-deal", "steal 1 brown:brown", "end", "move brown:any red", "resign"];
    const found = sides(board, KINDS, KINDS[6]!, choices.map((word) => choice(word)), false);

    expect(words(found.open)).toEqual(["steal 1 brown:brown", "bank sly-deal", "end"]);
    expect(words(found.moves)).toEqual(["move brown:any red"]);
    expect(found.resign?.word).toBe("resign");
    expect(words(sides(board, KINDS, null, choices.map((word) => choice(word)), false).open)).toEqual(["end"]);
});

test("a payment in one word takes the place of paying card by card, and of letting it happen", () => {
    const slots = [{ name: "card", low: null, high: null }];
    const pay = choice("pay <card>", { slots });
    const asked = [choice("allow"), choice("no"), pay];

    expect(sides(board, [], null, [choice("give bank:1M"), pay], true).pay).toBe(pay);
    expect(words(sides(board, [], null, [choice("give bank:1M"), pay], true).open)).toEqual([]);
    expect(words(sides(board, [], null, asked, true).open)).toEqual(["no"]);
    expect(sides(board, [], null, asked, false).pay).toBeNull();
    expect(words(sides(board, [], null, asked, false).open)).toEqual(["allow", "no"]);
});

test("many choices are narrowed down, one question after another", () => {
    const swaps = ["1 brown:brown", "1 red:any", "2 brown:brown"].flatMap((theirs) =>
        ["red:any", "brown:brown"].map((mine) => choice(`swap ${theirs} ${mine}`)),
    );
    const found = sides(board, KINDS, KINDS[9]!, swaps, false);

    expect(found.many).toHaveLength(1);
    expect(narrowed(swaps, []).steps.map((step) => [step.slot, step.values])).toEqual([["seat", ["1", "2"]]]);
    expect(narrowed(swaps, ["1"]).steps.map((step) => step.slot)).toEqual(["seat", "card"]);
    // Only one card can be taken from seat 2, so that is not asked.
    expect(narrowed(swaps, ["2"]).steps.map((step) => step.slot)).toEqual(["seat", "mine"]);
    expect(narrowed(swaps, ["1", "red:any", "brown:brown"]).choice?.word).toBe("swap 1 red:any brown:brown");
    expect(narrowed(swaps, ["1", "red:any"]).choice).toBeNull();
    expect(narrowed([], []).choice).toBeNull();
    expect(byVerb(swaps)).toHaveLength(1);
});

test("a card of two colours is split, one of all is striped", () => {
    expect(groundOf(board, [0])).toBe("#8a5a3b");
    expect(groundOf(board, [0, 1])).toContain("115deg");
    expect(groundOf(board, [0, 1, 2]).match(/#/g)).toHaveLength(3);
    expect(groundOf(board, [])).toBe("");
});

test("round a circle every colour has the same share", () => {
    expect(ringOf(board, [0, 1])).toMatch(/^conic-gradient\(#8a5a3b 0% 50%, #\w+ 50% 100%\)$/);
});

test("cards of a kind are told apart by their number", () => {
    expect(copiesOf([4, 4, 1])).toEqual([
        { kind: 4, copy: 0 },
        { kind: 4, copy: 1 },
        { kind: 1, copy: 0 },
    ]);
});

test("a hand is held like a fan: in the middle, upright in the middle, inside its space", () => {
    const held = fanned(5, 600, 100);

    expect(held.map((one) => Math.abs(one.turn))).toEqual(held.map((one) => Math.abs(one.turn)).reverse());
    expect([held[0]!.turn < 0, held[4]!.turn > 0]).toEqual([true, true]);
    expect(held[2]).toMatchObject({ x: 250, turn: 0, drop: 0 });
    expect(Math.min(...held.map((one) => one.x))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...held.map((one) => one.x))).toBeLessThanOrEqual(500);
    expect(fanned(0, 600, 100)).toEqual([]);
    expect(fanned(1, 50, 100)[0]).toMatchObject({ turn: 0, drop: 0 });
});

test.each([
    [4, 350, 1],
    [7, 350, 2],
    [7, 700, 1],
])("%i cards in %i pixels are held in %i rows", (count, width, rows) => {
    expect(rowsFor(count, width, 88)).toBe(rows);
    expect(new Set(fanned(count, width, 88).map((one) => one.row)).size).toBe(rows);
});

test.each([
    [{ event: "played", seat: 0, kind: 6 } as const, "sly-deal"],
    [{ event: "wants_card", seat: 0, other: 1, kind: 2 } as const, "sly-deal"],
    [{ event: "wants_swap", seat: 0, other: 1, kind: 2, mine: 2 } as const, "forced-deal"],
    [{ event: "charged", seat: 0, amount: 2, set: 0 } as const, "rent-brown-red"],
    [{ event: "charged_one", seat: 0, other: 1, amount: 2, set: 3 } as const, "rent-any"],
])("after %o the centre shows %s", (event, word) => {
    const [before, after] = [told({ event: "played", seat: 0, kind: 7 }), told({ event: "paid", seat: 1, other: 0, kind: 0 })];

    expect(topOfCentre(board, [4, 5, 6, 7, 9], [before, told(event), after])).toMatchObject({ kind: { word }, at: 1 });
});

test("the centre shows nothing that does not lie there any more", () => {
    expect(topOfCentre(board, [], [told({ event: "played", seat: 0, kind: 7 })])).toBeNull();
});

test("a no is the card that answers, and is offered without it being tapped", () => {
    const no = kind(10, "just-say-no", { does: "just_say_no" });

    expect([choice("no"), choice("insist 1"), choice("allow")].map((one) => isAnsweredWith(no, one))).toEqual([
        true,
        true,
        false,
    ]);
    expect(words(sides(board, [no], null, [choice("no"), choice("allow")], false).open)).toEqual(["no", "allow"]);
});

const DESK: Felt = { width: 1030, height: 490, hasMe: true, largest: 1.4 };
const PHONE: Felt = { width: 353, height: 210, hasMe: true, largest: 1.4 };
const WALL: Felt = { width: 915, height: 836, hasMe: false, largest: 2.2 };
const shapes = (count: number, sets: number) =>
    Array.from({ length: count }, () => ({ sets: Array.from({ length: sets }, () => 2), notes: 3 }));
const isSeen = (fit: Fit, felt: Felt, count: number, sets: number) =>
    tallOf(shapes(count, sets), felt, fit) * fit.zoom <= felt.height;

test("a table takes more room with more sets, more buildings and more notes, and less where less is told", () => {
    const built = shapeOf(player({ sets: [set(0, { house: true, hotel: true })], bank: [0, 0, 1] }));

    expect(built).toEqual({ sets: [5], notes: 2 });
    expect(heightOf(built, 300, "roomy")).toBeGreaterThan(heightOf(shapeOf(player({ sets: [set(0)] })), 300, "roomy"));
    expect(heightOf(built, 300, "plain")).toBeLessThan(heightOf(built, 300, "roomy"));
    expect(heightOf(built, 300, "dense")).toBeLessThan(heightOf(built, 300, "plain"));
    expect(heightOf({ sets: [], notes: 6 }, 220, "plain")).toBeGreaterThan(heightOf({ sets: [], notes: 1 }, 220, "plain"));
});

test("on a wall and at a desk everybody's table is seen whole, the fewer the larger", () => {
    for (const felt of [DESK, WALL]) {
        const fits = [2, 4, 6, 8, 10].map((count) => ({ count, fit: fitted(shapes(count, 4), felt, null) }));
        for (const { count, fit } of fits) {
            expect(fit.isWhole).toBe(true);
            expect(isSeen(fit, felt, count, 4)).toBe(true);
        }
        const sizes = fits.map(({ fit }) => ["dense", "plain", "roomy"].indexOf(fit.density) * 10 + fit.zoom);
        expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    }
});

test("the piles lie in a cell that is left over, else beside my table, else between the others", () => {
    expect(fitted(shapes(4, 4), DESK, null)).toMatchObject({ columns: 3, middle: "beside" });
    expect(fitted(shapes(8, 6), WALL, null)).toMatchObject({ columns: 3, middle: "cell" });
    expect(fitted(shapes(4, 6), WALL, null)).toMatchObject({ columns: 2, middle: "strip" });
});

test("on a phone that cannot show all, as much as can be read is scrolled", () => {
    expect(fitted(shapes(10, 5), PHONE, null)).toMatchObject({ density: "dense", columns: 2, isWhole: false });
});

test("nothing is moved for a little room more, but for much more, or when it does not do any longer", () => {
    const first = fitted(shapes(4, 4), DESK, null);
    const higher = fitted(shapes(4, 4), { ...DESK, height: DESK.height + 12 }, first);

    expect(higher).toBe(first);
    expect(fitted(shapes(4, 4), { ...DESK, height: DESK.height + 300 }, first)).not.toBe(first);
    expect(fitted(shapes(4, 4), { ...DESK, height: DESK.height - 200 }, first)).not.toBe(first);
});
