// Who comes late may ask for the chair of a bot.

import { piecesOf } from "../board/pieces.ts";
import type { Hand } from "../contents.ts";
import { keptChair } from "../room/absence.ts";
import type { Room } from "../room/Room.svelte.ts";
import type { RoomFacts } from "../wire.ts";

/** The bots whose chairs a guest without one can ask for: those that still play. */
export function chairsToTake(room: Room, facts: RoomFacts, hand: Hand | undefined): number[] {
    if (room.isWatching || room.mine.length || facts.status !== "playing") return [];
    if (keptChair(facts, room.guest) !== undefined) return [];
    const gone = new Set([
        ...(hand?.view.left ?? []),
        ...piecesOf(hand).flatMap((piece) => (piece.out ? [piece.seat] : [])),
    ]);
    return facts.chairs.flatMap((chair, seat) => (chair.kind === "bot" && !gone.has(seat) ? [seat] : []));
}
