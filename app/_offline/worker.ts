import { offlinePath, pushPath, seenStore, shellStore, slot } from './names';

/**
 * The service worker: pages come from the network always, and only where that is not to be reached from what the browser keeps. It answers
 * nothing but pages, and sends nothing but where it is to be pushed to when that has changed. What it is pushed (`PushMessage`) it shows, the newest of a table in place of the one before. `version` names the build, so that a browser takes the worker of a new one.
 */
export const workerText = (version: string): string => `// ${version}
const text = (value) => String(value).replace(/[&<>"']/g, (each) => '&#' + each.charCodeAt(0) + ';');
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
};

async function offline(url) {
  const shell = await (await caches.open('${shellStore}')).match('${offlinePath}');
  if (!shell) return Response.error();
  const store = await caches.open('${seenStore}');
  const all = await Promise.all((await store.keys()).map(async (key) => (await store.match(key)).json()));
  const here = all.find(({ path }) => url.pathname === path || url.pathname.startsWith(path + '/'));
  const seen = here
    ? '<h2>' + text(here.title) + '</h2><p>' + text(here.headline) + '</p><p class="soft">' + text(here.asOf) + '</p>'
      + (here.picture.startsWith('data:') ? '<img alt="' + text(here.headline) + '" src="' + text(here.picture) + '">' : '')
    : all.length === 0 ? '' : '<ul>' + all.reverse().map(({ path, title, asOf }) =>
        '<li><a href="' + text(path) + '">' + text(title) + '</a> <span class="soft">' + text(asOf) + '</span></li>').join('') + '</ul>';
  return new Response((await shell.text()).replace('${slot}', () => seen), { status: 503, headers });
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open('${shellStore}').then((store) => store.add('${offlinePath}')));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  event.respondWith(fetch(event.request).catch(() => offline(url)));
});

async function show({ title, body, tag, path }) {
  for (const old of await self.registration.getNotifications()) if (old.data.path === path && old.tag !== tag) old.close();
  await self.registration.showNotification(title, { body, tag, icon: '/icon.svg', data: { path } });
}
async function open(path) {
  const isThere = ({ url }) => { const { pathname } = new URL(url); return pathname === path || pathname.startsWith(path + '/'); };
  const there = (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).find(isThere);
  await (there ? there.focus() : self.clients.openWindow(path));
}
async function renew({ oldSubscription, newSubscription }) {
  const key = async () => (await (await fetch('${pushPath}')).json()).publicKey;
  const made = newSubscription || await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: oldSubscription?.options.applicationServerKey || await key(),
  });
  await fetch('${pushPath}', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(made) });
}
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
self.addEventListener('push', (event) => event.waitUntil(show(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
`;

/** Takes the place of a worker that is wanted no more: it empties the stores and goes. */
export const leavingText = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await Promise.all(['${shellStore}', '${seenStore}'].map((name) => caches.delete(name)));
  await self.registration.unregister();
})()));
`;
