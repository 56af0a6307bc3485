// Purses, deeds and deals: what the page makes of them without knowing a rule.

import { expect, test } from "vitest";
import type { BoardPlan, Space } from "../src/api.ts";
import { byGroup, estateOf, lastThrow, money, pieceName, rentsOf, type Offer } from "../src/estate/estate.ts";
import { goodsWord, NOTHING, toggled, turned, within } from "../src/estate/goods.ts";
import { hue, inkOn, lightness, signOn, symbolOf } from "../src/estate/groups.ts";
import { around, border, boxes, fittingSize, wrapped } from "../src/estate/plan.ts";
import { walked } from "../src/board/walk.ts";
import { otherFacts } from "../src/table/facts.ts";
import { panels } from "../src/table/panels.ts";
import { hand, told } from "./fakes.ts";

const space = (number: number, more: Partial<Space> = {}): Space => ({
    number,
    name: `space ${number}`,
    kind: "lot",
    leads_to: null,
    group: Math.floor(number / 3),
    ...more,
});
const board: BoardPlan = {
    shape: "ring",
    sign: "¥",
    money: "¥{amount}",
    spaces: Array.from({ length: 40 }, (_, number) => space(number)),
    groups: [{ name: "Brock", colour: "#8a5a3b", symbol: "rock" }],
    words: { house: "mart", houses: "marts" },
    numbers: { station_rents: [25, 50], utility_factors: [4, 10] },
};
const table = { players: [], deeds: [], claims: [], offers: [], pieces: [], bank: { houses: 1, hotels: 1 } };

test("a deal is one word: mine first, then theirs, each kind by its own prefix", () => {
    const deal = {
        give: { cash: 100, deeds: [39], cards: ["chance"] },
        take: { cash: 50, deeds: [5, 15], cards: ["chest"] },
    };

    expect(goodsWord(deal)).toBe("give:39,pay:100,card:chance,take:5,take:15,get:50,take-card:chest");
    expect(goodsWord({ give: NOTHING, take: NOTHING })).toBe("");
    expect(goodsWord({ give: { ...NOTHING, cash: 7 }, take: NOTHING })).toBe("pay:7");
});

test("another offer begins with the first one turned round", () => {
    const sides = { give: { ...NOTHING, deeds: [3] }, take: { ...NOTHING, cash: 9 } };
    const offer: Offer = { offer: 4, seat: 1, other: 0, ...sides };

    expect(goodsWord(turned(offer))).toBe("pay:9,take:3");
});

test("ticks come and go, numbers stay within their bounds", () => {
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
    expect([5, -5, 50, NaN, 2.9].map((typed) => within(typed, 1, 9))).toEqual([5, 1, 9, 1, 2]);
});

test("only a table of deeds and deals is one", () => {
    expect(estateOf(hand(0, { view: { table } }))).toBe(table);
    expect(estateOf(hand(0))).toBeNull();
    expect(estateOf(undefined)).toBeNull();
});

test("its facts are shown by the ring and the deeds, not as a list", () => {
    const shown = hand(0, { view: { table } });

    expect(otherFacts(shown)).toEqual([]);
    expect(panels(shown, true).map((panel) => panel.name)).toEqual(["story", "deeds", "chat", "rules"]);
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

test("what a deed earns is on it, or is the same for all of its kind", () => {
    expect(rentsOf(board, space(1, { rents: [2, 10] }))).toEqual([2, 10]);
    expect(rentsOf(board, space(5, { kind: "station", rents: null }))).toEqual([25, 50]);
    expect(rentsOf(board, space(12, { kind: "utility" }))).toEqual([4, 10]);
    expect(rentsOf(board, space(0, { kind: "go" }))).toEqual([]);
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
    expect(fittingSize(["Shorthaired"], 75, 50, 17)).toBeLessThan(13);
    expect(fittingSize(["Muk"], 75, 50, 17)).toBe(17);
});

test("a throw is walked round the corner, a card goes at once", () => {
    const thrown = [told("", { seat: 0, from: 38, to: 2, count: 4 })];
    const carried = [told("", { seat: 0, from: 7, to: 24 })];

    expect(walked(thrown, 0, 38, 2, board.spaces, true)).toEqual([39, 0, 1, 2]);
    expect(walked(carried, 0, 7, 24, board.spaces, true)).toEqual([24]);
    expect(around(2, 39, 40, true)).toEqual([1, 0, 39]);
});

test("the last throw is the one that is shown", () => {
    expect(lastThrow([told("", { first: 1, second: 2 }), told("", { seat: 0 })])).toEqual([1, 2]);
    expect(lastThrow([])).toBeNull();
});
