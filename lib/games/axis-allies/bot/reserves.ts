import { flightSteps } from '../rules/air';
import { capacityOf } from '../rules/factories';
import { isHostileLand } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { isAir, isFree, leftOf, moveOf } from '../rules/units';
import type { OrderOf, SpaceId, Units } from '../types';
import { countUnits, fewest, landTypes, minus, plus } from './forces';
import { freeTroops } from './garrison';
import type { Survey } from './survey';
import { isDecisive, isVital } from './worth';

/** Chance of losing a city up to which it needs nobody else, and above which it is given up, all that could come included. */
const safe = 0.1;
const hopeless = 0.85;

type March = OrderOf<'move'>;

/** One unit each that moves to a city which decides the game, and which they keep: held back in the combat move, sent in the noncombat move. */
export function reservesOf(survey: Survey): March[] {
  const { state, edition, power } = survey;
  const helped = survey.vital.map((city) => {
    const isHome = edition.power[power].capital === city;
    const raised = { infantry: isHome ? Math.min(state.bought.infantry ?? 0, capacityOf(state, city)) : 0 };
    const all = [...marchesTo(survey, city, isHome || isDecisive(survey, city)), ...flightsTo(survey, city)];
    const risk = (count: number) => survey.risk(city, plus(plus(survey.garrison(city), raised), sumOf(all.slice(0, count))));
    return { city, all, risk, left: risk(all.length) };
  });
  // who lacks two cities has not won by taking the weakest: the next one must not fall, whatever it costs
  const [weakest, next] = helped.sort((a, b) => b.left - a.left);
  const last = weakest && isDecisive(survey, weakest.city) ? weakest : next;
  return helped.flatMap((each) => {
    if (each.risk(0) <= safe || (each !== last && each.left > hopeless)) return [];
    const enough = fewest(each.all.length, (count) => each.risk(count) <= safe);
    return each.all.slice(0, enough);
  });
}

const sumOf = (moves: readonly March[]): Units => moves.reduce<Units>((sum, { units }) => plus(sum, units), {});

/** Aircraft without which a city that decides the game would be in danger: they stay there. */
export function keptIn(survey: Survey, space: SpaceId): Units {
  if (!survey.vital.includes(space)) return {};
  const { fighter = 0, bomber = 0, ...others } = survey.garrison(space);
  return survey.risk(space, others) > safe ? { fighter, bomber } : {};
}

/** What of a space is held back. */
export const reservedIn = (survey: Survey, space: SpaceId): Units =>
  plus(sumOf(survey.reserves.filter(({ path }) => path[0] === space)), keptIn(survey, space));

/** What a city that decides the game still gets. */
export const comingTo = ({ reserves }: Survey, city: SpaceId): Units => sumOf(reserves.filter(({ path }) => path.at(-1) === city));

/** Land units that reach a city: those that can be spared where they are, then, at any price, all but those of other such cities. */
function* marchesTo(survey: Survey, city: SpaceId, atAnyPrice: boolean): Generator<March> {
  const { state, edition, power } = survey;
  const isOpen = (each: SpaceId) => state.control[each] !== undefined && !isHostileLand(state, each, power);
  const ways = new Map<SpaceId, SpaceId[]>();
  for (const near of (edition.byLand[city] ?? []).filter(isOpen)) ways.set(near, [near, city]);
  for (const near of [...ways.keys()]) {
    for (const far of edition.byLand[near] ?? []) {
      const path = [far, near, city];
      const isBest = !ways.has(far) || (ways.get(far)?.length === 3 && moveOf(state, power, 'infantry', path) > 1);
      if (far !== city && isBest) ways.set(far, path);
    }
  }
  const others = (from: SpaceId) => (isVital(survey, from) ? {} : minus(freeTroops(survey, from), survey.spare(from)));
  for (const available of atAnyPrice ? [survey.spare, others] : [survey.spare]) {
    for (const [from, path] of ways) {
      for (const type of landTypes) {
        if (moveOf(state, power, type, path) < path.length - 1) continue;
        for (let count = available(from)[type] ?? 0; count > 0; count--) yield { type: 'move', path, units: { [type]: 1 } };
      }
    }
  }
}

function* flightsTo(survey: Survey, city: SpaceId): Generator<March> {
  const { state, edition, power } = survey;
  for (const [from, steps] of edition.flight[city] ?? []) {
    if (steps === 0 || countUnits(keptIn(survey, from)) > 0) continue;
    for (const stack of stacksAt(state, from)) {
      if (stack.owner !== power || !isAir(state, stack.type) || !isFree(state, stack)) continue;
      if (flightSteps(state, from, city) > leftOf(state, stack)) continue;
      for (let { count } = stack; count > 0; count--) yield { type: 'move', path: [from, city], units: { [stack.type]: 1 } };
    }
  }
}
