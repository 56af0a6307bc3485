import { describe, expect, it } from "vitest";
import { CARD, DICE, LONGEST, MONEY, movesAt, paymentOf, STEP, timeline } from "../src/motion/timeline.ts";
import { soundOf } from "../src/motion/sound.ts";
import type { Told } from "../src/wire.ts";

const told = (event: string, facts: Record<string, number> = {}): Told => ({
    text: event,
    clause: "",
    event: { event, ...facts },
});
const THREW = told("threw", { seat: 0, first: 3, second: 4 });
const MOVED = told("moved", { seat: 0, from: 0, to: 7, count: 7 });

describe("when things are shown", () => {
    it("shows one thing after the other", () => {
        const cues = timeline([THREW, MOVED, told("drew", { seat: 0, deck: 0, card: 3 })], 1);

        expect(cues.map((cue) => cue.at)).toEqual([0, DICE, DICE + 7 * STEP]);
        expect(cues[2]?.takes).toBe(CARD);
    });
    it("lets the piece wait for the dice", () => {
        expect(movesAt(timeline([THREW, MOVED], 1), 0)).toBe(DICE);
        expect(movesAt(timeline([THREW, MOVED], 1), 1)).toBe(0);
    });
    it("shows everything at once when told to", () => {
        expect(timeline([THREW, MOVED], 0).every((cue) => cue.at === 0 && cue.takes === 0)).toBe(true);
    });
    it("hurries through a long story, and snaps to the end of a very long one", () => {
        const long = timeline(Array.from({ length: 10 }, () => MOVED), 1);
        const last = long.at(-1);
        expect((last?.at ?? 0) + (last?.takes ?? 0)).toBeCloseTo(LONGEST);

        expect(timeline(Array.from({ length: 40 }, () => MOVED), 1).at(-1)?.at).toBe(0);
    });
});

describe("where money goes", () => {
    const cases: [string, Record<string, number>, unknown][] = [
        ["salary", { seat: 2, amount: 200 }, { from: "bank", to: 2, amount: 200 }],
        ["bought", { seat: 1, space: 3, amount: 60 }, { from: 1, to: "bank", amount: 60 }],
        ["paid_rent", { seat: 1, other: 0, amount: 8, space: 6 }, { from: 1, to: 0, amount: 8 }],
        ["paid_tribute", { seat: 3, team: 1, rival: 0, amount: 100, space: 1 }, { from: 11, to: 10, amount: 100 }],
        ["declined", { seat: 1, space: 3, amount: 60 }, null],
        ["moved", { seat: 1, from: 3, to: 6, count: 3 }, null],
        ["paid_rent", { seat: 1, other: 0, amount: 0, space: 6 }, null],
    ];
    it.each(cases)("%s %o", (name, facts, payment) => {
        expect(paymentOf(told(name, facts).event, (team) => 10 + team)).toEqual(payment);
    });
    it("takes its time", () => {
        expect(timeline([told("salary", { seat: 0, amount: 200 })], 1)[0]?.takes).toBe(MONEY);
    });
});

it("gives what matters a sound", () => {
    expect(soundOf({ event: "threw" }, false)).toBe("dice");
    expect(soundOf({ event: "salary" }, true)).toBe("coin");
    expect(soundOf({ event: "landed" }, false)).toBeNull();
});
