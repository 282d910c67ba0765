import { capacities, placesOf } from '../rules/mobilise';
import { isShip } from '../rules/units';
import { type Order, type OrderOf, type SpaceId, type Units, type UnitType, unitTypes } from '../types';
import { countUnits, plus } from './forces';
import { danger, navyAt } from './seas';
import type { Survey } from './survey';

/** Where new units go: land and air to where they are needed, ships to the safest port near a landing. */
export function mobilise(survey: Survey): Order {
  const { state, edition, power } = survey;
  const left = capacities(state);
  const capital = edition.power[power].capital;
  const placements = new Map<string, OrderOf<'mobilise'>['placements'][number]>();
  const placed = new Map<SpaceId, Units>();
  const value = (from: SpaceId, at: SpaceId, type: UnitType): number => {
    if (isShip(state, type)) {
      if ((edition.bySea[at] ?? []).length === 0) return -100;
      const ships = plus(navyAt(survey, at), placed.get(at) ?? {});
      return survey.landing(at) + countUnits(navyAt(survey, at)) - 10 * danger(survey, at, plus(ships, { [type]: 1 }));
    }
    if (at !== from) return -1;
    const defenders = plus(survey.garrison(at), placed.get(at) ?? {});
    const near = Math.max(survey.front(at), ...(edition.coast[at] ?? []).map((zone) => 0.7 * survey.landing(zone)));
    const risk = survey.risk(at, plus(defenders, { [type]: 1 }));
    const urgent = at === capital ? 80 * survey.risk(at, defenders) : 0;
    return near * (1 - risk) + urgent;
  };
  for (const type of [...unitTypes].reverse()) {
    for (let count = state.bought[type] ?? 0; count > 0; count--) {
      const places = placesOf(state, type).filter(({ from }) => (left.get(from) ?? 0) > 0);
      const [best] = places.sort((a, b) => value(b.from, b.at, type) - value(a.from, a.at, type));
      if (!best) continue;
      left.set(best.from, (left.get(best.from) ?? 0) - 1);
      const key = `${best.from} ${best.at}`;
      const before = placements.get(key) ?? { ...best, units: {} };
      placements.set(key, { ...before, units: plus(before.units, { [type]: 1 }) });
      placed.set(best.at, plus(placed.get(best.at) ?? {}, { [type]: 1 }));
    }
  }
  return { type: 'mobilise', placements: [...placements.values()] };
}
