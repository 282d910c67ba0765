import { type Dice, hasSubtype } from '../cards';
import { abilities } from '../effects';
import type { Banded, Given, Reroll } from '../effects/points';
import { follows } from '../quirks';
import type { Band, Reach, Shot, Unit } from '../types';
import { abilitiesOf, cardOf, isAircraft, isCovering, isMarked, isSoldier, isWeakened, sees } from './battle';
import { type Gift, giftsAt, isGiven } from './given';
import { hitsOf, successesOf } from './hits';

/** A soldier in a shelter has this mark until he leaves its hex. */
export const sheltered = 'sheltered';

const usual: Reach = { short: 1, medium: 4, long: 8 };

/** Why a unit may not attack another from where they stand. */
export type Hindrance = 'no-value' | 'out-of-range' | 'no-sight' | 'forbidden' | 'protected';

/** An attack as it would be rolled. */
export interface Aim extends Banded {
  dice: number;
  /** Added to each die. */
  modifier: number;
  defense: number;
  /** By how much successes must exceed the defense for two hits. */
  margin: number;
  /** What a cover roll needs; null: the target makes none. */
  cover: number | null;
  /** The cover roll is made without a die. */
  isCovered: boolean;
  /** Dice that are thrown again. */
  rerolls: readonly Reroll[];
}

const own = ({ battle, attacker }: Shot) => abilitiesOf(battle, attacker);
const ofTarget = ({ battle, target }: Shot) => abilitiesOf(battle, target);

type Whose = 'friends' | 'enemies';
type GivenPoint = 'onDiceGiven' | 'onDieModifierGiven' | 'onDefenseGiven' | 'onCoverGiven';
type AroundPoint = GivenPoint | 'onReachGiven' | 'onRerollGiven' | 'onDieModifierAgainst';

/** Abilities of units around that speak at a point, each with whoever has it: friends of a unit, or its enemies. */
const around = ({ battle }: Shot, unit: Unit, whose: Whose, point: AroundPoint): Gift[] =>
  giftsAt(battle, point).filter(({ giver }) => (giver.side === unit.side) === (whose === 'friends'));

/** The highest that friends give; nobody: 0. */
const given = (point: GivenPoint, shot: Banded, unit: Unit): number =>
  Math.max(0, ...around(shot, unit, 'friends', point).map(({ giver, held }) => abilities.ask(point, [held], { shot, giver }) ?? 0));

/** What enemies around take away; of equal names one counts. */
function taken(shot: Banded, unit: Unit): number {
  const said = new Map<string, number>();
  for (const { giver, held } of around(shot, unit, 'enemies', 'onDieModifierAgainst')) {
    const word = abilities.ask('onDieModifierAgainst', [held], { shot, giver } satisfies Given<Banded>);
    if (word !== 0) said.set(held.id, word);
  }
  return [...said.values()].reduce((sum, each) => sum + each, 0);
}

/** Dice that an attacker, or friends for it, throw again; of equal names one counts. */
function rerollsOf(shot: Banded): Reroll[] {
  const more = new Map<string, Reroll[]>();
  for (const { giver, held } of around(shot, shot.attacker, 'friends', 'onRerollGiven'))
    more.set(held.id, abilities.ask('onRerollGiven', [held], { shot, giver }));
  return [...abilities.ask('onReroll', own(shot), shot), ...[...more.values()].flat()];
}

/** The dice of an attack by range: against vehicles or soldiers, whichever the target lets choose. */
function profileOf(shot: Shot): Dice {
  const { battle, attacker, target } = shot;
  const { soldier, vehicle } = cardOf(battle, attacker);
  const isHard = !isSoldier(battle, target) && !isAircraft(battle, target);
  const printed = isHard ? vehicle : soldier;
  const open = isHard && abilities.ask('onTargetProfile', ofTarget(shot), shot) === 'can';
  const values: Dice = open
    ? [Math.max(vehicle[0], soldier[0]), Math.max(vehicle[1], soldier[1]), Math.max(vehicle[2], soldier[2])]
    : printed;
  return abilities.ask('onProfile', own(shot), { ...shot, value: values });
}

function reachOf(shot: Shot): Reach {
  const reach = abilities.ask('onReach', own(shot), { ...shot, value: usual });
  return around(shot, shot.attacker, 'friends', 'onReachGiven').reduce(
    (value, { giver, held }) => abilities.ask('onReachGiven', [held], { shot, giver, value }),
    reach,
  );
}

/** The dice of an attack by range, and its ranges: without what hangs on a range. */
export const rangesOf = (shot: Shot): { dice: Dice; reach: Reach } => ({ dice: profileOf(shot), reach: reachOf(shot) });

const bandOf = (range: number, { short, medium, long }: Reach): Band | null =>
  range <= short ? 'short' : range <= medium ? 'medium' : range <= long ? 'long' : null;

/** It sees its target, or needs not to; from the air all is seen but what smoke hides. By the revised cards smoke hides nobody from who stands in the same hex. */
function isSeen(shot: Banded): boolean {
  const { battle, attacker, target, range } = shot;
  if (abilities.ask('onSight', own(shot), shot) === 'can') return true;
  const isWithin = range === 0 && battle.edition === 'revised' && !isAircraft(battle, attacker) && !isAircraft(battle, target);
  return isWithin || sees(battle, attacker, target);
}

/** What a target shelters in adds to its cover, and what it needs in it where the ground covers nobody. */
function shelterOf({ battle, target, at }: Banded): { ease: number; need: number | null } {
  const asked = isMarked(target, 'battle', sheltered)
    ? battle.units.filter(({ hex }) => hex === at).map((unit) => [abilitiesOf(battle, unit), { battle, unit, target }] as const)
    : [];
  const most = Math.max(0, ...asked.map(([held, box]) => abilities.ask('onShelter', held, box) ?? 0));
  return { ease: most, need: asked.map(([held, box]) => abilities.ask('onShelterNeed', held, box)).find((each) => each !== null) ?? null };
}

/** Cover of the ground, or of a shelter, by what stands in it. */
function coverOf(shot: Banded): number | null {
  const { battle, target, at } = shot;
  if (isAircraft(battle, target)) return null;
  if (isCovering(battle, at, target)) return isSoldier(battle, target) ? 4 : 5;
  return abilities.ask('onCoverNeed', ofTarget(shot), shot) ?? shelterOf(shot).need;
}

/** What stands in the way of an attack, or the attack with its numbers. */
export function aimOf(shot: Shot): Aim | Hindrance {
  const { battle, attacker, target } = shot;
  if (cardOf(battle, target).defense === null) return 'no-value';
  const band = bandOf(shot.range, reachOf(shot));
  if (band === null) return 'out-of-range';
  const banded: Banded = { ...shot, band };
  const printed = printedOf(banded);
  if (printed === 0) return 'no-value';
  if (isMarked(attacker, 'turn', 'pinned:attack')) return 'forbidden';
  if (isAircraft(battle, target) && hasSubtype(cardOf(battle, attacker), 'Artillery') && !hasFlak(banded)) return 'forbidden';
  const barred = barredBy(banded);
  if (barred) return barred;
  if (!isSeen(banded)) return 'no-sight';
  return { ...banded, ...numbersOf(banded, printed) };
}

/** What abilities of either side forbid: "can't" beats "can". */
function barredBy(shot: Banded): 'forbidden' | 'protected' | null {
  if (abilities.ask('onAim', own(shot), shot) === 'cannot') return 'forbidden';
  const isUnmasked = abilities.ask('onUnmask', own(shot), shot) === 'can';
  return abilities.ask('onTargetAim', ofTarget(shot), { ...shot, isUnmasked }) === 'cannot' ? 'protected' : null;
}

const printedOf = (shot: Banded): number => profileOf(shot)[shot.band === 'short' ? 0 : shot.band === 'medium' ? 1 : 2];

/** The attack on somebody who is hit along with the target, seen or not; null: it has no value against him, or an ability forbids it. */
export function strayOf(shot: Shot, band: Band): Aim | null {
  const banded: Banded = { ...shot, band };
  const printed = cardOf(shot.battle, shot.target).defense === null ? 0 : printedOf(banded);
  const isBarred = follows(shot.battle, 'protectedStrays') && barredBy(banded) !== null;
  if (printed === 0 || isBarred) return null;
  const isSlack = shot.by === 'charge' && !follows(shot.battle, 'chargingBlasts');
  return { ...banded, ...numbersOf(isSlack ? { ...banded, by: null } : banded, printed) };
}

function numbersOf(shot: Banded, printed: number): Omit<Aim, keyof Banded> {
  const { battle, attacker, target, isRear, range } = shot;
  const { defense } = cardOf(battle, target);
  const plain = defense ? (isRear ? defense.rear : defense.front) : 1;
  const ignored = abilities.ask('onCoverIgnored', own(shot), { ...shot, printed }) === 'can';
  const fate = ignored ? 'failed' : abilities.ask('onCoverFate', ofTarget(shot), shot);
  const need = fate === 'failed' ? null : coverOf(shot);
  const ease =
    abilities.ask('onCover', ofTarget(shot), shot) +
    shelterOf(shot).ease +
    abilities.ask('onCoverByAttacker', own(shot), shot) -
    given('onCoverGiven', shot, attacker) -
    (range === 0 ? 1 : 0);
  return {
    dice: Math.max(0, printed + abilities.ask('onDice', own(shot), shot) + given('onDiceGiven', shot, attacker)),
    modifier:
      shakenBy(shot) +
      (isAircraft(battle, target) && !hasFlak(shot) ? -1 : 0) +
      abilities.ask('onDieModifier', own(shot), shot) +
      Math.max(shot.by === 'charge' ? 1 : 0, given('onDieModifierGiven', shot, attacker)) +
      abilities.ask('onTargetDieModifier', ofTarget(shot), shot) +
      taken(shot, attacker),
    defense: Math.max(
      1,
      plain - (isWeakened(target) ? 1 : 0) + abilities.ask('onDefense', ofTarget(shot), shot) + given('onDefenseGiven', shot, target),
    ),
    margin: abilities.ask('onMargin', ofTarget(shot), shot) ?? 1,
    cover: need === null ? null : need - ease,
    isCovered: fate === 'made' && need !== null,
    rerolls: rerollsOf(shot),
  };
}

const hasFlak = (shot: Banded): boolean => abilities.ask('onFlak', own(shot), shot) === 'can';

/** A disrupted or damaged attacker has one less on each die, once. */
function shakenBy(shot: Shot): number {
  const { battle, attacker } = shot;
  const one = { battle, unit: attacker };
  const calm =
    attacker.disrupted !== 'no' &&
    (abilities.ask('onComposure', own(shot), one) === 'can' || isGiven('onComposureGiven', battle, attacker));
  return attacker.damaged || (attacker.disrupted !== 'no' && !calm) ? -1 : 0;
}

/** What dice come to: successes and the hits they are worth, before cover. */
export function resultOf(aim: Aim, natural: readonly number[]): { successes: number; hits: number; kills: boolean } {
  const rolled = { ...aim, natural };
  const successes = abilities.ask('onSuccesses', own(aim), { ...rolled, value: successesOf(natural, aim.modifier) });
  const value = hitsOf(successes, aim.defense, aim.margin);
  return {
    successes,
    hits: abilities.ask('onHits', own(aim), { ...rolled, successes, value }),
    kills: abilities.ask('onKill', own(aim), rolled) === 'can',
  };
}
