// At a kitchen table: what may have fallen, and how it is picked.

import type { Chance, Fall } from "../wire.ts";

/** The facts that differ from fall to fall: two dice have two, a card one. */
export function picked(chance: Chance): string[] {
    const names = Object.keys(chance.falls[0]?.facts ?? {});
    return names.filter((name) => new Set(chance.falls.map((fall) => fall.facts[name])).size > 1);
}

/** What one of two may show. */
export function faces(chance: Chance, name: string): number[] {
    return [...new Set(chance.falls.map((fall) => fall.facts[name] ?? 0))].sort((one, other) => one - other);
}

/** The fall with just these facts. */
export function fallWith(chance: Chance, facts: Readonly<Record<string, number>>): Fall | undefined {
    return chance.falls.find((fall) => Object.entries(facts).every(([name, value]) => fall.facts[name] === value));
}
