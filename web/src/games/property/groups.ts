// How groups of deeds are told apart: by a symbol beside their colour.

import { isSymbol, type SymbolName } from "../../board/symbols.ts";
import type { PropertyBoard, PropertySpace } from "../../wire.ts";

const OF_LOTS: readonly SymbolName[] = ["drop", "leaf", "star", "flame", "moon", "heart", "diamond", "clover"];

/** The symbol of a space: its group's as the box has it, or that of its kind. */
export function symbolOf(board: PropertyBoard, space: PropertySpace): SymbolName {
    const given = board.groups[space.group ?? -1]?.symbol;
    if (isSymbol(given)) return given;
    if (isSymbol(space.kind)) return space.kind;
    const groups = [...new Set(board.spaces.filter((one) => one.kind === "lot").map((one) => one.group))];
    return OF_LOTS[groups.indexOf(space.group) % OF_LOTS.length] ?? "star";
}
