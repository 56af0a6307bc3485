// What is remembered of a game at its end.

import { expect, test } from "vitest";
import type { Told } from "../src/contents.ts";
import { memories } from "../src/table/memories.ts";

const told = (event: { event: string; [field: string]: number | string }, text: string): Told => ({
    text,
    clause: "",
    event: { ...event, clause: "" },
});

const STORY = [
    told({ event: "paid_rent", amount: 20 }, "small"),
    told({ event: "paid_rent", amount: 900 }, "dear"),
    told({ event: "followed_arrow", from: 4, to: 14 }, "ahead"),
    told({ event: "followed_arrow", from: 48, to: 35 }, "far back"),
    told({ event: "turn_began" }, "turn"),
];

test("of every kind that a family names the greatest is remembered, in the family's order", () => {
    expect(memories(STORY, ["followed_arrow", "paid_rent"]).map(({ text }) => text)).toEqual(["far back", "dear"]);
});

test("no more than so many, and nothing of what did not happen", () => {
    expect(memories(STORY, ["bought", "paid_rent", "followed_arrow"], 1).map(({ text }) => text)).toEqual(["dear"]);
    expect(memories([], ["paid_rent"])).toEqual([]);
});
