// What a player is about to do: the business being looked at, and a deal in the making. It outlives a page that is
// laid out anew.

import type { Goods, Offer } from "./property.ts";
import { NOTHING, turned } from "./goods.ts";

/** A deal that is being put together: for a partner, or as an answer to an offer. */
export class Draft {
    other = $state(-1);
    give = $state.raw<Goods>(NOTHING);
    take = $state.raw<Goods>(NOTHING);
    answered = $state.raw<Offer | null>(null);
    /** At which table, for which chair. */
    readonly place: string;

    /** Empty, or another offer in the place of one: of somebody else's, turned round, or of one's own. */
    constructor(place: string, offer: Offer | null, isMine = false) {
        this.place = place;
        if (offer === null) return;
        const deal = isMine ? offer : turned(offer);
        this.other = isMine ? offer.other : offer.seat;
        this.give = deal.give;
        this.take = deal.take;
        if (!isMine) this.answered = offer;
    }
}

class Business {
    /** The heading that is open: build, sell, mortgage, lift; empty: none. */
    heading = $state("");
    draft = $state.raw<Draft | null>(null);
    /** Of the mortgages that were taken over, those to be lifted. */
    ticked = $state.raw<number[]>([]);
}

export const business = new Business();
