import type { Hooks } from '../../../engine';
import { hasSubtype } from '../cards';
import { follows } from '../quirks';
import {
  afoot,
  apart,
  areAdjacent,
  cardOf,
  hasAbility,
  hasBeaten,
  isAircraft,
  isMarked,
  isObstacle,
  isOpen,
  isSoldier,
  isVehicle,
  isWeakened,
  sees,
} from '../rules/battle';
import type { Unit } from '../types';
import type { abilityPoints, Banded, Given } from './points';

type Row = Hooks<typeof abilityPoints>;

/** A commander leads the units around and itself (rulebook, "Capacità del comandante"); a disrupted one leads nobody. */
const leads = (giver: Unit, unit: Unit): boolean => giver.disrupted === 'no' && (giver.id === unit.id || areAdjacent(giver, unit));

const leadsSoldier = ({ shot, giver }: Given<object>, unit: Unit): boolean => isSoldier(shot.battle, unit) && leads(giver, unit);

const leadsVehicle = ({ shot, giver }: Given<object>, unit: Unit): boolean =>
  giver.disrupted === 'no' && isVehicle(shot.battle, unit) && (giver.id === unit.id || apart(giver, unit) <= 2);

/** Soldiers around have dice more where it is so. */
const dice = (isSo: (given: Given<Banded>) => boolean): Row => ({
  onDiceGiven: (given) => (leadsSoldier(given, given.shot.attacker) && isSo(given) ? 1 : null),
});

/** Soldiers around have one more on each die where it is so. */
const aim = (isSo: (given: Given<Banded>) => boolean): Row => ({
  onDieModifierGiven: (given) => (leadsSoldier(given, given.shot.attacker) && isSo(given) ? 1 : null),
});

/** Soldiers around have one more defense where it is so. */
const guard = (isSo: (given: Given<Banded>) => boolean): Row => ({
  onDefenseGiven: (given) => (leadsSoldier(given, given.shot.target) && isSo(given) ? 1 : null),
});

const isDefensive = ({ shot }: Given<Banded>): boolean => shot.kind === 'defensive';

/** Soldiers have this mark whom the fate of one of them drives on. */
export const driven = 'driven';

/** Soldiers around step into a hex of the enemy and attack there. */
const charges: Row = {
  onChargeGiven({ battle, unit, giver }) {
    const isBarred = battle.edition === 'revised' && (unit.disrupted !== 'no' || hasSubtype(cardOf(battle, unit), 'Artillery'));
    return giver.disrupted === 'no' && isSoldier(battle, unit) && (giver.id === unit.id || areAdjacent(giver, unit)) && !isBarred
      ? 'can'
      : null;
  },
};

/** What commanders and others give to friends around them, and do to enemies. */
export const commanderRows = {
  defensive_preparation: {
    onDefenseGiven({ shot: { battle, target }, giver }) {
      const isMeant = isSoldier(battle, target) || follows(battle, 'preparedVehicles');
      return leads(giver, target) && isMeant && hasSubtype(cardOf(battle, target), 'Artillery') ? 1 : null;
    },
  },
  elan: guard(isDefensive),
  fearless: guard(isDefensive),
  dispersal: guard(({ shot: { battle, attacker } }) => hasAbility(battle, attacker, 'blast')),
  terrain_expert: guard(({ shot: { band } }) => band === 'long'),
  stalwart: aim(isDefensive),
  intimidation: {
    onDieModifierAgainst: ({ shot: { battle, attacker }, giver }) =>
      isSoldier(battle, attacker) && giver.disrupted === 'no' && areAdjacent(giver, attacker) ? -1 : 0,
  },
  improved_accuracy: {
    onReachGiven: ({ value, ...given }) =>
      leadsSoldier(given, given.shot.attacker) ? { ...value, medium: Math.max(6, value.medium) } : null,
  },
  pinpointer: { onCoverGiven: (given) => (leadsSoldier(given, given.shot.attacker) ? 1 : null) },
  paratrooper_commander: dice(({ shot: { battle, attacker } }) => hasSubtype(cardOf(battle, attacker), 'Paratrooper')),
  tenacity: dice(({ shot: { range } }) => range === 0),
  tides_of_war: dice(({ shot: { battle, attacker } }) => hasBeaten(battle, attacker.side)),
  command_leadership: {
    onDiceGiven: (given) => (given.shot.kind === 'assault' && leadsVehicle(given, given.shot.attacker) ? 1 : null),
  },
  command_ruthless: {
    onDieModifierGiven(given) {
      const { battle, attacker, target } = given.shot;
      return leadsVehicle(given, attacker) && isWeakened(target) && !hasAbility(battle, attacker, 'ruthless') ? 1 : null;
    },
  },
  commander_abilities_initiative_n: { onInitiative: ({ unit }, { level }) => (unit.disrupted === 'no' ? level : null) },
  recon: {
    onInitiativeMore({ battle, unit }) {
      const { hex } = unit;
      if (hex === null || unit.aboard !== null) return null;
      return afoot(battle).some((each) => each.side !== unit.side && !isObstacle(battle, each) && isOpen(battle, hex, each.hex ?? ''))
        ? 1
        : null;
    },
  },
  organization: { onInitiativeAgain: () => 'can' },
  banzai_charge: charges,
  angriff: charges,
  bravery_enforcement: {
    onDieModifierGiven: ({ shot: { attacker } }) => (isMarked(attacker, 'phase', driven) ? 1 : null),
    onUse: ({ battle }) => (battle.edition === 'rulebook' ? { phase: 'assault', when: 'start', once: 'phase' } : null),
    onComposureGiven: ({ battle, unit, giver }) =>
      battle.edition === 'revised' && giver.disrupted === 'no' && isSoldier(battle, unit) && areAdjacent(giver, unit) ? 'can' : null,
  },
  command_awareness: {
    onProvokedGiven(step) {
      const { battle, unit, shooter, giver, to } = step;
      const isLed = giver.disrupted === 'no' && isVehicle(battle, shooter) && apart(giver, shooter) <= 2;
      return isLed && isSoldier(battle, unit) && to === shooter.hex ? 'can' : null;
    },
  },
  command_quick_reactions: {
    onTurnGiven: ({ battle, unit, giver }) =>
      giver.disrupted === 'no' && isVehicle(battle, unit) && apart(giver, unit) <= 2 ? 'can' : null,
  },
  coordinated_fire_c_a: dice(({ shot: { target }, giver }) => isMarked(giver, 'turn', `at:${target.id}`)),
  plentiful_ammo: {
    onRerollGiven: ({ shot: { battle, attacker } }) =>
      isSoldier(battle, attacker) || isVehicle(battle, attacker) ? { most: 99, of: 'ones' } : null,
  },
  spotter: {
    onDiceGiven({ shot: { battle, attacker, target }, giver }) {
      const reach = battle.edition === 'revised' ? 8 : 4;
      const isSeen = sees(battle, giver, target) || !follows(battle, 'seenBySpotters');
      return isAircraft(battle, attacker) && apart(giver, target) <= reach && isSeen ? 1 : null;
    },
  },
} satisfies Record<string, Row>;
