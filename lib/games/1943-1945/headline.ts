import { headlineOf, say } from '../kit/words';
import type { Event, Language, Side, View, ZoneId } from './types';
import { nouns, zoneName } from './words/names';

/** The end and the surrender, then combats as the seat sees them, then zones by who took them last. */
export function headline(events: readonly Event[], { options }: View, seat: Side | null, language: Language): string | null {
  const { sides } = nouns[language];
  const first: string[] = [];
  const fights = { all: 0, lost: seat === null ? null : 0 };
  const taken = new Map<ZoneId, Side>();
  for (const event of events) {
    if (event.type === 'surrender') first.push(say(language, 'Italy has surrendered.', 'L’Italia si è arresa.'));
    else if (event.type === 'combat-end') {
      fights.all++;
      if (seat !== null && fights.lost !== null && (event.attacker === seat) !== event.won) fights.lost++;
    } else if (event.type === 'control') {
      taken.delete(event.zone);
      taken.set(event.zone, event.side);
    } else if (event.type === 'over' && event.ending.winner) {
      first.unshift(`${say(language, 'The game is over', 'La partita è finita')}: ${sides[event.ending.winner]}.`);
    }
  }
  return headlineOf(
    { first, fights, taken: [...taken].map(([zone, side]) => ({ name: zoneName(options, zone, language), by: sides[side] })) },
    language,
  );
}

/** Where a line of the log leads on the map. */
export function spaceOf(event: Event): ZoneId | null {
  if ('zone' in event) return event.zone;
  if ('target' in event) return event.target;
  if ('to' in event) return event.to;
  return 'path' in event ? (event.path.at(-1) ?? null) : null;
}
