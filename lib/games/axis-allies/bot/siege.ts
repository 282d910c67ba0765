import { distancesFrom } from '../../../engine';
import { capacityOf, launchZones } from '../rules/factories';
import { capacities } from '../rules/mobilise';
import { isHostileLand, sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { isAir } from '../rules/units';
import type { SpaceId, Units } from '../types';
import { countUnits, fewest, fight, plus, unitsOf } from './forces';
import type { Survey } from './survey';

/** A landing in an enemy capital that a power prepares for several turns: who goes, from where, and how many it takes. */
export interface Siege {
  target: SpaceId;
  /** The zone to land from. */
  beach: SpaceId;
  /** The zone where ships and troops gather: new ones are made beside it. */
  muster: SpaceId;
  /** Industrial complex that makes them. */
  base: SpaceId;
  /** Transports that it takes, each with an infantry and a tank. */
  lift: number;
  /** Zones from a zone to the beach. */
  distance(zone: SpaceId): number;
}

/** Odds at which a landing is planned. */
const planned = 0.7;
/** Most transports that a landing is planned with. */
const mostLift = 14;
/** Turns of new infantry that the defenders are counted with. */
const foreseen = 1;
/** Zones that a fleet sails in a turn. */
export const stride = 2;

/** The capital that falls soonest for what it is worth, and how; null when none can be reached or paid for. */
export function siegeOf(survey: Survey): Siege | null {
  const { edition, state, power } = survey;
  const factories = [...capacities(state)];
  let best: { siege: Siege; score: number } | null = null;
  for (const { capital: target, id } of edition.powers) {
    if (!isHostileLand(state, target, power) || state.control[target] === undefined || edition.side[id] === edition.side[power]) continue;
    const lift = liftTo(survey, target);
    if (lift === null) continue;
    for (const beach of edition.coast[target] ?? []) {
      const distances = distancesFrom(edition.bySea, beach, Number.POSITIVE_INFINITY);
      for (const [base, capacity] of factories) {
        for (const muster of launchZones(state, base)) {
          const far = distances.get(muster);
          if (far === undefined) continue;
          const { transports, troops } = gathered(survey, muster);
          const missing = Math.max(0, lift - transports) + Math.max(0, 2 * lift - troops);
          const score = survey.worth(target) / (2 + far / stride + missing / Math.max(1, capacity));
          if (best && best.score >= score) continue;
          const distance = (zone: SpaceId) => distances.get(zone) ?? Number.POSITIVE_INFINITY;
          best = { siege: { target, beach, muster, base, lift, distance }, score };
        }
      }
    }
  }
  return best?.siege ?? null;
}

/** Transports with full holds that take a capital, with the aircraft that could help; null when they would be too many. */
function liftTo(survey: Survey, target: SpaceId): number | null {
  const { state, edition, power } = survey;
  const raised = edition.power[state.control[target] ?? power].capital === target ? capacityOf(state, target) * foreseen : 0;
  const holding = unitsOf(stacksAt(state, target).filter((each) => !sameSide(state, each.owner, power)));
  const defenders = plus(holding, { infantry: raised });
  const air = airSupport(survey, target);
  const wins = (lift: number) =>
    fight(state, plus(air, { infantry: lift, tank: lift }), defenders, 'land', { attacker: power, defender: state.control[target] }).win >=
    planned;
  return wins(mostLift) ? fewest(mostLift, wins) : null;
}

/** Own aircraft that can strike there and come back, and half of those that would have to come nearer first. */
function airSupport({ state, edition, power }: Survey, target: SpaceId): Units {
  const found = Object.keys(state.spaces).flatMap((space) =>
    stacksAt(state, space).flatMap(({ owner, type, count }) => {
      if (owner !== power || !isAir(state, type)) return [];
      const steps = edition.flight[target]?.get(space) ?? edition.units[type].move;
      return [{ type, count: 2 * steps <= edition.units[type].move ? count : count >> 1 }];
    }),
  );
  return unitsOf(found);
}

/** Own transports in a zone, and the troops that are aboard or stand free on its coasts. */
export function gathered(survey: Survey, zone: SpaceId): { transports: number; troops: number } {
  const { state, edition, power } = survey;
  let transports = 0;
  let troops = 0;
  for (const { owner, type, count, cargo } of stacksAt(state, zone)) {
    if (owner !== power || type !== 'transport') continue;
    transports += count;
    troops += count * (cargo?.length ?? 0);
  }
  for (const coast of edition.coast[zone] ?? []) if (state.control[coast] !== undefined) troops += countUnits(survey.spare(coast));
  return { transports, troops };
}
