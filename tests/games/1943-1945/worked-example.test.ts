import { describe, expect, it } from 'vitest';
import { given43, impulse } from './positions';

/** IT441-471: the second turn, from the roll for the initiative to the surrender of Italy. */
const start = () =>
  given43()
    .position(
      impulse('axis', 1),
      'passes: 1',
      `17 (Allies): 2 cubes, 1 tank, 1 plane
      18 (Allies): 2 cubes
      19 (Allies): 2 cubes
      20 (Allies): 1 cube
      13 (Axis):
      14 (Axis): 1 cube, 1 tank, 1 elite unit
      15 (Axis): 1 cube, 1 plane
      09 (Axis): 1 Italian tank, 1 Italian plane`,
    )
    .when('END', 'axis')
    .dice(6, 5)
    .until('initiative');

const reinforced = () =>
  start()
    .when('INITIATIVE Allies', 'allied')
    .when('REINFORCE 4 cubes in 17', 'allied')
    .when('CONVERT 1 paratroopers in 17', 'allied')
    .when('CONVERT 1 plane in 17', 'allied')
    .when('END', 'allied')
    .when('REINFORCE 3 cubes in 14', 'axis')
    .when('END', 'axis');

const landing = () =>
  reinforced()
    .when('LAND 14 with 1 fleet from 17 3 cubes, 1 tank', 'allied')
    .when('END', 'allied')
    .when('FIGHT 14', 'allied')
    .dice(5)
    .when('INTERCEPT 1 fleet', 'axis');

const bombarded = () => landing().dice(5).when('LOSE 1 cube in 14', 'allied').when('LOSE 1 cube in 14', 'axis');

const joined = () => bombarded().when('SUPPORT tank + plane 17 + drop 17', 'allied');

const firstRound = () =>
  joined()
    .dice(4, 4, 6, 3, 5, 6)
    .when('DEFEND support tank + plane 15', 'axis')
    .when('ELITE 0', 'axis')
    .when('LOSE 2 cubes in 14', 'allied')
    .when('LOSE 1 cube in 14, engage 1 tank in 14, engage 1 elite in 14', 'axis');

const secondRound = () =>
  firstRound()
    .dice(6, 6, 2, 3, 4, 6)
    .when('PRESS with tank', 'allied')
    .when('LOSE engage 1 tank in 14', 'allied')
    .when('LOSE 1 cube in 14, retreat 13', 'axis');

describe('the worked example', () => {
  it('V1: the Allies roll 6, the Axis 5: the Allies choose, and keep the initiative', () => {
    const field = start();
    expect(field.last('roll')).toMatchObject({ dice: { allied: 6, axis: 5 }, winner: 'allied' });
    field.then({ asks: ['initiative allied'] });
    expect(field.when('INITIATIVE Allies', 'allied').state.initiative).toBe('allied');
  });

  it('V2: four Allied cubes enter in Tunis, then three of the Axis in Sicily', () => {
    const field = reinforced();
    const entries = field.events.filter((event) => event.type === 'reinforced');
    expect(entries.map(({ side, zone, cubes }) => [side, zone, cubes])).toEqual([
      ['allied', '17', 4],
      ['axis', '14', 3],
    ]);
  });

  it('V3: three cubes in Tunis become the paratroopers and a plane', () => {
    reinforced().then({ at: { '17': '(Allies) 3 cubes, 1 tank, 2 planes, 1 paratroopers' } });
  });

  it('V4: a landing in Sicily with one fleet, three cubes and a tank is legal and engages the fleet', () => {
    expect(landing().state.fleets.allied).toEqual({ operational: 1, engaged: 1 });
  });

  it('V5: the Italian fleet intercepts with a 5: one cube is lost, the fleet is engaged', () => {
    const field = landing();
    expect(field.last('intercepted')).toMatchObject({ dice: [5], hits: 1 });
    expect(field.state.fleets.axis).toEqual({ operational: 0, engaged: 1 });
    field.then({ asks: ['losses allied'] });
  });

  it('V6: the fleet bombards with a 5: of four cubes three are left', () => {
    bombarded().then({ at: { '14': '(Axis) 3 cubes, 1 tank, 1 elite unit' } });
  });

  it('IT455: only now the paratroopers and the plane join; they have not flown before', () => {
    const field = bombarded();
    field.then({ asks: ['join allied'] });
    field.then({ at: { '17': '(Allies) 2 planes, 1 paratroopers' } });
    expect(joined().last('support')).toMatchObject({ tank: true, plane: { from: '17' }, drop: '17' });
  });

  it('V7: three dice at 4 on both sides; three losses of the Axis, two of the Allies', () => {
    const field = firstRound();
    expect(field.last('round')).toMatchObject({
      attack: { dice: [4, 4, 6], needs: 4, hits: 3 },
      defence: { dice: [3, 5, 6], needs: 4, hits: 2 },
    });
    field.then({ at: { '14': '(Axis) 2 cubes, 1 engaged tank, 1 engaged elite unit' } });
    expect(field.state.impulse?.combat?.forces).toEqual([{ from: '14', units: { tank: 1, 'engaged-paratroopers': 1 } }]);
  });

  it('V8: two dice, always at 4 (the tank supports and rolls, C-04), four at 5: the Axis loses a cube and retreats, the Allied tank is engaged', () => {
    const field = secondRound();
    expect(field.last('round')).toMatchObject({
      attack: { dice: [6, 6], needs: 4, hits: 2 },
      defence: { dice: [2, 3, 4, 6], needs: 5, hits: 1 },
    });
    field.then({ at: { '13': '(Axis) 1 cube, 1 engaged tank, 1 engaged elite unit' } });
    field.then({ at: { '14': '(Axis)' } });
  });

  it('V9: the Allies occupy Sicily, the impulse passes, and Italy surrenders at the end of the turn', () => {
    const field = secondRound();
    field.when('OCCUPY from 14 1 engaged tank, 1 engaged paratroopers', 'allied');
    field.then({ at: { '14': '(Allies) 1 engaged tank, 1 engaged paratroopers' } });
    field.until('impulse');
    field.then({ asks: ['impulse axis'] });
    field.dice(3, 3).until('initiative');
    expect(field.state).toMatchObject({
      turn: 3,
      surrendered: true,
      fleets: { axis: { operational: 0, engaged: 0 } },
      transport: { axis: 0 },
    });
    expect(field.last('surrender').units).toEqual([{ zone: '09', units: { 'italian-tank': 1, 'italian-plane': 1 } }]);
    field.then({ at: { '09': '(Axis)' } });
  });
});
