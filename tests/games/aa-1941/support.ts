import { expect } from 'vitest';
import { carryOut, checksum, clone, deepFreeze, enumerate, orderLines, readOrder, recorder } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import type { AaDecision, Event, Options, Order, Power, SpaceId, State } from '../../../lib/games/axis-allies/types';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** A game at a position, played by orders in notation with scripted dice. */
export class Table {
  state: State;
  readonly events: Event[] = [];
  private readonly dice: number[] = [];

  constructor(position: string, options: Partial<Options> = {}) {
    const set = aa1941.setUp(position, optionsSchema.parse(options));
    if (!set.ok) throw new Error(set.error.map((each) => each.text).join('\n'));
    this.state = set.value;
  }

  /** Dice for the orders that follow. */
  rolls(...dice: number[]): this {
    this.dice.push(...dice);
    return this;
  }

  /** Plays one order a line. */
  orders(text: string): this {
    for (const line of orderLines(text)) {
      const decision = this.question();
      const order = readOrder(aa1941, deepFreeze(clone(this.state)), decision, line, 'en');
      if (!order.ok) throw new Error(`${line}: ${order.error.map((each) => `${each.code} ${each.text}`).join(' ')}`);
      this.play(decision, order.value);
    }
    return this;
  }

  /** The code of the refusal; it is put into words in both languages and leaves the state as it was. */
  refuses(line: string): string {
    const before = checksum(this.state);
    const codes = (['en', 'it'] as const).map((language) => {
      const read = readOrder(aa1941, this.state, this.question(), line, language);
      if (read.ok) throw new Error(`accepted: ${line}`);
      for (const { text } of read.error) expect(text).toMatch(/\S{2,}/);
      return read.error[0]?.code ?? '';
    });
    expect(checksum(this.state)).toBe(before);
    expect(new Set(codes).size).toBe(1);
    return codes[0] ?? '';
  }

  /** The order as the rules write it. */
  reads(line: string): string {
    const read = readOrder(aa1941, this.state, this.question(), line, 'en');
    if (!read.ok) throw new Error(`${line}: ${read.error.map((each) => `${each.code} ${each.text}`).join(' ')}`);
    return aa1941.format(read.value);
  }

  /** Legal orders as the order form reaches them, in notation. */
  offers(limit = 100_000): string[] {
    return enumerate(aa1941, this.state, this.question(), limit).map((order) => aa1941.format(order));
  }

  /** Answers everything by standing orders until another kind of question is open. */
  until(kind: string): this {
    while (this.question().kind !== kind) {
      const decision = this.question();
      const order =
        aa1941.answer(this.state, decision, aa1941.defaultPolicy(this.state.options, decision.seat)) ??
        aa1941.fallback(this.state, decision);
      if (!order) throw new Error(`nobody answers ${decision.id}`);
      this.play(decision, order);
    }
    return this;
  }

  /** Ends turns without doing anything until a power's `phase` is reached. */
  untilTurnOf(power: Power, phase: string): this {
    do {
      const decision = this.question();
      const order = aa1941.fallback(this.state, decision);
      if (!order) throw new Error(`nothing ends ${decision.id}`);
      this.play(decision, order);
    } while (this.state.power !== power || this.question().kind !== phase);
    return this;
  }

  /** "2 uk infantry, 1 germany tank" of a space. */
  at(space: SpaceId): string {
    const counts = new Map<string, number>();
    for (const { owner, type, count } of this.state.spaces[space] ?? []) {
      counts.set(`${owner} ${type}`, (counts.get(`${owner} ${type}`) ?? 0) + count);
    }
    return [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
  }

  told<T extends Event['type']>(type: T): EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  /** The open question, as "kind seat". */
  get asked(): string {
    return aa1941
      .decisions(this.state)
      .map(({ kind, seat }) => `${kind} ${seat}`)
      .join(', ');
  }

  question(): AaDecision {
    const [decision] = aa1941.decisions(this.state);
    if (!decision) throw new Error('nothing is asked');
    return decision;
  }

  private play(decision: AaDecision, order: Order): void {
    const rng = recorder((label) => {
      const die = this.dice.shift();
      if (die === undefined) throw new Error(`no die left for "${label}"`);
      return die;
    });
    const { told } = carryOut(aa1941, this.state, { decision: decision.id, seat: decision.seat, order }, rng);
    this.events.push(...told.map((each) => each.event));
    expect(aa1941.invariants?.(this.state) ?? []).toEqual([]);
  }
}

export const given = (position: string, options: Partial<Options> = {}): Table => new Table(position, options);
