import type { Language } from '../../../engine';
import { counted, oneStop, say, times } from './plain';

/** What a headline tells. */
export interface Tidings {
  /** Sentences that come before all else: a capital fell, somebody surrendered. */
  first: readonly string[];
  /** Fights that ended; `lost` by the side of the reader, null: the reader is on none. */
  fights: { all: number; lost: number | null };
  /** What changed hands, in the order it did: its name, and whose it is now. */
  taken: readonly { name: string; by: string }[];
}

/** A headline in sentences; null: there is nothing to tell. */
export function headlineOf({ first, fights, taken }: Tidings, language: Language): string | null {
  const owners = [...new Set(taken.map(({ by }) => by))];
  const lists = owners.map((by) => `${[...new Set(taken.filter((each) => each.by === by).map(({ name }) => name))].join(', ')} (${by})`);
  const sentences = [
    ...first,
    ...(fights.all > 0 ? [fought(fights, language)] : []),
    ...(lists.length > 0 ? [`${say(language, 'Taken', 'Conquiste')}: ${lists.join('; ')}.`] : []),
  ];
  return sentences.length > 0 ? oneStop(sentences.join(' ')) : null;
}

function fought({ all, lost }: Tidings['fights'], language: Language): string {
  const [fights, losses] = say(
    language,
    [times(all, 'battle', 'battles'), counted(lost ?? 0, 'none lost', 'lost', 'lost')],
    [times(all, 'battaglia', 'battaglie'), counted(lost ?? 0, 'nessuna persa', 'persa', 'perse')],
  );
  return lost === null ? `${fights}.` : `${fights}, ${losses}.`;
}
