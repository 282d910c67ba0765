import 'server-only';
import { createHash } from 'node:crypto';
import { canonical, type Language } from '@/lib/engine';
import { type AnyGame, isGameId, loadGame } from '@/lib/games/registry';
import { packBoard } from '@/lib/picture';
import type { BoardAddress } from './board-frame';

interface Packed {
  width: number;
  height: number;
  hash: string;
  json: string;
}

const kept = new Map<string, Packed>();
const mostKept = 40;

function packed(game: AnyGame, options: object, language: Language): Packed {
  const key = `${game.id} ${language} ${canonical(options)}`;
  let found = kept.get(key);
  if (!found) {
    const board = game.board(options, language);
    const json = JSON.stringify(packBoard(board));
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 16);
    found = { width: board.width, height: board.height, hash, json };
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, found);
  }
  return found;
}

/** Characters of options that an address may carry. */
const longestOptions = 1500;

/**
 * Where browsers fetch a table's board: the same address for every table that has the same board, new when the board changes.
 * A board that hangs on more than fits an address is fetched from its table.
 */
export function boardAddress(game: AnyGame, { id, options }: { id: string; options: object }, language: Language): BoardAddress {
  const board = packed(game, options, language);
  const query = new URLSearchParams({ language, v: board.hash });
  const more = {
    ...{ width: board.width, height: board.height },
    ...(game.unitCard && { cards: `/tables/${id}/cards?language=${language}` }),
  };
  if (packed(game, game.optionsSchema.parse({}), language).hash !== board.hash) {
    const text = JSON.stringify(options);
    if (text.length > longestOptions) return { url: `/tables/${id}/board?${query}`, ...more };
    query.set('options', text);
  }
  return { url: `/api/boards/${game.id}?${query}`, ...more };
}

/** The answer to such a request: a board never changes under its address, so it may be kept for ever. */
export async function boardResponse(request: Request, id: string, language: Language): Promise<Response> {
  if (!isGameId(id)) return new Response(null, { status: 404 });
  const game = await loadGame(id);
  const query = new URL(request.url).searchParams;
  const options = game.optionsSchema.safeParse(jsonOf(query.get('options') ?? '{}'));
  if (!options.success) return new Response(null, { status: 400 });
  return answer(request, packed(game, options.data as object, language), 'public');
}

/** The board of one table; who may see it is the caller's business. */
export const tableBoardResponse = (request: Request, game: AnyGame, options: object, language: Language): Response =>
  answer(request, packed(game, options, language), 'private');

function answer(request: Request, board: Packed, scope: 'public' | 'private'): Response {
  const etag = `"${board.hash}"`;
  const current = new URL(request.url).searchParams.get('v') === board.hash;
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': current ? `${scope}, max-age=31536000, immutable` : `${scope}, no-cache`,
    ETag: etag,
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(board.json, { headers });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
