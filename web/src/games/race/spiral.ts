// Where the spaces of a track lie: a square spiral from the outside to a great square in the middle.

/** A space's place, in cells from the upper left; the middle is wider than one cell. */
export interface Place {
    column: number;
    row: number;
    size: number;
}

/** A board in cells: how many a side has, and where every space lies, in order. */
export interface Plan {
    side: number;
    places: Place[];
}

const MIDDLE = 2;

/** A spiral for so many spaces, the last of which is the middle. Cells too many are left out at the beginning. */
export function spiral(spaces: number): Plan {
    const onTheWay = Math.max(0, spaces - 1);
    let side = 2 * MIDDLE;
    while (side * side - MIDDLE * MIDDLE < onTheWay) side += 2;
    const way = inward(side);
    const places = way.slice(way.length - onTheWay).map(([column, row]) => ({ column, row, size: 1 }));
    const middle = side / 2 - 1;
    return { side, places: [...places, { column: middle, row: middle, size: MIDDLE }] };
}

/** Every cell from the lower left corner round and round inward, up to the middle. */
function inward(side: number): [number, number][] {
    const way: [number, number][] = [];
    for (let lap = 0; side - 2 * lap > MIDDLE; lap++) {
        const low = lap;
        const high = side - 1 - lap;
        for (let column = low; column <= high; column++) way.push([column, high]);
        for (let row = high - 1; row >= low; row--) way.push([high, row]);
        for (let column = high - 1; column >= low; column--) way.push([column, low]);
        for (let row = low + 1; row < high; row++) way.push([low, row]);
    }
    return way;
}

/** The middle of a place, in cells. */
export function centre(place: Place): { x: number; y: number } {
    return { x: place.column + place.size / 2, y: place.row + place.size / 2 };
}

/** A wall or a seam between two cells, from a corner along an edge, in cells. */
export interface Edge {
    x: number;
    y: number;
    dx: number;
    dy: number;
}

/** The edges between cells that do not follow each other: there one cannot walk. */
export function walls(plan: Plan): Edge[] {
    const at = new Map<string, number>();
    plan.places.forEach((place, space) => {
        for (let column = 0; column < place.size; column++)
            for (let row = 0; row < place.size; row++) at.set(`${place.column + column} ${place.row + row}`, space);
    });
    const isWall = (one: number | undefined, other: number | undefined) =>
        one !== other && (one === undefined || other === undefined || Math.abs(one - other) > 1);
    const edges: Edge[] = [];
    for (let x = 0; x <= plan.side; x++)
        for (let y = 0; y <= plan.side; y++) {
            const here = at.get(`${x} ${y}`);
            if (isWall(here, at.get(`${x} ${y - 1}`))) edges.push({ x, y, dx: 1, dy: 0 });
            if (isWall(here, at.get(`${x - 1} ${y}`))) edges.push({ x, y, dx: 0, dy: 1 });
        }
    return edges;
}
