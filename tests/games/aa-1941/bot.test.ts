import { describe, expect, it } from 'vitest';
import { asBot, carryOut, type Entry, randomOrder, seeded, selfplay } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import { decisions } from '../../../lib/games/axis-allies/rules/sequence';
import type { Event, K, Order, State } from '../../../lib/games/axis-allies/types';
import { isQuick } from '../../support/effort';
import { given } from '../../support/given';

const eventsOf = (entries: readonly Entry<K>[]): Event[] => entries.flatMap((entry) => entry.told.map((told) => told.event));

/** The bot's orders of a movement phase until it ends it. */
function ordersOf(state: State): Order[] {
  const orders: Order[] = [];
  const random = seeded('bot');
  for (;;) {
    const [decision] = decisions(state);
    if (!decision) throw new Error('nothing is asked');
    const order = aa1941.bot(state, decision, random);
    if (order.type === 'end') return orders;
    orders.push(order);
    carryOut(aa1941, state, { decision: decision.id, seat: decision.seat, order }, { roll: () => [] });
  }
}

const position = (text: string): State => given(aa1941).position(text).state;

/** What the bot does in a combat move. */
const combatMove = (text: string): Order[] => ordersOf(position(text));

describe('the practice bot', () => {
  it.skipIf(isQuick)(
    'plays a whole game against itself to a victory, with assaults and without losing aircraft for want of a landing',
    () => {
      const { outcome, entries, state } = selfplay(aa1941, optionsSchema.parse({}), { seed: 'third', choose: asBot, checksums: false });
      expect(outcome?.reason).toBe('victory-long');
      expect(state.round).toBeLessThan(40);
      const events = eventsOf(entries);
      expect(events.filter((event) => event.type === 'ashore').length).toBeGreaterThan(5);
      expect(events.filter((event) => event.type === 'crashed')).toEqual([]);
    },
    120_000,
  );

  it.each(['ussr-uk-usa', 'germany-japan'])(
    'beats a random wanderer as %s',
    (seat) => {
      for (const seed of isQuick ? ['first'] : ['first', 'second']) {
        const { outcome } = selfplay(aa1941, optionsSchema.parse({ roundLimit: 40 }), {
          seed,
          checksums: false,
          choose: (game, view, decision, random) =>
            decision.seat === seat ? game.bot(view, decision, random) : randomOrder(game, view, decision, random),
        });
        expect(outcome?.winners).toEqual([seat]);
        expect(outcome?.reason).toBe('victory-long');
      }
    },
    120_000,
  );

  it('attacks at good odds, and leaves what is too strong', () => {
    const good = combatMove(`Round 1, Germany, combat-move
      Eastern Europe: 4 infantry, 3 tanks
      Karelia: 2 infantry`);
    expect(good.some((order) => order.type === 'move' && order.path.at(-1) === 'karelia')).toBe(true);
    const bad = combatMove(`Round 1, Germany, combat-move
      Eastern Europe: 4 infantry
      Karelia: 6 infantry`);
    expect(bad.some((order) => order.type === 'move' && order.path.at(-1) === 'karelia')).toBe(false);
  });

  it('walks into what nobody defends', () => {
    const orders = combatMove(`Round 1, Germany, combat-move
      Eastern Europe: 2 infantry`);
    expect(orders).toContainEqual({ type: 'move', path: ['eastern-europe', 'karelia'], units: { infantry: 1 } });
  });

  it('keeps its capital guarded while an enemy army stands beside it', () => {
    const orders = combatMove(`Round 1, Germany, combat-move
      Eastern Europe: USSR 1 infantry
      Germany: 5 infantry
      Western Europe: USA 6 infantry, 4 tanks`);
    expect(orders.filter((order) => order.type === 'move' && order.path[0] === 'germany')).toEqual([]);
  });

  it('buys infantry when its capital is in danger', () => {
    const state = position(`Round 1, Germany, purchase
      Germany: 2 infantry
      Western Europe (USA): 4 infantry, 3 tanks`);
    const [decision] = decisions(state);
    expect(decision && aa1941.bot(state, decision, seeded('bot'))).toEqual({ type: 'purchase', units: { infantry: 4 } });
  });

  it('takes its aircraft out of a capital that they cannot save, and into one that they can', () => {
    const marching = (tanks: number) => {
      const state = position(`Round 1, USSR, noncombat-move
        Archangel: 1 infantry, 1 fighter
        Russia: 1 infantry, 1 bomber
        Urals: 1 infantry
        West Russia: Germany ${tanks} tanks`);
      return ordersOf(state).flatMap((order) => (order.type === 'move' && (order.units.fighter || order.units.bomber) ? [order.path] : []));
    };
    expect(marching(20).some((path) => path[0] === 'russia')).toBe(true);
    expect(marching(20).some((path) => path.at(-1) === 'russia')).toBe(false);
    expect(marching(3).map((path) => path.at(-1))).toContain('russia');
  });

  it('sends transports with troops against an enemy coast', () => {
    const orders = combatMove(`Round 1, UK, combat-move
      United Kingdom: 1 infantry, 1 tank
      sz6: UK 1 transport`);
    expect(orders.some((order) => order.type === 'assault' && order.loads.length === 2)).toBe(true);
  });
});
