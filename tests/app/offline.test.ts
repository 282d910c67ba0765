import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { seenStore, shellStore, slot } from '../../app/_offline/names';
import { leavingText, workerText } from '../../app/_offline/worker';

type Handler = (event: Record<string, unknown>) => void;

/** A browser's stores, by name and path. */
function storesOf(kept: Record<string, Record<string, string>>) {
  const open = async (name: string) => {
    kept[name] ??= {};
    const store = kept[name];
    return {
      add: async (path: string) => {
        store[path] = `<p>${slot}</p>`;
      },
      keys: async () => Object.keys(store),
      match: async (path: string) => (store[path] === undefined ? undefined : new Response(store[path])),
    };
  };
  return { open, delete: async (name: string) => delete kept[name] };
}

/** A worker that runs in a browser which keeps this. */
function running(text: string, kept: Record<string, Record<string, string>>, network: () => Promise<Response>) {
  const handlers = new Map<string, Handler>();
  const unregister = vi.fn(async () => true);
  const self = {
    addEventListener: (name: string, handler: Handler) => void handlers.set(name, handler),
    ...{ skipWaiting: () => undefined, clients: { claim: async () => undefined }, registration: { unregister } },
    location: { origin: 'https://fieldpost.example' },
  };
  runInNewContext(text, { self, caches: storesOf(kept), fetch: network, Response, URL, encodeURIComponent, String });
  return {
    unregister,
    async tell(name: string) {
      let work: unknown;
      const waitUntil = (promise: unknown) => {
        work = promise;
      };
      handlers.get(name)?.({ waitUntil });
      await work;
    },
    /** What a request is answered with; null: the worker leaves it alone. */
    async ask(path: string, more = {}): Promise<Response | null> {
      let answer: Promise<Response> | null = null;
      const request = { url: `https://fieldpost.example${path}`, mode: 'navigate', method: 'GET', ...more };
      const respondWith = (promise: Promise<Response>) => {
        answer = promise;
      };
      handlers.get('fetch')?.({ request, respondWith });
      return answer;
    },
  };
}

const seen = (name: string, title: string) => ({
  path: `/tables/${name}`,
  title,
  headline: 'Kiev fell',
  asOf: 'As of noon, offline',
  picture: 'data:image/png;base64,AA==',
});
const keeping = () => ({
  [shellStore]: { '/offline': `<p>${slot}</p>` },
  [seenStore]: { '/tables/a': JSON.stringify(seen('a', '<b>One</b>')), '/tables/b': JSON.stringify(seen('b', 'Two')) },
});
const cut = async () => {
  throw new TypeError('no network');
};

it('with a connection a page comes from it, whatever is kept', async () => {
  const worker = running(workerText('1'), keeping(), async () => new Response('fresh'));
  expect(await (await worker.ask('/tables/a'))?.text()).toBe('fresh');
});

it('without one a table is shown as it was seen, and elsewhere the list of them; nothing of it is markup', async () => {
  const worker = running(workerText('1'), keeping(), cut);
  const table = await worker.ask('/tables/a/review');
  expect(table?.status).toBe(503);
  expect(table?.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  const text = await table!.text();
  expect(text).toContain('<h2>&#60;b&#62;One&#60;/b&#62;</h2><p>Kiev fell</p><p class="soft">As of noon, offline</p>');
  expect(text).toContain('src="data:image/png;base64,AA=="');
  expect(text).not.toContain('Two');
  const list = await (await worker.ask('/tables'))!.text();
  expect(list).toMatch(/Two.*One/);
});

it('only pages are answered: what is sent, fetched or of another place is left alone', async () => {
  const worker = running(workerText('1'), keeping(), cut);
  expect(await worker.ask('/tables/a', { method: 'POST' })).toBeNull();
  expect(await worker.ask('/tables/a/board', { mode: 'cors' })).toBeNull();
  expect(await worker.ask('', { url: 'https://elsewhere.example/' })).toBeNull();
});

it('is another worker with every build, and keeps the page for when there is no connection from its first hour', async () => {
  expect(workerText('1')).not.toBe(workerText('2'));
  const kept: Record<string, Record<string, string>> = {};
  const worker = running(workerText('1'), kept, cut);
  await worker.tell('install');
  expect(await (await worker.ask('/'))!.text()).toBe('<p></p>');
});

it('goes without a trace where it is switched off', async () => {
  const kept = keeping();
  const worker = running(leavingText, kept, cut);
  await worker.tell('activate');
  expect(kept).toEqual({});
  expect(worker.unregister).toHaveBeenCalledOnce();
  expect(await worker.ask('/')).toBeNull();
});
