import { describe, expect, it } from 'vitest';
import { given43, impulse, initiative } from './positions';

describe('readings of the game’s README', () => {
  it('2: turn 1 has no conversion; the impulses begin at once', () => {
    const field = given43().position(
      initiative('allied', 1),
      `17 (Allies): 4 cubes
      09 (Axis): 4 cubes
      01 (Axis): 1 cube`,
    );
    field.when('INITIATIVE Allies', 'allied');
    expect(field.state.phase).toBe('impulses');
  });

  it('3: a short pool gives what it has', () => {
    const field = given43().position(
      initiative('allied'),
      `17 (Allies): 6 cubes
      18 (Allies): 6 cubes
      20 (Allies): 6 cubes
      14 (Allies): 4 cubes
      01 (Axis): 1 cube`,
    );
    field.when('INITIATIVE Allies', 'allied');
    expect(field.state.muster).toMatchObject({ side: 'allied', due: 1 });
  });

  it('4: a fortified line alone is neither attacked nor bombed, and is lost when an enemy enters', () => {
    const field = given43().position(
      impulse('allied'),
      `17 (Allies): 2 cubes, 1 plane
      16 (Axis): line
      09 (Axis): 1 cube
      01 (Axis): 1 cube`,
    );
    expect(field.refuses('ATTACK 16 from 17 1 cube', 'allied')).toBe('E-TARGET');
    expect(field.refuses('BOMB 16 from 17', 'allied')).toBe('E-TARGET');
    field.when('MOVE 1 cube: 17 > 16', 'allied');
    field.then({ at: { '16': '(Allies) 1 cube' } });
    expect(field.state.pool.axis.line).toBe(3);
  });

  it('18: an Axis zone under Strangle still defends itself', () => {
    const field = given43()
      .position(
        impulse('allied'),
        `17 (Allies): 2 cubes
      16 (Axis): 2 cubes, 1 tank
      09 (Axis): 1 cube
      01 (Axis): 1 cube`,
      )
      .when('EVENT Strangle in 16', 'allied')
      .when('ATTACK 16 from 17 2 cubes', 'allied')
      .when('END', 'allied')
      .when('FIGHT 16', 'allied')
      .dice(1, 1, 5, 1)
      .when('DEFEND support tank', 'axis');
    expect(field.last('round').defence).toMatchObject({ dice: [5, 1], needs: 5, hits: 1 });
  });

  it('20: a star held by forces that Logistical Effort saved does not count at the end', () => {
    const zones = `01 (Axis): 1 cube
      06 (Axis): 2 cubes
      05 (Axis): 1 cube
      11 (Axis): 1 cube
      09 (Allies): 2 cubes
      10 (Allies): 2 cubes
      12 (Allies): 2 cubes
      13 (Allies): 2 cubes`;
    const field = given43().position(impulse('allied', 8), zones).when('END', 'allied').when('END', 'axis').until('supply');
    field.when('EVENT Logistical Effort in 11', 'axis');
    field.then({ at: { '11': '(Axis) 1 cube' } });
    // Munich, Veneto and Emilia; Naples is cut off
    expect(field.state.ending?.stars.axis).toBe(3);
  });
});
