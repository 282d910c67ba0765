import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import type { K } from '../../../lib/games/axis-allies/types';
import { given, type Table } from '../../support/given';

/** The end of a turn, one order away. */
const endOf = (power: string, held: string) => `Round 3, ${power}, noncombat-move\n${held}`;
const reason = (table: Table<K>) => aa1941.outcome(table.when('END').state)?.reason ?? null;
const berlin = 'Germany (UK): UK 1 infantry';
const tokyo = 'Japan (USA): USA 1 infantry';
const london = 'United Kingdom (Germany): Germany 1 infantry';
const moscow = 'Russia (Germany): Germany 1 infantry';
const washington = 'Eastern United States (Japan): Japan 1 infantry';

describe('victory (R41-13)', () => {
  it('R41-13.1: Berlin and Tokyo at the end of Japan’s turn win the long game for the Allies', () => {
    const table = given(aa1941).position(endOf('Japan', `${berlin}\n${tokyo}`));
    expect(reason(table)).toBe('victory-long');
    expect(aa1941.outcome(table.state)).toMatchObject({ winners: ['ussr-uk-usa'], scores: { 'ussr-uk-usa': 1, 'germany-japan': 0 } });
    expect(aa1941.decisions(table.state)).toEqual([]);
    expect(table.told('over')).toMatchObject([{ side: 'allies', cities: ['germany', 'japan'] }]);
  });

  it('R41-1.5, R41-13.2, V41-21: Berlin alone wins the short game, not the long one', () => {
    expect(reason(given(aa1941).position(endOf('Japan', berlin)))).toBeNull();
    expect(reason(given(aa1941, { victoryMode: 'short' }).position(endOf('Japan', berlin)))).toBe('victory-short');
  });

  it('R41-13.1: two of London, Moscow and Washington at the end of the USA’s turn win the long game for the Axis', () => {
    for (const pair of [
      [london, moscow],
      [london, washington],
      [moscow, washington],
    ]) {
      const table = given(aa1941).position(endOf('USA', pair.join('\n')));
      expect(reason(table)).toBe('victory-long');
      expect(aa1941.outcome(table.state)?.winners).toEqual(['germany-japan']);
    }
  });

  it('V41-21: Moscow alone wins neither game, London alone the short one', () => {
    expect(reason(given(aa1941).position(endOf('USA', moscow)))).toBeNull();
    expect(reason(given(aa1941, { victoryMode: 'short' }).position(endOf('USA', moscow)))).toBeNull();
    expect(reason(given(aa1941).position(endOf('USA', london)))).toBeNull();
    expect(reason(given(aa1941, { victoryMode: 'short' }).position(endOf('USA', london)))).toBe('victory-short');
    expect(reason(given(aa1941, { victoryMode: 'short' }).position(endOf('USA', `${london}\n${moscow}`)))).toBe('victory-short');
  });

  it('R41-13.3: only the two moments count: what is held between them does not win', () => {
    for (const power of ['USSR', 'Germany', 'UK', 'USA'])
      expect(reason(given(aa1941).position(endOf(power, `${berlin}\n${tokyo}`)))).toBeNull();
    for (const power of ['USSR', 'Germany', 'UK', 'Japan'])
      expect(reason(given(aa1941).position(endOf(power, `${london}\n${moscow}`)))).toBeNull();
  });

  it('R41-13.3: the moment is after income', () => {
    const table = given(aa1941)
      .position(endOf('USA', `${london}\n${moscow}`))
      .when('END');
    expect(table.events.map((event) => event.type).slice(-2)).toEqual(['income', 'over']);
  });

  it('every seat of the winning side wins', () => {
    const table = given(aa1941, { seating: 'ussr,germany,uk,japan,usa' })
      .position(endOf('Japan', `${berlin}\n${tokyo}`))
      .when('END');
    expect(aa1941.outcome(table.state)?.winners).toEqual(['ussr', 'uk', 'usa']);
  });
});

describe('the round limit of the house', () => {
  const last = (held: string) => given(aa1941, { roundLimit: 3 }).position(endOf('USA', held));

  it('gives the game to the side that produces more than at the start', () => {
    const table = last('Caucasus (Germany): Germany 1 infantry');
    expect(reason(table)).toBe('round-limit');
    expect(aa1941.outcome(table.state)?.winners).toEqual(['germany-japan']);
  });

  it('is a draw when nothing has changed', () => {
    const table = last('');
    expect(reason(table)).toBe('round-limit');
    expect(aa1941.outcome(table.state)).toMatchObject({ winners: [], scores: { 'ussr-uk-usa': 0.5, 'germany-japan': 0.5 } });
  });

  it('comes after the last power’s turn, and a victory before it', () => {
    expect(reason(given(aa1941, { roundLimit: 3 }).position(endOf('Japan', '')))).toBeNull();
    expect(reason(given(aa1941, { roundLimit: 4 }).position(endOf('USA', '')))).toBeNull();
    expect(reason(last(`${london}\n${moscow}`))).toBe('victory-long');
  });
});

describe('the sequence of a turn (R41-3)', () => {
  it('R41-3.1: USSR, Germany, UK, Japan, USA, each from purchase to income, then the next round', () => {
    const table = given(aa1941).position('Round 1, USSR, purchase');
    const seen: string[] = [];
    while (table.state.round === 1) {
      const { kind } = table.question();
      seen.push(`${table.state.power} ${kind}`);
      table.when(kind === 'purchase' ? 'BUY nothing' : 'END');
    }
    const phases = ['purchase', 'combat-move', 'noncombat-move'];
    expect(seen).toEqual(['ussr', 'germany', 'uk', 'japan', 'usa'].flatMap((power) => phases.map((phase) => `${power} ${phase}`)));
    expect(table.told('income').map((each) => each.amount)).toEqual([7, 12, 12, 9, 17]);
    expect(table.state).toMatchObject({ round: 2, power: 'ussr', phase: 'purchase' });
  });

  it('marks of the turn are gone when the next one begins', () => {
    const table = given(aa1941)
      .position(`Round 1, Germany, combat-move
      Germany: 1 fighter, 1 infantry
      Eastern Europe: 1 infantry
      sz6: UK 1 transport`)
      .when('MOVE 1 fighter: Germany > sz6\nEND\nMOVE 1 infantry: Germany > Western Europe\nEND');
    expect(table.state.power).toBe('uk');
    const marks = Object.values(table.state.spaces).flatMap((stacks) => stacks.flatMap((each) => Object.keys(each)));
    expect(new Set(marks)).toEqual(new Set(['owner', 'type', 'count']));
    expect(table.state.turn).toMatchObject({ captured: {}, intents: {}, origins: {} });
  });

  it('what answers another question is refused by phase: E-PHASE', () => {
    expect(given(aa1941).position('Round 1, Germany, purchase').refuses('END')).toBe('E-PHASE');
    expect(given(aa1941).position('Round 1, Germany, combat-move').refuses('BUY 1 infantry')).toBe('E-PHASE');
    expect(given(aa1941).position('Round 1, Germany, noncombat-move').refuses('PRESS')).toBe('E-PHASE');
    expect(given(aa1941).position('Round 1, Germany, mobilise\nBought: 1 infantry').refuses('END')).toBe('E-PHASE');
  });
});

describe('multinational forces (R41-6)', () => {
  it('R41-6.1: allies share a territory, which stays whose it is', () => {
    const table = given(aa1941)
      .position(`Round 1, UK, noncombat-move
      Middle East: 1 tank
      Caucasus: 1 infantry`)
      .when('MOVE 1 tank: Middle East > Caucasus');
    table.then({ at: { caucasus: '1 infantry, UK 1 tank [spent]' } });
    expect(table.state.control.caucasus).toBe('ussr');
  });

  it('R41-6.2: a fighter starts from an ally’s carrier in its owner’s turn, and the carrier stays', () => {
    const table = given(aa1941).position(`Round 1, USA, combat-move
      sz13: UK 1 carrier, USA 1 fighter
      sz14: Germany 1 destroyer`);
    table.then({ refuses: { 'MOVE 1 carrier: sz13 > sz14': 'E-OWNER' } });
    table.when('MOVE 1 fighter: sz13 > sz14').dice(1, 6).when('END').when('MOVE 1 fighter: sz14 > sz13');
    table.then({ at: { sz13: 'UK 1 carrier, USA 1 fighter [spent]' } });
  });

  it('R41-6.2: a guest among enemy warships stays out of it unless told to fight', () => {
    const position = `Round 1, Japan, noncombat-move
      sz13: UK 1 carrier, USA 1 fighter, Germany 1 destroyer`;
    const table = given(aa1941).position(position).until('combat-move', 'usa');
    expect(table.state.spaces.sz13?.find((each) => each.type === 'fighter')).toMatchObject({ hover: true });
    table.when('HOVER 0 in sz13').dice(1, 6).when('END');
    expect(table.told('battle').at(-1)).toMatchObject({
      space: 'sz13',
      attackers: { usa: { fighter: 1 } },
      defenders: { germany: { destroyer: 1 } },
    });
  });

  it('R41-6.5, DP41-9: landing on another seat’s carrier asks for its consent', () => {
    const position = `Round 1, USA, noncombat-move
      sz13: UK 1 carrier
      sz11: USA 1 carrier, 1 fighter`;
    const line = 'MOVE 1 fighter: sz11 > sz13';
    expect(given(aa1941).position(position).when(line).at('sz13')).toBe('UK 1 carrier, USA 1 fighter [spent]');
    const asked = given(aa1941, { seating: 'ussr,germany,uk,japan,usa' }).position(position).when(line);
    asked.then({ asks: ['consent uk'] });
    asked.when('REFUSE');
    asked.then({ refuses: { [line]: 'E-CONSENT' } });
    expect(asked.offers()).not.toContain(line);
    expect(asked.when('END').at('sz11')).toBe('USA 1 fighter, 1 carrier');
  });

  it('R41-6.5: an ally who refuses another guest keeps the one it has', () => {
    const table = given(aa1941, { seating: 'ussr,germany,uk,japan,usa' }).position(`Round 1, USA, noncombat-move
      sz23: UK 1 carrier, USA 1 fighter
      sz13: USA 1 fighter`);
    table.when('MOVE 1 fighter: sz13 > sz23').when('REFUSE').when('END');
    table.then({ at: { sz23: 'UK 1 carrier, USA 1 fighter' } });
    expect(table.told('crashed')).toEqual([]);
  });

  it('carriers that sail at the end of the phase take along only guests who need them (R41-10.8)', () => {
    const table = given(aa1941)
      .position(`Round 1, USA, noncombat-move
      sz44: USA 2 fighters [1 left]
      sz42: USA 2 carriers, UK 2 fighters
      Midway (Japan): Japan 1 infantry`)
      .when('END');
    expect(table.told('crashed')).toEqual([]);
    table.then({ at: { sz42: 'UK 2 fighters, USA 1 carrier' } });
  });
});
