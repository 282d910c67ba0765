import { describe, expect, it } from 'vitest';
import { Field } from './field';

/** IT441-471: the second turn, from the roll for the initiative to the surrender of Italy. */
const start = () =>
  Field.turnStart(
    {
      zones: {
        '17': 'allied 2 cube 1 tank 1 plane',
        '18': 'allied 2 cube',
        '19': 'allied 2 cube',
        '20': 'allied 1 cube',
        '13': 'axis',
        '14': 'axis 1 cube 1 tank 1 elite',
        '15': 'axis 1 plane 1 cube',
        '09': 'axis 1 italian-tank 1 italian-plane',
      },
    },
    6,
    5,
  );

const reinforced = () =>
  start()
    .play('allied', { type: 'initiative', first: 'allied' })
    .play('allied', { type: 'reinforce', zone: '17', cubes: 4 })
    .play('allied', { type: 'convert', zone: '17', into: 'paratroopers', count: 1 })
    .play('allied', { type: 'convert', zone: '17', into: 'plane', count: 1 })
    .play('allied', { type: 'end' })
    .play('axis', { type: 'reinforce', zone: '14', cubes: 3 })
    .play('axis', { type: 'end' });

const landing = () =>
  reinforced()
    .play('allied', { type: 'land', target: '14', fleets: 1, forces: [{ from: '17', units: { cube: 3, tank: 1 } }] })
    .play('allied', { type: 'end' })
    .play('allied', { type: 'fight', target: '14' })
    .rolls(5)
    .play('axis', { type: 'intercept', fleets: 1, uboat: false, planes: [] });

const bombarded = () =>
  landing()
    .rolls(5)
    .play('allied', { type: 'losses', losses: [{ zone: '14', piece: 'cube', count: 1, fate: 'out' }] })
    .play('axis', { type: 'losses', losses: [{ zone: '14', piece: 'cube', count: 1, fate: 'out' }] });

const joined = () =>
  bombarded().play('allied', { type: 'support', support: { tank: true, plane: { from: '17', plane: 'plane' }, drop: '17' } });

const firstRound = () =>
  joined()
    .rolls(4, 4, 6, 3, 5, 6)
    .play('axis', { type: 'defend', tank: true, plane: { from: '15', plane: 'plane' } })
    .play('axis', { type: 'elite', count: 0 })
    .play('allied', { type: 'losses', losses: [{ zone: '14', piece: 'cube', count: 2, fate: 'out' }] })
    .play('axis', {
      type: 'losses',
      losses: [
        { zone: '14', piece: 'cube', count: 1, fate: 'out' },
        { zone: '14', piece: 'tank', count: 1, fate: 'engaged' },
        { zone: '14', piece: 'elite', count: 1, fate: 'engaged' },
      ],
    });

const secondRound = () =>
  firstRound()
    .rolls(6, 6, 2, 3, 4, 6)
    .play('allied', { type: 'press', tank: true })
    .play('allied', { type: 'losses', losses: [{ zone: '14', piece: 'tank', count: 1, fate: 'engaged' }] })
    .play('axis', { type: 'losses', losses: [{ zone: '14', piece: 'cube', count: 1, fate: 'out' }], retreat: ['13'] });

describe('the worked example', () => {
  it('V1: the Allies roll 6, the Axis 5: the Allies choose, and keep the initiative', () => {
    const field = start();
    expect(field.last('roll')).toMatchObject({ dice: { allied: 6, axis: 5 }, winner: 'allied' });
    expect(field.kinds()).toEqual(['allied initiative']);
    expect(field.play('allied', { type: 'initiative', first: 'allied' }).state.initiative).toBe('allied');
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
    expect(reinforced().units('17')).toEqual({ cube: 3, tank: 1, plane: 2, paratroopers: 1 });
  });

  it('V4: a landing in Sicily with one fleet, three cubes and a tank is legal and engages the fleet', () => {
    expect(landing().state.fleets.allied).toEqual({ operational: 1, engaged: 1 });
  });

  it('V5: the Italian fleet intercepts with a 5: one cube is lost, the fleet is engaged', () => {
    const field = landing();
    expect(field.last('intercepted')).toMatchObject({ dice: [5], hits: 1 });
    expect(field.state.fleets.axis).toEqual({ operational: 0, engaged: 1 });
    expect(field.kinds()).toEqual(['allied losses']);
  });

  it('V6: the fleet bombards with a 5: of four cubes three are left', () => {
    expect(bombarded().units('14')).toEqual({ cube: 3, tank: 1, elite: 1 });
  });

  it('IT455: only now the paratroopers and the plane join; they have not flown before', () => {
    const field = bombarded();
    expect(field.kinds()).toEqual(['allied join']);
    expect(field.units('17')).toEqual({ plane: 2, paratroopers: 1 });
    expect(joined().last('support')).toMatchObject({ tank: true, plane: { from: '17' }, drop: '17' });
  });

  it('V7: three dice at 4 on both sides; three losses of the Axis, two of the Allies', () => {
    const field = firstRound();
    expect(field.last('round')).toMatchObject({
      attack: { dice: [4, 4, 6], needs: 4, hits: 3 },
      defence: { dice: [3, 5, 6], needs: 4, hits: 2 },
    });
    expect(field.units('14')).toEqual({ cube: 2, 'engaged-tank': 1, 'engaged-elite': 1 });
    expect(field.state.impulse?.combat?.forces).toEqual([{ from: '14', units: { tank: 1, 'engaged-paratroopers': 1 } }]);
  });

  it('V8: two dice, always at 4 (the tank supports and rolls, C-04), four at 5: the Axis loses a cube and retreats, the Allied tank is engaged', () => {
    const field = secondRound();
    expect(field.last('round')).toMatchObject({
      attack: { dice: [6, 6], needs: 4, hits: 2 },
      defence: { dice: [2, 3, 4, 6], needs: 5, hits: 1 },
    });
    expect(field.units('13')).toEqual({ cube: 1, 'engaged-tank': 1, 'engaged-elite': 1 });
    expect(field.units('14')).toEqual({});
  });

  it('V9: the Allies occupy Sicily, the impulse passes, and Italy surrenders at the end of the turn', () => {
    const field = secondRound().play('allied', {
      type: 'occupy',
      forces: [{ from: '14', units: { 'engaged-tank': 1, 'engaged-paratroopers': 1 } }],
    });
    expect(field.units('14')).toEqual({ 'engaged-tank': 1, 'engaged-paratroopers': 1 });
    field.until('impulse');
    expect(field.kinds()).toEqual(['axis impulse']);
    field.rolls(3, 3).until('initiative');
    expect(field.state).toMatchObject({
      turn: 3,
      surrendered: true,
      fleets: { axis: { operational: 0, engaged: 0 } },
      transport: { axis: 0 },
    });
    expect(field.last('surrender').units).toEqual([{ zone: '09', units: { 'italian-tank': 1, 'italian-plane': 1 } }]);
    expect(field.units('09')).toEqual({});
    expect(field.diceLeft).toBe(0);
  });
});
