import type { Hooks } from '../../../engine';
import { hasSubtype } from '../cards';
import { isAhead } from '../map/hexes';
import { sightOf } from '../map/sight';
import { follows } from '../quirks';
import {
  afoot,
  apart,
  areAdjacent,
  cardOf,
  groundAt,
  hasAbility,
  hasBeaten,
  isAircraft,
  isCommander,
  isMarked,
  isOpen,
  isSoldier,
  isVehicle,
  isWeakened,
  mapOf,
  sees,
} from '../rules/battle';
import { sixesOf } from '../rules/hits';
import type { Battle, Shot, Unit } from '../types';
import type { abilityPoints, Banded } from './points';

type Row = Hooks<typeof abilityPoints>;

export const aimsAtVehicle = ({ battle, target }: Pick<Banded, 'battle' | 'target'>): boolean => isVehicle(battle, target);
export const aimsAtSoldier = ({ battle, target }: Pick<Banded, 'battle' | 'target'>): boolean => isSoldier(battle, target);

/** Extra dice of an attack on some targets. */
const hunter = (dice: number, isPrey: (shot: Banded) => boolean): Row => ({ onDice: (shot) => (isPrey(shot) ? dice : null) });

/** Attacks some targets no farther than the number behind its name. */
const within = (isMeant: (shot: Banded) => boolean): Row => ({
  onAim: (shot, { level }) => (isMeant(shot) && shot.range > level ? 'cannot' : null),
});

/** What it attacks is before it; who has no facing has everything before it. */
export const isBefore = ({ attacker, from, at }: Banded): boolean => attacker.facing === null || isAhead(from, attacker.facing, at);

/** At short range it denies cover, and three sixes destroy at once; by the revised cards no aircraft. */
export const flames = (isMeant: (shot: Banded) => boolean): Row => ({
  onCoverIgnored: (shot) => (shot.band === 'short' && isMeant(shot) ? 'can' : null),
  onKill(shot) {
    const { battle, target, band, natural } = shot;
    const isSpared = battle.edition === 'revised' && isAircraft(battle, target);
    return band === 'short' && isMeant(shot) && !isSpared && natural.filter((die) => die === 6).length >= 3 ? 'can' : null;
  },
});

const isBest = (battle: Battle, level: number, other: number): boolean => level >= other || !follows(battle, 'betterThanHands');

/** Dice of its own within its hex, which deny cover; values that are higher still, against an open crew or of arms taken up, go before. */
const hand = (isMeant: (shot: Pick<Shot, 'battle' | 'target'>) => boolean): Row => ({
  onProfile: (shot, { level }) => (shot.range === 0 && isMeant(shot) && isBest(shot.battle, level, shot.value[0]) ? [level, 0, 0] : null),
  onCoverIgnored: (shot, { level }) => (shot.range === 0 && isMeant(shot) && isBest(shot.battle, level, shot.printed) ? 'can' : null),
});

/** A gun that points forward, at some targets. */
const fixed = (isMeant: (shot: Banded) => boolean): Row => ({
  onAim: (shot) => (isMeant(shot) && !isBefore(shot) ? 'cannot' : null),
});

const besideCommander: Row = {
  onDice: ({ battle, attacker }) =>
    afoot(battle).some((each) => each.side === attacker.side && isCommander(battle, each) && areAdjacent(each, attacker)) ? 1 : null,
};

const seesOnGround = (battle: Battle, { hex: from }: Unit, { hex: at }: Unit): boolean =>
  from !== null && at !== null && isOpen(battle, from, at);

/** A friend of this kind is within so many hexes of an enemy and sees it. */
function watched(battle: Battle, attacker: Unit, target: Unit, reach: number, isWatcher: (unit: Unit) => boolean): 'can' | null {
  const see = follows(battle, 'seenBySpotters') ? sees : seesOnGround;
  const isSeen = afoot(battle).some(
    (each) => each.side === attacker.side && isWatcher(each) && apart(each, target) <= reach && see(battle, each, target),
  );
  return isSeen ? 'can' : null;
}

/** By the revised cards who chats on the radio spots nothing in an assault in which it has moved. */
function isSpotter(battle: Battle, unit: Unit): boolean {
  const isBusy =
    battle.edition === 'revised' &&
    battle.phase === 'assault' &&
    isMarked(unit, 'phase', 'moved') &&
    hasAbility(battle, unit, 'chatting_on_the_radio');
  return hasAbility(battle, unit, 'spotter') && !isBusy;
}

/** Abilities of whoever attacks: dice, ranges, arcs, what counts as a success. */
export const attackRows = {
  close_assault_n: hand(aimsAtVehicle),
  hand_to_hand_n: hand(aimsAtSoldier),
  extended_range_n: { onReach: ({ value, ...shot }, { level }) => (aimsAtVehicle(shot) ? { ...value, long: level } : null) },
  enhanced_range_n: { onReach: ({ value }, { level }) => ({ ...value, long: level }) },
  limited_range_n: within((shot) => shot.battle.edition === 'revised' || aimsAtSoldier(shot)),
  restricted_range_n: within(() => true),
  inaccurate_n: { onDieModifier: (_shot, { level }) => -level },
  shrapnel_n: { onSuccesses: ({ value, ...shot }, { level }) => (aimsAtSoldier(shot) ? value * level : null) },
  bravado_n: {
    onDice: ({ battle, attacker }, { level }) => (battle.fallen.some(({ side }) => side === attacker.side) ? null : level),
  },
  bombardment: {
    onCoverIgnored: () => 'can',
    onAim: ({ battle, target }) => (battle.edition === 'revised' && isAircraft(battle, target) ? 'cannot' : null),
  },
  crack_shot: { onDieModifier: ({ battle, target }) => (battle.edition === 'revised' && isAircraft(battle, target) ? null : 1) },
  commander_hunter: hunter(2, ({ battle, target }) => isCommander(battle, target)),
  gun_crew_hunter: hunter(2, ({ battle, target }) => hasSubtype(cardOf(battle, target), 'Artillery')),
  ss_hunter: hunter(2, ({ battle, target }) => cardOf(battle, target).name.startsWith('SS')),
  flanking_attack: hunter(1, (shot) => shot.isRear && aimsAtVehicle(shot)),
  surprise_fire: { onDice: ({ battle, from }) => (groundAt(battle, from) === 'forest' ? 1 : null) },
  ruthless: { onDieModifier: ({ target }) => (isWeakened(target) ? 1 : null) },
  collapsible_screen: { onAim: ({ battle, from }) => (groundAt(battle, from) === 'lake' ? 'cannot' : null) },
  undermanned: { onAim: ({ attacker }) => (attacker.disrupted === 'no' ? null : 'cannot') },
  gung_ho: { onDieModifier: ({ kind }) => (kind === 'defensive' ? 1 : null) },
  vast_experience: {
    onSuccesses: ({ value, natural, modifier }) => value + sixesOf(natural, modifier),
  },
  flamethrower: flames(() => true),
  guard_crew: { onReroll: () => ({ most: 1, of: 'ones' }) },
  seasoned_crew: { onCoverByAttacker: () => -1 },
  experienced_recon: { onUnmask: ({ band }) => (band === 'medium' ? 'can' : null) },
  indirect_fire: {
    onSight({ battle, attacker, target }) {
      const isLater = battle.edition === 'revised';
      if (isLater && !isSoldier(battle, target)) return null;
      return watched(battle, attacker, target, isLater ? 8 : 4, (each) => isSpotter(battle, each));
    },
  },
  improved_indirect_fire: {
    onSight({ battle, attacker, target }) {
      if (!isSoldier(battle, target)) return null;
      const isAmerican = (each: Unit) => cardOf(battle, each).nation === 'United States';
      if (battle.edition === 'rulebook') return watched(battle, attacker, target, 4, isAmerican);
      const byCommander = watched(battle, attacker, target, 4, (each) => isAmerican(each) && isCommander(battle, each));
      return byCommander ?? watched(battle, attacker, target, 8, (each) => isSpotter(battle, each));
    },
  },
  superior_optics: {
    onSight({ battle, from, at }) {
      const { blockers, crossed } = sightOf(mapOf(battle));
      const smoke = follows(battle, 'seenBySpotters') ? battle.smoke : [];
      const smoked = [from, at, ...crossed(from, at)].filter((hex) => smoke.includes(hex));
      return groundAt(battle, from) === 'hill' && new Set([...blockers(from, at), ...smoked]).size === 1 ? 'can' : null;
    },
  },
  tank_hunter: { onDieModifier: (shot) => (aimsAtVehicle(shot) ? 1 : null) },
  turret_lock: { onAim: ({ battle, from }) => (groundAt(battle, from) === 'hill' ? 'cannot' : null) },
  well_led: { onDice: ({ kind }) => (kind === 'assault' ? 1 : null) },
  quick_swivel: { onDice: ({ kind }) => (kind === 'defensive' ? 1 : null) },
  no_turret: fixed(aimsAtVehicle),
  fixed_gun: fixed(aimsAtVehicle),
  fixed_howitzer: fixed(() => true),
  fixed_rear_gun: {
    onAim: (shot) => (aimsAtVehicle(shot) && isBefore(shot) === (shot.battle.edition === 'revised') ? 'cannot' : null),
  },
  stars_and_stripes: besideCommander,
  coordinated_fire: besideCommander,
  dismounted_attack: {
    onReach({ value, ...shot }) {
      const isFree = !afoot(shot.battle).some(
        (each) => each.side !== shot.attacker.side && isSoldier(shot.battle, each) && areAdjacent(each, shot.attacker),
      );
      return isFree && aimsAtVehicle(shot) ? { ...value, short: 2 } : null;
    },
  },
  open_crew: {
    onDieModifier: ({ battle, attacker }) =>
      afoot(battle).some((each) => each.side !== attacker.side && isSoldier(battle, each) && apart(each, attacker) <= 2) ? -1 : null,
  },
  fury_n: {
    onDice: ({ battle, attacker }, { level }) => (hasBeaten(battle, attacker.side) ? level : null),
  },
  shock_troop: {
    onDieModifier: ({ battle, attacker, target }) => (isAircraft(battle, target) || isMarked(attacker, 'battle', 'fought') ? null : 1),
  },
} satisfies Record<string, Row>;
