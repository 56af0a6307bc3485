// Money as the box writes it.

import type { AnyBoard } from "../contents.ts";

/** Money that comes or goes, with its direction. */
export const gained = (board: AnyBoard, gain: number): string =>
    `${gain < 0 ? "−" : "+"}${money(board, Math.abs(gain))}`;

/** An amount with the box's own sign. */
export function money(board: AnyBoard, amount: number): string {
    return board.money?.replace("{amount}", String(amount)) ?? `${board.sign ?? ""}${amount}`;
}
