// What lies on the table of two teams: purses, titles, stacks of markers, and what is asked about them.

import { money } from "../../board/money.ts";
import { tableOf } from "../../board/pieces.ts";
import type { Hand, Told } from "../../contents.ts";
import type { BoardPlan, Choice, Space, TeamPlan } from "../../wire.ts";
import { say } from "../../words.ts";

export interface Player {
    seat: number;
    team: string;
    token: number;
    space: number;
    /** 0 is free; else which turn in Jail comes next. */
    jailed: number;
    out: boolean;
}

export interface Team {
    team: string;
    cash: number;
    titles: number[];
    jail_cards: number;
    seats: number[];
    /** Who plays next for it. */
    next: number;
}

/** A title: its markers from the bottom up, whose it is, and what it costs the others to land there now. */
export interface Stack {
    space: number;
    markers: string[];
    owner: string | null;
    locked: boolean;
    tribute: number;
}

export interface Question {
    ask: string;
    seat: number;
    space: number;
    amount: number;
}

/** A marker is picked from a team that cannot pay; it leaves the board, or is changed for one of the others. */
export interface Picking {
    seat: number;
    team: string;
    amount: number;
    leaves: boolean;
}

export interface Pets {
    players: Player[];
    teams: Team[];
    stacks: Stack[];
    turn: number | null;
    question: Question | null;
    picking: Picking | null;
    round: number;
    rounds: number;
    sudden_death: boolean;
}

export const TALLEST = 3;

/** What a hand's view shows of it; null where the game is of another kind. */
export function petsOf(hand: Hand | undefined): Pets | null {
    const table = tableOf(hand);
    const isOne = ["players", "teams", "stacks"].every((part) => Array.isArray(table[part]));
    return isOne ? (table as unknown as Pets) : null;
}

/** A team as the box prints it. */
export function teamPlan(board: BoardPlan, team: string | null): TeamPlan | undefined {
    return board.teams?.find((one) => one.id === team);
}

export function teamName(board: BoardPlan, team: string | null): string {
    return teamPlan(board, team)?.name ?? "";
}

/** The team of a seat; null for who only watches. */
export function teamOf(pets: Pets, seat: number | null): string | null {
    return pets.players.find((player) => player.seat === seat)?.team ?? null;
}

export function stackAt(pets: Pets | null, space: number): Stack | undefined {
    return pets?.stacks.find((stack) => stack.space === space);
}

/** The space that the question is about. */
export function markedOf(pets: Pets | null): number | null {
    return pets?.question?.space ?? null;
}

export const numberOf = (board: BoardPlan, name: string): number => {
    const number = board.numbers?.[name];
    return typeof number === "number" ? number : 0;
};

/** The choices with their sums in their labels alone, as the server says them. */
export function labelled(choices: readonly Choice[]): Choice[] {
    return choices.map((choice) => ({ ...choice, gain: 0 }));
}

/** The markers that may be picked, as the server offers them: `pick SPACE LEVEL`. */
export interface Pick {
    choice: Choice;
    space: number;
    /** 1 is the bottom. */
    level: number;
}

export function picksOf(choices: readonly Choice[]): Pick[] {
    return choices.flatMap((choice) => {
        const [, space, level] = /^pick (\d+) (\d+)$/.exec(choice.word) ?? [];
        return choice.why_not === null && space !== undefined && level !== undefined
            ? [{ choice, space: Number(space), level: Number(level) }]
            : [];
    });
}

/** The pictures that may be shown: `show PET`. */
export function showsOf(choices: readonly Choice[]): { choice: Choice; pet: number }[] {
    return choices.flatMap((choice) => {
        const [, pet] = /^show (\d+)$/.exec(choice.word) ?? [];
        return choice.why_not === null && pet !== undefined ? [{ choice, pet: Number(pet) }] : [];
    });
}

/** A team's titles by their sets, in the order of the board. */
export function bySet(board: BoardPlan, titles: readonly number[]): { titles: Space[]; isWhole: boolean }[] {
    const sets = new Map<number, Space[]>();
    for (const number of [...titles].sort((one, other) => one - other)) {
        const space = board.spaces[number];
        if (typeof space?.set === "number") sets.set(space.set, [...(sets.get(space.set) ?? []), space]);
    }
    return [...sets].map(([set, inside]) => ({
        titles: inside,
        isWhole: inside.length === board.spaces.filter((space) => space.set === set).length,
    }));
}

/** What landing on a title would mean for a team now, in words; for nobody's team only what it costs others. */
export function costOf(board: BoardPlan, stack: Stack, team: string | null): string {
    const space = board.spaces[stack.space];
    const amount = money(board, stack.tribute);
    const facts = { amount, owner: teamName(board, stack.owner) };
    if (stack.owner === null) return say("pets_cost_claim", { amount: money(board, space?.price ?? 0) });
    if (team === null) return say(stack.locked ? "pets_cost_locked_any" : "pets_cost_any", facts);
    if (stack.owner !== team) {
        const more = money(board, stack.tribute + numberOf(board, "takeover"));
        return say(stack.locked ? "pets_cost_locked" : "pets_cost_tribute", { ...facts, more });
    }
    if (stack.locked) return say("pets_cost_own_locked");
    const marker = teamPlan(board, team)?.marker ?? "";
    return say("pets_cost_own", { marker, amount: money(board, numberOf(board, "marker")) });
}

/** A Chance card that was drawn. */
export interface Card {
    deck: number;
    text: string;
    event: Told["event"];
}

/** The Chance card that was drawn last, while it is fresh: until the second turn after it begins. */
export function lastCard(story: readonly Told[]): Card | null {
    const place = story.findLastIndex(({ event }) => event["event"] === "drew");
    const drew = story[place];
    if (drew === undefined) return null;
    const turns = story.slice(place).filter(({ event }) => event["event"] === "turn_began").length;
    return turns > 1 ? null : { deck: Number(drew.event["deck"] ?? 0), text: drew.text, event: drew.event };
}

/** A title in one sentence, for those who do not see it. */
export function describe(board: BoardPlan, stack: Stack): string {
    const space = board.spaces[stack.space];
    const facts = {
        space: space?.name ?? "",
        set: (typeof space?.set === "number" ? board.sets?.[space.set]?.name : undefined) ?? "",
        owner: teamName(board, stack.owner),
        count: stack.markers.length,
        amount: money(board, stack.owner === null ? (space?.price ?? 0) : stack.tribute),
    };
    if (stack.owner === null) return say("pets_title_free", facts);
    return say(stack.locked ? "pets_title_locked" : "pets_title_owned", facts);
}

/** The team that these seats are; empty if they are of both, or of none. */
export function winningTeam(board: BoardPlan, hand: Hand | undefined, winners: readonly number[]): string {
    const pets = petsOf(hand);
    const teams = new Set(pets ? winners.map((seat) => teamOf(pets, seat)) : []);
    const [team = null] = teams;
    return teams.size === 1 ? teamName(board, team) : "";
}
