import { type Neighbours, shortestPaths } from '../../../engine';
import { editionOf } from '../editions';
import { check } from '../rules/check';
import { factoriesOf } from '../rules/factories';
import { commands } from '../rules/joint';
import { routeMatters } from '../rules/move-order';
import { powersOf, sideOf } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import type { AaDecision, Order, Power, SpaceId, UnitType, View } from '../types';

const longest = 8;

/** Every way to fill the gaps between named zones with shortest paths; a gap that cannot be filled stays one, for the rules to refuse. */
function filled(graph: Neighbours, named: readonly SpaceId[]): SpaceId[][] {
  let paths: SpaceId[][] = [named.slice(0, 1)];
  for (const [i, next] of named.entries()) {
    const previous = named[i - 1];
    if (previous === undefined) continue;
    const joins = graph[previous]?.includes(next) ? [[previous, next]] : shortestPaths(graph, previous, next, longest);
    const tails = joins.length > 0 ? joins.map((join) => join.slice(1)) : [[next]];
    paths = paths.flatMap((path) => tails.map((tail) => [...path, ...tail])).slice(0, 60);
  }
  return paths;
}

/**
 * AAC-2.6: the shortest legal path of a ship through the named zones. Where the way there is remembered for a retreat,
 * all of several are returned, for the player to choose.
 */
export function voyagesFor(view: View, decision: AaDecision, named: readonly SpaceId[], withPath: (path: SpaceId[]) => Order): SpaceId[][] {
  const candidates = filled(editionOf(view).bySea, named);
  if (candidates.length === 1) return candidates;
  const legal = candidates.filter((path) => check(view, decision, withPath(path)).ok);
  if (legal.length === 0) return candidates.slice(0, 1);
  return routeMatters(view, named[named.length - 1] ?? '') ? legal : legal.slice(0, 1);
}

/** Zone of the path where a ship takes aboard what stands in a territory, or puts ashore who lands there on the way; the first when several touch it. */
export const loadingZone = (view: View, path: readonly SpaceId[], territory: SpaceId): SpaceId =>
  path.find((zone) => editionOf(view).coast[territory]?.includes(zone)) ?? path[0] ?? '';

/** The active power's industrial complex at a territory or on a zone's coast; the space itself when there is none. */
export function factoryFor(view: View, at: SpaceId): SpaceId {
  const { coast } = editionOf(view);
  return factoriesOf(view).find((each) => view.control[each] === view.power && coast[at]?.includes(each)) ?? at;
}

/** The power whose unit of a type the seat must mean in the battle that is on; null when it could be several. */
export function ownerInBattle(view: View, decision: AaDecision, type: UnitType): Power | null {
  const battle = view.combat?.battle;
  const seat = powersOf(view, decision.seat);
  const [first] = seat;
  if (!first || (!battle && decision.kind !== 'casualties')) return null;
  if (!battle) return seat.includes(view.power) ? view.power : seat.length === 1 ? first : null;
  const standing = [...stacksAt(view, battle.space), ...battle.aside].filter((each) => each.type === type).map((each) => each.owner);
  const side = sideOf(view, first);
  const defending = sideOf(view, view.power) !== side;
  const owners = new Set(standing.filter((owner) => (defending ? sideOf(view, owner) === side : commands(view, owner))));
  const mine = [...owners].filter((owner) => seat.includes(owner));
  const found = mine.length === 1 ? mine : [...owners];
  return found.length === 1 ? (found[0] ?? null) : null;
}
