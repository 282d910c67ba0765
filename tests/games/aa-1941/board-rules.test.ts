import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

describe('spaces and paths (R41-2)', () => {
  it('R41-2.4: nothing enters a neutral territory or flies over it: E-NEUTRAL', () => {
    const table = given(aa1941).position(`Round 1, UK, combat-move
      Middle East: 1 infantry, 1 bomber
      Ukraine (Germany): Germany 1 infantry`);
    table.then({
      refuses: { 'MOVE 1 infantry: Middle East > Turkey': 'E-NEUTRAL', 'MOVE 1 bomber: Middle East > Turkey > Ukraine': 'E-NEUTRAL' },
    });
    expect(table.reads('MOVE 1 bomber: Middle East > sz17 > sz18 > Ukraine')).toContain('Ukraine');
  });

  it('R41-2.5, V41-04: no ship leaves or enters the Black Sea, a bomber does', () => {
    const table = given(aa1941).position(`Round 1, UK, combat-move
      sz17: UK 1 destroyer
      Middle East: 1 bomber
      sz18: Germany 1 destroyer`);
    table.then({ refuses: { 'MOVE 1 destroyer: sz17 > sz18': 'E-STRAIT' } });
    expect(table.reads('MOVE 1 bomber: Middle East > sz17 > sz18')).toContain('sz18');
  });

  it('R41-2.6, V41-03: a Suez whose two territories belong to two sides is shut to ships of both, open to aircraft', () => {
    const position = (power: string) => `Round 1, ${power}, noncombat-move
      Middle East (Germany):
      sz17: Germany 1 destroyer, UK 1 submarine, 1 carrier, 1 fighter
      sz28: UK 1 carrier`;
    expect(given(aa1941).position(position('UK')).refuses('MOVE 1 submarine: sz17 > sz28')).toBe('E-CANAL');
    expect(given(aa1941).position(position('Germany')).refuses('MOVE 1 destroyer: sz17 > sz28')).toBe('E-CANAL');
    const table = given(aa1941).position(position('UK')).when('MOVE 1 fighter: sz17 > sz28');
    table.then({ at: { sz28: 'UK 1 fighter [spent], 1 carrier' } });
  });

  it('V41-03: with Central America any Allied ship passes Panama, and no Axis ship', () => {
    const position = (power: string) => `Round 1, ${power}, noncombat-move
      sz12: ${power} 1 destroyer`;
    expect(given(aa1941).position(position('UK')).when('MOVE 1 destroyer: sz12 > sz19').at('sz19')).toBe('UK 1 destroyer [spent]');
    expect(given(aa1941).position(position('USA')).when('MOVE 1 destroyer: sz12 > sz19').at('sz19')).toBe('USA 1 destroyer [spent]');
    expect(given(aa1941).position(position('Japan')).refuses('MOVE 1 destroyer: sz12 > sz19')).toBe('E-CANAL');
  });

  it('Q41-01: a canal opens only for the turns that begin with it', () => {
    const table = given(aa1941).position(`Round 1, UK, combat-move
      Middle East (Germany):
      India: 1 infantry
      sz28: UK 1 destroyer
      sz17: Germany 1 transport`);
    table.then({ refuses: { 'MOVE 1 destroyer: sz28 > sz17': 'E-CANAL' } });
  });

  it('R41-2.1: adjacent is what shares a border', () => {
    const table = given(aa1941).position('Round 1, Germany, combat-move\nGermany: 1 tank\nsz5: Germany 1 destroyer\nsz8: UK 1 destroyer');
    table.then({
      refuses: {
        'MOVE 1 destroyer: sz5 > sz8 > sz6': 'E-PATH',
        'MOVE 1 destroyer: sz5 > sz14': 'E-RANGE',
        'MOVE 1 tank: Germany > sz5': 'E-PATH',
        'MOVE 1 destroyer: sz5 > Germany': 'E-PATH',
        'MOVE 1 tank: Germany > Caucasus': 'E-RANGE',
      },
    });
  });

  it('R41-2.7: islands in one zone are territories of their own', () => {
    const table = given(aa1941).position(`Round 1, Japan, noncombat-move
      Iwo Jima: 1 infantry
      sz45: Japan 1 transport`);
    expect(table.refuses('MOVE 1 infantry: Iwo Jima > Okinawa')).toMatch(/E-PATH|E-RANGE/);
    table.when('FERRY sz45, load infantry from Iwo Jima in sz45, unload infantry to Okinawa');
    table.then({ at: { okinawa: '1 infantry [spent]' } });
  });

  it('orders for what is not there, not one’s own or not a space are refused by name', () => {
    const table = given(aa1941).position(
      'Round 1, Germany, combat-move\nGermany: 2 infantry, Japan 1 infantry\nEastern Europe (Germany): 1 infantry\nKarelia: 1 infantry',
    );
    table.then({
      refuses: {
        'MOVE 3 infantry: Germany > Eastern Europe': 'E-UNITS',
        'MOVE 1 infantry: Karelia > West Russia': 'E-OWNER',
        'MOVE 1 tank: Germany > Eastern Europe': 'E-UNITS',
      },
    });
  });
});

describe('combat moves by land (R41-5)', () => {
  const front = `Round 1, Germany, combat-move
    Germany: 2 infantry, 2 tanks
    Eastern Europe: 2 infantry, 2 tanks
    Ukraine (USSR): 1 infantry
    West Russia (USSR): `;

  it('V41-05: a unit that moves 2 goes through friendly land into hostile, or straight into hostile', () => {
    const table = given(aa1941).position(front);
    expect(table.reads('MOVE 1 tank: Germany > Eastern Europe > Ukraine')).toBe('MOVE 1 tank: Germany > Eastern Europe > Ukraine');
    expect(table.reads('MOVE 1 tank: Eastern Europe > Ukraine')).toBe('MOVE 1 tank: Eastern Europe > Ukraine');
  });

  it('V41-05: past a defended territory no tank goes: E-STOP', () => {
    expect(given(aa1941).position(front).refuses('MOVE 1 tank: Eastern Europe > Ukraine > West Russia')).toBe('E-STOP');
  });

  it('R41-5.1: several origins may converge on one territory', () => {
    const table = given(aa1941)
      .position(front)
      .when('MOVE 2 tanks: Germany > Eastern Europe > Ukraine\nMOVE 2 infantry, 1 tank: Eastern Europe > Ukraine');
    table.then({ at: { ukraine: '(USSR) 1 infantry, Germany 2 infantry [spent], 3 tanks [spent]' } });
    expect(table.state.turn.origins).toEqual({ ukraine: ['eastern-europe'] });
  });

  it('R41-5.2: a combat move that ends where nothing is to be fought is refused', () => {
    expect(given(aa1941).position(front).refuses('MOVE 1 infantry: Germany > Eastern Europe')).toBe('E-CM-NO-COMBAT');
  });

  it('R41-5.3: an empty hostile territory is entered by a combat move and taken without dice (R41-7.2)', () => {
    const table = given(aa1941).position(front).when('MOVE 1 infantry: Eastern Europe > West Russia').when('END');
    expect(table.told('capture')).toEqual([
      { type: 'capture', territory: 'west-russia', by: 'germany', from: 'ussr', to: 'germany', income: 1 },
    ]);
    expect(table.told('fire')).toEqual([]);
  });

  it('R41-5.3: what is left empty stays the power’s own', () => {
    const table = given(aa1941).position(front).when('MOVE 2 infantry, 2 tanks: Eastern Europe > Ukraine');
    expect(table.state.control['eastern-europe']).toBe('germany');
  });

  it('R41-5.4: nothing moves twice in the phase', () => {
    const table = given(aa1941).position(front).when('MOVE 2 tanks: Eastern Europe > Ukraine');
    expect(table.refuses('MOVE 1 tank: Eastern Europe > Ukraine')).toMatch(/E-UNITS|E-ALREADY-MOVED/);
    table.then({ refuses: { 'MOVE 1 tank: Ukraine > West Russia': 'E-ALREADY-MOVED' } });
  });
});

describe('blitz (R41-5.11)', () => {
  const position = `Round 1, Germany, combat-move
    Eastern Europe: 2 tanks, 1 infantry
    Ukraine (USSR):
    West Russia: 1 infantry
    Caucasus (USSR): USSR 1 infantry
    Karelia (USSR): USSR 1 infantry`;

  it('V41-17: a tank rolls out and back to its origin; the territory and its income are taken at once', () => {
    const table = given(aa1941).position(position).when('MOVE 1 tank: Eastern Europe > Ukraine > Eastern Europe');
    table.then({ at: { 'eastern-europe': '1 infantry, 1 tank [spent], 1 tank' } });
    expect(table.state.control.ukraine).toBe('germany');
    expect(table.told('capture')[0]).toMatchObject({ territory: 'ukraine', income: 1 });
    expect(table.refuses('MOVE 2 tanks: Eastern Europe > Ukraine > Caucasus')).toMatch(/E-UNITS|E-ALREADY-MOVED/);
  });

  it('the second territory may be hostile or friendly', () => {
    const table = given(aa1941).position(position);
    expect(table.reads('MOVE 1 tank: Eastern Europe > Ukraine > Caucasus')).toBe('MOVE 1 tank: Eastern Europe > Ukraine > Caucasus');
    expect(table.reads('MOVE 1 tank: Eastern Europe > Ukraine > West Russia')).toBe('MOVE 1 tank: Eastern Europe > Ukraine > West Russia');
  });

  it('infantry does not blitz, and a defender or an industrial complex stops a tank: E-STOP', () => {
    expect(given(aa1941).position(position).refuses('MOVE 1 infantry: Eastern Europe > Ukraine > Caucasus')).toBe('E-RANGE');
    const complex = given(aa1941).position(`Round 1, Germany, combat-move
      Ukraine: 1 tank
      Caucasus (USSR):
      Urals (USSR): `);
    complex.then({ refuses: { 'MOVE 1 tank: Ukraine > Caucasus > Urals': 'E-STOP' } });
    expect(complex.reads('MOVE 1 tank: Ukraine > Caucasus')).toContain('Caucasus');
  });

  it('a way that matters must be named, one that does not need not', () => {
    const table = given(aa1941).position(`Round 1, Germany, combat-move
      Germany: 1 tank
      Ukraine (USSR): 1 infantry
      Southern Europe: 1 tank
      Eastern Europe: 1 infantry`);
    expect(table.reads('MOVE 1 tank: Germany > Ukraine')).toBe('MOVE 1 tank: Germany > Eastern Europe > Ukraine');
  });
});
