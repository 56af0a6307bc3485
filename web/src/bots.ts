// Bots by name: a level, and behind a hyphen a character if there is one.

import { say } from "./words.ts";

export interface Kind {
    level: string;
    character: string;
}

/** What a bot's name says of it. */
export function kindOf(bot: string): Kind {
    const [level = "", character = ""] = bot.split("-");
    return { level, character };
}

/** The name of a bot of this level and character. */
export function botOf(level: string, character: string): string {
    return character ? `${level}-${character}` : level;
}

/** What a bot is, in words: "hard, bold". */
export function told(bot: string): string {
    const { level, character } = kindOf(bot);
    return [`level_${level}`, ...(character ? [`character_${character}`] : [])].map((key) => say(key)).join(", ");
}
