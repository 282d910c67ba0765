import { describe, expect, it } from 'vitest';
import { readOrder } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import type { K } from '../../../lib/games/axis-allies/types';
import { given, type Table } from '../../support/given';

const fleet = `Round 2, UK, combat-move
  sz8: UK 1 battleship, 1 destroyer, 1 transport
  United Kingdom: 2 infantry
  Norway/Finland: Germany 1 infantry
  sz6: Germany 1 submarine`;
const cover = 'MOVE 1 battleship: sz8 > sz6, ignore';
const landing = 'ASSAULT Norway/Finland: sz8 > sz6, load 2 infantry from United Kingdom in sz8';

const says = (table: Table<K>, line: string, language: 'en' | 'it') => {
  const read = readOrder(aa1941, table.state, table.question(), line, language);
  return read.ok ? '' : (read.error[0]?.text ?? '');
};

describe('R41-5.2b, R41-5.16: a landing past submarines that are ignored', () => {
  it('escort and landing may be announced in either order, and nobody fights below', () => {
    const first = given(aa1941).position(fleet).when(cover).when(landing);
    const second = given(aa1941).position(fleet).when(landing).when(cover);
    const third = given(aa1941).position(fleet).when('MOVE 1 battleship: sz8 > sz6, attack').when(landing).when('INTENT sz6 ignore');
    for (const table of [first, second, third]) {
      table.dice(1, 1, 6).when('END');
      expect(table.told('battle').map(({ space }) => space)).toEqual(['norway-finland']);
      table.then({ at: { 'norway-finland': '(UK) 2 infantry [spent]' } });
    }
    expect(first.state.spaces).toEqual(second.state.spaces);
  });

  it('END waits for the other half and says which order it is', () => {
    const covered = given(aa1941).position(fleet).when(cover);
    covered.then({ refuses: { END: 'E-CM-NO-COMBAT' } });
    expect(says(covered, 'END', 'en')).toBe(
      'Warships in Sea Zone 6 cover a landing that is not announced yet: ASSAULT from there, or attack what is there with INTENT Sea Zone 6 attack.',
    );
    const landed = given(aa1941).position(fleet).when(landing);
    landed.then({ refuses: { END: 'E-AMPHIB-ESCORT' } });
    expect(says(landed, 'END', 'it')).toBe(
      'Allo sbarco dalla zona di mare 6 manca ancora una propria nave da guerra che lo copra dai sottomarini, per esempio MUOVI 1 torpediniere: zm8 > zm6, ignora.',
    );
    landed.when('MOVE 1 destroyer: sz8 > sz6, ignore').dice(1, 1, 6).when('END');
    expect(covered.offers()).not.toContain('END');
    expect(covered.when('INTENT sz6 attack').offers()).toContain('END');
  });

  it('the order form says why it offers no END', () => {
    const table = given(aa1941).position(`${fleet}\nsz9: UK 1 submarine`).when(landing);
    const root = aa1941.prompt(table.state, table.question(), [], 'en');
    expect(root.kind === 'pick' && root.label).toMatch(/^Where do you act\? The landing from Sea Zone 6 still lacks an own warship/);
  });

  it('the last ship that could cover it does not go elsewhere', () => {
    const table = given(aa1941).position(fleet.replace('1 battleship, 1 destroyer', '1 battleship')).when(landing);
    table.then({ refuses: { 'MOVE 1 battleship: sz8 > sz9': 'E-CM-NO-COMBAT' } });
    const hunted = given(aa1941)
      .position(`${fleet.replace('1 battleship, 1 destroyer', '1 battleship')}\nsz7: Germany 1 transport`)
      .when(landing);
    hunted.then({ refuses: { 'MOVE 1 battleship: sz8 > sz7, attack': 'E-AMPHIB-ESCORT' } });
    expect(hunted.offers()).not.toContain('MOVE 1 battleship: sz8 > sz7, attack');
    expect(hunted.offers()).toContain(cover);
  });

  it('one ship cannot be the promise of two landings', () => {
    const table = given(aa1941).position(`Round 2, UK, combat-move
      sz8: UK 1 battleship, 1 transport [carrying UK infantry], 1 transport [carrying UK tank]
      Norway/Finland: Germany 1 infantry
      North Africa: Germany 1 infantry
      sz6: Germany 1 submarine
      sz14: Germany 1 submarine`);
    table.when('ASSAULT Norway/Finland: sz8 > sz6, carrying UK infantry');
    table.then({ refuses: { 'ASSAULT North Africa: sz8 > sz14, carrying UK tank': 'E-AMPHIB-ESCORT' } });
  });

  it('without a landing in sight warships do not pass by', () => {
    expect(given(aa1941).position(fleet.replace(', 1 transport', '')).refuses(cover)).toBe('E-CM-NO-COMBAT');
    expect(given(aa1941).position(fleet.replace('United Kingdom: 2 infantry', 'India: 2 infantry')).refuses(cover)).toBe('E-CM-NO-COMBAT');
    expect(given(aa1941).position(fleet).refuses('MOVE 1 transport: sz8 > sz6, ignore')).toBe('E-CM-NO-COMBAT');
    expect(says(given(aa1941).position(fleet.replace(', 1 transport', '')), cover, 'en')).toMatch(
      /cannot end in Sea Zone 6 and ignore the enemy there: attack, or/,
    );
  });

  it('to a zone without enemies they sail once the landing is announced, as the refusal says', () => {
    const table = given(aa1941).position(fleet.replace('sz6: Germany 1 submarine', ''));
    expect(says(table, 'MOVE 1 battleship: sz8 > sz6', 'en')).toMatch(/ASSAULT first/);
    table.when(landing).when('MOVE 1 battleship: sz8 > sz6');
  });

  it('at the deadline the fleet attacks what it passed, and a landing gets its cheapest escort', () => {
    const covered = given(aa1941).position(fleet).when(cover);
    expect(aa1941.fallback(covered.state, covered.question())).toEqual({ type: 'intent', zone: 'sz6', intent: 'attack' });
    const landed = given(aa1941).position(fleet).when(landing);
    expect(aa1941.fallback(landed.state, landed.question())).toEqual({
      type: 'move',
      path: ['sz8', 'sz6'],
      units: { destroyer: 1 },
      intent: 'ignore',
    });
  });

  it('a position keeps who waits for a landing', () => {
    const { state } = given(aa1941).position(fleet).when(cover);
    expect(given(aa1941).position(aa1941.formatPosition(state)).state).toEqual(state);
  });
});
