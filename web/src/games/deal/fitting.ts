// How everybody's table finds room on the felt: in how many columns, how large, and how much of it is told.

import type { DealCardSet, DealPlayer } from "../../wire.ts";

/** All is told; without the rents one by one; only how far each set is. */
export type Density = "roomy" | "plain" | "dense";

/** Where the piles lie: in a cell that is left over, beside my own table, or as a strip of their own. */
export type Middle = "cell" | "beside" | "strip";

export interface Fit {
    density: Density;
    columns: number;
    zoom: number;
    middle: Middle;
    /** Whether there is room for all of it. */
    isWhole: boolean;
}

/** What a player's table takes: how many bands each set shows. */
export interface Shape {
    sets: readonly number[];
}

export interface Felt {
    width: number;
    /** Infinite where the page around it scrolls. */
    height: number;
    /** Whether the last of the players is myself. */
    hasMe: boolean;
    /** How large things may become. */
    largest: number;
}

interface Measure {
    /** A set: how wide, how high without its bands, and each of those; and what is between two. */
    set: number;
    foot: number;
    band: number;
    gap: number;
    /** A table without its bank and its sets. */
    head: number;
    sides: number;
    /** How narrow a table and how small everything may become. */
    narrowest: number;
    smallest: number;
    /** The piles, as a strip or in a cell. */
    strip: number;
    pile: number;
}

/** In pixels before the zoom, as the styles have them. */
export const MEASURES: Readonly<Record<Density, Measure>> = {
    roomy: {
        set: 76,
        foot: 62,
        band: 10,
        gap: 9,
        head: 54,
        sides: 26,
        narrowest: 250,
        smallest: 1,
        strip: 108,
        pile: 160,
    },
    plain: {
        set: 68,
        foot: 43,
        band: 10,
        gap: 7,
        head: 54,
        sides: 26,
        narrowest: 220,
        smallest: 0.9,
        strip: 60,
        pile: 150,
    },
    dense: {
        set: 48,
        foot: 25,
        band: 5,
        gap: 5,
        head: 41,
        sides: 18,
        narrowest: 150,
        smallest: 0.8,
        strip: 60,
        pile: 60,
    },
};
const DENSITIES: readonly Density[] = ["roomy", "plain", "dense"];
export const GAP = 8;
/** A row of notes. */
const NOTES = 34;
/** How far sets may be drawn together: at first, and rather than that the whole table changes its form. */
const TIGHT = 0.55;
const TIGHTEST = 0.3;
/** From this width on, a bank has room beside the name. */
export const INLINE = 520;
const STEP = 0.05;
/** How large things are where they must be scrolled. */
const SCROLLED = 0.9;
/** How wide a table is when it looks best, for its height. */
const ASPECT = 1.6;

/** What a table comes to take in a game: room for so much is kept from the start, and nothing changes its size for it. */
const USUAL: Shape = { sets: [4, 3, 3, 2] };

/** How many bands a set shows at their full height; more are drawn lower, in the same room. */
const MOST_BANDS = 4;

const bandsOf = (set: DealCardSet): number => set.cards.length + 2 * (Number(set.house) + Number(set.hotel));

/** Whether the bands of a set are drawn lower. */
export const isTight = (set: DealCardSet): boolean => bandsOf(set) > MOST_BANDS;

export function shapeOf(player: DealPlayer): Shape {
    return { sets: player.sets.map((set) => Math.min(bandsOf(set), MOST_BANDS)) };
}

/** A table with the room that is kept for it. */
export function roomFor(shape: Shape): Shape {
    const sets = Array.from({ length: Math.max(shape.sets.length, USUAL.sets.length) }, (_, place) =>
        Math.max(shape.sets[place] ?? 0, USUAL.sets[place] ?? 0),
    );
    return { sets };
}

/** How high the row of sets is. */
export function setsHigh(shape: Shape, density: Density): number {
    const { foot, band } = MEASURES[density];
    return foot + band * Math.max(1, ...shape.sets);
}

/** How high one player's table is in a cell of this width: its sets stand in one row. */
export function heightOf(shape: Shape, width: number, density: Density): number {
    const { head, gap } = MEASURES[density];
    const bank = density === "dense" || width >= INLINE ? 0 : NOTES;
    return head + bank + setsHigh(shape, density) + gap + 1;
}

/** Whether the sets of one player stand in one row, drawn together so far if need be. */
function isWideEnough(shape: Shape, width: number, density: Density, tight: number): boolean {
    const { set, gap, sides } = MEASURES[density];
    // where there is little room the bank is the first in the row
    const tiles = shape.sets.length + Number(density === "dense");
    return tiles * (set * tight + gap) - gap <= width - sides;
}

/** How high all of them are, row by row. */
export function tallOf(shapes: readonly Shape[], felt: Felt, fit: Omit<Fit, "isWhole">): number {
    const { columns, density, middle, zoom } = fit;
    const { strip, pile } = MEASURES[density];
    const others = felt.hasMe ? shapes.slice(0, -1) : shapes;
    const cell = (felt.width / zoom - GAP * (columns - 1)) / columns;
    const rows: number[] = [];
    for (let at = 0; at < others.length; at += columns)
        rows.push(Math.max(...others.slice(at, at + columns).map((one) => heightOf(one, cell, density))));
    if (middle === "cell") rows.push(Math.max(rows.pop() ?? 0, pile));
    if (middle === "strip") rows.push(strip);
    const mine = felt.hasMe ? shapes.at(-1) : undefined;
    if (mine) {
        const own = middle === "beside" ? (cell + GAP) * (columns - 1) - GAP : felt.width / zoom;
        rows.push(Math.max(heightOf(mine, own, density), middle === "beside" ? pile : 0));
    }
    return rows.reduce((sum, row) => sum + row + GAP, -GAP);
}

function middleOf(count: number, columns: number, felt: Felt): Middle {
    const others = felt.hasMe ? count - 1 : count;
    if (columns === 1) return "strip";
    if (others % columns) return "cell";
    return felt.hasMe ? "beside" : "strip";
}

function isRoomFor(shapes: readonly Shape[], felt: Felt, fit: Omit<Fit, "isWhole">, tight: number): boolean {
    const { columns, zoom, density } = fit;
    const cell = (felt.width / zoom - GAP * (columns - 1)) / columns;
    const isWide = shapes.every((shape) => isWideEnough(shape, cell, density, tight));
    return isWide && tallOf(shapes, felt, fit) <= felt.height / zoom;
}

/** The largest at which everything is seen; where there is none, as small as can be read, to be scrolled. */
function bestFit(shapes: readonly Shape[], felt: Felt): Fit {
    const others = Math.max(1, felt.hasMe ? shapes.length - 1 : shapes.length);
    for (const density of DENSITIES) {
        const { smallest } = MEASURES[density];
        let found = fitsAt(density, smallest);
        if (!found.length) continue;
        // What has room at one size has room at every smaller one: halve the steps between, again and again.
        let [small, large] = [0, Math.floor((felt.largest - smallest) / STEP + 0.5) + 1];
        while (large - small > 1) {
            const step = Math.floor((small + large) / 2);
            const fits = fitsAt(density, Math.round((smallest + step * STEP) * 100) / 100);
            if (fits.length) [small, found] = [step, fits];
            else large = step;
        }
        const [best] = found.sort((one, other) => odd(one) - odd(other));
        if (best) return best;
    }
    const columns = Math.min(most(MEASURES.dense.narrowest, SCROLLED), others);
    const middle = middleOf(shapes.length, columns, felt);
    return { density: "dense", columns, zoom: SCROLLED, middle, isWhole: false };

    /** How many columns there may be. */
    function most(narrowest: number, zoom: number): number {
        return Math.max(1, Math.floor((felt.width / zoom + GAP) / (narrowest + GAP)));
    }
    /** In which numbers of columns everything is seen at this size. */
    function fitsAt(density: Density, zoom: number): Fit[] {
        const length = Math.min(most(MEASURES[density].narrowest, zoom), Math.max(others, 2));
        return Array.from({ length }, (_, at) => at + 1)
            .map((columns) => ({
                density,
                columns,
                zoom,
                middle: middleOf(shapes.length, columns, felt),
                isWhole: true,
            }))
            .filter((fit) => isRoomFor(shapes, felt, fit, TIGHT));
    }
    /** How far a cell is from the best form. */
    function odd({ columns }: Fit): number {
        const rows = Math.ceil(others / columns) + (felt.hasMe ? 1 : 0);
        return Math.abs(Math.log(felt.width / columns / (Math.min(felt.height, 2000) / rows) / ASPECT));
    }
}

/** The best fit; the one before as long as its sets can be told apart, so that the table does not jump. */
export function fitted(shapes: readonly Shape[], felt: Felt, before: Fit | null): Fit {
    if (before?.isWhole && isRoomFor(shapes, felt, before, TIGHTEST)) return before;
    return bestFit(shapes, felt);
}
