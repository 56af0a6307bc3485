// What the buttons offer and what they send.

import { expect, test } from "vitest";
import { choiceOf, filled, firstValues, isComplete, itemOf, sorted, toggled } from "../src/choices.ts";
import { businessIn } from "../src/games/property/business.ts";
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

    expect(groups).toEqual({ open: [bid, offer], grave: [], greyed: [greyed], resign });
});

test("much business is folded under its heading, whatever its verbs", () => {
    const words = ["roll", "build 1", "sell 6", "break 6", "mortgage 12", "mortgage 39", "lift 5"];
    const { open, folds } = businessIn(words.map((word) => choice(word)));

    expect(open.map((one) => one.word)).toEqual(["roll"]);
    expect(folds.map((fold) => [fold.name, fold.choices.map((one) => one.word)])).toEqual([
        ["build", ["build 1"]],
        ["sell", ["sell 6", "break 6"]],
        ["mortgage", ["mortgage 12", "mortgage 39"]],
        ["lift", ["lift 5"]],
    ]);
});

test("answers to claims and offers belong to those, where they are shown", () => {
    const goods = { slots: [{ name: "goods", low: null, high: null }] };
    const choices = [choice("end"), choice("ask 7"), choice("accept 9"), choice("offer 2 <goods>", goods)];

    expect(businessIn(choices).open.map((one) => one.word)).toEqual(["end"]);
    expect(businessIn(choices).trades).toHaveLength(3);
    expect(sorted(choices).open).toHaveLength(4);
    expect(choiceOf(choices, "ask", 7)?.word).toBe("ask 7");
    expect(choiceOf(choices, "ask", 8)).toBeUndefined();
    expect(choices.map(itemOf)).toEqual([null, 7, 9, 2]);
});

test("what cannot be taken back is never among those at hand", () => {
    const { open, grave } = sorted([choice("bankrupt"), choice("roll")], ["bankrupt"]);

    expect([open, grave].map((some) => some.map((one) => one.word))).toEqual([["roll"], ["bankrupt"]]);
    expect(businessIn([choice("bankrupt")]).grave).toHaveLength(1);
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

test("ticks come and go", () => {
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
});
