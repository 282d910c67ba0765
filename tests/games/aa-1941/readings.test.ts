import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { given } from './support';

describe('readings of unclear places', () => {
  it('Q41-07: tanks may retreat to the territory they rolled through', () => {
    const table = given(`Round 2, Germany, combat-move
      Eastern Europe: 1 tank
      Ukraine (USSR):
      Caucasus: 2 infantry`)
      .rolls(6, 6, 6)
      .orders('MOVE 1 tank: Eastern Europe > Ukraine > Caucasus\nEND');
    expect(table.offers()).toEqual(['PRESS', 'RETREAT to Ukraine']);
    table.orders('RETREAT to Ukraine');
    expect(table.at('ukraine')).toBe('1 germany tank');
    expect(table.state.control).toMatchObject({ ukraine: 'germany', caucasus: 'ussr' });
  });

  it('Q41-09: a carrier alone makes a zone hostile: it stops ships and bars the noncombat move', () => {
    const position = (phase: string) => `Round 2, UK, ${phase}
      sz8: UK 1 battleship, 1 submarine
      sz9: Germany 1 carrier`;
    expect(given(position('combat-move')).refuses('MOVE 1 battleship: sz8 > sz9 > sz10')).toBe('E-STOP');
    expect(given(position('noncombat-move')).refuses('MOVE 1 battleship: sz8 > sz9')).toBe('E-NCM-HOSTILE');
    expect(given(position('noncombat-move')).reads('MOVE 1 submarine: sz8 > sz9 > sz10')).toContain('sz10');
  });

  it('Q41-14: who survives a standstill shares the zone, and must fight or leave in the next turn', () => {
    const table = given(`Round 2, UK, combat-move
      sz8: UK 1 submarine, Germany 1 battleship
      Western Europe: 1 infantry`).orders('END\nSUBMERGE 1');
    expect(table.at('sz8')).toBe('1 germany battleship, 1 uk submarine');
    table.untilTurnOf('germany', 'combat-move');
    expect(table.reads('INTENT sz8 attack')).toBe('INTENT sz8 attack');
    table.orders('END').untilTurnOf('uk', 'combat-move').orders('END');
    expect(table.told('battle').at(-1)).toMatchObject({ space: 'sz8', attackers: { uk: { submarine: 1 } } });
  });

  it('Q41-04: lone transports may be left alone, but once attacked they go down without dice', () => {
    const position = `Round 2, UK, combat-move
      sz8: UK 1 battleship
      sz9: Germany 2 transports`;
    const passing = given(position).orders('MOVE 1 battleship: sz8 > sz9\nEND');
    expect(passing.told('fire')).toEqual([]);
    expect(passing.at('sz9')).toBe('1 uk battleship');
    expect(
      given(`${position}\nsz9: UK 1 destroyer, Germany 2 transports`.replace('sz9: Germany 2 transports\n', '')).orders('END').at('sz9'),
    ).toBe('2 germany transport, 1 uk destroyer');
  });
});

describe('rules that are easily taken for granted', () => {
  it('R41-1.4: units of a type are not counted out', () => {
    const table = given(`Round 2, Germany, purchase
      IPCs: Germany 300
      Germany: 99 infantry`);
    expect(table.reads('BUY 100 infantry')).toBe('BUY 100 infantry');
  });

  it('R41-5.15: a landing zone that the fleet does not clear is landed in by nobody', () => {
    const table = given(`Round 2, UK, combat-move
      sz8: UK 1 transport [carrying UK infantry], 1 destroyer
      sz6: Germany 1 battleship
      Norway/Finland: 1 infantry`);
    table.orders('MOVE 1 destroyer: sz8 > sz6\nASSAULT Norway/Finland: sz8 > sz6, carrying UK infantry').rolls(6, 1).orders('END');
    // the destroyer is lost; the transport may leave or goes down
    table.orders('RETREAT to sz8');
    expect(table.told('ashore')).toEqual([]);
    expect(table.state.spaces.sz8?.find((each) => each.type === 'transport')).toMatchObject({ spent: true, cargo: [{ owner: 'uk' }] });
    expect(table.refuses('FERRY sz8, carrying UK infantry, unload infantry to United Kingdom')).toBe('E-TT-USED');
  });

  it('R41-7.13: battleships beside a landing do not fire ashore', () => {
    const table = given(`Round 2, UK, combat-move
      sz8: UK 1 transport [carrying UK tank], 2 battleships
      Western Europe: 1 infantry`)
      .rolls(3, 6)
      .orders('ASSAULT Western Europe: sz8, carrying UK tank\nEND');
    expect(table.told('fire').flatMap((each) => each.rolls.map((roll) => roll.type))).toEqual(['tank', 'infantry']);
    expect(table.state.control['western-europe']).toBe('uk');
  });

  it('R41-10.1: who moved or fought in combat does nothing afterwards, all others may', () => {
    const table = given(`Round 2, Germany, combat-move
      Eastern Europe: 2 infantry, 1 tank
      Ukraine (USSR): USSR 1 infantry`)
      .rolls(1, 6)
      .orders('MOVE 1 infantry: Eastern Europe > Ukraine\nEND');
    expect(table.refuses('MOVE 1 infantry: Ukraine > Eastern Europe')).toBe('E-ALREADY-MOVED');
    expect(table.reads('MOVE 1 infantry, 1 tank: Eastern Europe > Ukraine')).toContain('Ukraine');
  });

  it('R41-10.2: land units go to friendly territories only, fresh captures included: E-NCM-HOSTILE', () => {
    const table = given(`Round 2, Germany, combat-move
      Eastern Europe: 1 infantry, 1 tank
      Ukraine (USSR):
      Caucasus (USSR):`).orders('MOVE 1 infantry: Eastern Europe > Ukraine\nEND');
    expect(table.refuses('MOVE 1 tank: Eastern Europe > Ukraine > Caucasus')).toBe('E-NCM-HOSTILE');
    expect(table.reads('MOVE 1 tank: Eastern Europe > Ukraine')).toBe('MOVE 1 tank: Eastern Europe > Ukraine');
  });
});

describe('what the deadline does', () => {
  const answer = (table: ReturnType<typeof given>) => {
    const order = aa1941.fallback(table.state, table.question());
    return order && aa1941.format(order);
  };

  it('DP41-14: nothing moves but transports that may not stay alone among warships', () => {
    const table = given(`Round 2, UK, combat-move
      United Kingdom: 3 infantry
      sz8: UK 1 transport, Germany 1 destroyer`);
    const leaving = answer(table) ?? '';
    expect(leaving).toMatch(/^MOVE 1 transport: sz8 > sz\d+$/);
    expect(answer(table.orders(leaving))).toBe('END');
  });

  it('DP41-16: land units and aircraft come to the complex nearest an enemy, ships to its lowest friendly zone', () => {
    const table = given(`Round 2, UK, mobilise
      Bought: 1 infantry, 1 fighter, 1 destroyer
      India (Japan): Japan 1 infantry
      Western Europe: Germany 1 infantry`);
    expect(answer(table)).toBe('PLACE 1 destroyer in sz6 from United Kingdom, 1 infantry, 1 fighter in United Kingdom');
  });

  it('DP41-10: of what does not fit the dearest stays', () => {
    const table = given(`Round 2, Germany, mobilise
      Bought: 4 infantry, 1 tank
      Germany: 1 infantry`);
    expect(answer(table)).toBe('PLACE 3 infantry, 1 tank in Germany, return 1 infantry');
  });

  it('DP41-11: scarce decks go to own fighters in one fixed order, what finds none lands ashore or is lost', () => {
    const table = given(`Round 2, USA, noncombat-move
      sz43: USA 1 carrier
      sz44: USA 2 fighters [1 left], 1 fighter [0 left]`);
    table.orders('END');
    expect(table.at('sz44')).toBe('2 usa fighter, 1 usa carrier');
    expect(table.told('crashed')).toHaveLength(1);
  });
});
