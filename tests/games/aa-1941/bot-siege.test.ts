import { beforeAll, describe, expect, it } from 'vitest';
import { asBot, carryOut, type Entry, seeded, selfplay } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { surveyOf } from '../../../lib/games/axis-allies/bot/survey';
import { voyagesTo } from '../../../lib/games/axis-allies/bot/voyages';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import { decisions } from '../../../lib/games/axis-allies/rules/sequence';
import type { K, Order, State, Units } from '../../../lib/games/axis-allies/types';
import { isQuick } from '../../support/effort';
import { given } from '../../support/given';

const position = (text: string): State => given(aa1941).position(text).state;

/** Plays the bot's orders of a movement phase until it ends it; the state is as the last one left it. */
function playOut(state: State): void {
  for (;;) {
    const [decision] = decisions(state);
    if (!decision) throw new Error('nothing is asked');
    const order = aa1941.bot(state, decision, seeded('bot'));
    if (order.type === 'end') return;
    carryOut(aa1941, state, { decision: decision.id, seat: decision.seat, order }, { roll: () => [] });
  }
}

const countIn = (state: State, space: string, type: string) =>
  (state.spaces[space] ?? []).filter((stack) => stack.type === type).reduce((sum, stack) => sum + stack.count, 0);

describe('the practice bot before an enemy capital', () => {
  it('plans the landing in the capital that falls soonest, with as much as that takes', () => {
    const weak = surveyOf(
      position(`Round 1, USA, noncombat-move
        Germany: 12 infantry, 4 fighters
        Japan: 1 infantry
        Western United States: 6 infantry, 6 tanks`),
    );
    expect(weak.siege?.target).toBe('japan');
    expect(weak.siege?.muster).toBe('sz42');
    const strong = surveyOf(
      position(`Round 1, USA, noncombat-move
        Germany: 40 infantry
        Japan: 6 infantry, 1 tank`),
    );
    expect(strong.siege?.target).toBe('japan');
    expect(strong.siege?.lift).toBeGreaterThan(weak.siege?.lift ?? 0);
  });

  it('counts a transport once, though the capital has several coasts to land on', () => {
    const state = position(`Round 1, Germany, combat-move
      Germany: 3 infantry, 3 tanks
      United Kingdom: 3 infantry
      sz5: Germany 1 transport`);
    const voyages = [...voyagesTo(surveyOf(state), 'united-kingdom', () => ({ infantry: 3, tank: 3 }))];
    expect(voyages.map(({ units }) => units)).toEqual([{ infantry: 1, tank: 1 }]);
    playOut(state);
    expect(countIn(state, 'sz5', 'transport')).toBe(1);
  });

  it('plans none where no landing could be strong enough', () => {
    const state = position(`Round 1, USA, noncombat-move
      Germany: 40 infantry
      Japan: 40 infantry`);
    expect(surveyOf(state).siege).toBeNull();
  });

  it('sails with warships and full holds together once they are enough', () => {
    const state = position(`Round 1, USA, noncombat-move
      Germany: 30 infantry
      Japan: 1 infantry
      Western United States: 8 infantry, 6 tanks
      sz42: USA 6 transports, 2 destroyers, 1 battleship`);
    playOut(state);
    const [stage] = Object.keys(state.spaces).filter((space) => countIn(state, space, 'transport') > 0);
    expect(stage).not.toBe('sz42');
    expect(countIn(state, stage ?? '', 'transport')).toBe(6);
    expect(countIn(state, stage ?? '', 'battleship')).toBe(1);
    expect(state.spaces[stage ?? '']?.filter((stack) => stack.type === 'transport').every((stack) => stack.cargo?.length === 2)).toBe(true);
  });

  it('keeps its ships together in port while they are too few', () => {
    const state = position(`Round 1, USA, noncombat-move
      Germany: 30 infantry
      Japan: 8 infantry, 2 tanks
      Western United States: 2 infantry, 1 tank
      sz42: USA 1 transport, 2 destroyers, 1 battleship`);
    playOut(state);
    expect(countIn(state, 'sz42', 'transport')).toBe(1);
    expect(countIn(state, 'sz42', 'battleship')).toBe(1);
  });

  it('lands in the capital when its fleet lies before it', () => {
    const state = position(`Round 1, USA, combat-move
      Alaska: 4 infantry, 4 tanks
      Japan: 1 infantry
      Western United States: 4 infantry, 4 tanks
      sz48: USA 4 transports, 2 destroyers, 1 battleship`);
    const [decision] = decisions(state);
    if (!decision) throw new Error('nothing is asked');
    const order: Order = aa1941.bot(state, decision, seeded('bot'));
    expect(order).toMatchObject({ type: 'assault', target: 'japan' });
  });
});

/** What was built, and how many transports were sunk without a die being thrown. */
function ships(entries: readonly Entry<K>[]): { built: Units; sunk: number } {
  const built: Units = {};
  let sunk = 0;
  for (const { event } of entries.flatMap(({ told }) => told)) {
    if (event.type === 'defenceless') for (const { type, count } of event.losses) sunk += type === 'transport' ? count : 0;
    if (event.type !== 'mobilise') continue;
    for (const { units } of event.placements) {
      for (const [type, count] of Object.entries(units) as [keyof Units, number][]) built[type] = (built[type] ?? 0) + count;
    }
  }
  return { built, sunk };
}

describe.skipIf(isQuick)('games between practice bots', () => {
  const seeds = ['first', 'third'];
  let games: ReturnType<typeof ships>[] = [];
  beforeAll(() => {
    const options = optionsSchema.parse({ roundLimit: 25 });
    games = seeds.map((seed) => ships(selfplay(aa1941, options, { seed, choose: asBot, checksums: false }).entries));
  });

  it('lose few transports without a fight', () => {
    const sum = (of: (each: (typeof games)[number]) => number) => games.reduce((all, each) => all + of(each), 0);
    const sunk = sum((each) => each.sunk);
    expect(sunk / games.length).toBeLessThan(15);
    expect(sunk).toBeLessThan(0.55 * sum(({ built }) => built.transport ?? 0));
  });

  it('see infantry and tanks, aircraft, submarines and warships built, and not mostly one of them', () => {
    for (const { built } of games) {
      const total = Object.values(built).reduce((sum, count) => sum + count, 0);
      for (const type of ['infantry', 'tank', 'fighter', 'bomber', 'submarine', 'transport', 'battleship'] as const) {
        expect(built[type] ?? 0, type).toBeGreaterThan(0);
        expect((built[type] ?? 0) / total, type).toBeLessThan(0.7);
      }
    }
  });
});
