// The question of a turn, by how far it has come: before the throw and after it different things are at hand.

import type { Hand } from "../wire.ts";
import { say } from "../words.ts";
import { estateOf } from "./estate.ts";

/** The question as this table asks it. */
export function questionOf(hand: Hand, names: readonly string[]): string {
    const estate = estateOf(hand);
    if (!estate || hand.view["asked"] !== "turn" || estate.turn === null) return hand.question;
    const facts = { name: names[estate.turn] ?? "" };
    const isMine = hand.is_asked && hand.chair === estate.turn;
    const player = estate.players.find((one) => one.seat === estate.turn);
    if (estate.step === "after") return say(isMine ? "turn_done" : "turn_done_other", facts);
    if (estate.step !== "before") return hand.question;
    if (player?.jailed) return say(isMine ? "turn_jailed" : "turn_jailed_other", facts);
    return say(isMine ? "turn_throw" : "turn_throw_other", facts);
}
