import { offlinePath, type Seen, seenStore, shellStore, workerPath } from './names';

/** Tables that a browser keeps. */
const most = 6;
/** Counts sign-outs: what was on its way before one is not kept behind it. */
let signedOut = 0;

/** Has the worker stand by for when there is no connection, with the page it then shows in the language of today. */
export async function standBy(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
  await (await caches.open(shellStore)).add(offlinePath);
}

/** Keeps what is told of a table now, with a picture of it where that is asked for: it weighs more than the page. */
export async function keepSeen(seen: Omit<Seen, 'picture'>, isPictured: boolean): Promise<void> {
  if (!('caches' in window)) return;
  const before = signedOut;
  const kept: Seen = { ...seen, picture: isPictured ? await pictureOf(seen.path) : '' };
  if (signedOut !== before) return;
  const store = await caches.open(seenStore);
  // the newest stands last
  await store.delete(seen.path);
  await store.put(seen.path, Response.json(kept));
  for (const old of (await store.keys()).slice(0, -most)) await store.delete(old);
}

/** The front of a table's board, as an address that holds it; empty where it cannot be had. */
async function pictureOf(path: string): Promise<string> {
  const answer = await fetch(`${path}/board.png?near`, { cache: 'no-store' });
  if (!answer.ok) return '';
  const picture = await answer.blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve('');
    reader.readAsDataURL(picture);
  });
}

/** Whoever has signed out leaves nothing they saw in the browser. */
export async function forgetSeen(): Promise<void> {
  signedOut++;
  if ('caches' in window) await caches.delete(seenStore);
}
