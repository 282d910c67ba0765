import type { Decision, Kinds, Language, Move, Rng, Step, Told } from '../../engine';
import type { Auctioned } from '../kit/auction/bidders';
import type { Convertible, DecisionKind, EventId, Loss, Options, Order, OrderOf, Plane, Policy, Side, Support } from './orders';
import type { Force } from './pieces';

/** A zone's number on the board as it is written: "09". */
export type ZoneId = string;

export interface Zone {
  control: Side;
  /** Forces of the side that controls the zone. */
  units: Force;
  /** A fortified line. */
  line?: true;
}

export interface Fleets {
  operational: number;
  engaged: number;
}

/** Counters of no zone yet or any more, by kind; cubes are there for reinforcements. */
export type Pool = Partial<Record<Convertible | 'cube' | 'line', number>>;

export interface Partisans {
  zone: ZoneId;
  engaged: boolean;
}

export type Phase = 'set-up' | 'initiative' | 'reinforcement' | 'impulses' | 'additional' | 'supply' | 'over';

/** One declared attack: 7.1, 7.7. */
export interface Attack {
  target: ZoneId;
  /** Fleets of a landing; 0: over land. */
  fleets: number;
  /** What attacks, by the zone where it stands. Embarked and dropped forces stand in no zone: their `from` is the target. */
  forces: { from: ZoneId; units: Force }[];
  /** Where a landing force embarked. */
  origins: ZoneId[];
  /** What the attacker means to support it with. */
  plan: Support | null;
}

export type CombatStage = 'intercept' | 'shelling' | 'join' | 'defend' | 'elite' | 'losses' | 'round-end' | 'press' | 'occupy' | 'withdraw';

/** The combat that is being resolved: an attack under way. */
export interface Combat extends Attack {
  attacker: Side;
  stage: CombatStage;
  /** Rounds rolled. */
  round: number;
  /** 3, and one more for each Reserves. */
  rounds: number;
  /** 7.2, by side; `dropped`: paratroopers dropped into this combat that are still in it. */
  support: Record<Side, { tank: boolean; plane: Plane | null }>;
  dropped: number;
  /** Rules 2: what the attacker has said that will support; committed with the first dice. Left out while nothing is said. */
  pledge?: Support;
  /** Losses each side has to take for this round. */
  due: Record<Side, number>;
  /** Sealed choices of this round. */
  chosen: Partial<Record<Side, OrderOf<'losses'>>>;
  /** Losses each side was dealt in this combat so far. */
  suffered: Record<Side, number>;
  /** Stop Battle was played: no Reserves. */
  stopped: boolean;
}

/** Losses from a bombardment or an interception that their owner has yet to choose. */
export interface Toll {
  side: Side;
  /** Where it happened. */
  zone: ZoneId;
  hits: number;
  /** interception: whole pieces are lost, an operational counter too. */
  cause: 'bombing' | 'interception' | 'shelling';
  /** What is hit: all of a zone, a force that moved through (now in `zone`), transported or embarked forces. */
  whom: 'zone' | 'moved' | 'shipped' | 'aboard';
}

export type ImpulseStage =
  | 'start'
  | 'moving'
  | 'after-move'
  | 'intercept'
  | 'attacked'
  | 'battles'
  | 'combat'
  | 'late'
  | 'end'
  | 'stacking';

export interface Impulse {
  side: Side;
  /** 1, 2, … within the turn; normal ones come first. */
  number: number;
  stage: ImpulseStage;
  /** Windows opened so far: tells one from the next. */
  windows: number;
  /** The active player has done something: no pass. */
  acted: boolean;
  /** Planes that were placed in this impulse and stay. */
  flown: Record<ZoneId, Force>;
  strangled: ZoneId[];
  /** Who has played an event in this impulse. */
  events: Side[];
  /** The last move, while the opponent may still bomb it on its way. */
  moved: { path: ZoneId[]; units: Force } | null;
  shipping: { from: ZoneId; to: ZoneId; units: Force } | null;
  /** Declared and not yet resolved. */
  attacks: Attack[];
  /** Attacked zones so far, resolved or not; the last one may be a landing. */
  declared: ZoneId[];
  landed: boolean;
  combat: Combat | null;
  toll: Toll | null;
}

export interface Ending {
  winner: Side | null;
  reason: 'stars' | 'eliminated' | 'munich' | 'turns';
  /** Stars each side holds. */
  stars: Record<Side, number>;
}

export interface State extends Auctioned<Side> {
  rules: number;
  options: Options;
  /** 1 to 8. */
  turn: number;
  phase: Phase;
  /** Who rolled higher and names who has the initiative, while that is open; then who has it. */
  winner: Side | null;
  initiative: Side | null;
  zones: Record<ZoneId, Zone>;
  partisans: Partisans[];
  fleets: Record<Side, Fleets>;
  /** Null: out of the game. */
  uboat: 'operational' | 'engaged' | null;
  pool: Record<Side, Pool>;
  /** Points of naval transport left this turn. */
  transport: Record<Side, number>;
  /** Event tokens lying in each box. */
  played: Record<Side, Partial<Record<EventId, number>>>;
  /** Missions flown this turn by planes that are still engaged for it, by "allied 17"; under rules 1 by zone alone. */
  sorties: Record<string, number>;
  /** Cubes that partisans drew here: they do not move this turn. */
  held: Record<ZoneId, number>;
  /** Planes the Allied side has brought in by conversion this turn. */
  planesBought: number;
  surrendered: boolean;
  /** Reinforcement: who places now, cubes still to place, whether New Defensive Line was played. */
  muster: { side: Side; due: number; event: boolean } | null;
  impulse: Impulse | null;
  /** Impulses of this turn so far, the one under way included; consecutive passes; the side of the last impulse. */
  impulses: number;
  passes: number;
  last: Side | null;
  /** Supply step: who has answered, which zones Logistic Effort saves. */
  supply: { answered: Side[]; spared: ZoneId[] } | null;
  ending: Ending | null;
  /** House: cubes that a side is still to get beyond the track's figure; absent while there are none. */
  extra?: { side: Side; cubes: number };
}

/** Both players see everything. */
export type View = State;

export interface Volley {
  dice: number[];
  /** Lowest die that hits. */
  needs: number;
  hits: number;
}

export type Event =
  | { type: 'turn'; turn: number }
  | { type: 'overlord' }
  | { type: 'roll'; dice: Record<Side, number>; winner: Side }
  | { type: 'initiative'; side: Side }
  | { type: 'deployed'; zone: ZoneId; units: Force; line: boolean }
  | { type: 'set-up-over'; left: Force; lines: number }
  | { type: 'forgone'; side: Side; cubes: number }
  | { type: 'reinforced'; side: Side; zone: ZoneId; cubes: number }
  | { type: 'converted'; side: Side; zone: ZoneId; into: Convertible; count: number; cubes: number; at: ZoneId }
  | { type: 'event'; side: Side; event: EventId; zone: ZoneId | null; cubes: number; take: EventId[] }
  | { type: 'impulse'; side: Side; number: number; additional: boolean }
  | { type: 'passed'; side: Side }
  | { type: 'moved'; side: Side; path: ZoneId[]; units: Force }
  | { type: 'flown'; side: Side; from: ZoneId; to: ZoneId; units: Force }
  | { type: 'shipped'; side: Side; from: ZoneId; to: ZoneId; units: Force; left: number }
  | { type: 'turned-back'; side: Side; from: ZoneId; to: ZoneId; units: Force }
  | { type: 'infiltrated'; from: ZoneId; to: ZoneId }
  | { type: 'lured'; at: ZoneId; from: ZoneId }
  | { type: 'control'; zone: ZoneId; side: Side }
  | { type: 'line-lost'; zone: ZoneId }
  | { type: 'bombed'; side: Side; from: ZoneId; target: ZoneId; die: number; needs: number; hit: boolean; passing: boolean }
  | { type: 'struck'; side: Side; by: 'fleet' | 'uboat'; die: number; hit: boolean }
  | { type: 'declared'; side: Side; target: ZoneId; forces: { from: ZoneId; units: Force }[]; fleets: number }
  | { type: 'intercepted'; side: Side; zone: ZoneId; fleets: number; uboat: boolean; planes: Plane[]; dice: number[]; hits: number }
  | { type: 'shelled'; zone: ZoneId; dice: number[]; hits: number }
  | {
      type: 'combat';
      side: Side;
      target: ZoneId;
      fleets: number;
      forces: { from: ZoneId; units: Force }[];
      defenders: Force;
      line: boolean;
    }
  | { type: 'support'; side: Side; target: ZoneId; tank: boolean; plane: Plane | null; drop: ZoneId | null }
  | { type: 'evacuated'; side: Side; from: ZoneId; to: ZoneId; units: Force }
  | { type: 'round'; target: ZoneId; round: number; attack: Volley; defence: Volley; attacker: Side }
  | { type: 'elite'; zone: ZoneId; count: number }
  | { type: 'lost'; side: Side; zone: ZoneId; losses: Loss[]; cause: 'combat' | Toll['cause'] }
  | { type: 'retreated'; side: Side; from: ZoneId; path: ZoneId[]; units: Force }
  | { type: 'broken-off'; side: Side; target: ZoneId }
  | { type: 'combat-end'; target: ZoneId; won: boolean; attacker: Side }
  | { type: 'occupied'; side: Side; zone: ZoneId; forces: { from: ZoneId; units: Force }[] }
  | { type: 'withdrew'; from: ZoneId; to: ZoneId | null; units: Force }
  | { type: 'paratroopers-lost'; zone: ZoneId; count: number }
  | { type: 'shifted'; side: Side; from: ZoneId; to: ZoneId; units: Force }
  | { type: 'disbanded'; side: Side; zone: ZoneId; units: Force }
  | { type: 'unsupplied'; side: Side; zone: ZoneId; units: Force; line: boolean }
  | { type: 'surrender'; units: { zone: ZoneId; units: Force }[] }
  | { type: 'uboat-removed' }
  | { type: 'over'; ending: Ending };

export interface Game43Kinds extends Kinds {
  seat: Side;
  options: Options;
  state: State;
  view: View;
  order: Order;
  event: Event;
  policy: Policy;
}

export type K = Game43Kinds;
export type Question43 = Decision<K> & { kind: DecisionKind };
export type Move43 = Move<K>;
export type Step43 = Step<K>;
export type Told43 = Told<K>;
export type { Convertible, DecisionKind, EventId, Language, Loss, Options, Order, OrderOf, Plane, Policy, Rng, Side, Support };
