import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../../db/client';
import { rateLimits } from '../../db/schema';
import { audit } from '../../lib/chance/audit';
import { choose } from '../../lib/commands/example-bot/choose';
import { playRound } from '../../lib/commands/example-bot/play';
import { connect, type Server } from '../../lib/commands/example-bot/server';
import { seeded } from '../../lib/engine';
import { type GameId, loadGame } from '../../lib/games/registry';
import { asBot, createBot, createTable, createToken, exportTable, startTable, tableResult } from '../../lib/play';
import type { AddedGame } from '../support/added-game';
import { fetchApi } from '../support/api';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player } from '../support/tables';

const added = vi.hoisted(() => ({ game: null as AddedGame | null }));
vi.mock('../../lib/games/registry', async () => {
  const { withGame } = await import('../support/added-game');
  added.game = await withGame('matches', 'tests/support/matches');
  return added.game.registry;
});
afterAll(() => added.game?.remove());

const folder = 'lib/commands/example-bot';

it('the example bot imports nothing of the house: whoever copies its folder has it all', () => {
  const sources = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const imports = sources.flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/from '([^']+)'/g)].map(([, path]) => path),
  );
  expect(imports.length).toBeGreaterThan(3);
  expect(imports.filter((path) => !/^(?:node:|\.\/[\w-]+$)/.test(path ?? ''))).toEqual([]);
});

it('the example bot takes what the game suggests more often than not, and keeps to a budget', () => {
  const random = seeded('choices');
  const choices = [{ value: 'a' }, { value: 'b', usual: true }, { value: 'c', warns: {} }];
  const taken = Array.from({ length: 300 }, () => choose({ kind: 'pick', field: 'x', choices, min: 1, max: 1 }, random)).flat();
  expect(taken.filter((value) => value === 'b').length).toBeGreaterThan(150);
  expect(new Set(taken)).toEqual(new Set(['a', 'b', 'c']));
  const dear = [...'abcd'].map((value) => ({ value, cost: 2 }));
  for (let n = 0; n < 50; n++) {
    const spent = choose({ kind: 'pick', field: 'x', choices: dear, min: 0, max: 4, budget: 5 }, random);
    expect((spent as string[]).length).toBeLessThanOrEqual(2);
  }
  expect(choose({ kind: 'list', field: 'x', items: [{ value: 'tank' }], starts: [{ list: ['tank', 'tank'] }] }, random)).toEqual([
    'tank',
    'tank',
  ]);
  expect(choose({ kind: 'amount', field: 'x', min: 3, max: 3 }, random)).toBe(3);
});

it('the example bot waits as long as the server asks, and sends a lost order again under its own key', async () => {
  const waits: number[] = [];
  const keys: (string | null)[] = [];
  const answers = [
    new Response('{}', { status: 429, headers: { 'Retry-After': '7' } }),
    null,
    new Response('{}', { status: 500 }),
    Response.json({ ok: 1 }),
  ];
  const call = async (_url: unknown, init?: RequestInit) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    const next = answers.shift();
    if (!next) throw new TypeError('fetch failed');
    return next;
  };
  const server = connect({ url: 'http://x/', token: 't', fetch: call as typeof fetch, wait: async (ms) => void waits.push(ms) });
  expect(await server.post('tables/t/orders', {}, 'one')).toEqual({ status: 200, body: { ok: 1 } });
  expect(keys).toEqual(['one', 'one', 'one', 'one']);
  expect(waits[0]).toBe(7000);
  expect(waits[2]).toBeGreaterThan(waits[1]!);
});

onEachDatabase('two example bots', () => {
  let owners: [Player, Player];
  let bots: { id: string; server: Server }[];
  beforeAll(async () => {
    owners = [await newUser('Ann'), await newUser('Bob')];
    bots = [];
    for (const owner of owners) {
      const { id } = await createBot(owner, { name: `Robot of ${owner.email.slice(0, 3)}`, about: '' });
      const { token } = await createToken(await asBot(owner, id), 'engine');
      bots.push({ id, server: connect({ url: 'http://fieldpost.test', token, fetch: fetchApi }) });
    }
  });
  beforeEach(async () => {
    await (await database()).db.delete(rateLimits);
  });

  it('give up a game that is longer than their patience', async () => {
    const [ann] = owners;
    const seats = { red: { kind: 'program' as const, program: bots[0]!.id }, blue: { kind: 'program' as const, program: bots[1]!.id } };
    const { id } = await createTable(ann, { game: 'ridges', title: 'Long', options: { ridges: 9 }, seats, timeControl: { kind: 'none' } });
    const habits = { random: seeded('short'), say: () => {}, patience: 4 };
    const rounds = async () => {
      for (const { server } of bots) await playRound(server, habits);
    };
    await rounds();
    await startTable(ann, id);
    for (let round = 0; round < 20 && (await tableResult(ann, id)) === null; round++) await rounds();
    expect(await tableResult(ann, id)).toMatchObject({ kind: 'conceded' });
  });

  it.each([
    ['matches', {}],
    ['ridges', { ridges: 3 }],
  ])('play %s to its end through the routes, and its log passes the audit', async (id, options) => {
    const game = await loadGame(id as GameId);
    const names = game.seats(game.optionsSchema.parse(options));
    const seats = Object.fromEntries(
      names.map((seat: string, at: number) => [seat, { kind: 'program' as const, program: bots[at % 2]!.id }]),
    );
    const [ann] = owners;
    const made = await createTable(ann, {
      game: id,
      title: 'Bots',
      options,
      seats,
      timeControl: { kind: 'none' },
      visibility: 'public',
      counts: 'rated',
    });
    const habits = { random: seeded(`bots of ${id}`), say: () => {}, patience: 5000 };
    const rounds = () => Promise.all(bots.map(({ server }) => playRound(server, habits)));
    expect((await rounds()).map(({ joined }) => joined)).toEqual([1, 1]);
    await startTable(ann, made.id);
    let orders = 0;
    for (let round = 0; round < 100 && (await tableResult(ann, made.id)) === null; round++) {
      for (const played of await rounds()) orders += played.orders;
    }
    expect(orders).toBeGreaterThan(1);
    const result = await tableResult(ann, made.id);
    expect(result).toMatchObject({ kind: 'played-out', players: bots.map((bot) => ({ userId: bot.id })) });
    expect(await audit(game, await exportTable(ann, made.id))).toMatchObject({ ok: true });
  });
});
