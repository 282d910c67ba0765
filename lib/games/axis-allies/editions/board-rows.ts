import type { Volley } from '../combat-types';
import type { Stage } from '../edition';
import type { SpaceFacts } from '../facts';
import type { SpaceName } from '../words/catalogue';

type ZoneId = `sz${number}`;

/** Sea zones sz1 to so many. */
export const seaZones = (count: number): (SpaceFacts & { kind: 'sea'; id: ZoneId })[] =>
  Array.from({ length: count }, (_, i) => ({ id: `sz${i + 1}`, kind: 'sea' }));

/**
 * Borders, each once and in one order whoever names them: those in the rows of territories, and those between sea zones from lines
 * "zone: its neighbours that no line above names with it".
 */
export function bordersOf<Id extends string>(territories: readonly { readonly id: Id; readonly borders?: string }[], seas: string) {
  const lines = seas.trim().split('\n');
  const zones = lines.map((line) => line.split(': ')).map(([id, borders]) => ({ id, borders }));
  const named = [...territories, ...zones].flatMap(
    ({ id, borders }) => borders?.split(' ').map((other) => [id, other].sort().join(' ')) ?? [],
  );
  return named.sort().map((pair) => pair.split(' ') as [Id | ZoneId, Id | ZoneId]);
}

/** Both sides fire in one volley of a battle's round, and each takes its losses. */
export const volley = (volley: Volley): readonly Stage[] => [
  { step: 'attack', volley },
  { step: 'defender-losses', volley },
  { step: 'defence', volley },
  { step: 'attacker-losses', volley },
];

interface Space {
  readonly id: string;
  readonly kind: 'land' | 'sea';
}

/**
 * Names of an edition's spaces: sea zones by number, territories from lines
 * "id | abbreviation | English | Italian | its article, or - | its preposition of place | other names, with commas between".
 */
export function spaceNamesOf(territories: string, spaces: readonly Space[]): Readonly<Record<string, SpaceName>> {
  const zones = spaces.flatMap(({ id, kind }) => (kind === 'sea' ? [[id, zoneName(id)] as const] : []));
  return Object.fromEntries([...territories.trim().split('\n').map(territory), ...zones]);
}

function territory(line: string): readonly [string, SpaceName] {
  const [id = '', short = '', en = '', it = '', article = '', within = '', also] = line.split(' | ');
  const name = { short, en, it, article: article === '-' ? '' : before(article), within: before(within) };
  return [id, also === undefined ? name : { ...name, also: also.split(', ') }];
}

/** What stands before a name: with a space after it unless it ends in an apostrophe. */
const before = (word: string): string => (word.endsWith("'") ? word : `${word} `);

function zoneName(id: string): SpaceName {
  const number = id.slice(2);
  return {
    short: id,
    en: `Sea Zone ${number}`,
    it: `zona di mare ${number}`,
    article: 'la ',
    within: 'nella ',
    also: [`z${number}`, `sz ${number}`, `zm${number}`, `zm ${number}`, `zone ${number}`, `zona ${number}`],
  };
}
