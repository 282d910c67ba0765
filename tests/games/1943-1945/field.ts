import { clone, recorder, scriptedDie } from '../../../lib/engine';
import { invariants } from '../../../lib/games/1943-1945/invariants';
import { type Options, type Order, optionsSchema, orderSchema, type Side, sides } from '../../../lib/games/1943-1945/orders';
import { addPieces, type Piece, pieceFacts, pieces } from '../../../lib/games/1943-1945/pieces';
import { currentRules } from '../../../lib/games/1943-1945/quirks';
import { apply } from '../../../lib/games/1943-1945/rules/apply';
import { check, faultOf } from '../../../lib/games/1943-1945/rules/check';
import { beginImpulse } from '../../../lib/games/1943-1945/rules/impulse';
import { questions } from '../../../lib/games/1943-1945/rules/questions';
import { advance, beginTurn } from '../../../lib/games/1943-1945/rules/sequence';
import { fullPools, setup } from '../../../lib/games/1943-1945/rules/set-up';
import { addToPool } from '../../../lib/games/1943-1945/rules/zones';
import type { DecisionKind, Event, Question43, State, ZoneId } from '../../../lib/games/1943-1945/types';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

export interface Given {
  /** "allied 3 cube 1 tank", "axis 2 cube line", "allied" for control alone; zones left out are empty and the Axis's. */
  zones: Record<ZoneId, string>;
  turn?: number;
  /** Whose impulse it is. */
  side?: Side;
  options?: Partial<Options>;
  /** Rules version of the table. */
  rules?: number;
  /** What else of the position matters. */
  change?(state: State): void;
}

/** A position in the middle of a game, played by orders with scripted dice. */
export class Field {
  state: State;
  readonly events: Event[] = [];
  private dice: number[] = [];

  constructor({ zones, turn = 2, side = 'allied', options = {}, rules = currentRules, change }: Given) {
    this.state = position(zones, turn, options, rules);
    Object.assign(this.state, { phase: 'impulses', initiative: side });
    beginImpulse(this.state, side, false, []);
    change?.(this.state);
    this.settle();
  }

  /** The same at the start of the turn, with the dice of its initiative. */
  static turnStart(given: Given, allied: number, axis: number): Field {
    const field = new Field(given);
    Object.assign(field.state, { impulse: null, impulses: 0, initiative: null });
    const rng = recorder(scriptedDie([allied, axis]));
    const told: { event: Event }[] = [];
    beginTurn(field.state, rng, told as never);
    field.events.push(...told.map(({ event }) => event));
    field.settle();
    return field;
  }

  private settle(): void {
    advance(this.state, recorder(scriptedDie([])), []);
  }

  rolls(...dice: number[]): this {
    this.dice.push(...dice);
    return this;
  }

  kinds(): string[] {
    return questions(this.state).map(({ kind, seat }) => `${seat} ${kind}`);
  }

  /** Plays an order; windows that do not ask for it are let go by first. */
  play(side: Side, order: Order): this {
    orderSchema.parse(order);
    return this.answer(this.asking(side, order), order);
  }

  /** The question that the order answers, legally or not. */
  private asking(side: Side, order: Order): Question43 {
    for (let n = 0; n < 30; n++) {
      const meant = ({ seat, kind }: Question43) => seat === side && !faultOf(this.state, kind, side, order)?.reason.startsWith('asked');
      const question = questions(this.state).find(meant);
      if (question) return question;
      this.quiet();
    }
    throw new Error(`${side} is not asked for ${order.type}, but ${this.kinds().join(', ')}`);
  }

  /** Lets every window go by until one of this kind is open or the game is over. */
  until(kind: DecisionKind): this {
    for (let n = 0; n < 60 && !this.state.ending; n++) {
      if (questions(this.state).some((each) => each.kind === kind)) break;
      this.quiet();
    }
    return this;
  }

  private quiet(): void {
    const answers: Partial<Record<DecisionKind, Order>> = {
      defend: { type: 'defend', tank: false, plane: null },
      'round-end': { type: 'hold', tank: false },
      elite: { type: 'elite', count: 0 },
      impulse: { type: 'end' },
      reinforcement: { type: 'end' },
    };
    const [question] = questions(this.state).filter(({ force, kind }) => force === 'may' || answers[kind]);
    if (!question) throw new Error(`only ${this.kinds().join(', ') || 'nothing'} is asked`);
    this.answer(question, answers[question.kind] ?? { type: 'pass' });
  }

  private answer(question: Question43, order: Order): this {
    const checked = check(this.state, question, order, 'en');
    if (!checked.ok)
      throw new Error(`${question.id} ${JSON.stringify(order)}: ${checked.error.map(({ code, text }) => `${code} ${text}`).join(' ')}`);
    const die = scriptedDie(this.dice);
    const { state, told } = apply(clone(this.state), { decision: question.id, seat: question.seat, order: checked.value }, recorder(die));
    this.dice = this.dice.slice(this.dice.length - die.left());
    this.state = state;
    this.events.push(...told.map(({ event }) => event));
    const broken = invariants(state);
    if (broken.length > 0) throw new Error(broken.join('; '));
    return this;
  }

  /** The code of the refusal, said in both languages. */
  refuses(side: Side, order: Order): string {
    const question = this.asking(side, order);
    const [en, it] = (['en', 'it'] as const).map((language) => check(this.state, question, order, language));
    if (!en || en.ok || !it || it.ok) throw new Error(`accepted: ${JSON.stringify(order)}`);
    if (en.error[0]?.text === it.error[0]?.text) throw new Error(`not translated: ${en.error[0]?.text}`);
    return en.error[0]?.code ?? '';
  }

  units(zone: ZoneId): Record<string, number> {
    return { ...this.state.zones[zone]?.units };
  }

  last<T extends Event['type']>(type: T): EventOf<T> {
    const found = this.events.filter((event): event is EventOf<T> => event.type === type).at(-1);
    if (!found) throw new Error(`no ${type} among ${this.events.map((event) => event.type).join(', ')}`);
    return found;
  }

  get diceLeft(): number {
    return this.dice.length;
  }
}

function position(zones: Record<ZoneId, string>, turn: number, options: Partial<Options>, rules: number): State {
  const { state } = setup(optionsSchema.parse(options), rules);
  state.turn = turn;
  state.pool = fullPools(state);
  state.fleets = { allied: { operational: turn >= 5 ? 1 : 2, engaged: 0 }, axis: { operational: 1, engaged: 0 } };
  if (turn >= 5) delete state.pool.allied.paratroopers;
  for (const id in state.zones) state.zones[id] = { control: 'axis', units: {} };
  for (const [id, text] of Object.entries(zones)) {
    const [control, ...words] = text.split(' ');
    const side = sides.find((each) => each === control);
    const zone = state.zones[id];
    if (!zone || !side) throw new Error(`${id}: ${text}`);
    zone.control = side;
    for (let i = 0; i < words.length; i++) {
      if (words[i] === 'line') {
        zone.line = true;
        addToPool(state.pool.axis, 'line', -1);
        continue;
      }
      const piece = words[i + 1] as Piece;
      if (!pieces.includes(piece)) throw new Error(`${id}: ${text}`);
      addPieces(zone.units, piece, Number(words[i]));
      addToPool(state.pool[side], pieceFacts[piece].kind, -Number(words[i]));
      i++;
    }
  }
  return state;
}
