import { expect, test } from "vitest";
import type { Told } from "../src/contents.ts";
import { lineOf, turnsOf } from "../src/faces/turns.ts";
import { Coupling } from "../src/motion/coupling.ts";
import { Manners } from "../src/motion/manners.ts";
import { chair, facts } from "./fakes.ts";

const manners = new Manners({ events: { turn: { begins: true } } });
const told = (event: string, seat: number, brief = ""): Told => ({
    text: "",
    clause: "",
    card: "",
    brief,
    event: { event, clause: "", seat },
});
const STORY = [
    told("shuffled", 0),
    told("turn", 1),
    told("threw", 1, "3 + 5"),
    told("moved", 1, "→ Kadabra"),
    told("asked", 0, "asks"),
    told("paid", 1, "pays you ¥18"),
    told("turn", 2),
];

test("a turn is told in one line, of what its own seat did", () => {
    const turns = turnsOf(STORY, manners);

    expect(turns.map((turn) => [turn.seat, turn.told.length])).toEqual([
        [null, 1],
        [1, 5],
        [2, 1],
    ]);
    expect(turns.map(lineOf)).toEqual(["", "3 + 5 → Kadabra, pays you ¥18", ""]);
});

test("what begins again in a row goes on", () => {
    expect(turnsOf([told("turn", 1), told("turn", 1), told("turn", 0)], manners)).toHaveLength(2);
});

test("bots are shown at the pace of the table, people at one's own", () => {
    const coupling = new Coupling();
    const chairs = [chair("person", "Ann"), chair("bot", "Ada"), chair("bot", "Bruno")];
    const factors = (seat: number) =>
        ["calm", "brisk", "at_once"].map((pace) => coupling.factor([told("moved", seat)], facts({ chairs, pace })));

    expect(factors(0)).toEqual([1, 1, 1]);
    expect(factors(1)).toEqual([1, 0.5, 0.15]);
});

test("whoever is hurried is hurried to the end of the turn", () => {
    const coupling = new Coupling();
    const at = facts({ chairs: [chair("person"), chair("bot"), chair("bot")], pace: "calm" });
    const factor = (seat: number) => coupling.factor([told("moved", seat)], at);
    factor(1);
    coupling.hurry();

    expect([factor(1), factor(1), factor(2), factor(1)]).toEqual([0, 0, 1, 1]);
});
