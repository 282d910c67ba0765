import { walks } from '../rules/paths';
import { isHostileSea, isSea } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { isFree } from '../rules/units';
import type { Order, SpaceId, Units, UnitType } from '../types';
import { isMustering } from './armada';
import { countUnits, minus, plus, shipsOf, unitsOf, valueOfUnits, warshipTypes } from './forces';
import { portsFor } from './ports';
import { danger, navyAt } from './seas';
import type { Survey } from './survey';
import { landingsToCome } from './voyages';

/** Gain in IPCs below which warships stay where they are. */
const worthSailing = 0.3;
/** Danger to the transports that they would leave at which warships stay beside them. */
const acceptedRisk = 0.3;
/** What warships are worth off a coast that is worth landing on, for each IPC of their price. */
const presence = 0.04;
/** How loudly transports in danger call for warships, beside a coast to land on. */
const distressShare = 1.5;

/** Warships move together, with the transports beside them in mind: to where they save most of what sails. */
export function* taskForces(survey: Survey, goals: Goals): Generator<Order> {
  const { state, edition, power } = survey;
  const launched = shipsOf(edition, state.bought);
  const yard = countUnits(launched) > 0 ? portsFor(survey, launched)[0]?.zone : undefined;
  for (const zone of Object.keys(state.spaces)) {
    if (!isSea(state, zone) || (hasTransports(survey, zone) && isMustering(survey, zone))) continue;
    const free = unitsOf(stacksAt(state, zone).filter((each) => each.owner === power && isFree(state, each)));
    if (zone === yard && launched.transport && danger(survey, zone, launched) > acceptedRisk) continue;
    const warships = warshipTypes.filter((type) => free[type]);
    if (warships.length === 0) continue;
    for (const types of [warships, ...(warships.length > 1 ? warships.map((type) => [type]) : [])]) {
      yield* voyagesOf(survey, goals, { zone, free, types, launched: zone === yard ? launched : {} });
    }
  }
}

const hasTransports = ({ state, power }: Survey, zone: SpaceId): boolean =>
  stacksAt(state, zone).some((each) => each.owner === power && each.type === 'transport');

/** What calls ships to a zone, as a share of the strongest call: waiting troops, and coasts for those aboard. */
export interface Goals {
  empty(zone: SpaceId): number;
  loaded(zone: SpaceId): number;
}

interface Squadron {
  zone: SpaceId;
  free: Units;
  types: UnitType[];
  /** New ships that will join those who stay. */
  launched: Units;
}

function* voyagesOf(survey: Survey, goals: Goals, squadron: Squadron): Generator<Order> {
  const { state, power } = survey;
  const { zone, free, types, launched } = squadron;
  const ships = sailing(squadron);
  const whole = types.length > 1 || warshipTypes.filter((type) => free[type]).length === 1;
  const options = waysOf(survey, zone, types).flatMap((path) => {
    const to = path[path.length - 1] ?? zone;
    if (isHostileSea(state, to, power)) return [];
    const gain = gainOf(survey, goals, { ships, transports: whole ? (free.transport ?? 0) : 0, launched, from: zone, to });
    return gain > worthSailing ? [{ path, gain }] : [];
  });
  for (const { path } of options.sort((a, b) => b.gain - a.gain)) yield { type: 'move', path, units: ships };
}

/** Fighters stay aboard as long as there is room. */
function sailing({ free, types }: Squadron): Units {
  const ships = unitsOf(types.map((type) => ({ type, count: free[type] ?? 0 })));
  const fighters = Math.min(free.fighter ?? 0, 2 * (ships.carrier ?? 0));
  return fighters > 0 ? plus(ships, { fighter: fighters }) : ships;
}

/** Ways that all of them can take. */
function waysOf({ state }: Survey, zone: SpaceId, types: readonly UnitType[]): SpaceId[][] {
  const [first, ...others] = types.map((type) => walks(state, zone, type));
  const known = others.map((ways) => new Set(ways.map((path) => path.join())));
  return (first ?? []).filter((path) => known.every((ways) => ways.has(path.join())));
}

interface Voyage {
  ships: Units;
  /** Transports that could sail along. */
  transports: number;
  launched: Units;
  from: SpaceId;
  to: SpaceId;
}

/** What the own ships of both zones risk less, and how much nearer they come to what they are for. */
function gainOf(survey: Survey, goals: Goals, { ships, transports, launched, from, to }: Voyage): number {
  const { edition } = survey;
  const fleet = plus(ships, { transport: transports });
  const [home, there] = [plus(navyAt(survey, from), launched), navyAt(survey, to)];
  const left = minus(home, fleet);
  if (left.transport && danger(survey, from, left) > acceptedRisk && danger(survey, from, home) <= acceptedRisk) return 0;
  const risk = (zone: SpaceId, all: Units) =>
    countUnits(all) === 0 ? 0 : danger(survey, zone, all) * (valueOfUnits(edition, all) + (all.transport ?? 0) * landingsToCome);
  const before = risk(from, home) + risk(to, there);
  const after = risk(from, left) + risk(to, plus(there, fleet));
  const call = (zone: SpaceId) =>
    Math.max(goals.loaded(zone), transports > 0 ? goals.empty(zone) : 0, distressShare * survey.distress(zone));
  return before - after + presence * valueOfUnits(edition, fleet) * (call(to) - call(from));
}
