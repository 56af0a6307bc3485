// What a player is about to do: the business being looked at, and a deal in the making. It outlives a page that is
// laid out anew.

import type { Goods, Offer } from "./estate.ts";
import { NOTHING, turned } from "./goods.ts";

/** A deal that is being put together: for a partner, or as an answer to an offer. */
export class Draft {
    other = $state(-1);
    give = $state.raw<Goods>(NOTHING);
    take = $state.raw<Goods>(NOTHING);
    readonly answered: Offer | null;
    /** At which table, for which chair. */
    readonly place: string;

    constructor(place: string, answered: Offer | null) {
        this.place = place;
        this.answered = answered;
        if (answered === null) return;
        const deal = turned(answered);
        this.other = answered.seat;
        this.give = deal.give;
        this.take = deal.take;
    }
}

class Business {
    /** The heading that is open: build, sell, mortgage, lift; empty: none. */
    heading = $state("");
    draft = $state.raw<Draft | null>(null);
}

export const business = new Business();
