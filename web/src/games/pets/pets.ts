// What lies on the table of two teams: purses, titles, stacks of markers, and what is asked about them.

import { money } from "../../board/money.ts";
import type { Of, Told } from "../../contents.ts";
import { condition } from "../../look/breakpoints.ts";
import type { Choice, PetsBoard, PetsPrintedTeam, PetsSpace, PetsStack, PetsTable } from "../../wire.ts";
import { say } from "../../words.ts";

export type Pets = Of<"pets">;

/** Where the question has no room for pictures: there they lie over the board. */
export const SMALL = `(orientation: portrait), ${condition("lying")}`;

/** A team as the box prints it. */
export function teamPlan(board: PetsBoard, team: string | null): PetsPrintedTeam | undefined {
    return board.teams.find((one) => one.id === team);
}

export function teamName(board: PetsBoard, team: string | null): string {
    return teamPlan(board, team)?.name ?? "";
}

/** The team of a seat; null for who only watches. */
export function teamOf(table: PetsTable, seat: number | null): string | null {
    return table.players.find((player) => player.seat === seat)?.team ?? null;
}

export function stackAt(table: PetsTable | undefined, space: number): PetsStack | undefined {
    return table?.stacks.find((stack) => stack.space === space);
}

/** The space that the question is about. */
export function markedOf(table: PetsTable | undefined): number | null {
    return table?.question?.space ?? null;
}

/** The choices with their sums in their labels alone, as the server says them. */
export function labelled(choices: readonly Choice[]): Choice[] {
    return choices.map((choice) => ({ ...choice, gain: 0 }));
}

/** The markers that may be picked, as the server offers them. */
export interface Pick {
    choice: Choice;
    space: number;
    /** 1 is the bottom. */
    level: number;
}

export function picksOf(choices: readonly Choice[]): Pick[] {
    return choices.flatMap((choice) => {
        const { space, level } = choice.facts;
        return space !== undefined && level !== undefined ? [{ choice, space, level }] : [];
    });
}

/** The pictures that may be shown. */
export function showsOf(choices: readonly Choice[]): { choice: Choice; pet: number }[] {
    return choices.flatMap((choice) => {
        const { pet } = choice.facts;
        return pet !== undefined ? [{ choice, pet }] : [];
    });
}

/** A team's titles by their sets, in the order of the board. */
export function bySet(
    board: PetsBoard,
    table: PetsTable,
    titles: readonly number[],
): { titles: PetsSpace[]; isWhole: boolean }[] {
    const sets = new Map<number, PetsSpace[]>();
    for (const number of [...titles].sort((one, other) => one - other)) {
        const space = board.spaces[number];
        if (space?.set != null) sets.set(space.set, [...(sets.get(space.set) ?? []), space]);
    }
    return [...sets.values()].map((inside) => ({
        titles: inside,
        isWhole: inside.some(({ number }) => stackAt(table, number)?.whole),
    }));
}

/** What landing on a title would mean for a team now, in words; for nobody's team only what it costs others. */
export function costOf(board: PetsBoard, stack: PetsStack, team: string | null): string {
    const { does, amount, more } = stack.landing;
    const facts = { amount: money(board, amount), more: money(board, more ?? 0), owner: teamName(board, stack.owner) };
    if (does === "claim") return say("pets_cost_claim", facts);
    if (does === "nothing") return say("pets_cost_own_locked");
    if (does === "add") return say("pets_cost_own", { ...facts, marker: teamPlan(board, team)?.marker ?? "" });
    if (team === null) return say(more === null ? "pets_cost_locked_any" : "pets_cost_any", facts);
    return say(more === null ? "pets_cost_locked" : "pets_cost_tribute", facts);
}

/** A Chance card that was drawn. */
export interface Card {
    deck: number;
    text: string;
    event: Pets["event"];
}

/** The Chance card that was drawn last, while it is fresh: until the second turn after it begins. */
export function lastCard(story: readonly Told<Pets>[]): Card | null {
    const place = story.findLastIndex(({ event }) => event.event === "drew");
    const drew = story[place];
    if (drew?.event.event !== "drew") return null;
    const turns = story.slice(place).filter(({ event }) => event.event === "turn_began").length;
    return turns > 1 ? null : { deck: drew.event.deck, text: drew.text, event: drew.event };
}

/** A title in one sentence, for those who do not see it. */
export function describe(board: PetsBoard, stack: PetsStack): string {
    const space = board.spaces[stack.space];
    const facts = {
        space: space?.name ?? "",
        set: (space?.set == null ? undefined : board.sets[space.set]?.name) ?? "",
        owner: teamName(board, stack.owner),
        count: stack.markers.length,
        amount: money(board, stack.owner === null ? (space?.price ?? 0) : stack.tribute),
    };
    if (stack.owner === null) return say("pets_title_free", facts);
    return say(stack.locked ? "pets_title_locked" : "pets_title_owned", facts);
}
