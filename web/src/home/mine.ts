// The games that this browser remembers: those that go on, and those that are over.

import type { Kept } from "../keeping.ts";

const OPEN = new Set(["lobby", "playing", "paused"]);

export const isGoingOn = ({ status }: Kept): boolean => OPEN.has(status);

export const isOver = ({ status }: Kept): boolean => status === "over";
