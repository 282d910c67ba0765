import type { ZodType } from 'zod';
import type { BeforeFights, LaterPart } from './after-fights';
import type { BattleBoard, Board, Painting, Trace, Volley } from './board';
import type { AskedList, Catalogue } from './catalogue';
import type { Field } from './field';
import type { Help } from './help';
import type { Overlay } from './overlay';
import type { PhaseUnit } from './phase-unit';
import type { CardRow, Choice, Pick } from './pick';
import type { Plan, PlanCourse, PlannedFight } from './plan';
import type { Result, Violation } from './result';
import type { Rng } from './rng';
import type { Tray } from './tray';
import type { UnitCard } from './unit-card';

/** The languages the service speaks; every word a player reads exists in each. */
export const languages = ['en', 'it'] as const;
export type Language = (typeof languages)[number];
export type Text = Readonly<Record<Language, string>>;

/** The types one game varies over, bundled so that every signature carries a single parameter. */
export interface Kinds {
  seat: string;
  options: object;
  state: { rules: number };
  view: object;
  order: { type: string };
  event: { type: string };
  policy: object;
}

/** A question the game is waiting on. Derived from the state, never stored in it. */
export interface Decision<K extends Kinds = Kinds> {
  /** Stable while open, made of state facts ("4.casualties.kiev.soviet"): form token, mail token, idempotency key. */
  id: string;
  seat: K['seat'];
  /** 'combat-move', 'casualties': selects help, standing orders, clock. */
  kind: string;
  /** may: an interrupt window that also closes by passing. */
  force: 'must' | 'may';
  /** Equal seals are revealed together; the server holds their orders until all are in. */
  seal?: string;
  tempo: 'turn' | 'reaction';
  /**
   * Takes several orders until one of them ends it, like the moves of a phase. When nothing is left but to end it, and dice, losses or another
   * seat's reaction follow, the seat is asked all the same: it may think again as long as it can.
   */
  several?: true;
}

export interface Move<K extends Kinds = Kinds> {
  /** `Decision.id`. */
  decision: string;
  seat: K['seat'];
  order: K['order'];
}

/** Something that happened, and who may know it. `others` is what everyone else is told instead. */
export interface Told<K extends Kinds = Kinds> {
  event: K['event'];
  to: 'all' | K['seat'][];
  others?: K['event'];
}

export interface Step<K extends Kinds = Kinds> {
  state: K['state'];
  told: Told<K>[];
  /** The step showed the mover something hidden, were it that nothing is there: like a die, it cannot be taken back and a preview stops before it. */
  revealed?: boolean;
}

/** A heading and lines below it. */
export interface Section {
  title: string;
  lines: string[];
}

/** Where in the game a state is: stamped on every entry, used by timelines, subjects and clocks. */
export interface Moment {
  /** 1-based; 0 before the first. */
  round: number;
  /** Whose turn it is within the round, when the game has such a thing: a power or seat id. */
  power: string | null;
  phase: string;
  /** Powers by the seat that plays them, where play has settled that and not the options (sides that were auctioned). */
  plays?: Readonly<Record<string, readonly string[]>>;
}

/**
 * One question of a guided order form. Walking prompts from no picks reaches every legal order, and only legal ones.
 * A pick with a `budget` takes no choices that cost more together. A list is put together from the game's `catalogue` for it.
 */
export type Prompt<K extends Kinds = Kinds> =
  | { kind: 'pick'; field: string; label: string; choices: Choice[]; min: number; max: number; budget?: number }
  | { kind: 'amount'; field: string; label: string; min: number; max: number; space?: string; row?: CardRow }
  | { kind: 'list'; field: string; label: string }
  | { kind: 'done'; order: K['order'] };

/** Seats that fight on one side. */
export interface Camp<K extends Kinds = Kinds> {
  id: string;
  name: string;
  seats: K['seat'][];
}

/** How a game ended. `scores` orders the seats, higher is better; `winners` empty is a draw. */
export interface Outcome<K extends Kinds = Kinds> {
  winners: K['seat'][];
  scores: Partial<Record<K['seat'], number>>;
  /** Event-like reason for `end reason`: 'victory-long', 'round-limit'. */
  reason: string;
  text: Text;
}

/** A table of the rulebook as words, for the rules page: the units and their values. */
export interface Chart {
  title: string;
  head: string[];
  rows: string[][];
}

/** A heading and lines below it, in every language. */
export interface Reading {
  title: Text;
  lines: readonly Text[];
}

/** A position in words for one viewer: a subject line and the sections of a letter. */
export interface Brief {
  headline: string;
  sections: Section[];
}

export interface GameModule<K extends Kinds = Kinds> {
  id: string;
  title: Text;
  /** One sentence for the lobby. */
  summary: Text;
  /** Said beside the board on the rules page: what a player should know of where the game comes from. */
  notice?: Text;
  stage: 'draft' | 'beta' | 'stable';
  /** The game hides facts from seats: its full log (orders, draws) is shown and exported only when it is over. */
  hidden: boolean;
  /** Raised only when an old log would no longer replay to the same states. */
  rules: number;
  /** Shape of State; stale snapshots are thrown away, not migrated. */
  shape: number;
  optionsSchema: ZodType<K['options']>;
  orderSchema: ZodType<K['order']>;
  policySchema: ZodType<K['policy']>;

  // The umpire's half: sees everything, runs on the server and in tests.

  seats(options: K['options']): K['seat'][];
  /** The same game for each number of players that it knows, the most first, one of them as these options have it; left out: there is one number. */
  seatings?(options: K['options']): K['options'][];
  /** The set-up by which the balance between the sides is known, where options change it: results are told apart by it. Left out: there is one. */
  scenario?(options: K['options']): string;
  /** `rules` is the table's rules version: state.rules must carry it. */
  setup(options: K['options'], rng: Rng, rules: number): Step<K>;
  decisions(state: K['state']): Decision<K>[];
  /** May mutate `state` and return it. The move was checked; hidden facts change its outcome, never its legality. */
  apply(state: K['state'], move: Move<K>, rng: Rng): Step<K>;
  /**
   * Where dice or other seats' answers end what a seat can foresee: the position behind its order (null: behind what they are asked now) as if they came to
   * nothing, so that it can write on. Owns `state`. Null: what comes next hangs on them. Left out: it always does.
   */
  presume?(state: K['state'], move: Move<K> | null): K['state'] | null;
  view(state: K['state'], viewer: K['seat'] | 'public'): K['view'];
  outcome(state: K['state']): Outcome<K> | null;
  /** How each seat stands if the game is counted where it is, the higher the better, those left out 0: for games that are adjudicated by their position. */
  count(state: K['state']): Partial<Record<K['seat'], number>>;
  moment(state: K['state']): Moment;
  /** What of this state cannot be, in a few words each; none in a sound game. Asked by the fuzzer and the contract test. */
  invariants?(state: K['state']): string[];
  /**
   * A game that hides facts: another state that differs only in what the viewer may not know and what no single order of another seat shows
   * them (an ambush out of its reach), null when nothing such is hidden now. Tests ask whether anything tells the two apart.
   */
  twin?(state: K['state'], viewer: K['seat'] | 'public'): K['state'] | null;
  /** A game that hides facts: the view with nothing hidden, for whoever looks back once it is over. */
  openView?(state: K['state']): K['view'];

  // The player's half: functions of a view, so they run in the browser and cannot leak.

  check(view: K['view'], decision: Decision<K>, order: K['order'], language: Language): Result<K['order'], Violation[]>;
  prompt(view: K['view'], decision: Decision<K>, picks: readonly Pick[], language: Language): Prompt<K>;
  /** What is drawn on the board while a question's form stands at these picks, the one to show first before others; left out: nothing ever. */
  overlays?(view: K['view'], decision: Decision<K>, picks: readonly Pick[], language: Language): Overlay[];
  /** What a prompt for a list takes; left out: the game asks for none. */
  catalogue?(asked: AskedList<K>, language: Language): Catalogue;
  /** True where it is plain that there are several legal orders, told faster than by prompts, which know where it is not. */
  hasChoice?(view: K['view'], decision: Decision<K>): boolean;
  /** What is in hand to be placed; left out: no question of the game places pieces that lie beside the board. */
  tray?: Tray<K>;
  /** Orders, one after the other, that place all that is in hand in a sensible way: the same for the same view. Empty: there is nothing to suggest. */
  suggest?(view: K['view'], decision: Decision<K>): K['order'][];
  /** Standing order; null: ask me. */
  answer(view: K['view'], decision: Decision<K>, policy: K['policy']): K['order'] | null;
  /** What standing orders would do in the present position, in words; left out: the game does not say. */
  foresee?(view: K['view'], seat: K['seat'], policy: K['policy'], language: Language): Section[];
  /** A line that says in advance how a fight of the turn goes on: part of its seat's standing orders, never of the log. Null: it is no plan. */
  plan?(line: string, asked: { view: K['view']; seat: K['seat']; language: Language }): Result<Plan<K['policy']>, Violation[]> | null;
  /** The line that `plan` reads as this. */
  planLine?(space: string, course: PlanCourse, language: Language): string;
  /** How the seat's fights that are announced or on go on by themselves, and with which chances; none outside its turn. */
  planned?(view: K['view'], seat: K['seat'], policy: K['policy'], language: Language): PlannedFight[];
  /**
   * What is left of the seat's turn behind its fights, part by part as the rules ask for it, while their dice are not thrown yet: orders that
   * stand whatever the dice say. None: nothing, or the standing orders leave a question of the fights to the player.
   */
  afterFights?(view: K['view'], before: BeforeFights<K>): LaterPart<K>[];
  /** At the deadline; null: wait for a human. */
  fallback(view: K['view'], decision: Decision<K>): K['order'] | null;
  /** The practice bot's next order for a decision; `random` is 0 <= x < 1. */
  bot(view: K['view'], decision: Decision<K>, random: () => number): K['order'];
  /** The standing orders a seat has until it says otherwise. `isAlone`: one person plays every seat, and keeps nobody waiting by being asked. */
  defaultPolicy(options: K['options'], seat: K['seat'], isAlone?: boolean): K['policy'];

  // Words and pictures, in every language the service speaks.

  /** The sides, where several seats can fight on one; none, or left out: each seat is a side of its own. They win and lose together, and confer among themselves. */
  sides?(options: K['options'], language: Language): Camp<K>[];
  /** Players may speak to their side, or write notes for it, and, where that is allowed, to one seat in private. Left out: to everybody alone. */
  talk?: { private: boolean };
  /** The side that a seat plays by now at a table whose sides were auctioned; null: it is not known yet. Left out: seats hang on no auction. */
  sideWon?(seat: K['seat'], moment: Moment): string | null;
  /** What a seat is called; of a table that has begun the moment says what it plays by now. */
  seatName(seat: K['seat'], language: Language, moment?: Moment | null): string;
  /** Who of a seat that plays several powers is asked at a moment; left out: the seat as a whole. */
  askedName?(seat: K['seat'], moment: Moment, language: Language): string;
  /** "Round 3, Germany, combat move". */
  momentName(moment: Moment, language: Language): string;
  optionFields(language: Language): Field[];
  /** `options` of the table; without them those of a usual one. `view`: what the seat sees, for fields about what it has. */
  policyFields(language: Language, options?: K['options'], view?: K['view']): Field[];
  /** The text that a field with `sample` starts from; null: no such field. */
  sample?(field: string): string | null;
  /** What an order may begin with: the names of each verb, the usual one first. */
  verbs: Readonly<Record<Language, readonly (readonly string[])[]>>;
  /** Notation of an order: the one canonical form or, with a language, the words of its readers; `parse` understands them all. */
  format(order: K['order'], language?: Language): string;
  parse(line: string, view: K['view'], decision: Decision<K>, language: Language): Result<K['order'], Violation[]>;
  help(view: K['view'], decision: Decision<K>, language: Language): Help;
  /** How every order of the game is written, by the parts of a turn. */
  guide(language: Language): Section[];
  /** Ids of the rules that a decision is about, the first above all; they are in the game's `RulesText`. */
  rulesFor?(decision: Decision<K>): readonly string[];
  /** The order of a line that answers no open question, when it says what the rules did by themselves, as this event tells; a sheet may hold it. Null: it says something else. */
  recounts?(line: string, event: K['event'], asked: { view: K['view']; decision: Decision<K>; language: Language }): K['order'] | null;
  /** Words of an event that this release or any before it told. `options` of the table, for what a table may name itself; without them the usual names. */
  narrate(event: K['event'], language: Language, options?: K['options']): string;
  /** The phase an event belongs to when the order that led to it was given in an earlier one: the battles that END begins. Null: that of the order. */
  phaseOf?(event: K['event']): string | null;
  /** A digest may leave the event out: what it led to is told by another one (the dice of one round of a battle). */
  isDetail?(event: K['event']): boolean;
  /** The event tells of units that are gone: what costs some is not done for a player unasked (`Decision.several`). */
  isLoss?(event: K['event']): boolean;
  /** The event tells of a fight: lists of what happened may be narrowed to them. */
  isFight?(event: K['event']): boolean;
  /** The event tells of a space that changed hands. */
  isCapture?(event: K['event']): boolean;
  /** The dice of a fight that the event tells of, by those who threw them; left out: it tells of none. */
  volleysIn?(event: K['event'], language: Language): Volley[];
  /** How many pieces are gone by the event; left out: none by any. */
  lossesIn?(event: K['event']): number;
  /** The ways of pieces that the event tells of, to be drawn for who looks back. */
  tracesOf?(event: K['event']): Trace[];
  /** What these events come to in a few words, the weightiest first, as a seat (null: whoever watches) would put it; null: nothing worth a headline. */
  headline?(events: readonly K['event'][], view: K['view'], seat: K['seat'] | null, language: Language): string | null;
  /** The space of the board that an event is about; null: none. */
  spaceOf?(event: K['event']): string | null;
  brief(view: K['view'], language: Language): Brief;
  /** The headline of `brief` alone, where all the rest takes longer: every order wants it. */
  inBrief?(view: K['view'], language: Language): string;
  /** The position as text, a line a space: what FEN is to chess. */
  formatPosition(state: K['state']): string;
  /** Inverse of `place`: for tests, bug reports, rule questions, "try from here". */
  parsePosition(text: string, options: K['options']): Result<K['state'], Violation[]>;
  /** What the game follows and how it reads what its rulebook leaves open, for players: no rule numbers. */
  readings: readonly Reading[];
  /** The rulebook's tables, for reading up. */
  charts?(language: Language): Chart[];
  /** The units that a question with several orders is about, and which of them have acted; none, or left out: it is about none. */
  phaseUnits?(view: K['view'], decision: Decision<K>, language: Language): PhaseUnit[];
  /** What is printed of a kind of unit, which everybody may know whatever the position; null: it has no card. Left out: none has. */
  unitCard?(id: string, options: K['options'], language: Language): UnitCard | null;
  /** What a table's players should know of its board, in a few words: that it is a reconstruction, or whose it is. */
  boardNote?(options: K['options']): Text;
  /** Static: spaces with outlines, links. */
  board(options: K['options'], language: Language): Board;
  /** Dynamic: tints, tokens, arrows, tracks. */
  paint(view: K['view'], language: Language): Painting;
  /** Fights that are announced or on, the one under way first; left out: the game has none that a board could show. */
  battles?(view: K['view'], language: Language): BattleBoard[];
  /** Spaces to look at first: those of a fight, else the fronts of whoever's turn it is. None, or left out: the whole board. */
  theatre?(view: K['view']): string[];
  /** An order stored under an older schema. */
  upcast?(stored: unknown, rules: number): unknown;
}
