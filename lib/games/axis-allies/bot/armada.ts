import { walks } from '../rules/paths';
import { isHostileSea, isSea } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { isFree } from '../rules/units';
import type { Order, SpaceId, Stack, Units } from '../types';
import { loading } from './convoy';
import { countUnits, minus, plus, shipsOf, unitsOf, warshipTypes } from './forces';
import { danger, navyAt } from './seas';
import { gathered, type Siege, stride } from './siege';
import type { Survey } from './survey';
import { passengersOf } from './voyages';

/** Chance of being sunk on the way that a fleet with a landing force accepts. */
const acceptedRisk = 0.3;

/** The fleet of a siege sails with its warships and full holds, once it is strong enough, to where it can land from in its next turn. */
export function* armada(survey: Survey): Generator<Order> {
  const { siege, state } = survey;
  if (!siege) return;
  for (const zone of Object.keys(state.spaces)) {
    if (!isSea(state, zone) || freeTransports(survey, zone).length === 0) continue;
    const stage = stageOf(survey, siege, zone);
    if (stage) yield* sail(survey, zone, stage);
  }
}

/** Zones whose transports wait for the landing: nothing else sends them away. */
export function isMustering(survey: Survey, zone: SpaceId): boolean {
  const { siege } = survey;
  if (!siege) return false;
  const isStaged = siege.distance(zone) <= stride && freeTransports(survey, zone).some(({ cargo }) => cargo);
  if (zone !== siege.muster && !isStaged) return false;
  return danger(survey, zone, navyAt(survey, zone)) <= acceptedRisk;
}

const freeTransports = ({ state, power }: Survey, zone: SpaceId): Stack[] =>
  stacksAt(state, zone).filter((each) => each.owner === power && each.type === 'transport' && isFree(state, each));

/** The way to the safest zone nearer to the beach that all ships can take, when they are enough and it is safe there. */
function stageOf(survey: Survey, siege: Siege, from: SpaceId): SpaceId[] | null {
  const { state } = survey;
  if (siege.distance(from) <= stride) return null;
  const ways = walks(state, from, 'transport').filter((path) => siege.distance(path[path.length - 1] ?? from) < siege.distance(from));
  const found = ways.flatMap((path) => {
    const to = path[path.length - 1] ?? from;
    if (isHostileSea(state, to, survey.power) || !isEnough(survey, siege, [from, to])) return [];
    const risk = danger(survey, to, plus(navyAt(survey, to), shipsIn(survey, from)));
    return risk <= acceptedRisk ? [{ path, risk: risk + siege.distance(to) }] : [];
  });
  return found.sort((a, b) => a.risk - b.risk)[0]?.path ?? null;
}

function isEnough(survey: Survey, { lift }: Siege, zones: readonly SpaceId[]): boolean {
  const all = zones.map((zone) => gathered(survey, zone));
  const sum = (of: 'transports' | 'troops') => all.reduce((total, each) => total + each[of], 0);
  return sum('transports') >= lift && sum('troops') >= 2 * lift;
}

const shipsIn = ({ state, edition, power }: Survey, zone: SpaceId): Units =>
  shipsOf(edition, unitsOf(stacksAt(state, zone).filter((each) => each.owner === power && isFree(state, each))));

/** Warships first, then every transport with what it can take aboard. */
function* sail(survey: Survey, from: SpaceId, path: SpaceId[]): Generator<Order> {
  const { state, power } = survey;
  const own = unitsOf(stacksAt(state, from).filter((each) => each.owner === power && isFree(state, each)));
  const warships = unitsOf(warshipTypes.map((type) => ({ type, count: own[type] ?? 0 })));
  const fighter = Math.min(own.fighter ?? 0, 2 * (warships.carrier ?? 0));
  if (countUnits(warships) > 0) {
    yield { type: 'move', path, units: plus(warships, { fighter }) };
    yield { type: 'move', path, units: minus(warships, { submarine: warships.submarine ?? 0 }) };
  }
  for (const { cargo = [] } of freeTransports(survey, from)) {
    const aboard = passengersOf(cargo);
    const loads = loading(survey, aboard, path, Number.POSITIVE_INFINITY);
    const passengers = aboard.length > 0 ? { cargo: aboard } : {};
    if (loads.length > 0) yield { type: 'ferry', path, loads, ...passengers };
    else if (aboard.length > 0) yield { type: 'move', path, units: { transport: 1 }, ...passengers };
  }
}
