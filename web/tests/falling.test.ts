// What may have fallen at a kitchen table.

import { expect, test } from "vitest";
import { faces, fallWith, picked } from "../src/room/falling.ts";
import type { Chance } from "../src/wire.ts";

const chance = (falls: Record<string, number>[]): Chance => ({
    line: 3,
    seat: 0,
    verb: "any",
    question: "What fell?",
    falls: falls.map((facts) => ({ word: Object.values(facts).join(" "), label: "", facts })),
});
const SIX = [1, 2, 3, 4, 5, 6];
const dice = chance(SIX.flatMap((first) => SIX.map((second) => ({ first, second }))));
const card = chance([1, 4, 7].map((one) => ({ deck: 1, card: one })));

test("two dice are picked one by one, a card at once", () => {
    expect(picked(dice)).toEqual(["first", "second"]);
    expect(picked(card)).toEqual(["card"]);
});

test("a die shows what it may, and both together are one fall", () => {
    expect(faces(dice, "second")).toEqual(SIX);
    expect(fallWith(dice, { first: 2, second: 5 })?.word).toBe("2 5");
    expect(fallWith(card, { card: 5 })).toBeUndefined();
});
