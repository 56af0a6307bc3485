// How the colours of cards look: one, two halves, or all of them.

import { hue } from "../../look/hues.ts";
import { isSymbol, SYMBOLS } from "../../board/symbols.ts";
import type { DealBoard } from "../../wire.ts";

/** The ground of a card of these colours. */
export function groundOf(board: DealBoard, colours: readonly number[]): string {
    const hues = colours.map((colour) => hue(board.colours[colour]?.hue));
    if (hues.length < 2) return hues[0] ?? "";
    const share = 100 / hues.length;
    const stops = hues.map((one, place) => `${one} ${place * share}% ${(place + 1) * share}%`);
    return `linear-gradient(${hues.length > 2 ? "90deg" : "115deg"}, ${stops.join(", ")})`;
}

/** The colours of a card, round a circle. */
export function ringOf(board: DealBoard, colours: readonly number[]): string {
    const hues = colours.map((colour) => hue(board.colours[colour]?.hue));
    const share = 100 / Math.max(1, hues.length);
    const stops = hues.map((one, place) => `${one} ${place * share}% ${(place + 1) * share}%`);
    return `conic-gradient(${stops.join(", ")})`;
}

/** The drawing of a colour's symbol; none for one that nobody knows. */
export function signOf(board: DealBoard, colour: number): string {
    const name = board.colours[colour]?.symbol;
    return isSymbol(name) ? SYMBOLS[name] : "";
}
