// Whether whoever returns to a table has missed something.

import { expect, test } from "vitest";
import { keep } from "../src/keeping.ts";
import { hasMissed, keepLook, keptLook } from "../src/room/looking.ts";

const NOW = { version: 40, number: 1, when: 100_000 };

test.each([
    ["nothing is remembered", null, false],
    ["a while ago, and more has happened", { version: 30, number: 1, when: 80_000 }, true],
    ["a moment ago", { version: 30, number: 1, when: 80_001 }, false],
    ["nothing has happened since", { version: 40, number: 1, when: 0 }, false],
    ["another game", { version: 30, number: 2, when: 0 }, false],
])("%s", (_, looked, expected) => {
    expect(hasMissed(looked, NOW)).toBe(expected);
});

test("a look is kept, and what cannot be read is none", () => {
    keepLook("one", NOW);
    keep("looked.two", "{");
    expect([keptLook("one"), keptLook("two"), keptLook("three")]).toEqual([NOW, null, null]);
});
