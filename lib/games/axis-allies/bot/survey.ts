import type { Edition } from '../edition';
import { editionOf } from '../editions';
import { isHostileLand, sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import { isFree } from '../rules/units';
import type { Power, SpaceId, State, Units, UnitType } from '../types';
import { fewest, fight, landTypes, minus, plus, unitsOf } from './forces';
import { landingField } from './seas';
import { strongestAtSea, strongestThreat } from './threats';

/** What the bot knows of one state: looked up once a call, worked out when first needed. */
export interface Survey {
  readonly state: State;
  readonly edition: Edition;
  readonly power: Power;
  /** IPC value of what a territory is worth to its taker, capitals far above the rest. */
  worth(territory: SpaceId): number;
  /** How near a territory is by land to what the enemy holds, weighted by worth. */
  front(territory: SpaceId): number;
  /** What it is worth to have troops at sea in a zone: the coasts they can land on, near ones more. */
  landing(zone: SpaceId): number;
  /** The strongest attack one enemy could bring against a territory in its next turn. */
  threat(territory: SpaceId): Units;
  /** The strongest fleet and air force that one enemy could send into a zone in its next turn. */
  seaThreat(zone: SpaceId): Units;
  /** Chance that an enemy takes a territory defended by these units. */
  risk(territory: SpaceId, defenders: Units): number;
  /** Own side's land units and aircraft there. */
  garrison(territory: SpaceId): Units;
  /** Own land units that may go without laying the capital open. */
  spare(territory: SpaceId): Units;
}

const acceptedRisk = 0.05;

export function surveyOf(state: State): Survey {
  const edition = editionOf(state);
  const { power } = state;
  const worths = new Map<SpaceId, number>();
  let fronts: Map<SpaceId, number> | null = null;
  let landings: Map<SpaceId, number> | null = null;
  const threats = new Map<SpaceId, Units>();
  const spares = new Map<SpaceId, Units>();
  const seaThreats = new Map<SpaceId, Units>();
  const survey: Survey = {
    state,
    edition,
    power,
    worth: (territory) => kept(worths, territory, () => worthOf(edition, territory)),
    front(territory) {
      fronts ??= frontField(state, edition);
      return fronts.get(territory) ?? 0;
    },
    landing(zone) {
      landings ??= landingField(survey);
      return landings.get(zone) ?? 0;
    },
    seaThreat: (zone) => kept(seaThreats, zone, () => strongestAtSea(state, edition, zone)),
    threat: (territory) => kept(threats, territory, () => strongestThreat(state, edition, territory)),
    risk(territory, defenders) {
      const attack = survey.threat(territory);
      if (landTypes.every((type) => !attack[type])) return 0;
      return fight(state, attack, defenders, 'land').win;
    },
    garrison: (territory) => unitsOf(stacksAt(state, territory).filter((each) => sameSide(state, each.owner, power))),
    spare: (territory) => kept(spares, territory, () => spareUnits(survey, territory)),
  };
  return survey;
}

function kept<T>(known: Map<SpaceId, T>, id: SpaceId, compute: () => T): T {
  const before = known.get(id);
  if (before !== undefined) return before;
  const value = compute();
  known.set(id, value);
  return value;
}

function worthOf(edition: Edition, territory: SpaceId): number {
  const facts = edition.space[territory];
  if (facts?.kind !== 'land') return 0;
  const capital = edition.powers.some((each) => each.capital === territory);
  return facts.income * 2.5 + (facts.factory ? 3 : 0) + (capital ? 30 : 0);
}

/** Worth of enemy territories, less with every step by land. */
function frontField(state: State, edition: Edition): Map<SpaceId, number> {
  const field = new Map<SpaceId, number>();
  for (const target of Object.keys(state.control)) {
    if (!isHostileLand(state, target, state.power)) continue;
    const worth = 0.5 + worthOf(edition, target);
    let frontier = [target];
    const seen = new Set(frontier);
    for (let share = worth; frontier.length > 0 && share > 0.05; share *= 0.65) {
      const next: SpaceId[] = [];
      for (const at of frontier) {
        field.set(at, (field.get(at) ?? 0) + share);
        for (const step of edition.byLand[at] ?? []) {
          if (seen.has(step)) continue;
          seen.add(step);
          next.push(step);
        }
      }
      frontier = next;
    }
  }
  return field;
}

/** Own land units there that have not moved. */
export function freeTroops({ state, edition }: Pick<Survey, 'state' | 'edition'>, territory: SpaceId): Units {
  return unitsOf(stacksAt(state, territory).filter((each) => isFree(state, each) && edition.units[each.type].domain === 'land'));
}

/** Tanks go first, then infantry, as long as the capital stays safe enough; other places may be emptied. */
function spareUnits(survey: Survey, territory: SpaceId): Units {
  const { state, edition, power } = survey;
  const free = freeTroops(survey, territory);
  const facts = edition.space[territory];
  if (facts?.kind !== 'land' || edition.power[power].capital !== territory) return free;
  const coming: Units = { infantry: Math.min(facts.income, state.bought.infantry ?? 0) };
  const staying = plus(survey.garrison(territory), coming);
  const order = (['tank', 'infantry'] as const).flatMap((type) => new Array<UnitType>(free[type] ?? 0).fill(type));
  const firstOf = (count: number) => unitsOf(order.slice(0, count).map((type) => ({ type, count: 1 })));
  const tooMany = fewest(order.length + 1, (count) => survey.risk(territory, minus(staying, firstOf(count))) > acceptedRisk);
  return firstOf(tooMany - 1);
}
