import { describe, expect, it } from 'vitest';
import { Field } from './field';

describe('readings of the game’s README', () => {
  it('2: turn 1 has no conversion; the impulses begin at once', () => {
    const field = Field.turnStart({ zones: { '17': 'allied 4 cube', '09': 'axis 4 cube', '01': 'axis 1 cube' }, turn: 1 }, 6, 1);
    field.play('allied', { type: 'initiative', first: 'allied' });
    expect(field.state.phase).toBe('impulses');
  });

  it('3: a short pool gives what it has', () => {
    const field = Field.turnStart(
      { zones: { '17': 'allied 6 cube', '18': 'allied 6 cube', '20': 'allied 6 cube', '14': 'allied 4 cube', '01': 'axis 1 cube' } },
      6,
      1,
    );
    field.play('allied', { type: 'initiative', first: 'allied' });
    expect(field.state.muster).toMatchObject({ side: 'allied', due: 1 });
  });

  it('4: a fortified line alone is neither attacked nor bombed, and is lost when an enemy enters', () => {
    const field = new Field({ zones: { '17': 'allied 2 cube 1 plane', '16': 'axis line', '09': 'axis 1 cube', '01': 'axis 1 cube' } });
    expect(field.refuses('allied', { type: 'attack', target: '16', forces: [{ from: '17', units: { cube: 1 } }] })).toBe('E-TARGET');
    expect(field.refuses('allied', { type: 'bomb', target: '16', from: '17', plane: 'plane' })).toBe('E-TARGET');
    field.play('allied', { type: 'move', path: ['17', '16'], units: { cube: 1 } });
    expect(field.state.zones['16']).toEqual({ control: 'allied', units: { cube: 1 } });
    expect(field.state.pool.axis.line).toBe(3);
  });

  it('18: an Axis zone under Strangle still defends itself', () => {
    const field = new Field({ zones: { '17': 'allied 2 cube', '16': 'axis 2 cube 1 tank', '09': 'axis 1 cube', '01': 'axis 1 cube' } })
      .play('allied', { type: 'event', event: 'strangle', zone: '16' })
      .play('allied', { type: 'attack', target: '16', forces: [{ from: '17', units: { cube: 2 } }] })
      .play('allied', { type: 'end' })
      .rolls(1, 1, 5, 1)
      .play('allied', { type: 'fight', target: '16' })
      .play('axis', { type: 'defend', tank: true, plane: null });
    expect(field.last('round').defence).toMatchObject({ dice: [5, 1], needs: 5, hits: 1 });
  });

  it('20: a star held by forces that Logistical Effort saved does not count at the end', () => {
    const zones = {
      '01': 'axis 1 cube',
      '06': 'axis 2 cube',
      '05': 'axis 1 cube',
      '11': 'axis 1 cube',
      '09': 'allied 2 cube',
      '10': 'allied 2 cube',
      '12': 'allied 2 cube',
      '13': 'allied 2 cube',
    };
    const field = new Field({ zones, turn: 8 }).play('allied', { type: 'end' }).play('axis', { type: 'end' }).until('supply');
    field.play('axis', { type: 'event', event: 'logistic-effort', zone: '11' });
    expect(field.units('11')).toEqual({ cube: 1 });
    // Munich, Veneto and Emilia; Naples is cut off
    expect(field.state.ending?.stars.axis).toBe(3);
  });
});
