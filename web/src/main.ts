// Begins: the words first, then the page.

import "./look/fonts.css";
import "./look/colours.css";
import "./look/paints.css";
import "./look/type.css";
import "./look/base.css";
import "./look/scheme.svelte.ts";
import { mount } from "svelte";
import App from "./App.svelte";
import { beginToSpeak } from "./language.ts";

const target = document.getElementById("page");

async function begin(): Promise<void> {
    // The table may just be starting: without words there is nothing to show yet.
    for (let pause = 300; ; pause = Math.min(5000, pause * 2)) {
        try {
            await beginToSpeak();
            break;
        } catch {
            await new Promise((resume) => setTimeout(resume, pause));
        }
    }
    if (target !== null) mount(App, { target });
}

void begin();
