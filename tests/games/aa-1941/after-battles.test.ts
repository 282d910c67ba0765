import { describe, expect, it } from 'vitest';
import { type AutoAnswers, noAutoAnswers, open, playSheet, seeded, seededDie, trySheet } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import type { K, Policy, Seat } from '../../../lib/games/axis-allies/types';
import type { AnyGame } from '../../../lib/games/registry';
import { laterOf } from '../../../lib/play/orders/later';

const options = optionsSchema.parse({ seating: 'ussr,germany,uk,japan,usa' });
const { state } = open(aa1941, options, seededDie(seeded('start')));
const usual = aa1941.defaultPolicy(options, 'ussr');
const attacks = ['MOVE 3 infantry: Caucasus > Ukraine', 'MOVE 1 fighter, 2 infantry: Russia > West Russia'];

const sheet = (orders: readonly string[]) => ({
  ...{ seat: 'ussr' as const, decision: null, orders: [...orders], via: 'web' as const, language: 'en' as const },
});
function answers(policy: Policy, seed: string): AutoAnswers<K> {
  const die = seededDie(seeded(seed));
  return { ...noAutoAnswers<K>(() => die), policy: (seat) => (seat === 'ussr' ? policy : aa1941.defaultPolicy(options, seat)) };
}
/** Lines that are offered behind those of a sheet. */
function offered(orders: readonly string[], { policy = usual, seat = 'ussr' as Seat } = {}): string[] {
  const tried = trySheet(aa1941, state, sheet(orders), answers(policy, 'tried'));
  expect(tried.refused).toBeNull();
  const { stop, state: position } = tried;
  const found = {
    ...{ seat, orders, at: stop?.at ?? orders.length, open: aa1941.decisions(position), policy: tried.policy ?? policy },
    view: aa1941.view(position, seat) as unknown as Record<string, unknown>,
  };
  const later = laterOf(aa1941 as unknown as AnyGame, found, 'en');
  if (later) expect(later.from).toBe(orders.length);
  return later?.parts.flatMap(({ lines }) => lines) ?? [];
}

describe('the turn behind its battles, ordered before them', () => {
  const turn = ['BUY 2 infantry', ...attacks, 'END'];

  it('ends the moves and places what was bought', () => {
    expect(offered(turn)).toEqual(['END', expect.stringMatching(/^PLACE 2 infantry in \w+$/)]);
    expect(offered(['BUY nothing', ...turn.slice(1)])).toEqual(['END']);
    // the only battle begins with the order that ends the moves
    expect(offered(['BUY 2 infantry', attacks[0] ?? '', 'END'])).toHaveLength(2);
  });

  it.each(['a', 'b', 'c', 'd', 'e', 'f'])('is over with one sheet whatever the dice say (%s)', (seed) => {
    const result = playSheet(aa1941, state, sheet([...turn, ...offered(turn)]), answers(usual, seed));
    expect(result.refused).toBeNull();
    expect(aa1941.decisions(result.state)).toMatchObject([{ id: '1.germany.purchase' }]);
  });

  it('is nothing before the attacks are ended, without battles, and to another seat', () => {
    expect(offered(turn.slice(0, -1))).toEqual([]);
    expect(offered(['BUY 2 infantry', 'END'])).toEqual([]);
    expect(offered(turn, { seat: 'germany' })).toEqual([]);
  });

  it('is nothing where a battle may ask its player before', () => {
    expect(offered(turn, { policy: { ...usual, ask: ['press'] } })).toEqual([]);
    expect(offered(['PLAN Ukraine ask me', ...turn])).toEqual([]);
    expect(offered(['PLAN Ukraine fight on', ...turn])).toHaveLength(2);
  });

  it('leaves a carrier to be placed when it is known which fighters wait for it', () => {
    const parts = (bought: Record<string, number>): number => {
      const tried = trySheet(aa1941, state, sheet(turn), answers(usual, 'tried'));
      const before = { seat: 'ussr' as const, policy: usual, ahead: null, language: 'en' as const };
      return aa1941.afterFights?.({ ...aa1941.view(tried.state, 'ussr'), bought }, before).length ?? 0;
    };
    expect([parts({ carrier: 1 }), parts({ submarine: 1 })]).toEqual([1, 2]);
  });
});
