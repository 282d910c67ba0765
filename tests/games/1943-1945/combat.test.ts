import { describe, expect, it } from 'vitest';
import { game1943 } from '../../../lib/games/1943-1945';
import { given43, impulse, type Table43 } from './positions';

const front = `19 (Allies): 4 cubes, 1 tank
      18 (Allies): 3 cubes
      17 (Axis): 3 cubes, 1 tank
      16 (Axis): 2 cubes
      09 (Axis): 2 cubes
      01 (Axis): 1 cube`;

/** An attack from Tebessa on Tunis, up to the first round. */
const attacked = (more: string[] = [], options = {}) =>
  given43(options)
    .position(impulse('allied'), front, ...more)
    .when('ATTACK 17 from 19 4 cubes, 1 tank; END', 'allied');
const fought = (field: Table43) => field.when('FIGHT 17, no support; DEFEND');

describe('7.1 declaring', () => {
  it('takes adjacent enemy zones, each force once, three zones at most', () => {
    const field = given43().position(impulse('allied'), front);
    expect(field.refuses('ATTACK 16 from 18 1 cube', 'allied')).toBe('E-ADJACENT');
    expect(field.refuses('ATTACK 20 from 19 1 cube', 'allied')).toBe('E-TARGET');
    field.when('ATTACK 16 from 19 3 cubes', 'allied');
    expect(field.refuses('ATTACK 16 from 19 1 cube', 'allied')).toBe('E-ATTACK');
    expect(field.refuses('ATTACK 17 from 19 2 cubes', 'allied')).toBe('E-ATTACK');
    field.when('ATTACK 17 from 18 2 cubes, from 19 1 cube', 'allied');
    expect(field.state.impulse?.declared).toEqual(['16', '17']);
  });

  it('a fourth attacked zone is refused', () => {
    const field = given43().position(
      impulse('allied'),
      front,
      `08 (Allies): 6 cubes
      06 (Axis): 1 cube
      07 (Axis): 1 cube
      10 (Axis): 1 cube`,
    );
    for (const target of ['06', '07', '09']) field.when(`ATTACK ${target} from 08 1 cube`, 'allied');
    expect(field.refuses('ATTACK 10 from 08 1 cube', 'allied')).toBe('E-ATTACK');
  });

  const wide = `${front}
      08 (Allies): 6 cubes
      09 (Allies): 2 cubes
      06 (Axis): 1 cube
      10 (Axis): 1 cube
      11 (Axis): 1 cube`;

  it('IT196: an impulse has three arrows in all, one for each zone an attack starts from', () => {
    const field = given43().position(impulse('allied'), wide).when('ATTACK 10 from 08 1 cube, from 09 1 cube', 'allied');
    expect(field.refuses('ATTACK 17 from 18 1 cube, from 19 1 cube', 'allied')).toBe('E-ATTACK');
    field.when('ATTACK 06 from 08 1 cube', 'allied');
    for (const more of ['ATTACK 11 from 09 1 cube', 'ATTACK 17 from 18 1 cube']) expect(field.refuses(more, 'allied')).toBe('E-ATTACK');
    expect(field.state.impulse?.declared).toEqual(['10', '06']);
  });

  it('IT196: a landing takes one arrow, from however many zones it embarks', () => {
    const field = given43()
      .position(impulse('allied'), wide, '15 (Axis): 1 cube')
      .when('LAND 15 with 1 fleet from 18 1 cube, from 09 1 cube', 'allied')
      .when('ATTACK 10 from 08 1 cube, from 09 1 cube', 'allied');
    expect(field.refuses('ATTACK 06 from 08 1 cube', 'allied')).toBe('E-ATTACK');
    const late = given43()
      .position(impulse('allied'), wide)
      .when('ATTACK 10 from 08 1 cube, from 09 1 cube', 'allied')
      .when('ATTACK 06 from 08 1 cube', 'allied');
    expect(late.refuses('LAND 15 with 1 fleet from 18 1 cube, from 09 1 cube', 'allied')).toBe('E-ATTACK');
  });

  it.each([
    ['where the table reads it so', { attackArrows: 'each' }, ''],
    ['under rules 1', {}, 'Rules: 1'],
  ])('each of three zones may be attacked from three %s', (_title, options, more) => {
    const field = given43(options)
      .position(impulse('allied'), wide, more)
      .when('ATTACK 10 from 08 1 cube, from 09 1 cube', 'allied')
      .when('ATTACK 17 from 18 1 cube, from 19 1 cube', 'allied');
    expect(field.when('ATTACK 06 from 08 1 cube', 'allied').state.impulse?.declared).toHaveLength(3);
  });

  it('what is bombed away before its combat no longer attacks', () => {
    const field = attacked(['16 (Axis): 1 cube, 1 plane']);
    field.dice(6).when('BOMB 19 from 16', 'axis');
    field.when('LOSE 1 cube in 19', 'allied');
    expect(field.state.impulse?.attacks[0]?.forces).toEqual([{ from: '19', units: { cube: 3, tank: 1 } }]);
  });
});

describe('7.2 before the first round', () => {
  it('planes leave for a zone of their side and are engaged', () => {
    const field = attacked(['17 (Axis): 3 cubes, 1 plane']).when('FIGHT 17, no support', 'allied');
    field.when('EVACUATE 1 plane to 09', 'axis');
    field.then({ at: { '09': '(Axis) 2 cubes, 1 engaged plane' } });
  });

  it('a plane supports from its reach and is engaged; the tank is not', () => {
    const field = attacked(['18 (Allies): 1 cube, 1 plane']);
    expect(field.refuses('FIGHT 17, support plane 19', 'allied')).toBe('E-PLANE');
    field.when('FIGHT 17, support tank + plane 18', 'allied').dice(4, 4, 1, 1, 1, 1, 1, 1);
    field.until('losses');
    expect(field.last('round').attack).toMatchObject({ needs: 4, hits: 2 });
    const [attack, defence] = game1943.volleysIn?.(field.last('round'), 'it') ?? [];
    expect(attack).toMatchObject({ space: '17', round: 1, side: 'attack', hits: 2, shots: [{ needs: '4+' }] });
    expect(attack?.shots[0]?.dice.filter(({ isHit }) => isHit).map(({ value }) => value)).toEqual([4, 4]);
    expect(attack?.title).not.toBe(defence?.title);
    field.then({ at: { '18': '(Allies) 1 cube, 1 engaged plane' } });
    field.then({ at: { '19': '(Allies) 4 cubes, 1 tank' } });
  });

  it('a plane that defends alone does not support itself', () => {
    const field = attacked(['17 (Axis): 1 plane']).when('FIGHT 17, no support', 'allied');
    expect(field.refuses('DEFEND support plane 17', 'axis')).toBe('E-SUPPORT');
  });
});

describe('7.4 losses', () => {
  it('are chosen by both in secret and taken together', () => {
    const field = fought(attacked().dice(6, 6, 1, 1, 6, 1, 1, 1));
    field.then({ asks: ['losses allied', 'losses axis'] });
    field.when('LOSE engage 1 tank in 19', 'allied');
    field.then({ at: { '19': '(Allies) 4 cubes, 1 tank' } });
    field.when('LOSE 1 tank in 17', 'axis');
    field.then({ at: { '19': '(Allies) 4 cubes, 1 engaged tank' } });
    field.then({ at: { '17': '(Axis) 3 cubes' } });
  });

  it('must be satisfied exactly, and only by what fights here', () => {
    const field = fought(attacked().dice(6, 6, 1, 1, 1, 1, 1, 1));
    for (const losses of ['1 cube in 17', '3 cubes in 17', '2 cubes in 16', 'engage 1 cube in 17, 1 cube in 17'])
      expect(field.refuses(`LOSE ${losses}`, 'axis')).toBe('E-LOSSES');
  });

  it('beyond what there is are forgotten; the zone may then be occupied by part of the attackers', () => {
    const field = fought(attacked(['17 (Axis): 1 cube']).dice(6, 6, 6, 1, 1));
    field.then({ asks: ['occupy allied'] });
    expect(field.refuses('OCCUPY from 18 1 cube', 'allied')).toBe('E-OCCUPY');
    field.when('OCCUPY from 19 2 cubes', 'allied');
    field.then({ at: { '17': '(Allies) 2 cubes' } });
    field.then({ at: { '19': '(Allies) 2 cubes, 1 tank' } });
  });

  it('a fortified line gives one', () => {
    const field = fought(
      attacked([
        `17 (Axis): 1 cube, line
      16 (Axis):`,
      ]).dice(6, 1, 1, 1, 1, 1, 1),
    );
    field.when('LOSE 1 line in 17', 'axis');
    field.then({ at: { '17': '(Axis) 1 cube' } });
  });
});

describe('7.5 retreat', () => {
  it('of the whole defence counts for one loss, over one or two zones of its own', () => {
    const field = fought(attacked().dice(6, 1, 1, 1, 1, 1, 1, 1));
    expect(field.refuses('LOSE retreat 18', 'axis')).toBe('E-RETREAT');
    field.when('LOSE retreat 16', 'axis');
    field.then({ at: { '16': '(Axis) 5 cubes, 1 tank' } });
    field.then({ asks: ['occupy allied'] });
  });

  it('of a part is voluntary after a round, and refused where C-08 wants the whole', () => {
    const late = (partialRetreat: boolean) => fought(attacked([], { partialRetreat }).dice(1, 1, 1, 1, 1, 1, 1, 1)).until('round-end');
    expect(late(false).refuses('RETREAT 2 cubes: 16', 'axis')).toBe('E-RETREAT');
    const field = late(true).when('RETREAT 2 cubes: 16', 'axis');
    field.then({ at: { '17': '(Axis) 1 cube, 1 tank' } });
    field.when('HOLD with tank', 'axis').then({ asks: ['press allied'] });
  });
});

describe('9.3 elite units', () => {
  it('inflict a loss after the dice and are engaged', () => {
    const field = fought(attacked(['17 (Axis): 2 cubes, 1 elite unit']).dice(1, 1, 1, 1, 1, 1));
    field.then({ asks: ['elite axis'] });
    expect(field.refuses('ELITE 2', 'axis')).toBe('E-ELITE');
    field.when('ELITE 1', 'axis').when('LOSE 1 cube in 19', 'allied');
    field.then({ at: { '17': '(Axis) 2 cubes, 1 engaged elite unit' } });
    field.then({ at: { '19': '(Allies) 3 cubes, 1 tank' } });
  });
});

describe('7.6 rounds', () => {
  it('are three; the attacker may break off after any', () => {
    const field = fought(attacked().dice(...Array(8).fill(1)));
    for (const round of [2, 3]) {
      field.dice(...Array(8).fill(1)).when('PRESS', 'allied');
      expect(field.state.impulse?.combat?.round).toBe(round);
    }
    field.until('press');
    expect(field.refuses('PRESS', 'allied')).toBe('E-ROUND');
    expect(fought(attacked().dice(...Array(8).fill(1))).when('STOP', 'allied').state.impulse?.combat).toBeNull();
  });
});

describe('7.7 landings', () => {
  const coast = `17 (Allies): 4 cubes, 2 tanks, 1 paratroopers
      18 (Allies): 4 cubes
      14 (Axis): 1 cube
      09 (Axis): 1 cube
      01 (Axis): 1 cube`;

  it.each([
    ['five cubes on one fleet', 'LAND 14 with 1 fleet from 17 4 cubes, from 18 1 cube', 'E-LANDING'],
    ['two tanks', 'LAND 14 with 2 fleets from 17 2 tanks', 'E-LANDING'],
    ['paratroopers', 'LAND 14 with 2 fleets from 17 1 paratroopers', 'E-LANDING'],
    ['an inland zone', 'LAND 04 with 1 fleet from 17 1 cube', 'E-COAST'],
    ['an own zone', 'LAND 18 with 1 fleet from 17 1 cube', 'E-CONTROL'],
  ])('refuses %s', (_title, order, code) => expect(given43().position(impulse('allied'), coast).refuses(order, 'allied')).toBe(code));

  it('takes six pieces on two fleets, one landing an impulse, none with engaged fleets', () => {
    const field = given43().position(impulse('allied'), coast);
    field.when('LAND 14 with 2 fleets from 17 3 cubes, 1 tank, from 18 2 cubes', 'allied');
    field.then({ at: { '17': '(Allies) 1 cube, 1 tank, 1 paratroopers' } });
    expect(field.refuses('LAND 15 with 1 fleet from 18 1 cube', 'allied')).toBe('E-LANDING');
    const engaged = given43().position(impulse('allied'), coast, 'Fleets: Allies 0 ready 2 engaged');
    expect(engaged.refuses('LAND 14 with 1 fleet from 18 1 cube', 'allied')).toBe('E-FLEET');
    expect(given43().position(impulse('axis'), coast).refuses('LAND 14 with 1 fleet from 09 1 cube', 'axis')).toBe('E-LANDING');
  });

  it('walks into an empty zone; what does not occupy it withdraws to a supplied zone', () => {
    const field = given43()
      .position(impulse('allied'), coast, '14 (Axis): line')
      .when('LAND 14 with 1 fleet from 17 3 cubes', 'allied')
      .when('END', 'allied');
    field.when('FIGHT 14, no support', 'allied').until('occupy');
    field.when('OCCUPY from 14 2 cubes', 'allied');
    expect(field.refuses('WITHDRAW to 09', 'allied')).toBe('E-WITHDRAW');
    field.when('WITHDRAW to 18', 'allied');
    field.then({ at: { '14': '(Allies) 2 cubes' } });
    field.then({ at: { '18': '(Allies) 5 cubes' } });
  });

  it('9.4: dropped paratroopers are lost when the zone is not taken', () => {
    const field = given43().position(impulse('allied'), coast).when('LAND 14 with 1 fleet from 17 2 cubes', 'allied').when('END', 'allied');
    expect(field.refuses('FIGHT 14, support drop 18', 'allied')).toBe('E-DROP');
    field.when('FIGHT 14, support drop 17', 'allied').dice(1, 1, 1, 1, 1).until('press');
    expect(field.last('round').attack.dice).toHaveLength(3);
    field.when('STOP', 'allied').when('WITHDRAW to 17', 'allied');
    expect(field.last('paratroopers-lost')).toMatchObject({ zone: '14', count: 1 });
    expect(field.state.pool.allied.paratroopers).toBe(1);
  });
});
