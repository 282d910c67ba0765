import type { Language } from '../../../engine';
import { listed } from '../../kit/words';
import type { Force, Piece } from '../pieces';
import type { Convertible, Event, EventId, Loss, Options, Side, ZoneId } from '../types';
import { counted, forceName, nouns, pieceName, standName, zoneName } from './names';
import { eventWords } from './terms';

/** Names for the sentences about what happened, in one language. */
export interface Telling {
  zone(id: ZoneId): string;
  force(units: Force): string;
  /** "4 cubes, 1 tank and a fortified line". */
  stand(units: Force, line: boolean): string;
  /** "4 cubes, 3 fortified lines"; '' for nothing. */
  remains(units: Force, lines: number): string;
  /** "14 (2 cubes), 15 (1 tank)"; what comes to `target` by ship or aircraft comes from no zone: "the sea (2 cubes)". */
  parts(parts: readonly { from: ZoneId; units: Force }[], target?: ZoneId): string;
  side(id: Side): string;
  event(id: EventId): string;
  counted(what: Convertible | 'cube' | 'line' | 'fleet' | 'uboat', count: number): string;
  losses(losses: readonly Loss[]): string;
  path(path: readonly ZoneId[]): string;
  list(parts: readonly string[]): string;
}

/** Sentences for every kind of event: a new kind without one does not compile. */
export type Narration = { [T in Event['type']]: (event: Extract<Event, { type: T }>, say: Telling) => string };

const elsewhere = { en: { sea: 'the sea', air: 'the air' }, it: { sea: 'mare', air: 'cielo' } };

/** Embarked and dropped forces, which stand under the target, by the way they came. */
function arrivals(units: Force): ['sea' | 'air', Force][] {
  const ways: Record<'sea' | 'air', Force> = { sea: {}, air: {} };
  for (const [piece, count] of Object.entries(units) as [keyof Force, number][]) {
    ways[piece === 'paratroopers' || piece === 'engaged-paratroopers' ? 'air' : 'sea'][piece] = count;
  }
  return (['sea', 'air'] as const).flatMap((way): ['sea' | 'air', Force][] =>
    Object.keys(ways[way]).length > 0 ? [[way, ways[way]]] : [],
  );
}

const lossWords = {
  en: { engaged: (what: string) => `${what} engaged`, out: (what: string) => `${what} lost`, none: 'nothing' },
  it: { engaged: (what: string) => `${what} (da ingaggiare)`, out: (what: string) => `${what}`, none: 'niente' },
};

export function tellingOf(options: Options, language: Language): Telling {
  const { sides, and } = nouns[language];
  const force = (units: Force) => forceName(units, language);
  const zone = (id: ZoneId) => zoneName(options, id, language);
  return {
    zone,
    force,
    stand: (units, line) => standName(units, line ? 1 : 0, language),
    remains: (units, lines) => standName(units, lines, language),
    parts: (parts, target) =>
      parts
        .flatMap(({ from, units }) =>
          from === target
            ? arrivals(units).map(([way, some]) => `${elsewhere[language][way]} (${force(some)})`)
            : [`${zone(from)} (${force(units)})`],
        )
        .join(', '),
    side: (id) => sides[id],
    event: (id) => eventWords[id].name[language],
    counted: (what, count) => counted(what, count, language),
    losses: (losses) =>
      losses.map(({ piece, count, fate }) => lossWords[language][fate](pieceName(piece as Piece | 'line', count, language))).join(', ') ||
      lossWords[language].none,
    path: (path) => path.map(zone).join(' > '),
    list: (parts) => listed(parts, and),
  };
}
