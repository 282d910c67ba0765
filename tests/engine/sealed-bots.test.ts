import { expect, it } from 'vitest';
import { bareDesk, type Course, commit, type Desk, enumerate, open, seeded, settle } from '../../lib/engine';
import { loadGame } from '../../lib/games/registry';

it('a practice bot seals its answer at once, even the only one that it has', async () => {
  const game = await loadGame('ridges');
  let forced = 0;
  for (let seed = 0; seed < 100; seed++) {
    const random = seeded(`sealed ${seed}`);
    const die = () => 1 + Math.floor(random() * 6);
    const course: Course = { state: open(game, game.optionsSchema.parse({}), die, game.rules).state, entries: [] };
    const desk: Desk = { ...bareDesk(() => die), bot: (seat) => (seat === 'blue' ? random : null) };
    const asked = (seat: string) =>
      game.outcome(course.state) ? [] : game.decisions(course.state).filter((each) => each.seat === seat && !desk.held.has(each.id));
    for (;;) {
      settle(game, course, desk);
      expect(asked('blue')).toEqual([]);
      const [mine] = asked('red');
      if (!mine) break;
      forced += [...desk.held.values()].filter(({ via }) => via === 'forced').length;
      const orders = enumerate(game, game.view(course.state, 'red'), mine, 50);
      commit(game, course, desk, mine, orders[Math.floor(random() * orders.length)], 'web');
    }
  }
  expect(forced).toBeGreaterThan(0);
});
