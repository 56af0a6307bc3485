// The corner with the Jail: a cell towards the middle of the board, and a way round it for visitors.

import type { Point } from "../../board/points.ts";
import type { Box } from "../../ring/plan.ts";

const CELL = 0.66;

export interface Cell extends Point {
    size: number;
}

/** Towards the middle of the board, from a corner. */
export function inward(box: Box): Point {
    return {
        x: box.side === "left" || box.side === "top" ? 1 : -1,
        y: box.side === "right" || box.side === "top" ? 1 : -1,
    };
}

/** Where the cell is. */
export function cellIn(box: Box): Cell {
    const size = box.width * CELL;
    const { x, y } = inward(box);
    return {
        x: box.x + (x > 0 ? box.width - size : 0),
        y: box.y + (y > 0 ? box.height - size : 0),
        size,
    };
}

/** The corner of the way round it. */
export function outside(box: Box): Point {
    const cell = cellIn(box);
    const way = (box.width - cell.size) / 2;
    const { x, y } = inward(box);
    return {
        x: x > 0 ? box.x + way : box.x + box.width - way,
        y: y > 0 ? box.y + way : box.y + box.height - way,
    };
}

/** Where one of several visitors stands: at the corner, then along both ways in turn. */
export function visitorAt(box: Box, place: number): Point {
    const corner = outside(box);
    const { x, y } = inward(box);
    const far = Math.ceil(place / 2) * 34;
    return place % 2 ? { x: corner.x + x * far, y: corner.y } : { x: corner.x, y: corner.y + y * far };
}

/** Where one of several prisoners sits. */
export function prisonerAt(box: Box, place: number, count: number): Point {
    const cell = cellIn(box);
    const columns = count <= 1 ? 1 : count <= 4 ? 2 : 3;
    const rows = Math.ceil(count / columns);
    const [column, row] = [place % columns, Math.floor(place / columns)];
    return {
        x: cell.x + cell.size / 2 + (column - (columns - 1) / 2) * (columns === 3 ? 26 : 34),
        y: cell.y + cell.size * 0.6 + (row - (rows - 1) / 2) * 28,
    };
}
