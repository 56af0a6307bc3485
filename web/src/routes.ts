// The addresses of the pages.

export type Route =
    | { page: "home" }
    | { page: "room"; link: string }
    | { page: "code"; code: string }
    | { page: "watch"; link: string; isScreen: boolean }
    | { page: "replay"; watch: string; game: number | null }
    | { page: "studio"; edition: string }
    | { page: "lost" };

/** The page at a path. */
export function routeAt(path: string): Route {
    if (path === "/" || path === "") return { page: "home" };
    const [, code] = /^\/c\/([A-Za-z]{5})\/?$/.exec(path) ?? [];
    if (code !== undefined) return { page: "code", code: code.toUpperCase() };
    const replay = /^\/replay(?:\/([\w-]{1,64})(?:\/(\d{1,6}))?)?\/?$/.exec(path);
    if (replay) return { page: "replay", watch: replay[1] ?? "", game: replay[2] ? Number(replay[2]) : null };
    const [, edition] = /^\/studio\/([a-z0-9-]{1,64})\/?$/.exec(path) ?? [];
    if (edition !== undefined) return { page: "studio", edition };
    const [, place, link] = /^\/([rws])\/([\w-]{1,64})\/?$/.exec(path) ?? [];
    if (place === undefined || link === undefined) return { page: "lost" };
    return place === "r" ? { page: "room", link } : { page: "watch", link, isScreen: place === "s" };
}

/** The seat token in a private link: `#me=…`. */
export function tokenIn(hash: string): string | null {
    return /^#me=([\w-]{1,64})$/.exec(hash)?.[1] ?? null;
}
