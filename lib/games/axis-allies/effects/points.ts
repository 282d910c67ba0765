import { hookPoint } from '../../../engine';
import type { Battlefield } from '../combat-types';
import type { Hold } from '../facts';
import type { Declared, Power, SpaceId, Stack, State, Units, UnitType } from '../types';

/** What of a state technologies and advantages look at. */
export type Situation = Pick<State, 'edition' | 'effects'> & Partial<Pick<State, 'control' | 'declared'>>;

/** A power that the rules ask about, and whose technologies and advantages answer. */
export interface AskedOf {
  readonly state: Situation;
  readonly owner: Power;
}

/** One of its units. */
export interface Asked extends AskedOf {
  readonly type: UnitType;
}

/** Where the rules ask technologies and advantages. */
export const points = {
  /** Steps it may go, on a certain way if one is given. */
  onMove: hookPoint.highest<Asked & { path?: readonly SpaceId[] | undefined }>(),
  /** Troops it carries. */
  onHold: hookPoint.first<Asked, Hold>(),
  /** Whether its ships may put some of their troops ashore on their way to an assault. */
  onLanding: hookPoint.verdict<AskedOf>(),
  /** Whether it rolls through hostile territory without any enemy piece. */
  onBlitz: hookPoint.verdict<Asked>(),
  /** What it hits on; what is set does not add up, the best counts. */
  onStrength: hookPoint.highest<Asked & { part: 'attack' | 'defence'; field: Battlefield | null }>(),
  /** What it hits on in a sea battle where it gives itself up in the opening fire; nobody speaks: it cannot. */
  onKamikaze: hookPoint.highest<Asked & { part: 'attack' | 'defence'; space: SpaceId }>(),
  /** Dice it rolls in an attack or a raid. */
  onDice: hookPoint.highest<Asked>(),
  /** What it bombards a shore on. */
  onBombard: hookPoint.highest<Asked>(),
  /** Whether its guns launch rockets. */
  onRocket: hookPoint.verdict<AskedOf>(),
  /** Whether an attack begins in a way that its strengths hang on till its end. */
  onForm: hookPoint.verdict<AskedOf & Pick<Declared, 'kind' | 'amphibious'> & { attackers: readonly Stack[] }>(),
  /** IPCs that `collector` gets more, or less. */
  onIncome: hookPoint.sum<AskedOf & Pick<State, 'spaces'> & { collector: Power }>(),
  /** Units that a power gets where it held a territory; `wrecks` are the attackers destroyed. */
  onHeld: hookPoint.first<AskedOf & { space: SpaceId; wrecks: Units }, Units>(),
  /** Units that a power gets where a territory came to its side, once in a game. */
  onFreed: hookPoint.first<AskedOf & { space: SpaceId }, Units>(),
  /** Steps it may still go after all defenders died in a battle's only round. */
  onSweep: hookPoint.highest<Asked>(),
  /** Whether an aircraft that lands there in the noncombat move may fly on. */
  onRefuel: hookPoint.verdict<Asked & { space: SpaceId }>(),
  /** Territories in one of which an infantry appears every turn, the usual one first. */
  onReinforce: hookPoint.first<AskedOf, readonly SpaceId[]>(),
  /** Whether islands are part of their zones for its aircraft. */
  onIsland: hookPoint.verdict<AskedOf>(),
  /** What its guns hit aircraft on in a territory. */
  onFlak: hookPoint.highest<Asked & { space: SpaceId }>(),
  /** Whether guns fire at it. */
  onFlakTarget: hookPoint.verdict<Asked>(),
  /** What a die of it costs in a raid; nobody speaks: only bombers fly raids, and the die counts. */
  onRaid: hookPoint.first<Asked & { die: number }, number>(),
};
