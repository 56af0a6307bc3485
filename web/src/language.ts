// Which language this browser reads: as it was chosen here, else as the browser says.

import { catalogue, wordsOf } from "./api.ts";
import { keep, kept } from "./keeping.ts";
import { useWords } from "./words.ts";

const KEPT = "language";

/** The languages there are, each by its own name. */
let names: Readonly<Record<string, string>> = {};

export const languages = (): [string, string][] => Object.entries(names);

/** The words to begin with: those that the server thinks right for this browser, or those chosen here before. */
export async function beginToSpeak(): Promise<void> {
    const found = await catalogue();
    names = found.languages;
    const chosen = kept(KEPT);
    if (chosen !== found.language && chosen in names) use(await wordsOf(chosen), chosen);
    else use(found.words, found.language);
}

/** Speak another language from now on. */
export async function speak(chosen: string): Promise<void> {
    use(await wordsOf(chosen), chosen);
    keep(KEPT, chosen);
}

function use(words: Readonly<Record<string, string>>, language: string): void {
    document.documentElement.lang = language;
    useWords(words, language);
}
