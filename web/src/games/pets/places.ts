// Where things are on a space of the ring: the colour bar and the stack towards the middle, tokens at the edge.

import { together, type Point } from "../../board/points.ts";
import type { Box } from "../../ring/plan.ts";

export const BAR = 27;
/** How much higher the next marker of a stack lies. */
export const STEP = 19;
/** How much higher the next marker lies while one of the stack is picked: further apart. */
export const FAN = 21;

interface Area extends Point {
    width: number;
    height: number;
}

/** Everything from the space's own upper left corner. */
export interface Places {
    bar: Area;
    /** Where the name is set, in lines from its upper edge. */
    name: Area;
    /** The foot of the stack, in its middle. */
    foot: Point;
    /** Where the price or the tribute is written, and tokens stand. */
    edge: Point;
}

/** How wide the strip is where visitors of the Jail stand. */
export const VISITORS = 42;
const SIDE = 44; // from the outer edge to the middle of the tokens

/** Where the parts of a title are. */
export function placesIn(box: Box): Places {
    const { width, height } = box;
    const isLying = box.side === "bottom" || box.side === "top";
    if (isLying) {
        const middle = width / 2;
        const isTop = box.side === "top";
        return {
            bar: { x: 0, y: isTop ? height - BAR : 0, width, height: BAR },
            name: { x: 5, y: isTop ? height - BAR - 39 : BAR + 3, width: width - 10, height: 36 },
            foot: { x: middle, y: isTop ? height - BAR - 46 : height - 38 },
            edge: { x: middle, y: isTop ? 23 : height - 18 },
        };
    }
    const isLeft = box.side === "left";
    const start = isLeft ? 0 : BAR;
    const inner = isLeft ? width - BAR : BAR;
    const inward = isLeft ? -1 : 1;
    return {
        bar: { x: isLeft ? width - BAR : 0, y: 0, width: BAR, height },
        name: { x: start + 9, y: 9, width: width - BAR - 14, height: 34 },
        foot: { x: inner + inward * 44, y: height - 8 },
        edge: { x: isLeft ? 33 : width - 33, y: height - 33 },
    };
}

/** The middle of the tokens on a space, on the board. */
export function standAt(box: Box, kind: string): Point {
    if (kind === "jail") return { x: box.x + VISITORS / 2 + 2, y: box.y + box.height - VISITORS / 2 - 2 };
    if (box.isCorner) return { x: box.x + box.width / 2, y: box.y + box.height * (kind === "go" ? 0.72 : 0.6) };
    const { x, y } = kind === "title" ? placesIn(box).edge : outer(box);
    return { x: box.x + x, y: box.y + y };
}

function outer(box: Box): Point {
    const { width, height, side } = box;
    if (side === "bottom") return { x: width / 2, y: height - SIDE + 12 };
    if (side === "top") return { x: width / 2, y: height - SIDE };
    return { x: side === "left" ? SIDE - 8 : width - SIDE + 8, y: height - 36 };
}

/** How far a token is from where tokens stand on its space, and how big it is, with others beside it. */
export function beside(place: number, count: number, where: "jailed" | "visiting" | "corner" | "side") {
    const point = together(place, count);
    if (where === "jailed")
        return { offset: { x: 82 + point.x * 100, y: -70 + point.y * 84 }, size: count > 2 ? 36 : 44 };
    if (where === "visiting") {
        // up along the edge, so that the print stays in sight
        return { offset: { x: 0, y: -place * Math.min(42, 118 / Math.max(1, count - 1)) }, size: 36 };
    }
    if (where === "corner") {
        const row = Math.min(4, count);
        const rows = Math.ceil(count / row);
        const [along, down] = [(place % row) - (row - 1) / 2, Math.floor(place / row) - (rows - 1) / 2];
        return { offset: { x: along * (row > 3 ? 37 : 46), y: down * 40 }, size: row > 3 ? 36 : 44 };
    }
    return {
        offset: { x: point.x * 92, y: point.y * (count > 2 ? 62 : 40) },
        size: count > 4 ? 30 : count > 1 ? 36 : 42,
    };
}
