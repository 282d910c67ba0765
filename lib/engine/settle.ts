import { clone } from './canonical';
import type { Decision, GameModule, Kinds, Move } from './game';
import { type Entry, playChecked } from './play';
import type { Die } from './rng';
import { type Reply, Unforeseen } from './unforeseen';
import type { Via } from './via';
import { onlyOrder, pass, randomOrder } from './walk';

/** A sealed order on hold, and who gave it. */
export interface Sealed<K extends Kinds = Kinds> {
  order: K['order'];
  via: Via;
}

/** What the kernel must be told to answer without a human: dice, intentions and who is away. */
export interface AutoAnswers<K extends Kinds = Kinds> {
  /** The dice of the `offset`-th entry (from 0) that this run adds to the log, which is the order `move`. */
  die(offset: number, move: Move<K>): Die;
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
  /** Makes the checksums, by the first recipe where nothing is said; null leaves them out: for fuzzing and trials. */
  checksum?: ((state: K['state']) => string) | null;
  /** The seat that only tries: what it cannot know throws `Unforeseen`. */
  trial?: K['seat'];
}

/** Nobody but the rules answers. */
export function noAutoAnswers<K extends Kinds>(die: AutoAnswers<K>['die']): AutoAnswers<K> {
  return { die, policy: () => null, bot: () => null, expired: () => false, held: new Map() };
}

/** A state on its way and the entries that led there; `settle` and `sheet` extend it in place. */
export interface Progress<K extends Kinds = Kinds> {
  state: K['state'];
  entries: Entry<K>[];
}

/**
 * Answers what needs no human (forced, standing, bot, expired) until only humans are asked, the game is over or
 * `most` entries were added. Owns and changes `progress.state`. Returns true when it stopped for `most` alone.
 */
export function settle<K extends Kinds>(game: GameModule<K>, progress: Progress<K>, autoAnswers: AutoAnswers<K>, most = 600): boolean {
  const start = progress.entries.length;
  for (;;) {
    if (progress.entries.length - start >= most) return true;
    if (game.outcome(progress.state) !== null) return false;
    let moved = false;
    const decisions = game.decisions(progress.state);
    for (const decision of decisions) {
      if (autoAnswers.held.has(decision.id)) continue;
      const reply = automatic(game, progress.state, decision, autoAnswers);
      if (!reply) continue;
      // a practice bot always answers at once, choice or not
      if (
        reply.via === 'forced' &&
        someoneWouldLearn(game, progress.state, decision, decisions, autoAnswers) &&
        !autoAnswers.bot(decision.seat)
      )
        continue;
      give(game, progress, autoAnswers, reply);
      moved = true;
      break;
    }
    if (!moved) return false;
  }
}

/** Gives an automatic answer. */
function give<K extends Kinds>(game: GameModule<K>, progress: Progress<K>, autoAnswers: AutoAnswers<K>, reply: Reply<K>): void {
  try {
    commit(game, progress, autoAnswers, reply.decision, reply.order, reply.via);
  } catch (error) {
    // an error cannot carry the game's own types
    if (error instanceof Unforeseen) error.reply = reply as unknown as Reply;
    throw error;
  }
}

/** Plays an order that `check` passed, or holds it while its seal is incomplete. Returns what happened to it. */
export function commit<K extends Kinds>(
  game: GameModule<K>,
  progress: Progress<K>,
  autoAnswers: AutoAnswers<K>,
  decision: Decision<K>,
  order: K['order'],
  via: Via,
): 'played' | 'held' {
  if (decision.seal === undefined) {
    append(game, progress, autoAnswers, decision, order, via);
    return 'played';
  }
  if (autoAnswers.trial !== undefined) throw new Unforeseen('sealed');
  autoAnswers.held.set(decision.id, { order, via });
  const sealed = game.decisions(progress.state).filter((each) => each.seal === decision.seal);
  if (sealed.some((each) => !autoAnswers.held.has(each.id))) return 'held';
  for (const each of sealed) {
    const kept = autoAnswers.held.get(each.id);
    if (kept === undefined) throw new Error(`sealed order of ${each.id} is missing`);
    autoAnswers.held.delete(each.id);
    append(game, progress, autoAnswers, each, kept.order, kept.via);
  }
  return 'played';
}

function append<K extends Kinds>(
  game: GameModule<K>,
  progress: Progress<K>,
  autoAnswers: AutoAnswers<K>,
  decision: Decision<K>,
  order: K['order'],
  via: Via,
): void {
  const move = { decision: decision.id, seat: decision.seat, order };
  const die = autoAnswers.die(progress.entries.length, move);
  const { checksum } = autoAnswers;
  const { state, entry } = playChecked(game, progress.state, decision, move, { die, via, ...(checksum !== undefined && { checksum }) });
  progress.state = state;
  progress.entries.push(entry);
  if (autoAnswers.trial !== undefined && game.hidden && (entry.barrier || entry.seat !== autoAnswers.trial)) throw new Unforeseen('hidden');
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
  autoAnswers: AutoAnswers<K>,
): boolean {
  // a trial stops at a seal whatever the others have
  if (seal === undefined || autoAnswers.trial !== undefined) return false;
  return decisions.some((other) => {
    return other.id !== id && other.seal === seal && !autoAnswers.held.has(other.id) && !automatic(game, state, other, autoAnswers);
  });
}

function automatic<K extends Kinds>(
  game: GameModule<K>,
  state: K['state'],
  decision: Decision<K>,
  autoAnswers: AutoAnswers<K>,
): Reply<K> | null {
  // a trial of a game that hides facts does not even look for another's answer
  if (autoAnswers.trial !== undefined && game.hidden && decision.seat !== autoAnswers.trial) throw new Unforeseen('others');
  const view = game.view(state, decision.seat);
  const only = game.hasChoice?.(view, decision) ? null : onlyOrder(game, view, decision);
  // a practice bot does not think again
  const mayThinkAgain = decision.several === true && !autoAnswers.bot(decision.seat);
  if (only && !(mayThinkAgain && endsInDoubt(game, state, { decision, order: only }, autoAnswers))) {
    return { decision, order: only, via: 'forced' };
  }
  // what enters the log is what `check` makes of an order: its one written form
  const checked = (order: K['order'] | null) => {
    const read = order && game.check(view, decision, order, 'en');
    return read?.ok ? read.value : null;
  };
  const byBot = (random: () => number) => checked(game.bot(view, decision, random)) ?? randomOrder(game, view, decision, random);
  const random = autoAnswers.bot(decision.seat);
  if (random) return { decision, order: byBot(random), via: 'bot' };
  const policy = autoAnswers.policy(decision.seat);
  const standing = policy && checked(game.answer(view, decision, policy));
  if (standing) return { decision, order: standing, via: 'standing' };
  if (!autoAnswers.expired(decision)) return null;
  const late = checked(autoAnswers.fallback === false ? null : game.fallback(view, decision)) ?? lastResort();
  return late && { decision, order: late, via: 'deadline' };

  function lastResort(): K['order'] | null {
    const resort = autoAnswers.resort?.(decision) ?? null;
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
  autoAnswers: AutoAnswers<K>,
): boolean {
  const { seat } = end.decision;
  const progress: Progress<K> = { state: clone(state), entries: [] };
  const ahead = { ...trialAnswers(autoAnswers, seat), held: new Map(autoAnswers.held), checksum: null };
  try {
    commit(game, progress, ahead, end.decision, end.order, 'forced');
    settle(game, progress, ahead, furthest);
  } catch (error) {
    if (!(error instanceof Unforeseen)) throw error;
    const asked = game.decisions(progress.state);
    if (error.why !== 'others' || asked.some((each) => each.seat !== seat && each.tempo === 'reaction')) return true;
  }
  return progress.entries.some(({ told }) => told.some(({ event }) => game.isLoss?.(event) === true));
}

/** What a seat can know by itself: its forced and standing answers, up to dice, secrets and the others. */
export function trialAnswers<K extends Kinds>(autoAnswers: AutoAnswers<K>, seat: K['seat']): AutoAnswers<K> {
  const knows = (who: K['seat']) => {
    if (who !== seat) throw new Unforeseen('others');
  };
  return {
    ...autoAnswers,
    trial: seat,
    die: () => () => {
      throw new Unforeseen('chance');
    },
    policy(who) {
      knows(who);
      return autoAnswers.policy(who);
    },
    bot(who) {
      knows(who);
      return autoAnswers.bot(who);
    },
    resort(decision) {
      const last = autoAnswers.resort?.(decision) ?? null;
      if (typeof last === 'function') throw new Unforeseen('chance');
      return last;
    },
  };
}
