import { expect, test } from "vitest";
import { addressOf, chairFor, inHundred, momentIn } from "../src/replay/whatIf.ts";

test.each([
    ["#step=12", { step: 12, seat: null }],
    ["#step=0&seat=1", { step: 0, seat: 1 }],
    ["", null],
    ["#step=x", null],
    ["#me=abc", null],
])("the address ending in '%s' names a moment", (hash, moment) => {
    expect(momentIn(hash)).toEqual(moment);
});

test("a moment of a table's game has an address, and the address leads back to it", () => {
    const address = addressOf({ watch: "w", game: 2 }, { step: 7, seat: 1 });
    expect(address).toBe("/replay/w/2#step=7&seat=1");
    expect(momentIn(new URL(address, "http://here").hash)).toEqual({ step: 7, seat: 1 });
    expect(addressOf({ watch: "w", game: null }, { step: 7, seat: null })).toBe("/replay/w#step=7");
    expect(addressOf({ record: "…" }, { step: 7, seat: null })).toBe("");
});

test("a chance of a hundred is never told as quite sure", () => {
    expect(inHundred({ seat: 0, chance: 0.364, low: 0.324, high: 0.404 })).toEqual({ chance: 36, error: 4 });
    expect(inHundred({ seat: 0, chance: 0, low: 0, high: 0 })).toEqual({ chance: 0, error: 1 });
});

test.each([
    ["the one that was wished for", [0, 1, 2], 2, [1], 2],
    ["who is asked, if nobody wished", [0, 1, 2], null, [1], 1],
    ["who is asked, if the wished one is out", [0, 1], 2, [1], 1],
    ["the first in the game", [1, 2], null, [0], 1],
])("the chair to take is %s", (_, playing, wished, asked, chair) => {
    expect(chairFor(playing, wished, asked)).toBe(chair);
});
