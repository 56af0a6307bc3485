// What the buttons offer and what they send.

import { expect, test } from "vitest";
import { choiceOf, filled, firstValues, isComplete, sorted, toggled } from "../src/choices.ts";
import { businessIn } from "../src/games/property/business.ts";
import { choice } from "./fakes.ts";
import { handOf } from "./golden/index.ts";

const bid = choice("bid 10..40", { form: "bid {coins}", slots: [{ name: "coins", low: 10, high: 40 }] });
const offer = choice("offer <seat> <goods>", {
    form: "offer {seat} {goods}",
    slots: [
        { name: "seat", low: null, high: null },
        { name: "goods", low: null, high: null },
    ],
});
const greyed = choice("build", { why_not: { clause: "build.group", sentence: "The group is not yours." } });

test("open choices keep the server's order, greyed ones follow, resigning stands apart", () => {
    const resign = choice("resign", { group: "leave", grave: true });
    const groups = sorted([bid, greyed, resign, offer]);

    expect(groups).toEqual({ open: [bid, offer], grave: [], greyed: [greyed], resign });
});

test("much business is folded under the heading that the server gives it", () => {
    const { choices } = handOf("property-claim");
    const { open, folds } = businessIn(choices);

    expect(open.map((one) => one.word)).toEqual(["end"]);
    expect(folds.map((fold) => [fold.name, fold.choices.map((one) => one.word)])).toEqual([
        ["build", ["build 1", "build 3"]],
        ["sell", ["sell 1", "sell 3"]],
        ["mortgage", ["mortgage 5"]],
        ["lift", ["lift 12"]],
    ]);
});

test("answers to claims and offers belong to those, where they are shown", () => {
    const { choices } = handOf("property-claim");
    const { trades } = businessIn(choices);

    expect(trades.map((one) => [one.verb, one.facts])).toEqual([
        ["accept", { offer: 2 }],
        ["refuse", { offer: 2 }],
        ["counter", { offer: 2 }],
        ["offer", { seat: 1 }],
        ["offer", { seat: 2 }],
    ]);
    expect(choiceOf(choices, "accept", "offer", 2)?.word).toBe("accept 2");
    expect(choiceOf(choices, "accept", "offer", 3)).toBeUndefined();
});

test("what cannot be taken back is never among those at hand", () => {
    const { open, grave, resign } = sorted(handOf("property-debt").choices);

    expect(open.map((one) => one.word)).not.toContain("bankrupt");
    expect(grave.map((one) => one.word)).toEqual([]);
    expect(resign?.word).toBe("resign");
    expect(sorted([choice("bankrupt", { grave: true }), choice("roll")]).grave).toHaveLength(1);
});

test("the server's own template is filled in", () => {
    const counter = choiceOf(handOf("property-claim").choices, "counter", "offer", 2);

    expect(counter && filled(counter, ["give:5,$1"])).toBe("counter 2 give:5,$1");
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
