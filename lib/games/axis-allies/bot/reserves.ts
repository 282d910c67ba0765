import { flightSteps } from '../rules/air';
import { isHostileLand } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { isAir, isFree, leftOf, moveOf } from '../rules/units';
import type { OrderOf, SpaceId, Units } from '../types';
import { fewest, plus } from './forces';
import type { Survey } from './survey';
import { isDecisive, vitalCities } from './worth';

/** Chance of losing a city up to which it needs nobody else, and above which it is given up, all that could come included. */
const safe = 0.1;
const hopeless = 0.85;

type March = OrderOf<'move'>;

/** One unit each that moves to a city which decides the game, and which they keep: held back in the combat move, sent in the noncombat move. */
export function reservesOf(survey: Survey): March[] {
  const helped = vitalCities(survey).map((city) => {
    const all = [...marchesTo(survey, city), ...flightsTo(survey, city)];
    const risk = (count: number) => survey.risk(city, plus(survey.garrison(city), sumOf(all.slice(0, count))));
    return { city, all, risk, left: risk(all.length) };
  });
  // who lacks two cities has not won by taking the weakest: the next one must not fall, whatever it costs
  const [weakest, next] = helped.sort((a, b) => b.left - a.left);
  const last = weakest && isDecisive(survey, weakest.city) ? weakest : next;
  return helped.flatMap((each) => {
    if (each.risk(0) <= safe || (each !== last && each.left > hopeless)) return [];
    return each.all.slice(
      0,
      fewest(each.all.length, (count) => each.risk(count) <= safe),
    );
  });
}

const sumOf = (moves: readonly March[]): Units => moves.reduce<Units>((sum, { units }) => plus(sum, units), {});

/** What of a space is held back. */
export const reservedIn = ({ reserves }: Survey, space: SpaceId): Units => sumOf(reserves.filter(({ path }) => path[0] === space));

/** What a city that decides the game still gets. */
export const comingTo = ({ reserves }: Survey, city: SpaceId): Units => sumOf(reserves.filter(({ path }) => path.at(-1) === city));

function* marchesTo(survey: Survey, city: SpaceId): Generator<March> {
  const { state, edition, power } = survey;
  const near = (edition.byLand[city] ?? []).filter((each) => !isHostileLand(state, each, power) && state.control[each] !== undefined);
  const far = near.flatMap((through) =>
    (edition.byLand[through] ?? []).filter((each) => each !== city && !near.includes(each)).map((from) => [from, through, city]),
  );
  const seen = new Set<SpaceId>();
  for (const path of [...near.map((from) => [from, city]), ...far]) {
    const [from = ''] = path;
    if (seen.has(from)) continue;
    seen.add(from);
    const spare = survey.spare(from);
    for (const type of edition.types) {
      if (edition.units[type].domain !== 'land' || moveOf(state, power, type, path) < path.length - 1) continue;
      for (let count = spare[type] ?? 0; count > 0; count--) yield { type: 'move', path, units: { [type]: 1 } };
    }
  }
}

function* flightsTo({ state, edition, power }: Survey, city: SpaceId): Generator<March> {
  for (const [from, steps] of edition.flight[city] ?? []) {
    if (steps === 0) continue;
    for (const stack of stacksAt(state, from)) {
      if (stack.owner !== power || !isAir(state, stack.type) || !isFree(state, stack)) continue;
      if (flightSteps(state, from, city) > leftOf(state, stack)) continue;
      for (let { count } = stack; count > 0; count--) yield { type: 'move', path: [from, city], units: { [stack.type]: 1 } };
    }
  }
}
