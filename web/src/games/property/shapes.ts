// What a picture on a lot is made of, in a square from -24 to 24.

export interface Shape {
    /** What is behind the body: ears, fins, wings. */
    back: string;
    body: string;
    /** Where the eyes are, and how big. */
    eyes: readonly (readonly [number, number])[];
    eye: number;
    /** Lines on it: a mouth, a nose, a fold. */
    lines: string;
    /** Its own coat, and that of its ears; without one it takes the colour of its group. */
    fur?: string;
    ear?: string;
    /** What the coat has of another colour. */
    marks?: readonly (readonly [path: string, colour: string])[];
}

const mirrored = (path: string): string =>
    path.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) => `${-Number(x)} ${y}`);

/** A path, and its mirror image on the other side. */
export const both = (path: string): string => path + mirrored(path);
