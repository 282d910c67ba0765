import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { GET as boardPicture } from '../../app/rules/[game]/board.svg/route';
import { openingOf } from '../../app/rules/[game]/opening';
import { offeredGames } from '../../app/tables/new/offered-games';
import { audit } from '../../lib/chance/audit';
import { asBot, readOrder, replay, selfplay } from '../../lib/engine';
import { type GameId, isGameId, loadGame } from '../../lib/games/registry';
import { tableView } from '../../lib/play';
import type { AddedGame } from '../support/added-game';
import { program } from '../support/api';
import { onEachDatabase } from '../support/databases';
import { anna, bruno, type Received } from './evening';
import { clearPost } from './inbox';
import { testPost } from './post';
import { scene } from './scene';

// one folder and one line: every door of the house must find the game by them
const added = vi.hoisted(() => ({ game: null as AddedGame | null }));
vi.mock('../../lib/games/registry', async () => {
  const { withGame } = await import('../support/added-game');
  added.game = await withGame('matches', 'tests/support/matches');
  return added.game.registry;
});
afterAll(() => added.game?.remove());

const id = 'matches' as GameId;
const body = (letter: Received) => letter.text.split('\n-- \n')[0] ?? '';

it('a draft of rules, prompts and words is a whole game: bots play it, logs replay, lines are read', async () => {
  const game = await loadGame(id);
  for (const choose of [undefined, asBot]) {
    const { outcome, opened, entries, state } = selfplay(game, {}, { seed: 4, ...(choose && { choose }) });
    expect(outcome?.reason).toBe('last-match');
    const log = { options: {}, rules: game.rules, draws: opened.draws, checksum: opened.checksum, entries };
    expect(replay(game, log, { verify: true })).toEqual(state);
    expect(game.parsePosition(game.formatPosition(state), {})).toEqual({ ok: true, value: state });
  }
  const { state, view } = openingOf(game, 'en');
  const [decision] = game.decisions(state);
  if (!decision) throw new Error('nothing is asked');
  expect(readOrder(game, view, decision, 'prendi 3', 'en')).toEqual({ ok: true, value: { type: 'take', matches: 3 } });
  const refused = readOrder(game, view, decision, 'TAKE 4', 'it');
  const text = '"TAKE 4" non è un ordine adatto qui. Ora si può: PRENDI 1; PRENDI 2; PRENDI 3.';
  expect(refused).toEqual({ ok: false, error: [{ code: 'E-NOTATION', text, field: 'TAKE' }] });
  expect(game.help(view, decision, 'it')).toEqual({
    question: 'Quanti fiammiferi prendi?',
    notation: [],
    examples: ['PRENDI 1', 'PRENDI 3'],
  });
});

it('pages find it: the list of games, its rules and the picture of its board', async () => {
  expect(isGameId('matches')).toBe(true);
  expect((await offeredGames()).map((game) => game.id)).toContain('matches');
  const game = await loadGame(id);
  expect(game.guide('it')).toEqual([{ title: 'Ordini', lines: ['PRENDI'] }]);
  const picture = await boardPicture(new Request('https://fieldpost.test/?language=it'), { params: Promise.resolve({ game: 'matches' }) });
  expect(picture.status).toBe(200);
  expect(await picture.text()).toContain('Fiammiferi');
});

onEachDatabase('a game added by its folder and one line', () => {
  beforeEach(async () => clearPost(await testPost()));

  it('is played by letter alone', async () => {
    const { table, letter, reply } = await scene({ game: id, options: {}, title: 'Heap' });
    const first = await letter('anna');
    expect(first.subject).toBe('Your turn: Heap (Matches) – Turn 1');
    expect(body(first)).toContain('Left: How many matches do you take?');
    // a heap of one is taken by itself
    for (let turn = 0; (await tableView(anna, table.id)).status === 'running'; turn++) {
      const answer = turn % 2 === 0 ? await reply('anna', 'take 2') : await reply('bruno', 'PRENDI 2');
      if (turn < 1) expect(body(answer)).toContain('Left takes 2:');
      if (turn > 9) throw new Error('the heap never ends');
    }
    const { status, seats } = await tableView(bruno, table.id);
    expect([status, seats.length]).toEqual(['over', 2]);
  });

  it('is played by programs, and its file is audited', async () => {
    const [one, two] = [await program('one'), await program('two', 'it')];
    const games = (await one.get('games')).body as { id: string }[];
    expect(games.map((game) => game.id)).toContain('matches');
    const made = await one.post('tables', { game: 'matches', options: {}, seats: { left: { kind: 'me' } }, visibility: 'public' });
    const table: string = made.body.id;
    await two.post(`tables/${table}/join`, { seat: 'right' });
    await one.post(`tables/${table}/start`, {});
    for (let turn = 0; turn < 12; turn++) {
      const [seat, player] = turn % 2 === 0 ? (['left', one] as const) : (['right', two] as const);
      const { body: seen } = await player.get(`tables/${table}`);
      if (seen.status !== 'running') break;
      const wrong = await player.order(table, seat, ['TAKE 9']);
      expect(wrong.body.refused.violations[0].code).toBe('E-NOTATION');
      expect(await player.order(table, seat, [{ type: 'take', matches: 1 }])).toMatchObject({ status: 200 });
    }
    const { body: file } = await one.get(`tables/${table}/export`);
    expect(file).toMatchObject({ status: 'over', game: 'matches' });
    expect(await audit(await loadGame(id), file)).toMatchObject({ ok: true, diceChecked: true });
  });
});
