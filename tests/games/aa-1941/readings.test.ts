import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import type { K } from '../../../lib/games/axis-allies/types';
import { given, type Table } from '../../support/given';

describe('readings of unclear places', () => {
  it('Q41-07: tanks may retreat to the territory they rolled through', () => {
    const table = given(aa1941)
      .position(`Round 2, Germany, combat-move
      Eastern Europe: 1 tank
      Ukraine (USSR):
      Caucasus: 2 infantry`)
      .dice(6, 6, 6)
      .when('MOVE 1 tank: Eastern Europe > Ukraine > Caucasus\nEND');
    expect(table.offers()).toEqual(['PRESS', 'RETREAT to Ukraine']);
    table.when('RETREAT to Ukraine');
    table.then({ at: { ukraine: '1 tank [spent]' } });
    expect(table.state.control).toMatchObject({ ukraine: 'germany', caucasus: 'ussr' });
  });

  it('Q41-09: a carrier alone makes a zone hostile: it stops ships and bars the noncombat move', () => {
    const position = (phase: string) => `Round 2, UK, ${phase}
      sz8: UK 1 battleship, 1 submarine
      sz9: Germany 1 carrier`;
    expect(given(aa1941).position(position('combat-move')).refuses('MOVE 1 battleship: sz8 > sz9 > sz10')).toBe('E-STOP');
    expect(given(aa1941).position(position('noncombat-move')).refuses('MOVE 1 battleship: sz8 > sz9')).toBe('E-NCM-HOSTILE');
    expect(given(aa1941).position(position('noncombat-move')).reads('MOVE 1 submarine: sz8 > sz9 > sz10')).toContain('sz10');
  });

  it('Q41-14: who survives a standstill shares the zone, and must fight or leave in the next turn', () => {
    const table = given(aa1941)
      .position(`Round 2, UK, combat-move
      sz8: UK 1 submarine, Germany 1 battleship
      Western Europe: 1 infantry`)
      .when('END\nSUBMERGE 1');
    table.then({ at: { sz8: 'Germany 1 battleship, UK 1 submarine [spent]' } });
    table.until('combat-move', 'germany');
    expect(table.reads('INTENT sz8 attack')).toBe('INTENT sz8 attack');
    table.when('END').until('combat-move', 'uk').when('END');
    expect(table.told('battle').at(-1)).toMatchObject({ space: 'sz8', attackers: { uk: { submarine: 1 } } });
  });

  it('Q41-04: lone transports may be left alone, but once attacked they go down without dice', () => {
    const position = `Round 2, UK, combat-move
      sz8: UK 1 battleship
      sz9: Germany 2 transports`;
    const passing = given(aa1941).position(position).when('MOVE 1 battleship: sz8 > sz9\nEND');
    expect(passing.told('fire')).toEqual([]);
    passing.then({ at: { sz9: 'UK 1 battleship [spent]' } });
    expect(
      given(aa1941)
        .position(`${position}\nsz9: UK 1 destroyer, Germany 2 transports`.replace('sz9: Germany 2 transports\n', ''))
        .when('END')
        .at('sz9'),
    ).toBe('Germany 2 transports, UK 1 destroyer');
  });
});

describe('rules that are easily taken for granted', () => {
  it('R41-1.4: units of a type are not counted out', () => {
    const table = given(aa1941).position(`Round 2, Germany, purchase
      IPCs: Germany 300
      Germany: 99 infantry`);
    expect(table.reads('BUY 100 infantry')).toBe('BUY 100 infantry');
  });

  it('R41-5.15: a landing zone that the fleet does not clear is landed in by nobody', () => {
    const table = given(aa1941).position(`Round 2, UK, combat-move
      sz8: UK 1 transport [carrying UK infantry], 1 destroyer
      sz6: Germany 1 battleship
      Norway/Finland: 1 infantry`);
    table.when('MOVE 1 destroyer: sz8 > sz6\nASSAULT Norway/Finland: sz8 > sz6, carrying UK infantry').dice(6, 1).when('END');
    // the destroyer is lost; the transport may leave or goes down
    table.when('RETREAT to sz8');
    expect(table.told('ashore')).toEqual([]);
    expect(table.state.spaces.sz8?.find((each) => each.type === 'transport')).toMatchObject({ spent: true, cargo: [{ owner: 'uk' }] });
    table.then({ refuses: { 'FERRY sz8, carrying UK infantry, unload infantry to United Kingdom': 'E-TT-USED' } });
  });

  it('R41-7.13: battleships beside a landing do not fire ashore', () => {
    const table = given(aa1941)
      .position(`Round 2, UK, combat-move
      sz8: UK 1 transport [carrying UK tank], 2 battleships
      Western Europe: 1 infantry`)
      .dice(3, 6)
      .when('ASSAULT Western Europe: sz8, carrying UK tank\nEND');
    expect(table.told('fire').flatMap((each) => each.rolls.map((roll) => roll.type))).toEqual(['tank', 'infantry']);
    expect(table.state.control['western-europe']).toBe('uk');
  });

  it('R41-10.1: who moved or fought in combat does nothing afterwards, all others may', () => {
    const table = given(aa1941)
      .position(`Round 2, Germany, combat-move
      Eastern Europe: 2 infantry, 1 tank
      Ukraine (USSR): USSR 1 infantry`)
      .dice(1, 6)
      .when('MOVE 1 infantry: Eastern Europe > Ukraine\nEND');
    table.then({ refuses: { 'MOVE 1 infantry: Ukraine > Eastern Europe': 'E-ALREADY-MOVED' } });
    expect(table.reads('MOVE 1 infantry, 1 tank: Eastern Europe > Ukraine')).toContain('Ukraine');
  });

  it('R41-10.2: land units go to friendly territories only, fresh captures included: E-NCM-HOSTILE', () => {
    const table = given(aa1941)
      .position(`Round 2, Germany, combat-move
      Eastern Europe: 1 infantry, 1 tank
      Ukraine (USSR):
      Caucasus (USSR):`)
      .when('MOVE 1 infantry: Eastern Europe > Ukraine\nEND');
    table.then({ refuses: { 'MOVE 1 tank: Eastern Europe > Ukraine > Caucasus': 'E-NCM-HOSTILE' } });
    expect(table.reads('MOVE 1 tank: Eastern Europe > Ukraine')).toBe('MOVE 1 tank: Eastern Europe > Ukraine');
  });
});

describe('what the deadline does', () => {
  const answer = (table: Table<K>) => {
    const order = aa1941.fallback(table.state, table.question());
    return order && aa1941.format(order);
  };

  it('DP41-14: nothing moves but transports that may not stay alone among warships', () => {
    const table = given(aa1941).position(`Round 2, UK, combat-move
      United Kingdom: 3 infantry
      sz8: UK 1 transport, Germany 1 destroyer`);
    const leaving = answer(table) ?? '';
    expect(leaving).toMatch(/^MOVE 1 transport: sz8 > sz\d+$/);
    expect(answer(table.when(leaving))).toBe('END');
  });

  it('DP41-16: land units and aircraft come to the complex nearest an enemy, ships to its lowest friendly zone', () => {
    const table = given(aa1941).position(`Round 2, UK, mobilise
      Bought: 1 infantry, 1 fighter, 1 destroyer
      India (Japan): Japan 1 infantry
      Western Europe: Germany 1 infantry`);
    expect(answer(table)).toBe('PLACE 1 destroyer in sz6 from United Kingdom, 1 infantry, 1 fighter in United Kingdom');
  });

  it('DP41-10: of what does not fit the dearest stays', () => {
    const table = given(aa1941).position(`Round 2, Germany, mobilise
      Bought: 4 infantry, 1 tank
      Germany: 1 infantry`);
    expect(answer(table)).toBe('PLACE 3 infantry, 1 tank in Germany, return 1 infantry');
  });

  it('DP41-11: scarce decks go to own fighters in one fixed order, what finds none lands ashore or is lost', () => {
    const table = given(aa1941).position(`Round 2, USA, noncombat-move
      sz43: USA 1 carrier
      sz44: USA 2 fighters [1 left], 1 fighter [0 left]`);
    table.when('END');
    table.then({ at: { sz44: 'USA 2 fighters, 1 carrier' } });
    expect(table.told('crashed')).toHaveLength(1);
  });
});
