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
  'clubs/[club]/members/remove': () => import('../../app/api/v1/clubs/[club]/members/remove/route'),
  'clubs/[club]/bars': () => import('../../app/api/v1/clubs/[club]/bars/route'),
  'clubs/[club]/bars/lift': () => import('../../app/api/v1/clubs/[club]/bars/lift/route'),
  'clubs/[club]/archive': () => import('../../app/api/v1/clubs/[club]/archive/route'),
  'clubs/[club]/records': () => import('../../app/api/v1/clubs/[club]/records/route'),
  'clubs/[club]/head-to-head': () => import('../../app/api/v1/clubs/[club]/head-to-head/route'),
  'clubs/[club]/notices': () => import('../../app/api/v1/clubs/[club]/notices/route'),
  'clubs/[club]/presets': () => import('../../app/api/v1/clubs/[club]/presets/route'),
  'clubs/[club]/join': () => import('../../app/api/v1/clubs/[club]/join/route'),
  'clubs/[club]/leave': () => import('../../app/api/v1/clubs/[club]/leave/route'),
  'clubs/[club]/requests': () => import('../../app/api/v1/clubs/[club]/requests/route'),
  'clubs/[club]/invitations': () => import('../../app/api/v1/clubs/[club]/invitations/route'),
  'me/league-hooks': () => import('../../app/api/v1/me/league-hooks/route'),
  'me/league-hooks/remove': () => import('../../app/api/v1/me/league-hooks/remove/route'),
  'me/league-hooks/resume': () => import('../../app/api/v1/me/league-hooks/resume/route'),
  'me/league-hooks/test': () => import('../../app/api/v1/me/league-hooks/test/route'),
  'clubs/[club]/leagues': () => import('../../app/api/v1/clubs/[club]/leagues/route'),
  leagues: () => import('../../app/api/v1/leagues/route'),
  'leagues/[league]': () => import('../../app/api/v1/leagues/[league]/route'),
  'leagues/[league]/seasons': () => import('../../app/api/v1/leagues/[league]/seasons/route'),
  'leagues/[league]/seasons/[season]': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/route'),
  'leagues/[league]/seasons/[season]/call-off': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/call-off/route'),
  'leagues/[league]/seasons/[season]/challenge': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/challenge/route'),
  'leagues/[league]/seasons/[season]/clock': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/clock/route'),
  'leagues/[league]/seasons/[season]/copy': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/copy/route'),
  'leagues/[league]/seasons/[season]/cross': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/cross/route'),
  'leagues/[league]/seasons/[season]/desk': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/desk/route'),
  'leagues/[league]/seasons/[season]/enter': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/enter/route'),
  'leagues/[league]/seasons/[season]/enter-other': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/enter-other/route'),
  'leagues/[league]/seasons/[season]/extend': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/extend/route'),
  'leagues/[league]/seasons/[season]/games': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/games/route'),
  'leagues/[league]/seasons/[season]/leave': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/leave/route'),
  'leagues/[league]/seasons/[season]/open': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/open/route'),
  'leagues/[league]/seasons/[season]/pause': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/pause/route'),
  'leagues/[league]/seasons/[season]/place': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/place/route'),
  'leagues/[league]/seasons/[season]/progress': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/progress/route'),
  'leagues/[league]/seasons/[season]/record': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/record/route'),
  'leagues/[league]/seasons/[season]/replace': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/replace/route'),
  'leagues/[league]/seasons/[season]/resume': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/resume/route'),
  'leagues/[league]/seasons/[season]/sit-out': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/sit-out/route'),
  'leagues/[league]/seasons/[season]/start': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/start/route'),
  'leagues/[league]/seasons/[season]/what-if': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/what-if/route'),
  'leagues/[league]/seasons/[season]/withdraw': () => import('../../app/api/v1/leagues/[league]/seasons/[season]/withdraw/route'),
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

const parameters: Record<string, string> = {
  tables: 'table',
  clubs: 'club',
  players: 'player',
  wanted: 'wanted',
  leagues: 'league',
  seasons: 'season',
};

/** The folder of a route, with what a path has in place of its parameters. */
function placeOf(path: string): { name: string; params: Record<string, string> } {
  const params: Record<string, string> = {};
  const parts = path.split('/');
  const name = parts.map((part, at) => {
    const parameter = parameters[parts[at - 1] ?? ''];
    // clubs/x/leagues is a list, and what stands behind a parameter is none
    if (parameter === undefined || at % 2 === 0) return part;
    params[parameter] = part;
    return `[${parameter}]`;
  });
  return { name: name.join('/'), params };
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
  const { name, params } = placeOf(path.split('?', 1)[0] ?? '');
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
