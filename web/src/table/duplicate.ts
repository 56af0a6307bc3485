// The tables of a duplicate, compared.

import type { DuplicateFacts, DuplicateResult } from "../wire.ts";

/** Whether nothing of this table may be shown yet, for another has the same luck before it. */
export const isSealed = ({ duplicate }: { duplicate: DuplicateFacts | null }): boolean =>
    duplicate !== null && !duplicate.is_over;

export interface Ranked extends DuplicateResult {
    points: number;
    /** From 1; who have as many points share it. */
    place: number;
}

/** Everybody who can be compared, the best first. */
export function ranking(results: readonly DuplicateResult[]): Ranked[] {
    const all = results.filter((one): one is DuplicateResult & { points: number } => one.points !== null);
    return all
        .map((one) => ({ ...one, place: 1 + all.filter((other) => other.points > one.points).length }))
        .sort((one, other) => one.place - other.place || one.seat - other.seat || one.table - other.table);
}

/** A row for each seat, with what it came to at each table; nothing where a table has not finished. */
export function rows(facts: DuplicateFacts): (DuplicateResult | undefined)[][] {
    const seats = 1 + Math.max(-1, ...facts.results.map(({ seat }) => seat));
    return Array.from({ length: seats }, (_, seat) =>
        Array.from({ length: facts.tables }, (_, table) =>
            facts.results.find((one) => one.seat === seat && one.table === table + 1),
        ),
    );
}
