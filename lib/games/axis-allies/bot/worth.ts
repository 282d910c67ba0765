import type { Edition, Goal } from '../edition';
import { hasFactory } from '../rules/factories';
import { hasLostCapital, isHostileLand, sameSide } from '../rules/spaces';
import type { Side, SpaceId, State } from '../types';

/** IPCs that a territory counts for its taker: what it yields for a while, and what it takes from the enemy. */
const perIncome = 2.5;
const perFactory = 3;
const perCapital = 25;
/** A victory city that is no capital, one of the two that a side lacks, and one whose fall decides the game. */
const perCity = 6;
const nearly = 15;
const decisive = 40;
const nothing = 0.4;

/** IPC value of a territory to who takes it. */
export function worthOf(state: State, edition: Edition, territory: SpaceId): number {
  const facts = edition.space[territory];
  if (facts?.kind !== 'land') return 0;
  const owner = edition.powers.find((each) => each.capital === territory);
  const city = cityWorth(state, edition, territory);
  const base = nothing + facts.income * perIncome + (hasFactory(state, territory) ? perFactory : 0);
  if (!owner) return base + (city ?? 0);
  const falls = !hasLostCapital(state, owner.id);
  return base + perCapital + (falls ? Math.min(20, state.treasury[owner.id]) : 0) + (city === decisive ? decisive : 0);
}

/** What a city counts for the side that would take it: most where that decides the game; null: its goal has no such city. */
function cityWorth(state: State, edition: Edition, city: SpaceId): number | null {
  const holder = state.control[city];
  if (holder === undefined) return null;
  const goals = edition.goalsOf(state.options);
  const keeper = edition.side[holder];
  const taker = keeper === 'axis' ? 'allies' : 'axis';
  if (!goals[taker].hold.includes(city)) return null;
  const short = shortOf(state, edition, goals[taker], taker);
  const spare = goals[keeper].hold.includes(city) ? shortOf(state, edition, goals[keeper], keeper) : Number.POSITIVE_INFINITY;
  if (short <= 1 || spare === 0) return decisive;
  return short === 2 || spare === 1 ? nearly : perCity;
}

/** The enemy holds all it needs, that city among it. */
export function isLastChance({ state, edition }: { state: State; edition: Edition }, city: SpaceId): boolean {
  const keeper = edition.side[state.control[city] ?? state.power];
  const goal = edition.goalsOf(state.options)[keeper];
  return goal.hold.includes(city) && shortOf(state, edition, goal, keeper) === 0;
}

/** What a city counts whose fall decides the game, or leaves the enemy one city short of that; 0 for others. */
export function vitalWorth({ state, edition }: { state: State; edition: Edition }, city: SpaceId): number {
  const worth = cityWorth(state, edition, city) ?? 0;
  return worth >= nearly ? worth : 0;
}

export const isDecisive = (survey: { state: State; edition: Edition }, city: SpaceId): boolean => vitalWorth(survey, city) === decisive;

export const isVital = (survey: { state: State; edition: Edition }, city: SpaceId): boolean => vitalWorth(survey, city) > 0;

/** Cities of the own side whose fall decides the game or nearly does; none where capitals alone count, which are looked after anyway. */
export function vitalCities(state: State, edition: Edition): SpaceId[] {
  const { hold } = edition.goalsOf(state.options)[edition.side[state.power]];
  if (hold.every((city) => edition.powers.some(({ capital }) => capital === city))) return [];
  return hold.filter((city) => !isHostileLand(state, city, state.power) && isVital({ state, edition }, city));
}

/** Cities that a side lacks for its goal. */
function shortOf(state: State, edition: Edition, { hold, atLeast }: Goal, side: Side): number {
  let held = 0;
  for (const city of hold) {
    const by = state.control[city];
    if (by !== undefined && edition.side[by] === side) held++;
  }
  return Math.max(0, atLeast - held);
}

/** Worth of enemy territories and what calls from own ones, less with every step by land. */
export function frontField(state: State, edition: Edition, calls: ReadonlyMap<SpaceId, number>): Map<SpaceId, number> {
  const field = new Map<SpaceId, number>();
  for (const target of Object.keys(state.control)) {
    const worth = isHostileLand(state, target, state.power) ? worthOf(state, edition, target) : (calls.get(target) ?? 0);
    let frontier = [target];
    const seen = new Set(frontier);
    for (let share = worth; frontier.length > 0 && share > 0.05; share *= 0.65) {
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
