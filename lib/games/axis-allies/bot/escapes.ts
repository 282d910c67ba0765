import { idleTransports } from '../rules/announced';
import { attackersAt } from '../rules/forces';
import { enemyShips, isHostileSea, sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { isShip } from '../rules/units';
import type { Order } from '../types';
import { fight, unitsOf } from './forces';
import type { Survey } from './survey';
import { passengersOf } from './voyages';

/** Odds of a fight at which ships stay for it. */
const worthStaying = 0.5;

/** Moves of ships that began among enemy warships and had better leave. */
export function* escapes({ state, edition, power }: Survey): Generator<Order> {
  const idle = idleTransports(state);
  for (const zone of state.turn.hostile) {
    const own = stacksAt(state, zone).filter((each) => each.owner === power && isShip(state, each.type) && !each.spent);
    if (own.length === 0) continue;
    const armed = (stacks: typeof own) => unitsOf(stacks.filter((each) => each.type !== 'transport'));
    const enemies = armed(stacksAt(state, zone).filter((each) => !sameSide(state, each.owner, power)));
    const attackers = armed(attackersAt(state, { space: zone, kind: 'sea' }));
    if (fight(state, attackers, enemies, 'sea').win >= worthStaying && zone !== idle) continue;
    const exits = (edition.bySea[zone] ?? []).filter(
      (each) => !isHostileSea(state, each, power) && !enemyShips(state, each, power).lurking,
    );
    for (const { type, count, cargo } of own) {
      for (const exit of exits) {
        yield { type: 'move', path: [zone, exit], units: { [type]: count }, ...(cargo ? { cargo: passengersOf(cargo) } : {}) };
      }
    }
  }
}
