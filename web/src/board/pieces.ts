// The pieces that a view shows, and how each seat is told apart: by a colour and by a shape.

import type { Hand } from "../contents.ts";
import type * as wire from "../wire.ts";

/** A piece, and the team it plays for, where there are teams. */
export interface Piece extends wire.Piece {
    team?: string;
}

/** The outlines of tokens, one a seat, in a square from -50 to 50. */
export const OUTLINES = [
    "M0-48A48 48 0 1 1 0 48A48 48 0 1 1 0-48Z",
    "M-32-44H32Q44-44 44-32V32Q44 44 32 44H-32Q-44 44-44 32V-32Q-44-44-32-44Z",
    "M0-50Q6-50 11-45L45-11Q50-6 50 0T45 11L11 45Q6 50 0 50T-11 45L-45 11Q-50 6-50 0T-45-11L-11-45Q-6-50 0-50Z",
    "M-24-46H24Q29-46 32-41L48-6Q50 0 48 6L32 41Q29 46 24 46H-24Q-29 46-32 41L-48 6Q-50 0-48-6L-32-41Q-29-46-24-46Z",
    "M-40-46H40Q46-46 46-40V4Q46 36 0 50Q-46 36-46 4V-40Q-46-46-40-46Z",
    "M0-48L15-34L35-35L37-15L50 0L37 15L35 35L15 34L0 48L-15 34L-35 35L-37 15L-50 0L-37-15L-35-35L-15-34Z",
    "M0-48Q6-48 10-41L46 30Q50 44 36 44H-36Q-50 44-46 30L-10-41Q-6-48 0-48Z",
    "M-17-48H17V-17H48V17H17V48H-17V17H-48V-17H-17Z",
    "M0-50C14-30 44-8 44 14A44 36 0 0 1-44 14C-44-8-14-30 0-50Z",
    "M0-48L47-14L30 42H-30L-47-14Z",
];

/** The fill of a token and the ink on it, both in the printed board's light. */
const INKS: Readonly<Record<string, readonly [string, string]>> = {
    red: ["var(--token-red)", "var(--ivory)"],
    blue: ["var(--token-blue)", "var(--ivory)"],
    yellow: ["var(--marigold)", "var(--navy)"],
    green: ["var(--token-green)", "var(--ivory)"],
    black: ["var(--coal)", "var(--ivory)"],
    white: ["var(--chalk)", "var(--navy)"],
    purple: ["var(--token-purple)", "var(--ivory)"],
    orange: ["var(--token-orange)", "var(--navy)"],
    teal: ["var(--teal)", "var(--ivory)"],
    pink: ["var(--token-pink)", "var(--navy)"],
};
const ORDER = Object.keys(INKS);

/** Fill and ink of a seat's token; a colour that is not known becomes the seat's own. */
export function inksOf(colour: string, seat: number): readonly [string, string] {
    return INKS[colour] ?? INKS[ORDER[seat % ORDER.length] ?? "red"] ?? ["var(--token-red)", "var(--ivory)"];
}

/** The path of a seat's outline. */
export function outlineOf(seat: number): string {
    return OUTLINES[seat % OUTLINES.length] ?? "";
}

/** The pieces in a hand's view, each with the team it plays for. */
export function piecesOf(hand: Hand | undefined): Piece[] {
    const { pieces = [], players = [] } = hand?.view.table ?? {};
    const teams = new Map(players.map((player) => [player.seat, player.team]));
    return pieces.map((piece) => {
        const team = teams.get(piece.seat);
        return team === undefined ? piece : { ...piece, team };
    });
}

/** The seats in the order of play, as far as the view says it; else as they sit. */
export function inOrder(hand: Hand | undefined, seats: number): number[] {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const known = (hand?.view.table.order ?? []).filter((seat) => all.includes(seat));
    return [...known, ...all.filter((seat) => !known.includes(seat))];
}

/** The seats that are waited for. */
export const waitingOf = (hand: Hand | undefined): readonly number[] => hand?.view.waiting ?? [];
