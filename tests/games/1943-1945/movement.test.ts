import { describe, expect, it } from 'vitest';
import { game1943 } from '../../../lib/games/1943-1945';
import { formatPosition, parsePosition } from '../../../lib/games/1943-1945/position';
import { given } from '../../support/given';
import { impulse, surrendered } from './positions';

const africa = `17 (Allies): 3 cubes, 1 tank, 2 planes
      18 (Allies): 2 cubes
      16 (Axis): 2 cubes
      09 (Axis): 2 cubes, 1 plane
      01 (Axis): 1 cube`;

describe('4 land movement', () => {
  it('goes through any number of zones that no enemy holds, and takes control of them', () => {
    const field = given(game1943).position(
      impulse('allied'),
      africa,
      `09 (Axis): 2 cubes
      13 (Allies): 2 cubes`,
    );
    field.when('MOVE 2 cubes: 13 > 11 > 10 > 08', 'allied');
    field.then({ at: { '08': '(Allies) 2 cubes' } });
    expect(['13', '11', '10', '08', '12'].map((zone) => field.state.zones[zone]?.control)).toEqual([
      'allied',
      'allied',
      'allied',
      'allied',
      'axis',
    ]);
  });

  it('destroys a line left alone on the way', () => {
    const field = given(game1943).position(
      impulse('allied'),
      africa,
      `13 (Allies): 2 cubes
      11 (Axis): line`,
    );
    field.when('MOVE 1 cube: 13 > 11 > 12', 'allied');
    expect(field.state.zones['11']?.line).toBeUndefined();
    expect(field.state.pool.axis.line).toBe(3);
  });

  it.each([
    ['into an enemy zone', ['17', '16'], 'E-ENEMY'],
    ['to a zone that is not adjacent', ['17', '20'], 'E-ADJACENT'],
    ['through a zone twice', ['17', '18', '17'], 'E-PATH'],
    ['into a zone that does not exist', ['17', '99'], 'E-ZONE'],
  ])('refuses to move %s', (_title, path, code) => {
    const field = given(game1943).position(impulse('allied'), africa);
    expect(field.refuses({ type: 'move', path, units: { cube: 1 } }, 'allied')).toBe(code);
  });

  it('refuses more forces than there are, none, and planes', () => {
    const field = given(game1943).position(impulse('allied'), africa);
    expect(field.refuses('MOVE 4 cubes: 17 > 18', 'allied')).toBe('E-FORCES');
    expect(field.refuses({ type: 'move', path: ['17', '18'], units: {} }, 'allied')).toBe('E-FORCES');
    expect(field.refuses('MOVE 1 plane: 17 > 18', 'allied')).toBe('E-PLANE');
  });

  it('may move a piece again, until an attack is declared', () => {
    const field = given(game1943).position(impulse('allied'), africa);
    field.when('MOVE 2 cubes: 18 > 17', 'allied');
    field.when('MOVE 1 cube: 17 > 19', 'allied');
    field.when('ATTACK 16 from 17 1 cube', 'allied');
    expect(field.refuses('MOVE 1 cube: 17 > 18', 'allied')).toBe('E-PHASE');
  });

  it('C-09: forces out of supply stay where they are, if the table says so', () => {
    const zones = `${africa}
      23 (Axis):
      02 (Allies): 1 cube`;
    expect(given(game1943, { supplyToMove: true }).position(impulse('allied'), zones).refuses('MOVE 1 cube: 02 > 05', 'allied')).toBe(
      'E-SUPPLY',
    );
    expect(given(game1943).position(impulse('allied'), zones).when('MOVE 1 cube: 02 > 05', 'allied').at('05')).toBe('(Allies) 1 cube');
  });
});

describe('5 planes', () => {
  it('fly anywhere on the board to a zone of their side with room, once an impulse, engaged ones too', () => {
    const field = given(game1943).position(impulse('allied'), africa, '13 (Allies): 1 cube, 1 engaged plane');
    field.when('FLY 1 engaged plane: 13 > 18', 'allied');
    field.when('FLY 1 plane: 17 > 13', 'allied');
    expect(field.refuses('FLY 1 plane: 13 > 17', 'allied')).toBe('E-FLOWN');
    expect(field.refuses('FLY 1 plane: 17 > 14', 'allied')).toBe('E-CONTROL');
  });

  it('do not fly into a full zone', () => {
    const field = given(game1943).position(impulse('allied'), africa, '18 (Allies): 6 cubes');
    expect(field.refuses('FLY 1 plane: 17 > 18', 'allied')).toBe('E-STACKING');
  });
});

describe('6 naval transport', () => {
  it('takes a point a piece, into a coast zone of the own side, and goes on by land', () => {
    const field = given(game1943).position(impulse('allied'), africa, '12 (Allies):');
    field.when('SHIP 2 cubes, 1 tank: 17 > 12', 'allied');
    field.when('MOVE 1 cube: 12 > 10', 'allied');
    expect(field.state.transport.allied).toBe(3);
    field.then({ at: { '12': '(Allies) 1 cube, 1 tank' } });
  });

  it.each([
    ['inland', '1 cube: 17 > 19', 'E-COAST'],
    ['to an enemy coast', '1 cube: 17 > 14', 'E-CONTROL'],
    ['more than the points', '7 cubes: 17 > 18', 'E-FORCES'],
  ])('refuses to go %s', (_title, order, code) => {
    expect(given(game1943).position(impulse('allied'), africa, '19 (Allies):').refuses(`SHIP ${order}`, 'allied')).toBe(code);
  });

  it('is over when the points are spent, and for the Axis with the surrender', () => {
    const spent = given(game1943).position(impulse('allied'), africa, 'Transport: Allies 1, Axis 2');
    expect(spent.refuses('SHIP 2 cubes: 17 > 18', 'allied')).toBe('E-TRANSPORT');
    const beaten = given(game1943).position(impulse('axis'), africa, surrendered);
    expect(beaten.refuses('SHIP 1 cube: 09 > 11', 'axis')).toBe('E-TRANSPORT');
  });

  it('is intercepted by fleet, U-boat and planes in reach of the arrival, a die each, 5-6 takes a whole piece', () => {
    const field = given(game1943).position(
      impulse('allied'),
      africa,
      `14 (Allies):
      15 (Axis): 1 plane`,
    );
    field.when('SHIP 2 cubes, 1 tank: 17 > 14', 'allied');
    expect(field.refuses('INTERCEPT 2 fleets', 'axis')).toBe('E-FLEET');
    expect(field.refuses('INTERCEPT plane 09', 'axis')).toBe('E-INTERCEPT');
    expect(field.refuses({ type: 'intercept', fleets: 0, uboat: false, planes: [] }, 'axis')).toBe('E-INTERCEPT');
    field.dice(5, 4, 6).when('INTERCEPT 1 fleet + U-boat + plane 15', 'axis');
    expect(field.state).toMatchObject({ uboat: 'engaged', fleets: { axis: { operational: 0 } } });
    field.when('LOSE 1 cube in 14, 1 tank in 14', 'allied');
    field.then({ at: { '14': '(Allies) 1 cube', '15': '(Axis) 1 engaged plane' } });
  });

  it('C-07: engaged planes and the engaged U-boat intercept only if the table says so', () => {
    const at = (engagedIntercept: boolean) =>
      given(game1943, { engagedIntercept }).position(
        impulse('allied'),
        africa,
        `U-boat: engaged
        14 (Allies):
        15 (Axis): 1 engaged plane`,
      );
    const order = 'INTERCEPT U-boat + plane 15';
    const ship = 'SHIP 1 cube: 17 > 14';
    expect(at(false).when(ship, 'allied').refuses(order, 'axis')).toBe('E-UBOAT');
    expect(at(true).when(ship, 'allied').dice(1, 1).when(order, 'axis').at('14')).toBe('(Allies) 1 cube');
  });
});

describe('8 air bombardment', () => {
  it('hits with 4, with 5 where a plane or a line is, and engages the plane; one mission a zone, two from an airport', () => {
    const field = given(game1943).position(
      impulse('allied'),
      africa,
      `20 (Allies): 2 planes
      17 (Axis): 2 cubes
      16 (Axis): 1 cube, line
      18 (Allies): 2 planes`,
    );
    field.dice(4).when('BOMB 17 from 18', 'allied');
    field.then({ at: { '17': '(Axis) 1 cube' } });
    field.dice(4).when('BOMB 16 from 18', 'allied');
    expect(field.last('bombed')).toMatchObject({ needs: 5, hit: false });
    expect(field.refuses('BOMB 16 from 18', 'allied')).toBe('E-ENGAGED');
    field.dice(1).when('BOMB 16 from 20', 'allied');
    expect(field.refuses('BOMB 16 from 20', 'allied')).toBe('E-AIRPORT');
  });

  it('is refused beyond reach and where no enemy stands', () => {
    const field = given(game1943).position(impulse('allied'), africa);
    expect(field.refuses('BOMB 09 from 17', 'allied')).toBe('E-RANGE');
    expect(field.refuses('BOMB 14 from 17', 'allied')).toBe('E-TARGET');
  });

  it('is flown in the other impulse too, against a force on its way: only that force is hit, and nobody retreats', () => {
    const field = given(game1943).position(
      impulse('allied'),
      `18 (Axis): 1 plane
      20 (Allies): 3 cubes, 1 tank
      19 (Allies): 1 cube
      17 (Axis): 1 cube
      09 (Axis): 1 cube`,
    );
    field.when('MOVE 2 cubes, 1 tank: 20 > 16 > 19', 'allied');
    expect(field.refuses('BOMB 19 from 18, passing', 'axis')).toBe('E-TARGET');
    field.dice(4).when('BOMB 16 from 18, passing', 'axis');
    expect(field.refuses('LOSE 1 cube in 19, retreat 20', 'allied')).toBe('E-RETREAT');
    field.when('LOSE engage 1 tank in 19', 'allied');
    field.then({ at: { '19': '(Allies) 3 cubes, 1 engaged tank' } });
  });
});

describe('9.7, 9.8 fleets and the U-boat attack fleets', () => {
  it('with 5-6 the enemy fleet is engaged; the attacker is in any case', () => {
    const field = given(game1943).position(impulse('axis'), africa);
    field.dice(5).when('STRIKE with U-boat', 'axis').dice(4).when('STRIKE with fleet', 'axis');
    expect(field.state).toMatchObject({
      uboat: 'engaged',
      fleets: { allied: { operational: 1, engaged: 1 }, axis: { operational: 0, engaged: 1 } },
    });
    expect(field.refuses('STRIKE with U-boat', 'axis')).toBe('E-UBOAT');
  });
});

describe('9.5 partisans', () => {
  const risen = () =>
    given(game1943).position(
      impulse('allied'),
      africa,
      surrendered,
      `partisans: [{"zone": "05", "engaged": false}]
      04 (Axis): 2 cubes
      05 (Axis):
      06 (Axis): 1 cube`,
    );

  it('move among triangle zones the Axis controls, even where it stands', () => {
    const field = risen().when('INFILTRATE 05 > 03', 'allied');
    expect(field.state.partisans).toEqual([{ zone: '03', engaged: false }]);
    expect(field.refuses('INFILTRATE 03 > 09', 'allied')).toBe('E-PARTISANS');
  });

  it('engaged, draw a cube from an adjacent zone that then stays for the turn', () => {
    const field = risen().when('LURE 04 > 05', 'allied');
    field.then({ at: { '05': '(Axis) 1 cube' } });
    expect(field.refuses('LURE 06 > 05', 'allied')).toBe('E-PARTISANS');
    field.when('END', 'allied').until('impulse');
    expect(field.refuses('MOVE 1 cube: 05 > 06', 'axis')).toBe('E-HELD');
  });
});

describe('5 missions of an airport', () => {
  /** The Axis flew twice from Tunis this turn before it was taken. */
  const taken = (...facts: string[]) =>
    given(game1943).position(
      impulse('allied'),
      `17 (Allies): 1 cube
      18 (Allies): 2 planes
      16 (Axis): 1 cube
      09 (Axis): 1 cube
      01 (Axis): 1 cube`,
      ...facts,
    );
  const bomb = 'BOMB 16 from 17';

  it('are their owner’s: who takes the zone begins with its own', () => {
    const field = taken('sorties: {"axis 17": 2}').when('FLY 2 planes: 18 > 17', 'allied');
    for (const _plane of [1, 2]) field.dice(1).when(bomb, 'allied');
    expect(field.state.sorties).toEqual({ 'axis 17': 2, 'allied 17': 2 });
    // a position may name the zone alone: its holder's then
    const text = formatPosition(field.state).replace('"axis 17":2,"allied 17":2', '"axis 17":2,"17":2');
    expect(text).toContain('"17":2}');
    const read = parsePosition(text, field.state.options);
    expect(read.ok && read.value.sorties).toEqual({ 'axis 17': 2, 'allied 17': 2 });
    expect(taken('Rules: 1', 'sorties: {"17": 2}').when('FLY 2 planes: 18 > 17', 'allied').refuses(bomb, 'allied')).toBe('E-AIRPORT');
  });
});
