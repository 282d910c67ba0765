import { capacities, placesOf } from '../rules/mobilise';
import { isShip, unitOf } from '../rules/units';
import { type Order, type OrderOf, type SpaceId, type Units, type UnitType, unitTypes } from '../types';
import { countUnits, plus, shipsOf } from './forces';
import { deckRoom, portsFor, savedBy } from './ports';
import { navyAt } from './seas';
import { sitesFor } from './shopping';
import type { Survey } from './survey';
import { vitalWorth } from './worth';

/** A capital without any garrison goes before all. */
const bare = 200;

/** Ships first: their decks are for fighters. */
const order = [...unitTypes].reverse();

/** Where new units go: land and air to where they are needed, ships to the safest port near a landing, fighters to its carriers. */
export function mobilise(survey: Survey): Order {
  const { state, edition } = survey;
  const left = capacities(state);
  const ports = portsFor(survey, shipsOf(edition, state.bought));
  const sites = state.bought.complex ? sitesFor(survey) : [];
  const placements = new Map<string, OrderOf<'mobilise'>['placements'][number]>();
  const placed = new Map<SpaceId, Units>();
  const value = (from: SpaceId, at: SpaceId, type: UnitType): number => {
    if (unitOf(state, type).facility) return -(sites.indexOf(at) + 1 || sites.length + 1);
    if (isShip(state, type)) return ports.find((port) => port.zone === at && port.factory === from)?.value ?? Number.NEGATIVE_INFINITY;
    return at === from ? ashoreValue(survey, at, type, placed.get(at) ?? {}) : deckValue(survey, at, placed.get(at) ?? {});
  };
  for (const type of order) {
    for (let count = state.bought[type] ?? 0; count > 0; count--) {
      const places = placesOf(state, type).filter(({ from }) => unitOf(state, type).facility || (left.get(from) ?? 0) > 0);
      const [best] = places.sort((a, b) => value(b.from, b.at, type) - value(a.from, a.at, type));
      if (!best) continue;
      if (!unitOf(state, type).facility) left.set(best.from, (left.get(best.from) ?? 0) - 1);
      const key = `${best.from} ${best.at}`;
      const before = placements.get(key) ?? { ...best, units: {} };
      placements.set(key, { ...before, units: plus(before.units, { [type]: 1 }) });
      placed.set(best.at, plus(placed.get(best.at) ?? {}, { [type]: 1 }));
    }
  }
  return { type: 'mobilise', placements: [...placements.values()] };
}

/** Near the front or a way to it, in a capital that needs them before all. */
function ashoreValue(survey: Survey, at: SpaceId, type: UnitType, placed: Units): number {
  const { edition, power } = survey;
  if (type === 'aa-gun' && survey.garrison(at)[type]) return 0;
  const defenders = plus(survey.garrison(at), placed);
  const called = survey.siege?.base === at ? survey.worth(survey.siege.target) : 0;
  const near = Math.max(survey.front(at), called, ...(edition.coast[at] ?? []).map((zone) => 0.7 * survey.landing(zone)));
  const risk = survey.risk(at, plus(defenders, { [type]: 1 }));
  const danger = survey.risk(at, defenders);
  const urgent =
    at === edition.power[power].capital ? 80 * danger + (countUnits(defenders) === 0 ? bare : 0) : 2 * vitalWorth(survey, at) * danger;
  return near * (1 - risk) + urgent;
}

/** A deck that keeps ships from the enemy goes before any airfield. */
function deckValue(survey: Survey, zone: SpaceId, placed: Units): number {
  const room = deckRoom(survey, zone, placed.carrier ?? 0) - (placed.fighter ?? 0);
  const navy = plus(navyAt(survey, zone), placed);
  if (room <= 0 || countUnits(navy) === 0) return Number.NEGATIVE_INFINITY;
  const saved = savedBy(survey, zone, navy, { fighter: 1 });
  return saved > 0 ? 100 + saved : Number.NEGATIVE_INFINITY;
}
