// How facts without a drawing are shown.

import { expect, test } from "vitest";
import { hasOtherFacts, otherFacts, shapeOf, spoken } from "../src/table/facts.ts";
import { panels } from "../src/table/panels.ts";
import { hand } from "./fakes.ts";

const race = hand(0, { view: { table: { pieces: [], order: [], turn: 0, finish: 60, arrows: [] } } });
const other = hand(0, { view: { table: { pieces: [], hand: ["Rent"], bank_notes: 12 } } });

test("what the board, the seats and the hand show is not shown twice", () => {
    expect(hasOtherFacts(race)).toBe(false);
    expect(otherFacts(other)).toEqual([["bank_notes", 12]]);
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

test("there are facts beside a board only if it leaves some out", () => {
    expect(panels(race, true).map((panel) => panel.name)).toEqual(["story", "chat", "rules"]);
    expect(panels(other, true).map((panel) => panel.name)).toEqual(["story", "facts", "chat", "rules"]);
    expect(panels(other, false).map((panel) => panel.name)).toEqual(["story", "chat", "rules"]);
});
