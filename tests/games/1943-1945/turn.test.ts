import { describe, expect, it } from 'vitest';
import { recorder, scriptedDie } from '../../../lib/engine';
import { optionsSchema } from '../../../lib/games/1943-1945/orders';
import { apply } from '../../../lib/games/1943-1945/rules/apply';
import { check } from '../../../lib/games/1943-1945/rules/check';
import { questions } from '../../../lib/games/1943-1945/rules/questions';
import { setup } from '../../../lib/games/1943-1945/rules/set-up';
import type { Order, State } from '../../../lib/games/1943-1945/types';
import { Field, type Given } from './field';

const zones = {
  '17': 'allied 3 cube',
  '18': 'allied 2 cube',
  '16': 'axis 3 cube',
  '09': 'axis 2 cube',
  '14': 'axis 2 cube',
  '01': 'axis 1 cube',
};

describe('2 set-up', () => {
  const begun = () => setup(optionsSchema.parse({}), 1).state;
  const answer = (state: State, order: Order, dice: number[] = []) => {
    const [question] = questions(state);
    if (!question) throw new Error('nothing is asked');
    const checked = check(state, question, order, 'en');
    if (!checked.ok) return checked.error[0]?.code;
    apply(state, { decision: question.id, seat: question.seat, order: checked.value }, recorder(scriptedDie(dice)));
    return null;
  };

  it('gives the Allies three armies and engaged fleets, the Axis Tunis and zone 16 and the rest to place', () => {
    const state = begun();
    for (const zone of ['18', '19', '20']) expect(state.zones[zone]).toEqual({ control: 'allied', units: { cube: 4, tank: 1, plane: 1 } });
    expect(state.zones['17']).toEqual({ control: 'axis', units: { cube: 3, tank: 1, plane: 1 }, line: true });
    expect(state.zones['16']).toEqual({ control: 'axis', units: { cube: 2, tank: 1 } });
    expect(state).toMatchObject({
      fleets: { allied: { operational: 0, engaged: 2 }, axis: { operational: 1 } },
      uboat: 'operational',
      transport: { allied: 6, axis: 2 },
    });
    expect(state.pool.axis).toEqual({ cube: 18, tank: 1, 'italian-tank': 1, plane: 1, 'italian-plane': 1, elite: 2, line: 2 });
  });

  it('lets the Axis place anywhere but in Africa, within stacking, one line and two tanks a zone', () => {
    const state = begun();
    expect(answer(state, { type: 'deploy', zone: '16', units: { cube: 1 } })).toBe('E-SETUP');
    expect(answer(state, { type: 'deploy', zone: '14', units: { cube: 7 } })).toBe('E-STACKING');
    expect(answer(state, { type: 'deploy', zone: '14', units: { elite: 3 } })).toBe('E-POOL');
    expect(answer(state, { type: 'deploy', zone: '14', units: { cube: 3, 'italian-tank': 1 }, line: true })).toBeNull();
    expect(answer(state, { type: 'deploy', zone: '14', units: {}, line: true })).toBe('E-LINE');
    expect(answer(state, { type: 'end' }, [3, 3])).toBeNull();
    // a tie is the Allies'; nothing enters in turn 1
    expect(state).toMatchObject({ phase: 'initiative', winner: 'allied' });
    expect(answer(state, { type: 'initiative', first: 'axis' })).toBeNull();
    expect(state).toMatchObject({ phase: 'impulses', turn: 1, impulse: { side: 'axis' } });
  });
});

describe('3.1, 3.2 reinforcement and conversion', () => {
  const mustered = (given: Partial<Given>, first: 'allied' | 'axis') =>
    Field.turnStart({ zones, ...given }, first === 'allied' ? 6 : 1, 3).play(first, { type: 'initiative', first });

  it('the Allies enter in supplied coast zones of theirs, no more than the track says', () => {
    const field = mustered({ zones: { ...zones, '19': 'allied 1 cube' } }, 'allied');
    expect(field.refuses('allied', { type: 'reinforce', zone: '19', cubes: 1 })).toBe('E-REINFORCE');
    expect(field.refuses('allied', { type: 'reinforce', zone: '14', cubes: 1 })).toBe('E-CONTROL');
    expect(field.refuses('allied', { type: 'reinforce', zone: '17', cubes: 5 })).toBe('E-REINFORCE');
    field.play('allied', { type: 'reinforce', zone: '17', cubes: 3 }).play('allied', { type: 'reinforce', zone: '18', cubes: 1 });
    expect(field.units('17')).toEqual({ cube: 6 });
  });

  it('C-03: the Axis enters in Europe but Sardinia and Corsica; Sicily where the table says so', () => {
    const field = mustered({}, 'axis');
    for (const zone of ['16', '15', '21']) expect(field.refuses('axis', { type: 'reinforce', zone, cubes: 1 })).toBe('E-REINFORCE');
    expect(field.play('axis', { type: 'reinforce', zone: '14', cubes: 3 }).units('14')).toEqual({ cube: 5 });
    expect(mustered({ options: { sicilyReinforced: false } }, 'axis').refuses('axis', { type: 'reinforce', zone: '14', cubes: 1 })).toBe(
      'E-REINFORCE',
    );
  });

  it('enters no more cubes than the pool has', () => {
    const field = mustered({ zones: { ...zones, '18': 'allied 6 cube', '19': 'allied 6 cube', '20': 'allied 6 cube' } }, 'allied');
    expect(field.state.muster?.due).toBe(2);
  });

  it('converts in supplied zones, one Allied plane a turn, partisans after the surrender, no foreign counters', () => {
    const field = mustered({}, 'allied');
    const convert = (into: Extract<Order, { type: 'convert' }>['into'], count = 1, zone = '17'): Order => ({
      type: 'convert',
      zone,
      into,
      count,
    });
    expect(field.refuses('allied', convert('plane', 2))).toBe('E-CONVERT');
    expect(field.refuses('allied', convert('elite'))).toBe('E-CONVERT');
    expect(field.refuses('allied', convert('partisans'))).toBe('E-PARTISANS');
    expect(field.refuses('allied', convert('tank', 4))).toBe('E-CONVERT');
    expect(field.play('allied', convert('plane')).refuses('allied', convert('plane'))).toBe('E-CONVERT');
    expect(field.play('allied', convert('paratroopers')).units('17')).toEqual({ plane: 1, paratroopers: 1 });
    const late = mustered(
      {
        turn: 6,
        change: (state) => Object.assign(state, { surrendered: true, fleets: { ...state.fleets, axis: { operational: 0, engaged: 0 } } }),
      },
      'allied',
    );
    expect(late.refuses('allied', convert('paratroopers'))).toBe('E-CONVERT');
    expect(late.refuses('allied', convert('partisans'))).toBe('E-PARTISANS');
    late.play('allied', { type: 'convert', zone: '17', into: 'partisans', count: 1, at: '05' });
    expect(late.state.partisans).toEqual([{ zone: '05', engaged: false }]);
  });
});

describe('1 stacking at the end of an impulse', () => {
  it('the excess goes to an adjacent own zone with room; tanks over two first', () => {
    const field = new Field({ zones: { ...zones, '17': 'allied 4 cube 3 tank', '18': 'allied 5 cube', '19': 'allied' } });
    field.play('allied', { type: 'end' });
    expect(field.refuses('allied', { type: 'shift', from: '17', to: '19', units: { cube: 1 } })).toBe('E-STACKING');
    expect(field.refuses('allied', { type: 'disband', zone: '17', units: { tank: 1 } })).toBe('E-STACKING');
    field.play('allied', { type: 'shift', from: '17', to: '18', units: { tank: 1 } });
    expect(field.kinds()[0]).not.toBe('allied stacking');
    expect(field.units('17')).toEqual({ cube: 4, tank: 2 });
  });

  it('what finds no room is removed', () => {
    const field = new Field({ zones: { ...zones, '20': 'allied 8 cube', '16': 'axis 3 cube' } });
    field.play('allied', { type: 'end' }).play('allied', { type: 'disband', zone: '20', units: { cube: 2 } });
    expect(field.units('20')).toEqual({ cube: 6 });
    expect(field.state.pool.allied.cube).toBe(23 - 11);
  });
});

describe('10 supply', () => {
  const ended = (more: Partial<Given>) =>
    new Field({
      zones: { ...zones, ...more.zones },
      ...(more.options ? { options: more.options } : {}),
      ...(more.turn ? { turn: more.turn } : {}),
    })
      .play('allied', { type: 'end' })
      .play('axis', { type: 'end' });

  it('forces cut off are eliminated, a line with them; the Axis overseas lives while the Italian fleet does', () => {
    const field = ended({
      zones: { '15': 'axis 1 cube', '12': 'axis 2 cube line', '10': 'allied 2 cube', '11': 'allied 1 cube', '13': 'allied 1 cube' },
    });
    field.rolls(1, 1).until('initiative');
    expect(field.units('15')).toEqual({ cube: 1 });
    expect(field.state.zones['12']).toEqual({ control: 'axis', units: {} });
  });
});

describe('14 victory', () => {
  it('the Allies win at once with all orange stars', () => {
    const stars = {
      '01': 'allied 1 cube',
      '04': 'allied 1 cube',
      '05': 'allied 1 cube',
      '06': 'allied 1 cube',
      '09': 'allied 1 cube',
      '11': 'allied 1 cube',
      '22': 'allied 1 cube',
    };
    const field = new Field({ zones: { ...stars, '17': 'allied', '18': 'allied 1 cube', '14': 'axis 1 cube' } });
    expect(field.state.ending).toBeNull();
    field.play('allied', { type: 'move', path: ['18', '17'], units: { cube: 1 } });
    expect(field.state.ending).toMatchObject({ winner: 'allied', reason: 'stars' });
  });

  it('or with supplied forces in Munich at the end of a turn', () => {
    const field = new Field({ zones: { ...zones, '01': 'allied 1 cube', '02': 'allied', '05': 'allied', '09': 'axis 2 cube' } });
    field.play('allied', { type: 'end' }).play('axis', { type: 'end' }).until('stacking');
    expect(field.state.ending).toMatchObject({ winner: 'allied', reason: 'munich' });
  });

  const last = (more: Record<string, string>, options = {}) => {
    const field = new Field({ zones: { ...zones, ...more }, turn: 8, options });
    field.play('allied', { type: 'end' }).play('axis', { type: 'end' }).until('stacking');
    return field.state.ending;
  };

  it('C-05: after turn 8 more occupied stars win; equal ones are a draw; control counts where the table says so', () => {
    expect(last({})).toEqual({ winner: 'axis', reason: 'turns', stars: { allied: 1, axis: 2 } });
    expect(last({ '22': 'allied 1 cube' })).toEqual({ winner: null, reason: 'turns', stars: { allied: 2, axis: 2 } });
    expect(last({}, { starsHeld: 'controlled' })?.stars).toEqual({ allied: 1, axis: 7 });
  });

  it('9.9: the U-boat leaves when the Allies control every coast', () => {
    const coast = ['03', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '20', '21', '22'];
    const field = new Field({
      zones: { ...zones, ...Object.fromEntries(coast.map((zone) => [zone, 'allied'])), '16': 'allied', '09': 'allied', '14': 'allied' },
    });
    expect(field.state.uboat).toBeNull();
  });
});
