import { describe, expect, it } from 'vitest';
import { aa1941 } from '../../../lib/games/axis-allies';
import type { K } from '../../../lib/games/axis-allies/types';
import { given, type Table } from '../../support/given';

const landed = (table: Table<K>) => table.told('landed').map(({ from, to, units }) => `${JSON.stringify(units)} ${from} > ${to}`);

describe('R41-10, DP41-15: the end of the noncombat move', () => {
  it('brings fighters back to the carrier they flew from, though land is as near', () => {
    const table = given(aa1941).position(`Round 2, UK, combat-move
      sz14: UK 1 carrier, 2 fighters
      Gibraltar: 1 infantry
      North Africa: Germany 1 infantry
      Anglo-Egypt Sudan: 2 infantry`);
    table.dice(1, 1, 6).when(`MOVE 2 fighters: sz14 > North Africa
      END
      END`);
    table.then({ at: { sz14: 'UK 2 fighters, 1 carrier' } });
    expect(landed(table)).toEqual(['{"fighter":2} north-africa > sz14']);
  });

  it('fighters that did not fly follow the carrier that was moved from under them', () => {
    const table = given(aa1941).position(`Round 2, UK, noncombat-move
      sz14: UK 1 carrier, 2 fighters
      sz16: UK 1 destroyer`);
    table.when('MOVE 1 carrier: sz14 > sz16').when('END');
    table.then({ at: { sz16: 'UK 2 fighters, 1 destroyer, 1 carrier' } });
    expect(landed(table)).toEqual(['{"fighter":2} sz14 > sz16']);
  });

  it('a carrier that is full, or too far, sends them ashore', () => {
    const full = given(aa1941).position(`Round 2, UK, noncombat-move
      sz14: UK 1 carrier, 1 fighter [spent], USA 1 fighter
      sz9: UK 1 fighter [2 left, deck]`);
    full.when('END');
    expect(landed(full)).toEqual(['{"fighter":1} sz9 > eastern-canada']);
    const far = given(aa1941).position(`Round 2, UK, noncombat-move
      sz16: UK 1 carrier
      sz9: UK 1 fighter [2 left, deck]`);
    far.when('END');
    expect(landed(far)).toEqual(['{"fighter":1} sz9 > eastern-canada']);
  });

  it('fighters from ashore go home ashore, and leave the decks to those that came from them', () => {
    const table = given(aa1941).position(`Round 2, Japan, combat-move
      sz46: Japan 1 carrier, 1 fighter
      Japan: 1 fighter
      Szechwan: USA 1 infantry
      Coastal China: 2 infantry
      Manchuria: 1 infantry`);
    table.dice(1, 1, 6).when(`MOVE 1 fighter: sz46 > Szechwan
      MOVE 1 fighter: Japan > Szechwan
      END
      END`);
    table.then({ at: { sz46: 'Japan 1 fighter, 1 carrier' } });
    expect(table.told('landed').map(({ to }) => to)).toContain('coastal-china');
  });

  it('an order that takes one of several aircraft ashore leaves the carrier its own', () => {
    const table = given(aa1941).position(`Round 2, Japan, noncombat-move
      sz46: Japan 1 carrier
      Szechwan: Japan 1 fighter [2 left], 1 fighter [2 left, deck], USA 1 infantry
      Coastal China: 2 infantry`);
    table.when('MOVE 1 fighter: Szechwan > Coastal China').when('END');
    table.then({ at: { sz46: 'Japan 1 fighter, 1 carrier', 'coastal-china': '2 infantry, 1 fighter' } });
  });

  it('guests go back to the carrier of the ally that they came from', () => {
    const table = given(aa1941).position(`Round 2, UK, combat-move
      sz14: USA 1 carrier, UK 1 fighter
      Gibraltar: UK 1 infantry
      North Africa: Germany 1 infantry`);
    table.dice(1, 6).when(`MOVE 1 fighter: sz14 > North Africa
      END
      END`);
    table.then({ at: { sz14: 'UK 1 fighter, USA 1 carrier' } });
  });

  it('aircraft do not land in an empty territory at the front while a better one is in reach', () => {
    const table = given(aa1941).position(`Round 2, Germany, noncombat-move
      Ukraine (USSR): Germany 1 bomber [3 left], USSR 1 infantry
      Eastern Europe:
      West Russia: Germany 1 infantry
      Germany: 2 infantry`);
    table.when('END');
    table.then({ at: { 'eastern-europe': '', 'west-russia': '1 infantry, 1 bomber' } });
  });
});

describe('rules 2', () => {
  it('games begun under them land the nearest way, as they did', () => {
    const table = given(aa1941).position(`Round 2, UK, noncombat-move
      Rules: 2
      sz14: UK 1 carrier, 2 fighters
      sz16: UK 1 destroyer`);
    table.when('MOVE 1 carrier: sz14 > sz16').when('END');
    table.then({ at: { sz16: 'UK 1 destroyer, 1 carrier' } });
  });
});
