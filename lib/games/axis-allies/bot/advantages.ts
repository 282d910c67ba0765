import { editionOf } from '../editions';
import { reinforceable } from '../rules/advantages';
import { type Use, usesOf } from '../rules/declarations';
import { capacityOf } from '../rules/factories';
import { attackersAt, defendersAt } from '../rules/forces';
import { fliesKamikaze } from '../rules/kamikaze';
import { hasEnemies, isHostileLand, isSea, sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { isFree, landsTwice, moveOf, unitOf } from '../rules/units';
import type { Order, SpaceId, Stack, State, Units } from '../types';
import type { Plan } from './attack';
import { lossAt } from './exposure';
import { countUnits, fight, landTypes, minus, plus, unitsOf, valueOfUnits } from './forces';
import { reservedIn } from './reserves';
import { cargoValue } from './seas';
import { type Survey, surveyOf } from './survey';
import { landingsToCome } from './voyages';
import { isVital } from './worth';

/** Before the purchase. N-SU5: troops, not aircraft, change hands. N-UK2. */
export function* declared(survey: Survey): Generator<Order> {
  for (const use of usesOf(survey.state, 'lend-lease')) {
    const units = Object.fromEntries(landTypes.flatMap((type) => (use.units?.[type] ? [[type, use.units[type]]] : [])));
    if (countUnits(units) > 0) yield { ...use, units };
  }
  if (isStrikeDue(survey)) yield* usesOf(survey.state, 'joint-strike');
}

/** Odds of a strike that is worth it, and of one that a power could as well do alone. */
const jointOdds = 0.75;
const singleOdds = 0.5;

/** Both powers together take a city or capital that neither takes alone. */
const isStrikeDue = ({ state }: Survey): boolean =>
  Object.keys(state.control).some((target) => {
    const holder = state.control[target] ?? state.power;
    if (!isHostileLand(state, target, state.power) || !isVital(surveyOf(state), target)) return false;
    const defender = surveyOf({ ...state, power: holder });
    const [uk, usa] = (['uk', 'usa'] as const).map((power) => defender.threats(target).find(({ enemy }) => enemy === power)?.force);
    const odds = (force: Units) => fight(state, force, defender.garrison(target), 'land', { defender: holder }).win;
    return uk !== undefined && usa !== undefined && odds(plus(uk, usa)) >= jointOdds && Math.max(odds(uk), odds(usa)) < singleOdds;
  });

/** What the power that is led can still send there in a joint strike, while its leader plans. */
export function followersTo({ state }: Survey, target: SpaceId): Units {
  const [leader, other] = state.led ?? [];
  if (leader !== state.power) return {};
  const holder = state.control[target] ?? leader;
  return (
    surveyOf({ ...state, power: holder })
      .threats(target)
      .find(({ enemy }) => enemy === other)?.force ?? {}
  );
}

/** After all moves: N-SU3, complexes go where they are safer; N-US2, infantry where the front is. */
export function* resettled(survey: Survey): Generator<Order> {
  const { state, edition, front, risk, garrison } = survey;
  const output = (at: SpaceId) => capacityOf(state, at) * (1 - risk(at, garrison(at)));
  for (const use of usesOf(state, 'mobile-industry')) {
    const [from = '', to = ''] = use.path ?? [];
    if (from !== edition.power[survey.power].capital && output(to) > output(from) + 1) yield use;
  }
  const call = (at: SpaceId) => front(at) * (1 - risk(at, plus(garrison(at), { infantry: 1 })));
  const now = state.turn.reinforce ?? reinforceable(state)[0] ?? '';
  const [best] = usesOf(state, 'chinese-divisions').sort((a, b) => call(b.space ?? '') - call(a.space ?? ''));
  if (best?.space && call(best.space) > call(now)) yield best;
}

/** IPCs that a reaction must gain. */
const worthIt = 4;

/** N-UK3: where units of a neighbour change a battle most; N-JP3: submarines that could not get away give themselves up in a battle that is lost. */
export function* reactions(state: State): Generator<Order> {
  const survey = surveyOf({ ...state, power: 'uk' });
  const gains = usesOf(state, 'enigma').map((use) => ({ use, gain: reinforcement(state, survey, use) }));
  const [best] = gains.sort((a, b) => b.gain - a.gain);
  if (best && best.gain > worthIt) yield best.use;
  for (const use of usesOf(state, 'kaiten')) {
    const attackers = attackersAt(state, { space: use.space ?? '', kind: 'sea' });
    const odds = fight(state, unitsOf(attackers), unitsOf(defendersAt(state, { space: use.space ?? '' })), 'sea');
    if (odds.win > 1 / 2 && attackers.some(({ type }) => unitOf(state, type).detects)) yield use;
  }
}

function reinforcement(state: State, survey: Survey, { path = [], units = {} }: Use): number {
  const [from = '', to = ''] = path;
  const kind = isSea(state, to) ? 'sea' : 'land';
  const attack = unitsOf(attackersAt(state, { space: to, kind }));
  if (countUnits(attack) === 0) return 0;
  const defence = unitsOf(defendersAt(state, { space: to }));
  const owners = { attacker: state.power, defender: survey.power };
  const [before, after] = [fight(state, attack, defence, kind, owners), fight(state, attack, plus(defence, units), kind, owners)];
  const saved =
    (before.win - after.win) * survey.worth(to) + (after.attackLoss - before.attackLoss) - (after.defenceLoss - before.defenceLoss);
  if (isSea(state, from)) return saved;
  const garrison = survey.garrison(from);
  return saved - Math.max(0, lossAt(survey, from, minus(garrison, units)) - lossAt(survey, from, garrison));
}

/** N-JP4: ships on their way to a shore that nobody defends put an infantry ashore on another such. */
export function* parties({ state }: Survey, plans: readonly Plan[]): Generator<Order> {
  if (!landsTwice(state)) return;
  const isBare = (at: SpaceId) => isHostileLand(state, at, state.power) && !hasEnemies(state, at, state.power);
  for (const order of plans.flatMap(({ orders }) => orders)) {
    if (order.type !== 'assault' || !isBare(order.target)) continue;
    for (const at of order.path.slice(0, -1)) {
      for (const to of editionOf(state).coast[at] ?? []) {
        if (to !== order.target && isBare(to)) yield { ...order, first: { type: 'infantry', to, at } };
      }
    }
  }
}

/** N-JP2: aircraft that nothing else needs give themselves up where what they sink is on average worth more than they are. */
export function* kamikazes(survey: Survey): Generator<Order> {
  const { state, edition, power } = survey;
  const types = (['fighter', 'bomber'] as const).filter((type) => fliesKamikaze(state, type));
  if (types.length === 0) return;
  for (const zone of edition.zones) {
    const prizes = prizesAt(survey, zone);
    for (const type of prizes.length > 0 ? types : []) {
      const { attack, cost } = edition.units[type];
      if ((attack / 6) * (prizes[0] ?? 0) <= cost + worthIt) continue;
      for (const [from, steps] of edition.flight[zone] ?? []) {
        const idle = stacksAt(state, from).some((each) => each.owner === power && each.type === type && isFree(state, each));
        if (!idle || steps > moveOf(state, power, type) || reservedIn(survey, from)[type]) continue;
        yield { type: 'move', path: [from, zone], units: { [type]: 1 }, role: 'kamikaze' };
      }
    }
  }
}

/** What each hit on enemy ships in a zone costs them, cheapest first as they choose; those that kamikazes already fly at are counted out. */
function prizesAt(survey: Survey, zone: SpaceId): number[] {
  const { state, edition, power } = survey;
  const stacks = stacksAt(state, zone);
  const prizeOf = (stack: Stack) =>
    valueOfUnits(edition, { [stack.type]: 1 }) + (stack.cargo ? landingsToCome + cargoValue(survey, [{ ...stack, count: 1 }]) : 0);
  const ships = stacks.filter(({ owner, type }) => !sameSide(state, owner, power) && edition.units[type].domain === 'sea');
  const hits = ships.flatMap((each) => {
    const first = new Array<number>(each.damaged ? 0 : ((edition.units[each.type].hits ?? 1) - 1) * each.count).fill(0);
    return [...first, ...new Array<number>(each.count).fill(prizeOf(each))];
  });
  const flying = stacks.reduce((sum, { owner, kamikaze, count }) => sum + (owner === power && kamikaze ? count : 0), 0);
  return hits.sort((a, b) => a - b).slice(flying);
}
