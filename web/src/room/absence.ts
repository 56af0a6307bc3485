// Who is away, since when, and what those who are there may do about it.

import type { Absence, RoomFacts } from "../wire.ts";
import { locale, say } from "../words.ts";

/** The time of day at which somebody went, as a clock in this country shows it. */
export function clock(since: number): string {
    return new Date(since * 1000).toLocaleTimeString(locale(), { hour: "2-digit", minute: "2-digit" });
}

/** At the seat: that somebody is away, or has been asked for long; nothing of who is there. */
export function absenceNote(facts: RoomFacts, seat: number): string {
    const absence = facts.absences.find((one) => one.chair === seat);
    return absence ? say(absence.here ? "thinks_since" : "away_since", { time: clock(absence.since) }) : "";
}

/** Whom the game waits for although they are away: what a guest who sits here, or is the host, may decide about. */
export function waitedFor(facts: RoomFacts, guest: number | null, waiting: readonly number[]): Absence[] {
    const isSeated = facts.chairs.some((chair) => chair.guest === guest);
    const leads = facts.guests.some((one) => one.number === guest && one.host);
    if (guest === null || facts.status !== "playing" || !(isSeated || leads)) return [];
    return facts.absences.filter((one) => waiting.includes(one.chair) && facts.chairs[one.chair]?.guest !== guest);
}

/** The chair that a bot keeps for a guest, who may take it back at once. */
export function keptChair(facts: RoomFacts, guest: number | null): number | undefined {
    if (guest === null || facts.status !== "playing") return undefined;
    const place = facts.chairs.findIndex((chair) => chair.kind === "bot" && chair.was === guest);
    return place < 0 ? undefined : place;
}
