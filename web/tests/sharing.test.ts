import { describe, expect, it } from "vitest";
import { shared } from "../src/sharing.ts";

describe("what has not changed", () => {
    const before = {
        cash: 5,
        deeds: [
            { space: 1, owner: null },
            { space: 3, owner: 0 },
        ],
        asked: null,
    };

    it("is the same object, all of it or in part", () => {
        expect(shared(before, structuredClone(before))).toBe(before);

        const after = shared(before, { ...structuredClone(before), cash: 6 });
        expect(after).toEqual({ ...before, cash: 6 });
        expect(after.deeds).toBe(before.deeds);
    });
    it("is new where it is new, and its neighbours are not", () => {
        const after = shared(before, {
            ...before,
            deeds: [
                { space: 1, owner: 2 },
                { space: 3, owner: 0 },
            ],
        });

        expect(after.deeds).not.toBe(before.deeds);
        expect(after.deeds[0]).toEqual({ space: 1, owner: 2 });
        expect(after.deeds[1]).toBe(before.deeds[1]);
    });
    const others: [unknown, unknown][] = [
        [null, { a: 1 }],
        [{ a: 1 }, null],
        [
            [1, 2],
            [1, 2, 3],
        ],
        [
            [1, 2, 3],
            [1, 2],
        ],
        [{ a: 1, b: 2 }, { a: 1 }],
        [{ a: 1 }, { a: 1, b: undefined }],
        [[1], { 0: 1 }],
        [{ 0: 1 }, [1]],
        ["1", 1],
        [undefined, [null]],
    ];
    it.each(others)("%j becomes %j", (one, other) => {
        expect(shared(one, other)).toStrictEqual(other);
    });
});
