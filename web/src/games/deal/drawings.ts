// Our own drawings of what the cards do, in a square of 48; and the ground that each stands on.

export interface Drawing {
    /** Filled with the card's ink. */
    solid: string;
    /** Drawn as lines. */
    line: string;
    ground: string;
}

const RED = "var(--action-rose)";
const BLUE = "var(--action-blue)";
const GREEN = "var(--action-green)";
const GOLD = "var(--action-gold)";

const DRAWINGS: Readonly<Record<string, Drawing>> = {
    // a set torn in two
    deal_breaker: {
        solid: "M27 4h13a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H24l4-11-6-7 7-9z",
        line: "M20 4H8a3 3 0 0 0-3 3v34a3 3 0 0 0 3 3h9l3-10-6-8 7-10z",
        ground: BLUE,
    },
    // one for another
    forced_deal: {
        solid: "M30 6l12 9-12 9v-5H6v-8h24zM18 24v5h24v8H18v5L6 33z",
        line: "",
        ground: BLUE,
    },
    // fingers that take a card
    sly_deal: {
        solid: "M4 44V32q0-5 5-6l13-3q4-1 5 2t-2 5l-7 3 12-1 9-9q3-2 5 0t0 5L33 40q-2 2-5 2H16l-4 2z",
        line: "M24 4h16v17M24 4v15",
        ground: BLUE,
    },
    // a flat hand: stop
    just_say_no: {
        solid: "M13 27V12a3 3 0 0 1 6 0V8a3 3 0 0 1 6 0v2a3 3 0 0 1 6 0v4a3 3 0 0 1 6 0v16q0 15-13 15-8 0-12-8L7 29a3 3 0 0 1 6-2z",
        line: "M19 12v11M25 9v14M31 12v12",
        ground: RED,
    },
    // a bag with a knot
    debt_collector: {
        solid: "M18 14h12q13 12 11 23-1 7-8 7H15q-7 0-8-7-2-11 11-23zM17 4l4 4 3-4 3 4 4-4-2 8H19z",
        line: "",
        ground: GOLD,
    },
    // a cake with candles
    birthday: {
        solid: "M6 28q0-5 5-5h26q5 0 5 5v4q-3 4-6 0-3 4-6 0-3 4-6 0-3 4-6 0-3 4-6 0-3 4-6 0zM6 37h36v7H6z",
        line: "M15 22v-8M24 22v-8M33 22v-8M15 9v.5M24 9v.5M33 9v.5",
        ground: GOLD,
    },
    double_rent: {
        solid: "M5 19a8 8 0 0 1 16 0c0 4-2.500 6.500-8.500 13H21v6H4v-4.500C12 25 15.500 21.500 15.500 19a2.500 2.500 0 0 0-5 0zM24 17h6l4 5.500 4-5.500h6l-7 9.500 7.500 10.500h-6.500l-4-6-4 6h-6.500l7.500-10.500z",
        line: "",
        ground: GOLD,
    },
    house: { solid: "M24 5L4 23h5v19h11V31h8v11h11V23h5z", line: "", ground: GREEN },
    hotel: { solid: "M24 3L4 15h4v29h11v-9h10v9h11V15h4zM14 20h5v5h-5zM29 20h5v5h-5z", line: "", ground: RED },
    // once round, and on
    pass_go: { solid: "M4 18h24V7l17 17-17 17V30H4z", line: "", ground: GREEN },
};

/** The drawing of what a card does, if there is one. */
export const drawingOf = (does: string | null): Drawing | undefined => DRAWINGS[does ?? ""];

const NOTES: Readonly<Record<number, string>> = {
    1: "var(--note-buff)",
    2: "var(--note-rose)",
    3: "var(--note-green)",
    4: "var(--note-blue)",
    5: "var(--note-lilac)",
    10: "var(--brass)",
};

/** The paper of a note. */
export const noteOf = (value: number): string => NOTES[value] ?? "var(--note-buff)";
