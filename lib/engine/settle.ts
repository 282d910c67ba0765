import { clone } from './canonical';
import type { Decision, GameModule, Kinds } from './game';
import { type Entry, playChecked, type Via } from './play';
import type { Die } from './rng';
import { type Reply, Unforeseen } from './unforeseen';
import { enumerate, pass, wander } from './walk';

/** A sealed order on hold, and who gave it. */
export interface Sealed<K extends Kinds = Kinds> {
  order: K['order'];
  via: Via;
}

/** What the kernel must be told to answer without a human: dice, intentions and who is away. */
export interface Desk<K extends Kinds = Kinds> {
  /** The dice of the `offset`-th entry (from 0) that this run adds to the log. */
  die(offset: number): Die;
  /** A seat's standing orders; null when it has none. */
  policy(seat: K['seat']): K['policy'] | null;
  /** Randomness for a practice bot, when one holds the seat. */
  bot(seat: K['seat']): (() => number) | null;
  /** The deadline has passed: the module's fallback answers, else what `resort` says. */
  expired(decision: Decision<K>): boolean;
  /** False leaves out the module's fallback. */
  fallback?: boolean;
  /** Who answers an expired question that the fallback does not: a pass, a practice bot with this randomness; null: a human is waited for. */
  resort?(decision: Decision<K>): 'pass' | (() => number) | null;
  /** Sealed orders by decision id, held outside the log until their seal is complete. Filled and emptied here. */
  held: Map<string, Sealed<K>>;
  /** False leaves checksums out, for fuzzing. */
  checksums?: boolean;
  /** The seat that only tries: what it cannot know throws `Unforeseen`. */
  trial?: K['seat'];
}

/** A desk where nobody but the rules answers. */
export function bareDesk<K extends Kinds>(die: (offset: number) => Die): Desk<K> {
  return { die, policy: () => null, bot: () => null, expired: () => false, held: new Map() };
}

/** A state on its way and the entries that led there; `settle` and `sheet` extend it in place. */
export interface Course<K extends Kinds = Kinds> {
  state: K['state'];
  entries: Entry<K>[];
}

/**
 * Answers what needs no human (forced, standing, bot, expired) until only humans are asked, the game is over or
 * `most` entries were added. Owns and changes `course.state`. Returns true when it stopped for `most` alone.
 */
export function settle<K extends Kinds>(game: GameModule<K>, course: Course<K>, desk: Desk<K>, most = 600): boolean {
  const start = course.entries.length;
  for (;;) {
    if (course.entries.length - start >= most) return true;
    if (game.outcome(course.state) !== null) return false;
    let moved = false;
    const decisions = game.decisions(course.state);
    for (const decision of decisions) {
      if (desk.held.has(decision.id)) continue;
      const reply = automatic(game, course.state, decision, desk);
      if (!reply) continue;
      // a practice bot always answers at once, choice or not
      if (reply.via === 'forced' && someoneWouldLearn(game, course.state, decision, decisions, desk) && !desk.bot(decision.seat)) continue;
      give(game, course, desk, reply);
      moved = true;
      break;
    }
    if (!moved) return false;
  }
}

/** Gives an automatic answer. */
function give<K extends Kinds>(game: GameModule<K>, course: Course<K>, desk: Desk<K>, reply: Reply<K>): void {
  try {
    commit(game, course, desk, reply.decision, reply.order, reply.via);
  } catch (error) {
    // an error cannot carry the game's own types
    if (error instanceof Unforeseen) error.reply = reply as unknown as Reply;
    throw error;
  }
}

/** Plays an order that `check` passed, or holds it while its seal is incomplete. Returns what happened to it. */
export function commit<K extends Kinds>(
  game: GameModule<K>,
  course: Course<K>,
  desk: Desk<K>,
  decision: Decision<K>,
  order: K['order'],
  via: Via,
): 'played' | 'held' {
  if (decision.seal === undefined) {
    append(game, course, desk, decision, order, via);
    return 'played';
  }
  if (desk.trial !== undefined) throw new Unforeseen('sealed');
  desk.held.set(decision.id, { order, via });
  const sealed = game.decisions(course.state).filter((each) => each.seal === decision.seal);
  if (sealed.some((each) => !desk.held.has(each.id))) return 'held';
  for (const each of sealed) {
    const kept = desk.held.get(each.id);
    if (kept === undefined) throw new Error(`sealed order of ${each.id} is missing`);
    desk.held.delete(each.id);
    append(game, course, desk, each, kept.order, kept.via);
  }
  return 'played';
}

function append<K extends Kinds>(
  game: GameModule<K>,
  course: Course<K>,
  desk: Desk<K>,
  decision: Decision<K>,
  order: K['order'],
  via: Via,
): void {
  const move = { decision: decision.id, seat: decision.seat, order };
  const die = desk.die(course.entries.length);
  const { state, entry } = playChecked(game, course.state, decision, move, { die, via, checksums: desk.checksums !== false });
  course.state = state;
  course.entries.push(entry);
  if (desk.trial !== undefined && game.hidden && (entry.barrier || entry.seat !== desk.trial)) throw new Unforeseen('hidden');
}

/**
 * A sealed answer that comes at once tells the others that there was no choice, which may be a hidden fact. It waits until every
 * other answer under the seal is in or comes by itself.
 */
function someoneWouldLearn<K extends Kinds>(
  game: GameModule<K>,
  state: K['state'],
  { id, seal }: Decision<K>,
  decisions: readonly Decision<K>[],
  desk: Desk<K>,
): boolean {
  // a trial stops at a seal whatever the others have
  if (seal === undefined || desk.trial !== undefined) return false;
  return decisions.some((other) => {
    return other.id !== id && other.seal === seal && !desk.held.has(other.id) && !automatic(game, state, other, desk);
  });
}

function automatic<K extends Kinds>(game: GameModule<K>, state: K['state'], decision: Decision<K>, desk: Desk<K>): Reply<K> | null {
  // a trial of a game that hides facts does not even look for another's answer
  if (desk.trial !== undefined && game.hidden && decision.seat !== desk.trial) throw new Unforeseen('others');
  const view = game.view(state, decision.seat);
  const [only, ...others] = enumerate(game, view, decision, 2);
  const isForced = only !== undefined && others.length === 0;
  // a practice bot does not think again
  const mayThinkAgain = isForced && decision.several === true && !desk.bot(decision.seat);
  if (isForced && !(mayThinkAgain && endsInDoubt(game, state, { decision, order: only }, desk))) {
    return { decision, order: only, via: 'forced' };
  }
  // what enters the log is what `check` makes of an order: its one written form
  const checked = (order: K['order'] | null) => {
    const read = order && game.check(view, decision, order, 'en');
    return read?.ok ? read.value : null;
  };
  const byBot = (random: () => number) => checked(game.bot(view, decision, random)) ?? wander(game, view, decision, random);
  const random = desk.bot(decision.seat);
  if (random) return { decision, order: byBot(random), via: 'bot' };
  const policy = desk.policy(decision.seat);
  const standing = policy && checked(game.answer(view, decision, policy));
  if (standing) return { decision, order: standing, via: 'standing' };
  if (!desk.expired(decision)) return null;
  const late = checked(desk.fallback === false ? null : game.fallback(view, decision)) ?? lastResort();
  return late && { decision, order: late, via: 'deadline' };

  function lastResort(): K['order'] | null {
    const resort = desk.resort?.(decision) ?? null;
    if (resort === null) return null;
    return resort === 'pass' ? pass(game, view, decision) : byBot(resort);
  }
}

/** Automatic answers that are looked through for the first die. */
const furthest = 30;

/**
 * Whether dice, losses, or a question that another seat is asked in reaction, follow from ending a series of orders before its seat is
 * asked again: then there is no free way back, and the seat ends the series itself.
 */
function endsInDoubt<K extends Kinds>(
  game: GameModule<K>,
  state: K['state'],
  end: { decision: Decision<K>; order: K['order'] },
  desk: Desk<K>,
): boolean {
  const { seat } = end.decision;
  const course: Course<K> = { state: clone(state), entries: [] };
  const ahead = { ...trialDesk(desk, seat), held: new Map(desk.held), checksums: false };
  try {
    commit(game, course, ahead, end.decision, end.order, 'forced');
    settle(game, course, ahead, furthest);
  } catch (error) {
    if (!(error instanceof Unforeseen)) throw error;
    const asked = game.decisions(course.state);
    if (error.why !== 'others' || asked.some((each) => each.seat !== seat && each.tempo === 'reaction')) return true;
  }
  return course.entries.some(({ told }) => told.some(({ event }) => game.isLoss?.(event) === true));
}

/** A desk where a seat finds out what it can know by itself: its forced and standing answers, up to dice, secrets and the others. */
export function trialDesk<K extends Kinds>(desk: Desk<K>, seat: K['seat']): Desk<K> {
  const knows = (who: K['seat']) => {
    if (who !== seat) throw new Unforeseen('others');
  };
  return {
    ...desk,
    trial: seat,
    die: () => () => {
      throw new Unforeseen('chance');
    },
    policy(who) {
      knows(who);
      return desk.policy(who);
    },
    bot(who) {
      knows(who);
      return desk.bot(who);
    },
    resort(decision) {
      const last = desk.resort?.(decision) ?? null;
      if (typeof last === 'function') throw new Unforeseen('chance');
      return last;
    },
  };
}
