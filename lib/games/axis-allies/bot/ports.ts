import { carriersAt, guestsAt, slotsPerCarrier } from '../rules/carriers';
import { launchZones } from '../rules/factories';
import { capacities } from '../rules/mobilise';
import { isHostileSea, isSea } from '../rules/spaces';
import { countOf, stacksAt } from '../rules/stacks';
import { isFree } from '../rules/units';
import type { Order, SpaceId, Units } from '../types';
import { plus, shipsOf, valueOfUnits } from './forces';
import { danger, navyAt } from './seas';
import type { Survey } from './survey';

/** A zone where an industrial complex launches ships. */
export interface Port {
  zone: SpaceId;
  factory: SpaceId;
  value: number;
}

/** Most ships a turn that a port counts for. */
const busy = 3;
/** Share of its worth that a port loses where new ships would surely be sunk. */
const exposed = 0.7;

/** Ports from which ships come to a landing, the nearest and safest for these ships first; none that no ship leaves. */
export function portsFor(survey: Survey, ships: Units): Port[] {
  const { state, edition, landing, power, siege, worth } = survey;
  const ports: Port[] = [];
  for (const [factory, capacity] of capacities(state)) {
    for (const zone of launchZones(state, factory)) {
      if ((edition.bySea[zone] ?? []).length === 0) continue;
      const risk = isHostileSea(state, zone, power) ? 1 : danger(survey, zone, plus(navyAt(survey, zone), ships));
      const call = zone === siege?.muster && factory === siege.base ? worth(siege.target) : landing(zone);
      ports.push({ zone, factory, value: call * Math.min(busy, capacity) * (1 - exposed * risk) });
    }
  }
  return ports.sort((a, b) => b.value - a.value);
}

/** Fighters that own carriers in a zone still have room for, so many new carriers included. */
export function deckRoom({ state, power }: Survey, zone: SpaceId, newCarriers = 0): number {
  const { own, allied } = carriersAt(state, zone);
  const strangers = Math.max(0, guestsAt(state, zone) - allied * slotsPerCarrier(state));
  return (own + newCarriers) * slotsPerCarrier(state) - countOf(state, zone, power, 'fighter') - strangers;
}

/** IPCs that fighters must save to go aboard. */
const worthBoarding = 0.5;

/** Fighters of the coasts go aboard carriers where they keep ships from the enemy, aboard one that is only bought too. */
export function* boardings(survey: Survey): Generator<Order> {
  const { state, edition, power } = survey;
  const incoming = shipsOf(edition, state.bought);
  const yard = incoming.carrier ? portsFor(survey, incoming)[0]?.zone : undefined;
  const zones = new Set(Object.keys(state.spaces).filter((space) => isSea(state, space)));
  if (yard !== undefined) zones.add(yard);
  for (const zone of zones) {
    const launched = zone === yard ? incoming : {};
    const room = deckRoom(survey, zone, launched.carrier ?? 0);
    if (room <= 0 || isHostileSea(state, zone, power)) continue;
    for (const coast of edition.coast[zone] ?? []) {
      const ashore = stacksAt(state, coast).filter((each) => each.type === 'fighter' && isFree(state, each));
      const fighter = Math.min(room, ...ashore.map((each) => each.count));
      if (ashore.length === 0 || savedBy(survey, zone, plus(navyAt(survey, zone), launched), { fighter }) < worthBoarding) continue;
      yield { type: 'move', path: [coast, zone], units: { fighter } };
    }
  }
}

/** IPCs that more units keep from being sunk in a zone. */
export function savedBy(survey: Survey, zone: SpaceId, navy: Units, more: Units): number {
  const value = valueOfUnits(survey.edition, navy);
  const joined = plus(navy, more);
  return danger(survey, zone, navy) * value - danger(survey, zone, joined) * valueOfUnits(survey.edition, joined);
}
