// Where the spaces of a ring lie on a square of 1000: corners are square, the spaces between are narrower.

const CORNER = 1.5;
const SOFT_HYPHEN = "\u00ad";

export type Side = "bottom" | "left" | "top" | "right";

/** A space's place; its side says where its outer edge is. */
export interface Box {
    /** Which space it is. */
    number: number;
    x: number;
    y: number;
    width: number;
    height: number;
    side: Side;
    isCorner: boolean;
}

/** The print reaches a little over the spaces. */
export const EDGE = 6;
export const WHOLE = 1000 + 2 * EDGE;

/** Where something lies that is laid over the print, as shares of it. */
export function laidOver({ x, y, width, height }: Pick<Box, "x" | "y" | "width" | "height">) {
    const share = (length: number) => `${(100 * length) / WHOLE}%`;
    return { left: share(x + EDGE), top: share(y + EDGE), width: share(width), height: share(height) };
}

const SIDES: readonly Side[] = ["bottom", "left", "top", "right"];

/** How wide the border of spaces is. */
export function border(spaces: number): number {
    const steps = Math.max(1, Math.ceil(spaces / 4));
    return (1000 * CORNER) / (steps - 1 + 2 * CORNER);
}

/** A place for every space, clockwise from the lower right corner, as such boards run. */
export function boxes(spaces: number): Box[] {
    const steps = Math.max(1, Math.ceil(spaces / 4));
    const deep = border(spaces);
    const wide = deep / CORNER;
    return Array.from({ length: spaces }, (_, number) => {
        const side = SIDES[Math.floor(number / steps)] ?? "right";
        const along = number % steps;
        const isCorner = along === 0;
        const [length, start] = isCorner ? [deep, 0] : [wide, deep + (along - 1) * wide];
        const far = 1000 - start - length;
        const edge = 1000 - deep;
        const lying = { number, width: length, height: deep, side, isCorner };
        const standing = { number, width: deep, height: length, side, isCorner };
        if (side === "bottom") return { ...lying, x: far, y: edge };
        if (side === "left") return { ...standing, x: 0, y: far };
        if (side === "top") return { ...lying, x: start, y: 0 };
        return { ...standing, x: edge, y: start };
    });
}

/** A name in lines of words; a long word keeps its own line, or is broken where it has a soft hyphen. */
export function wrapped(name: string, longest: number): string[] {
    const lines: string[] = [];
    for (const word of name.split(" ").flatMap((one) => broken(one, longest))) {
        const last = lines.at(-1);
        const isFitting = last !== undefined && !last.endsWith("-") && last.length + 1 + word.length <= longest;
        if (isFitting) lines[lines.length - 1] = `${last} ${word}`;
        else lines.push(word);
    }
    return lines;
}

/** A word in as few parts as are short enough, each but the last with its hyphen. */
function broken(word: string, longest: number): string[] {
    const [first = "", ...others] = word.split(SOFT_HYPHEN);
    if (first.length + others.join("").length <= longest) return [first + others.join("")];
    return others.reduce(
        (parts, part) => {
            const last = parts.at(-1) ?? "";
            if (last.length + part.length < longest) return [...parts.slice(0, -1), last + part];
            return [...parts.slice(0, -1), `${last}-`, part];
        },
        [first],
    );
}

/** How wide letters are, as shares of their size, in both bold faces; all others are as wide as an o. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
    [/[mMW]/, 0.88],
    [/[A-ZÄÖÜw]/, 0.68],
    [/[frt-]/, 0.41],
    [/[ijlI1.' ]/, 0.33],
];
const LETTER = 0.58;

/** How wide a text is, as a share of the size of its letters. */
export const lengthOf = (text: string): number =>
    Array.from(text).reduce((sum, one) => sum + (LETTERS.find(([letters]) => letters.test(one))?.[1] ?? LETTER), 0);

/** The letter size at which lines fit a width and a height. */
export function fittingSize(lines: readonly string[], width: number, height: number, most: number): number {
    const longest = Math.max(1, ...lines.map(lengthOf));
    return Math.min(most, width / longest, height / (1.08 * lines.length));
}

/** The way along a ring from one space to another, the last included; back if that is said. */
export function around(from: number, to: number, size: number, isBack = false): number[] {
    const count = isBack ? (from - to + size) % size : (to - from + size) % size;
    const step = isBack ? size - 1 : 1;
    return Array.from({ length: count }, (_, place) => (from + step * (place + 1)) % size);
}
