// What a trade does to whole colours: which become complete in one hand, which do not stay so.

import type { PropertyBoard, PropertyGoods, PropertyTable } from "../../wire.ts";

export interface Traded {
    seat: number;
    other: number;
    give: PropertyGoods;
    take: PropertyGoods;
}

export interface Effect {
    seat: number;
    group: string;
    isComplete: boolean;
}

/** For both who trade, in the order of the board. */
export function effectsOf(board: PropertyBoard, table: PropertyTable, trade: Traded): Effect[] {
    const owner = new Map(table.deeds.map((deed) => [deed.space, deed.owner]));
    const after = new Map(owner);
    for (const space of trade.give.deeds) after.set(space, trade.other);
    for (const space of trade.take.deeds) after.set(space, trade.seat);
    return board.groups.flatMap((group, number) => {
        const spaces = board.spaces.filter((space) => space.group === number).map((space) => space.number);
        return [trade.seat, trade.other].flatMap((seat) => {
            const [had, has] = [owner, after].map((who) => spaces.every((space) => who.get(space) === seat));
            return spaces.length < 2 || had === has ? [] : [{ seat, group: group.name, isComplete: has ?? false }];
        });
    });
}
