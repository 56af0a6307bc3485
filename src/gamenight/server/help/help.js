// Light or dark as the table is; and the search: the words are fetched once and looked through here.

const chosen = localStorage.getItem("gamenight.scheme");
const isNight = matchMedia("(prefers-color-scheme: dark)").matches;
const scheme = chosen === "light" || chosen === "dark" ? chosen : isNight ? "dark" : "light";
document.documentElement.dataset.scheme = scheme;

const MOST = 12; // results
const AROUND = 60; // letters before what was found
let index = null;

document.addEventListener("DOMContentLoaded", () => {
    const field = document.getElementById("look");
    const list = document.getElementById("found");
    if (matchMedia("(max-width: 60rem)").matches) document.querySelector("nav details").open = false;
    field.addEventListener("input", async () => {
        index ??= (await fetch("/help/search.json")).json();
        show(find(await index, field.value), field, list);
    });
    document.addEventListener("keydown", (event) => {
        if (event.key === "Escape") list.hidden = true;
        if (event.key === "/" && document.activeElement !== field) {
            event.preventDefault();
            field.focus();
        }
        if (event.key === "Enter" && document.activeElement === field) list.querySelector("a")?.click();
    });
    document.addEventListener("click", (event) => {
        if (!event.target.closest("search")) list.hidden = true;
    });
});

/** Finds what was typed where a word begins: who looks for rent does not mean what is different. */
const beginning = (typed) => new RegExp(`(?<![\\p{L}\\p{N}])${typed.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`, "iu");

/** Where every word is found, the best first: in a heading, in the name of the page, in the text. */
function find(all, typed) {
    const words = typed.split(/\s+/).filter(Boolean).map(beginning);
    if (!words.length) return null;
    const found = [];
    for (const one of all) {
        const places = [one.title, one.page, one.words];
        if (!words.every((word) => places.some((text) => word.test(text)))) continue;
        const worth = (text, points) => (words.every((word) => word.test(text)) ? points : 0);
        found.push({ one, words, points: worth(places[0], 4) + worth(places[1], 2) + worth(places[2], 1) });
    }
    return found.sort((a, b) => b.points - a.points).slice(0, MOST);
}

function show(found, field, list) {
    list.hidden = found === null;
    list.replaceChildren(...(found ?? []).map(entry));
    if (found?.length === 0) list.append(element("li", field.dataset.none));
}

function entry({ one, words }) {
    const link = element("a", "");
    link.href = one.address;
    link.append(element("strong", one.title));
    if (one.page !== one.title) link.append(element("small", one.page));
    link.append(element("span", excerpt(one.words, words[0])));
    const item = element("li", "");
    item.append(link);
    return item;
}

/** What stands around a word, from one gap between words to another. */
function excerpt(text, word) {
    const at = Math.max(0, text.search(word));
    const from = at > AROUND ? text.indexOf(" ", at - AROUND) + 1 : 0;
    const to = text.lastIndexOf(" ", at + AROUND);
    return (from ? "… " : "") + (text.length > at + AROUND && to > at ? `${text.slice(from, to)} …` : text.slice(from));
}

function element(kind, text) {
    const made = document.createElement(kind);
    made.textContent = text;
    return made;
}
