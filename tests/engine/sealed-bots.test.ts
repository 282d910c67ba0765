import { expect, it } from 'vitest';
import { type AutoAnswers, commit, enumerate, noAutoAnswers, open, type Progress, seeded, settle } from '../../lib/engine';
import { loadGame } from '../../lib/games/registry';

it('a practice bot seals its answer at once, even the only one that it has', async () => {
  const game = await loadGame('ridges');
  let forced = 0;
  for (let seed = 0; seed < 100; seed++) {
    const random = seeded(`sealed ${seed}`);
    const die = () => 1 + Math.floor(random() * 6);
    const progress: Progress = { state: open(game, game.optionsSchema.parse({}), die).state, entries: [] };
    const autoAnswers: AutoAnswers = { ...noAutoAnswers(() => die), bot: (seat) => (seat === 'blue' ? random : null) };
    const asked = (seat: string) =>
      game.outcome(progress.state)
        ? []
        : game.decisions(progress.state).filter((each) => each.seat === seat && !autoAnswers.held.has(each.id));
    for (;;) {
      settle(game, progress, autoAnswers);
      expect(asked('blue')).toEqual([]);
      const [mine] = asked('red');
      if (!mine) break;
      forced += [...autoAnswers.held.values()].filter(({ via }) => via === 'forced').length;
      const orders = enumerate(game, game.view(progress.state, 'red'), mine, 50);
      commit(game, progress, autoAnswers, mine, orders[Math.floor(random() * orders.length)], 'web');
    }
  }
  expect(forced).toBeGreaterThan(0);
});
