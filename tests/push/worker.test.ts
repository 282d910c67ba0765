import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { workerText } from '../../app/_offline/worker';
import type { PushMessage } from '../../lib/push/deliver';

interface Shown {
  title: string;
  tag: string;
  data: { path: string };
  close(): void;
}

/** The worker in a browser that has these windows open. */
function worker(...windows: string[]) {
  const handlers = new Map<string, (event: Record<string, unknown>) => void>();
  let shown: Shown[] = [];
  const remove = (one: Shown) => {
    shown = shown.filter((each) => each !== one);
  };
  const focus = vi.fn();
  const openWindow = vi.fn();
  const clients = {
    matchAll: async () => windows.map((path) => ({ url: `https://fieldpost.example${path}`, focus: () => focus(path) })),
    openWindow,
  };
  const registration = {
    getNotifications: async () => shown,
    pushManager: {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => ({ endpoint: `made with ${applicationServerKey}` }),
    },
    // the browser itself puts one in place of another of the same tag
    async showNotification(title: string, options: Pick<Shown, 'tag' | 'data'>) {
      const one: Shown = { title, ...options, close: () => remove(one) };
      shown = [...shown.filter(({ tag }) => tag !== one.tag), one];
    },
  };
  const self = { addEventListener: (name: string, handler: () => void) => void handlers.set(name, handler), clients, registration };
  const sent: { path: string; body: unknown }[] = [];
  const fetch = async (path: string, init?: { method: string; body: string }) => {
    if (init) sent.push({ path: `${init.method} ${path}`, body: JSON.parse(init.body) });
    return { json: async () => ({ publicKey: 'the key of the server' }) };
  };
  runInNewContext(workerText('1'), { self, URL, fetch });
  const tell = async (name: string, event: Record<string, unknown>) => {
    const works: unknown[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (work: unknown) => works.push(work) });
    await Promise.all(works);
  };
  return {
    ...{ focus, openWindow, sent },
    tags: () => shown.map(({ tag }) => tag),
    push: (message: PushMessage) => tell('push', { data: { json: () => message } }),
    change: (event: { oldSubscription: object | null; newSubscription: object | null }) => tell('pushsubscriptionchange', event),
    click: () => tell('notificationclick', { notification: shown.at(-1) }),
  };
}

const message = (table: string, asked: number): PushMessage => ({
  ...{ title: 'Your turn', body: 'Evening', tag: `${table}.${asked}`, path: `/tables/${table}` },
});

it('shows one notice a table: a second of the same and the next question take its place', async () => {
  const here = worker();
  for (const each of [message('a', 1), message('a', 1), message('b', 1), message('a', 2)]) await here.push(each);
  expect(here.tags()).toEqual(['b.1', 'a.2']);
});

it('goes to the window that has the table, else opens one; the notice is gone', async () => {
  const open = worker('/account', '/tables/ab', '/tables/a/review');
  await open.push(message('a', 1));
  await open.click();
  expect([open.focus.mock.calls, open.openWindow.mock.calls, open.tags()]).toEqual([[['/tables/a/review']], [], []]);
  const elsewhere = worker('/account', '/tables/ab');
  await elsewhere.push(message('a', 1));
  await elsewhere.click();
  expect([elsewhere.focus.mock.calls, elsewhere.openWindow.mock.calls]).toEqual([[], [['/tables/a']]]);
});

it('subscribes anew when its subscription ends, and says so to the server', async () => {
  const here = worker();
  const old = { endpoint: 'old', options: { applicationServerKey: 'the old key' } };
  await here.change({ oldSubscription: old, newSubscription: { endpoint: 'made by the browser' } as object });
  await here.change({ oldSubscription: old, newSubscription: null });
  await here.change({ oldSubscription: null, newSubscription: null });
  const endpoints = ['made by the browser', 'made with the old key', 'made with the key of the server'];
  expect(here.sent).toEqual(endpoints.map((endpoint) => ({ path: 'PUT /account/push', body: { endpoint } })));
});
