import type { Decision, Kinds, Language, Move, Rng, Step, Told } from '../../engine';
import type { Auctioned, Settled } from '../kit/auction/bidders';
import type { Combat, Volley } from './combat-types';
import type { Options } from './editions/options';
import type { AdvantageId, EffectId, TechnologyId } from './effects/ids';
import type { Order, OrderOf, Policy } from './orders';
import type {
  BoardId,
  Bombardment,
  EndReason,
  FlakRoll,
  Force,
  Intent,
  Loss,
  Luck,
  Overflight,
  Phase,
  Power,
  Rocket,
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
  /** N-US2: where this turn's infantry will appear; absent: in the usual place. */
  readonly reinforce?: SpaceId;
  /** N-SU3: territories with an industrial complex that has moved; absent while there is none. */
  readonly relocated?: readonly SpaceId[];
  /** Advantages whose owners let the moment go by; absent while there is none. */
  readonly passed?: readonly AdvantageId[];
  /** DPREV-2: what was said of ships that bombard; absent where nothing was. */
  readonly bombards?: readonly Bombardment[];
  /** N-JP4: zones out of which ships have put troops ashore on their way, and where; sorted, each once; absent while there is none. */
  readonly parties?: readonly { readonly from: SpaceId; readonly to: SpaceId }[];
  /** In the order announced; absent while there is none. */
  readonly flights?: readonly Overflight[];
  /** In the order announced; absent where none was. */
  readonly rockets?: readonly Rocket[];
}

export interface State extends Auctioned<Side> {
  rules: number;
  edition: BoardId;
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
  /** Technologies and advantages of each power; absent where nobody has any. */
  effects?: Partial<Record<Power, readonly EffectId[]>>;
  /** Advantages that are good for one time and used up; absent while there is none. */
  used?: readonly AdvantageId[];
  /** Of these the ones whose time runs; absent while there is none. */
  declared?: readonly AdvantageId[];
  /** Powers whose units attack together in this turn, its own first (N-UK2); absent where only its own do. `power` is then the one whose units are moved. */
  led?: readonly Power[];
  /** Territories with an industrial complex; absent in editions whose board has them printed. */
  complexes?: readonly SpaceId[];
  /** The active power's mobilisation area. */
  bought: Units;
  turn: Turn;
  /** Null outside the combat phase. */
  combat: Combat | null;
  ending: Ending | null;
  /** Powers whose capital was freed and that have not collected income since (QREV-14); absent while there is none. */
  recovering?: readonly Power[];
}

/** Nothing is secret: a view is the state itself. */
export type View = State;

/** Units that come from one space to another. */
export interface Placed {
  at: SpaceId;
  from: SpaceId;
  units: Units;
}

export interface Ending {
  side: Side | null;
  reason: EndReason;
  /** Victory cities that decided, or nothing. */
  cities: SpaceId[];
}

/** What is fired at one time in a battle. */
export type Shots = Volley | 'bombard';

export type Event =
  | { type: 'bid'; power: Power; amount: number }
  | { type: 'turn'; round: number; power: Power; capitalLost: boolean }
  | { type: 'purchase'; power: Power; units: Units; cost: number; left: number }
  | ({ type: 'move'; power: Power; phase: Phase } & Pick<OrderOf<'move'>, 'path' | 'units' | 'cargo' | 'guests' | 'role'>)
  /** `ship`: when it is not the usual one. `lands`: where it goes ashore, an announced assault in the combat move, at once in the noncombat move. */
  | ({ type: 'sail'; power: Power; phase: Phase; host: Power; lands?: { to: SpaceId; units: UnitType[] } } & Pick<
      OrderOf<'assault'>,
      'ship' | 'path' | 'loads' | 'first'
    >)
  | { type: 'intent'; power: Power; space: SpaceId; intent: Intent }
  | { type: 'hover'; power: Power; space: SpaceId; count: number }
  | { type: 'consent-asked'; power: Power; host: Power; order: Order }
  | { type: 'consent'; host: Power; agree: boolean }
  | { type: 'battle'; space: SpaceId; kind: 'sea' | 'land'; attacker: Power; amphibious: boolean; attackers: Force; defenders: Force }
  | { type: 'fire'; space: SpaceId; round: number; side: 'attack' | 'defence'; step: Shots; rolls: Roll[]; luck?: Luck[]; hits: number }
  | { type: 'losses'; space: SpaceId; round: number; side: 'attack' | 'defence'; losses: Loss[]; damaged: number }
  | { type: 'defenceless'; space: SpaceId; side: 'attack' | 'defence'; losses: Loss[] }
  | { type: 'submerge'; space: SpaceId; owner: Power; count: number }
  /** Units that gave themselves up are gone. */
  | { type: 'kamikaze'; space: SpaceId; losses: Loss[] }
  | { type: 'retreat'; space: SpaceId; power: Power; to: SpaceId | null; units: Units }
  | { type: 'battle-end'; space: SpaceId; kind: 'sea' | 'land'; winner: 'attack' | 'defence' | null; left: Force }
  | { type: 'ashore'; power: Power; space: SpaceId; from: SpaceId; units: Units }
  | { type: 'capture'; territory: SpaceId; by: Power; from: Power; to: Power; income: number; guns?: Units }
  | { type: 'capital-lost'; power: Power; territory: SpaceId; by: Power; loot: number }
  | { type: 'capital-freed'; power: Power; territory: SpaceId; by: Power; returned: SpaceId[] }
  | { type: 'strand'; owner: Power; from: SpaceId; to: SpaceId | null; count: number }
  | { type: 'landed'; power: Power; from: SpaceId; to: SpaceId; units: Units }
  | { type: 'crashed'; power: Power; space: SpaceId; units: Units }
  /** `loads`: own fighters that new carriers took aboard. */
  | { type: 'mobilise'; power: Power; placements: Placed[]; refund: Units; refunded: number; loads?: Placed[] }
  /** `lost`: what enemies took of it. */
  | { type: 'income'; power: Power; amount: number; treasury: number; lost?: number }
  /** For want of its capital, or of money, or for it was freed only since its last income. */
  | { type: 'skipped'; power: Power; phase: Phase | 'income'; because?: 'poor' | 'recovering' }
  | { type: 'bombard'; power: Power; zone: SpaceId; target: SpaceId | null; units: Units }
  | { type: 'called-off'; power: Power; space: SpaceId }
  /** Guns of a territory fire at the power's aircraft that enter it. */
  | { type: 'flak'; space: SpaceId; power: Power; phase: Phase; rolls: FlakRoll[]; lost: Units }
  | { type: 'raid'; space: SpaceId; power: Power; victim: Power; rolls: { type: UnitType; dice: number[] }[]; loss: number; left: number }
  | { type: 'rocket-aimed'; power: Power; from: SpaceId; target: SpaceId }
  | { type: 'rocket'; power: Power; from: SpaceId; target: SpaceId; victim: Power; die: number; loss: number; left: number }
  | { type: 'over'; side: Side | null; reason: Ending['reason']; cities: SpaceId[]; production: Record<Side, number>; best?: Power[] }
  | { type: 'research'; power: Power; technology: TechnologyId; cost: number; dice: number[]; success: boolean; left: number }
  | ({ type: 'auction'; power: Power } & Settled<Side>)
  | { type: 'advantages'; power: Power; advantages: AdvantageId[]; dice: number[] }
  | { type: 'advantage-lost'; power: Power; advantage: AdvantageId }
  | ({ power: Power } & OrderOf<'advantage'>);

/** What the kernel is told of the game. */
export interface K extends Kinds {
  seat: Seat;
  options: Options;
  state: State;
  view: View;
  order: Order;
  event: Event;
  policy: Policy;
}

export type AaDecision = Decision<K>;
export type AaMove = Move<K>;
export type AaStep = Step<K>;
export type AaTold = Told<K>;
export type { Language, Options, Order, OrderOf, Policy, Rng };
