import { isHostileLand, isHostileSea, sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import type { Power, SpaceId, Stack, State, Units } from '../types';
import { battleLine, countUnits, fight, plus, unitsOf, valueOfUnits, warshipTypes } from './forces';
import type { Survey } from './survey';
import { homeOf } from './worth';

/** Share of a coast's worth that is left one zone further out. */
const fade = 0.75;

/** How much more it is worth to land on the soil of an enemy that stands before a capital of the own side. */
const relief = 1.8;

function besiegers({ state, edition, threats }: Survey): ReadonlySet<Power> {
  const capitals = edition.powers.map((each) => each.capital).filter((capital) => homeOf({ state, edition }, capital) !== null);
  return new Set(capitals.flatMap((capital) => threats(capital).map(({ enemy }) => enemy)));
}

/** What each zone is worth to troops at sea. */
export function landingField(survey: Survey): Map<SpaceId, number> {
  const { state, edition, worth, front } = survey;
  const foremost = besiegers(survey);
  const field = new Map<SpaceId, number>();
  for (const { id, kind } of edition.spaces) {
    if (kind !== 'sea') continue;
    let best = 0;
    for (const coast of edition.coast[id] ?? []) {
      if (state.control[coast] === undefined) continue;
      const holder = state.control[coast];
      const urgency = holder !== undefined && foremost.has(holder) ? relief : 1;
      best = Math.max(best, isHostileLand(state, coast, state.power) ? (worth(coast) * 0.6 + front(coast)) * urgency : front(coast));
    }
    if (best > (field.get(id) ?? 0)) field.set(id, best);
  }
  return spread(state, edition, field);
}

/** Chance of being sunk up to which a zone is a refuge. */
const safe = 0.25;

/** Zones where one transport more would be safe count 1, those on the way there less. */
export function refugeField(survey: Survey): Map<SpaceId, number> {
  const { state, edition } = survey;
  const field = new Map<SpaceId, number>();
  for (const zone of edition.zones) {
    if (isHostileSea(state, zone, state.power)) continue;
    if (danger(survey, zone, plus(navyAt(survey, zone), { transport: 1 })) <= safe) field.set(zone, 1);
  }
  return spread(state, edition, field);
}

/** Chance of being sunk from which transports call for an escort. */
const alarming = 0.3;

/** Where own transports are in danger, by what they and their troops cost. */
export function distressField(survey: Survey): Map<SpaceId, number> {
  const { state, edition, power } = survey;
  const field = new Map<SpaceId, number>();
  for (const zone of edition.zones) {
    const transports = stacksAt(state, zone).filter((each) => each.owner === power && each.type === 'transport');
    if (transports.length === 0 || danger(survey, zone, navyAt(survey, zone)) < alarming) continue;
    field.set(zone, countUnits(unitsOf(transports)) * edition.units.transport.cost + cargoValue(survey, transports));
  }
  return spread(state, edition, field);
}

/** Lets values fade over the sea, not through hostile zones. */
export function spread(state: State, edition: Survey['edition'], field: Map<SpaceId, number>): Map<SpaceId, number> {
  const queue = [...field].sort((a, b) => b[1] - a[1]).map(([zone]) => zone);
  for (let zone = queue.shift(); zone !== undefined; zone = queue.shift()) {
    const value = (field.get(zone) ?? 0) * fade;
    for (const near of edition.bySea[zone] ?? []) {
      if (value <= (field.get(near) ?? 0) + 0.01 || isHostileSea(state, near, state.power)) continue;
      field.set(near, value);
      queue.push(near);
    }
  }
  return field;
}

/** What an enemy that looks for profit counts for the cargo of a transport. */
const cargoGuess = 4;

/** Chance that an enemy clears a zone of these ships; small where that would cost it more than it sinks. */
export function danger(survey: Survey, zone: SpaceId, ships: Units): number {
  const { win, gain } = raid(survey, zone, ships);
  return gain > 0 ? win : win * 0.3;
}

/** What the enemy that can send most gains by attacking these ships, in IPCs; negative where it loses more than it sinks. */
export const enemyGain = (survey: Survey, zone: SpaceId, ships: Units): number => raid(survey, zone, ships).gain;

function raid({ state, edition, power, seaThreat }: Survey, zone: SpaceId, ships: Units): { win: number; gain: number } {
  const attack = seaThreat(zone);
  if (countUnits(attack) === 0) return { win: 0, gain: 0 };
  const { line, sheltered } = battleLine(edition, ships);
  const armed = { ...line };
  // R41-7: aircraft alone do not find submarines, which so shield nothing from them
  if (!warshipTypes.some((type) => attack[type])) delete armed.submarine;
  const loot = sheltered * (edition.units.transport.cost + cargoGuess);
  if (countUnits(armed) === 0) return { win: 1, gain: loot };
  const { win, attackLoss, defenceLoss } = fight(state, attack, armed, 'sea', { defender: power });
  return { win, gain: defenceLoss + win * loot - attackLoss };
}

/** Own side's ships and carrier fighters in a zone. */
export const navyAt = ({ state, power }: Survey, zone: SpaceId): Units =>
  unitsOf(stacksAt(state, zone).filter((each) => sameSide(state, each.owner, power)));

/** What the troops aboard these ships cost. */
export const cargoValue = ({ edition }: Survey, stacks: readonly Stack[]): number =>
  stacks.reduce(
    (sum, { cargo = [], count }) => sum + count * valueOfUnits(edition, unitsOf(cargo.map(({ type }) => ({ type, count: 1 })))),
    0,
  );
