import { headlineOf } from '../kit/words';
import { powersOf, sideOf } from './rules/spaces';
import type { Event, Language, Power, Seat, SpaceId, View } from './types';
import { namesIn, phrases, wordsIn } from './words/names';

const headlines = phrases(`
fell | {city space} fell: {ipcs loot} seized. | {city space} è caduta: {ipcs loot} al nemico.
freed | {city space} is free again. | {city space} è di nuovo libera.
won | The {side} won the war. | {side}: guerra vinta.
`);

/** Capitals, then battles as the seat's side sees them, then what was taken and is not back since. */
export function headline(events: readonly Event[], view: View, seat: Seat | null, language: Language): string | null {
  const words = headlines(language);
  const names = namesIn(language);
  const [own] = seat === null ? [] : powersOf(view, seat);
  const first: string[] = [];
  const attackers = new Map<SpaceId, Power>();
  const fights = { all: 0, lost: own === undefined ? null : 0 };
  const taken = new Map<SpaceId, Power>();
  for (const event of events) {
    if (event.type === 'capital-lost') first.push(words.fell({ space: event.territory, loot: event.loot }));
    else if (event.type === 'capital-freed') first.push(words.freed({ space: event.territory }));
    else if (event.type === 'battle') attackers.set(event.space, event.attacker);
    else if (event.type === 'battle-end') {
      const attacker = attackers.get(event.space);
      fights.all++;
      if (own === undefined || fights.lost === null || attacker === undefined || event.winner === null) continue;
      const isOurs = sideOf(view, attacker) === sideOf(view, own);
      if (isOurs !== (event.winner === 'attack')) fights.lost++;
    } else if (event.type === 'capture') {
      // what was taken and retaken is told as it is now
      taken.delete(event.territory);
      taken.set(event.territory, event.to);
    } else if (event.type === 'over' && event.side) first.unshift(words.won({ side: wordsIn(language).sides[event.side] }));
  }
  return headlineOf(
    { first, fights, taken: [...taken].map(([space, by]) => ({ name: names.space(space), by: names.power(by) })) },
    language,
  );
}

/** Where a line of the log leads on the map. */
export function spaceOf(event: Event): SpaceId | null {
  if ('space' in event) return event.space ?? null;
  if ('territory' in event) return event.territory;
  if ('path' in event) return event.path?.at(-1) ?? null;
  if ('target' in event) return event.target ?? null;
  if (event.type === 'landed' || event.type === 'strand') return event.to ?? event.from;
  return event.type === 'mobilise' ? (event.placements[0]?.at ?? null) : null;
}
