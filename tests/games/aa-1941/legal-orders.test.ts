import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import { acceptedMoves, acceptedVoyages } from '../../support/accepted-orders';
import { given } from '../../support/given';

const sorted = (lines: Iterable<string>) => [...lines].sort();

describe('the order form reaches every legal move and only those', () => {
  it.each<[string, number, string]>([
    [
      'a land front with blitz, fighter and bomber',
      37,
      `Round 1, Germany, combat-move
      Eastern Europe: 2 infantry, 1 tank, 1 fighter
      Germany: 1 bomber
      Ukraine (USSR): USSR 1 infantry
      West Russia (USSR):
      Karelia: 1 infantry`,
    ],
    [
      'a fleet with submarines and transports about',
      98,
      `Round 1, UK, combat-move
      sz8: UK 1 battleship, 1 destroyer, 1 submarine, 1 transport
      sz9: Germany 1 submarine
      sz6: Germany 1 destroyer, 1 submarine
      sz14: Germany 1 transport`,
    ],
    [
      'ships among enemy warships',
      94,
      `Round 1, UK, combat-move
      sz8: UK 1 destroyer, 1 transport [carrying UK infantry], 1 transport, Germany 1 destroyer
      sz9: Germany 1 submarine`,
    ],
    [
      'carriers with own fighters far from land',
      18,
      `Round 1, USA, combat-move
      Hawaiian Islands: 1 fighter
      sz44: USA 1 carrier, 2 fighters
      Szechwan (Japan):
      sz46: Japan 1 destroyer
      sz43: Japan 1 transport`,
    ],
    [
      'a carrier with guests',
      49,
      `Round 1, UK, combat-move
      sz13: UK 2 carriers, USA 2 fighters, UK 1 fighter
      sz14: Germany 1 destroyer
      sz12: Germany 1 submarine`,
    ],
    [
      // both warships of sz6 may leave, as the carrier can still come to cover the landing
      'a landing fleet with a submarine below it',
      16,
      `Round 1, UK, combat-move
      sz6: UK 1 transport [carrying UK infantry, landing UK infantry in Norway/Finland, spent], 1 destroyer, 1 submarine, Germany 1 submarine
      sz5: Germany 1 transport
      sz9: UK 1 carrier, 1 fighter`,
    ],
    [
      'ships whose fight opens the way for a carrier',
      16,
      `Round 1, USA, combat-move
      Japan: 1 infantry, USA 1 fighter [1 left]
      sz45: UK 1 destroyer, USA 1 transport, Japan 1 destroyer
      sz37: USA 1 carrier
      sz38: USA 1 battleship`,
    ],
    [
      'landings in the noncombat move',
      82,
      `Round 1, USA, noncombat-move
      sz44: USA 2 fighters [1 left], 1 bomber [3 left]
      sz43: USA 1 carrier, 1 fighter, UK 1 carrier, 1 fighter
      Midway: 1 fighter
      sz39: Japan 1 destroyer`,
    ],
    [
      'ships in the noncombat move',
      19,
      `Round 1, Germany, noncombat-move
      sz5: Germany 1 submarine, 1 battleship, 1 transport [carrying Germany infantry], 1 transport
      sz6: UK 1 battleship
      Germany: 1 infantry, 1 tank
      Ukraine: 1 infantry
      Captured: Ukraine from USSR`,
    ],
    [
      'submarines and destroyers whose ways differ',
      66,
      `Round 1, Germany, noncombat-move
      sz9: Germany 2 submarines, 1 destroyer
      sz10: UK 1 battleship
      sz6: UK 1 battleship`,
    ],
  ])('%s', (_title, count, position) => {
    const table = given(aa1941).position(position);
    const moves = table.offers().filter((line) => line.startsWith('MOVE'));
    expect(moves).toHaveLength(count);
    expect(new Set(moves).size).toBe(count);
    expect(sorted(moves)).toEqual(sorted(acceptedMoves(table)));
  });

  it.each<[string, number, string]>([
    [
      'assaults with old and new cargo',
      36,
      `Round 1, UK, combat-move
      United Kingdom: 2 infantry, 1 tank
      sz6: UK 1 transport [carrying UK infantry + USA infantry], 1 transport
      sz8: UK 1 transport, Germany 1 destroyer
      sz5: Germany 1 submarine
      sz9: Germany 1 destroyer`,
    ],
    [
      // to sz6 from sz8 too, as the submarine there can still leave or come
      'assaults past submarines',
      47,
      `Round 1, UK, combat-move
      United Kingdom: 1 infantry
      sz6: UK 1 transport, Germany 1 submarine, UK 1 submarine
      sz8: UK 1 transport, Germany 1 submarine, USA 1 transport [carrying UK infantry + UK tank]`,
    ],
    [
      'ferries, bridges and guests',
      365,
      `Round 1, UK, noncombat-move
      United Kingdom: 2 infantry, 1 tank
      Norway/Finland (UK): UK 1 tank [spent], 1 infantry
      sz6: UK 1 transport [carrying UK infantry], 1 transport
      sz8: USA 1 transport [carrying UK tank]
      sz5: Germany 1 destroyer`,
    ],
  ])('%s', (_title, count, position) => {
    const table = given(aa1941).position(position);
    const voyages = table.offers().filter((line) => /^(ASSAULT|FERRY)/.test(line));
    expect(voyages).toHaveLength(count);
    expect(new Set(voyages).size).toBe(count);
    expect(sorted(voyages)).toEqual(sorted(acceptedVoyages(table)));
  });
});

describe('counts of legal orders at the start', () => {
  it.each([
    ['USSR', 'purchase', 6],
    ['Japan', 'purchase', 10],
    ['Germany', 'combat-move', 139],
    ['Japan', 'combat-move', 328],
    ['UK', 'noncombat-move', 637],
  ])('%s, %s: %i', (power, phase, count) => {
    const opening = aa1941.formatPosition(aa1941.setup(optionsSchema.parse({}), { roll: () => [] }, aa1941.rules).state);
    const table = given(aa1941).position(opening.replace('Round 1, USSR, purchase', `Round 1, ${power}, ${phase}`));
    const offers = table.offers();
    expect(new Set(offers).size).toBe(offers.length);
    expect(offers).toHaveLength(count);
  });
});
