import type { HexSide } from '../../engine';
import type { Edition, Side } from './cards';
import type { Hex } from './map/hexes';

/** A unit of a battle: its card and, among those of the same card and side, its number. */
export type UnitId = string;

export type Counter = 'disrupted' | 'damaged' | 'destroyed';

/** How long a unit remembers something that it did or that befell it. */
export type Scope = 'phase' | 'turn' | 'battle';

/** A face-up Disrupted counter; one that stays outlives the next casualty phase. */
export type Disruption = 'no' | 'until-casualties' | 'stays';

export interface Unit {
  id: UnitId;
  card: string;
  side: Side;
  /** Null: in reserve, or not deployed yet. Of a unit aboard another the hex of that one. */
  hex: Hex | null;
  /** Null: it has none, like soldiers. */
  facing: HexSide | null;
  /** The transport that carries it. */
  aboard: UnitId | null;
  disrupted: Disruption;
  damaged: boolean;
  /** Face-down counters of this turn's assault. */
  hits: readonly Counter[];
  /** What it did or is, by how long that counts: 'moved', 'attacked', 'fired', an ability that is used up. */
  marks: Readonly<Partial<Record<Scope, readonly string[]>>>;
}

/** What lies on the map and what time it is: all that rules of movement and fire ask. */
export interface Battle {
  /** The version of the rules that the table began with. */
  rules: number;
  edition: Edition;
  /** Which of the six layouts is fought on. */
  layout: number;
  objective: Hex;
  /** Sides whose bridge is gone, and with it the road. */
  broken: readonly string[];
  smoke: readonly Hex[];
  units: readonly Unit[];
  turn: number;
  phase: Phase;
  /** Whose phase it is; null where both act. */
  active: Side | null;
  /** Units that are gone, with the turn they went in. */
  fallen: readonly { unit: UnitId; card: string; side: Side; hex: Hex | null; turn: number }[];
}

export const phases = [
  'armies',
  'set-up',
  'obstacles',
  'deployment',
  'vanguard',
  'initiative',
  'movement',
  'flight',
  'airstrike',
  'assault',
  'over',
] as const;
export type Phase = (typeof phases)[number];

/** How an attack comes about: in an assault phase, against somebody who moves, or from the air. */
export type ShotKind = 'assault' | 'defensive' | 'airstrike';

export type Band = 'short' | 'medium' | 'long';

/** One attack of one unit on another, as it stands when it is rolled. */
export interface Shot {
  battle: Battle;
  attacker: Unit;
  target: Unit;
  /** Where they stand; a target that moves may be in the first or second hex of its step. */
  from: Hex;
  at: Hex;
  range: number;
  kind: ShotKind;
  /** The attack hits the target's rear: it has a facing, and the attacker is not before it. */
  isRear: boolean;
  /** An attack beside the printed one, by the ability that gives it; null: the printed one. */
  by: string | null;
}

/** Ranges that still count as short, medium and long. */
export type Reach = Readonly<Record<Band, number>>;
