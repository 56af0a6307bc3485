// What the table of Ludo tells, and where its spaces are drawn.

import type { Point } from "gamenight/board/points.ts";
import type { AnyBoard, AnyEvent, AnyTable, Contents } from "gamenight/contents.ts";
import type { ViewOf } from "gamenight/wire.ts";

export interface Token {
    seat: number;
    token: number;
    space: number | null;
    home: boolean;
}

export interface Board extends AnyBoard {
    /** How many spaces of the ring from one arm's start to the next. */
    quarter: number;
    /** How many spaces a lane has. */
    lane: number;
    arms: readonly { name: string; colour: string }[];
}

export interface Ludo extends Contents {
    view: ViewOf<"ludo", AnyTable & { tokens: readonly Token[]; thrown: number | null }>;
    board: Board;
    event: AnyEvent;
}

const MIDDLE = 500;
const RING = 440;
const HOME = 90;

/** A point so far from the middle, at such a part of the whole round; an arm begins at the left, at its start. */
function round(part: number, radius: number): Point {
    const angle = (part - 0.5) * 2 * Math.PI;
    return { x: MIDDLE + radius * Math.cos(angle), y: MIDDLE + radius * Math.sin(angle) };
}

/** Where a space is drawn: the ring is a circle, each lane leads from before an arm's start to the middle. */
export function placeOf(board: Board, space: number): Point {
    const ring = 4 * board.quarter;
    if (space < ring) return round(space / ring, RING);
    const lanes = 4 * board.lane;
    const [arm, step] =
        space < ring + lanes
            ? [Math.floor((space - ring) / board.lane), ((space - ring) % board.lane) + 1]
            : [space - ring - lanes, board.lane + 1];
    return round((arm * board.quarter - 1) / ring, RING - ((RING - HOME) * step) / (board.lane + 1));
}

/** Where a token waits in its yard, outside the ring. */
export function yardOf(board: Board, arm: number, token: number): Point {
    const corner = round((arm + 0.5) / 4, 588);
    const [column, row] = [(token - 1) % 2, Math.floor((token - 1) / 2)];
    return { x: corner.x + (column - 0.5) * 62, y: corner.y + (row - 0.5) * 62 };
}
