import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { given, type Table } from './support';

/** The end of a turn, one order away. */
const endOf = (power: string, held: string) => `Round 3, ${power}, noncombat-move\n${held}`;
const reason = (table: Table) => aa1941.outcome(table.orders('END').state)?.reason ?? null;
const berlin = 'Germany (UK): UK 1 infantry';
const tokyo = 'Japan (USA): USA 1 infantry';
const london = 'United Kingdom (Germany): Germany 1 infantry';
const moscow = 'Russia (Germany): Germany 1 infantry';
const washington = 'Eastern United States (Japan): Japan 1 infantry';

describe('victory (R41-13)', () => {
  it('R41-13.1: Berlin and Tokyo at the end of Japan’s turn win the long game for the Allies', () => {
    const table = given(endOf('Japan', `${berlin}\n${tokyo}`));
    expect(reason(table)).toBe('victory-long');
    expect(aa1941.outcome(table.state)).toMatchObject({ winners: ['ussr-uk-usa'], scores: { 'ussr-uk-usa': 1, 'germany-japan': 0 } });
    expect(aa1941.decisions(table.state)).toEqual([]);
    expect(table.told('over')).toMatchObject([{ side: 'allies', cities: ['germany', 'japan'] }]);
  });

  it('R41-1.5, R41-13.2, V41-21: Berlin alone wins the short game, not the long one', () => {
    expect(reason(given(endOf('Japan', berlin)))).toBeNull();
    expect(reason(given(endOf('Japan', berlin), { victoryMode: 'short' }))).toBe('victory-short');
  });

  it('R41-13.1: two of London, Moscow and Washington at the end of the USA’s turn win the long game for the Axis', () => {
    for (const pair of [
      [london, moscow],
      [london, washington],
      [moscow, washington],
    ]) {
      const table = given(endOf('USA', pair.join('\n')));
      expect(reason(table)).toBe('victory-long');
      expect(aa1941.outcome(table.state)?.winners).toEqual(['germany-japan']);
    }
  });

  it('V41-21: Moscow alone wins neither game, London alone the short one', () => {
    expect(reason(given(endOf('USA', moscow)))).toBeNull();
    expect(reason(given(endOf('USA', moscow), { victoryMode: 'short' }))).toBeNull();
    expect(reason(given(endOf('USA', london)))).toBeNull();
    expect(reason(given(endOf('USA', london), { victoryMode: 'short' }))).toBe('victory-short');
    expect(reason(given(endOf('USA', `${london}\n${moscow}`), { victoryMode: 'short' }))).toBe('victory-short');
  });

  it('R41-13.3: only the two moments count: what is held between them does not win', () => {
    for (const power of ['USSR', 'Germany', 'UK', 'USA']) expect(reason(given(endOf(power, `${berlin}\n${tokyo}`)))).toBeNull();
    for (const power of ['USSR', 'Germany', 'UK', 'Japan']) expect(reason(given(endOf(power, `${london}\n${moscow}`)))).toBeNull();
  });

  it('R41-13.3: the moment is after income', () => {
    const table = given(endOf('USA', `${london}\n${moscow}`)).orders('END');
    expect(table.events.map((event) => event.type).slice(-2)).toEqual(['income', 'over']);
  });

  it('every seat of the winning side wins', () => {
    const table = given(endOf('Japan', `${berlin}\n${tokyo}`), { seating: 'ussr,germany,uk,japan,usa' }).orders('END');
    expect(aa1941.outcome(table.state)?.winners).toEqual(['ussr', 'uk', 'usa']);
  });
});

describe('the round limit of the house', () => {
  const last = (held: string) => given(endOf('USA', held), { roundLimit: 3 });

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
    expect(reason(given(endOf('Japan', ''), { roundLimit: 3 }))).toBeNull();
    expect(reason(given(endOf('USA', ''), { roundLimit: 4 }))).toBeNull();
    expect(reason(last(`${london}\n${moscow}`))).toBe('victory-long');
  });
});

describe('the sequence of a turn (R41-3)', () => {
  it('R41-3.1: USSR, Germany, UK, Japan, USA, each from purchase to income, then the next round', () => {
    const table = given('Round 1, USSR, purchase');
    const seen: string[] = [];
    while (table.state.round === 1) {
      const { kind } = table.question();
      seen.push(`${table.state.power} ${kind}`);
      table.orders(kind === 'purchase' ? 'BUY nothing' : 'END');
    }
    const phases = ['purchase', 'combat-move', 'noncombat-move'];
    expect(seen).toEqual(['ussr', 'germany', 'uk', 'japan', 'usa'].flatMap((power) => phases.map((phase) => `${power} ${phase}`)));
    expect(table.told('income').map((each) => each.amount)).toEqual([7, 12, 12, 9, 17]);
    expect(table.state).toMatchObject({ round: 2, power: 'ussr', phase: 'purchase' });
  });

  it('marks of the turn are gone when the next one begins', () => {
    const table = given(`Round 1, Germany, combat-move
      Germany: 1 fighter, 1 infantry
      Eastern Europe: 1 infantry
      sz6: UK 1 transport`).orders('MOVE 1 fighter: Germany > sz6\nEND\nMOVE 1 infantry: Germany > Western Europe\nEND');
    expect(table.state.power).toBe('uk');
    const marks = Object.values(table.state.spaces).flatMap((stacks) => stacks.flatMap((each) => Object.keys(each)));
    expect(new Set(marks)).toEqual(new Set(['owner', 'type', 'count']));
    expect(table.state.turn).toMatchObject({ captured: {}, intents: {}, origins: {} });
  });

  it('what answers another question is refused by phase: E-PHASE', () => {
    expect(given('Round 1, Germany, purchase').refuses('END')).toBe('E-PHASE');
    expect(given('Round 1, Germany, combat-move').refuses('BUY 1 infantry')).toBe('E-PHASE');
    expect(given('Round 1, Germany, noncombat-move').refuses('PRESS')).toBe('E-PHASE');
    expect(given('Round 1, Germany, mobilise\nBought: 1 infantry').refuses('END')).toBe('E-PHASE');
  });
});

describe('multinational forces (R41-6)', () => {
  it('R41-6.1: allies share a territory, which stays whose it is', () => {
    const table = given(`Round 1, UK, noncombat-move
      Middle East: 1 tank
      Caucasus: 1 infantry`).orders('MOVE 1 tank: Middle East > Caucasus');
    expect(table.at('caucasus')).toBe('1 ussr infantry, 1 uk tank');
    expect(table.state.control.caucasus).toBe('ussr');
  });

  it('R41-6.2: a fighter starts from an ally’s carrier in its owner’s turn, and the carrier stays', () => {
    const table = given(`Round 1, USA, combat-move
      sz13: UK 1 carrier, USA 1 fighter
      sz14: Germany 1 destroyer`);
    expect(table.refuses('MOVE 1 carrier: sz13 > sz14')).toBe('E-OWNER');
    table.orders('MOVE 1 fighter: sz13 > sz14').rolls(1, 6).orders('END').orders('MOVE 1 fighter: sz14 > sz13');
    expect(table.at('sz13')).toBe('1 uk carrier, 1 usa fighter');
  });

  it('R41-6.2: a guest among enemy warships stays out of it unless told to fight', () => {
    const position = `Round 1, Japan, noncombat-move
      sz13: UK 1 carrier, USA 1 fighter, Germany 1 destroyer`;
    const table = given(position).untilTurnOf('usa', 'combat-move');
    expect(table.state.spaces.sz13?.find((each) => each.type === 'fighter')).toMatchObject({ hover: true });
    table.orders('HOVER 0 in sz13').rolls(1, 6).orders('END');
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
    expect(given(position).orders(line).at('sz13')).toBe('1 uk carrier, 1 usa fighter');
    const asked = given(position, { seating: 'ussr,germany,uk,japan,usa' }).orders(line);
    expect(asked.asked).toBe('consent uk');
    asked.orders('REFUSE');
    expect(asked.refuses(line)).toBe('E-CONSENT');
    expect(asked.offers()).not.toContain(line);
    expect(asked.orders('END').at('sz11')).toBe('1 usa fighter, 1 usa carrier');
  });

  it('R41-6.5: an ally who refuses another guest keeps the one it has', () => {
    const table = given(
      `Round 1, USA, noncombat-move
      sz23: UK 1 carrier, USA 1 fighter
      sz13: USA 1 fighter`,
      { seating: 'ussr,germany,uk,japan,usa' },
    );
    table.orders('MOVE 1 fighter: sz13 > sz23').orders('REFUSE').orders('END');
    expect(table.at('sz23')).toBe('1 uk carrier, 1 usa fighter');
    expect(table.told('crashed')).toEqual([]);
  });

  it('carriers that sail at the end of the phase take along only guests who need them (R41-10.8)', () => {
    const table = given(`Round 1, USA, noncombat-move
      sz44: USA 2 fighters [1 left]
      sz42: USA 2 carriers, UK 2 fighters
      Midway (Japan): Japan 1 infantry`).orders('END');
    expect(table.told('crashed')).toEqual([]);
    expect(table.at('sz42')).toBe('2 uk fighter, 1 usa carrier');
  });
});
