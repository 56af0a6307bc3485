// What is told apart by a colour near the print and by a symbol: the colours, the ink on them, the symbols.

import { BLACK, HUES, PLAIN, WHITE } from "../look/hues.ts";

/** A colour as the box names it, for the page. */
export function hue(colour: string | null | undefined): string {
    if (colour?.startsWith("#")) return colour;
    const name = (colour ?? "").toLowerCase().replace(/[^a-z]/g, "").replace("gray", "grey");
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

/** Symbols in a square of 24. */
export const SYMBOLS = {
    drop: "M12 2C8 8 5 11.500 5 15a7 7 0 0 0 14 0c0-3.500-3-7-7-13z",
    leaf: "M20 4C10 3 4 8 4 15c0 2 .5 3.500 1 5 1-5 4-8 9-10-4 3-6.500 6-7.500 10C15 21 21 14 20 4z",
    star: "M12 2l3 6.500 7 .8-5.200 4.800 1.400 7L12 17.600l-6.200 3.500 1.400-7L2 9.300l7-.8z",
    flame: "M12 2c1 4 6 7 6 12.500A6 6 0 0 1 12 21a6 6 0 0 1-6-6.500c0-3 2-4.500 2.500-7 1.500 1 2 2.500 2 4C12.500 9 12.800 5 12 2z",
    moon: "M14 3a9 9 0 1 0 7 13A8 8 0 0 1 14 3z",
    heart: "M12 21C5 15.500 3 12.500 3 9a4.800 4.800 0 0 1 9-2.300A4.800 4.800 0 0 1 21 9c0 3.500-2 6.500-9 12z",
    diamond: "M12 2l8 10-8 10-8-10z",
    clover: "M12 3a4 4 0 0 1 3.700 5.500A4 4 0 1 1 13.200 15l1.300 6h-5l1.300-6A4 4 0 1 1 8.300 8.500 4 4 0 0 1 12 3z",
    ball: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM5 8q5 4 14 0l1 2q-8 5-16 0z",
    bolt: "M14 2L5 13.500h6L9.500 22 19 9.500h-6z",
    go: "M2 9h11V4l9 8-9 8v-5H2z",
    jail: "M3 3h18v3H3zM3 18h18v3H3zM5 6h2v12H5zM9 6h2v12H9zM13 6h2v12h-2zM17 6h2v12h-2z",
    parking: "M12 3a6 6 0 0 1 2 11.600V21h-4v-6.400A6 6 0 0 1 12 3z",
    go_to_jail: "M2 9h7V5l6 7-6 7v-4H2zM16 3h2v18h-2zM20 3h2v18h-2z",
    chance: "M12 3a5.500 5.500 0 0 1 3 10q-1.500 1-1.500 3h-3q0-3.600 2.500-5.200A2.500 2.500 0 1 0 9.500 8.500h-3A5.500 5.500 0 0 1 12 3zM10.400 18h3.200v3.200h-3.200z",
    chest: "M6 4h12l3 5H3zM3 10.500h7.500V13h3v-2.500H21V20H3z",
    tax: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm-1.200 3v8h2.400V8z",
    sun: "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4 5.400L5.400 4l2.800 2.800-1.400 1.400zM16 17.200l1.400-1.400L20.200 18.600 18.800 20zM4 18.600l2.800-2.800 1.400 1.400L5.400 20zM16 6.800L18.800 4l1.400 1.400-2.800 2.800z",
    paw: "M12 11c3.500 0 6 3 6 6 0 2.500-2 4-4 3.500-1.300-.4-2.700-.4-4 0-2 .5-4-1-4-3.500 0-3 2.500-6 6-6zM2.500 10a2.300 2.900 0 1 1 4.600 0 2.300 2.900 0 1 1-4.600 0zM16.900 10a2.300 2.900 0 1 1 4.600 0 2.300 2.900 0 1 1-4.600 0zM7 5.500a2.300 3.100 0 1 1 4.600 0 2.300 3.100 0 1 1-4.600 0zM12.400 5.500a2.300 3.100 0 1 1 4.600 0 2.300 3.100 0 1 1-4.600 0z",
    bone: "M6.500 2.500A3.400 3.400 0 0 1 9.700 7l7.300 7.300a3.400 3.400 0 1 1 1.900 4.600 3.400 3.400 0 1 1-4.600-1.900L7 9.700A3.400 3.400 0 1 1 5.100 5.100a3.400 3.400 0 0 1 1.400-2.600z",
    rock: "M2 20l3-10 7-6 7 4 3 12zM9 9l3 4 5-2-5-4z",
    mountain: "M1 21L9 4l4.500 8L16 8l7 13z",
    eye: "M1 12C4 7 8 5 12 5s8 2 11 7c-3 5-7 7-11 7S4 17 1 12zm11-4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
    cloud: "M7 19a5 5 0 0 1-.5-10A6 6 0 0 1 18 8.500 5.300 5.300 0 0 1 17.500 19z",
    station: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM5 8q5 4 14 0l1 2q-8 5-16 0z",
    utility: "M12 2a7 7 0 0 1 4 12.700V18H8v-3.300A7 7 0 0 1 12 2zM8.500 19.500h7V22h-7z",
    bowl: "M1 10h22l-2.600 9.500H3.600zM4 8.500a8 4 0 0 1 16 0z",
    zoom: "M13 4l9 8-9 8zM5 6.500h6v2.500H5zM1.500 10.750h9.500v2.500H1.500zM5 15h6v2.500H5z",
    lock: "M4 10.500h16V22H4zM7 10.500V8a5 5 0 0 1 10 0v2.500h-2.800V8a2.200 2.200 0 0 0-4.400 0v2.500z",
    card: "M4 3h16v18H4zM7 6v3h10V6zM7 12v2h10v-2zM7 16v2h6v-2z",
    hydrant: "M9 2.500h6V5h1.500a3 3 0 0 1 1.500 2.600V9.500h1.500v4H18v5.500h2V22H4v-3h2v-5.500H4.500v-4H6V7.600A3 3 0 0 1 7.500 5H9zM12 9.500a2.600 2.600 0 1 0 0 5.200 2.600 2.600 0 0 0 0-5.200z",
    dog: "M7.500 3.800C4 3 1.500 7 2 12.500c.2 2.500 3.300 2.800 3.800.4L6.200 11c-.2 6 1.800 10.500 5.800 10.500s6-4.500 5.800-10.500l.4 1.900c.5 2.400 3.600 2.100 3.800-.4C22.500 7 20 3 16.500 3.800a10 10 0 0 0-9 0zM9.300 9.500a1.300 1.500 0 1 1 0 3 1.300 1.500 0 0 1 0-3zm5.400 0a1.300 1.500 0 1 1 0 3 1.300 1.500 0 0 1 0-3zM10 15h4q0 2.500-2 2.500T10 15z",
    terrier: "M5 1.500l4 4.800h4.500l6 2.700 3 1.200v4.600L20 17h-4.500L13 22H5l1-5-3.500-6zM12 9.200a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600z",
    house: "M12 3L2 12h3v9h14v-9h3z",
    hotel: "M12 2L1 9h3v12h6v-6h4v6h6V9h3z",
} as const;
export type SymbolName = keyof typeof SYMBOLS;

export const isSymbol = (name: string | null | undefined): name is SymbolName =>
    name !== undefined && name !== null && name in SYMBOLS;

const ON_TOKENS: readonly SymbolName[] = ["star", "bolt", "moon", "heart", "leaf", "sun"];

/** The sign on a token that no drawing is known for. */
export function signOn(token: number): string {
    return SYMBOLS[ON_TOKENS[token % ON_TOKENS.length] ?? "star"];
}
