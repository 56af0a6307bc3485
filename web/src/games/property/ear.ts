// The property game by ear: what a player has, and what it means to stand there.

import { money } from "../../board/money.ts";
import type { Ear } from "../../family.ts";
import { say } from "../../words.ts";
import { nameOf, type Property } from "./property.ts";

export const ear: Ear<Property> = {
    has({ board }, { view }, seat) {
        const player = view.table.players[seat];
        if (player === undefined) return "";
        const cash = money(board, player.cash);
        const deeds = player.deeds.map((deed) => nameOf(board, deed)).join(", ");
        const has = say("deeds_by_ear", { cash, count: player.deeds.length });
        return deeds ? `${has}: ${deeds}` : has;
    },
    here({ board }, { view }, seat, names) {
        const space = view.table.players[seat]?.space ?? null;
        const deed = view.table.deeds.find((one) => one.space === space);
        const here = say("space_by_ear", { space: nameOf(board, space) });
        if (deed === undefined || space === null) return here;
        if (deed.owner === null) {
            const price = board.spaces[space]?.price;
            return price == null ? here : `${here}, ${say("sale_by_ear", { price: money(board, price) })}`;
        }
        return `${here}, ${say("owned_by_ear", { name: names[deed.owner] ?? "" })}`;
    },
};
