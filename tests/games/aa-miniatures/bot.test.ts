import { describe, expect, it } from 'vitest';
import { seeded } from '../../../lib/engine';
import { bot } from '../../../lib/games/aa-miniatures/bot';
import { questions } from '../../../lib/games/aa-miniatures/rules/questions';
import { openView } from '../../../lib/games/aa-miniatures/rules/view';
import type { Asked, Order, State } from '../../../lib/games/aa-miniatures/state';
import type { Unit } from '../../../lib/games/aa-miniatures/types';
import { enemyUnit, madeUnit, vehicle } from './battles';
import { act, asks, playOf } from './plays';

/** What the practice player of the side that acts orders first. */
function ordered(units: Unit[], more: Partial<State> = {}): Order {
  const { state } = playOf(units, more);
  return bot(openView(state), questions(state)[0] as Asked, seeded('bot'));
}

/** Far from the objective, so that nobody goes there in an assault. */
const assault = { phase: 'assault', objective: '1,17' } as const;
const still = { speed: 0 };

describe('a practice player', () => {
  const leader = () => madeUnit('7,8', ['banzai_charge'], { ...still, soldier: [0, 0, 0] });
  const guard = () => enemyUnit('8,8', [], { soldier: [1, 0, 0], vehicle: [0, 0, 0], cost: 9 });

  it('charges where an attack takes more so, and its charge is taken', () => {
    const [commander, soldier, enemy] = [leader(), madeUnit('7,8', [], { soldier: [6, 0, 0] }), guard()];
    const order = ordered([commander, soldier, enemy], assault);
    expect(order).toEqual({ type: 'charge', unit: soldier.id, hex: '8,8', target: enemy.id });
    expect(asks(act(playOf([commander, soldier, enemy], assault, 4), order))).toEqual(['defensive-fire']);
  });

  it('attacks from where it stands where a charge leads into more fire than it is worth, and where nobody leads it', () => {
    const [soldier, enemy] = [madeUnit('7,8', [], { soldier: [6, 0, 0] }), guard()];
    const gunner = enemyUnit('9,8', [], { soldier: [16, 0, 0], ...still });
    const attack = { type: 'attack', unit: soldier.id, target: enemy.id };
    expect(ordered([soldier, enemy], assault)).toEqual(attack);
    expect(ordered([leader(), soldier, enemy, gunner], assault)).toEqual(attack);
  });

  it('lays smoke over a tank that is in danger and none', () => {
    const movement = { objective: '7,8' };
    const tank = madeUnit(
      '7,8',
      ['smoke_screen'],
      { ...vehicle, ...still, soldier: [1, 0, 0], vehicle: [1, 0, 0], cost: 20 },
      { facing: 0 },
    );
    const gun = (hex: string) => enemyUnit(hex, [], { vehicle: [12, 12, 12], ...still });
    expect(ordered([tank, gun('7,5'), gun('8,5')], movement)).toEqual({ type: 'use', ability: 'smoke_screen', unit: tank.id });
    expect(ordered([tank, enemyUnit('7,5', [], { vehicle: [1, 1, 1], ...still })], movement)).toEqual({ type: 'done' });
  });

  it('keeps its smoke where it would hide who is to be shot at', () => {
    const tank = madeUnit('7,8', ['smoke_screen'], { ...vehicle, ...still, soldier: [16, 16, 16] }, { facing: 0 });
    const gun = enemyUnit('7,5', [], { vehicle: [12, 12, 12], cost: 30, ...still });
    expect(ordered([tank, gun], { objective: '7,8' })).toEqual({ type: 'done' });
  });
});
