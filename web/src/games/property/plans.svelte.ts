// What a player is about to do: the business being looked at, and a trade in the making. It outlives a page that is
// laid out anew.

import type { PropertyGoods, PropertyOffer } from "../../wire.ts";
import { NOTHING, turned } from "./goods.ts";

/** A trade that is being put together: for a partner, or as an answer to an offer. */
export class Draft {
    other = $state(-1);
    give = $state.raw<PropertyGoods>(NOTHING);
    take = $state.raw<PropertyGoods>(NOTHING);
    answered = $state.raw<PropertyOffer | null>(null);
    /** At which table, for which chair. */
    readonly place: string;

    /** Empty, or another offer in the place of one: of somebody else's, turned round, or of one's own. */
    constructor(place: string, offer: PropertyOffer | null, isMine = false) {
        this.place = place;
        if (offer === null) return;
        const trade = isMine ? offer : turned(offer);
        this.other = isMine ? offer.other : offer.seat;
        this.give = trade.give;
        this.take = trade.take;
        if (!isMine) this.answered = offer;
    }
}

class Plans {
    /** The heading that is open: build, sell, mortgage, lift; empty: none. */
    heading = $state("");
    draft = $state.raw<Draft | null>(null);
    /** My last offer that was refused. */
    refused = $state.raw<{ place: string; offer: PropertyOffer } | null>(null);
    /** Of the mortgages that were taken over, those to be lifted. */
    ticked = $state.raw<number[]>([]);
}

export const plans = new Plans();
