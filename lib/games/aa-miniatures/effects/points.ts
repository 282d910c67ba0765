import { type HookPoints, hookPoint } from '../../../engine';
import type { Dice } from '../cards';
import type { Edge, Hex } from '../map/hexes';
import type { Band, Battle, Reach, Shot, Unit } from '../types';

/** A unit and the battle it is in. */
export interface Own {
  battle: Battle;
  unit: Unit;
}

/** What a unit nearby gives or does to another. */
export interface Given<C = object> {
  shot: Shot & C;
  giver: Unit;
}

/** A shot whose band is known. */
export interface Banded extends Shot {
  band: Band;
}

/** A shot whose dice have fallen: as they fell, and what each counts. */
export interface Rolled extends Banded {
  natural: readonly number[];
  modifier: number;
}

/** A step from one hex to the next. */
export interface Step extends Own {
  from: Hex;
  to: Hex;
  edge: Edge;
  /** It goes along a road. */
  isRoad: boolean;
  /** It crosses a stream. */
  isStream: boolean;
}

/** A step that somebody else may shoot at. */
export interface Provocation extends Step {
  shooter: Unit;
}

/** A unit that is about to move, in its movement phase or in its assault. */
export interface Going extends Own {
  isAssault: boolean;
}

/** What a movement roll is for. */
export type Obstruction = 'stream' | 'forest' | 'hill' | 'barbed-wire' | 'tank-obstacle';

/** Dice that may be rolled again: at most so many, of these. */
export interface Reroll {
  most: number;
  of: 'ones' | 'any';
}

/**
 * Where the rules ask the abilities. Points without "Given" and "Against" are answered by the unit's own rows: of the attacker where a shot is told, of
 * the target where the name says so. `…Given` asks rows of friends of whom it is about, `…Against` those of its enemies; of what commanders give to
 * one roll or number the highest counts (rulebook, "commander ability").
 */
export const abilityPoints = {
  // the attack, in the order of its parts
  /** The dice it has instead of the printed ones. */
  onProfile: hookPoint.change<Shot, Dice>(),
  /** The target may be attacked by the values against soldiers. */
  onTargetProfile: hookPoint.verdict<Shot>(),
  onReach: hookPoint.change<Shot, Reach>(),
  onReachGiven: hookPoint.change<Given, Reach>(),
  /** Whether it may attack this target from here. */
  onAim: hookPoint.verdict<Banded>(),
  /** Whether the target may be attacked from there. `isUnmasked`: the attacker sees through camouflage. */
  onTargetAim: hookPoint.verdict<Banded & { isUnmasked: boolean }>(),
  onUnmask: hookPoint.verdict<Banded>(),
  /** Whether it needs no line of sight of its own. */
  onSight: hookPoint.verdict<Banded>(),
  onDice: hookPoint.sum<Banded>(),
  onDiceGiven: hookPoint.highest<Given<Banded>>(),
  onDieModifier: hookPoint.sum<Banded>(),
  onDieModifierGiven: hookPoint.highest<Given<Banded>>(),
  onDieModifierAgainst: hookPoint.sum<Given<Banded>>(),
  onTargetDieModifier: hookPoint.sum<Banded>(),
  /** Whether it attacks aircraft without the penalty of others, and although it is artillery. */
  onFlak: hookPoint.verdict<Banded>(),
  /** Whether it shoots as well as ever while disrupted. */
  onComposure: hookPoint.verdict<Own>(),
  onReroll: hookPoint.all<Banded, Reroll>(),
  /** Successes after the dice were counted. */
  onSuccesses: hookPoint.change<Rolled, number>(),
  /** The target is destroyed and removed at once. */
  onKill: hookPoint.verdict<Rolled>(),
  onDefense: hookPoint.sum<Banded>(),
  onDefenseGiven: hookPoint.highest<Given<Banded>>(),
  /** By how much successes must exceed the defense for two hits; nobody speaks: 1. */
  onMargin: hookPoint.highest<Banded>(),
  /** Whether the target makes no cover roll against it. */
  onCoverIgnored: hookPoint.verdict<Banded>(),
  /** Of the target: its cover roll is made, or cannot be. */
  onCoverFate: hookPoint.first<Banded, 'made' | 'failed'>(),
  /** Of the target: what it needs where the ground covers nobody. */
  onCoverNeed: hookPoint.lowest<Banded>(),
  onCover: hookPoint.sum<Banded>(),
  onCoverByAttacker: hookPoint.sum<Banded>(),
  onCoverGiven: hookPoint.highest<Given<Banded>>(),

  // movement
  /** Whether it may move at all: 'can' lets it although it is disrupted. */
  onMove: hookPoint.verdict<Going>(),
  onSpeed: hookPoint.change<Going, number>(),
  /** More speed where the whole way goes along a road. */
  onRoadSpeed: hookPoint.highest<Going>(),
  onSpeedGiven: hookPoint.highest<Going & { giver: Unit }>(),
  /** Whether it may take a step, along no road: 'can' lets it where others of its type may not. */
  onStep: hookPoint.verdict<Step>(),
  /** What a step costs it instead of what it costs others. */
  onStepCost: hookPoint.lowest<Step>(),
  /** Whether it passes without a roll. */
  onPassage: hookPoint.verdict<Step & { obstruction: Obstruction }>(),
  /** What else wants a roll of it. */
  onObstruction: hookPoint.all<Step, Obstruction>(),
  // defensive fire, asked of who would shoot
  /** Whether a step provokes its fire: 'can' where the rules would not say so. */
  onProvoked: hookPoint.verdict<Provocation>(),
  /** Whether it makes defensive fire at all. */
  onDefensiveFire: hookPoint.verdict<Own>(),
  /** Whether it may shoot more than once a phase. */
  onShotLimit: hookPoint.verdict<Own>(),

  /** It takes the room of a vehicle. */
  onBulk: hookPoint.first<Own, 'vehicle'>(),
} satisfies HookPoints;
