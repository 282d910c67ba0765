import { type HookPoints, hookPoint } from '../../../engine';
import type { Dice } from '../cards';
import type { Edge, Hex } from '../map/hexes';
import type { Band, Battle, Reach, Shot, Unit } from '../types';

/** An attack beside the printed one, and its terms. */
export interface Mode {
  /** The ability that gives it. */
  by: string;
  /** Instead of the usual attack, or one more in the same assault. */
  is: 'instead' | 'extra';
  once: 'phase' | 'battle';
  /** What the unit has done in the assault before: nothing need be, an attack, or an attack or a move. */
  after: 'nothing' | 'attack' | 'act';
}

/** What a unit may do that is neither move nor attack, and when. */
export interface Use {
  phase: 'movement' | 'assault' | 'either';
  /** Before anybody acts in the phase, among the others, or after all others. */
  when: 'start' | 'middle' | 'end';
  once: 'phase' | 'battle';
}

/** A hex in which a unit may be put, as far as the ground goes. */
export interface Spot {
  hex: Hex;
  /** In the part of the map where its side deploys, or where the enemy does. */
  isHome: boolean;
  isTheirs: boolean;
  /** Nobody stands there. */
  isFree: boolean;
}

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

/** A shot whose successes are counted. */
export interface Scored extends Rolled {
  successes: number;
  defense: number;
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
  /** Hexes it may go at most, where it is not its speed that counts: before or after an attack, before the first turn. */
  limit?: number;
}

/** A step into what an obstacle bars. */
export interface Barred extends Step {
  obstacle: Unit;
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
  onComposureGiven: hookPoint.verdict<Own & { giver: Unit }>(),
  onReroll: hookPoint.all<Banded, Reroll>(),
  /** Successes after the dice were counted. */
  onSuccesses: hookPoint.change<Rolled, number>(),
  /** The target is destroyed and removed at once. */
  onKill: hookPoint.verdict<Rolled>(),
  onDefense: hookPoint.sum<Banded>(),
  onDefenseGiven: hookPoint.highest<Given<Banded>>(),
  /** By how much successes must exceed the defense for two hits; nobody speaks: 1. */
  onMargin: hookPoint.highest<Banded>(),
  /** Hits of the successes. */
  onHits: hookPoint.change<Scored, number>(),
  /** The target is disrupted at once, whatever the hits; 'stays': beyond the next casualty phase. */
  onShock: hookPoint.first<Scored, 'stays' | 'once'>(),
  /** The attacker is disrupted by its own attack, beyond the next casualty phase. */
  onBacklash: hookPoint.verdict<Rolled>(),
  /** What soldiers whom it attacks cannot do for the rest of the turn. */
  onPin: hookPoint.first<Banded, 'attack' | 'fire'>(),
  /** Who is attacked besides the target: all in its hex, or all next to it too. */
  onArea: hookPoint.first<Banded, 'hex' | 'around'>(),
  onRerollGiven: hookPoint.all<Given<Banded>, Reroll>(),
  /** Whether the target makes no cover roll against it. `printed`: the dice before others are added. */
  onCoverIgnored: hookPoint.verdict<Banded & { printed: number }>(),
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
  /** Whether a disrupted one moves only so that it comes nearer: to an enemy, or to an enemy soldier. */
  onTowards: hookPoint.first<Going, 'enemy' | 'soldier'>(),
  /** Whether disruption ends its move: 'cannot' lets it go on. */
  onHalt: hookPoint.verdict<Own>(),
  /** Whether it may run over soldiers on its way. */
  onOverrun: hookPoint.verdict<Own>(),
  onRollModifier: hookPoint.sum<Own>(),
  /** Whether it may throw a die of an attack or of a movement roll again, once a turn. */
  onRollAgain: hookPoint.verdict<Own>(),
  /** Of an obstacle: what it wants a roll of, and whether it is a mine. */
  onBar: hookPoint.all<Barred, Obstruction>(),
  onMine: hookPoint.verdict<Barred>(),
  /** Of an obstacle that a soldier shelters in: what it adds to his cover, and what he needs where the ground covers nobody. */
  onShelter: hookPoint.highest<Own & { target: Unit }>(),
  onShelterNeed: hookPoint.lowest<Own & { target: Unit }>(),
  /** Whether it passes obstacles as if there were none, and destroys them. */
  onClearing: hookPoint.verdict<Own>(),
  /** Whether it passes without a roll. */
  onPassage: hookPoint.verdict<Step & { obstruction: Obstruction }>(),
  /** What else wants a roll of it. */
  onObstruction: hookPoint.all<Step, Obstruction>(),
  // defensive fire, asked of who would shoot
  /** Whether a step provokes its fire: 'can' where the rules would not say so. */
  onProvoked: hookPoint.verdict<Provocation>(),
  onProvokedGiven: hookPoint.verdict<Provocation & { giver: Unit }>(),
  /** Shots of one defensive fire; nobody speaks: 1. */
  onVolley: hookPoint.highest<Own>(),
  /** Whether it makes defensive fire at all. */
  onDefensiveFire: hookPoint.verdict<Own>(),
  /** Whether it may shoot more than once a phase. */
  onShotLimit: hookPoint.verdict<Own>(),

  // an assault
  onModes: hookPoint.all<Own, Mode>(),
  /** Usual attacks of one assault; nobody speaks: 1. */
  onAttacks: hookPoint.highest<Own>(),
  /** Hexes it may go after its attacks, and before them. */
  onFade: hookPoint.highest<Own>(),
  onAdvance: hookPoint.highest<Own>(),
  /** Whether friends around may charge. */
  onChargeGiven: hookPoint.verdict<Own & { giver: Unit }>(),
  /** Whether a friend may turn after an attack. */
  onTurnGiven: hookPoint.verdict<Own & { giver: Unit }>(),
  onUse: hookPoint.all<Own, Use>(),

  // counters
  /** What a face-up Disrupted counter is to it. */
  onShaken: hookPoint.first<Own, 'ignored' | 'destroyed'>(),
  /** Whether it ignores the first Damaged counter of the battle. */
  onShrug: hookPoint.verdict<Own>(),
  /** The die with which it burns up: when it is attacked, or gets a Damaged counter. */
  onFlames: hookPoint.lowest<Own & { cause: 'attacked' | 'damaged' }>(),
  /** The die with which a Destroyed counter is taken off again. */
  onEndurance: hookPoint.lowest<Own>(),
  /** The die that it needs to recover from disruption; 7: it never does. */
  onRecovery: hookPoint.lowest<Own>(),
  /** Whether it recovers at the end of its movement phase, and whether friends do at the start of theirs. */
  onRally: hookPoint.verdict<Own>(),
  onRallyGiven: hookPoint.verdict<Own & { giver: Unit }>(),

  // who carries whom, and who comes when
  /** Of a transport: whether it takes somebody besides those aboard. */
  onCargo: hookPoint.verdict<Own & { cargo: Unit; carried: readonly Unit[] }>(),
  /** Of a soldier: whether it can be carried at all. */
  onCarried: hookPoint.verdict<Own>(),
  /** Of a transport: whether who is aboard can be attacked, or attack. */
  onExposed: hookPoint.verdict<Own & { cargo: Unit }>(),
  onPlatform: hookPoint.verdict<Own & { cargo: Unit }>(),
  /** Whether it may get off at the end of the movement phase in which it got on. */
  onLeap: hookPoint.verdict<Own>(),
  /** When it comes, if not at the set-up: at the start or the end of a movement phase, or in an assault. */
  onReserve: hookPoint.first<Own, 'start' | 'end' | 'assault'>(),
  /** Where one in reserve may come, and where one may be deployed beside its side's zone. */
  onArrival: hookPoint.verdict<Own & Spot>(),
  onDeploy: hookPoint.verdict<Own & Spot>(),
  /** Hexes it may go before the first turn. */
  onVanguard: hookPoint.highest<Own>(),

  // initiative
  onInitiative: hookPoint.highest<Own>(),
  onInitiativeMore: hookPoint.sum<Own>(),
  onInitiativeAgain: hookPoint.verdict<Own>(),

  /** How far it shoots at aircraft that come. */
  onAntiAir: hookPoint.highest<Own>(),
  /** It takes the room of a vehicle. */
  onBulk: hookPoint.first<Own, 'vehicle'>(),
} satisfies HookPoints;
