import { describe, expect, it } from 'vitest';
import { enumerate, type GameModule } from '../../../lib/engine';
import type { Order } from '../../../lib/games/1943-1945/orders';
import { prompt } from '../../../lib/games/1943-1945/prompts';
import { faultOf } from '../../../lib/games/1943-1945/rules/check';
import { questions } from '../../../lib/games/1943-1945/rules/questions';
import type { K } from '../../../lib/games/1943-1945/types';
import { Field, type Given } from './field';

const forms = { id: '1943-1945', prompt } as unknown as GameModule<K>;
const out = (zone: string, piece: 'cube' | 'tank' | 'line', count: number) => ({ zone, piece, count, fate: 'out' as const });

/** Emilia under attack from Tuscany; of its cubes some were drawn there by partisans. */
const attacked = (defence: string, held: number, dice: number[], more: Partial<Given> = {}) =>
  new Field({
    zones: { '07': 'allied 6 cube', '06': defence, '04': 'axis 1 cube', '01': 'axis 1 cube' },
    turn: 4,
    change: (state) => {
      state.held = { '06': held };
    },
    ...more,
  })
    .play('allied', { type: 'attack', target: '06', forces: [{ from: '07', units: { cube: 6 } }] })
    .play('allied', { type: 'end' })
    .rolls(...dice)
    .play('allied', { type: 'fight', target: '06' })
    .play('axis', { type: 'defend', tank: false, plane: null });

describe('IT339 a cube that partisans drew does not move until the next turn', () => {
  it('nor does it retreat: the others may leave without it', () => {
    const field = attacked('axis 2 cube', 1, [1, 1, 1, 1, 1, 1]);
    expect(field.refuses('axis', { type: 'retreat', path: ['04'], units: { cube: 2 } })).toBe('E-HELD');
    field.play('axis', { type: 'retreat', path: ['04'], units: { cube: 1 } });
    expect(field.units('06')).toEqual({ cube: 1 });
  });

  it('alone it has no way out, and where only all may retreat (C-08) it keeps the others', () => {
    const order: Order = { type: 'retreat', path: ['04'], units: { cube: 1 } };
    expect(attacked('axis 1 cube', 1, [1, 1, 1, 1, 1]).refuses('axis', order)).toBe('E-HELD');
    const field = attacked('axis 2 cube', 1, [1, 1, 1, 1, 1, 1], { options: { partialRetreat: false } });
    expect(field.refuses('axis', order)).toBe('E-RETREAT');
  });

  it('the whole defence retreats for a loss only when the drawn cube is lost', () => {
    const one = attacked('axis 2 cube 1 tank', 1, [6, 1, 1, 1, 1, 1, 1]);
    expect(one.refuses('axis', { type: 'losses', losses: [], retreat: ['04'] })).toBe('E-HELD');
    const two = () => attacked('axis 2 cube 1 tank', 1, [6, 6, 1, 1, 1, 1, 1]);
    const engaging = { zone: '06', piece: 'tank' as const, count: 1, fate: 'engaged' as const };
    expect(two().refuses('axis', { type: 'losses', losses: [engaging], retreat: ['04'] })).toBe('E-HELD');
    const field = two().play('axis', { type: 'losses', losses: [out('06', 'cube', 1)], retreat: ['04'] });
    expect(field.units('04')).toEqual({ cube: 2, tank: 1 });
    expect(field.state.held).toEqual({});
  });

  it.each([
    ['axis 2 cube 1 tank line', 1, [6, 6]],
    ['axis 2 cube 1 tank line', 2, [6, 6, 6]],
    ['axis 3 cube', 1, [6, 6]],
  ] as const)('%s, %i of them drawn: the form offers the losses the rules allow', (defence, held, hits) => {
    const field = attacked(defence, held, [...hits, ...Array(4 - hits.length).fill(1), 1, 1, 1, 1]);
    const question = questions(field.state).find(({ kind }) => kind === 'losses');
    if (!question) throw new Error(`no losses are asked, but ${field.kinds()}`);
    const offered = enumerate(forms, field.state, question, 10_000);
    const written = offered.map((order) => JSON.stringify(order));
    expect(offered.every((order) => faultOf(field.state, 'losses', 'axis', order) === null)).toBe(true);
    for (const cubes of [0, 1, 2, 3]) {
      for (const line of [0, 1]) {
        for (const tank of [null, 'engaged', 'out'] as const) {
          const losses = [
            ...(line ? [out('06', 'line', 1)] : []),
            ...(cubes ? [out('06', 'cube', cubes)] : []),
            ...(tank ? [{ zone: '06', piece: 'tank' as const, count: 1, fate: tank }] : []),
          ];
          const order: Order = { type: 'losses', losses, retreat: ['04'] };
          const legal = faultOf(field.state, 'losses', 'axis', order) === null;
          expect([JSON.stringify(order), written.includes(JSON.stringify(order))]).toEqual([JSON.stringify(order), legal]);
        }
      }
    }
  });

  it('nor does it take the place of a cube that was to attack and was drawn away', () => {
    const field = (rules: number) =>
      new Field({
        zones: { '07': 'allied 6 cube', '06': 'axis 3 cube', '04': 'axis', '03': 'axis 1 cube', '05': 'axis', '01': 'axis 1 cube' },
        turn: 4,
        side: 'axis',
        rules,
        change: (state) => {
          state.held = { '06': 1 };
          state.partisans = [{ zone: '04', engaged: false }];
          delete state.pool.allied.partisans;
          state.surrendered = true;
          state.fleets.axis = { operational: 0, engaged: 0 };
          for (const kind of ['italian-tank', 'italian-plane'] as const) delete state.pool.axis[kind];
        },
      })
        .play('axis', { type: 'attack', target: '07', forces: [{ from: '06', units: { cube: 2 } }] })
        .play('axis', { type: 'end' })
        .play('allied', { type: 'lure', at: '04', from: '06' });
    expect(field(2).state.impulse?.attacks[0]?.forces).toEqual([{ from: '06', units: { cube: 1 } }]);
    expect(field(1).state.impulse?.attacks[0]?.forces).toEqual([{ from: '06', units: { cube: 2 } }]);
  });

  it('of cubes lost where they stand the drawn ones go first', () => {
    const field = attacked('axis 3 cube', 1, [6, 1, 1, 1, 1, 1, 1]);
    expect(field.units('06')).toEqual({ cube: 2 });
    expect(field.state.held).toEqual({});
  });

  const crowded = (defence: string, held: number, rules = 2) =>
    new Field({
      zones: { '06': defence, '05': 'axis', '01': 'axis 1 cube', '17': 'allied 1 cube' },
      side: 'axis',
      turn: 4,
      rules,
      change: (state) => {
        state.held = { '06': held };
      },
    })
      .play('axis', { type: 'end' })
      .until('stacking');

  it('nor does it SHIFT at the end of an impulse: another piece of the excess goes', () => {
    const field = crowded('axis 1 cube 1 tank 2 elite 2 plane 1 italian-plane', 1);
    expect(field.refuses('axis', { type: 'shift', from: '06', to: '05', units: { cube: 1 } })).toBe('E-HELD');
    expect(field.play('axis', { type: 'shift', from: '06', to: '05', units: { tank: 1 } }).units('05')).toEqual({ tank: 1 });
    const old = crowded('axis 1 cube 1 tank 2 elite 2 plane 1 italian-plane', 1, 1);
    expect(old.play('axis', { type: 'shift', from: '06', to: '05', units: { cube: 1 } }).units('05')).toEqual({ cube: 1 });
  });

  it('an excess of drawn cubes alone is removed', () => {
    const field = crowded('axis 7 cube', 7);
    expect(field.refuses('axis', { type: 'shift', from: '06', to: '05', units: { cube: 1 } })).toBe('E-HELD');
    expect(field.play('axis', { type: 'disband', zone: '06', units: { cube: 1 } }).units('06')).toEqual({ cube: 6 });
  });
});

describe('IT411 cubes of the Reinforcements event may become partisans', () => {
  const given = (more: Partial<Given> = {}) =>
    new Field({
      zones: { '09': 'allied 2 cube', '05': 'axis 1 cube', '01': 'axis 1 cube' },
      turn: 4,
      change: (state) => {
        state.surrendered = true;
        state.fleets.axis = { operational: 0, engaged: 0 };
        for (const kind of ['italian-tank', 'italian-plane'] as const) delete state.pool.axis[kind];
      },
      ...more,
    });
  const event = (at?: string[], convert: Record<string, number> = { partisans: 1 }): Order => ({
    type: 'event',
    event: 'reinforcements',
    zone: '09',
    convert,
    ...(at && { at }),
  });

  it('in a zone of the enemy with a triangle', () => {
    const field = given();
    expect(field.refuses('allied', event())).toBe('E-PARTISANS');
    expect(field.refuses('allied', event(['11']))).toBe('E-PARTISANS');
    expect(field.refuses('allied', event(['05'], { tank: 1 }))).toBe('E-CONVERT');
    field.play('allied', event(['05'], { partisans: 1, plane: 1 }));
    expect(field.state.partisans).toEqual([{ zone: '05', engaged: false }]);
    expect(field.units('09')).toEqual({ cube: 3, plane: 1 });
    expect(field.state.pool.allied.partisans).toBeUndefined();
    expect(field.events.filter(({ type }) => type === 'converted')).toMatchObject([{ into: 'plane' }, { into: 'partisans', at: '05' }]);
  });

  it('not before the surrender, and not under rules 1', () => {
    const before = given({ change: () => undefined });
    expect(before.refuses('allied', event(['05']))).toBe('E-PARTISANS');
    expect(given({ rules: 1 }).refuses('allied', event(['05']))).toBe('E-PARTISANS');
  });
});
