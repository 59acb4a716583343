// Keeps the page's files, so that it works without a network after the first visit, and lets the
// page talk to nothing but them. VERSION, FILES and POLICY stand above.
const KEPT = `zermelo-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const kept = await caches.open(KEPT);
    await kept.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
    await self.skipWaiting();
  })());
});

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("zermelo-") && name !== KEPT) await caches.delete(name);
    }
    await self.clients.claim();
  })());
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  const here = new URL(self.registration.scope);
  if (address.origin !== here.origin || !address.pathname.startsWith(here.pathname)) {
    event.respondWith(Response.error());
    return;
  }
  event.respondWith((async () => {
    const kept = await caches.open(KEPT);
    const found = await kept.match(address.pathname === here.pathname ? "./index.html" : event.request, { ignoreSearch: true });
    if (!found) return fetch(event.request);
    const headers = new Headers(found.headers);
    headers.set("Content-Security-Policy", POLICY);
    return new Response(found.body, { status: found.status, statusText: found.statusText, headers });
  })());
});
