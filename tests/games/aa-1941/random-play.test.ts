import { describe, expect, it } from 'vitest';
import { clone, replay, type Selfplay, selfplay } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { edition1941 } from '../../../lib/games/axis-allies/editions/1941';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import { costOf } from '../../../lib/games/axis-allies/rules/purchase';
import { bookSeatings } from '../../../lib/games/axis-allies/seatings';
import { type K, powers, type State, type Units } from '../../../lib/games/axis-allies/types';
import { controlAfter, eventsOf, treasuriesAfter, unaccounted } from '../../support/accounts';
import { isQuick } from '../../support/effort';

const seeds = isQuick ? [1, 2, 3] : [1, 2, 3, 4, 5, 6, 7, 8];

/** A random game under one of the options, with what it broke of P-01 to P-24 before every order. */
interface Played extends Selfplay<K> {
  broken: string[];
}

function randomGame(seed: number): Played {
  const options = optionsSchema.parse({
    roundLimit: 6,
    seating: bookSeatings[seed % bookSeatings.length],
    errataSetup: seed % 2 === 0,
    translatorEscort: seed % 3 === 0,
    blackSeaBuild: seed % 5 !== 0,
    victoryMode: seed % 4 === 0 ? 'short' : 'long',
  });
  const broken: string[] = [];
  const visit = (state: State) => broken.push(...(aa1941.invariants?.(state) ?? []));
  return { ...selfplay(aa1941, options, { seed, checksums: false, most: 20_000, visit }), broken };
}

/** The games of the tests below, each played once and only read. */
const games = new Map<number, Played>();
function played(seed: number): Played {
  const game = games.get(seed) ?? randomGame(seed);
  games.set(seed, game);
  return game;
}

const priceOf = (units: Units) => costOf(edition1941, units);

describe('random play', () => {
  it.each(seeds)('game %i ends within its round limit and keeps P-01 to P-24 before every order', (seed) => {
    const game = played(seed);
    expect(game.broken).toEqual([]);
    expect(game.outcome).not.toBeNull();
    expect(game.state.round).toBeLessThanOrEqual(6);
  });

  it('P-02: every IPC of every treasury is accounted for by an event', () => {
    for (const seed of seeds) {
      const game = played(seed);
      expect(treasuriesAfter(edition1941, eventsOf(game))).toEqual(game.state.treasury);
    }
  });

  it('P-04: units appear only by mobilisation and go only by losses that are told', () => {
    for (const seed of seeds) {
      const game = played(seed);
      expect(unaccounted(edition1941, game)).toEqual([]);
    }
  });

  it('R41-11.6: what was bought is placed or paid back', () => {
    for (const seed of seeds) {
      const events = eventsOf(played(seed));
      const bought = events.flatMap((event) => (event.type === 'purchase' ? [priceOf(event.units)] : []));
      const placed = events.flatMap((event) =>
        event.type === 'mobilise' ? [event.placements.reduce((sum, each) => sum + priceOf(each.units), 0) + event.refunded] : [],
      );
      const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
      expect(sum(placed)).toBe(sum(bought));
    }
  });

  it('P-11: territories change hands only by capture or with a freed capital', () => {
    for (const seed of seeds) {
      const game = played(seed);
      expect(controlAfter(edition1941, eventsOf(game))).toEqual(game.state.control);
    }
  });

  it('P-13: no industrial complex makes more than its territory is worth', () => {
    for (const seed of seeds) {
      for (const event of eventsOf(played(seed))) {
        if (event.type !== 'mobilise') continue;
        const made = new Map<string, number>();
        for (const { from, units } of event.placements) {
          made.set(from, (made.get(from) ?? 0) + Object.values(units).reduce((sum, count) => sum + count, 0));
        }
        for (const [factory, count] of made) {
          const facts = edition1941.space[factory];
          expect(count).toBeLessThanOrEqual(facts?.kind === 'land' ? facts.income : 0);
        }
      }
    }
  });

  it('P-18: the log replays to the same game', () => {
    const game = played(3);
    const input = {
      options: game.options,
      rules: aa1941.rules,
      draws: game.opened.draws,
      entries: game.entries.map(({ checksum: _, ...entry }) => entry),
    };
    expect(replay(aa1941, clone(input), { verify: true })).toEqual(game.state);
  });

  it('P-19: what is accepted is accepted again as it was written', () => {
    const again: string[] = [];
    const game = selfplay(aa1941, optionsSchema.parse({ roundLimit: 3, seating: bookSeatings[3] }), {
      seed: 'again',
      checksums: false,
      visit(state, decision, order) {
        const once = aa1941.check(state, decision, order, 'en');
        if (!once.ok) throw new Error(`${decision.id}: ${aa1941.format(order)}`);
        const twice = aa1941.check(state, decision, once.value, 'en');
        if (!twice.ok || aa1941.format(twice.value) !== aa1941.format(once.value)) again.push(aa1941.format(order));
      },
    });
    expect(again).toEqual([]);
    expect(game.outcome).not.toBeNull();
  });

  it('every power acts in every round', () => {
    const turns = eventsOf(played(2)).flatMap((event) => (event.type === 'turn' ? [`${event.round} ${event.power}`] : []));
    expect(turns.slice(0, 10)).toEqual([1, 2].flatMap((round) => powers.map((power) => `${round} ${power}`)));
  });
});
