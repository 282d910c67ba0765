import { describe, expect, it } from 'vitest';
import type { Order, Support } from '../../../lib/games/1943-1945/orders';
import { answer, defaultPolicy } from '../../../lib/games/1943-1945/policy';
import { questions } from '../../../lib/games/1943-1945/rules/questions';
import { Field, type Given } from './field';

const none: Support = { tank: false, plane: null, drop: null };
const all: Support = { tank: true, plane: { from: '17', plane: 'plane' }, drop: '17' };
const shores = {
  '17': 'allied 3 cube 1 tank 1 plane 1 paratroopers',
  '18': 'allied 1 cube',
  '14': 'axis 2 cube',
  '15': 'axis 1 cube 1 plane',
  '09': 'axis 1 cube',
  '01': 'axis 1 cube',
};

/** A landing in Sicily up to its interception. */
function landed(fight: Extract<Order, { type: 'fight' }>, more: Partial<Given> = {}, cubes = 3) {
  const field = new Field({ zones: shores, ...more });
  return field
    .play('allied', { type: 'land', target: '14', fleets: 1, forces: [{ from: '17', units: { cube: cubes, tank: 1 } }] })
    .play('allied', { type: 'end' })
    .play('allied', fight);
}
/** The Italian fleet intercepts; the Allied fleet bombards without effect. */
const sighted = (field: Field, die: number) => field.rolls(die, 1).play('axis', { type: 'intercept', fleets: 1, uboat: false, planes: [] });

describe('IT249-265 the order of a landing: interception, bombardment, then planes and paratroopers', () => {
  it('asks what joins only after the bombardment, and nothing has flown until then', () => {
    const field = sighted(landed({ type: 'fight', target: '14' }), 1);
    expect(field.units('17')).toEqual({ plane: 1, paratroopers: 1 });
    expect(field.kinds()).toEqual(['allied join']);
    expect(field.last('shelled').zone).toBe('14');
    field
      .rolls(1, 1, 1, 1, 1, 1)
      .play('allied', { type: 'support', support: all })
      .play('axis', { type: 'defend', tank: false, plane: null });
    expect(field.last('round').attack).toMatchObject({ dice: [1, 1, 1, 1], needs: 4 });
    expect(field.units('17')).toEqual({ 'engaged-plane': 1 });
  });

  it('paratroopers and planes neither pay for the interception nor go down with the ship', () => {
    const field = landed({ type: 'fight', target: '14', support: all }, {}, 1).rolls(6, 6);
    field.play('axis', { type: 'intercept', fleets: 1, uboat: true, planes: [] });
    expect(field.last('lost').losses.map(({ piece }) => piece)).toEqual(['cube', 'tank']);
    expect(field.units('17')).toMatchObject({ plane: 1, paratroopers: 1 });
    expect(field.state.impulse?.combat).toBeNull();
  });

  it('what FIGHT names joins by itself when its time comes', () => {
    const field = sighted(landed({ type: 'fight', target: '14', support: all }), 1).rolls(1, 1, 1, 1, 1, 1);
    field.play('axis', { type: 'defend', tank: false, plane: null });
    expect(field.events.map(({ type }) => type).filter((type) => ['intercepted', 'shelled', 'support', 'round'].includes(type))).toEqual([
      'intercepted',
      'shelled',
      'support',
      'round',
    ]);
    expect(field.state.impulse?.combat?.dropped).toBe(1);
  });

  it('is asked again when what FIGHT named can no longer join', () => {
    const tank = landed({ type: 'fight', target: '14', support: { ...none, tank: true } }).rolls(6, 1);
    tank.play('axis', { type: 'intercept', fleets: 1, uboat: false, planes: [] });
    tank.play('allied', { type: 'losses', losses: [{ zone: '14', piece: 'tank', count: 1, fate: 'out' }] });
    expect(tank.kinds()).toEqual(['allied join']);
    expect(tank.refuses('allied', { type: 'support', support: { ...none, tank: true } })).toBe('E-SUPPORT');
  });

  it('asks nothing when nothing could join, and an order to fight says nothing then', () => {
    const zones = { ...shores, '17': 'allied 4 cube' };
    const field = new Field({ zones })
      .play('allied', { type: 'land', target: '14', fleets: 1, forces: [{ from: '17', units: { cube: 4 } }] })
      .play('allied', { type: 'end' })
      .play('allied', { type: 'fight', target: '14', support: none });
    field.rolls(1, 1, 1, 1, 1, 1, 1).until('press');
    expect(field.events.some(({ type }) => type === 'support')).toBe(false);
    expect(field.last('round').attack.dice).toHaveLength(4);
  });

  it('is not held up by paratroopers where nobody defends or nobody lands', () => {
    const empty = landed({ type: 'fight', target: '14', support: all }, { zones: { ...shores, '14': 'axis' } });
    expect(empty.until('occupy').units('17')).toMatchObject({ plane: 1, paratroopers: 1 });
  });

  it('under rules 1 support is committed before the interception, as it was', () => {
    const field = landed({ type: 'fight', target: '14', support: all }, { rules: 1 });
    expect(field.units('17')).toEqual({ 'engaged-plane': 1 });
    expect(field.state.impulse?.combat?.dropped).toBe(1);
    expect(landed({ type: 'fight', target: '14' }, { rules: 1 }).state.impulse?.combat?.pledge).toBeUndefined();
  });
});

describe('standing orders in a landing', () => {
  const answered = (field: Field, kind: string): Order | null => {
    const question = questions(field.state).find((each) => each.kind === kind);
    if (!question) throw new Error(`${kind} is not asked, but ${field.kinds().join(', ')}`);
    return answer(field.state, question, defaultPolicy(field.state.options));
  };
  const announced = (support?: Support) =>
    new Field({ zones: shores })
      .play('allied', {
        type: 'land',
        target: '14',
        fleets: 1,
        forces: [{ from: '17', units: { cube: 3, tank: 1 } }],
        ...(support && { support }),
      })
      .play('allied', { type: 'end' })
      .until('battle');

  it('wait with the support until it is known what came through, then send what was announced', () => {
    const field = announced(all);
    expect(answered(field, 'battle')).toEqual({ type: 'fight', target: '14' });
    expect(answered(sighted(field.play('allied', { type: 'fight', target: '14' }), 1), 'join')).toEqual({ type: 'support', support: all });
  });

  it('send a tank and a plane when nothing was announced; paratroopers only at a word', () => {
    const field = sighted(announced().play('allied', { type: 'fight', target: '14' }), 1);
    expect(answered(field, 'join')).toEqual({ type: 'support', support: { ...all, drop: null } });
  });
});

describe('7.2 support is engaged with the first dice', () => {
  const attacked = (rules: number) =>
    new Field({
      zones: { '18': 'allied 2 cube 1 plane 1 paratroopers', '17': 'axis 1 plane', '16': 'axis 1 cube', '01': 'axis 1 cube' },
      rules,
    })
      .play('allied', { type: 'attack', target: '17', forces: [{ from: '18', units: { cube: 2 } }] })
      .play('allied', { type: 'end' })
      .play('allied', { type: 'fight', target: '17', support: { tank: false, plane: { from: '18', plane: 'plane' }, drop: '18' } })
      .play('axis', { type: 'evacuate', to: '16', units: { plane: 1 } });

  it('so nobody has flown for nothing when all defenders leave first', () => {
    expect(attacked(2).units('18')).toEqual({ cube: 2, plane: 1, paratroopers: 1 });
    expect(attacked(1).units('18')).toEqual({ cube: 2, 'engaged-plane': 1 });
  });

  it('and what is bombed before it no longer supports', () => {
    const field = new Field({
      zones: { '18': 'allied 1 plane', '19': 'allied 3 cube', '17': 'axis 2 cube', '16': 'axis 1 plane', '01': 'axis 1 cube' },
    })
      .play('allied', { type: 'attack', target: '17', forces: [{ from: '19', units: { cube: 3 } }] })
      .play('allied', { type: 'end' })
      .play('allied', { type: 'fight', target: '17', support: { ...none, plane: { from: '18', plane: 'plane' } } });
    field.rolls(6).play('axis', { type: 'bomb', target: '18', from: '16', plane: 'plane' });
    field.play('allied', { type: 'losses', losses: [{ zone: '18', piece: 'plane', count: 1, fate: 'engaged' }] });
    field.rolls(5, 1, 1, 1, 1).play('axis', { type: 'defend', tank: false, plane: null });
    expect(field.last('support')).toMatchObject({ plane: null });
    expect(field.last('round').attack).toMatchObject({ needs: 6, hits: 0 });
  });
});

describe('an order to fight over land that names no support', () => {
  const fought = (support?: Support) =>
    new Field({ zones: { '18': 'allied 2 cube 1 tank', '17': 'axis 2 cube', '16': 'axis', '01': 'axis 1 cube' } })
      .play('allied', { type: 'attack', target: '17', forces: [{ from: '18', units: { cube: 2, tank: 1 } }], ...(support && { support }) })
      .play('allied', { type: 'end' })
      .rolls(5, 5, 1, 1, 1)
      .play('allied', { type: 'fight', target: '17' })
      .play('axis', { type: 'defend', tank: false, plane: null });

  it('means none, whatever was announced with the attack', () => {
    expect(fought({ ...none, tank: true }).last('round').attack).toMatchObject({ dice: [5, 5, 1], needs: 6 });
    expect(fought().last('round').attack).toMatchObject({ dice: [5, 5, 1], needs: 6 });
  });
});
