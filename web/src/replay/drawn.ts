// A finished game as lines and bars.

import type { Bar } from "../wire.ts";

export interface Curve {
    seats: number[];
    d: string;
    /** Where it ends, for its name. */
    end: { x: number; y: number };
}

/** The curves in a box of this size; seats that stood alike all the time (a team) share one. */
export function curvesIn(curves: readonly (readonly number[])[], width: number, height: number): Curve[] {
    const most = Math.max(1, ...curves.flat());
    const found = new Map<string, number[]>();
    curves.forEach((curve, seat) => {
        const key = curve.join(" ");
        found.set(key, [...(found.get(key) ?? []), seat]);
    });
    return [...found.values()].map((seats) => {
        const values = curves[seats[0] ?? 0] ?? [];
        const points = values.map((value, place) => ({
            x: values.length < 2 ? 0 : (place / (values.length - 1)) * width,
            y: height - (value / most) * height,
        }));
        const d = points.map(({ x, y }, place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
        return { seats, d, end: points.at(-1) ?? { x: 0, y: height } };
    });
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
