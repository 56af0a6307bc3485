// Pictures on lots: simple animals of our own, told apart by the group's symbol or by the lot; in a square from -24 to 24.

import type { SymbolName } from "../../board/symbols.ts";
import type { PropertyBoard, PropertySpace } from "../../wire.ts";
import { breeds } from "./breeds.svelte.ts";
import { symbolOf } from "./groups.ts";
import { both, type Shape } from "./shapes.ts";

export interface Creature extends Shape {
    /** How much of the square it takes. */
    size: number;
}

const FACE = "M-4 7Q0 10 4 7";
const SHAPES: Partial<Record<SymbolName, Shape>> = {
    rock: {
        back: both("M-15 2 L-24 -2 L-22 10 L-13 9 Z"),
        body: "M-17 12 L-18 -2 L-10 -13 L3 -16 L15 -9 L18 4 L15 12 L12 19 L4 19 L3 14 L-4 14 L-5 19 L-13 19 Z",
        eyes: [[-6, -1], [7, -1]],
        eye: 2.2,
        lines: "M-5 7L5 7M-10 -13L-6 -8L-9 -5",
    },
    drop: {
        back: both("M-11 4 Q-25 -4 -23 13 Q-16 10 -10 12 Z"),
        body: "M0 -22 Q15 -6 15 5 A15 14 0 0 1 -15 5 Q-15 -6 0 -22 Z",
        eyes: [[-6, 1], [6, 1]],
        eye: 2.6,
        lines: "M-4 8Q0 12 4 8",
    },
    bolt: {
        back: "M-5 -6 L-17 -23 L-13 -12 L-21 -12 L-10 0 ZM5 -6 L17 -23 L13 -12 L21 -12 L10 0 ZM12 12 L23 6 L19 14 L24 15 L11 20 Z",
        body: "M0 -12 A15 15 0 1 1 0 18 A15 15 0 1 1 0 -12 Z",
        eyes: [[-6, 0], [6, 0]],
        eye: 2.5,
        lines: "M-4 7Q-2 10 0 7Q2 10 4 7",
    },
    leaf: {
        back: "M0 -6 Q-16 -8 -18 -22 Q-4 -20 0 -8 Q4 -20 18 -22 Q16 -8 0 -6 ZM0 -8 Q-6 -18 0 -24 Q6 -18 0 -8 Z",
        body: "M0 -8 Q17 -7 16 7 Q14 19 0 19 Q-14 19 -16 7 Q-17 -7 0 -8 Z",
        eyes: [[-6, 3], [6, 3]],
        eye: 2.4,
        lines: "M-4 10Q0 13 4 10",
    },
    eye: {
        back: both("M-12 -6 Q-22 -16 -24 -2 Q-20 4 -13 6 Z"),
        body: "M0 -20 Q16 -20 16 -2 Q16 10 8 13 L6 21 L1 15 L-1 15 L-6 21 L-8 13 Q-16 10 -16 -2 Q-16 -20 0 -20 Z",
        eyes: [[0, -4]],
        eye: 6.2,
        lines: "M-4 8Q0 10.500 4 8",
    },
    cloud: {
        back: "M-10 -14 Q-13 -22 -6 -21M8 -16 Q13 -24 16 -17",
        body: "M-12 17 A10 10 0 0 1 -15 -2 A11 11 0 0 1 2 -13 A10 10 0 0 1 16 -3 A10 10 0 0 1 13 17 Z",
        eyes: [[-6, 2], [7, 2]],
        eye: 2.4,
        lines: "M-5 10Q1 6 6 10",
    },
    flame: {
        back: both("M-13 8 L-22 2 L-20 15 L-12 15 Z"),
        body: "M2 -24 Q5 -14 12 -10 Q18 -2 15 8 Q11 20 0 20 Q-12 20 -15 8 Q-17 -3 -9 -11 Q-8 -5 -4 -5 Q-4 -16 2 -24 Z",
        eyes: [[-6, 5], [6, 5]],
        eye: 2.4,
        lines: "M-4 12Q0 15 4 12",
    },
    mountain: {
        back: "M-10 -8 L-20 -22 L-17 -4 ZM10 -8 L20 -22 L17 -4 ZM0 -10 L-5 -20 L0 -24 L5 -20 Z",
        body: "M-17 18 L-19 4 Q-18 -12 0 -13 Q18 -12 19 4 L17 18 L9 18 L7 13 L-7 13 L-9 18 Z",
        eyes: [[-7, -1], [7, -1]],
        eye: 2.4,
        lines: "M-11 -7L-4 -4M11 -7L4 -4M-6 7L-3 5L0 7L3 5L6 7",
    },
}; // prettier-ignore
const PLAIN: Shape = {
    back: both("M-6 -10 L-15 -23 L-17 -4 Z"),
    body: "M0 -14 A16 16 0 1 1 0 18 A16 16 0 1 1 0 -14 Z",
    eyes: [[-6, 0], [6, 0]],
    eye: 2.5,
    lines: FACE,
}; // prettier-ignore

/** The picture on a lot; none where the box has no pictures. */
export function creatureOn(board: PropertyBoard, space: PropertySpace): Creature | null {
    const kind = board.look.pictures ?? "none";
    if (kind === "none" || space.kind !== "lot") return null;
    const mates = board.spaces.filter((one) => one.kind === "lot" && one.group === space.group);
    const place = mates.findIndex((one) => one.number === space.number);
    if (kind === "dogs") {
        const lots = board.spaces.filter((one) => one.kind === "lot");
        const shape = breeds.at(lots.findIndex((one) => one.number === space.number));
        return shape ? { ...shape, size: 0.9 } : null;
    }
    // Of one kind, but the dearer the bigger.
    return { ...(SHAPES[symbolOf(board, space)] ?? PLAIN), size: 0.8 + 0.13 * Math.max(0, place) };
}
