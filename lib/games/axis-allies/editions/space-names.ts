import type { SpaceName } from '../words/catalogue';

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
