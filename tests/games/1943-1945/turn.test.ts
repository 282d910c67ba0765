import { describe, expect, it } from 'vitest';
import type { Side } from '../../../lib/games/1943-1945/orders';
import { given43, impulse, initiative, surrendered } from './positions';

const zones = `17 (Allies): 3 cubes
      18 (Allies): 2 cubes
      16 (Axis): 3 cubes
      09 (Axis): 2 cubes
      14 (Axis): 2 cubes
      01 (Axis): 1 cube`;

describe('2 set-up', () => {
  it('gives the Allies three armies and engaged fleets, the Axis Tunis and zone 16 and the rest to place', () => {
    const field = given43().begun();
    const { state } = field;
    for (const zone of ['18', '19', '20']) field.then({ at: { [zone]: '(Allies) 4 cubes, 1 tank, 1 plane' } });
    field.then({ at: { '17': '(Axis) 3 cubes, 1 tank, 1 plane, line', '16': '(Axis) 2 cubes, 1 tank' } });
    expect(state).toMatchObject({
      fleets: { allied: { operational: 0, engaged: 2 }, axis: { operational: 1 } },
      uboat: 'operational',
      transport: { allied: 6, axis: 2 },
    });
    expect(state.pool.axis).toEqual({ cube: 18, tank: 1, 'italian-tank': 1, plane: 1, 'italian-plane': 1, elite: 2, line: 2 });
  });

  it('lets the Axis place anywhere but in Africa, within stacking, one line and two tanks a zone', () => {
    const field = given43().begun();
    const refused = { 'DEPLOY 1 cube in 16': 'E-SETUP', 'DEPLOY 7 cubes in 14': 'E-STACKING', 'DEPLOY 3 elite in 14': 'E-POOL' };
    field
      .then({ refuses: refused })
      .when('DEPLOY 3 cubes, 1 Italian tank, line in 14')
      .then({ refuses: { 'DEPLOY line in 14': 'E-LINE' } });
    field.dice(3, 3).when('END');
    // a tie is the Allies'; nothing enters in turn 1
    expect(field.state).toMatchObject({ phase: 'initiative', winner: 'allied' });
    expect(field.when('INITIATIVE Axis').state).toMatchObject({ phase: 'impulses', turn: 1, impulse: { side: 'axis' } });
  });
});

describe('3.1, 3.2 reinforcement and conversion', () => {
  const mustered = (first: Side, ...more: string[]) =>
    given43()
      .position(initiative(first), zones, ...more)
      .when(`INITIATIVE ${first === 'axis' ? 'Axis' : 'Allies'}`, first);

  it('the Allies enter in supplied coast zones of theirs, no more than the track says', () => {
    const field = mustered('allied', '19 (Allies): 1 cube');
    expect(field.refuses('REINFORCE 1 cube in 19', 'allied')).toBe('E-REINFORCE');
    expect(field.refuses('REINFORCE 1 cube in 14', 'allied')).toBe('E-CONTROL');
    expect(field.refuses('REINFORCE 5 cubes in 17', 'allied')).toBe('E-REINFORCE');
    field.when('REINFORCE 3 cubes in 17', 'allied').when('REINFORCE 1 cube in 18', 'allied');
    field.then({ at: { '17': '(Allies) 6 cubes' } });
  });

  it('C-03: the Axis enters in Europe but Sardinia and Corsica; Sicily where the table says so', () => {
    const field = mustered('axis');
    for (const zone of ['16', '15', '21']) expect(field.refuses(`REINFORCE 1 cube in ${zone}`, 'axis')).toBe('E-REINFORCE');
    field.when('REINFORCE 3 cubes in 14', 'axis').then({ at: { '14': '(Axis) 5 cubes' } });
    const closed = given43({ sicilyReinforced: false }).position(initiative('axis'), zones).when('INITIATIVE Axis');
    expect(closed.refuses('REINFORCE 1 cube in 14', 'axis')).toBe('E-REINFORCE');
  });

  it('enters no more cubes than the pool has', () => {
    const field = mustered(
      'allied',
      `18 (Allies): 6 cubes
      19 (Allies): 6 cubes
      20 (Allies): 6 cubes`,
    );
    expect(field.state.muster?.due).toBe(2);
  });

  it('converts in supplied zones, one Allied plane a turn, partisans after the surrender, no foreign counters', () => {
    const field = mustered('allied');
    expect(field.refuses('CONVERT 2 planes in 17', 'allied')).toBe('E-CONVERT');
    expect(field.refuses('CONVERT 1 elite in 17', 'allied')).toBe('E-CONVERT');
    expect(field.refuses('CONVERT 1 partisans in 17', 'allied')).toBe('E-PARTISANS');
    expect(field.refuses('CONVERT 4 tanks in 17', 'allied')).toBe('E-CONVERT');
    expect(field.when('CONVERT 1 plane in 17', 'allied').refuses('CONVERT 1 plane in 17', 'allied')).toBe('E-CONVERT');
    field.when('CONVERT 1 paratroopers in 17', 'allied').then({ at: { '17': '(Allies) 1 plane, 1 paratroopers' } });
    const late = mustered('allied', 'Turn 6, initiative', surrendered, 'Fleets: Allies 1 ready 0 engaged, Axis 0 ready 0 engaged');
    expect(late.refuses('CONVERT 1 paratroopers in 17', 'allied')).toBe('E-CONVERT');
    expect(late.refuses('CONVERT 1 partisans in 17', 'allied')).toBe('E-PARTISANS');
    late.when('CONVERT 1 partisans in 17, to 05', 'allied');
    expect(late.state.partisans).toEqual([{ zone: '05', engaged: false }]);
  });
});

describe('1 stacking at the end of an impulse', () => {
  it('the excess goes to an adjacent own zone with room; tanks over two first', () => {
    const field = given43().position(
      impulse('allied'),
      zones,
      `17 (Allies): 4 cubes, 3 tanks
      18 (Allies): 5 cubes
      19 (Allies):`,
    );
    field.when('END', 'allied');
    expect(field.refuses('SHIFT 1 cube: 17 > 19', 'allied')).toBe('E-STACKING');
    expect(field.refuses('DISBAND 1 tank in 17', 'allied')).toBe('E-STACKING');
    field.when('SHIFT 1 tank: 17 > 18', 'allied');
    expect(field.asked[0]).not.toBe('stacking allied');
    field.then({ at: { '17': '(Allies) 4 cubes, 2 tanks' } });
  });

  it('what finds no room is removed', () => {
    const field = given43().position(
      impulse('allied'),
      zones,
      `20 (Allies): 8 cubes
      16 (Axis): 3 cubes`,
    );
    field.when('END', 'allied').when('DISBAND 2 cubes in 20', 'allied');
    field.then({ at: { '20': '(Allies) 6 cubes' } });
    expect(field.state.pool.allied.cube).toBe(23 - 11);
  });
});

describe('10 supply', () => {
  it('forces cut off are eliminated, a line with them; the Axis overseas lives while the Italian fleet does', () => {
    const field = given43().position(
      impulse('allied'),
      zones,
      `15 (Axis): 1 cube
      12 (Axis): 2 cubes, line
      10 (Allies): 2 cubes
      11 (Allies): 1 cube
      13 (Allies): 1 cube`,
    );
    field.when('END', 'allied').when('END', 'axis').dice(1, 1).until('initiative');
    field.then({ at: { '15': '(Axis) 1 cube' } });
    field.then({ at: { '12': '(Axis)' } });
  });
});

describe('14 victory', () => {
  it('the Allies win at once with all orange stars', () => {
    const stars = `01 (Allies): 1 cube
      04 (Allies): 1 cube
      05 (Allies): 1 cube
      06 (Allies): 1 cube
      09 (Allies): 1 cube
      11 (Allies): 1 cube
      22 (Allies): 1 cube`;
    const field = given43().position(
      impulse('allied'),
      stars,
      `17 (Allies):
      18 (Allies): 1 cube
      14 (Axis): 1 cube`,
    );
    expect(field.state.ending).toBeNull();
    field.when('MOVE 1 cube: 18 > 17', 'allied');
    expect(field.state.ending).toMatchObject({ winner: 'allied', reason: 'stars' });
  });

  it('or with supplied forces in Munich at the end of a turn', () => {
    const field = given43().position(
      impulse('allied'),
      zones,
      `01 (Allies): 1 cube
      02 (Allies):
      05 (Allies):
      09 (Axis): 2 cubes`,
    );
    field.when('END', 'allied').when('END', 'axis').until('over');
    expect(field.state.ending).toMatchObject({ winner: 'allied', reason: 'munich' });
  });

  const last = (more = '', options = {}) => {
    const field = given43(options).position(impulse('allied', 8), zones, more);
    field.when('END', 'allied').when('END', 'axis').until('over');
    return field.state.ending;
  };

  it('C-05: after turn 8 more occupied stars win; equal ones are a draw; control counts where the table says so', () => {
    expect(last()).toEqual({ winner: 'axis', reason: 'turns', stars: { allied: 1, axis: 2 } });
    expect(last('22 (Allies): 1 cube')).toEqual({ winner: null, reason: 'turns', stars: { allied: 2, axis: 2 } });
    expect(last('', { starsHeld: 'controlled' })?.stars).toEqual({ allied: 1, axis: 7 });
  });

  it('9.9: the U-boat leaves when the Allies control every coast', () => {
    const coast = ['03', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '20', '21', '22'];
    const field = given43().position(impulse('allied'), zones, ...coast.map((zone) => `${zone} (Allies):`), '16 (Axis):');
    expect(field.state.uboat).toBe('operational');
    expect(field.when('MOVE 1 cube: 17 > 16').state.uboat).toBeNull();
  });
});
