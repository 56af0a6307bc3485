import { expect, test } from "vitest";
import { isSealed, ranking, rows } from "../src/table/duplicate.ts";
import type { DuplicateFacts, DuplicateResult } from "../src/wire.ts";

const result = (table: number, seat: number, points: number | null, won = false): DuplicateResult => ({
    table,
    seat,
    name: `${table}${seat}`,
    won,
    tally: 0,
    points,
});
const FACTS: DuplicateFacts = {
    table: 1,
    tables: 2,
    done: 2,
    is_over: true,
    organises: false,
    links: [],
    id: "",
    seal: "",
    seed: "",
    results: [result(1, 0, 1, true), result(1, 1, 0), result(2, 0, 0), result(2, 1, 1, true)],
};

test("who made most of the same luck comes first, and equals share a place", () => {
    expect(ranking(FACTS.results).map(({ name, place }) => [name, place])).toEqual([
        ["10", 1],
        ["21", 1],
        ["20", 3],
        ["11", 3],
    ]);
    expect(ranking([result(1, 0, null)])).toEqual([]);
});

test("a row for each chair, with a gap where a table has not finished", () => {
    expect(rows(FACTS).map((row) => row.map((one) => one?.name))).toEqual([
        ["10", "20"],
        ["11", "21"],
    ]);
    expect(rows({ ...FACTS, tables: 3 })[0]?.[2]).toBeUndefined();
    expect(rows({ ...FACTS, results: [] })).toEqual([]);
});

test("nothing is shown of a table before all have finished", () => {
    expect(isSealed({ duplicate: null })).toBe(false);
    expect(isSealed({ duplicate: FACTS })).toBe(false);
    expect(isSealed({ duplicate: { ...FACTS, is_over: false } })).toBe(true);
});
