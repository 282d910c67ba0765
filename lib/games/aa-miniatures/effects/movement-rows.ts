import type { Hooks } from '../../../engine';
import { hasSubtype } from '../cards';
import { afoot, areAdjacent, cardOf, groundAt, isCommander, isMarked, isSoldier, isVehicle } from '../rules/battle';
import type { Unit } from '../types';
import type { abilityPoints, Obstruction, Step } from './points';

type Row = Hooks<typeof abilityPoints>;

const isInto = ({ battle, to }: Step, ground: string): boolean => groundAt(battle, to) === ground;

/** Passes something without a roll. */
const passes = (what: Obstruction): Row => ({ onPassage: ({ obstruction }) => (obstruction === what ? 'can' : null) });

/** Abilities that say how a unit moves, and where it may not. */
export const movementRows = {
  relocate_n: { onSpeed: ({ isAssault }, { level }) => (isAssault ? level : null) },
  high_gear_n: { onRoadSpeed: (_going, { level }) => level },
  amphibious: {
    onPassage: ({ obstruction }) => (obstruction === 'stream' ? 'can' : null),
    onStep: (step) => (isInto(step, 'lake') ? 'can' : null),
    onStepCost: (step) => (isInto(step, 'lake') ? 2 : null),
  },
  brushcutters: passes('forest'),
  forest_runner: passes('forest'),
  trench_crossing: passes('stream'),
  complexity: { onMove: ({ unit }) => (isMarked(unit, 'battle', 'stuck') ? 'cannot' : null) },
  chatting_on_the_radio: { onMove: ({ battle, isAssault }) => (isAssault && battle.edition === 'rulebook' ? 'cannot' : null) },
  command_dependent: {
    onMove: ({ battle, unit, isAssault }) => {
      const isLed = afoot(battle).some((each) => each.side === unit.side && isCommander(battle, each) && areAdjacent(each, unit));
      return isAssault || isLed ? null : 'cannot';
    },
  },
  dug_in: { onMove: () => 'cannot', onCarried: () => 'cannot' },
  prone_to_breakdown: { onMove: ({ unit }) => (unit.damaged ? 'cannot' : null) },
  excellent_suspension: { onStepCost: (step) => (isInto(step, 'hill') ? 1 : null) },
  poor_suspension: { onStep: (step) => (isInto(step, 'hill') ? 'cannot' : null) },
  weak_suspension: { onObstruction: (step) => (isInto(step, 'hill') ? 'hill' : null) },
  thin_wheels: { onStep: (step) => (isInto(step, 'marsh') || step.isStream ? 'cannot' : null) },
  water_craft: { onStep: (step) => (isInto(step, 'lake') ? 'can' : 'cannot') },
  tally_ho: {
    onSpeedGiven({ battle, unit, giver, isAssault }) {
      const isMeant = isSoldier(battle, unit) && !hasSubtype(cardOf(battle, unit), 'Artillery') && giver.disrupted === 'no';
      return !isAssault && isMeant && (areAdjacent(giver, unit) || giver.id === unit.id) ? 1 : null;
    },
  },
  mountaineering: { onRollModifier: () => 1 },
  robust: {
    onRollModifier: () => 1,
    onMove: ({ unit }) => (unit.disrupted === 'no' ? null : 'can'),
    onSpeed: ({ unit, value }) => (unit.disrupted === 'no' ? null : Math.min(1, value)),
  },
  lead_the_way: { onRollAgain: () => 'can' },
  heavy_rifle: {
    onSpeed({ battle, unit, value }) {
      const isCarrier = (each: Unit) => each.side === unit.side && isSoldier(battle, each) && cardOf(battle, each).speed === 1;
      return afoot(battle).some((each) => isCarrier(each) && areAdjacent(each, unit)) ? Math.max(1, value) : null;
    },
  },
  extra_fuel: {
    onSpeedGiven: ({ battle, unit }) => (isVehicle(battle, unit) && (cardOf(battle, unit).speed ?? 0) >= 3 ? 1 : null),
  },
  avre: { onClearing: () => 'can' },
  overrun: { onOverrun: () => 'can' },
  strike_and_fade_n: { onFade: (_own, { level }) => level },
  aggression_n: { onAdvance: (_own, { level }) => level },
  vanguard: { onVanguard: () => 4 },
  heavy_gun: { onBulk: () => 'vehicle' },
  large: { onBulk: () => 'vehicle' },
} satisfies Record<string, Row>;
