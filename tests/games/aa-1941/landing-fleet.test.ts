import { describe, expect, it } from 'vitest';
import { readOrder } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { given, type Table } from './support';

const fleet = `Round 2, UK, combat-move
  sz8: UK 1 battleship, 1 destroyer, 1 transport
  United Kingdom: 2 infantry
  Norway/Finland: Germany 1 infantry
  sz6: Germany 1 submarine`;
const cover = 'MOVE 1 battleship: sz8 > sz6, ignore';
const landing = 'ASSAULT Norway/Finland: sz8 > sz6, load 2 infantry from United Kingdom in sz8';

const says = (table: Table, line: string, language: 'en' | 'it') => {
  const read = readOrder(aa1941, table.state, table.question(), line, language);
  return read.ok ? '' : (read.error[0]?.text ?? '');
};

describe('R41-5.2b, R41-5.16: a landing past submarines that are ignored', () => {
  it('escort and landing may be announced in either order, and nobody fights below', () => {
    const first = given(fleet).orders(cover).orders(landing);
    const second = given(fleet).orders(landing).orders(cover);
    const third = given(fleet).orders('MOVE 1 battleship: sz8 > sz6, attack').orders(landing).orders('INTENT sz6 ignore');
    for (const table of [first, second, third]) {
      table.rolls(1, 1, 6).orders('END');
      expect(table.told('battle').map(({ space }) => space)).toEqual(['norway-finland']);
      expect(table.at('norway-finland')).toBe('2 uk infantry');
    }
    expect(first.state.spaces).toEqual(second.state.spaces);
  });

  it('END waits for the other half and says which order it is', () => {
    const covered = given(fleet).orders(cover);
    expect(covered.refuses('END')).toBe('E-CM-NO-COMBAT');
    expect(says(covered, 'END', 'en')).toBe(
      'Warships in Sea Zone 6 cover a landing that is not announced yet: ASSAULT from there, or attack what is there with INTENT Sea Zone 6 attack.',
    );
    const landed = given(fleet).orders(landing);
    expect(landed.refuses('END')).toBe('E-AMPHIB-ESCORT');
    expect(says(landed, 'END', 'it')).toBe(
      'Allo sbarco dalla zona di mare 6 manca ancora una propria nave da guerra che lo copra dai sottomarini, per esempio MUOVI 1 torpediniere: zm8 > zm6, ignora.',
    );
    landed.orders('MOVE 1 destroyer: sz8 > sz6, ignore').rolls(1, 1, 6).orders('END');
    expect(covered.offers()).not.toContain('END');
    expect(covered.orders('INTENT sz6 attack').offers()).toContain('END');
  });

  it('the order form says why it offers no END', () => {
    const table = given(`${fleet}\nsz9: UK 1 submarine`).orders(landing);
    const root = aa1941.prompt(table.state, table.question(), [], 'en');
    expect(root.kind === 'pick' && root.label).toMatch(/^Where do you act\? The landing from Sea Zone 6 still lacks an own warship/);
  });

  it('the last ship that could cover it does not go elsewhere', () => {
    const table = given(fleet.replace('1 battleship, 1 destroyer', '1 battleship')).orders(landing);
    expect(table.refuses('MOVE 1 battleship: sz8 > sz9')).toBe('E-CM-NO-COMBAT');
    const hunted = given(`${fleet.replace('1 battleship, 1 destroyer', '1 battleship')}\nsz7: Germany 1 transport`).orders(landing);
    expect(hunted.refuses('MOVE 1 battleship: sz8 > sz7, attack')).toBe('E-AMPHIB-ESCORT');
    expect(hunted.offers()).not.toContain('MOVE 1 battleship: sz8 > sz7, attack');
    expect(hunted.offers()).toContain(cover);
  });

  it('one ship cannot be the promise of two landings', () => {
    const table = given(`Round 2, UK, combat-move
      sz8: UK 1 battleship, 1 transport [carrying UK infantry], 1 transport [carrying UK tank]
      Norway/Finland: Germany 1 infantry
      North Africa: Germany 1 infantry
      sz6: Germany 1 submarine
      sz14: Germany 1 submarine`);
    table.orders('ASSAULT Norway/Finland: sz8 > sz6, carrying UK infantry');
    expect(table.refuses('ASSAULT North Africa: sz8 > sz14, carrying UK tank')).toBe('E-AMPHIB-ESCORT');
  });

  it('without a landing in sight warships do not pass by', () => {
    expect(given(fleet.replace(', 1 transport', '')).refuses(cover)).toBe('E-CM-NO-COMBAT');
    expect(given(fleet.replace('United Kingdom: 2 infantry', 'India: 2 infantry')).refuses(cover)).toBe('E-CM-NO-COMBAT');
    expect(given(fleet).refuses('MOVE 1 transport: sz8 > sz6, ignore')).toBe('E-CM-NO-COMBAT');
    expect(says(given(fleet.replace(', 1 transport', '')), cover, 'en')).toMatch(
      /cannot end in Sea Zone 6 and ignore the enemy there: attack, or/,
    );
  });

  it('to a zone without enemies they sail once the landing is announced, as the refusal says', () => {
    const table = given(fleet.replace('sz6: Germany 1 submarine', ''));
    expect(says(table, 'MOVE 1 battleship: sz8 > sz6', 'en')).toMatch(/ASSAULT first/);
    table.orders(landing).orders('MOVE 1 battleship: sz8 > sz6');
  });

  it('at the deadline the fleet attacks what it passed, and a landing gets its cheapest escort', () => {
    const covered = given(fleet).orders(cover);
    expect(aa1941.fallback(covered.state, covered.question())).toEqual({ type: 'intent', zone: 'sz6', intent: 'attack' });
    const landed = given(fleet).orders(landing);
    expect(aa1941.fallback(landed.state, landed.question())).toEqual({
      type: 'move',
      path: ['sz8', 'sz6'],
      units: { destroyer: 1 },
      intent: 'ignore',
    });
  });

  it('a position keeps who waits for a landing', () => {
    const { state } = given(fleet).orders(cover);
    expect(given(aa1941.place(state)).state).toEqual(state);
  });
});
