// By day or by night: as the device says, or as it was chosen in this browser.

import { keep, kept } from "../keeping.ts";

export const SCHEMES = ["system", "light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The strip of the browser round the page: the colour of the page's own strip. */
const STRIP = { light: "#fffaf0", dark: "#1e2844" };
const KEPT = "scheme";

class Light {
    chosen = $state<Scheme>(SCHEMES.find((one) => one === kept(KEPT)) ?? "system");
    readonly #night = matchMedia("(prefers-color-scheme: dark)");

    constructor() {
        this.#night.addEventListener("change", () => this.#wear());
        this.#wear();
    }

    choose(scheme: Scheme): void {
        this.chosen = scheme;
        keep(KEPT, scheme);
        this.#wear();
    }

    #wear(): void {
        const device = this.#night.matches ? "dark" : "light";
        const scheme = this.chosen === "system" ? device : this.chosen;
        document.documentElement.dataset["scheme"] = scheme;
        for (const strip of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
            strip.content = STRIP[scheme];
    }
}

export const light = new Light();
