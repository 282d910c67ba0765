import { afterAll, expect, it, vi } from 'vitest';
import type { GameId } from '../../lib/games/registry';
import type { AddedGame } from '../support/added-game';
import { program } from '../support/api';
import { onEachDatabase } from '../support/databases';

const added = vi.hoisted(() => ({ game: null as AddedGame | null }));
vi.mock('../../lib/games/registry', async () => {
  const { withGame } = await import('../support/added-game');
  added.game = await withGame('pacific', 'tests/support/pacific');
  return added.game.registry;
});
afterAll(() => added.game?.remove());

onEachDatabase('a hand of cards and programs', () => {
  it('is in what its owner is sent, and of the other hand there is a number, in the table, its log and its questions', async () => {
    const [one, two] = [await program('one'), await program('two')];
    const game = 'pacific' as GameId;
    const made = await one.post('tables', { game, options: {}, seats: { japan: { kind: 'me' } }, visibility: 'public' });
    const table: string = made.body.id;
    await two.post(`tables/${table}/join`, { seat: 'allies' });
    await one.post(`tables/${table}/start`, {});
    const sentTo = async (player: typeof one) => {
      const answers = [await player.get(`tables/${table}`), await player.get(`tables/${table}/log`)];
      return { view: answers[0]?.body.view, text: JSON.stringify(answers.map(({ body }) => body)) };
    };
    const [japan, allies] = [await sentTo(one), await sentTo(two)];
    expect(japan.view.hands).toEqual({ japan: ['101', '102', '103', '104', '105'], allies: 6 });
    expect(allies.view.hands).toEqual({ japan: 5, allies: ['201', '202', '203', '204', '205', '206'] });
    for (const card of japan.view.hands.japan) expect(allies.text).not.toContain(`"${card}"`);
    for (const card of allies.view.hands.allies) expect(japan.text).not.toContain(`"${card}"`);

    expect(await one.order(table, 'japan', [{ type: 'play', card: '103' }])).toMatchObject({ status: 200 });
    const later = await sentTo(two);
    expect(later.view.hands.japan).toBe(4);
    expect(later.text).toContain('Offensive 103');
    for (const card of ['101', '102', '104', '105']) expect(later.text).not.toContain(`"${card}"`);
  });
});
