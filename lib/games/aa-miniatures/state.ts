import type { z } from 'zod';
import type { Decision, HexSide, Kinds, Move, Step, Told } from '../../engine';
import type { Auctioned } from '../kit/auction/bidders';
import type { Side } from './cards';
import type { Obstruction } from './effects/points';
import type { End } from './map/battle-map';
import type { Hex } from './map/hexes';
import type { optionsSchema, orderSchema } from './orders';
import type { policySchema } from './policy-schema';
import type { BidPoints } from './rules/army';
import type { Fate } from './rules/casualties';
import type { Place } from './rules/defensive-fire';
import type { Result } from './rules/victory';
import type { Battle, Counter, ShotKind, UnitId } from './types';

export type Options = z.infer<typeof optionsSchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrderOf<T extends Order['type']> = Extract<Order, { type: T }>;
export type Policy = z.infer<typeof policySchema>;

/** When in a movement or assault phase it is: what is done "at the start" or "at the end" of one is done then. */
export type Stage = 'start' | 'middle' | 'end';

/** A move under way: it waits for who may shoot at it. */
export interface Walk {
  unit: UnitId;
  /** Hexes still to be entered. */
  ahead: readonly Hex[];
  /** Hexes so far, where it began first. */
  passed: readonly Hex[];
  /** What it faces at the end; null: the way it goes. */
  facing: HexSide | null;
  /** The soldier it means to run over. */
  overrun: UnitId | null;
  /** In which hex of the next step it may be shot at now; null: nobody was asked yet. */
  place: Place | null;
  /** The enemy it attacks where it ends: a charge. */
  charge: { target: UnitId } | null;
}

/** An aircraft that was put on the map and may be shot at. */
export interface Flight {
  unit: UnitId;
}

/** A whole battle, as the umpire knows it. */
export interface State extends Battle, Auctioned<Side> {
  options: Options;
  /** Armies by their cards; null: not sealed yet. */
  armies: Readonly<Record<Side, readonly string[] | null>>;
  /** Who says which side goes first: the winner of the coin or of the initiative. */
  chooser: Side | null;
  /** The side that goes first: in the set-up, then in the turn. */
  first: Side | null;
  ends: Readonly<Record<Side, End | null>>;
  /** Sides that have nothing more to lay, to fly or to lead forward. */
  done: readonly Side[];
  stage: Stage;
  walk: Walk | null;
  flight: Flight | null;
  /** A soldier whom the other side puts down. */
  stranded: UnitId | null;
  /** The unit that acts in an assault phase or an airstrike: what it may do more it does before another one acts. */
  acting: UnitId | null;
  /** Points of an army that have left the map by the far end. */
  exited: Readonly<Record<Side, number>>;
  result: Result | null;
  /** House: absent where nobody has any. */
  extra?: BidPoints;
}

/** What a player, or whoever watches, knows of a battle: a battle without the armies, and without units in reserve that are not the viewer's. */
export interface View extends Omit<State, 'armies'> {
  viewer: Side | 'public';
  /** The viewer's army while the other one is not sealed. */
  army: readonly string[] | null;
  /** Sides whose armies are sealed. */
  sealed: readonly Side[];
  /** How many units each side has in reserve. */
  reserves: Readonly<Record<Side, number>>;
}

/** What a die was thrown for that lets something pass or fail. */
export type RollFor = Obstruction | 'minefield' | 'endurance' | 'fire' | 'recovery' | 'bridge' | 'demolition' | 'remote-control';

/** An attack as it was rolled: what is told of it and drawn for who looks back. */
export interface Attacked {
  unit: UnitId;
  target: UnitId;
  from: Hex;
  at: Hex;
  kind: ShotKind;
  by: string | null;
  isRear: boolean;
  /** Dice as they counted in the end, and those that were thrown again, as they fell first. */
  dice: number[];
  again: number[];
  modifier: number;
  successes: number;
  defense: number;
  hits: number;
  /** Null: nobody rolled for cover. */
  cover: { die: number | null; need: number; isMade: boolean } | null;
  /** Counters that it brought, face down but by defensive fire. */
  counters: Counter[];
  /** Destroyed at once. */
  isKilled: boolean;
}

export type Event =
  | { type: 'sealed'; side: Side }
  | { type: 'armies'; armies: Readonly<Record<Side, { cards: readonly string[]; reserves: number }>> }
  | { type: 'ground'; layout: number; objective: Hex; by: Side | null }
  | { type: 'coin'; winner: Side }
  | { type: 'first'; side: Side; turn: number }
  | { type: 'end'; side: Side; end: End }
  | { type: 'deployed'; unit: UnitId; side: Side; hex: Hex; facing: HexSide | null; aboard: UnitId | null }
  | { type: 'left'; unit: UnitId }
  | { type: 'laid'; unit: UnitId; side: Side; hex: Hex; edge: HexSide | null }
  | {
      type: 'initiative';
      turn: number;
      dice: Readonly<Record<Side, readonly number[]>>;
      bonus: Readonly<Record<Side, number>>;
      winner: Side;
    }
  | { type: 'moved'; unit: UnitId; way: readonly Hex[]; facing: HexSide | null; stopped: 'fire' | 'roll' | 'mine' | null }
  | { type: 'put-back'; unit: UnitId; hex: Hex }
  | { type: 'rolled'; unit: UnitId; what: RollFor; die: number; need: number; isPassed: boolean; hex: Hex }
  | ({ type: 'attacked' } & Attacked)
  | { type: 'boarded'; unit: UnitId; transport: UnitId }
  | { type: 'dismounted'; unit: UnitId; transport: UnitId; hex: Hex }
  | { type: 'used'; ability: string; unit: UnitId; target: UnitId | null; hex: Hex | null }
  | { type: 'disrupted'; unit: UnitId; by: 'overrun' | 'minefield' | 'headshot' | 'overheat' | 'rapid_fire' }
  | { type: 'recovered'; unit: UnitId; by: string }
  | { type: 'destroyed'; unit: UnitId; by: string }
  | { type: 'flown'; unit: UnitId; hex: Hex }
  | { type: 'exited'; unit: UnitId; hex: Hex }
  | { type: 'casualties'; turn: number; fates: Fate[] }
  | { type: 'judged'; turn: number; controller: Side | null; points: Readonly<Record<Side, number>> }
  | ({ type: 'won' } & Result);

export interface K extends Kinds {
  seat: Side;
  options: Options;
  state: State;
  view: View;
  order: Order;
  event: Event;
  policy: Policy;
}

export const decisionKinds = [
  ...(['army', 'ground', 'first', 'end', 'obstacles', 'deployment', 'vanguard', 'initiative'] as const),
  ...(['movement', 'flight', 'airstrike', 'assault', 'defensive-fire', 'anti-air', 'set-down'] as const),
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

export type Asked = Decision<K> & { kind: DecisionKind };
export type MoveOf = Move<K>;
export type StepOf = Step<K>;
export type ToldOf = Told<K>;
