import { carriersAt, guestsAt, slotsPerCarrier } from '../rules/carriers';
import { launchZones } from '../rules/factories';
import { capacities } from '../rules/mobilise';
import { isHostileSea } from '../rules/spaces';
import { countOf } from '../rules/stacks';
import type { SpaceId, Units } from '../types';
import { plus } from './forces';
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
