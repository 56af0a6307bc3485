// The race by ear: there is nothing to have, only a way to go.

import type { Ear } from "../../family.ts";
import { say } from "../../words.ts";
import type { Race } from "./race.ts";

export const ear: Ear<Race> = {
    has: () => "",
    here({ board }, { view }, seat) {
        const space = view.table.pieces.find((one) => one.seat === seat)?.space ?? null;
        if (space === null) return say("off_board");
        const left = board.spaces.length - 1 - space;
        return say("track_by_ear", { space: board.spaces[space]?.name ?? "", count: left });
    },
};
