// The colours that are reckoned with: those a box names, near the print, and the ink that can be read on them.

export const BLACK = "#000000";
export const WHITE = "#ffffff";
/** For what is written on dark felt. */
export const CREAM = "#fff6e0";
/** What has no colour yet. */
export const GREY = "#888888";

const HUES: Readonly<Record<string, string>> = {
    brown: "#8a5a33",
    lightblue: "#8fcdea",
    pink: "#d6569c",
    magenta: "#c0458f",
    orange: "#ef8f2f",
    red: "#d3382c",
    yellow: "#f2ce3a",
    green: "#2f8f4e",
    blue: "#2f5fb3",
    darkblue: "#243f86",
    purple: "#7a4fa3",
    violet: "#7a4fa3",
    teal: "#2f8580",
    turquoise: "#45b3aa",
    grey: "#7d8288",
    black: "#2a2624",
    white: "#f5efe0",
    gold: "#d8a52f",
    tan: "#c9a66b",
};
const PLAIN = "#cdbd96";

/** A colour as the box names it, for the page. */
export function hue(colour: string | null | undefined): string {
    if (colour?.startsWith("#")) return colour;
    const name = (colour ?? "")
        .toLowerCase()
        .replace(/[^a-z]/g, "")
        .replace("gray", "grey");
    return HUES[name] ?? PLAIN;
}

/** How light a colour is, from 0 to 1, as contrast is reckoned. */
export function lightness(colour: string): number {
    const part = (place: number) => {
        const share = parseInt(colour.slice(place, place + 2), 16) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/** Black or white, whichever can be read better on a colour; the better one always can. */
export function inkOn(ground: string): string {
    return lightness(ground) > 0.179 ? BLACK : WHITE;
}
