import { describe, expect, it } from 'vitest';
import { canonical, checksum, clone, type Prompt } from '../../../lib/engine';
import { game1943 } from '../../../lib/games/1943-1945';
import type { Question43, View } from '../../../lib/games/1943-1945/types';
import { given43, initiative } from './positions';

const { tray, suggest } = game1943;
if (!tray || !suggest) throw new Error('nothing to place with');

const begun = (): { view: View; asked: Question43 } => {
  const { state } = game1943.setup(game1943.optionsSchema.parse({}), noDice, 2);
  const [asked] = game1943.decisions(state);
  if (!asked) throw new Error('nothing is asked');
  return { view: state, asked: asked as Question43 };
};
const noDice = {
  roll(): never {
    throw new Error('no dice');
  },
};

/** The reinforcements of turn 2, for whoever comes first. */
function reinforcing(): { view: View; asked: Question43 } {
  const { state } = given43()
    .position(
      initiative('axis'),
      `17 (Allies): 2 cubes
      09 (Axis): 3 cubes
      01 (Axis): 1 cube`,
    )
    .when('INITIATIVE Axis');
  const [asked] = game1943.decisions(state);
  if (asked?.kind !== 'reinforcement') throw new Error(`${asked?.kind} is asked`);
  return { view: state, asked: asked as Question43 };
}

const choiceOf = (prompt: Prompt, value: string) =>
  prompt.kind === 'pick' ? prompt.choices.find((choice) => choice.value === value) : undefined;

describe('placing what is in hand', () => {
  it('the set-up lies in a tray, each kind with what is left and where it finds room', () => {
    const { view, asked } = begun();
    const pieces = tray.pieces(view, asked, 'en');
    const { pool } = view;
    expect(Object.fromEntries(pieces.map(({ id, count }) => [id, count]))).toEqual(pool.axis);
    const [cube] = pieces;
    expect(cube?.room['18']).toBeUndefined();
    expect(cube?.room['14']).toBeGreaterThan(0);
    const tank = pieces.find(({ id }) => id === 'tank');
    expect(Math.max(...Object.values(tank?.room ?? {}))).toBeLessThanOrEqual(2);
  });

  it('the suggested set-up places everything, a line a zone, and leaves the view as it was', () => {
    const { view, asked } = begun();
    const before = checksum(view);
    const orders = suggest(view, asked);
    expect(checksum(view)).toBe(before);
    const zones = orders.flatMap((order) => (order.type === 'deploy' ? [order.zone] : []));
    expect(zones.length).toBe(orders.length);
    expect(new Set(zones).size).toBe(zones.length);
    let state = clone(view);
    for (const order of orders) ({ state } = game1943.apply(state, { decision: asked.id, seat: 'axis', order }, noDice));
    expect(state.pool.axis).toEqual({});
    expect(tray.pieces(state, asked, 'en')).toEqual([]);
    expect(suggest(state, asked)).toEqual([]);
    // a player who has begun otherwise gets the rest suggested
    const first = { type: 'deploy', zone: '14', units: { cube: 3 } } as const;
    const { state: own } = game1943.apply(clone(view), { decision: asked.id, seat: 'axis', order: first }, noDice);
    expect(canonical(suggest(own, asked))).not.toBe(canonical(orders));
  });

  it('reinforcements are cubes that are due, suggested where the practice bot wants them', () => {
    const { view, asked } = reinforcing();
    const [cubes, ...others] = tray.pieces(view, asked, 'it');
    expect(others).toEqual([]);
    expect(cubes).toMatchObject({ id: 'cube', name: 'Blocchetto', count: view.muster?.due });
    const placed = suggest(view, asked).reduce((sum, order) => sum + (order.type === 'reinforce' ? order.cubes : 0), 0);
    expect(placed).toBe(view.muster?.due);
  });

  it('END is asked once more while something would stay, in the words that it says itself', () => {
    const { view, asked } = begun();
    const warned = choiceOf(game1943.prompt(view, asked, [], 'en'), 'end');
    expect(warned?.label).toMatch(/^End, leaving in the pool: /);
    const left = warned?.label.replace('End, leaving in the pool: ', '');
    expect(warned?.warns?.text).toMatch(/^\d+ pieces would stay in the pool: /);
    expect(warned?.warns?.text).toContain(left);
    const { view: turn2, asked: muster } = reinforcing();
    expect(choiceOf(game1943.prompt(turn2, muster, [], 'it'), 'end')?.warns?.text).toMatch(
      /^3 pezzi resterebbero nella riserva: 3 blocchetti/,
    );
    let state = clone(view);
    for (const order of suggest(view, asked)) ({ state } = game1943.apply(state, { decision: asked.id, seat: 'axis', order }, noDice));
    // with everything placed nothing is asked any more but to end, and that without a warning
    expect(game1943.prompt(state, asked, [], 'en')).toMatchObject({ kind: 'pick', choices: [{ value: 'end', label: 'End' }] });
    expect(choiceOf(game1943.prompt(state, asked, [], 'en'), 'end')?.warns).toBeUndefined();
  });
});
