// What a deal does to whole colours: which become complete in one hand, which do not stay so.

import type { BoardPlan } from "../../api.ts";
import type { Estate, Goods } from "./property.ts";

export interface Traded {
    seat: number;
    other: number;
    give: Goods;
    take: Goods;
}

export interface Effect {
    seat: number;
    group: string;
    isComplete: boolean;
}

/** For both who trade, in the order of the board. */
export function effectsOf(board: BoardPlan, estate: Estate, deal: Traded): Effect[] {
    const owner = new Map(estate.deeds.map((deed) => [deed.space, deed.owner]));
    const after = new Map(owner);
    for (const space of deal.give.deeds) after.set(space, deal.other);
    for (const space of deal.take.deeds) after.set(space, deal.seat);
    return (board.groups ?? []).flatMap((group, number) => {
        const spaces = board.spaces.filter((space) => space.group === number).map((space) => space.number);
        return [deal.seat, deal.other].flatMap((seat) => {
            const [had, has] = [owner, after].map((who) => spaces.every((space) => who.get(space) === seat));
            return spaces.length < 2 || had === has ? [] : [{ seat, group: group.name, isComplete: has ?? false }];
        });
    });
}
