// Ways to a table from the first page: a game at once, or a table that waits for others.

import { openRoom, whyNot, type Company } from "../api.ts";
import { keepToken, turn } from "../keeping.ts";
import { place } from "../route.svelte.ts";

/** How many bots play with whoever plays now. */
export const BOTS = 2;

export interface Wish extends Company {
    game: string;
    name: string;
    /** This device is to be the big screen. */
    isScreen?: boolean;
}

/** Open a table and go there; why not, if that cannot be. */
export async function goToTable({ game, name, isScreen = false, ...company }: Wish): Promise<string> {
    try {
        const { link, token } = await openRoom(game, name, { sits: !isScreen, ...company });
        keepToken(link, token);
        if (isScreen) turn(`screen.${link}`, true);
        place().go(`/r/${link}`);
        return "";
    } catch (error) {
        return whyNot(error);
    }
}
