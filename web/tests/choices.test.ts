// What the buttons offer and what they send.

import { expect, test } from "vitest";
import { filled, firstValues, isComplete, sorted } from "../src/choices.ts";
import { choice } from "./fakes.ts";

const bid = choice("bid 10..40", { slots: [{ name: "coins", low: 10, high: 40 }] });
const offer = choice("offer <seat> <goods>", {
    slots: [
        { name: "seat", low: null, high: null },
        { name: "goods", low: null, high: null },
    ],
});
const greyed = choice("build", { why_not: { clause: "build.group", sentence: "The group is not yours." } });

test("open choices keep the server's order, greyed ones follow, resigning stands apart", () => {
    const resign = choice("resign");
    const groups = sorted([bid, greyed, resign, offer]);

    expect(groups).toEqual({ open: [bid, offer], greyed: [greyed], resign });
});

test.each([
    [bid, ["15"], "bid 15"],
    [offer, ["2", "lot3,lot4"], "offer 2 lot3,lot4"],
    [choice("spin"), [], "spin"],
])("%o filled with %o is %s", (template, values, word) => {
    expect(filled(template, values)).toBe(word);
});

test.each([
    [["10"], true],
    [["40"], true],
    [["9"], false],
    [["41"], false],
    [["1.5"], false],
    [[""], false],
    [[], false],
])("a bid of %o may be sent: %s", (values, isFine) => {
    expect(isComplete(bid, values)).toBe(isFine);
});

test("a word with a space in it does not fit into one slot", () => {
    expect(isComplete(offer, ["2", "lot 3"])).toBe(false);
    expect(isComplete(offer, ["2", "lot3"])).toBe(true);
});

test("a field begins with the least that fits", () => {
    expect(firstValues(bid)).toEqual(["10"]);
    expect(firstValues(offer)).toEqual(["", ""]);
});
