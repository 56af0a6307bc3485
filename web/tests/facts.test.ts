// How a game is shown that nobody has drawn.

import { expect, test } from "vitest";
import { otherFacts, shapeOf, spoken } from "../src/table/facts.ts";
import { hand, view } from "./fakes.ts";

test("what the pieces, the seats and the hand show is not shown twice", () => {
    const table = { pieces: [], order: [], turn: 0, hand: ["Rent"], bank_notes: 12 };

    expect(otherFacts(hand(0, { view: view(table) }))).toEqual([["bank_notes", 12]]);
    expect(spoken("bank_notes")).toBe("bank notes");
});

test.each([
    [null, "nothing"],
    [[], "nothing"],
    [0, "plain"],
    [false, "plain"],
    [[1, null], "list"],
    [[{ a: 1 }], "lists"],
    [{ a: 1 }, "record"],
])("%o is set as %s", (fact, shape) => {
    expect(shapeOf(fact)).toBe(shape);
});
