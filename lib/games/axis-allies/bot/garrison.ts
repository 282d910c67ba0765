import { capacityOf } from '../rules/factories';
import { stacksAt } from '../rules/stacks';
import { isFree } from '../rules/units';
import type { SpaceId, Units, UnitType } from '../types';
import { countUnits, fewest, fight, landTypes, minus, plus, unitsOf } from './forces';
import type { Survey } from './survey';
import { homeOf } from './worth';

/** Chance of losing a capital that is accepted, and by how much it grows when a game has dragged on for long. */
const acceptedRisk = 0.05;
const recklessness = 0.2;
/** IPCs that may be lost at a front before it counts as open. */
const acceptedLoss = 1.5;
/** Worth from which a territory that cannot be held still gets a guard against whoever would walk in. */
const worthGuard = 1;

/** Who stays in a city that nobody threatens yet. */
const sentry: Units = { infantry: 2 };

/** Own land units there that have not moved. */
export function freeTroops({ state, edition }: Pick<Survey, 'state' | 'edition'>, territory: SpaceId): Units {
  return unitsOf(stacksAt(state, territory).filter((each) => isFree(state, each) && edition.units[each.type].domain === 'land'));
}

/** Free units beyond those that the territory needs: enough to hold it, a single guard where it cannot be held; nobody leaves a city that would decide the game. */
export function spareUnits(survey: Survey, territory: SpaceId): Units {
  const { state, edition, power } = survey;
  const free = freeTroops(survey, territory);
  if (countUnits(free) === 0) return free;
  const isCity = survey.vital.includes(territory);
  if (survey.threats(territory).length === 0) return isCity ? minus(free, sentry) : free;
  const isHome = homeOf(survey, territory) !== null;
  const coming =
    isHome && edition.power[power].capital === territory ? Math.min(capacityOf(state, territory), state.bought.infantry ?? 0) : 0;
  const staying = plus(survey.garrison(territory), { infantry: coming });
  const order = [...landTypes].reverse().flatMap((type) => new Array<UnitType>(free[type] ?? 0).fill(type));
  const firstOf = (count: number) => unitsOf(order.slice(0, count).map((type) => ({ type, count: 1 })));
  const accepted = acceptedRisk + recklessness * (Math.max(0, survey.daring - 1) + survey.despair);
  const isOpen = (gone: Units) =>
    isHome || isCity
      ? survey.risk(territory, minus(staying, gone)) > accepted
      : lossAt(survey, territory, minus(staying, gone)) > acceptedLoss;
  if (!isHome && isOpen({})) return isCity ? {} : minus(free, guardOf(survey, territory, minus(staying, free)));
  const tooMany = fewest(order.length + 1, (count) => isOpen(firstOf(count)));
  return firstOf(tooMany - 1);
}

/** One infantry where nobody else stays and somebody may walk in. */
function guardOf(survey: Survey, territory: SpaceId, others: Units): Units {
  return countUnits(others) === 0 && survey.worth(territory) >= worthGuard ? { infantry: 1 } : {};
}

/** Share of its worth that a territory loses beyond its price when the enemy may walk in, and the most of it. */
const walkIn = { share: 1.6, most: 4 };

/**
 * What the own side stands to lose in a territory that these units hold, in IPCs: the gain of the enemy that gains most by attacking,
 * nothing where none would.
 */
export function lossAt({ state, power, threats, worth }: Survey, territory: SpaceId, garrison: Units): number {
  const prize = worth(territory);
  let loss = 0;
  for (const { enemy, force } of threats(territory)) {
    if (countUnits(garrison) === 0) return prize + Math.min(walkIn.most, prize * walkIn.share);
    const { win, attackLoss, defenceLoss } = fight(state, force, garrison, 'land', { attacker: enemy, defender: power });
    loss = Math.max(loss, win * prize + defenceLoss - attackLoss);
  }
  return loss;
}

/** By how much fewer or more units in a territory change what may be lost there; positive when it gets better. */
export const reliefAt = (survey: Survey, territory: SpaceId, before: Units, after: Units): number =>
  lossAt(survey, territory, before) - lossAt(survey, territory, after);
