import { isHostileSea, isSea } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { isFree } from '../rules/units';
import type { Order, SpaceId, Units } from '../types';
import { plus, shipsOf, valueOfUnits } from './forces';
import { deckRoom, portsFor } from './ports';
import { danger, navyAt } from './seas';
import type { Survey } from './survey';

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
