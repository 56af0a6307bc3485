// Begins: the words first, then the page.

import "./look/fonts.css";
import "./look/colours.css";
import "./look/paints.css";
import "./look/type.css";
import "./look/base.css";
import "./look/scheme.svelte.ts";
import { mount, unmount } from "svelte";
import App from "./App.svelte";
import { beginToSpeak } from "./language.ts";
import Offline from "./Offline.svelte";

const target = document.getElementById("page");

async function begin(target: HTMLElement): Promise<void> {
    // The server may just be starting, or be out of reach: without words there is nothing else to show yet.
    let meanwhile: ReturnType<typeof mount> | undefined;
    for (let pause = 300; ; pause = Math.min(5000, pause * 2)) {
        try {
            await beginToSpeak();
            break;
        } catch {
            meanwhile ??= mount(Offline, { target });
            await new Promise((resume) => setTimeout(resume, pause));
        }
    }
    if (meanwhile) await unmount(meanwhile);
    mount(App, { target });
}

/** The page is kept on this device, so that it opens without the server; browsers do so where nobody can listen in. */
function keepPage(): void {
    if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
}

if (target !== null) void begin(target);
addEventListener("load", keepPage);
