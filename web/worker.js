// The service worker: keeps the page itself, so that it opens without the server; never what the server says.
// The build puts two lines before it: PAGE, the name of this build's cache, and FILES, what the page begins with.

/* global PAGE, FILES */

self.addEventListener("install", (event) => {
    event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll(FILES)));
});

// A newer page takes over when no window of the older one is open any more: nothing changes under anybody's hands.
self.addEventListener("activate", (event) => {
    const forget = (names) => Promise.all(names.filter((name) => name !== PAGE).map((name) => caches.delete(name)));
    event.waitUntil(caches.keys().then(forget));
});

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== location.origin) return;
    if (request.mode === "navigate" && !/^\/(notices|help)\b/.test(pathname)) event.respondWith(page(request));
    else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

/** The page as it is now; as it was kept, if the server does not answer. */
async function page(request) {
    try {
        return await fetch(request);
    } catch {
        return (await caches.match("/")) ?? Response.error();
    }
}

/** A file of the page; its name changes with what is in it. */
async function file(request) {
    const kept = await caches.match(request);
    if (kept) return kept;
    const found = await fetch(request);
    if (found.ok) await caches.open(PAGE).then((cache) => cache.put(request, found.clone()));
    return found;
}

// It is my turn, and I tapped the message: the table comes to the front.
self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const link = event.notification.tag;
    const open = async () => {
        const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
        const table = windows.find((one) => new URL(one.url).pathname === link);
        return table ? table.focus() : self.clients.openWindow(link);
    };
    event.waitUntil(open());
});
