// One device, several people: who holds it, and when it is covered.

import { expect, test } from "vitest";
import type { Hand } from "../src/contents.ts";
import { handedTo, hasSecrets, held } from "../src/passing.ts";
import { hand, view } from "./fakes.ts";

const open = (chair: number, is_asked = false): Hand => hand(chair, { is_asked });
const secret = (chair: number, is_asked = false): Hand => hand(chair, { is_asked, view: view({ hand: ["Rent"] }) });

test("one hand is shown and never covered", () => {
    expect(held([secret(3)], null)).toEqual({ chair: 3, isCovered: false });
    expect(held([], null)).toEqual({ chair: null, isCovered: false });
});

test("in an open game the device goes to who is asked, without a cover", () => {
    expect(held([open(0), open(1, true)], { chair: 0, isCovered: false })).toEqual({
        chair: 1,
        isCovered: false,
    });
});

test("while nobody here is asked, and while the holder is asked, it stays", () => {
    const before = { chair: 1, isCovered: false };

    expect(held([open(0), open(1)], before)).toBe(before);
    expect(held([open(0, true), open(1, true)], before)).toBe(before);
});

test("with secrets it is covered for the next, and after a reload", () => {
    const hands = [secret(0), secret(1, true)];

    expect(held(hands, { chair: 0, isCovered: false })).toEqual({ chair: 1, isCovered: true });
    expect(held(hands, null)).toEqual({ chair: 1, isCovered: true });
});

test("a cover stays until it is taken away, whatever else happens", () => {
    const covered = { chair: 1, isCovered: true };

    expect(held([secret(0), secret(1, true)], covered)).toBe(covered);
    expect(handedTo([secret(0), secret(1)], 1, covered)).toEqual(covered);
    expect(handedTo([secret(0), secret(1)], 1, { chair: 1, isCovered: false })).toEqual({
        chair: 1,
        isCovered: false,
    });
});

test("a game has secrets where a hand is hidden", () => {
    expect(hasSecrets([hand(0, { view: view({ hand: [] }) })])).toBe(true);
    expect(hasSecrets([open(0)])).toBe(false);
});
