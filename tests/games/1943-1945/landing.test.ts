import { describe, expect, it } from 'vitest';
import { given43, impulse, type Table43 } from './positions';

const all = 'support tank + plane 17 + drop 17';
const shores = `17 (Allies): 3 cubes, 1 tank, 1 plane, 1 paratroopers
      18 (Allies): 1 cube
      14 (Axis): 2 cubes
      15 (Axis): 1 cube, 1 plane
      09 (Axis): 1 cube
      01 (Axis): 1 cube`;

/** A landing in Sicily up to its interception. */
const landed = (fight: string, more = '', cubes = '3 cubes') =>
  given43().position(impulse('allied'), shores, more).when(`LAND 14 with 1 fleet from 17 ${cubes}, 1 tank; END; ${fight}`, 'allied');
/** The Italian fleet intercepts; the Allied fleet bombards without effect. */
const sighted = (field: Table43, die: number) => field.dice(die, 1).when('INTERCEPT 1 fleet', 'axis');

describe('IT249-265 the order of a landing: interception, bombardment, then planes and paratroopers', () => {
  it('asks what joins only after the bombardment, and nothing has flown until then', () => {
    const field = sighted(landed('FIGHT 14'), 1);
    field.then({ at: { '17': '(Allies) 1 plane, 1 paratroopers' } });
    field.then({ asks: ['join allied'] });
    expect(field.last('shelled').zone).toBe('14');
    field.when('SUPPORT tank + plane 17 + drop 17', 'allied').dice(1, 1, 1, 1, 1, 1).when('DEFEND no support', 'axis');
    expect(field.last('round').attack).toMatchObject({ dice: [1, 1, 1, 1], needs: 4 });
    field.then({ at: { '17': '(Allies) 1 engaged plane' } });
  });

  it('paratroopers and planes neither pay for the interception nor go down with the ship', () => {
    const field = landed(`FIGHT 14, ${all}`, '', '1 cube').dice(6, 6);
    field.when('INTERCEPT 1 fleet + U-boat', 'axis');
    expect(field.last('lost').losses.map(({ piece }) => piece)).toEqual(['cube', 'tank']);
    field.then({ at: { '17': '(Allies) 2 cubes, 1 plane, 1 paratroopers' } });
    expect(field.state.impulse?.combat).toBeNull();
  });

  it('what FIGHT names joins by itself when its time comes', () => {
    const field = sighted(landed(`FIGHT 14, ${all}`), 1).dice(1, 1, 1, 1, 1, 1);
    field.when('DEFEND no support', 'axis');
    expect(field.events.map(({ type }) => type).filter((type) => ['intercepted', 'shelled', 'support', 'round'].includes(type))).toEqual([
      'intercepted',
      'shelled',
      'support',
      'round',
    ]);
    expect(field.state.impulse?.combat?.dropped).toBe(1);
  });

  it('is asked again when what FIGHT named can no longer join', () => {
    const tank = landed('FIGHT 14, support tank');
    tank.dice(6).when('INTERCEPT 1 fleet', 'axis');
    tank.dice(1).when('LOSE 1 tank in 14', 'allied');
    tank.then({ asks: ['join allied'] });
    expect(tank.refuses('SUPPORT tank', 'allied')).toBe('E-SUPPORT');
  });

  it('asks nothing when nothing could join, and an order to fight says nothing then', () => {
    const zones = `${shores}
      17 (Allies): 4 cubes`;
    const field = given43()
      .position(impulse('allied'), zones)
      .when('LAND 14 with 1 fleet from 17 4 cubes', 'allied')
      .when('END', 'allied')
      .when('FIGHT 14, no support', 'allied');
    field.dice(1, 1, 1, 1, 1, 1, 1).until('press');
    expect(field.events.some(({ type }) => type === 'support')).toBe(false);
    expect(field.last('round').attack.dice).toHaveLength(4);
  });

  it('is not held up by paratroopers where nobody defends or nobody lands', () => {
    const empty = landed(`FIGHT 14, ${all}`, '14 (Axis):');
    empty.until('occupy').then({ at: { '17': '(Allies) 1 plane, 1 paratroopers' } });
  });

  it('under rules 1 support is committed before the interception, as it was', () => {
    const field = landed(`FIGHT 14, ${all}`, 'Rules: 1');
    field.then({ at: { '17': '(Allies) 1 engaged plane' } });
    expect(field.state.impulse?.combat?.dropped).toBe(1);
    expect(landed('FIGHT 14', 'Rules: 1').state.impulse?.combat?.pledge).toBeUndefined();
  });
});

describe('standing orders in a landing', () => {
  const announced = (support = '') =>
    given43()
      .position(impulse('allied'), shores)
      .when(`LAND 14 with 1 fleet from 17 3 cubes, 1 tank${support}; END`, 'allied')
      .until('battle');

  it('wait with the support until it is known what came through, then send what was announced', () => {
    const field = announced(`, ${all}`);
    expect(field.standing('battle')).toBe('FIGHT 14');
    expect(sighted(field.when('FIGHT 14', 'allied'), 1).standing('join')).toBe('SUPPORT tank + plane 17 + drop 17');
  });

  it('send a tank and a plane when nothing was announced; paratroopers only at a word', () => {
    const field = sighted(announced().when('FIGHT 14', 'allied'), 1);
    expect(field.standing('join')).toBe('SUPPORT tank + plane 17');
  });
});

describe('7.2 support is engaged with the first dice', () => {
  const attacked = (rules: number) =>
    given43()
      .position(
        impulse('allied'),
        `18 (Allies): 2 cubes, 1 plane, 1 paratroopers
      17 (Axis): 1 plane
      16 (Axis): 1 cube
      01 (Axis): 1 cube`,
        `Rules: ${rules}`,
      )
      .when('ATTACK 17 from 18 2 cubes', 'allied')
      .when('END', 'allied')
      .when('FIGHT 17, support plane 18 + drop 18', 'allied')
      .when('EVACUATE 1 plane to 16', 'axis');

  it('so nobody has flown for nothing when all defenders leave first', () => {
    attacked(2).then({ at: { '18': '(Allies) 2 cubes, 1 plane, 1 paratroopers' } });
    attacked(1).then({ at: { '18': '(Allies) 2 cubes, 1 engaged plane' } });
  });

  it('and what is bombed before it no longer supports', () => {
    const field = given43()
      .position(
        impulse('allied'),
        `18 (Allies): 1 plane
      19 (Allies): 3 cubes
      17 (Axis): 2 cubes
      16 (Axis): 1 plane
      01 (Axis): 1 cube`,
      )
      .when('ATTACK 17 from 19 3 cubes', 'allied')
      .when('END', 'allied')
      .when('FIGHT 17, support plane 18', 'allied');
    field.dice(6).when('BOMB 18 from 16', 'axis');
    field.when('LOSE engage 1 plane in 18', 'allied');
    field.dice(5, 1, 1, 1, 1).when('DEFEND no support', 'axis');
    expect(field.last('support')).toMatchObject({ plane: null });
    expect(field.last('round').attack).toMatchObject({ needs: 6, hits: 0 });
  });
});

describe('an order to fight over land that names no support', () => {
  const fought = (support = '') =>
    given43()
      .position(
        impulse('allied'),
        `18 (Allies): 2 cubes, 1 tank
      17 (Axis): 2 cubes
      16 (Axis):
      01 (Axis): 1 cube`,
      )
      .when(`ATTACK 17 from 18 2 cubes, 1 tank${support}`, 'allied')
      .when('END', 'allied')
      .when('FIGHT 17', 'allied')
      .dice(5, 5, 1, 1, 1)
      .when('DEFEND no support', 'axis');

  it('means none, whatever was announced with the attack', () => {
    expect(fought(', support tank').last('round').attack).toMatchObject({ dice: [5, 5, 1], needs: 6 });
    expect(fought().last('round').attack).toMatchObject({ dice: [5, 5, 1], needs: 6 });
  });
});
