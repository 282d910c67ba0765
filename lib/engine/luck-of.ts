import type { Chronicle } from './chronicle';
import type { GameModule, Kinds } from './game';
import { type ReplayInput, replay } from './play';
import { type Tally, tallyOf } from './story';
import { countingEntries } from './story-of';

/** The dice of each seat in a game that is over, with nothing hidden; seats that threw none are left out. What was taken back does not count. */
export function luckOf<K extends Kinds>(
  { game, chronicle }: { game: GameModule<K>; chronicle: Chronicle<K> },
  log: ReplayInput<K>,
): Map<K['seat'], Tally> {
  const counts = countingEntries(log.entries);
  const luck = new Map<K['seat'], Tally>();
  replay(game, log, {
    visit(seq, state, told) {
      if (told.length === 0 || (seq > 0 && !counts[seq - 1])) return;
      const view = game.openView?.(state) ?? game.view(state, 'public');
      for (const each of told.flatMap(({ event }) => chronicle.throws(event, view))) {
        const seat = chronicle.seatOf?.(each.owner, view) ?? each.owner;
        luck.set(seat, tallyOf(luck.get(seat), each));
      }
    },
  });
  return luck;
}
