import type { Edition } from '../edition';
import { hasLostCapital, isHostileLand, sameSide } from '../rules/spaces';
import type { SpaceId, State } from '../types';

/** IPCs that a territory counts for its taker: what it yields for a while, and what it takes from the enemy. */
const perIncome = 2.5;
const perFactory = 3;
const perCapital = 25;
/** A capital whose fall decides the game. */
const decisive = 40;
const nothing = 0.4;

/** IPC value of a territory to who takes it. */
export function worthOf(state: State, edition: Edition, territory: SpaceId): number {
  const facts = edition.space[territory];
  if (facts?.kind !== 'land') return 0;
  const owner = edition.powers.find((each) => each.capital === territory);
  const base = nothing + facts.income * perIncome + (facts.factory ? perFactory : 0);
  if (!owner) return base;
  const falls = !hasLostCapital(state, owner.id);
  return base + perCapital + (falls ? Math.min(20, state.treasury[owner.id]) : 0) + (isDecisive(state, edition, territory) ? decisive : 0);
}

/** The side that would take the city is then short of none. */
function isDecisive(state: State, edition: Edition, city: SpaceId): boolean {
  const holder = state.control[city];
  if (holder === undefined) return false;
  const taker = edition.side[holder] === 'axis' ? 'allies' : 'axis';
  const goal = edition.goalsOf(state.options)[taker];
  if (!goal.hold.includes(city)) return false;
  const held = goal.hold.filter((each) => {
    const by = state.control[each];
    return by !== undefined && edition.side[by] === taker;
  });
  return held.length + 1 >= goal.atLeast;
}

/** Worth of enemy territories, less with every step by land. */
export function frontField(state: State, edition: Edition): Map<SpaceId, number> {
  const field = new Map<SpaceId, number>();
  for (const target of Object.keys(state.control)) {
    if (!isHostileLand(state, target, state.power)) continue;
    let frontier = [target];
    const seen = new Set(frontier);
    for (let share = worthOf(state, edition, target); frontier.length > 0 && share > 0.05; share *= 0.65) {
      const next: SpaceId[] = [];
      for (const at of frontier) {
        field.set(at, (field.get(at) ?? 0) + share);
        for (const step of edition.byLand[at] ?? []) {
          if (seen.has(step)) continue;
          seen.add(step);
          next.push(step);
        }
      }
      frontier = next;
    }
  }
  return field;
}

/** A power of the own side whose capital that is, and which still holds it. */
export function homeOf({ state, edition }: { state: State; edition: Edition }, territory: SpaceId) {
  const owner = edition.powers.find((each) => each.capital === territory);
  return owner && sameSide(state, owner.id, state.power) && !hasLostCapital(state, owner.id) ? owner.id : null;
}

/** Worth of the best enemy territory that aircraft could strike from a space and return, less with every step beyond their reach. */
export function strikeWorth(state: State, edition: Edition, from: SpaceId, type: 'fighter' | 'bomber'): number {
  const reach = edition.units[type].move / 2;
  let best = 0;
  for (const [target, steps] of edition.flight[from] ?? []) {
    if (state.control[target] === undefined || !isHostileLand(state, target, state.power)) continue;
    best = Math.max(best, worthOf(state, edition, target) * 0.8 ** Math.max(0, steps - reach));
  }
  return best;
}
