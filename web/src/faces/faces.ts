// The faces of bots: heads of animals of our own, made of a few shapes, picked by the bot's name; in a square from -50 to 50.

/** How a face looks at what happened. */
export type Mood = "glad" | "calm" | "sorry";

export interface Head {
    /** What is behind the head, and what is light in it: ears, spines. */
    back: string;
    inner: string;
    head: string;
    /** What is light on the head: a muzzle, cheeks, rings round the eyes. */
    patch: string;
    nose: string;
    /** Whether the nose is a beak, which is the mouth too. */
    isBeak: boolean;
    /** Where the left eye is (the right one is its mirror image), and the middle and half the width of the mouth. */
    eye: readonly [number, number];
    mouth: readonly [number, number, number];
}

const oval = (x: number, y: number, rx: number, ry = rx): string =>
    `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
const both = (x: number, y: number, rx: number, ry = rx): string => oval(-x, y, rx, ry) + oval(x, y, rx, ry);

export const HEADS: Readonly<Record<string, Head>> = {
    bear: {
        back: both(27, -23, 14),
        inner: both(27, -23, 7),
        head: oval(0, 6, 38, 34),
        patch: oval(0, 20, 18, 14),
        nose: oval(0, 13, 6.5, 4.5),
        isBeak: false,
        eye: [-16, 0],
        mouth: [0, 21, 8],
    },
    fox: {
        back: "M-39 2L-37-41Q-36-45-32-42L-4-20ZM39 2L37-41Q36-45 32-42L4-20Z",
        inner: "M-32-10L-32-31L-17-20ZM32-10L32-31L17-20Z",
        head: "M-41-2Q-34-25 0-25T41-2Q43 9 31 18Q20 36 0 39Q-20 36-31 18Q-43 9-41-2Z",
        patch: "M-41 1Q-18-3-5 17Q0 21 5 17Q18-3 41 1Q42 10 31 18Q20 36 0 39Q-20 36-31 18Q-42 10-41 1Z",
        nose: oval(0, 18, 5.5, 4.5),
        isBeak: false,
        eye: [-15, 0],
        mouth: [0, 26, 7],
    },
    rabbit: {
        back: "M-7-14Q-33-8-31-36Q-29-50-20-48Q-8-44-7-14ZM7-14Q33-8 31-36Q29-50 20-48Q8-44 7-14Z",
        inner: "M-13-16Q-26-16-24-35Q-22-42-19-40Q-13-36-13-16ZM13-16Q26-16 24-35Q22-42 19-40Q13-36 13-16Z",
        head: oval(0, 13, 34, 29),
        patch: oval(-8, 24, 10, 8) + oval(8, 24, 10, 8),
        nose: "M-5 15Q0 12 5 15Q3 20 0 20T-5 15Z",
        isBeak: false,
        eye: [-15, 8],
        mouth: [0, 26, 6],
    },
    owl: {
        back: "M-38 4L-39-38Q-38-44-33-39L-12-24ZM38 4L39-38Q38-44 33-39L12-24Z",
        inner: "",
        head: oval(0, 7, 39, 35),
        patch: both(15.5, 2, 14.5),
        nose: "M-7 11Q0 7 7 11Q5 22 0 24Q-5 22-7 11Z",
        isBeak: true,
        eye: [-15.5, 2],
        mouth: [0, 30, 7],
    },
    frog: {
        back: both(22, -20, 16),
        inner: both(22, -20, 10),
        head: oval(0, 11, 42, 29),
        patch: oval(0, 27, 26, 11),
        nose: oval(-4, 7, 1.5) + oval(4, 7, 1.5),
        isBeak: false,
        eye: [-22, -20],
        mouth: [0, 18, 15],
    },
    penguin: {
        back: "M-3-27Q-8-42 4-44Q1-38 9-38Q12-32 6-27Z",
        inner: "",
        head: oval(0, 6, 38, 35),
        patch: "M0-8Q-8-18-18-15Q-30-10-29 8Q-27 34 0 36Q27 34 29 8Q30-10 18-15Q8-18 0-8Z",
        nose: "M-9 13Q0 6 9 13Q6 20 0 21Q-6 20-9 13Z",
        isBeak: true,
        eye: [-14, 3],
        mouth: [0, 27, 7],
    },
    koala: {
        back: both(33, -14, 16, 18),
        inner: both(33, -13, 9, 11),
        head: oval(0, 7, 33, 33),
        patch: "",
        nose: "M-7 3Q0-4 7 3Q9 15 5 19Q0 22-5 19Q-9 15-7 3Z",
        isBeak: false,
        eye: [-17, 4],
        mouth: [0, 27, 7],
    },
    hedgehog: {
        back: "M-36 24L-46 17L-39 10L-49 1L-40-6L-45-17L-34-18L-35-30L-24-28L-20-40L-10-33L0-45L10-33L20-40L24-28L35-30L34-18L45-17L40-6L49 1L39 10L46 17L36 24Z",
        inner: "",
        head: "M-29 8Q-28-18-12-14Q0-8 12-14Q28-18 29 8Q29 36 0 38Q-29 36-29 8Z",
        patch: oval(0, 24, 13, 10),
        nose: oval(0, 17, 6, 5),
        isBeak: false,
        eye: [-14, 5],
        mouth: [0, 25, 6],
    },
};

/** What is worn: nothing, spectacles, a bow, a scarf. */
export const WORN = ["", "glasses", "bow", "scarf"] as const;

export interface Look {
    kind: keyof typeof HEADS;
    /** The paint of the fur, and of the wall behind it. */
    fur: string;
    wall: string;
    worn: (typeof WORN)[number];
}

const KINDS = Object.keys(HEADS);
const COCOA = "var(--fur-cocoa)";
const HONEY = "var(--fur-honey)";
const RUST = "var(--fur-rust)";
const SAND = "var(--fur-sand)";
const SLATE = "var(--fur-slate)";
const MOSS = "var(--fur-moss)";
const LAGOON = "var(--fur-lagoon)";
const PLUM = "var(--fur-plum)";
const INK = "var(--fur-ink)";
const FURS: Readonly<Record<string, readonly string[]>> = {
    bear: [COCOA, HONEY, SLATE],
    fox: [RUST, SLATE, SAND],
    rabbit: [SAND, SLATE, COCOA],
    owl: [COCOA, PLUM, SLATE],
    frog: [LAGOON, HONEY, MOSS],
    penguin: [INK, LAGOON, PLUM],
    koala: [SLATE, COCOA, LAGOON],
    hedgehog: [COCOA, SLATE, PLUM],
};
const WALLS = [
    "var(--wall-sage)",
    "var(--wall-lavender)",
    "var(--wall-honey)",
    "var(--wall-ice)",
    "var(--wall-peach)",
    "var(--wall-lime)",
    "var(--wall-rose)",
    "var(--wall-oat)",
];

/** A number that is the same for the same name. */
function hash(name: string): number {
    let found = 2166136261;
    for (const letter of name) found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
    return found;
}

/** The look of a bot, always the same for its name: names that begin with neighbouring letters look unlike each other. */
export function lookOf(name: string): Look {
    const first = (name.toLowerCase().codePointAt(0) ?? 0) % KINDS.length;
    const kind = KINDS[first] ?? "bear";
    const number = hash(name);
    const pick = <T>(list: readonly T[], salt: number): T | undefined => list[(number >>> salt) % list.length];
    return {
        kind,
        fur: pick(FURS[kind] ?? [], 3) ?? COCOA,
        wall: pick(WALLS, 9) ?? "var(--wall-oat)",
        worn: pick(WORN, 17) ?? "",
    };
}

/** The mouth in a mood: open and glad, a small smile, or turned down. */
export function mouthOf({ mouth: [x, y, half] }: Head, mood: Mood): string {
    if (mood === "glad") return `M${x - half} ${y}Q${x} ${y + half * 1.7} ${x + half} ${y}Z`;
    if (mood === "calm") return `M${x - half * 0.8} ${y}Q${x} ${y + half * 0.7} ${x + half * 0.8} ${y}`;
    return `M${x - half * 0.7} ${y + 4}Q${x} ${y - half * 0.5} ${x + half * 0.7} ${y + 4}`;
}
