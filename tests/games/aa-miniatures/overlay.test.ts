import { describe, expect, it } from 'vitest';
import type { Language, Overlay, Pick } from '../../../lib/engine';
import { foresee } from '../../../lib/games/aa-miniatures/foresee';
import { rangeOf } from '../../../lib/games/aa-miniatures/map/hexes';
import { sightOf } from '../../../lib/games/aa-miniatures/map/sight';
import { overlays } from '../../../lib/games/aa-miniatures/overlay';
import { policySchema } from '../../../lib/games/aa-miniatures/policy-schema';
import { prompt as prompted } from '../../../lib/games/aa-miniatures/prompts';
import { mapOf } from '../../../lib/games/aa-miniatures/rules/battle';
import { openView } from '../../../lib/games/aa-miniatures/rules/view';
import type { Asked, Policy, State, View } from '../../../lib/games/aa-miniatures/state';
import type { Unit } from '../../../lib/games/aa-miniatures/types';
import { policyFields } from '../../../lib/games/aa-miniatures/words/fields';
import { madeUnit, unitOf, vehicle } from './battles';
import { playOf } from './plays';

const viewOf = (units: Unit[], more: Partial<State> = {}): View => openView(playOf(units, more).state);
const assault = { phase: 'assault', active: 'allies' } as const;

/** What is drawn while a unit of the Allies is chosen, by id. */
function drawn(view: View, unit: Unit, id: 'fire' | 'move', more: string[] = [], language: Language = 'en'): Overlay {
  const { phase } = view;
  if (phase !== 'movement' && phase !== 'assault' && phase !== 'vanguard') throw new Error(phase);
  const asked: Asked = { id: 'asked', seat: 'allies', kind: phase, force: 'must', tempo: 'turn' };
  const picks = [unit.id, ...more].map((value, i): Pick => ({ field: String(i), value: [value] }));
  const found = overlays(view, asked, picks, language).find((each) => each.id === id);
  if (!found) throw new Error(`${id} is not drawn`);
  return found;
}
const spaces = (overlay: Overlay, look: string): string[] => overlay.areas.find((each) => each.look === look)?.spaces ?? [];
const signs = (overlay: Overlay, look: string): Record<string, string> =>
  Object.fromEntries(overlay.signs.find((each) => each.look === look)?.at ?? []);

describe('whom a unit can attack', () => {
  const sherman = unitOf('M4A1 Sherman', '12,4');
  const panzer = unitOf('Panzer IV Ausf. G', '12,8', { facing: 0 });

  it('S320-324: hexes are drawn by their range: 0 to 1, 2 to 4, 5 to 8', () => {
    const overlay = drawn(viewOf([sherman, panzer], assault), sherman, 'fire');
    const ranges = (look: string) => [...new Set(spaces(overlay, look).map((hex) => rangeOf('12,4', hex)))].sort();
    expect([ranges('near'), ranges('middle'), ranges('far')]).toEqual([
      [0, 1],
      [2, 3, 4],
      [5, 6, 7, 8],
    ]);
    expect(overlay.areas[0]?.name).toMatch(/^Short range, 0 to 1 hexes: \d+ dice against vehicles$/);
  });

  it('is said of each unit that has targets before one is chosen, and of nobody who moves', () => {
    const other = unitOf('M1 Garand Rifle', '1,1');
    const hints = (more: Partial<State>, language: Language) => {
      const view = viewOf([sherman, other, unitOf('Panzer IV Ausf. G', '12,5', { facing: 0 })], more);
      const asked: Asked = { id: 'asked', seat: 'allies', kind: more.phase as Asked['kind'], force: 'must', tempo: 'turn' };
      const prompt = prompted(view, asked, [], language);
      return prompt.kind === 'pick' ? prompt.choices.map(({ value, hint }) => [value, hint]) : [];
    };
    const said = (hint?: string) => [
      [sherman.id, hint],
      [other.id, undefined],
      ['done', undefined],
    ];
    expect(hints(assault, 'en')).toEqual(said('targets: 1'));
    expect(hints(assault, 'it')).toEqual(said('bersagli: 1'));
    expect(hints({ phase: 'movement', active: 'allies' }, 'en')).toEqual(said());
  });

  it('S395-401: what woods, hills and towns hide is drawn as closed, with the line and what blocks it', () => {
    const view = viewOf([sherman, panzer], assault);
    const overlay = drawn(view, sherman, 'fire');
    const sight = sightOf(mapOf(view));
    const closed = spaces(overlay, 'closed');
    expect(closed.length).toBeGreaterThan(0);
    for (const hex of closed) {
      const blockers = sight.blockers('12,4', hex);
      expect(blockers.length).toBeGreaterThan(0);
      expect(overlay.notes[hex]?.lines).toEqual([{ from: '12,4', to: hex, blockedBy: blockers }]);
      for (const each of blockers) expect(overlay.notes[hex]?.text).toMatch(new RegExp(`out of sight: .*(forest|hill|town) in ${each}`));
    }
    for (const look of ['near', 'middle', 'far']) for (const hex of spaces(overlay, look)) expect(sight.sees('12,4', hex), hex).toBe(true);
  });

  it('S365-377: a target bears the chance of an effect, and its numbers', () => {
    const [far, near] = [unitOf('M4A1 Sherman', '12,0'), { ...panzer, hex: '12,4' }];
    const overlay = drawn(viewOf([far, near], assault), far, 'fire');
    expect(signs(overlay, 'target')).toEqual({ '12,4': '73%' });
    expect(overlay.notes['12,4']?.groups?.[0]?.figures).toContainEqual({ name: 'Dice', value: '11' });
  });

  it('says of each enemy that cannot be attacked why, in both languages', () => {
    const view = viewOf([sherman, { ...panzer, hex: '12,17' }], assault);
    expect(drawn(view, sherman, 'fire').remarks?.lines).toEqual(['Panzer IV Ausf. G 1 (12,17): out of range.']);
    expect(drawn(view, sherman, 'fire', [], 'it').remarks?.lines).toEqual(['Panzer IV Ausf. G 1 (12,17): fuori gittata.']);
  });
});

describe('where a unit can go', () => {
  const sherman = unitOf('M4A1 Sherman', '12,4');
  const pak = unitOf('PaK 38 Anti-Tank Gun', '13,5');

  it('S263, S518: hexes bear the movement they cost, at most its speed', () => {
    const costs = Object.values(signs(drawn(viewOf([sherman]), sherman, 'move'), 'plain')).map(Number);
    expect(Math.max(...costs)).toBe(4);
    expect(costs.filter((cost) => cost === 1).length).toBeGreaterThan(0);
  });

  it('S524: hexes bear the rolls that the way there wants', () => {
    // a vehicle wants a roll to enter a forest
    const all = ['3,5', '12,4', '6,9', '9,13'].flatMap((hex) => {
      const unit = { ...sherman, hex };
      return Object.values(signs(drawn(viewOf([unit], { layout: 1 }), unit, 'move'), 'die'));
    });
    expect(all.length).toBeGreaterThan(0);
    expect(all.every((text) => /^(\d×)?4\+$/.test(text))).toBe(true);
  });

  it('S472, S490: hexes on ways past an enemy bear the dice he may throw, and say from where and how likely he stops it', () => {
    const overlay = drawn(viewOf([sherman, pak]), sherman, 'move');
    expect(signs(overlay, 'danger')['13,4']).toBe('11');
    expect(overlay.notes['13,4']?.text).toContain('PaK 38 Anti-Tank Gun 1 may shoot in 13,4 from 1: 11 dice against 4, stops it 89%.');
    expect(overlay.notes['13,4']?.brief).toBe('points: 1, enemy dice: 11');
    expect(spaces(overlay, 'danger')).not.toContain('11,4');
  });

  it('S1002: before the first turn nobody shoots', () => {
    const leader = madeUnit('12,4', ['vanguard'], { ...vehicle, speed: 4 });
    const ahead = (phase: 'movement' | 'vanguard') => drawn(viewOf([leader, pak], { phase }), leader, 'move');
    expect(spaces(ahead('movement'), 'danger').length).toBeGreaterThan(0);
    expect(spaces(ahead('vanguard'), 'near').length).toBeGreaterThan(0);
    expect(spaces(ahead('vanguard'), 'danger')).toEqual([]);
  });

  it('hex by hex it tells what the way costs in all', () => {
    const overlay = drawn(viewOf([sherman]), sherman, 'move', ['steps', '12,5', '12,6']);
    expect(Object.values(signs(overlay, 'plain')).map(Number)).toContain(2);
    expect(spaces(overlay, 'near').every((hex) => rangeOf('12,6', hex) === 1)).toBe(true);
  });
});

describe('standing orders foreseen', () => {
  const sherman = unitOf('M4A1 Sherman', '12,4');
  const pak = unitOf('PaK 38 Anti-Tank Gun', '13,5');
  const told = (more: Partial<Policy>, language: Language = 'en') =>
    foresee(viewOf([sherman, pak]), 'axis', policySchema.parse(more), language).map(({ title, lines }) => [title, ...lines].join(' | '));

  it('S466-480: say who would fire at whom, where, with how many dice', () => {
    const [fires, ...rest] = told({ fire: 'always' });
    expect(fires).toMatch(
      /^These units would fire \| PaK 38 Anti-Tank Gun 1 \(13,5\) at M4A1 Sherman 1, in .*13,4.*: up to 11 dice, stops it 89%$/,
    );
    expect(rest).toEqual([]);
  });

  it('name in their form the cards of the side that may be told to hold fire, once there is a battle', () => {
    const ids = (view?: View) => policyFields('en', undefined, view).find(({ name }) => name === 'held')?.choices;
    expect(ids({ ...viewOf([sherman, pak]), viewer: 'axis' })).toEqual([{ value: pak.card, label: 'PaK 38 Anti-Tank Gun' }]);
    expect(ids()).toBeUndefined();
  });

  it('say who would hold fire, and how often they ask', () => {
    expect(told({ fire: 'never' })[0]).toMatch(/^These would hold their fire \| PaK 38/);
    expect(told({ fire: 'always', prey: 'soldiers' })[0]).toMatch(/^These would hold their fire/);
    expect(told({ fire: 'always', held: [pak.card] })[0]).toMatch(/^These would hold their fire/);
    expect(told({ fire: 'ask' })[0]).toMatch(/^You would be asked whether these fire: cases now, [1-9]\d* \| PaK 38/);
    expect(told({ fire: 'always' }, 'it')[0]).toMatch(/^Queste unità sparerebbero \| .* contro M4A1 Sherman 1/);
  });

  it('say that nobody can be shot at where no enemy comes near', () => {
    expect(foresee(viewOf([sherman, { ...pak, hex: '2,16' }]), 'axis', policySchema.parse({}), 'en')[0]?.lines).toEqual([
      'No enemy can move past your units so that they might fire.',
    ]);
  });
});
