// How events are shown and heard: by their traits, which come with the game, and by what its family says of them.

import type { AnyEvent, Game } from "../contents.ts";
import type { Family } from "../family.ts";
import type { Traits } from "../wire.ts";
import type { Sound } from "./sound.ts";

export interface Manner extends Traits {
    sound: Sound | null;
}

/** Where money goes: the Bank, or the purse of a seat or of a team. */
export type Purse = "bank" | `${"seat" | "team"} ${number}`;

export interface Payment {
    from: Purse;
    to: Purse;
    amount: number;
}

/** A piece that goes from one space to another: in so many steps, or (0) at once. */
export interface Move {
    seat: number;
    from: number;
    to: number;
    steps: number;
}

/** Traits name the fields of an event; here such a field is read. */
export function numberIn(event: AnyEvent, field: string): number | null {
    const fields: Readonly<Record<string, unknown>> = { ...event };
    const value = fields[field];
    return typeof value === "number" ? value : null;
}

/** The fields that are a team; those that pay or are paid besides are seats. */
export const TEAMS: ReadonlySet<string> = new Set(["team", "rival"]);

function purseIn(event: AnyEvent, field: string): Purse | null {
    if (field === "bank") return field;
    const number = numberIn(event, field);
    return number === null ? null : `${TEAMS.has(field) ? "team" : "seat"} ${number}`;
}

/** The payment that an event tells of. */
export function paymentOf(event: AnyEvent, { pays }: Traits): Payment | null {
    const amount = numberIn(event, "amount") ?? 0;
    const [from, to] = pays?.map((field) => purseIn(event, field)) ?? [];
    return from && to && amount > 0 ? { from, to, amount } : null;
}

/** The move that an event tells of. */
export function moveOf(event: AnyEvent, { moves, mover = "seat" }: Traits): Move | null {
    const [seat, from, to] = [mover, "from", "to"].map((field) => numberIn(event, field));
    if (moves === undefined || seat == null || from == null || to == null) return null;
    return { seat, from, to, steps: moves === "leap" ? 0 : (numberIn(event, "count") ?? 0) };
}

/** What a trait sounds like; a walk is heard at every step, see Show. */
function soundOf(event: AnyEvent, traits: Traits): Sound | null {
    if (traits.spins) return "spin";
    if (traits.throws) return "dice";
    if (traits.turns) return "card";
    if (paymentOf(event, traits)) return "coin";
    return traits.ends ? "fanfare" : null;
}

/** The manners of a game's events. */
export class Manners {
    readonly #traits: Readonly<Record<string, Traits>>;
    readonly #sounds: Readonly<Partial<Record<string, Sound>>>;

    constructor(game?: Pick<Game, "events">, family?: Pick<Family, "sounds">) {
        this.#traits = game?.events ?? {};
        this.#sounds = family?.sounds ?? {};
    }

    of(event: AnyEvent): Manner {
        const traits = this.#traits[event.event] ?? {};
        return { ...traits, sound: this.#sounds[event.event] ?? soundOf(event, traits) };
    }
}
