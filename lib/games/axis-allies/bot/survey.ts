import type { Edition } from '../edition';
import { editionOf } from '../editions';
import { sameSide } from '../rules/spaces';
import { stacksAt } from '../rules/stacks';
import type { OrderOf, Power, SpaceId, State, Units } from '../types';
import { fight, landTypes, unitsOf } from './forces';
import { spareUnits } from './garrison';
import { reservesOf } from './reserves';
import { distressField, landingField, refugeField } from './seas';
import { type Siege, siegeOf } from './siege';
import { type Airfields, enemyAirfields, strongestAtSea, strongestOf, type Threat, threatsTo } from './threats';
import { frontField, strikeWorth, vitalCities, vitalWorth, worthOf } from './worth';

/** What the bot knows of one state: looked up once a call, worked out when first needed. */
export interface Survey {
  readonly state: State;
  readonly edition: Edition;
  readonly power: Power;
  /** 0 to 2: the longer a game lasts the more is dared. */
  readonly daring: number;
  /** 0 for long, then 1 and more: what only keeps a game from ending is dropped, guards of capitals and fears for ships among it. */
  readonly despair: number;
  /** IPC value of what a territory is worth to its taker, capitals far above the rest. */
  worth(territory: SpaceId): number;
  /** How near a territory is by land to what the enemy holds, weighted by worth. */
  front(territory: SpaceId): number;
  /** What it is worth to have troops at sea in a zone: the coasts they can land on, near ones more. */
  landing(zone: SpaceId): number;
  /** The same as a share of the best zone's. */
  landingShare(zone: SpaceId): number;
  /** How near a zone is to where a transport is safe: 1 there. */
  refuge(zone: SpaceId): number;
  /** How loudly own transports that no escort keeps from being sunk call to a zone, as a share of the loudest call. */
  distress(zone: SpaceId): number;
  /** What aircraft can strike from a space, as a share of the most that anything is worth. */
  strike(territory: SpaceId, type: 'fighter' | 'bomber'): number;
  /** What each enemy could bring against a territory in its next turn. */
  threats(territory: SpaceId): readonly Threat[];
  /** The strongest of them. */
  threat(territory: SpaceId): Units;
  /** The strongest fleet and air force that one enemy could send into a zone in its next turn. */
  seaThreat(zone: SpaceId): Units;
  /** Chance that an enemy takes a territory defended by these units. */
  risk(territory: SpaceId, defenders: Units): number;
  /** Own side's land units and aircraft there. */
  garrison(territory: SpaceId): Units;
  /** The landing in an enemy capital that is prepared. */
  readonly siege: Siege | null;
  /** Cities of the own side whose fall decides the game or nearly does. */
  readonly vital: readonly SpaceId[];
  /** Moves of single units that a city which decides the game needs. */
  readonly reserves: readonly OrderOf<'move'>[];
  /** Own land units that may go without laying the territory open. */
  spare(territory: SpaceId): Units;
}

/** Rounds in which nothing is dared, and rounds in which that fades; rounds until all is staked, and in which that grows by one. */
const patience = { until: 6, fades: 12, ends: 40, despairs: 12 };

const temper = (round: number): Pick<Survey, 'daring' | 'despair'> => ({
  daring: Math.min(2, Math.max(0, round - patience.until) / patience.fades),
  despair: Math.max(0, round - patience.ends) / patience.despairs,
});

export function surveyOf(state: State): Survey {
  const edition = editionOf(state);
  const { power } = state;
  const worths = new Map<SpaceId, number>();
  const threats = new Map<SpaceId, readonly Threat[]>();
  const strongest = new Map<SpaceId, Units>();
  const spares = new Map<SpaceId, Units>();
  const seaThreats = new Map<SpaceId, Units>();
  const airfields = once((): Airfields => enemyAirfields(state, edition));
  const fronts = once(() => frontField(state, edition, callsOf(survey)));
  const landings = once(() => landingField(survey));
  const refuges = once(() => refugeField(survey));
  const distresses = once(() => distressField(survey));
  const loudest = once(() => Math.max(1, ...distresses().values()));
  const strikes = new Map<string, number>();
  const dearest = once(() => greatest(Object.keys(state.control).map((id) => (isFriendly(state, id) ? 0 : survey.worth(id)))));
  const mostLanding = once(() => greatest([...landings().values()]));
  const sieges = once(() => siegeOf(survey));
  const vital = once(() => vitalCities(state, edition));
  const reserves = once(() => reservesOf(survey));
  const survey: Survey = {
    state,
    edition,
    power,
    ...temper(state.round),
    get siege() {
      return sieges();
    },
    get vital() {
      return vital();
    },
    get reserves() {
      return reserves();
    },
    worth: (territory) => kept(worths, territory, () => worthOf(state, edition, territory)),
    front: (territory) => fronts().get(territory) ?? 0,
    landing: (zone) => landings().get(zone) ?? 0,
    landingShare: (zone) => survey.landing(zone) / mostLanding(),
    refuge: (zone) => refuges().get(zone) ?? 0,
    distress: (zone) => (distresses().get(zone) ?? 0) / loudest(),
    strike: (space, type) => kept(strikes, `${space} ${type}`, () => strikeWorth(state, edition, space, type)) / dearest(),
    threats: (territory) => kept(threats, territory, () => threatsTo(state, edition, territory, airfields())),
    threat: (territory) => kept(strongest, territory, () => strongestOf(survey.threats(territory), edition)),
    seaThreat: (zone) => kept(seaThreats, zone, () => strongestAtSea(state, edition, zone, airfields())?.force ?? {}),
    risk(territory, defenders) {
      const attack = survey.threat(territory);
      if (landTypes.every((type) => !attack[type])) return 0;
      const attacker = survey.threats(territory).find(({ force }) => force === attack)?.enemy;
      return fight(state, attack, defenders, 'land', { attacker, defender: power }).win;
    },
    garrison: (territory) => unitsOf(stacksAt(state, territory).filter((each) => sameSide(state, each.owner, power))),
    spare: (territory) => kept(spares, territory, () => spareUnits(survey, territory)),
  };
  return survey;
}

/** How loudly cities that decide the game call for help. */
const callsOf = (survey: Survey): ReadonlyMap<SpaceId, number> =>
  new Map(survey.vital.map((city) => [city, vitalWorth(survey, city) * survey.risk(city, survey.garrison(city))]));

const isFriendly = (state: State, territory: SpaceId): boolean => {
  const holder = state.control[territory];
  return holder !== undefined && sameSide(state, holder, state.power);
};

/** Never zero: shares are of it. */
const greatest = (values: readonly number[]): number => Math.max(0.01, ...values);

function once<T>(compute: () => T): () => T {
  let value: { of: T } | null = null;
  return () => {
    value ??= { of: compute() };
    return value.of;
  };
}

function kept<T>(known: Map<SpaceId, T>, id: SpaceId, compute: () => T): T {
  const before = known.get(id);
  if (before !== undefined) return before;
  const value = compute();
  known.set(id, value);
  return value;
}
