// Points on a board, and where pieces stand that share one.

export interface Point {
    x: number;
    y: number;
}

/** Where several pieces stand together on one space, from its middle, in parts of a cell. */
export function together(place: number, count: number): Point {
    if (count <= 1) return { x: 0, y: 0 };
    const columns = count <= 4 ? 2 : 3;
    const rows = Math.ceil(count / columns);
    const [column, row] = [place % columns, Math.floor(place / columns)];
    return { x: (column - (columns - 1) / 2) * (0.84 / columns), y: (row - (rows - 1) / 2) * (0.66 / rows) };
}
