import { clone } from './canonical';
import { answeredFor, closed, isAutomatic } from './closed';
import { findOrder, isWaiting, openTo } from './find-order';
import type { GameModule, Kinds, Language } from './game';
import type { Refusal } from './play';
import { presumed } from './presumed';
import { readOrder } from './read-order';
import { type Aftermath, eventsFor, saysTheSame, takeRepeated } from './repeat';
import type { Violation } from './result';
import { type AutoAnswers, commit, type Progress, settle, trialAnswers } from './settle';
import { takePlans } from './sheet-plans';
import { type Reply, Unforeseen, type Veil } from './unforeseen';
import type { Via } from './via';

/** Several orders of one seat sent together: each in notation or as an order object. */
export interface Sheet<K extends Kinds = Kinds> {
  seat: K['seat'];
  /** The question the first order answers; null takes the seat's first open one. */
  decision: string | null;
  orders: (K['order'] | string)[];
  via: Via;
  language: Language;
}

export interface SheetResult<K extends Kinds = Kinds> extends Progress<K> {
  /** Orders of the sheet that were played, held or found already done. */
  accepted: number;
  /** Notation of what was understood, one per accepted order, in the sheet's language. */
  understood: string[];
  /** Ids of decisions whose sealed orders were taken and wait for others. */
  held: string[];
  /** The first order that was refused; everything after it was not looked at. */
  refused: (Refusal & { index: number }) | null;
  /** Automatic answers are left to give (a long run of bots). */
  more: boolean;
  /** The seat's standing orders with the plans of the sheet; null: it holds none, or none of it stands. */
  policy: K['policy'] | null;
}

/** Where a trial of a sheet ends before the sheet, or before it is known what is asked next. */
export interface Stop<K extends Kinds = Kinds> {
  /** Index of the first order that was not tried; as many as there are orders when all were. */
  at: number;
  why: Veil;
  /** What the seat's standing orders, or the rules for want of a choice, answer there; null: an order of the sheet, or another seat, leads on. */
  reply: Reply<K> | null;
}

export interface TrialResult<K extends Kinds = Kinds> extends SheetResult<K> {
  /** What would be answered for the seat without asking it, and behind how many orders of the sheet. */
  given: (Reply<K> & { behind: number })[];
  /** Null: the state is the one that sending the sheet leads to. */
  stop: Stop<K> | null;
  /** The state is the one that all orders of the sheet lead to if what is unknown behind `stop` comes to nothing (`GameModule.presume`). */
  isPresumed: boolean;
}

/**
 * Plays a sheet on a copy of the state, settling after every order. Until the first barrier it is all or nothing;
 * after it the applied part stands and the first refused order stops the rest.
 */
export function playSheet<K extends Kinds>(
  game: GameModule<K>,
  state: K['state'],
  sheet: Sheet<K>,
  autoAnswers: AutoAnswers<K>,
): SheetResult<K> {
  const heldBefore = new Map(autoAnswers.held);
  const { given: _, stop: __, isPresumed: ___, ...result } = run(game, state, sheet, autoAnswers);
  const crossed = result.held.length > 0 || result.entries.some(({ barrier }) => barrier);
  if (!result.refused || crossed) return result;
  autoAnswers.held.clear();
  for (const [id, order] of heldBefore) autoAnswers.held.set(id, order);
  return { ...result, state, entries: [], accepted: 0, understood: [], held: [], policy: null };
}

/**
 * What `playSheet` would do with the same answers, as far as the seat can know: up to dice, secrets, seals and what other seats answer. Orders behind
 * that are neither accepted nor refused; where the game can say what the position is without them, the state goes on. Leaves the auto-answers as they were.
 */
export function trySheet<K extends Kinds>(
  game: GameModule<K>,
  state: K['state'],
  sheet: Sheet<K>,
  autoAnswers: AutoAnswers<K>,
): TrialResult<K> {
  const answers = { ...trialAnswers(autoAnswers, sheet.seat), held: new Map(autoAnswers.held), checksum: null };
  const known = run(game, state, sheet, answers);
  const ahead = presumed(game, known, sheet, answers);
  return ahead === null ? known : { ...known, state: ahead, isPresumed: true };
}

function run<K extends Kinds>(game: GameModule<K>, state: K['state'], sheet: Sheet<K>, answers: AutoAnswers<K>): TrialResult<K> {
  const { seat, language, orders } = sheet;
  const plans = takePlans(game, state, sheet, answers);
  const { policy } = plans;
  const result: TrialResult<K> = {
    ...{
      state: clone(state),
      entries: [],
      accepted: 0,
      understood: [],
      held: [],
      refused: plans.refused,
      more: false,
      given: [],
      stop: null,
      isPresumed: false,
      policy,
    },
  };
  if (plans.refused) return result;
  const autoAnswers = policy === null ? answers : { ...answers, policy: (who: K['seat']) => (who === seat ? policy : answers.policy(who)) };
  let previous: Aftermath<K> | null = null;
  let isFirst = true;
  for (const [index, order] of orders.entries()) {
    const plan = plans.texts.get(index);
    if (plan !== undefined) {
      result.accepted++;
      result.understood.push(plan);
      if (result.stop) result.stop.at = index + 1;
      continue;
    }
    const found = findOrder(game, result.state, sheet, order, isFirst, autoAnswers);
    isFirst = false;
    const fits = found.ok || result.stop !== null;
    const repeated = takeRepeated(game, previous, { order, fits, language, view: game.view(result.state, seat) });
    if (result.stop) {
      if (repeated === null) break;
      result.stop.at = index + 1;
    }
    if (repeated === null && !found.ok) {
      result.refused = { ...found.error, index };
      const isOver =
        index > 0 && found.error.kind === 'closed' && !isWaiting(game, result.state, { ...sheet, decision: null }, autoAnswers);
      if (isOver) result.refused.violations = [wentOn(game, result, sheet)];
      break;
    }
    if (repeated === null && found.ok) {
      const { decision, order: read } = found.value;
      const first = result.entries.length;
      const isPlayed = foreseen(game, result, { autoAnswers, seat, at: index }, () => {
        if (commit(game, result, autoAnswers, decision, read, sheet.via) === 'held') result.held.push(decision.id);
      });
      if (!isPlayed) break;
      const after: Aftermath<K> = { decision, given: [], told: [] };
      const rest = orders.filter((_, i) => i > index && !plans.texts.has(i));
      foreseen(game, result, { autoAnswers, seat, at: index + 1 }, (keep) => {
        result.more = settleNoting(game, result, autoAnswers, {
          seat,
          rest,
          language,
          keep,
          note: (reply, view) => after.given.push({ ...reply, view }),
        });
      });
      after.told = eventsFor(seat, result.entries.slice(first));
      result.given.push(...after.given.map(({ decision, order, via }) => ({ decision, order, via, behind: index + 1 })));
      previous = after;
    }
    result.accepted++;
    const said = repeated ?? (found.ok ? found.value.order : null);
    if (said) result.understood.push(game.format(said, language));
  }
  // a sheet of plans alone: what is open may be answered by them
  if (isFirst && policy !== null) {
    foreseen(game, result, { autoAnswers, seat, at: orders.length }, (keep) => {
      const note = (reply: Reply<K>) => result.given.push({ ...reply, behind: orders.length });
      result.more = settleNoting(game, result, autoAnswers, { seat, rest: [], language, keep, note });
    });
  }
  return result;
}

/** Nothing is asked of the seat any more: what was answered for it behind its last order. */
const wentOn = <K extends Kinds>(game: GameModule<K>, { entries }: Progress<K>, { seat, language }: Sheet<K>): Violation =>
  closed(language, { kind: 'meanwhile', answers: answeredFor(seat, entries, (order) => game.format(order, language)) });

/**
 * Does a piece of work that moves the game on. In a trial, where the work comes upon what the seat cannot know, all stays as it was when the
 * work began or last said to keep it, the stop is noted, and the answer is false.
 */
function foreseen<K extends Kinds>(
  game: GameModule<K>,
  result: TrialResult<K>,
  { autoAnswers, seat, at }: { autoAnswers: AutoAnswers<K>; seat: K['seat']; at: number },
  work: (keep: () => void) => void,
): boolean {
  if (autoAnswers.trial === undefined) {
    work(() => undefined);
    return true;
  }
  let kept = snapshotOf(result);
  try {
    work(() => {
      kept = snapshotOf(result);
    });
    return true;
  } catch (error) {
    if (!(error instanceof Unforeseen)) throw error;
    Object.assign(result, kept);
    const reply = error.reply as Reply<K> | null;
    // which of its secrets a game hides behind is a secret too
    const why = game.hidden && error.why !== 'sealed' ? 'hidden' : error.why;
    result.stop = { at, why, reply: reply?.decision.seat === seat ? reply : null };
    return false;
  }
}

const snapshotOf = <K extends Kinds>({ state, entries }: Progress<K>): Progress<K> => ({ state: clone(state), entries: [...entries] });

/** At most so many automatic answers follow one order. */
const mostGiven = 600;

interface Noting<K extends Kinds> {
  seat: K['seat'];
  /** The orders of the sheet that are still to come. */
  rest: readonly (K['order'] | string)[];
  language: Language;
  note(reply: Reply<K>, view: K['view']): void;
  /** Called after every answer. */
  keep(): void;
}

/**
 * Settles and notes what is answered for the seat, with what it saw. What it has said in advance waits where the next order of its sheet that is
 * not yet done answers for itself. Returns true when automatic answers are left to give.
 */
function settleNoting<K extends Kinds>(
  game: GameModule<K>,
  progress: Progress<K>,
  autoAnswers: AutoAnswers<K>,
  { seat, rest, language, note, keep }: Noting<K>,
): boolean {
  const quiet: AutoAnswers<K> = {
    ...autoAnswers,
    policy: (who) => (who === seat ? null : autoAnswers.policy(who)),
    expired: (decision) => decision.seat !== seat && autoAnswers.expired(decision),
  };
  let done = 0;
  for (let left = mostGiven; left > 0; left--) {
    const next = rest[done];
    const mine = openTo(game, progress.state, seat, autoAnswers);
    // rules may change the state in place
    const view = next !== undefined && mine.length > 0 ? clone(game.view(progress.state, seat)) : game.view(progress.state, seat);
    const speaks = next !== undefined && mine.some((each) => readOrder(game, view, each, next, language).ok);
    const first = progress.entries.length;
    const hasMore = settle(game, progress, speaks ? quiet : autoAnswers, 1);
    for (const { seat: who, decision: id, order, via } of progress.entries.slice(first)) {
      const decision = mine.find((each) => each.id === id);
      if (!decision || who !== seat || !isAutomatic(via)) continue;
      note({ decision, order, via }, view);
      if (next !== undefined && saysTheSame(game, { view, decision, order }, { order: next, language })) done++;
    }
    keep();
    if (!hasMore) return false;
  }
  return true;
}
