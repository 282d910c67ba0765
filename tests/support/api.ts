import { database } from '../../db/client';
import { users } from '../../db/schema';
import type { Language } from '../../lib/engine';
import { createToken } from '../../lib/play';

const routes = {
  invitations: () => import('../../app/api/v1/invitations/route'),
  'players/[player]': () => import('../../app/api/v1/players/[player]/route'),
  me: () => import('../../app/api/v1/me/route'),
  games: () => import('../../app/api/v1/games/route'),
  tables: () => import('../../app/api/v1/tables/route'),
  'tables/[table]': () => import('../../app/api/v1/tables/[table]/route'),
  'tables/[table]/join': () => import('../../app/api/v1/tables/[table]/join/route'),
  'tables/[table]/start': () => import('../../app/api/v1/tables/[table]/start/route'),
  'tables/[table]/prompts': () => import('../../app/api/v1/tables/[table]/prompts/route'),
  'tables/[table]/orders': () => import('../../app/api/v1/tables/[table]/orders/route'),
  'tables/[table]/concede': () => import('../../app/api/v1/tables/[table]/concede/route'),
  'tables/[table]/appeal': () => import('../../app/api/v1/tables/[table]/appeal/route'),
  'tables/[table]/adjudicate': () => import('../../app/api/v1/tables/[table]/adjudicate/route'),
  'tables/[table]/result': () => import('../../app/api/v1/tables/[table]/result/route'),
  'tables/[table]/proposals': () => import('../../app/api/v1/tables/[table]/proposals/route'),
  'tables/[table]/log': () => import('../../app/api/v1/tables/[table]/log/route'),
  'tables/[table]/export': () => import('../../app/api/v1/tables/[table]/export/route'),
  ratings: () => import('../../app/api/v1/ratings/route'),
  'players/[player]/ratings': () => import('../../app/api/v1/players/[player]/ratings/route'),
  follows: () => import('../../app/api/v1/follows/route'),
  wanted: () => import('../../app/api/v1/wanted/route'),
  'wanted/[wanted]/answer': () => import('../../app/api/v1/wanted/[wanted]/answer/route'),
  'wanted/[wanted]/withdraw': () => import('../../app/api/v1/wanted/[wanted]/withdraw/route'),
  clubs: () => import('../../app/api/v1/clubs/route'),
  'clubs/[club]': () => import('../../app/api/v1/clubs/[club]/route'),
  'clubs/[club]/members': () => import('../../app/api/v1/clubs/[club]/members/route'),
  'clubs/[club]/archive': () => import('../../app/api/v1/clubs/[club]/archive/route'),
  'clubs/[club]/records': () => import('../../app/api/v1/clubs/[club]/records/route'),
  'clubs/[club]/head-to-head': () => import('../../app/api/v1/clubs/[club]/head-to-head/route'),
  'clubs/[club]/notices': () => import('../../app/api/v1/clubs/[club]/notices/route'),
  'clubs/[club]/presets': () => import('../../app/api/v1/clubs/[club]/presets/route'),
  'clubs/[club]/join': () => import('../../app/api/v1/clubs/[club]/join/route'),
  'clubs/[club]/leave': () => import('../../app/api/v1/clubs/[club]/leave/route'),
  'clubs/[club]/requests': () => import('../../app/api/v1/clubs/[club]/requests/route'),
  'clubs/[club]/invitations': () => import('../../app/api/v1/clubs/[club]/invitations/route'),
};

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

/** What a program sends; a string body goes out as it stands. */
export interface Ask {
  body?: unknown;
  headers?: Record<string, string>;
}

/** A program with its token, calling the routes as Next would. */
export interface Program {
  user: string;
  get(path: string, ask?: Ask): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Sends orders under a fresh key, or the key given. */
  order(table: string, seat: string, orders: unknown[], key?: string): Promise<Answer>;
}

/** Asks a route of /api/v1. */
export async function ask(method: 'GET' | 'POST', path: string, asked: Ask = {}): Promise<Answer> {
  const response = await respond(method, path, asked);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** `fetch` for programs that call the API, without a network. */
export const fetchApi: typeof fetch = async (url, { method, body, headers } = {}) => {
  const path = String(url).split('/api/v1/')[1] ?? '';
  const text = typeof body === 'string' ? { body } : {};
  return respond(method === 'POST' ? 'POST' : 'GET', path, { ...text, headers: (headers ?? {}) as Record<string, string> });
};

async function respond(method: 'GET' | 'POST', path: string, { body, headers = {} }: Ask): Promise<Response> {
  const [, first = '', one, last] = /^([\w-]+)(?:\/([^/?]+))?(?:\/([\w-]+))?/.exec(path) ?? [];
  const param = { clubs: 'club', players: 'player', wanted: 'wanted' }[first] ?? 'table';
  const name = [first, ...(one === undefined ? [] : [`[${param}]`]), ...(last === undefined ? [] : [last])].join('/');
  const route = (await routes[name as keyof typeof routes]()) as Partial<Record<'GET' | 'POST', Handler>>;
  const handler = route[method];
  if (!handler) throw new Error(`${path} does not answer ${method}`);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const init = body === undefined ? {} : { body: text };
  const request = new Request(`http://fieldpost.test/api/v1/${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...init,
  });
  const params: Record<string, string> = one === undefined ? {} : { [param]: one };
  return handler(request, { params: Promise.resolve(params) });
}

let keys = 0;

/** A user with a token. */
export async function program(user: string, language: Language = 'en'): Promise<Program> {
  const { db } = await database();
  await db
    .insert(users)
    .values({ id: user, name: user, email: `${user}@example.org`, language })
    .onConflictDoNothing();
  const { token } = await createToken({ user, language }, 'test');
  const authorization = { authorization: `Bearer ${token}` };
  const post: Program['post'] = (path, body, headers = {}) =>
    ask('POST', path, { ...(body === undefined ? {} : { body }), headers: { ...authorization, ...headers } });
  return {
    user,
    get: (path, more = {}) => ask('GET', path, { ...more, headers: { ...authorization, ...more.headers } }),
    post,
    order: (table, seat, orders, key = `key-${++keys}`) => post(`tables/${table}/orders`, { seat, orders }, { 'idempotency-key': key }),
  };
}
