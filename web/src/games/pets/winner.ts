// Who has won where teams play.

import type { Game, Hand } from "../../contents.ts";
import { say } from "../../words.ts";
import type { Pets } from "./pets.ts";

/** The team that the winners are; empty if they are of both. */
export function winnerOf(game: Game<Pets>, hand: Hand<Pets>, winners: readonly number[]): string {
    const ids = new Set(hand.view.table.players.filter(({ seat }) => winners.includes(seat)).map(({ team }) => team));
    const [team] = game.board.teams.filter(({ id }) => ids.has(id));
    return ids.size === 1 && team ? say("pets_won", { team: team.name }) : "";
}
