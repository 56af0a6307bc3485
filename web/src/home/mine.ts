// The games that this browser remembers: those that go on, and those that are over.

import { invitation, NotAnswered } from "../api.ts";
import { keepGone, type Kept } from "../keeping.ts";

const OPEN = new Set(["lobby", "playing", "paused"]);

export const isGoingOn = ({ status }: Kept): boolean => OPEN.has(status);

export const isOver = ({ status }: Kept): boolean => status === "over";

/** Whether the server says that it has no such room any more; that it was not reached, or is busy, says nothing. */
const isGone = ({ link }: Kept): Promise<boolean> =>
    invitation({ link }).then(
        () => false,
        (error: unknown) => error instanceof NotAnswered && error.status === 404 && error.message !== "",
    );

/** Note which of these games the server has not any more; whether there were any. */
export async function noteGone(games: readonly Kept[]): Promise<boolean> {
    const found = await Promise.all(games.map(isGone));
    games.forEach(({ link }, place) => found[place] && keepGone(link));
    return found.includes(true);
}
