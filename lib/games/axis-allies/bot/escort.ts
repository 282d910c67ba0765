import { walks } from '../rules/paths';
import { isHostileSea, isSea } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { isFree } from '../rules/units';
import type { Order, SpaceId, Stack } from '../types';
import { minus, plus, valueOfUnits, warshipTypes } from './forces';
import { danger, navyAt } from './seas';
import type { Survey } from './survey';

/** Gain below which a warship stays where it is. */
const worthSailing = 0.3;

/** Warships gather where transports are in danger, else near the coasts worth landing on. */
export function* escorts(survey: Survey): Generator<Order> {
  const { state, power } = survey;
  for (const zone of Object.keys(state.spaces)) {
    if (!isSea(state, zone)) continue;
    for (const stack of stacksAt(state, zone)) {
      if (stack.owner !== power || !warshipTypes.some((type) => type === stack.type) || !isFree(state, stack)) continue;
      const here = stationScore(survey, stack, { from: zone, to: zone });
      const options = walks(state, zone, stack.type).flatMap((path) => {
        const to = path[path.length - 1] ?? zone;
        if (isHostileSea(state, to, power)) return [];
        const gain = stationScore(survey, stack, { from: zone, to }) - here;
        return gain > worthSailing ? [{ path, gain }] : [];
      });
      options.sort((a, b) => b.gain - a.gain);
      for (const { path } of options) yield { type: 'move', path, units: { [stack.type]: stack.count } };
    }
  }
}

/** What warships save of the transports in a zone and are near to, less what they risk there. */
function stationScore(survey: Survey, { type, count }: Stack, { from, to }: { from: SpaceId; to: SpaceId }): number {
  const { state, power, edition } = survey;
  const ships = { [type]: count };
  const others = to === from ? minus(navyAt(survey, to), ships) : navyAt(survey, to);
  let convoy = 0;
  for (const each of stacksAt(state, to)) {
    if (each.owner === power && each.type === 'transport')
      convoy += each.count * (edition.units.transport.cost + 4 * (each.cargo?.length ?? 0));
  }
  const lost = danger(survey, to, plus(others, ships));
  const saved = convoy * (danger(survey, to, others) - lost);
  return saved + convoy * 0.1 + survey.landing(to) * 0.3 - lost * valueOfUnits(edition, ships) * 0.5;
}
