import { describe, expect, it } from 'vitest';
import { formatPosition, parsePosition } from '../../../lib/games/1943-1945/position';
import { Field } from './field';

const africa = {
  '17': 'allied 3 cube 1 tank 2 plane',
  '18': 'allied 2 cube',
  '16': 'axis 2 cube',
  '09': 'axis 2 cube 1 plane',
  '01': 'axis 1 cube',
};

describe('4 land movement', () => {
  it('goes through any number of zones that no enemy holds, and takes control of them', () => {
    const field = new Field({ zones: { ...africa, '09': 'axis 2 cube', '13': 'allied 2 cube' } });
    field.play('allied', { type: 'move', path: ['13', '11', '10', '08'], units: { cube: 2 } });
    expect(field.units('08')).toEqual({ cube: 2 });
    expect(['13', '11', '10', '08', '12'].map((zone) => field.state.zones[zone]?.control)).toEqual([
      'allied',
      'allied',
      'allied',
      'allied',
      'axis',
    ]);
  });

  it('destroys a line left alone on the way', () => {
    const field = new Field({ zones: { ...africa, '13': 'allied 2 cube', '11': 'axis line' } });
    field.play('allied', { type: 'move', path: ['13', '11', '12'], units: { cube: 1 } });
    expect(field.state.zones['11']?.line).toBeUndefined();
    expect(field.state.pool.axis.line).toBe(3);
  });

  it.each([
    ['into an enemy zone', ['17', '16'], 'E-ENEMY'],
    ['to a zone that is not adjacent', ['17', '20'], 'E-ADJACENT'],
    ['through a zone twice', ['17', '18', '17'], 'E-PATH'],
    ['into a zone that does not exist', ['17', '99'], 'E-ZONE'],
  ])('refuses to move %s', (_title, path, code) => {
    const field = new Field({ zones: africa });
    expect(field.refuses('allied', { type: 'move', path, units: { cube: 1 } })).toBe(code);
  });

  it('refuses more forces than there are, none, and planes', () => {
    const field = new Field({ zones: africa });
    expect(field.refuses('allied', { type: 'move', path: ['17', '18'], units: { cube: 4 } })).toBe('E-FORCES');
    expect(field.refuses('allied', { type: 'move', path: ['17', '18'], units: {} })).toBe('E-FORCES');
    expect(field.refuses('allied', { type: 'move', path: ['17', '18'], units: { plane: 1 } })).toBe('E-PLANE');
  });

  it('may move a piece again, until an attack is declared', () => {
    const field = new Field({ zones: africa });
    field.play('allied', { type: 'move', path: ['18', '17'], units: { cube: 2 } });
    field.play('allied', { type: 'move', path: ['17', '19'], units: { cube: 1 } });
    field.play('allied', { type: 'attack', target: '16', forces: [{ from: '17', units: { cube: 1 } }] });
    expect(field.refuses('allied', { type: 'move', path: ['17', '18'], units: { cube: 1 } })).toBe('E-PHASE');
  });

  it('C-09: forces out of supply stay where they are, if the table says so', () => {
    const zones = { ...africa, '23': 'axis', '02': 'allied 1 cube' };
    expect(
      new Field({ zones, options: { supplyToMove: true } }).refuses('allied', { type: 'move', path: ['02', '05'], units: { cube: 1 } }),
    ).toBe('E-SUPPLY');
    expect(new Field({ zones }).play('allied', { type: 'move', path: ['02', '05'], units: { cube: 1 } }).units('05')).toEqual({ cube: 1 });
  });
});

describe('5 planes', () => {
  it('fly anywhere on the board to a zone of their side with room, once an impulse, engaged ones too', () => {
    const field = new Field({ zones: { ...africa, '13': 'allied 1 cube 1 engaged-plane' } });
    field.play('allied', { type: 'fly', from: '13', to: '18', units: { 'engaged-plane': 1 } });
    field.play('allied', { type: 'fly', from: '17', to: '13', units: { plane: 1 } });
    expect(field.refuses('allied', { type: 'fly', from: '13', to: '17', units: { plane: 1 } })).toBe('E-FLOWN');
    expect(field.refuses('allied', { type: 'fly', from: '17', to: '14', units: { plane: 1 } })).toBe('E-CONTROL');
  });

  it('do not fly into a full zone', () => {
    const field = new Field({ zones: { ...africa, '18': 'allied 6 cube' } });
    expect(field.refuses('allied', { type: 'fly', from: '17', to: '18', units: { plane: 1 } })).toBe('E-STACKING');
  });
});

describe('6 naval transport', () => {
  it('takes a point a piece, into a coast zone of the own side, and goes on by land', () => {
    const field = new Field({ zones: { ...africa, '12': 'allied' } });
    field.play('allied', { type: 'ship', from: '17', to: '12', units: { cube: 2, tank: 1 } });
    field.play('allied', { type: 'move', path: ['12', '10'], units: { cube: 1 } });
    expect(field.state.transport.allied).toBe(3);
    expect(field.units('12')).toEqual({ cube: 1, tank: 1 });
  });

  it.each([
    ['inland', '17', '19', { cube: 1 }, 'E-COAST'],
    ['to an enemy coast', '17', '14', { cube: 1 }, 'E-CONTROL'],
    ['more than the points', '17', '18', { cube: 7 }, 'E-FORCES'],
  ])('refuses to go %s', (_title, from, to, units, code) => {
    expect(new Field({ zones: { ...africa, '19': 'allied' } }).refuses('allied', { type: 'ship', from, to, units })).toBe(code);
  });

  it('is over when the points are spent, and for the Axis with the surrender', () => {
    const spent = new Field({
      zones: africa,
      change: (state) => {
        state.transport.allied = 1;
      },
    });
    expect(spent.refuses('allied', { type: 'ship', from: '17', to: '18', units: { cube: 2 } })).toBe('E-TRANSPORT');
    const beaten = new Field({
      zones: africa,
      side: 'axis',
      change: (state) =>
        void Object.assign(state, { surrendered: true, fleets: { ...state.fleets, axis: { operational: 0, engaged: 0 } } }),
    });
    expect(beaten.refuses('axis', { type: 'ship', from: '09', to: '11', units: { cube: 1 } })).toBe('E-TRANSPORT');
  });

  it('is intercepted by fleet, U-boat and planes in reach of the arrival, a die each, 5-6 takes a whole piece', () => {
    const field = new Field({ zones: { ...africa, '14': 'allied', '15': 'axis 1 plane' } });
    field.play('allied', { type: 'ship', from: '17', to: '14', units: { cube: 2, tank: 1 } });
    expect(field.refuses('axis', { type: 'intercept', fleets: 2, uboat: false, planes: [] })).toBe('E-FLEET');
    expect(field.refuses('axis', { type: 'intercept', fleets: 0, uboat: false, planes: [{ from: '09', plane: 'plane' }] })).toBe(
      'E-INTERCEPT',
    );
    expect(field.refuses('axis', { type: 'intercept', fleets: 0, uboat: false, planes: [] })).toBe('E-INTERCEPT');
    field.rolls(5, 4, 6).play('axis', { type: 'intercept', fleets: 1, uboat: true, planes: [{ from: '15', plane: 'plane' }] });
    expect(field.state).toMatchObject({ uboat: 'engaged', fleets: { axis: { operational: 0 } } });
    field.play('allied', {
      type: 'losses',
      losses: [
        { zone: '14', piece: 'cube', count: 1, fate: 'out' },
        { zone: '14', piece: 'tank', count: 1, fate: 'out' },
      ],
    });
    expect(field.units('14')).toEqual({ cube: 1 });
    expect(field.units('15')).toEqual({ 'engaged-plane': 1 });
  });

  it('C-07: engaged planes and the engaged U-boat intercept only if the table says so', () => {
    const at = (engagedIntercept: boolean) =>
      new Field({
        zones: { ...africa, '14': 'allied', '15': 'axis 1 engaged-plane' },
        options: { engagedIntercept },
        change: (state) => {
          state.uboat = 'engaged';
        },
      });
    const order = { type: 'intercept' as const, fleets: 0, uboat: true, planes: [{ from: '15', plane: 'plane' as const }] };
    const ship = { type: 'ship' as const, from: '17', to: '14', units: { cube: 1 } };
    expect(at(false).play('allied', ship).refuses('axis', order)).toBe('E-UBOAT');
    expect(at(true).play('allied', ship).rolls(1, 1).play('axis', order).units('14')).toEqual({ cube: 1 });
  });
});

describe('8 air bombardment', () => {
  it('hits with 4, with 5 where a plane or a line is, and engages the plane; one mission a zone, two from an airport', () => {
    const field = new Field({
      zones: { ...africa, '20': 'allied 2 plane', '17': 'axis 2 cube', '16': 'axis 1 cube line', '18': 'allied 2 plane' },
    });
    field.rolls(4).play('allied', { type: 'bomb', target: '17', from: '18', plane: 'plane' });
    expect(field.units('17')).toEqual({ cube: 1 });
    field.rolls(4).play('allied', { type: 'bomb', target: '16', from: '18', plane: 'plane' });
    expect(field.last('bombed')).toMatchObject({ needs: 5, hit: false });
    expect(field.refuses('allied', { type: 'bomb', target: '16', from: '18', plane: 'plane' })).toBe('E-ENGAGED');
    field.rolls(1).play('allied', { type: 'bomb', target: '16', from: '20', plane: 'plane' });
    expect(field.refuses('allied', { type: 'bomb', target: '16', from: '20', plane: 'plane' })).toBe('E-AIRPORT');
  });

  it('is refused beyond reach and where no enemy stands', () => {
    const field = new Field({ zones: africa });
    expect(field.refuses('allied', { type: 'bomb', target: '09', from: '17', plane: 'plane' })).toBe('E-RANGE');
    expect(field.refuses('allied', { type: 'bomb', target: '14', from: '17', plane: 'plane' })).toBe('E-TARGET');
  });

  it('is flown in the other impulse too, against a force on its way: only that force is hit, and nobody retreats', () => {
    const field = new Field({
      zones: { '18': 'axis 1 plane', '20': 'allied 3 cube 1 tank', '19': 'allied 1 cube', '17': 'axis 1 cube', '09': 'axis 1 cube' },
    });
    field.play('allied', { type: 'move', path: ['20', '16', '19'], units: { cube: 2, tank: 1 } });
    expect(field.refuses('axis', { type: 'bomb', target: '19', from: '18', plane: 'plane', passing: true })).toBe('E-TARGET');
    field.rolls(4).play('axis', { type: 'bomb', target: '16', from: '18', plane: 'plane', passing: true });
    expect(
      field.refuses('allied', { type: 'losses', losses: [{ zone: '19', piece: 'cube', count: 1, fate: 'out' }], retreat: ['20'] }),
    ).toBe('E-RETREAT');
    field.play('allied', { type: 'losses', losses: [{ zone: '19', piece: 'tank', count: 1, fate: 'engaged' }] });
    expect(field.units('19')).toEqual({ cube: 3, 'engaged-tank': 1 });
  });
});

describe('9.7, 9.8 fleets and the U-boat attack fleets', () => {
  it('with 5-6 the enemy fleet is engaged; the attacker is in any case', () => {
    const field = new Field({ zones: africa, side: 'axis' });
    field.rolls(5).play('axis', { type: 'strike', by: 'uboat' }).rolls(4).play('axis', { type: 'strike', by: 'fleet' });
    expect(field.state).toMatchObject({
      uboat: 'engaged',
      fleets: { allied: { operational: 1, engaged: 1 }, axis: { operational: 0, engaged: 1 } },
    });
    expect(field.refuses('axis', { type: 'strike', by: 'uboat' })).toBe('E-UBOAT');
  });
});

describe('9.5 partisans', () => {
  const zones = { ...africa, '04': 'axis 2 cube', '05': 'axis', '06': 'axis 1 cube' };
  const risen = () =>
    new Field({
      zones,
      change: (state) => {
        state.surrendered = true;
        state.fleets.axis = { operational: 0, engaged: 0 };
        state.transport.axis = 0;
        state.partisans = [{ zone: '05', engaged: false }];
        delete state.pool.allied.partisans;
      },
    });

  it('move among triangle zones the Axis controls, even where it stands', () => {
    const field = risen().play('allied', { type: 'infiltrate', from: '05', to: '03' });
    expect(field.state.partisans).toEqual([{ zone: '03', engaged: false }]);
    expect(field.refuses('allied', { type: 'infiltrate', from: '03', to: '09' })).toBe('E-PARTISANS');
  });

  it('engaged, draw a cube from an adjacent zone that then stays for the turn', () => {
    const field = risen().play('allied', { type: 'lure', at: '05', from: '04' });
    expect(field.units('05')).toEqual({ cube: 1 });
    expect(field.refuses('allied', { type: 'lure', at: '05', from: '06' })).toBe('E-PARTISANS');
    field.play('allied', { type: 'end' }).until('impulse');
    expect(field.refuses('axis', { type: 'move', path: ['05', '06'], units: { cube: 1 } })).toBe('E-HELD');
  });
});

describe('5 missions of an airport', () => {
  const given = (rules?: number) =>
    new Field({
      zones: { '17': 'allied 1 cube', '18': 'allied 2 plane', '16': 'axis 1 cube', '09': 'axis 1 cube', '01': 'axis 1 cube' },
      ...(rules && { rules }),
      change: (state) => {
        // the Axis flew twice from Tunis this turn before it was taken
        state.sorties = rules === 1 ? { '17': 2 } : { 'axis 17': 2 };
      },
    });
  const bomb = { type: 'bomb' as const, target: '16', from: '17', plane: 'plane' as const };

  it('are their owner’s: who takes the zone begins with its own', () => {
    const field = given().play('allied', { type: 'fly', from: '18', to: '17', units: { plane: 2 } });
    for (const _plane of [1, 2]) field.rolls(1).play('allied', bomb);
    expect(field.state.sorties).toEqual({ 'axis 17': 2, 'allied 17': 2 });
    // a position may name the zone alone: its holder's then
    const text = formatPosition(field.state).replace('"axis 17":2,"allied 17":2', '"axis 17":2,"17":2');
    expect(text).toContain('"17":2}');
    const read = parsePosition(text, field.state.options);
    expect(read.ok && read.value.sorties).toEqual({ 'axis 17': 2, 'allied 17': 2 });
    expect(
      given(1)
        .play('allied', { type: 'fly', from: '18', to: '17', units: { plane: 2 } })
        .refuses('allied', bomb),
    ).toBe('E-AIRPORT');
  });
});
