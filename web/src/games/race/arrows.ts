// The arrows of a board: bent lines from a picture to where it leads, round the middle and never across it.

import type { Point } from "../../board/points.ts";

/** What lies in the middle of the board and is to be left clear. */
export interface Middle extends Point {
    radius: number;
}

/** The path of an arrow between two points, bent away from the middle and kept clear of both ends. */
export function bent(from: Point, to: Point, clear: number, middle: Middle, least = 0.07): string {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy) || 1;
    const across = { x: -dy / length, y: dx / length };
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const distance = (half.x - middle.x) * across.x + (half.y - middle.y) * across.y;
    const away = distance < 0 ? -1 : 1;
    const bow = Math.max(least * length, middle.radius - Math.abs(distance));
    // The curve itself goes half as far as the point that draws it.
    const pull = { x: half.x + across.x * away * bow * 2, y: half.y + across.y * away * bow * 2 };
    const start = towards(from, pull, clear);
    const end = towards(to, pull, clear);
    return `M${round(start)}Q${round(pull)} ${round(end)}`;
}

function towards(from: Point, to: Point, distance: number): Point {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return {
        x: from.x + ((to.x - from.x) * distance) / length,
        y: from.y + ((to.y - from.y) * distance) / length,
    };
}

function round(point: Point): string {
    return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
}
