import { clone } from '../canonical';
import type { GameModule, Kinds, Told } from '../game';
import { carryOut, Divergence } from '../play';
import { tape } from '../rng';
import { type ActShot, type Footage, isAct, type OrderShot } from './footage';
import { type Eyes, type Frame, type Reel, stride } from './reel';
import { backTakings } from './taken-back';

type Orders<K extends Kinds> = Extract<Footage<K>, { kind: 'orders' }>;

/** A reel that carries the orders of a log out by itself. `append` takes as many of them as its caller has time for. */
export interface OrdersReel<K extends Kinds = Kinds> extends Reel<K> {
  append(shots: readonly (OrderShot<K> | ActShot<K>)[]): void;
}

/** The set-up of a game; its entries are appended. Throws `Divergence` where the rules lead elsewhere. */
export function reelOfOrders<K extends Kinds>(
  game: GameModule<K>,
  { options, rules, draws }: Pick<Orders<K>, 'options' | 'rules' | 'draws'>,
): OrdersReel<K> {
  const first = played(0, () => {
    const rng = tape(draws);
    const step = game.setup(options, rng, rules);
    rng.end();
    return step;
  });
  const frames: Frame<K>[] = [];
  const shots: (OrderShot<K> | ActShot<K>)[] = [];
  const told: Told<K>[][] = [first.told];
  const kept = new Map<number, K['state']>([[0, first.state]]);
  const takings = backTakings();
  /** The position met last, never changed once somebody saw it. */
  let latest = { seq: 0, state: first.state };

  /** Carries entries out on a copy, up to `seq`; between a kept position and the next one nothing is taken back. */
  const wound = (seq: number): K['state'] => {
    if (latest.seq === seq) return latest.state;
    const base = nearest(seq);
    const start = latest.seq < seq && latest.seq >= base ? latest.seq : base;
    let state = clone(start === latest.seq ? latest.state : (kept.get(start) as K['state']));
    for (let at = start + 1; at <= seq; at++) {
      const shot = shots[at - 1];
      if (shot && !isAct(shot)) state = step(game, at, state, shot).state;
    }
    latest = { seq, state };
    return state;
  };
  const nearest = (seq: number): number => {
    let at = seq;
    while (!kept.has(at)) at--;
    return at;
  };

  return {
    options,
    viewer: null,
    get last() {
      return frames.length;
    },
    append(more) {
      if (more.length === 0) return;
      // what is handed out must not change: the first order goes to a copy, and so does each after a position that is kept
      let state = clone(wound(frames.length));
      for (const shot of more) {
        const seq = frames.length + 1;
        const moment = game.moment(state);
        const { seat, at } = shot;
        let news: Told<K>[] = [];
        if (isAct(shot)) {
          if (shot.backTo !== null) {
            takings.add(shot.backTo, seq);
            latest = { seq: frames.length, state };
            state = clone(wound(shot.backTo));
          }
          frames.push({ seq, seat, moment, order: null, draws: [], via: 'table', act: shot.lines, at });
        } else {
          const done = step(game, seq, state, shot);
          state = done.state;
          news = done.told;
          frames.push({ seq, seat, moment, order: shot.order, draws: shot.draws, via: shot.via, act: null, at });
        }
        shots.push(shot);
        told.push(news);
        if (seq % stride === 0 || (isAct(shot) && shot.backTo !== null)) kept.set(seq, clone(state));
      }
      latest = { seq: frames.length, state };
      kept.set(frames.length, state);
    },
    frame: (seq) => frameAt(frames, seq),
    events: (seq, eyes) => (told[seq] ?? []).flatMap((each) => heardBy(each, eyes)),
    view: (seq, eyes) => {
      const state = wound(seq);
      if (eyes === 'everyone') return game.openView ? game.openView(state) : game.view(state, 'public');
      return game.view(state, eyes);
    },
    state: (seq) => clone(wound(seq)),
    isTakenBack: takings.has,
  };
}

/** What somebody hears of what was told. */
export function heardBy<K extends Kinds>({ event, to, others }: Told<K>, eyes: Eyes<K>): K['event'][] {
  if (to === 'all' || (eyes === 'everyone' ? to.length > 0 : to.includes(eyes))) return [event];
  return others === undefined || eyes === 'everyone' ? [] : [others];
}

export function frameAt<K extends Kinds>(frames: readonly Frame<K>[], seq: number): Frame<K> {
  const frame = frames[seq - 1];
  if (!frame) throw new RangeError(`there is no entry ${seq} among ${frames.length}`);
  return frame;
}

function step<K extends Kinds>(game: GameModule<K>, seq: number, state: K['state'], shot: OrderShot<K>) {
  return played(seq, () => {
    const rng = tape(shot.draws);
    // an order may become part of the state, and be changed with it
    const done = carryOut(game, state, { seat: shot.seat, decision: shot.decision, order: clone(shot.order) }, rng);
    rng.end();
    return done;
  });
}

function played<T>(seq: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new Divergence(seq, error instanceof Error ? error.message : String(error), { cause: error });
  }
}
