// Cards held like a fan: in one row as long as every name can be read, else in two, one behind the other.

export interface Held {
    row: number;
    /** Where its left edge is, in pixels. */
    x: number;
    /** How far it is turned, in degrees, and how far it hangs below the middle one. */
    turn: number;
    drop: number;
}

/** How much of a card must be seen beside the next one, so that its name can be read; and where there is no room for two rows. */
const STRIP = 0.74;
const STRIP_LOW = 0.5;
/** Two rows of cards with what is around them, by the width of a card; how many of them there are room for; the largest. */
const TWO_ROWS = 2.26;
const EDGES = 30;
const ACROSS = 4.2;
const LARGEST = 140;
const WIDEST = 0.86;
const STEEPEST = 3.2;

/** How wide cards are in a space of this size: as large as two rows of them have room, however many they are. */
export function cardFor(width: number, height: number): number {
    const least = width < 350 ? 78 : width < 560 ? 88 : 104;
    const most = Math.min((height - EDGES) / TWO_ROWS, width / ACROSS, LARGEST);
    return Math.max(least, Math.floor(most));
}

/** How many rows a hand takes. */
export function rowsFor(count: number, width: number, card: number, isLow = false): number {
    return count > 1 && (width - card) / (count - 1) < card * (isLow ? STRIP_LOW : STRIP) ? 2 : 1;
}

/** Where each card of a hand is held, in a space of this width. */
export function fanned(count: number, width: number, card: number, isLow = false): Held[] {
    const rows = rowsFor(count, width, card, isLow);
    const first = Math.ceil(count / rows);
    return Array.from({ length: count }, (_, place) => {
        const row = place < first ? 0 : 1;
        const size = row ? count - first : first;
        const at = row ? place - first : place;
        const step = size > 1 ? Math.max(0, Math.min(card * WIDEST, (width - card) / (size - 1))) : 0;
        const left = (width - card - step * (size - 1)) / 2;
        const off = at - (size - 1) / 2;
        const steep = size > 1 ? Math.min(STEEPEST, 16 / size) : 0;
        return { row, x: left + at * step, turn: off * steep, drop: off * off * steep * 0.42 };
    });
}
