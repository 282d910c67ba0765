import { clone } from './canonical';
import { checksum, checksumsBy, type Recipe } from './checksum';
import { closed } from './closed';
import type { Decision, GameModule, Kinds, Language, Moment, Move, Step, Told } from './game';
import { forget } from './memo';
import { fail, ok, type Result, type Violation } from './result';
import { type Die, type Draw, type Rng, recorder, tape } from './rng';
import type { Via } from './via';

/** One order as the log keeps it, with the chance it drew. */
export interface Entry<K extends Kinds = Kinds> {
  seat: K['seat'];
  decision: string;
  order: K['order'];
  draws: Draw[];
  via: Via;
  /** Where the game stood when the order was given. */
  moment: Moment;
  /** Drew chance, showed something hidden or handed the question to another seat: no free way back. */
  barrier: boolean;
  /** Of the state after the order. */
  checksum: string;
  told: Told<K>[];
  /** `Decision.seal` of its question. */
  seal?: string;
}

export interface Opened<K extends Kinds = Kinds> {
  state: K['state'];
  told: Told<K>[];
  draws: Draw[];
  checksum: string;
}

/** Why an order was not played. */
export interface Refusal {
  /** closed: the question is not open (any more). seat: it is not this seat's. illegal: the rules forbid the order. */
  kind: 'closed' | 'seat' | 'illegal';
  violations: Violation[];
}

/** Sets a game up under a rules version. */
export function open<K extends Kinds>(
  game: GameModule<K>,
  options: K['options'],
  die: Die,
  { rules = game.rules, recipe = 1 }: { rules?: number; recipe?: Recipe } = {},
): Opened<K> {
  const rng = recorder(die);
  const { state, told } = game.setup(options, rng, rules);
  return { state, told, draws: rng.draws, checksum: checksumsBy(recipe)(state) };
}

export interface PlayOptions<K extends Kinds = Kinds> {
  die: Die;
  via?: Via;
  language?: Language;
  /** Makes `Entry.checksum`, by the first recipe where nothing is said; null leaves it empty: for fuzzing, where its cost would be most of an order's. */
  checksum?: ((state: K['state']) => string) | null;
}

/** Plays one move on a copy of the state. The order must have passed `orderSchema`. */
export function play<K extends Kinds>(
  game: GameModule<K>,
  state: K['state'],
  move: Move<K>,
  options: PlayOptions<K>,
): Result<{ state: K['state']; entry: Entry<K> }, Refusal> {
  const open = game.decisions(state);
  const decision = open.find((each) => each.id === move.decision);
  const language = options.language ?? 'en';
  if (!decision) return fail({ kind: 'closed', violations: [closed(language, { kind: 'unknown' })] });
  if (decision.seat !== move.seat) return fail({ kind: 'seat', violations: [notYours(language)] });
  const checked = game.check(game.view(state, move.seat), decision, move.order, language);
  if (!checked.ok) return fail({ kind: 'illegal', violations: checked.error });
  return ok(playChecked(game, clone(state), decision, { ...move, order: checked.value }, options));
}

/** Plays a move that `check` passed, on a state the caller owns. */
export function playChecked<K extends Kinds>(
  game: GameModule<K>,
  state: K['state'],
  decision: Decision<K>,
  move: Move<K>,
  { die, via = 'web', checksum: sum = checksum }: PlayOptions<K>,
): { state: K['state']; entry: Entry<K> } {
  const before = new Set(game.decisions(state).map((each) => each.id));
  const moment = game.moment(state);
  const rng = recorder(die);
  const step = carryOut(game, state, move, rng);
  const barrier =
    rng.draws.length > 0 ||
    step.revealed === true ||
    decision.seal !== undefined ||
    game.outcome(step.state) !== null ||
    game.decisions(step.state).some((each) => each.seat !== move.seat && !before.has(each.id));
  const entry: Entry<K> = {
    seat: move.seat,
    decision: move.decision,
    order: move.order,
    draws: rng.draws,
    via,
    moment,
    barrier,
    checksum: sum === null ? '' : sum(step.state),
    told: step.told,
    ...(decision.seal !== undefined && { seal: decision.seal }),
  };
  return { state: step.state, entry };
}

/** The rules carry an order out. What was worked out about the state before is forgotten, and so is what they worked out on the way. */
export function carryOut<K extends Kinds>(game: GameModule<K>, state: K['state'], move: Move<K>, rng: Rng): Step<K> {
  forget(state);
  const step = game.apply(state, move, rng);
  forget(step.state);
  return step;
}

/** What a replay needs of an entry. */
export type Recorded<K extends Kinds = Kinds> = Pick<Entry<K>, 'seat' | 'decision' | 'order' | 'draws'> & { checksum?: string };

/** An entry that is no order of the game. */
export interface Aside {
  /** Play goes on from where it stood after this entry (0: the set-up); null: from where it stands. */
  backTo: number | null;
  checksum?: string;
}

/** A log that the rules no longer accept or that leads elsewhere; `seq` counts entries from 1, 0 is the set-up. */
export class Divergence extends Error {
  override name = 'Divergence';
  constructor(
    readonly seq: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`entry ${seq}: ${message}`, options);
  }
}

export interface ReplayInput<K extends Kinds = Kinds> {
  options: K['options'];
  rules: number;
  /** Draws of the set-up. */
  draws: readonly Draw[];
  /** How its checksums are made; absent: by the first. */
  recipe?: Recipe | undefined;
  checksum?: string;
  entries: readonly (Recorded<K> | Aside)[];
}

export interface ReplayOptions<K extends Kinds = Kinds> {
  /** Also checks that every order was open and legal, and every checksum that is present. */
  verify?: boolean;
  /** Called after the set-up (seq 0) and every entry with the live state: read it, do not keep it. */
  visit?(seq: number, state: K['state'], told: Told<K>[]): void;
}

/** The state a log leads to. Throws `Divergence` at the first entry that does not fit. */
export function replay<K extends Kinds>(
  game: GameModule<K>,
  input: ReplayInput<K>,
  { verify = false, visit }: ReplayOptions<K> = {},
): K['state'] {
  const sum = checksumsBy(input.recipe ?? 1);
  const same = (seq: number, state: K['state'], expected: string | undefined) => {
    if (expected === undefined) return;
    const found = sum(state);
    if (found !== expected) throw new Divergence(seq, `the state's checksum is ${found}, recorded was ${expected}`);
  };
  const { state, told } = onTape(0, input.draws, (rng) => game.setup(input.options, rng, input.rules));
  if (verify) same(0, state, input.checksum);
  visit?.(0, state, told);
  return follow(game, { seq: 0, state }, input.entries, { ...(visit && { visit }), ...(verify && { same }) });
}

/**
 * The state that entries lead to from the one after entry `seq` before them, which may be changed. Throws `Divergence` as `replay`, and where
 * play goes back to before that.
 */
export function replayOn<K extends Kinds>(
  game: GameModule<K>,
  from: { seq: number; state: K['state'] },
  entries: ReplayInput<K>['entries'],
  visit: NonNullable<ReplayOptions<K>['visit']>,
): K['state'] {
  return follow(game, from, entries, { visit });
}

/** With `same`, which compares states with their checksums, orders must be open and legal too. */
function follow<K extends Kinds>(
  game: GameModule<K>,
  from: { seq: number; state: K['state'] },
  entries: ReplayInput<K>['entries'],
  { visit, same }: Pick<ReplayOptions<K>, 'visit'> & { same?(seq: number, state: K['state'], expected: string | undefined): void },
): K['state'] {
  let { state } = from;
  const keep = keeperOf<K>(entries);
  keep(from.seq, state);
  for (const [i, recorded] of entries.entries()) {
    const seq = from.seq + i + 1;
    let told: Told<K>[] = [];
    if ('backTo' in recorded) {
      if (recorded.backTo !== null) state = keep.back(recorded.backTo, seq);
    } else {
      if (same) mustBeLegal(game, state, recorded, seq);
      const step = onTape(seq, recorded.draws, (rng) => carryOut(game, state, recorded, rng));
      state = step.state;
      told = step.told;
    }
    same?.(seq, state, recorded.checksum);
    keep(seq, state);
    visit?.(seq, state, told);
  }
  return state;
}

/** Keeps a copy of every state that the log comes back to. */
function keeperOf<K extends Kinds>(entries: readonly (Recorded<K> | Aside)[]) {
  const wanted = new Set(entries.map((entry) => ('backTo' in entry ? entry.backTo : null)));
  const kept = new Map<number, K['state']>();
  const keep = (seq: number, state: K['state']) => {
    if (wanted.has(seq)) kept.set(seq, clone(state));
  };
  keep.back = (to: number, seq: number): K['state'] => {
    const state = kept.get(to);
    if (!state) throw new Divergence(seq, `there is no entry ${to} before it to go back to`);
    return clone(state);
  };
  return keep;
}

/** Throws `Divergence` when a move is not open or not legal. */
export function mustBeLegal<K extends Kinds>(game: GameModule<K>, state: K['state'], move: Move<K>, seq: number): void {
  const decision = game.decisions(state).find((each) => each.id === move.decision && each.seat === move.seat);
  if (!decision) throw new Divergence(seq, `the question ${move.decision} is not open for ${move.seat}`);
  const checked = game.check(game.view(state, move.seat), decision, move.order, 'en');
  if (!checked.ok) throw new Divergence(seq, checked.error.map((each) => each.text).join(' '));
}

function onTape<K extends Kinds>(seq: number, draws: readonly Draw[], run: (rng: Rng) => Step<K>): Step<K> {
  const rng = tape(draws);
  try {
    const step = run(rng);
    rng.end();
    return step;
  } catch (error) {
    throw new Divergence(seq, error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function notYours(language: Language): Violation {
  const text = {
    en: 'This question is for another seat. Answer the questions of your own seat.',
    it: 'Questa domanda è per un altro posto. Rispondi alle domande del tuo posto.',
  };
  return { code: 'E-TURN', text: text[language], field: 'seat' };
}
