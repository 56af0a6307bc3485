import { expect, test, vi } from "vitest";
import { average, chancesOf, decidedAt, errorsOf, giveOrTake, points, wholeParts } from "../src/replay/review.ts";
import type { ReviewFacts } from "../src/wire.ts";
import { useWords } from "../src/words.ts";

const REVIEW: ReviewFacts = {
    names: ["Ann", "Bob"],
    winners: [1],
    steps: 4,
    depth: 0,
    depths: 3,
    moments: [
        { step: 0, chances: [0.5, 0.5], error: 0.02 },
        { step: 2, chances: [0.25, 0.75], error: 0.02 },
        { step: 4, chances: [0, 1], error: 0 },
    ],
    decisive: { step: 2, seat: 1, gain: 0.25, told: ["Ann throws 1 and 2."] },
    accounts: [],
    best: [],
    worst: [],
    departures: 0,
    dice: [],
};

test.each([
    [0.384, "+38"],
    [-0.061, "−6"],
    [0.004, "±0"],
    [-0.004, "±0"],
])("a change of %d is said as %s", (value, said) => {
    expect(points(value)).toBe(said);
});

test.each([
    [0.012, " ± 1"],
    [0.004, ""],
])("give or take %d is said as '%s'", (error, said) => {
    expect(giveOrTake({ value: 0.1, error })).toBe(said);
});

test.each([
    ["en", 3.5, "3.50"],
    ["de", 3.517, "3,52"],
])("an average in %s: %d is said as %s", (language, value, said) => {
    vi.stubGlobal("navigator", { language: "fr" });
    useWords({}, language);
    expect(average(value)).toBe(said);
});

test("a line for each seat, of a hundred", () => {
    expect(chancesOf(REVIEW)).toEqual([
        [50, 25, 0],
        [50, 75, 100],
    ]);
});

test("how unsure each moment is, of a hundred", () => {
    expect(errorsOf(REVIEW)).toEqual([2, 2, 0]);
});

test("what is shown of a seat's result adds up", () => {
    const figure = (value: number) => ({ value, error: 0.01 });
    const account = {
        seat: 0,
        start: 0.254,
        luck: figure(0.754),
        skill: figure(-0.022),
        others: figure(0.014),
        end: 1,
    };
    const { start, luck, skill, others, end } = wholeParts(account);

    expect([start, luck, skill, others, end]).toEqual([25, 76, -2, 1, 100]);
    expect(start + luck + skill + others).toBe(end);
});

test("where on its way the game was decided", () => {
    expect(decidedAt(REVIEW)).toBe(0.5);
    expect(decidedAt({ ...REVIEW, decisive: null })).toBeUndefined();
});
