// The card game: stacks, sets and payments as words, and which card a choice is played with.

import { expect, test } from "vitest";
import { byVerb, isWith, narrowed, sides } from "../src/games/deal/choosing.ts";
import { byValue, cardIn, coinsIn, copiesOf, keyOf, kindOf, setName, stacked } from "../src/games/deal/deal.ts";
import { cardFor, fanned, rowsFor, stripOf } from "../src/games/deal/fan.ts";
import { fitted, heightOf, roomFor, shapeOf, tallOf, type Felt, type Fit } from "../src/games/deal/fitting.ts";
import { groundOf, ringOf } from "../src/games/deal/inks.ts";
import type { DealBoard, DealCardSet, DealKind, DealPlayer } from "../src/wire.ts";
import { choice } from "./fakes.ts";
import { boardOf, handOf, tableOf } from "./golden/index.ts";

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
    buildings: [],
    house: false,
    hotel: false,
    full: false,
    rent: 1,
    row: 0,
    ...more,
});
const player = (more: Partial<DealPlayer> = {}): DealPlayer => ({
    seat: 0,
    cards: 5,
    bank: [],
    banked: 0,
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
});

test("a set has the name of its colour, and the second of a colour a number", () => {
    const real = boardOf("deal", "deal");
    const second = real.sets.findIndex(({ colour, order }) => colour === 0 && order === 1);

    expect(setName(real, 0)).toBe(real.colours[0]?.name);
    expect(setName(real, second)).toBe(`${real.colours[0]?.name} 2`);
});

test("a card on the table is known by its number: what it is, and in which set", () => {
    const [real, table] = [boardOf("deal", "deal"), tableOf("deal", "deal-turn")];
    const [brown] = table.players[0]!.sets;
    const found = [brown!.cards[0]!, brown!.buildings[0]!].map(({ card }) => cardIn(real, table, card));

    expect(found.map((one) => [one?.kind.word, one?.set])).toEqual([
        ["brown", brown!.set],
        ["house", brown!.set],
    ]);
    expect(cardIn(real, table, -1)).toBeUndefined();
});

test("one pays with what the server lists, each card apart, by where it lies", () => {
    const [real, table] = [boardOf("deal", "deal"), tableOf("deal", "deal-rent")];
    const [me, lane] = [table.players[1]!, table.charge!.lanes[1]!];
    const two = { ...lane, coins: [...lane.coins, lane.coins[0]!] };
    const parts = coinsIn(real, me, two);

    expect(parts.map(({ set, coins }) => [set?.word ?? "bank", coins.map(keyOf)])).toEqual([
        ["bank", ["bank:1M 0", "bank:2M 0", "bank:4M 0", "bank:1M 1"]],
        ["red", ["red:red 0"]],
    ]);
    expect(coinsIn(real, me, { ...lane, coins: [] })).toEqual([]);
});

test("every choice is played with the cards that the server names", () => {
    const [real, { choices }] = [boardOf("deal", "deal"), handOf("deal-turn")];
    const cards = (word: string) =>
        real.kinds
            .filter((kind) => choices.some((one) => one.word === word && isWith(kind, one)))
            .map((kind) => kind.word);

    expect(["bank 1M", "lay any red", "rent-one 1 brown 0", "steal 1 railroad:railroad", "end"].map(cards)).toEqual([
        ["1M"],
        ["any"],
        ["rent-any"],
        ["sly-deal"],
        [],
    ]);
});

const free = { picked: null, isAnswering: false, chooses: false };

test("with a card picked there is what it does, then banking it, then what needs no card", () => {
    const [real, { choices }] = [boardOf("deal", "deal"), handOf("deal-turn")];
    const picked = real.kinds.find((kind) => kind.does === "sly_deal")!;
    const found = sides(choices, { ...free, picked });

    expect(words(found.open)).toEqual(["steal 1 railroad:railroad", "bank sly-deal", "end"]);
    expect(found.resign?.word).toBe("resign");
    expect(words(sides(choices, free).open)).toEqual(["end"]);
});

test("rearranging stands apart", () => {
    const move = choice("move brown:any red", { group: "move" });

    expect(sides([move, choice("end")], free)).toMatchObject({ moves: [move], open: [{ word: "end" }] });
});

test("a payment in one word takes the place of paying card by card, and of letting it happen", () => {
    const { choices } = handOf("deal-rent");
    const answering = { ...free, isAnswering: true };
    const give = choice("give bank:1M", { group: "pay" });

    expect(sides(choices, { ...answering, chooses: true }).pay?.form).toBe("pay {card}");
    expect(words(sides([...choices, give], { ...answering, chooses: true }).open)).toEqual(["no"]);
    expect(sides(choices, answering).pay).toBeNull();
    expect(words(sides([...choices, give], answering).open)).toEqual(["allow", "no", "give bank:1M"]);
});

test("a no is played with its card, and is offered without it being tapped", () => {
    const [real, { choices }] = [boardOf("deal", "deal"), handOf("deal-rent")];
    const no = real.kinds.find((kind) => kind.does === "just_say_no")!;

    expect(words(choices.filter((one) => isWith(no, one)))).toEqual(["no"]);
    expect(words(sides(choices, { ...free, isAnswering: true }).open)).toContain("no");
});

test("many choices are narrowed down, one question after another", () => {
    const thefts = [[1, 10], [1, 20], [2, 10]] as const; // prettier-ignore
    const swaps = thefts.flatMap(([seat, card]) =>
        [20, 10].map((mine) => choice(`swap ${seat} ${card} ${mine}`, { facts: { seat, card, mine }, uses: [9] })),
    );
    const found = sides(swaps, { ...free, picked: KINDS[9]! });

    expect(found.many).toHaveLength(1);
    expect(narrowed(swaps, []).steps.map((step) => [step.slot, step.values])).toEqual([["seat", [1, 2]]]);
    expect(narrowed(swaps, [1]).steps.map((step) => step.slot)).toEqual(["seat", "card"]);
    // Only one card can be taken from seat 2, so that is not asked.
    expect(narrowed(swaps, [2]).steps.map((step) => step.slot)).toEqual(["seat", "mine"]);
    expect(narrowed(swaps, [1, 20, 10]).choice?.word).toBe("swap 1 20 10");
    expect(narrowed(swaps, [1, 20]).choice).toBeNull();
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
    const held = fanned(5, 1, 600, 100);

    expect(held.map((one) => Math.abs(one.turn))).toEqual(held.map((one) => Math.abs(one.turn)).reverse());
    expect([held[0]!.turn < 0, held[4]!.turn > 0]).toEqual([true, true]);
    expect(held[2]).toMatchObject({ x: 250, turn: 0, drop: 0 });
    expect(Math.min(...held.map((one) => one.x))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...held.map((one) => one.x))).toBeLessThanOrEqual(500);
    expect(fanned(0, 1, 600, 100)).toEqual([]);
    expect(fanned(1, 1, 50, 100)[0]).toMatchObject({ turn: 0, drop: 0 });
});

test("a name is set as wide as its card is seen", () => {
    expect(stripOf(1, 1, 336, 93)).toBe(93);
    expect(stripOf(5, 1, 336, 93)).toBeCloseTo(60.75);
    expect(stripOf(7, 2, 336, 93)).toBeCloseTo(79.98);
});

test.each([
    [4, 350, 300, 1],
    [7, 350, 300, 2],
    [7, 350, 150, 1],
    [12, 350, 150, 2],
    [7, 700, 300, 1],
])("%i cards in %i by %i pixels are held in %i rows", (count, width, height, rows) => {
    expect(rowsFor(count, width, height, 88)).toBe(rows);
    expect(new Set(fanned(count, rows, width, 88).map((one) => one.row)).size).toBe(rows);
});

test("the centre shows what the server says lies on top", () => {
    const [real, table] = [boardOf("deal", "deal"), tableOf("deal", "deal-rent")];

    expect(kindOf(real, table.top ?? -1)?.word).toBe("rent-any");
    expect(tableOf("deal", "deal-turn").top).toBeNull();
});

const DESK: Felt = { width: 1030, height: 490, hasMe: true, largest: 1.4 };
const PHONE: Felt = { width: 353, height: 210, hasMe: true, largest: 1.4 };
const WALL: Felt = { width: 915, height: 836, hasMe: false, largest: 2.2 };
const shapes = (count: number, sets: number) =>
    Array.from({ length: count }, () => ({ sets: Array.from({ length: sets }, () => 2) }));
const isSeen = (fit: Fit, felt: Felt, count: number, sets: number) =>
    tallOf(shapes(count, sets), felt, fit) * fit.zoom <= felt.height;

test("a table takes more room with buildings, though never more than four bands, and less where less is told", () => {
    const built = shapeOf(player({ sets: [set(0, { house: true, hotel: true })], bank: [0, 0, 1] }));

    expect(built).toEqual({ sets: [4] });
    expect(heightOf(built, 300, "roomy")).toBeGreaterThan(heightOf(shapeOf(player({ sets: [set(0)] })), 300, "roomy"));
    expect(heightOf(built, 300, "plain")).toBeLessThan(heightOf(built, 300, "roomy"));
    expect(heightOf(built, 300, "dense")).toBeLessThan(heightOf(built, 300, "plain"));
});

test("cards are as large as one row or two of them have room, within what can be read and held", () => {
    expect(cardFor(340, 0)).toBe(68);
    expect(cardFor(500, 200)).toBe(81);
    expect(cardFor(500, 270)).toBe(108);
    expect(cardFor(500, 900)).toBe(138);
    expect(cardFor(800, 200)).toBe(125); // in one row
    expect(cardFor(800, 900)).toBe(140);
    expect(cardFor(400, 300, true)).toBe(62); // a phone on its side
});

test("the room that a table usually comes to need is kept for it, and what needs more has more", () => {
    const empty = roomFor({ sets: [] });

    expect(empty).toEqual(roomFor({ sets: [1, 1] }));
    expect(roomFor({ sets: [6, 1, 1, 1, 1] }).sets).toEqual([6, ...empty.sets.slice(1), 1]);
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
    expect(fitted(shapes(5, 6), { ...DESK, hasMe: false }, null)).toMatchObject({ columns: 3, middle: "cell" });
    expect(fitted(shapes(4, 6), WALL, null)).toMatchObject({ columns: 2, middle: "strip" });
});

test("on a phone that cannot show all, as much as can be read is scrolled", () => {
    expect(fitted(shapes(10, 5), PHONE, null)).toMatchObject({ density: "dense", columns: 2, isWhole: false });
});

test("nothing is moved for more room or for fewer cards, only when it does not do any longer", () => {
    const first = fitted(shapes(4, 4), DESK, null);

    expect(fitted(shapes(4, 4), { ...DESK, height: DESK.height + 300 }, first)).toBe(first);
    expect(fitted(shapes(4, 1), DESK, first)).toBe(first);
    expect(fitted(shapes(4, 7), DESK, first)).toBe(first);
    expect(fitted(shapes(4, 7), DESK, null)).not.toEqual(first);
    expect(fitted(shapes(4, 4), { ...DESK, height: DESK.height - 200 }, first)).not.toBe(first);
});
