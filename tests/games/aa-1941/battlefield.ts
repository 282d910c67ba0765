import { expect } from 'vitest';
import { checksum, recorder } from '../../../lib/engine';
import { edition1941 } from '../../../lib/games/axis-allies/editions/1941';
import { optionsSchema } from '../../../lib/games/axis-allies/editions/1941/options';
import { parse } from '../../../lib/games/axis-allies/notation';
import { answer, standardPolicy } from '../../../lib/games/axis-allies/replies';
import { applyCombat, beginCombat, combatDecisions } from '../../../lib/games/axis-allies/rules/combat';
import { checkCombat } from '../../../lib/games/axis-allies/rules/combat-check';
import { setup } from '../../../lib/games/axis-allies/rules/set-up';
import { addUnits } from '../../../lib/games/axis-allies/rules/stacks';
import type {
  AaDecision,
  AaTold,
  Event,
  Force,
  Order,
  Policy,
  Power,
  SpaceId,
  Stack,
  State,
  Turn,
  UnitType,
} from '../../../lib/games/axis-allies/types';
import { violationOf } from '../../../lib/games/axis-allies/words/violations';

interface Setting {
  /** Whose combat phase it is. */
  power: Power;
  units: Record<SpaceId, Force>;
  /** Stacks with marks of their own: loaded transports, guests, hovering fighters. */
  stacks?: Record<SpaceId, Stack[]>;
  control?: Record<SpaceId, Power>;
  treasury?: Partial<Record<Power, number>>;
  seating?: string;
  turn?: Partial<Turn>;
}

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** Attacks on these zones of only submarines and transports are announced. */
export const attacking = (...zones: SpaceId[]): Partial<Turn> => ({ intents: Object.fromEntries(zones.map((zone) => [zone, 'attack'])) });

/** A combat phase on an otherwise empty board, with scripted dice and orders in notation. */
export class Battlefield {
  readonly state: State;
  readonly events: Event[] = [];
  private readonly dice: number[] = [];

  constructor({ power, units, stacks = {}, control = {}, treasury = {}, seating, turn = {} }: Setting) {
    const options = optionsSchema.parse(seating ? { seating } : {});
    const { state } = setup(edition1941, options, edition1941.rules);
    this.state = state;
    state.spaces = {};
    state.power = power;
    state.phase = 'combat';
    Object.assign(state.control, control);
    Object.assign(state.treasury, treasury);
    state.turn = { ...state.turn, hostile: [], ...turn };
    for (const [space, force] of Object.entries(units)) {
      for (const [owner, list] of Object.entries(force)) {
        for (const [type, count] of Object.entries(list)) addUnits(state, space, { owner: owner as Power, type: type as UnitType }, count);
      }
    }
    for (const [space, list] of Object.entries(stacks)) for (const { count, ...kind } of list) addUnits(state, space, kind, count);
  }

  /** Dice for what follows; the next `begin` or `orders` must use up all of them. */
  rolls(...dice: number[]): this {
    this.dice.push(...dice);
    return this;
  }

  begin(): this {
    this.run((rng, told) => beginCombat(this.state, rng, told));
    return this;
  }

  /** Answers the open questions, one line each; `seat` tells questions asked together apart. */
  orders(line: string, seat?: string): this {
    const decision = this.question(seat);
    const order = this.read(line, decision);
    const checked = checkCombat(this.state, decision, order);
    if (!checked.ok) throw new Error(violationOf(checked.error, 'en').text);
    this.run((rng, told) => applyCombat(this.state, { decision: decision.id, seat: decision.seat, order: checked.value }, rng, told));
    return this;
  }

  /** The code of the refusal, which leaves the state as it was. */
  refuses(line: string, seat?: string): string {
    const decision = this.question(seat);
    const before = checksum(this.state);
    const checked = checkCombat(this.state, decision, this.read(line, decision));
    expect(checksum(this.state)).toBe(before);
    if (checked.ok) throw new Error(`accepted: ${line}`);
    for (const language of ['en', 'it'] as const) expect(violationOf(checked.error, language).text).toMatch(/\S/);
    return violationOf(checked.error, 'en').code;
  }

  /** Standing orders answer until nothing is asked. */
  standing(policy: Partial<Policy> = {}): this {
    while (this.asked.length > 0) {
      this.answered((state, decision) => answer(state, decision, { ...standardPolicy(edition1941), ...policy }));
    }
    return this;
  }

  /** One question answered by a function of the state; `die` replaces the scripted dice. */
  answered(reply: (state: State, decision: AaDecision) => Order | null, die?: () => number): this {
    const [decision] = combatDecisions(this.state);
    const order = decision ? reply(this.state, decision) : null;
    if (!decision || !order) throw new Error(`no answer to ${decision?.id ?? 'nothing'}`);
    const checked = checkCombat(this.state, decision, order);
    if (!checked.ok) throw new Error(violationOf(checked.error, 'en').text);
    const move = { decision: decision.id, seat: decision.seat, order: checked.value };
    this.run((rng, told) => applyCombat(this.state, move, rng, told), die);
    return this;
  }

  /** What is asked, as "kind seat". */
  get asked(): string[] {
    return combatDecisions(this.state).map(({ kind, seat }) => `${kind} ${seat}`);
  }

  /** "2 uk infantry, 1 germany tank" of a space. */
  at(space: SpaceId): string {
    const counts = new Map<string, number>();
    for (const { owner, type, count } of this.state.spaces[space] ?? [])
      counts.set(`${owner} ${type}`, (counts.get(`${owner} ${type}`) ?? 0) + count);
    return [...counts].map(([name, count]) => `${count} ${name}`).join(', ');
  }

  told<T extends Event['type']>(type: T): EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  private question(seat?: string): AaDecision {
    const [decision, ...others] = combatDecisions(this.state).filter((each) => seat === undefined || each.seat === seat);
    if (!decision || others.length > 0) throw new Error(`asked: ${this.asked.join(', ') || 'nothing'}`);
    return decision;
  }

  private read(line: string, decision: AaDecision): Order {
    const parsed = parse(line, this.state, decision, 'en');
    if (!parsed.ok) throw new Error(parsed.error.map((each) => each.text).join(' '));
    return parsed.value;
  }

  private run(step: (rng: ReturnType<typeof recorder>, told: AaTold[]) => void, die?: () => number): void {
    const told: AaTold[] = [];
    const scripted = (label: string) => {
      const value = this.dice.shift();
      if (value === undefined) throw new Error(`no die left for "${label}"`);
      return value;
    };
    step(recorder(die ?? scripted), told);
    this.events.push(...told.map((each) => each.event));
    if (this.dice.length > 0) throw new Error(`dice left over: ${this.dice.join(' ')}`);
  }
}

export const battlefield = (setting: Setting): Battlefield => new Battlefield(setting);
