// How a game was played last from this browser: its terms, its chairs, and which of them were bots'.

import { kindOf } from "../bots.ts";
import { keep, kept } from "../keeping.ts";
import type { FromClient, RoomFacts } from "../wire.ts";

export interface Last {
    terms: Record<string, unknown>;
    /** For each chair which bot sat there; nothing if none did. */
    bots: string[];
}

const keyOf = (game: string): string => `last.${game}`;

/** Remember a table as it is when its game begins. */
export function keepLast(facts: RoomFacts): void {
    const last: Last = { terms: facts.terms, bots: facts.chairs.map((chair) => chair.bot) };
    keep(keyOf(facts.game), JSON.stringify(last));
}

/** How this game was played last; null if it never was, or nothing of it can be read. */
export function lastTime(game: string): Last | null {
    try {
        const found = JSON.parse(kept(keyOf(game))) as { [Part in keyof Last]?: Last[Part] | null };
        const isOne = typeof found.terms === "object" && found.terms !== null && Array.isArray(found.bots);
        return isOne && found.bots?.length ? { terms: found.terms ?? {}, bots: found.bots.map(named) } : null;
    } catch {
        return null;
    }
}

/** A bot by its name; before bots had levels, only whether there was one was kept. */
function named(bot: string | boolean): string {
    return typeof bot === "string" ? bot : bot ? "normal" : "";
}

/** The bot, if there still is such a one; else the usual one. */
function known(bot: string, facts: RoomFacts): string {
    return facts.bots.includes(kindOf(bot).level) ? bot : "";
}

/** What is to be said so that the table is as it was; nothing if it is, or if people sit where chairs would go. */
export function again(last: Last, facts: RoomFacts): FromClient[] {
    const { chairs } = facts;
    if (chairs.slice(last.bots.length).some((chair) => chair.kind === "person")) return [];
    const isAgreed = JSON.stringify(last.terms) === JSON.stringify(facts.terms) && last.bots.length === chairs.length;
    const bots = last.bots.flatMap((bot, chair): FromClient[] =>
        bot && (chairs[chair]?.kind ?? "free") === "free" ? [{ type: "SeatBot", chair, bot: known(bot, facts) }] : [],
    );
    const agree: FromClient = { type: "Agree", game: facts.game, terms: last.terms, chairs: last.bots.length };
    return isAgreed ? bots : [agree, ...bots];
}
