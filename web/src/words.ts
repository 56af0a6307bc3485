// Every text of the page, from the server's catalogue.

let catalogue: Readonly<Record<string, string>> = {};

/** Use these words from now on. */
export function useWords(words: Readonly<Record<string, string>>): void {
    catalogue = words;
}

/** The text for a key, filled in; `{count:# chair|# chairs}` says one or many. */
export function say(key: string, facts: Readonly<Record<string, string | number>> = {}): string {
    const text = catalogue[key];
    if (text === undefined) return key;
    return text.replace(
        /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g,
        (whole, name: string, one?: string, many?: string) => {
            const value = facts[name];
            if (value === undefined) return whole;
            if (one === undefined || many === undefined) return String(value);
            return (value === 1 ? one : many).replaceAll("#", String(value));
        },
    );
}

/** The text for a key if there is one, else something else. */
export function sayOr(key: string, other: string): string {
    return catalogue[key] ?? other;
}
