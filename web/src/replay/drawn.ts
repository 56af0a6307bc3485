// A finished game as lines and bars.

import type { Bar } from "../wire.ts";

export interface Curve {
    seats: number[];
    d: string;
    /** What lies around it, give or take; nothing where that is not known. */
    band: string;
    /** Where it ends, for its name. */
    end: { x: number; y: number };
}

/** The curves in a box of this size, each moment give or take its error; seats that stood alike all the time
 * (a team) share one. */
export function curvesIn(
    curves: readonly (readonly number[])[],
    width: number,
    height: number,
    errors: readonly number[] = [],
): Curve[] {
    const most = Math.max(1, ...curves.flat());
    const found = new Map<string, number[]>();
    curves.forEach((curve, seat) => {
        const key = curve.join(" ");
        found.set(key, [...(found.get(key) ?? []), seat]);
    });
    return [...found.values()].map((seats) => {
        const values = curves[seats[0] ?? 0] ?? [];
        const pointOf = (value: number, place: number) => ({
            x: values.length < 2 ? 0 : (place / (values.length - 1)) * width,
            y: height - (Math.min(Math.max(value, 0), most) / most) * height,
        });
        const points = values.map(pointOf);
        const above = values.map((value, place) => pointOf(value + (errors[place] ?? 0), place));
        const below = values.map((value, place) => pointOf(value - (errors[place] ?? 0), place));
        const band = errors.length ? `${lineThrough([...above, ...below.reverse()])}Z` : "";
        return { seats, d: lineThrough(points), band, end: points.at(-1) ?? { x: 0, y: height } };
    });
}

/** A path from point to point. */
function lineThrough(points: readonly { x: number; y: number }[]): string {
    return points.map(({ x, y }, place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Round numbers for the lines behind a curve: at most five, from nothing to the most. */
export function marks(most: number): number[] {
    const rough = Math.max(1, most) / 4;
    const power = 10 ** Math.floor(Math.log10(rough));
    const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power);
    const step = steps.find((one) => one >= rough && Number.isInteger(one)) ?? 1;
    const found: number[] = [];
    for (let mark = 0; mark <= most; mark += Math.max(1, step)) found.push(mark);
    return found;
}

/** How long each bar is, of 100. */
export function barsOf(bars: readonly Bar[]): (Bar & { length: number })[] {
    const most = Math.max(1, ...bars.map((bar) => bar.number));
    return bars.map((bar) => ({ ...bar, length: (bar.number / most) * 100 }));
}
