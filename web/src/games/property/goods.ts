// The word for a trade: what I give and what I get, one after another with commas.

import type { PropertyGoods, PropertyOffer } from "../../wire.ts";

export const NOTHING: PropertyGoods = { cash: 0, deeds: [], cards: [] };

/** Both sides of a trade, from the view of who offers it. */
export interface Trade {
    give: PropertyGoods;
    take: PropertyGoods;
}

/** `give:39,pay:100,card:chance,take:5,get:50,take-card:chest`; empty if nothing changes hands. */
export function goodsWord(trade: Trade): string {
    const { give, take } = trade;
    return [
        ...give.deeds.map((space) => `give:${space}`),
        ...(give.cash > 0 ? [`pay:${give.cash}`] : []),
        ...give.cards.map((deck) => `card:${deck}`),
        ...take.deeds.map((space) => `take:${space}`),
        ...(take.cash > 0 ? [`get:${take.cash}`] : []),
        ...take.cards.map((deck) => `take-card:${deck}`),
    ].join(",");
}

/** An offer as the other side would say it: what was to be given is now taken. */
export function turned(offer: PropertyOffer): Trade {
    return { give: offer.take, take: offer.give };
}

/** The offer that is answered now: the same, the one that took its place, or none if it is gone. */
export function followed(answered: PropertyOffer, offers: readonly PropertyOffer[]): PropertyOffer | null {
    const same = offers.find((offer) => offer.offer === answered.offer);
    return same ?? offers.find((offer) => offer.seat === answered.seat && offer.other === answered.other) ?? null;
}
