import type { Decision, Kinds, Language, Move, Rng, Step, Told } from '../../engine';
import type { Combat } from './combat-types';
import type { Options, Order, Policy } from './orders';
import type {
  EditionId,
  EndReason,
  Force,
  Intent,
  Loss,
  Passenger,
  Phase,
  Power,
  Roll,
  Seat,
  Side,
  SpaceId,
  Stack,
  Units,
  UnitType,
} from './pieces';

export * from './pieces';

/** What of a turn must be remembered until it ends. Replaced, never changed in place. */
export interface Turn {
  /** Zones that held enemy surface warships when the turn began (S0). */
  readonly hostile: readonly SpaceId[];
  /** Territories that changed hands this turn, with the power that controlled them when it began (S0). */
  readonly captured: Readonly<Record<SpaceId, Power>>;
  /** DP41-1: zones of only enemy submarines and transports. */
  readonly intents: Readonly<Record<SpaceId, Intent>>;
  /** Zones where own warships passed by submarines for a landing from there (R41-5.2b); absent while there is none. */
  readonly escorts?: readonly SpaceId[];
  /** Where own land and sea units took their last step into a fight from, dead or alive (ALG-RET). */
  readonly origins: Readonly<Record<SpaceId, readonly SpaceId[]>>;
  /** R41-6.5: an order that waits for the consent of the host's seat. */
  readonly request: { readonly order: Order; readonly host: Power } | null;
  /** Consents asked this turn, and who refused. */
  readonly asked: number;
  readonly refused: readonly Power[];
}

export interface State {
  rules: number;
  edition: EditionId;
  options: Options;
  round: number;
  /** Whose turn it is. */
  power: Power;
  phase: Phase;
  /** Spaces without units are left out. Owner, then type order. */
  spaces: Record<SpaceId, readonly Stack[]>;
  /** Controllers of territories; neutral ones are left out. */
  control: Record<SpaceId, Power>;
  treasury: Record<Power, number>;
  /** The active power's mobilisation area. */
  bought: Units;
  turn: Turn;
  /** Null outside the combat phase. */
  combat: Combat | null;
  ending: Ending | null;
}

/** Nothing is secret: a view is the state itself. */
export type View = State;

export interface Ending {
  side: Side | null;
  reason: EndReason;
  /** Victory cities that decided, or nothing. */
  cities: SpaceId[];
}

export type Event =
  | { type: 'bid'; power: Power; amount: number }
  | { type: 'turn'; round: number; power: Power; capitalLost: boolean }
  | { type: 'purchase'; power: Power; units: Units; cost: number; left: number }
  | {
      type: 'move';
      power: Power;
      phase: Phase;
      path: SpaceId[];
      units: Units;
      cargo?: Passenger[];
      guests?: Partial<Record<Power, number>>;
    }
  | {
      type: 'sail';
      power: Power;
      phase: Phase;
      host: Power;
      path: SpaceId[];
      loads: { type: UnitType; from: SpaceId; at: SpaceId }[];
      /** Where it goes ashore: an announced assault in the combat move, at once in the noncombat move. */
      lands?: { to: SpaceId; units: UnitType[] };
    }
  | { type: 'intent'; power: Power; space: SpaceId; intent: Intent }
  | { type: 'hover'; power: Power; space: SpaceId; count: number }
  | { type: 'consent-asked'; power: Power; host: Power; order: Order }
  | { type: 'consent'; host: Power; agree: boolean }
  | { type: 'battle'; space: SpaceId; kind: 'sea' | 'land'; attacker: Power; amphibious: boolean; attackers: Force; defenders: Force }
  | { type: 'fire'; space: SpaceId; round: number; side: 'attack' | 'defence'; step: 'surprise' | 'main'; rolls: Roll[]; hits: number }
  | { type: 'losses'; space: SpaceId; round: number; side: 'attack' | 'defence'; losses: Loss[]; damaged: number }
  | { type: 'defenceless'; space: SpaceId; side: 'attack' | 'defence'; losses: Loss[] }
  | { type: 'submerge'; space: SpaceId; owner: Power; count: number }
  | { type: 'retreat'; space: SpaceId; power: Power; to: SpaceId | null; units: Units }
  | { type: 'battle-end'; space: SpaceId; kind: 'sea' | 'land'; winner: 'attack' | 'defence' | null; left: Force }
  | { type: 'ashore'; power: Power; space: SpaceId; from: SpaceId; units: Units }
  | { type: 'capture'; territory: SpaceId; by: Power; from: Power; to: Power; income: number }
  | { type: 'capital-lost'; power: Power; territory: SpaceId; by: Power; loot: number }
  | { type: 'capital-freed'; power: Power; territory: SpaceId; by: Power; returned: SpaceId[] }
  | { type: 'strand'; owner: Power; from: SpaceId; to: SpaceId | null; count: number }
  | { type: 'landed'; power: Power; from: SpaceId; to: SpaceId; units: Units }
  | { type: 'crashed'; power: Power; space: SpaceId; units: Units }
  | { type: 'mobilise'; power: Power; placements: { at: SpaceId; from: SpaceId; units: Units }[]; refund: Units; refunded: number }
  | { type: 'income'; power: Power; amount: number; treasury: number }
  | { type: 'skipped'; power: Power; phase: Phase | 'income' }
  | { type: 'over'; side: Side | null; reason: Ending['reason']; cities: SpaceId[]; production: Record<Side, number> };

export interface AxisAlliesKinds extends Kinds {
  seat: Seat;
  options: Options;
  state: State;
  view: View;
  order: Order;
  event: Event;
  policy: Policy;
}

export type K = AxisAlliesKinds;
export type AaDecision = Decision<K>;
export type AaMove = Move<K>;
export type AaStep = Step<K>;
export type AaTold = Told<K>;
export type { OrderOf } from './orders';
export type { Language, Options, Order, Policy, Rng };
