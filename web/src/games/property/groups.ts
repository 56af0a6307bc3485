// How groups of deeds are told apart: by a symbol beside their colour.

import type { BoardPlan, Space } from "../../api.ts";
import { isSymbol, type SymbolName } from "../../board/symbols.ts";

const OF_LOTS: readonly SymbolName[] = ["drop", "leaf", "star", "flame", "moon", "heart", "diamond", "clover"];

/** The symbol of a space: its group's as the box has it, or that of its kind. */
export function symbolOf(board: BoardPlan, space: Space): SymbolName {
    const group = typeof space.group === "number" ? space.group : -1;
    const given = board.groups?.[group]?.symbol;
    if (isSymbol(given)) return given;
    if (isSymbol(space.kind)) return space.kind;
    const groups = [...new Set(board.spaces.filter((one) => one.kind === "lot").map((one) => one.group))];
    return OF_LOTS[groups.indexOf(space.group) % OF_LOTS.length] ?? "star";
}
