// The card game by ear: the bank, the full sets, how many cards are in the hand.

import { money } from "../../board/money.ts";
import type { Ear } from "../../family.ts";
import { say } from "../../words.ts";
import { setName, type Deal } from "./deal.ts";

export const ear: Ear<Deal> = {
    has({ board }, { view }, seat) {
        const player = view.table.players[seat];
        if (player === undefined) return "";
        const bank = money(board, player.banked);
        const sets = player.sets.map((set) => setName(board, set.set)).join(", ");
        const has = say("bank_by_ear", { bank, full: player.full, cards: player.cards });
        return sets ? `${has}: ${sets}` : has;
    },
};
