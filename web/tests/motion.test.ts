// When things are shown, where money goes, what is heard; and the curtain between what happened and what is seen.

import { describe, expect, it } from "vitest";
import { walked } from "../src/board/walk.ts";
import type { Told } from "../src/contents.ts";
import { fetched } from "../src/families.svelte.ts";
import { Curtain } from "../src/motion/curtain.svelte.ts";
import { Manners, paymentOf } from "../src/motion/manners.ts";
import { CARD, DICE, LONGEST, MONEY, seenUntil, SPIN, STEP, timeline } from "../src/motion/timeline.ts";
import { told } from "./fakes.ts";
import { gameOf, sceneOf } from "./golden/index.ts";

const manners = new Manners(gameOf("kanto"), await fetched("property"));
const teams = new Manners(gameOf("cats-vs-dogs"), await fetched("pets"));
const THREW = told({ event: "threw", seat: 0, first: 3, second: 4 });
const MOVED = told({ event: "moved", seat: 0, from: 0, to: 7, count: 7 });
const DREW = told({ event: "drew", seat: 0, deck: 0, card: 3 });
const cuesOf = (story: readonly Told[], speed = 1) => timeline(story, manners, speed);

describe("when things are shown", () => {
    it("shows one thing after the other", () => {
        const cues = cuesOf([THREW, MOVED, DREW]);

        expect(cues.map((cue) => cue.at)).toEqual([0, DICE, DICE + 7 * STEP]);
        expect(cues[2]?.takes).toBe(CARD);
    });
    it("waits for what moves, and not for what is only read", () => {
        expect(seenUntil(cuesOf([THREW, MOVED, told({ event: "landed", seat: 0 })]))).toBe(DICE + 7 * STEP);
        expect(seenUntil(cuesOf([told({ event: "turn_began", seat: 0 })]))).toBe(0);
    });
    it("lets a token that a card sends away wait until the card has been read", () => {
        const cues = cuesOf([THREW, MOVED, DREW, told({ event: "moved_by_card", seat: 0, from: 7, to: 10 })]);
        const steps = walked(cues, 0, 0, 10, 40);

        expect(steps.map((step) => step.space)).toEqual([1, 2, 3, 4, 5, 6, 7, 10]);
        expect(steps[0]?.at).toBe(DICE);
        expect(steps.at(-1)?.at).toBe(DICE + 7 * STEP + CARD);
    });
    it("shows everything at once when told to", () => {
        expect(cuesOf([THREW, MOVED], 0).every((cue) => cue.at === 0 && cue.takes === 0)).toBe(true);
    });
    it("hurries through a long story, and snaps to the end of a very long one", () => {
        const long = cuesOf(Array.from({ length: 10 }, () => MOVED));
        const last = long.at(-1);
        expect((last?.at ?? 0) + (last?.takes ?? 0)).toBeCloseTo(LONGEST);

        expect(cuesOf(Array.from({ length: 40 }, () => MOVED)).at(-1)?.at).toBe(0);
    });
});

describe("where money goes", () => {
    const cases: [string, Record<string, number>, unknown][] = [
        ["salary", { seat: 2, amount: 200 }, { from: "bank", to: "seat 2", amount: 200 }],
        ["cash_to_bank", { seat: 1, amount: 30 }, { from: "seat 1", to: "bank", amount: 30 }],
        ["paid_rent", { seat: 1, other: 0, amount: 8, space: 6 }, { from: "seat 1", to: "seat 0", amount: 8 }],
        ["declined", { seat: 1, space: 3, amount: 60 }, null],
        ["moved", { seat: 1, from: 3, to: 6, count: 3 }, null],
        ["paid_rent", { seat: 1, other: 0, amount: 0, space: 6 }, null],
    ];
    it.each(cases)("%s %o", (name, facts, payment) => {
        const { event } = told({ event: name, ...facts });

        expect(paymentOf(event, manners.of(event))).toEqual(payment);
    });
    it("goes from team to team where teams have the purses", () => {
        const { event } = told({ event: "paid_tribute", seat: 3, team: 1, rival: 0, amount: 100, space: 1 });

        expect(paymentOf(event, teams.of(event))).toEqual({ from: "team 1", to: "team 0", amount: 100 });
    });
    it("takes its time", () => {
        expect(cuesOf([told({ event: "salary", seat: 0, amount: 200 })])[0]?.takes).toBe(MONEY);
    });
});

describe("what is heard", () => {
    const heard = (all: Manners, story: readonly Told[]) => story.map(({ event }) => all.of(event).sound);

    it("is what an event is, unless its family says otherwise", () => {
        const story = [THREW, DREW, told({ event: "salary", seat: 0, amount: 200 }), told({ event: "won", seat: 0 })];

        expect(heard(manners, story)).toEqual(["dice", "card", "coin", "fanfare"]);
        expect(heard(manners, [told({ event: "built" }), told({ event: "landed" })])).toEqual(["marker", null]);
    });
    it("belongs to the game: the same word may be another event elsewhere", async () => {
        const cards = new Manners(gameOf("deal"), await fetched("deal"));
        const race = new Manners(gameOf("cats-and-dogs"), await fetched("race"));

        expect([cards, race, new Manners()].map((all) => heard(all, [told({ event: "swapped" })])[0])).toEqual([
            "card",
            null,
            null,
        ]);
    });
    it("is a spinner where one is spun, and that takes longer than dice", () => {
        const race = new Manners(gameOf("cats-and-dogs"));
        const [spun] = timeline(sceneOf("race-turn").changed.hands[0]?.told ?? [], race, 1);

        expect([spun?.manner.sound, spun?.takes]).toEqual(["spin", SPIN]);
    });
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
            manners: () => manners,
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
