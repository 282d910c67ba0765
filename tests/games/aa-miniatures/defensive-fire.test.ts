import { describe, expect, it } from 'vitest';
import { type Aim, aimOf } from '../../../lib/games/aa-miniatures/rules/attack';
import { marked } from '../../../lib/games/aa-miniatures/rules/battle';
import { fired, placesOf, provokedBy, shotAt } from '../../../lib/games/aa-miniatures/rules/defensive-fire';
import { stepOf } from '../../../lib/games/aa-miniatures/rules/movement';
import type { Unit } from '../../../lib/games/aa-miniatures/types';
import { battleOf, unitOf } from './battles';

const stepBy = (mover: Unit, to: string, others: Unit[], layout = 2) =>
  stepOf(battleOf([mover, ...others], { layout }), mover, mover.hex!, to);
const whoShoots = (mover: Unit, to: string, others: Unit[]) => provokedBy(stepBy(mover, to, others)).map(({ id }) => id);

describe('defensive fire', () => {
  const pak = unitOf('PaK 38 Anti-Tank Gun', '13,5');
  const sherman = unitOf('M4A1 Sherman', '12,4');

  it('S490: a Sherman that passes a PaK is shot at in its front before the step and in its rear after it', () => {
    const step = stepBy(sherman, '13,4', [pak]);
    expect(provokedBy(step)).toEqual([pak]);
    expect(placesOf(step, pak)).toEqual(['first', 'second']);
    const aims = (['first', 'second'] as const).map((place) => aimOf(shotAt(step, pak, place)) as Aim);
    expect(aims.map(({ dice, defense, isRear }) => ({ dice, defense, isRear }))).toEqual([
      { dice: 11, defense: 5, isRear: false },
      { dice: 11, defense: 4, isRear: true },
    ]);
  });

  it('S472: nothing is provoked by who comes near or leaves', () => {
    expect(whoShoots(unitOf('M4A1 Sherman', '13,3'), '13,4', [pak])).toEqual([]);
    expect(whoShoots(unitOf('M4A1 Sherman', '13,4'), '13,3', [pak])).toEqual([]);
  });

  it('S472: the hex of an enemy counts as next to it', () => {
    expect(whoShoots(unitOf('M4A1 Sherman', '13,4'), '13,5', [pak])).toEqual([pak.id]);
  });

  it('S474: soldiers do not provoke vehicles, vehicles provoke soldiers', () => {
    const panzer = unitOf('Panzer IV Ausf. G', '13,5');
    const rifle = unitOf('M1 Garand Rifle', '12,4');
    expect(whoShoots(rifle, '13,4', [panzer])).toEqual([]);
    expect(whoShoots(rifle, '13,4', [pak])).toEqual([pak.id]);
    expect(whoShoots(sherman, '13,4', [panzer])).toEqual([panzer.id]);
  });

  it('S434, S476: a disrupted unit does not shoot, nor one that has shot in this phase', () => {
    expect(whoShoots(sherman, '13,4', [{ ...pak, disrupted: 'until-casualties' }])).toEqual([]);
    expect(whoShoots(sherman, '13,4', [marked(pak, 'phase', fired)])).toEqual([]);
    expect(whoShoots(sherman, '13,4', [marked(pak, 'turn', fired)])).toEqual([pak.id]);
  });
});
