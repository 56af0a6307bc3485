// The colours that a player has whole, and those that one deed is missing for.

import { expect, test } from "vitest";
import type { BoardPlan, Space } from "../src/api.ts";
import type { Estate } from "../src/games/property/property.ts";
import { nearSets } from "../src/games/property/sets.ts";

const GROUPS = [["Rock", 2], ["Water", 3], ["Fire", 3], ["Alone", 1]] as const; // prettier-ignore
const spaces = GROUPS.flatMap(([, size], group) => Array.from({ length: size }, () => group)).map(
    (group, number) => ({ number, name: `Lot ${number}`, kind: "lot", group }) as unknown as Space,
);
const board = { spaces, groups: GROUPS.map(([name]) => ({ name })) } as unknown as BoardPlan;
const owned = (owners: readonly (number | null)[]) =>
    ({ deeds: owners.map((owner, space) => ({ space, owner })) }) as unknown as Estate;

test("whole ones, those that lack one deed, and whose that is", () => {
    const estate = owned([0, 0, 0, 1, 0, 0, null, 0, 0]);

    const near = nearSets(board, estate, 0).map(({ group, missing, owner }) => [group, missing?.name, owner]);

    expect(near).toEqual([
        ["Rock", undefined, 0],
        ["Water", "Lot 3", 1],
        ["Fire", "Lot 6", null],
    ]);
});

test("two of three missing is not close, nor is a pair of which none is mine", () => {
    expect(nearSets(board, owned([null, null, 0, 1, null, 1, 1, 1, null]), 0)).toEqual([]);
});
