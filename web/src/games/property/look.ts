// Each box its own world: the colours that its edition gives.

import { BLACK, CREAM, inkOn, lightness } from "../../look/hues.ts";
import type { PropertyBoard } from "../../wire.ts";

/** As contrast is reckoned: below this a mark is not seen on its ground. */
const SEEN = 3;

export function contrast(one: string, other: string): number {
    const [high, low] = [lightness(one), lightness(other)].sort((a, b) => b - a) as [number, number];
    return (high + 0.05) / (low + 0.05);
}

/** What a look sets; a part that is not given stays as it is on every board. */
export function lookOf({ look }: Pick<PropertyBoard, "look">): Record<string, string> {
    const { ground, print, ink, accent } = look;
    const all: Record<string, string> = {};
    if (print) all["--print"] = print;
    if (print && ground) all["--print-deep"] = `color-mix(in srgb, ${print} 78%, ${ground})`;
    if (ink) all["--print-ink"] = ink;
    if (ground) {
        all["--felt"] = ground;
        all["--felt-ink"] = ink && contrast(ink, ground) > 4.5 ? ink : lightness(ground) > 0.179 ? BLACK : CREAM;
    }
    if (accent) {
        all["--accent"] = accent;
        all["--accent-ink"] = inkOn(accent);
        if (print && contrast(accent, print) > SEEN) all["--print-red"] = accent;
    }
    return all;
}
