// The colours that are reckoned with: how light one is decides which ink can be read on it.

/** The colours that a box may name, near the print. */
export const HUES: Readonly<Record<string, string>> = {
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
/** What no box has named. */
export const PLAIN = "#cdbd96";

export const BLACK = "#000000";
export const WHITE = "#ffffff";
/** For what is written on dark felt. */
export const CREAM = "#fff6e0";
