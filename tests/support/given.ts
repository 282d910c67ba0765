import { expect } from 'vitest';
import {
  checksum,
  clone,
  type Decision,
  type Die,
  deepFreeze,
  enumerate,
  type GameModule,
  type Kinds,
  type Language,
  languages,
  type Moment,
  open,
  orderLines,
  playChecked,
  type Result,
  readOrder,
  scriptedDie,
  type Violation,
} from '../../lib/engine';

type EventOf<K extends Kinds, T extends K['event']['type']> = Extract<K['event'], { type: T }>;

/** What of a position a rule test may claim; what is left out is not looked at. */
export interface Expected<K extends Kinds> {
  /** The open questions, as "kind seat". */
  asks?: readonly string[];
  /** What happened since the last order, in this order; of each event its type, or the fields given. Nothing else happened. */
  tells?: readonly (K['event']['type'] | Partial<K['event']>)[];
  /** Lines of the position text: what stands behind a label, in any spelling of it. */
  at?: Readonly<Record<string, string>>;
  /** Orders that are refused here, with the code of the refusal. */
  refuses?: Readonly<Record<string, string>>;
  /** Why the game is over; null: it goes on. */
  over?: string | null;
}

/** What questions that a test is not about are answered with, by kind, in notation; others are left to standing orders. */
export type Least = Readonly<Record<string, string>>;

/** A game at a position, played by orders in notation with scripted dice. */
export class Table<K extends Kinds> {
  readonly events: K['event'][] = [];
  private script: number[] = [];
  private random: (() => number) | null = null;
  private latest = 0;

  constructor(
    readonly game: GameModule<K>,
    public state: K['state'],
    private readonly options: K['options'],
    private readonly least: Least = {},
  ) {}

  /** Dice for the orders that follow; the next `when` or `until` uses up all of them. */
  dice(...dice: number[]): this {
    this.script.push(...dice);
    return this;
  }

  /** Dice by chance from here on, where a test is about any of them. */
  rolling(random: () => number): this {
    this.random = random;
    return this;
  }

  /**
   * Plays orders, one a line, or one as a program sends it. Each answers the first open question that takes it, of `seat` if it is given; windows of others that nobody
   * uses are let go by on the way, and so is what has a least answer: questions of others, and windows of the seat itself.
   */
  when(orders: string | K['order'], seat?: K['seat']): this {
    this.latest = this.events.length;
    for (const each of typeof orders === 'string' ? orderLines(orders) : [orders]) this.order(each, seat);
    return this.rolled(this.written(orders));
  }

  /** What is claimed of the position now. */
  // biome-ignore lint/suspicious/noThenProperty: given, when, then; a table that is awaited by mistake says so
  then(expected: Expected<K>): this {
    if (typeof expected === 'function') throw new Error('a table is no promise: a test that returns one wants a block');
    const { asks, tells, at = {}, refuses = {}, over } = expected;
    if (asks) expect(this.asked).toEqual(asks);
    if (tells) {
      const claimed = tells.map((each) => expect.objectContaining<object>(typeof each === 'string' ? { type: each } : each));
      expect(this.events.slice(this.latest)).toEqual(claimed);
    }
    for (const [label, text] of Object.entries(at)) expect(`${label}: ${this.at(label)}`).toBe(`${label}: ${text}`);
    for (const [line, code] of Object.entries(refuses)) expect(`${line}: ${this.refuses(line)}`).toBe(`${line}: ${code}`);
    if (over !== undefined) expect(this.game.outcome(this.state)?.reason ?? null).toBe(over);
    return this;
  }

  /** The code of the refusal; it is put into words in every language, each its own, and leaves the state as it was. */
  refuses(line: string | K['order'], seat?: K['seat']): string {
    while (this.questions(seat).length === 0) this.idle(this.window(seat));
    const before = checksum(this.state);
    const refusals = languages.map((language) => this.refusal(line, { language, ...(seat && { seat }) }));
    const codes = new Set(refusals.map(([first]) => first?.code));
    for (const { text } of refusals.flat()) expect(text).toMatch(/\S{2,}/);
    expect(checksum(this.state)).toBe(before);
    expect(codes.size).toBe(1);
    expect(new Set(refusals.map(([first]) => first?.text)).size).toBe(languages.length);
    return refusals[0]?.[0]?.code ?? '';
  }

  /** What is said to an order that no open question takes. */
  refusal(line: string | K['order'], { language = 'en', seat }: { language?: Language; seat?: K['seat'] } = {}): Violation[] {
    const found = this.read(line, this.questions(seat), language);
    if (!('refusal' in found)) throw new Error(`accepted: ${this.written(line)}`);
    return found.refusal;
  }

  /** The order as the rules write it. */
  reads(line: string, seat?: K['seat']): string {
    return this.game.format(this.accepted(line, seat).order);
  }

  /** An open question takes the order as the rules write it. */
  takes(line: string | K['order'], seat?: K['seat']): boolean {
    const found = this.read(line, this.questions(seat), 'en');
    return 'order' in found && this.game.format(found.order) === this.written(line);
  }

  /** What standing orders say, these and otherwise the default ones, to the open question of a kind, in notation; null: they ask. */
  standing(kind: string, policy: Partial<K['policy']> = {}, seat?: K['seat']): string | null {
    const decision = this.questions(seat).find((each) => each.kind === kind);
    if (!decision) throw new Error(`${kind} is not asked, but ${this.asked.join(', ') || 'nothing'}`);
    const order = this.game.answer(this.view(decision.seat), decision, {
      ...this.game.defaultPolicy(this.options, decision.seat),
      ...policy,
    });
    return order && this.game.format(order);
  }

  /** Legal orders as the order form reaches them, in notation. */
  offers(limit = 100_000): string[] {
    const decision = this.question();
    return enumerate(this.game, this.view(decision.seat), decision, limit).map((order) => this.game.format(order));
  }

  /**
   * The least is answered, else what standing orders say, else what happens at the deadline, until a question of this kind is asked, in the turn of `power` if given;
   * with "over" until the game is.
   */
  until(kind: string, power: string | null = null): this {
    const asked = () => this.questions().some((each) => each.kind === kind) && (power === null || this.moment.power === power);
    const reached = kind === 'over' ? () => this.game.outcome(this.state) !== null : asked;
    while (!reached()) this.idle(this.question());
    return this.rolled(`until ${kind}`);
  }

  /** The deadline of the first open question passes. */
  expire(): this {
    const decision = this.question();
    this.answer(decision, this.game.fallback(this.view(decision.seat), decision));
    return this;
  }

  /** What the position text says of a label, a space or a fact, behind its holder if it names one; case and blanks of the label do not count. */
  at(label: string): string {
    const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
    for (const line of this.game.formatPosition(this.state).split('\n')) {
      const [, name = '', holder = '', text = ''] = /^([^:(]*)(\([^)]*\))?:(.*)$/.exec(line) ?? [];
      if (plain(name) === plain(label)) return `${holder} ${text.trim()}`.trim();
    }
    return '';
  }

  /** Everything of one kind that was told. */
  told<T extends K['event']['type']>(type: T): EventOf<K, T>[] {
    return this.events.filter((event): event is EventOf<K, T> => event.type === type);
  }

  /** The latest event of a kind. */
  last<T extends K['event']['type']>(type: T): EventOf<K, T> {
    const event = this.told(type).at(-1);
    if (!event) throw new Error(`no ${type} among ${this.events.map((each) => each.type).join(', ')}`);
    return event;
  }

  view(viewer: K['seat'] | 'public'): K['view'] {
    return this.game.view(deepFreeze(clone(this.state)), viewer);
  }

  get moment(): Moment {
    return this.game.moment(this.state);
  }

  /** The open questions, as "kind seat". */
  get asked(): string[] {
    return this.questions().map(({ kind, seat }) => `${kind} ${seat}`);
  }

  /** The open questions; `seat` tells questions asked together apart. */
  questions(seat?: K['seat']): Decision<K>[] {
    return this.game.decisions(this.state).filter((each) => seat === undefined || each.seat === seat);
  }

  question(seat?: K['seat']): Decision<K> {
    const [decision] = this.questions(seat);
    if (!decision) throw new Error(`asked: ${this.asked.join(', ') || 'nothing'}`);
    return decision;
  }

  private written(order: string | K['order']): string {
    return typeof order === 'string' ? order : this.game.format(order);
  }

  private rolled(by: string): this {
    if (this.script.length > 0) throw new Error(`dice left over after "${by}": ${this.script.join(' ')}`);
    return this;
  }

  private order(line: string | K['order'], seat: K['seat'] | undefined): void {
    const { decision, order } = this.accepted(line, seat);
    this.play(decision, order);
  }

  /** Lets windows go by until a question takes the line. */
  private accepted(line: string | K['order'], seat: K['seat'] | undefined): { decision: Decision<K>; order: K['order'] } {
    for (;;) {
      const found = this.read(line, this.questions(seat), 'en');
      if (!('refusal' in found)) return found;
      const said = found.refusal.map(({ code, text }) => `${code} ${text}`);
      this.idle(this.window(seat, [this.written(line), ...said]));
    }
  }

  /** An open window of somebody else than `seat`, or what has a least answer, to be let go by; without one the test is wrong, for the reason given. */
  private window(seat: K['seat'] | undefined, reason: readonly string[] = []): Decision<K> {
    const idle = ({ force, kind, seat: of }: Decision<K>) =>
      of === seat ? force === 'may' && kind in this.least : force === 'may' || kind in this.least;
    const window = this.questions().find(idle);
    if (!window) throw new Error([...reason, `asked: ${this.asked.join(', ') || 'nothing'}`].join(' / '));
    return window;
  }

  /** The question that takes the line, else what the last of them says to it. */
  private read(line: string | K['order'], questions: readonly Decision<K>[], language: Language) {
    let refusal: Violation[] = [];
    for (const decision of questions) {
      const read: Result<K['order'], Violation[]> = readOrder(this.game, this.view(decision.seat), decision, line, language);
      if (read.ok) return { decision, order: read.value };
      refusal = read.error;
    }
    return { refusal };
  }

  private idle(decision: Decision<K>): void {
    const line = this.least[decision.kind];
    const least = line !== undefined && this.read(line, [decision], 'en');
    if (least && 'order' in least) {
      this.play(decision, least.order);
      return;
    }
    const view = this.view(decision.seat);
    const policy = this.game.defaultPolicy(this.options, decision.seat);
    this.answer(decision, this.game.answer(view, decision, policy) ?? this.game.fallback(view, decision));
  }

  private answer(decision: Decision<K>, order: K['order'] | null): void {
    if (!order) throw new Error(`nobody answers ${decision.id}`);
    this.play(decision, order);
  }

  private play(decision: Decision<K>, order: K['order']): void {
    const script = scriptedDie(this.script);
    const { random } = this;
    const die: Die = random ? (_label, _index, sides) => 1 + Math.floor(random() * sides) : script;
    const move = { decision: decision.id, seat: decision.seat, order };
    const { state, entry } = playChecked(this.game, clone(this.state), decision, move, { die });
    this.script = this.script.slice(this.script.length - script.left());
    this.state = state;
    this.events.push(...entry.told.map(({ event }) => event));
    expect(this.game.invariants?.(state) ?? []).toEqual([]);
  }
}

/** `given(game, options, least).position(text).dice(…).when('ATTACK …').then({…})`; `least` answers by kind what a test is not about. */
export function given<K extends Kinds>(game: GameModule<K>, options: object = {}, least: Least = {}) {
  const chosen = game.optionsSchema.parse(options);
  return {
    /** At a position in its notation; of texts that say the same twice the last counts where the game reads it so. */
    position(...texts: string[]): Table<K> {
      const set = game.parsePosition(texts.join('\n'), chosen);
      if (!set.ok) throw new Error(set.error.map((each) => each.text).join('\n'));
      return new Table(game, set.value, chosen, least);
    },
    /** At its beginning, with the dice of the set-up. */
    begun(...dice: number[]): Table<K> {
      const { state, told } = open(game, chosen, scriptedDie(dice));
      const table = new Table(game, state, chosen, least);
      table.events.push(...told.map(({ event }) => event));
      return table;
    },
  };
}
