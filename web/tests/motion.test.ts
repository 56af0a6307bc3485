import { describe, expect, it } from "vitest";
import { CARD, DICE, LONGEST, MONEY, paymentOf, seenUntil, STEP, timeline } from "../src/motion/timeline.ts";
import { walked } from "../src/board/walk.ts";
import { Curtain } from "../src/motion/curtain.svelte.ts";
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
    it("waits for what moves, and not for what is only read", () => {
        expect(seenUntil(timeline([THREW, MOVED, told("landed", { seat: 0 })], 1))).toBe(DICE + 7 * STEP);
        expect(seenUntil(timeline([told("turn_began", { seat: 0 })], 1))).toBe(0);
    });
    it("lets a token that a card sends away wait until the card has been read", () => {
        const cues = timeline([THREW, MOVED, told("drew", { seat: 0, deck: 0, card: 3 }), told("to_jail", { seat: 0, from: 7, to: 10 })], 1);
        const spaces = Array.from({ length: 40 }, (_, number) => ({ number, name: "", kind: "plain", leads_to: null }));
        const steps = walked(cues, 0, 0, 10, spaces, true);

        expect(steps.map((step) => step.space)).toEqual([1, 2, 3, 4, 5, 6, 7, 10]);
        expect(steps[0]?.at).toBe(DICE);
        expect(steps.at(-1)?.at).toBe(DICE + 7 * STEP + CARD);
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
        ["salary_on_go", { seat: 2, amount: 200 }, { from: "bank", to: 2, amount: 200 }],
        ["cash_to_bank", { seat: 1, amount: 30 }, { from: 1, to: "bank", amount: 30 }],
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

describe("the curtain", () => {
    /** A stage whose clock the test turns; what happened on it, in order. */
    function stage(factor = 1) {
        const seen: string[] = [];
        let timer: { run: () => void } | null = null;
        const curtain = new Curtain({
            after: (_, run) => {
                const mine = { run };
                timer = mine;
                return () => (timer = timer === mine ? null : timer);
            },
            factor: () => factor,
        });
        const show = (name: string, events: readonly Told[]) =>
            curtain.show({
                told: events,
                begin: (cues) => seen.push(cues.some((cue) => cue.takes > 0) ? `${name} moves` : `${name} stands`),
                end: () => seen.push(`${name} done`),
            });
        const pass = () => {
            const { run } = timer ?? { run: () => undefined };
            timer = null;
            run();
        };
        return { curtain, seen, show, pass };
    }

    it("keeps the table as it was until what moves has come to rest", () => {
        const { curtain, seen, show, pass } = stage();
        show("throw", [THREW, MOVED]);

        expect(seen).toEqual(["throw moves"]);
        expect(curtain.isMoving).toBe(true);
        pass();
        expect(seen).toEqual(["throw moves", "throw done"]);
        expect(curtain.isMoving).toBe(false);
    });
    it("shows one act after the other", () => {
        const { seen, show, pass } = stage();
        show("one", [THREW]);
        show("two", [MOVED]);
        pass();
        pass();

        expect(seen).toEqual(["one moves", "one done", "two moves", "two done"]);
    });
    it("lets what does not move pass at once", () => {
        const { curtain, seen, show } = stage();
        show("word", []);

        expect(seen).toEqual(["word stands", "word done"]);
        expect(curtain.isMoving).toBe(false);
    });
    it("moves nothing where nothing is to move", () => {
        const { seen, show } = stage(0);
        show("throw", [THREW, MOVED]);

        expect(seen).toEqual(["throw stands", "throw done"]);
    });
    it("snaps when it is behind, and shows the last", () => {
        const { seen, show, pass } = stage();
        for (const name of ["one", "two", "three", "four"]) show(name, [THREW]);

        expect(seen).toEqual([
            "one moves", "one done", "two stands", "two done", "three stands", "three done", "four moves",
        ]); // prettier-ignore
        pass();
        expect(seen.at(-1)).toBe("four done");
    });
    it("finishes all when it is told to", () => {
        const { curtain, seen, show, pass } = stage();
        show("one", [THREW]);
        show("two", [MOVED]);
        curtain.finish();
        pass(); // the timer that was called off

        expect(seen).toEqual(["one moves", "one done", "two stands", "two done"]);
        expect(curtain.isMoving).toBe(false);
    });
});
