// The word for a deal: what I give and what I get, one after another with commas.

import type { Goods, Offer } from "./property.ts";

export const NOTHING: Goods = { cash: 0, deeds: [], cards: [] };

/** Both sides of a deal, from the view of who offers it. */
export interface Deal {
    give: Goods;
    take: Goods;
}

/** `give:39,pay:100,card:chance,take:5,get:50,take-card:chest`; empty if nothing changes hands. */
export function goodsWord(deal: Deal): string {
    const { give, take } = deal;
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
export function turned(offer: Offer): Deal {
    return { give: offer.take, take: offer.give };
}

/** The offer that is answered now: the same, the one that took its place, or none if it is gone. */
export function followed(answered: Offer, offers: readonly Offer[]): Offer | null {
    const same = offers.find((offer) => offer.offer === answered.offer);
    return same ?? offers.find((offer) => offer.seat === answered.seat && offer.other === answered.other) ?? null;
}

/** The same with one thing more, or without it if it is there. */
export function toggled<Thing>(things: readonly Thing[], thing: Thing): Thing[] {
    return things.includes(thing) ? things.filter((one) => one !== thing) : [...things, thing];
}

/** A whole number between two bounds, whatever was typed. */
export function within(typed: number, low: number, high: number): number {
    return Number.isFinite(typed) ? Math.max(low, Math.min(high, Math.trunc(typed))) : low;
}
