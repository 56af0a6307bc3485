// Purses, deeds and trades: what the page makes of them without knowing a rule.

import { expect, test } from "vitest";
import { hue, inkOn, lightness } from "../src/look/hues.ts";
import { gained, money } from "../src/board/money.ts";
import { signOn } from "../src/board/symbols.ts";
import { walked } from "../src/board/walk.ts";
import { fetched } from "../src/families.svelte.ts";
import { businessOn, spacesUnder } from "../src/games/property/business.ts";
import { BREEDS } from "../src/games/property/breeds.ts";
import { creatureOn } from "../src/games/property/creatures.ts";
import { lastDrawn } from "../src/games/property/drawn.ts";
import { followed, goodsWord, NOTHING, turned, type Trade } from "../src/games/property/goods.ts";
import { symbolOf } from "../src/games/property/groups.ts";
import { cellIn, prisonerAt, visitorAt } from "../src/games/property/jail.ts";
import { contrast, lookOf } from "../src/games/property/look.ts";
import { Draft } from "../src/games/property/plans.svelte.ts";
import { byGroup, pieceName } from "../src/games/property/property.ts";
import { trailOf } from "../src/games/property/trail.ts";
import { Manners } from "../src/motion/manners.ts";
import { timeline } from "../src/motion/timeline.ts";
import { within } from "../src/parts/within.ts";
import { around, border, boxes, fittingSize, wrapped, type Box } from "../src/ring/plan.ts";
import { lastThrow } from "../src/ring/throws.ts";
import { keepTyped, typedFor } from "../src/table/typed.ts";
import type { PropertyBoard, PropertyOffer, PropertySpace } from "../src/wire.ts";
import { choice, told } from "./fakes.ts";
import { boardOf, gameOf, handOf, tableOf } from "./golden/index.ts";

const kanto = boardOf("property", "kanto");
const manners = new Manners(gameOf("kanto"));
const space = (number: number, more: Partial<PropertySpace> = {}): PropertySpace => ({
    ...kanto.spaces[0]!,
    number,
    name: `space ${number}`,
    kind: "lot",
    group: Math.floor(number / 3),
    ...more,
});
const group = (name: string, symbol = "") => ({ id: name, name, colour: "#8a5a3b", symbol, kind: "lot" as const });
/** Forty lots in groups of three. */
const board: PropertyBoard = {
    ...kanto,
    spaces: Array.from({ length: 40 }, (_, number) => space(number)),
    groups: [group("Brock", "rock")],
    words: { house: "mart", houses: "marts" },
    numbers: { ...kanto.numbers, station_rents: [25, 50], utility_factors: [4, 10] },
    look: {},
};

test("what comes and what goes is told apart", () => {
    expect([gained(board, -100), gained(board, 30)]).toEqual(["−¥100", "+¥30"]);
});

test("a trade is one word: mine first, then theirs, each kind by its own prefix", () => {
    const trade: Trade = {
        give: { cash: 100, deeds: [39], cards: ["chance"] },
        take: { cash: 50, deeds: [5, 15], cards: ["chest"] },
    };

    expect(goodsWord(board, trade)).toBe("give:39,pay:100,card:chance,take:5,take:15,get:50,take-card:chest");
    expect(goodsWord(board, { give: NOTHING, take: NOTHING })).toBe("");
    expect(goodsWord(board, { give: { ...NOTHING, cash: 7 }, take: NOTHING })).toBe("pay:7");
});

test("another offer begins with the first one turned round", () => {
    const sides = { give: { ...NOTHING, deeds: [3] }, take: { ...NOTHING, cash: 9 } };
    const offer: PropertyOffer = { offer: 4, seat: 1, other: 0, effects: [], ...sides };

    expect(goodsWord(board, turned(offer))).toBe("pay:9,take:3");
});

test("an answer follows the offer: the same, the one in its place, or none", () => {
    const offer = (number: number, seat: number): PropertyOffer => ({
        offer: number,
        seat,
        other: 0,
        give: NOTHING,
        take: NOTHING,
        effects: [],
    });
    const first = offer(4, 1);

    expect(followed(first, [offer(5, 2), first])?.offer).toBe(4);
    expect(followed(first, [offer(5, 2), offer(6, 1)])?.offer).toBe(6);
    expect(followed(first, [offer(5, 2)])).toBeNull();
});

test("a trade in the making: empty, another's offer turned round, or one's own to be changed", () => {
    const sides = { give: { ...NOTHING, deeds: [3] }, take: { ...NOTHING, cash: 9 } };
    const theirs: PropertyOffer = { offer: 4, seat: 1, other: 0, effects: [], ...sides };
    const mine: PropertyOffer = { offer: 5, seat: 0, other: 2, effects: [], ...sides };
    const [empty, counter, changed] = [new Draft("t", null), new Draft("t", theirs), new Draft("t", mine, true)];

    expect([empty.other, goodsWord(board, empty), empty.answered]).toEqual([-1, "", null]);
    expect([counter.other, goodsWord(board, counter), counter.answered]).toEqual([1, "pay:9,take:3", theirs]);
    expect([changed.other, goodsWord(board, changed), changed.answered]).toEqual([2, "give:3,get:9", null]);
});

test("numbers stay within their bounds", () => {
    expect([5, -5, 50, NaN, 2.9].map((typed) => within(typed, 1, 9))).toEqual([5, 1, 9, 1, 2]);
});

test("minutes and rounds are asked for where the game goes by the clock", async () => {
    const family = await fetched("property");
    const [minutes, tokens] = ["minutes", "tokens"].map((name) => ({ name, default: 0, official: true }));

    expect(family?.hides?.(minutes!, { variant: "standard" })).toBe(true);
    expect(family?.hides?.(minutes!, { variant: "timed" })).toBe(false);
    expect(family?.hides?.(tokens!, {})).toBe(false);
});

test("the box says what money and buildings are called", () => {
    expect(money(board, 60)).toBe("¥60");
    expect(money({ ...board, money: "{amount} bones" }, 60)).toBe("60 bones");
    expect([pieceName(board, "house"), pieceName(board, "house", 3), pieceName(board, "hotel")]).toEqual([
        "mart",
        "marts",
        "hotel",
    ]);
});

test("deeds lie by group, in the order of the board", () => {
    const groups = byGroup(board, [9, 1, 0, 10, 99]);

    expect(groups.map((group) => group.map((one) => one.number))).toEqual([
        [0, 1],
        [9, 10],
    ]);
});

test("what every deed earns is on it, whatever its kind, and which of that applies now", () => {
    const { deeds } = tableOf("property", "property-claim");
    const row = (number: number) => deeds.find((deed) => deed.space === number)?.row;

    expect([5, 12, 0].map((number) => kanto.spaces[number]?.rents)).toEqual([[25, 50, 100, 200], [4, 10], null]);
    expect([1, 6, 5, 12, 2].map(row)).toEqual([2, 5, 0, null, undefined]);
});

test("groups have the box's symbol, or one of ours; so have kinds", () => {
    expect(symbolOf(board, space(0))).toBe("rock");
    expect(symbolOf(board, space(3))).toBe("leaf");
    expect(symbolOf(board, space(7, { kind: "chance", group: null }))).toBe("chance");
    expect(signOn(7)).toBe(signOn(1));
});

test("colours are found however they are written, and ink can be read on them", () => {
    expect(hue("Light Blue")).toBe(hue("light_blue"));
    expect(hue("#123456")).toBe("#123456");
    expect(hue(null)).toBe(hue("plaid"));
    expect([inkOn("#f2ce3a"), inkOn("#243f86")]).toEqual(["#000000", "#ffffff"]);
    for (const ground of ["#2f9a56", "#d6478f", "#d7332f", "#ef8a2c", hue("teal"), hue(null)]) {
        const [one, other] = [lightness(ground), lightness(inkOn(ground))].sort((low, high) => high - low);
        expect(((one ?? 0) + 0.05) / ((other ?? 0) + 0.05)).toBeGreaterThan(4.5);
    }
});

test.each([8, 24, 38, 40])("a ring of %i spaces lies along the edge and nowhere twice", (count) => {
    const places = boxes(count);
    const corners = places.map((box) => `${box.x.toFixed(2)} ${box.y.toFixed(2)}`);

    expect(new Set(corners).size).toBe(count);
    for (const box of places) {
        expect(box.x).toBeGreaterThanOrEqual(-0.001);
        expect(box.y).toBeGreaterThanOrEqual(-0.001);
        expect(box.x + box.width).toBeLessThanOrEqual(1000.001);
        expect(box.y + box.height).toBeLessThanOrEqual(1000.001);
        const isAtEdge = Math.min(box.x, box.y, 1000 - box.x - box.width, 1000 - box.y - box.height) < 0.001;
        expect(isAtEdge).toBe(true);
    }
    expect(places[0]).toMatchObject({ isCorner: true, side: "bottom" });
    expect(places[0]?.x).toBeCloseTo(1000 - border(count));
});

test("names are set in lines that fit", () => {
    expect(wrapped("Pembroke Welsh Corgi", 9)).toEqual(["Pembroke", "Welsh", "Corgi"]);
    expect(wrapped("Mr. Mime", 9)).toEqual(["Mr. Mime"]);
    expect(wrapped("Zwerg\u00adschnauzer", 9)).toEqual(["Zwerg-", "schnauzer"]);
    expect(wrapped("Zwerg\u00adspitz ab", 11)).toEqual(["Zwergspitz", "ab"]);
    expect(wrapped("Geld\u00adein\u00adtreiber da", 9)).toEqual(["Geldein-", "treiber", "da"]);
    expect(fittingSize(["Smogmog"], 75, 50, 17)).toBeLessThan(fittingSize(["Shiatsu"], 75, 50, 17));
    expect(fittingSize(["Shorthaired"], 75, 50, 17)).toBeLessThan(14);
    expect(fittingSize(["Muk"], 75, 50, 17)).toBe(17);
});

test("a throw is walked round the corner, a card goes at once", () => {
    const thrown = timeline([told({ event: "moved", seat: 0, from: 38, to: 2, count: 4 })], manners, 1);
    const carried = timeline([told({ event: "moved_by_card", seat: 0, from: 7, to: 24 })], manners, 1);

    expect(walked(thrown, 0, 38, 2, 40).map((step) => step.space)).toEqual([39, 0, 1, 2]);
    expect(walked(carried, 0, 7, 24, 40).map((step) => step.space)).toEqual([24]);
    expect(around(2, 39, 40, true)).toEqual([1, 0, 39]);
});

test("the last throw is the one that is shown", () => {
    expect(
        lastThrow([told({ event: "threw", seat: 0, first: 1, second: 2 }), told({ event: "passed", seat: 0 })]),
    ).toEqual([1, 2]);
    expect(lastThrow([])).toBeNull();
});

const look = { ground: "#1f5a3c", print: "#fdf4dc", ink: "#1d2b4f", accent: "#c92a21" };

test("a look sets what it gives, with ink that can be read, and nothing else", () => {
    expect(lookOf({ look: {} })).toEqual({});
    expect(lookOf({ look })).toMatchObject({
        "--felt": "#1f5a3c",
        "--accent-ink": "#ffffff",
        "--print-red": "#c92a21",
    });
    expect(contrast(lookOf({ look })["--felt-ink"] ?? "", look.ground)).toBeGreaterThan(4.5);
    const kraft = lookOf({ look: { ...look, ground: "#c59d68", ink: "#46290f", accent: "#d3e034" } });
    expect([kraft["--felt-ink"], kraft["--accent-ink"], kraft["--print-red"]]).toEqual([
        "#46290f",
        "#000000",
        undefined,
    ]);
});

test("lots have a picture where the box has some, and the dearer of a group the bigger", () => {
    const drawn = { ...board, look: { pictures: "creatures" as const } };
    const [one, other] = [creatureOn(drawn, space(0)), creatureOn(drawn, space(1))];

    expect(creatureOn(board, space(0))).toBeNull();
    expect(creatureOn(drawn, space(7, { kind: "chance" }))).toBeNull();
    expect(one?.body).toBe(other?.body);
    expect(other?.size).toBeGreaterThan(one?.size ?? 9);
});

test("every lot of a box with dogs has a head of its own, once they are loaded", async () => {
    const dogs = { ...board, look: { pictures: "dogs" as const } };

    creatureOn(dogs, space(0));
    await import("../src/games/property/breeds.ts");

    expect(creatureOn(dogs, space(0))).toMatchObject(BREEDS[0]!);
    expect(new Set(BREEDS.map((breed) => JSON.stringify(breed))).size).toBe(22);
});

test("an offer says which colours it completes and which it breaks", () => {
    const [offer] = tableOf("property", "property-trade").offers;

    expect(offer?.effects).toEqual([{ effect: "completes", seat: 0, group: 0 }]);
});

test("the colours that are mine, or but one deed away", () => {
    expect(tableOf("property", "property-claim").players[0]?.near).toEqual([
        { group: 0, missing: null },
        { group: 9, missing: 28 },
    ]);
});

test("a debt says what is missing of it, and by which clauses", () => {
    expect(tableOf("property", "property-debt").debt).toMatchObject({
        lacks: 199,
        clause: "debt.raise",
        reason: "tax.income",
    });
});

test("prints lie where the last token walked, the nearest first", () => {
    const moved = (from: number, to: number, count: number) => told({ event: "moved", seat: 1, from, to, count });
    const story = [moved(38, 2, 4), told({ event: "moved_by_card", seat: 1, from: 2, to: 10 })];

    expect(trailOf(story, 40).map((print) => print.space)).toEqual([1, 0, 39, 38]);
    expect(trailOf([moved(0, 12, 12)], 40)).toHaveLength(6);
    expect(trailOf([], 40)).toEqual([]);
});

test("a drawn card is shown until the next turn begins", () => {
    const drew = {
        ...told({ event: "drew", seat: 0, card: 3, deck: 1 }, "You draw from Luck: “Go on.”"),
        card: "Go on.",
    };

    expect(lastDrawn([drew, told({ event: "salary", seat: 0, amount: 200 })])).toMatchObject({
        deck: 1,
        text: "Go on.",
    });
    expect(lastDrawn([drew, told({ event: "turn_began", seat: 1 })])).toBeNull();
});

test("what may be done with a space is what the server offers for it", () => {
    const { choices } = handOf("property-claim");

    expect(businessOn(choices, 1).map((one) => one.word)).toEqual(["build 1", "sell 1"]);
    expect(businessOn(choices, 5).map((one) => one.word)).toEqual(["mortgage 5"]);
    expect([spacesUnder(choices, "build"), spacesUnder(choices, "")]).toEqual([[1, 3], []]);
});

test("prisoners sit in the cell, visitors outside it, nobody on another", () => {
    const jail = boxes(40)[10] as Box;
    const { x, y, size } = cellIn(jail);
    const isIn = (point: { x: number; y: number }) =>
        point.x > x && point.x < x + size && point.y > y && point.y < y + size;
    const six = [0, 1, 2, 3, 4, 5];
    const visitors = [0, 1, 2, 3, 4].map((place) => visitorAt(jail, place));

    expect(six.every((place) => isIn(prisonerAt(jail, place, 6)))).toBe(true);
    expect(visitors.some(isIn)).toBe(false);
    expect(new Set(visitors.map((point) => `${point.x} ${point.y}`)).size).toBe(5);
});

test("what was typed stays while the same is asked", () => {
    keepTyped(choice("bid 10..40"), ["25"]);

    expect(typedFor(choice("bid 10..40"))).toEqual(["25"]);
    expect(typedFor(choice("bid 11..40"))).toBeNull();
});
