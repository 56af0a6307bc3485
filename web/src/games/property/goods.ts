// The word for a trade: what I give and what I get, one after another with commas.

import type { PropertyBoard, PropertyGoods, PropertyOffer } from "../../wire.ts";

export const NOTHING: PropertyGoods = { cash: 0, deeds: [], cards: [] };

/** Both sides of a trade, from the view of who offers it. */
export interface Trade {
    give: PropertyGoods;
    take: PropertyGoods;
}

/** What is given and what is taken, as the server says it; empty if nothing changes hands. */
export function goodsWord(board: PropertyBoard, trade: Trade): string {
    return (["give", "take"] as const)
        .flatMap((side) => {
            const { deeds, cash, cards } = trade[side];
            const said = board.trade[side];
            return [
                ...deeds.map((space) => said.deeds.replace("{}", String(space))),
                ...(cash > 0 ? [said.cash.replace("{}", String(cash))] : []),
                ...cards.map((deck) => said.cards.replace("{}", deck)),
            ];
        })
        .join(",");
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
