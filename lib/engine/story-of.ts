import type { Chronicle } from './chronicle';
import type { GameModule, Kinds, Language, Moment, Told } from './game';
import { type ReplayInput, replay } from './play';
import { type Story, storyteller, turnEnds } from './story';

export interface StoryReader<K extends Kinds = Kinds> {
  language: Language;
  /** Through whose eyes positions are seen. */
  viewer: K['seat'] | 'public';
  /** What the reader was told. */
  heard(told: Told<K>): K['event'] | null;
}

/**
 * The story of a log, as its reader may know it. `moments` say where the game stood before each entry, one an entry. What was taken back is no
 * part of it, nor what the players did with the table.
 */
export function storyOf<K extends Kinds>(
  { game, chronicle }: { game: GameModule<K>; chronicle: Chronicle<K> },
  { moments, ...log }: ReplayInput<K> & { moments: readonly Moment[] },
  { language, viewer, heard }: StoryReader<K>,
): Story {
  const counts = countingEntries(log.entries);
  const seqs = counts.flatMap((isCounted, i) => (isCounted ? [i + 1] : []));
  const momentAt = (seq: number): Moment => moments[seq - 1] ?? { round: 0, power: null, phase: '' };
  const ends = new Set(turnEnds(seqs.map(momentAt), chronicle).flatMap((isEnd, i) => (isEnd ? [seqs[i]] : [])));
  const teller = storyteller(chronicle, language);
  replay(game, log, {
    visit(seq, state, told) {
      if (seq > 0 && !counts[seq - 1]) return;
      teller.add({
        seq,
        moment: seq === 0 ? game.moment(state) : momentAt(seq),
        view: game.view(state, viewer),
        events: told.flatMap((each) => heard(each) ?? []),
        ends: seq === 0 || ends.has(seq),
      });
    },
  });
  return teller.story();
}

/** Which entries are orders that still count. */
export function countingEntries(entries: ReplayInput['entries']): boolean[] {
  const counts = entries.map((entry) => !('backTo' in entry));
  for (const [i, entry] of entries.entries()) {
    if ('backTo' in entry && entry.backTo !== null) counts.fill(false, entry.backTo, i);
  }
  return counts;
}
