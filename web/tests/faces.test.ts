import { expect, test } from "vitest";
import { HEADS, lookOf, mouthOf, type Mood } from "../src/faces/faces.ts";
import { moodsAtEnd, moodsOf } from "../src/faces/moods.ts";
import type { AnyEvent, Hand, Told } from "../src/contents.ts";
import { Manners } from "../src/motion/manners.ts";
import { hand } from "./fakes.ts";

const NAMES = "Ada Bruno Clio Dario Edda Fitz Greta Hugo Ines Jasper Kora Linus Maud Nico Olga Piet".split(" ");

test("every bot has a face of its own, always the same", () => {
    const looks = NAMES.map((name) => JSON.stringify(lookOf(name)));
    expect(new Set(looks).size).toBe(NAMES.length);
    expect(lookOf("Ada")).toEqual(lookOf("Ada"));
    expect(HEADS).toHaveProperty(lookOf("Bot 12").kind);
});

test("each mood is another mouth on each head", () => {
    const moods: Mood[] = ["glad", "calm", "sorry"];
    for (const head of Object.values(HEADS)) expect(new Set(moods.map((mood) => mouthOf(head, mood))).size).toBe(3);
});

const told = (event: Partial<AnyEvent> & Record<string, unknown>): Told => ({
    text: "",
    clause: "",
    card: "",
    event: { clause: "", event: "", ...event },
});
const manners = new Manners({
    events: {
        rent: { cheers: ["other"], saddens: ["seat"] },
        tribute: { cheers: ["rival"], saddens: ["team"] },
    },
});

test("who got the rent is glad, who paid it is sorry; the last of it counts", () => {
    const story = [
        told({ event: "rent", seat: 2, other: 0 }),
        told({ event: "rent", seat: 0, other: 1 }),
        told({ event: "moved", seat: 1 }),
    ];
    expect(moodsOf(story, manners, undefined)).toEqual(
        new Map([
            [0, "sorry"],
            [1, "glad"],
            [2, "sorry"],
        ]),
    );
});

test("what happened long ago is forgotten", () => {
    const story = [told({ event: "rent", seat: 2, other: 0 }), ...Array.from({ length: 20 }, () => told({}))];
    expect(moodsOf(story, manners, undefined).size).toBe(0);
});

test("a team feels together", () => {
    const seen = hand(0);
    const teams: Hand = {
        ...seen,
        view: {
            ...seen.view,
            table: {
                teams: [{ team: "cat" }, { team: "dog" }],
                players: [
                    { seat: 0, team: "cat" },
                    { seat: 1, team: "dog" },
                    { seat: 2, team: "dog" },
                ],
            },
        },
    };
    expect(moodsOf([told({ event: "tribute", team: 0, rival: 1 })], manners, teams)).toEqual(
        new Map([
            [1, "glad"],
            [2, "glad"],
            [0, "sorry"],
        ]),
    );
});

test("at the end the winners are glad and the others lose with a face", () => {
    expect([...moodsAtEnd([1], 3).values()]).toEqual(["sorry", "glad", "sorry"]);
});
