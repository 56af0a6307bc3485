// The colours that a player has whole, and those that one deed is missing for.

import { expect, test } from "vitest";
import { nearSets } from "../src/games/property/sets.ts";
import { boardOf, tableOf } from "./golden/index.ts";

const GROUPS = [["Rock", 2], ["Water", 3], ["Fire", 3], ["Alone", 1]] as const; // prettier-ignore
const kanto = boardOf("property", "kanto");
const table = tableOf("property", "property-claim");
const board = {
    ...kanto,
    spaces: GROUPS.flatMap(([, size], group) => Array.from({ length: size }, () => group)).map((group, number) => ({
        ...kanto.spaces[1]!,
        number,
        name: `Lot ${number}`,
        group,
    })),
    groups: GROUPS.map(([name]) => ({ ...kanto.groups[0]!, name })),
};
const owned = (owners: readonly (number | null)[]) => ({
    ...table,
    deeds: owners.map((owner, space) => ({ ...table.deeds[0]!, space, owner })),
});

test("whole ones, those that lack one deed, and whose that is", () => {
    const mine = owned([0, 0, 0, 1, 0, 0, null, 0, 0]);

    const near = nearSets(board, mine, 0).map(({ group, missing, owner }) => [group, missing?.name, owner]);

    expect(near).toEqual([
        ["Rock", undefined, 0],
        ["Water", "Lot 3", 1],
        ["Fire", "Lot 6", null],
    ]);
});

test("two of three missing is not close, nor is a pair of which none is mine", () => {
    expect(nearSets(board, owned([null, null, 0, 1, null, 1, 1, 1, null]), 0)).toEqual([]);
});
