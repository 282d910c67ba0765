import type { Kinds } from '../game';
import { withDelta } from './delta';
import { type Footage, isAct } from './footage';
import { frameAt } from './orders';
import type { Frame, Reel } from './reel';
import { backTakings } from './taken-back';

type Views<K extends Kinds> = Extract<Footage<K>, { kind: 'views' }>;

/** A reel of what one reader saw. */
export interface ViewsReel<K extends Kinds = Kinds> extends Reel<K> {
  append(entries: Views<K>['entries']): void;
}

/** The set-up as its reader saw it; what came of it is appended. Views share what did not change, so each is kept. */
export function reelOfViews<K extends Kinds>({
  options,
  viewer,
  opening,
  first,
}: Omit<Views<K>, 'kind' | 'after' | 'entries'>): ViewsReel<K> {
  if (first === null) throw new TypeError('a reel begins with the set-up');
  const views: K['view'][] = [first];
  const frames: Frame<K>[] = [];
  const events: (readonly K['event'][])[] = [opening];
  const takings = backTakings();
  return {
    options,
    viewer,
    get last() {
      return frames.length;
    },
    append(entries) {
      for (const { shot, change } of entries) {
        const seq = frames.length + 1;
        const { seat, moment, at } = shot;
        if (isAct(shot)) {
          if (shot.backTo !== null) takings.add(shot.backTo, seq);
          frames.push({ seq, seat, moment, order: null, draws: null, via: 'table', act: shot.lines, at });
          events.push([]);
        } else {
          frames.push({ seq, seat, moment, order: shot.order, draws: null, via: shot.via, act: null, at });
          events.push(shot.events);
        }
        views.push(withDelta(views[seq - 1], change) as K['view']);
      }
    },
    frame: (seq) => frameAt(frames, seq),
    events: (seq) => events[seq] ?? [],
    view(seq) {
      const view = views[seq];
      if (!view) throw new RangeError(`there is no position ${seq} among ${views.length}`);
      return view;
    },
    state: () => null,
    isTakenBack: takings.has,
  };
}
