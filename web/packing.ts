// Writes a brotli copy beside every script and style sheet of the built page: the server sends it to who reads it.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const SHORT = 1000; // bytes: below that, packing gains nothing

/** A file's bytes, packed as small as it goes. */
export function packed(text: Buffer): Buffer {
    return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
}

/** Pack what is in a folder of the built page. */
export function packFolder(folder: string): void {
    for (const name of readdirSync(folder)) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const text = readFileSync(join(folder, name));
        if (text.length >= SHORT) writeFileSync(join(folder, `${name}.br`), packed(text));
    }
}

/** The plugin that packs the built page. */
export function packing(): Plugin {
    return {
        name: "packing",
        apply: "build",
        writeBundle: ({ dir }) => packFolder(join(dir ?? "dist", "assets")),
    };
}
