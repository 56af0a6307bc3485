// Who may do what in a room, and who is asked: read from what everybody knows of it.

import type { FromClient, GuestFacts, RoomFacts, Wish } from "../wire.ts";

/** A guest as the others see one. */
export function guestOf(facts: RoomFacts | null, guest: number | null): GuestFacts | undefined {
    return facts?.guests.find((one) => one.number === guest);
}

/** Who can start, seat bots and let people in: the host, or while the host is away who stands in. */
export function mayHost(facts: RoomFacts | null, guest: number | null): boolean {
    const me = guestOf(facts, guest);
    return me !== undefined && (me.host || me.deputy);
}

/** The one whom the others wait for when the host is to do something. */
export function leaderOf(facts: RoomFacts): GuestFacts | undefined {
    return facts.guests.find((guest) => guest.deputy) ?? facts.guests.find((guest) => guest.host);
}

/** Somebody who asks: to be let in, to play on for a bot, to take something back. */
export interface Request {
    kind: "knock" | "wish" | "back";
    number: number;
    name: string;
    /** The bot whose chair is asked for. */
    bot: string;
    /** Whether I have said yes already. */
    isAnswered: boolean;
    /** What would be taken back. */
    what?: string;
    /** What has been shown since: a throw or a card, a secret of somebody's. */
    shown?: { chance: boolean; secret: boolean };
}

/**
 * What a guest is asked now: the host, or whoever stands in, about all; whoever sits, about the chairs; nobody about himself.
 * `declined`: the chairs that this guest has said no to, while others are still asked.
 */
export function requestsFor(
    facts: RoomFacts | null,
    guest: number | null,
    declined: readonly number[] = [],
): Request[] {
    if (facts === null || guest === null) return [];
    const isHosting = mayHost(facts, guest);
    const isSeated = facts.chairs.some((chair) => chair.guest === guest);
    const knocks = isHosting ? facts.knocks : [];
    const isForMe = (wish: Wish) => wish.guest !== guest && !declined.includes(wish.number);
    const wishes = isHosting || isSeated ? facts.wishes.filter(isForMe) : [];
    return [
        ...knocks.map(({ number, name }): Request => ({ kind: "knock", number, name, bot: "", isAnswered: false })),
        ...wishes.map(({ number, name, chair, granted }): Request => ({
            kind: "wish",
            number,
            name,
            bot: facts.chairs[chair]?.name ?? "",
            isAnswered: granted.includes(guest),
        })),
        ...backAsked(facts, guest),
    ];
}

/** Whether this guest is asked to let somebody take something back. */
function backAsked({ taking_back: asked, chairs }: RoomFacts, guest: number): Request[] {
    if (!asked?.asked.includes(guest)) return [];
    const { number, chair, what, chance, secret } = asked;
    const isAnswered = asked.agreed.includes(guest);
    return [
        { kind: "back", number, name: chairs[chair]?.name ?? "", bot: "", isAnswered, what, shown: { chance, secret } },
    ];
}

/** The answer to a request. */
export function answered(request: Request, yes: boolean): FromClient {
    if (request.kind === "back") return { type: "Consent", request: request.number, granted: yes };
    if (request.kind === "knock") return { type: "Admit", knock: request.number, admitted: yes };
    return { type: "Grant", wish: request.number, granted: yes };
}

/** Who comes in by the link: anybody, whom the host lets in, nobody. */
export type Door = "open" | "guarded" | "closed";
export const DOORS: readonly Door[] = ["open", "guarded", "closed"];

export function doorOf(facts: Pick<RoomFacts, "locked" | "guarded">): Door {
    if (facts.locked) return "closed";
    return facts.guarded ? "guarded" : "open";
}

/** What must be said so that the door is as it is wanted: first who watches over it, then whether it is locked. */
export function doorSet(facts: Pick<RoomFacts, "locked" | "guarded">, wanted: Door): FromClient[] {
    const said: FromClient[] = [];
    const guarded = wanted === "guarded";
    if (wanted !== "closed" && facts.guarded !== guarded) said.push({ type: "Guard", guarded });
    const locked = wanted === "closed";
    if (facts.locked !== locked) said.push({ type: "Lock", locked });
    return said;
}

/** Why a guest cannot talk just now; empty if nothing is in the way. */
export function quietBy(facts: RoomFacts | null, guest: number | null): "" | "muted" | "hushed" {
    if (guestOf(facts, guest)?.muted) return "muted";
    return facts?.hushed ? "hushed" : "";
}

/** How long a room is kept, in the unit that people count in; null: for good. */
export function keptFor(hours: number): { unit: "hours" | "days"; count: number } | null {
    if (hours <= 0) return null;
    return hours >= 48 ? { unit: "days", count: Math.round(hours / 24) } : { unit: "hours", count: hours };
}
