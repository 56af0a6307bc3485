// What a connection needs from outside: the network, time and chance; tests bring their own.

import type { FromServer, Hello } from "./wire.ts";

/** As much of a WebSocket as is needed here. */
export interface Socket {
    send(text: string): void;
    close(): void;
    addEventListener(what: "open" | "close", listen: () => void): void;
    addEventListener(what: "message", listen: (event: { data: string }) => void): void;
}

/** What lies outside: the network, time, chance, and who I am. */
export interface Surroundings {
    open(): Socket;
    /** Run something later; what it gives back calls it off. */
    after(milliseconds: number, run: () => void): () => void;
    newId(): string;
    /** How much of a wait is waited, from 0 to 1, so that not all come back at once. */
    luck(): number;
    hello(): Pick<Hello, "room" | "token" | "name" | "language">;
}

/** Run something later, by the browser's clock. */
export function after(milliseconds: number, run: () => void): () => void {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
}

/** What the page is told. */
export interface Listener {
    told(message: FromServer): void;
    changed(status: Status): void;
}

export type Status = "connecting" | "open" | "ended";

export const SHORTEST_WAIT = 300;
export const LONGEST_WAIT = 5000;
export const PING_EVERY = 20_000;
export const PONG_WITHIN = 8000;

/** How long to wait before trying once more. */
export function wait(attempt: number, luck: number): number {
    const longest = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** attempt);
    return Math.max(SHORTEST_WAIT, longest * (0.5 + luck / 2));
}
