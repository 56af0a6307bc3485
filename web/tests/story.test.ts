// The story goes on, begins anew, or lacks its beginning.

import { expect, test } from "vitest";
import { grown, serialOf, whole } from "../src/story.ts";
import { hand, told, view } from "./fakes.ts";

const one = [told({ event: "spun" }, "You spin 3.")];
const two = [told({ event: "moved" }, "You move.")];

test("each chair has its own story, and what is new is added to it", () => {
    const before = whole([hand(0, { told: one }), hand(2)]);
    const after = grown(before, [hand(0, { told: two }), hand(2, { told: one })]);

    expect(after?.get(0)).toEqual([...one, ...two]);
    expect(after?.get(2)).toEqual(one);
});

test("nothing new leaves the very same story", () => {
    const before = whole([hand(0, { told: one })]);

    expect(grown(before, [hand(0)])?.get(0)).toBe(before.get(0));
});

test("a chair that is new here lacks the beginning of its story", () => {
    expect(grown(whole([hand(null, { told: one })]), [hand(1, { told: two })])).toBeNull();
});

test("who gives up a chair goes on with its story", () => {
    const before = whole([hand(0, { told: one }), hand(1, { told: two })]);

    expect(grown(before, [hand(null, { told: two })])?.get(null)).toEqual([...one, ...two]);
});

test("back in the lobby there is no story", () => {
    expect(grown(whole([hand(0, { told: one })]), [])?.size).toBe(0);
});

test("a long story keeps its end", () => {
    const long = Array.from({ length: 400 }, (_, line) => told({ event: "spun" }, String(line)));
    const after = grown(whole([hand(0, { told: long })]), [hand(0, { told: one })])?.get(0);

    expect(after).toHaveLength(400);
    expect(after?.at(-1)).toEqual(one[0]);
});

test("the serial of a question is in its view", () => {
    expect(serialOf(hand(0, { view: view({}, { serial: 12 }) }))).toBe(12);
    expect(serialOf(undefined)).toBe(0);
});
