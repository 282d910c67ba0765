import type { Language } from '../../../engine';
import { oneStop, say } from '../../kit/words';
import { type Side, sides } from '../cards';
import { sideIn } from '../rules/battle';
import type { Event, View } from '../state';
import type { UnitId } from '../types';
import { endingText } from './endings';
import { termsOf } from './terms';

/** What units became: each for once, the worst. */
interface Toll {
  destroyed: Set<UnitId>;
  damaged: Set<UnitId>;
}

function tollOf(events: readonly Event[]): Toll {
  const toll: Toll = { destroyed: new Set(), damaged: new Set() };
  for (const event of events) {
    if (event.type === 'destroyed') toll.destroyed.add(event.unit);
    if (event.type !== 'casualties') continue;
    for (const { unit, becomes } of event.fates) {
      if (becomes.includes('destroyed')) toll.destroyed.add(unit);
      else if (becomes.includes('damaged')) toll.damaged.add(unit);
    }
  }
  for (const unit of toll.destroyed) toll.damaged.delete(unit);
  return toll;
}

/** The end, then losses and damage, those of the seat first, then who holds the objective. */
export function headline(events: readonly Event[], view: View, seat: Side | null, language: Language): string | null {
  const terms = termsOf(language);
  const won = events.find((event) => event.type === 'won');
  const { destroyed, damaged } = tollOf(events);
  const order = seat === null ? sides : [...sides].sort((a, b) => Number(b === seat) - Number(a === seat));
  const lists = (ids: ReadonlySet<UnitId>, title: string): string[] =>
    order.flatMap((side) => {
      const own = [...ids].filter((id) => sideIn(view, id) === side);
      return own.length === 0 ? [] : [`${title} (${terms.side(side)}): ${own.map(terms.unit).join(', ')}.`];
    });
  const judged = events.findLast((event) => event.type === 'judged');
  const controller = judged?.controller ?? null;
  const sentences = [
    ...(won ? [endingText(won)[language]] : []),
    ...lists(destroyed, say(language, 'Destroyed', 'Distrutte')),
    ...lists(damaged, say(language, 'Damaged', 'Danneggiate')),
    ...(controller && !won ? [`${say(language, 'Objective', 'Obiettivo')}: ${terms.side(controller)}.`] : []),
  ];
  return sentences.length > 0 ? oneStop(sentences.join(' ')) : null;
}
