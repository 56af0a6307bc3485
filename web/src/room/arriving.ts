// What somebody who is let in came for: a chair, a bot's chair, or to look on; done once, when they are in.

import { unlike } from "../names.ts";
import type { FromClient, RoomFacts } from "../wire.ts";

export type Purpose = "sit" | "ask" | "look";

const purposes = new Map<string, Purpose>();

/** Remember what this window came to a room for. */
export function comeTo(link: string, purpose: Purpose): void {
    purposes.set(link, purpose);
}

/** What to say on arrival, if anything: the first free chair is taken, or a bot's asked for. */
export function arrived(link: string, facts: RoomFacts, name: string): FromClient | null {
    const purpose = purposes.get(link);
    purposes.delete(link);
    const kind = purpose === "sit" ? "free" : "bot";
    const isTime = purpose === "sit" ? facts.status === "lobby" : facts.status === "playing";
    const chair = facts.chairs.findIndex((one) => one.kind === kind);
    if (purpose === undefined || purpose === "look" || !isTime || chair < 0) return null;
    const others = facts.chairs.filter((_, place) => place !== chair).map((one) => one.name);
    return { type: "Sit", chair, name: unlike(name, others) };
}
