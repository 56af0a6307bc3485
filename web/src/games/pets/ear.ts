// The team game by ear: the purse and the titles of the team, and where the player stands.

import { money } from "../../board/money.ts";
import type { Ear } from "../../family.ts";
import { say } from "../../words.ts";
import { describe, stackAt, teamName, teamOf, type Pets } from "./pets.ts";

export const ear: Ear<Pets> = {
    has({ board }, { view }, seat) {
        const side = teamOf(view.table, seat);
        const team = view.table.teams.find((one) => one.team === side);
        if (team === undefined) return "";
        const cash = money(board, team.cash);
        return say("team_by_ear", { cash, count: team.titles.length, team: teamName(board, side) });
    },
    here({ board }, { view }, seat) {
        const space = view.table.players.find((one) => one.seat === seat)?.space;
        if (space === undefined) return "";
        const stack = stackAt(view.table, space);
        const about = stack ? describe(board, stack) : (board.spaces[space]?.name ?? "");
        return say("title_by_ear", { space: about });
    },
};
