// What this browser remembers: my name, my token in every room, and the games I was in.

/** A game I was in, as the home page lists it. */
export interface Kept {
    link: string;
    title: string;
    status: string;
    when: number;
    /** The box, for its lid. */
    game: string;
    /** Who sits there besides me. */
    others: string[];
    /** Where it can be watched again when it is over. */
    watch: string;
    number: number;
}

const NAME = "gamenight.name";
const TOKEN = "gamenight.token.";
const GAME = "gamenight.game.";

// A browser may forbid storage; then this tab remembers for as long as it is open.
const memory = new Map<string, string>();

function read(key: string): string {
    try {
        return localStorage.getItem(key) ?? memory.get(key) ?? "";
    } catch {
        return memory.get(key) ?? "";
    }
}

function write(key: string, value: string): void {
    memory.set(key, value);
    try {
        localStorage.setItem(key, value);
    } catch {
        // remembered for this tab only
    }
}

function drop(key: string): void {
    memory.delete(key);
    try {
        localStorage.removeItem(key);
    } catch {
        // it was never written
    }
}

export const myName = (): string => read(NAME);
export const keepName = (name: string): void => write(NAME, name);
export const tokenOf = (link: string): string => read(TOKEN + link);
export const keepToken = (link: string, token: string): void => write(TOKEN + link, token);
export const keepGame = (kept: Kept): void => write(GAME + kept.link, JSON.stringify(kept));

/** The server knows nothing of a game any more: it is not listed, but its token is kept, should it come back. */
export function keepGone(link: string): void {
    const kept = parsed(read(GAME + link));
    if (kept) keepGame({ ...kept, status: "gone" });
}

/** A switch that this browser remembers: phone as hand, and the like. */
export const isOn = (what: string): boolean => read(`gamenight.${what}`) === "yes";
export const turn = (what: string, on: boolean): void => write(`gamenight.${what}`, on ? "yes" : "no");

/** A word that this browser remembers under a name; empty if it does not. */
export const kept = (what: string): string => read(`gamenight.${what}`);
export const keep = (what: string, word: string): void => write(`gamenight.${what}`, word);

/** Forget who I was in a room, and remember the room. */
export const forgetToken = (link: string): void => drop(TOKEN + link);

/** Forget a room: its token opens nothing from here any more. */
export function forget(link: string): void {
    drop(TOKEN + link);
    drop(GAME + link);
}

/** The games I was in, the latest first. */
export function keptGames(): Kept[] {
    let keys = [...memory.keys()];
    try {
        keys = [...new Set([...keys, ...Object.keys(localStorage)])];
    } catch {
        // only what this tab remembers
    }
    return keys
        .filter((key) => key.startsWith(GAME))
        .map((key) => parsed(read(key)))
        .filter((kept) => kept !== null)
        .sort((one, other) => other.when - one.when);
}

/** What older notes of a game do not say. */
const UNKNOWN = { status: "", when: 0, game: "", others: [], watch: "", number: 1 };

function parsed(text: string): Kept | null {
    try {
        const kept = JSON.parse(text) as Partial<Kept>;
        return typeof kept.link === "string" && typeof kept.title === "string"
            ? { ...UNKNOWN, ...kept, link: kept.link, title: kept.title }
            : null;
    } catch {
        return null;
    }
}

/** Told when another tab writes a room's token. */
export function onNewToken(link: string, tell: (token: string) => void): () => void {
    const listen = (event: StorageEvent) => {
        if (event.key === TOKEN + link && event.newValue) tell(event.newValue);
    };
    addEventListener("storage", listen);
    return () => removeEventListener("storage", listen);
}
