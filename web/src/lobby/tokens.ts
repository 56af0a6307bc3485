// Which token each chair plays with: as given, else the one that its name names, else what is left, in order.

/** The number of each chair's token, as the server will hand them out. */
export function tokensFor(people: readonly string[], tokens: readonly string[], wished: readonly string[]): number[] {
    const chosen = new Map<number, number>();
    wished.forEach((token, chair) => {
        if (tokens.includes(token)) chosen.set(chair, tokens.indexOf(token));
    });
    const isTaken = (token: number) => [...chosen.values()].includes(token);
    people.forEach((name, chair) => {
        const named = tokens.findIndex((token) => token.toLowerCase() === name.toLowerCase());
        if (!chosen.has(chair) && named >= 0 && !isTaken(named)) chosen.set(chair, named);
    });
    const free = tokens.map((_, token) => token).filter((token) => !isTaken(token));
    return people.map((_, chair) => chosen.get(chair) ?? free.shift() ?? chair);
}

/** The wishes after a chair has taken a token; whoever had it gets what this chair had. */
export function givenTo(chair: number, token: number, now: readonly number[], tokens: readonly string[]): string[] {
    const before = now[chair] ?? token;
    return now.map((one, place) => tokens[place === chair ? token : one === token ? before : one] ?? "");
}

/** The wishes for another number of chairs: what was chosen stays with its chair. */
export function resizedTokens(wished: readonly string[], chairs: number): string[] {
    const kept = wished.slice(0, chairs);
    return [...kept, ...Array.from({ length: chairs - kept.length }, () => "")];
}
