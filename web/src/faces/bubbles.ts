// What is said at a seat for a moment.

export interface Bubble {
    number: number;
    seat: number;
    text: string;
}

/** How long it stays, in milliseconds: longer if there is more to read. */
export const lasting = (text: string): number => 2400 + 55 * text.length;

interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

export interface Spot {
    x: number;
    y: number;
    /** On which side of the face it is: its tail points the other way. */
    side: "right" | "below";
}

const GAP = 6;
const EDGE = 8;

/** Where a bubble of a size goes beside a face: to its right if there is room, else below it; always on the screen. */
export function spotFor(face: Box, width: number, height: number, screen: { width: number; height: number }): Spot {
    const middle = (face.top + face.bottom) / 2;
    const y = Math.max(EDGE, Math.min(middle - height / 2, screen.height - height - EDGE));
    if (face.right + GAP + width + EDGE <= screen.width && face.left < screen.width / 3)
        return { x: face.right + GAP, y, side: "right" };
    const centre = (face.left + face.right) / 2;
    const x = Math.max(EDGE, Math.min(centre - width / 2, screen.width - width - EDGE));
    return { x, y: Math.min(face.bottom + GAP, screen.height - height - EDGE), side: "below" };
}
