// How the page is built: one folder of plain files, nothing inlined, so that the strict policy holds.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { breakpoints } from "./breakpoints.ts";
import { installing } from "./installing.ts";
import { noticing } from "./notices.ts";
import { packing } from "./packing.ts";
import { pages } from "./pages.ts";

const TABLE = "http://127.0.0.1:8765";

export default defineConfig({
    base: "/",
    plugins: [svelte(), breakpoints(), pages(process.env["GAMENIGHT_PAGES"]), installing(), noticing(), packing()],
    publicDir: "public", // what browsers ask for by a fixed name
    css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
    build: {
        outDir: "dist",
        target: "es2022",
        assetsInlineLimit: 0, // the policy allows no fonts as data:
        modulePreload: { polyfill: false },
    },
    test: { include: ["tests/**/*.test.ts"], css: true },
    server: {
        proxy: {
            "/api": TABLE,
            "/help": TABLE,
            "/notices": TABLE,
            "/xray": TABLE,
            "/ws": { target: TABLE.replace("http", "ws"), ws: true },
        },
    },
});
