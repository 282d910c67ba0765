import { distancesFrom, type Neighbours, neighboursOf } from '../../engine';
import type { Power, PowerFacts, SetupRow, Side, SpaceFacts, SpaceId, State, UnitFacts, UnitType } from './types';

export interface Passage {
  readonly id: string;
  readonly name: string;
  readonly zones: readonly [string, string];
}
export interface Canal extends Passage {
  readonly control: readonly string[];
}
/** Cities a side must hold, and how many of them. */
export interface Goal {
  readonly hold: readonly string[];
  readonly atLeast: number;
}

export interface EditionData {
  readonly id: State['edition'];
  readonly powers: readonly PowerFacts[];
  readonly units: Readonly<Record<UnitType, UnitFacts>>;
  readonly spaces: readonly SpaceFacts[];
  readonly edges: readonly (readonly [string, string])[];
  readonly canals: readonly Canal[];
  readonly straits: readonly Passage[];
  readonly setup: readonly SetupRow[];
  readonly errata: readonly SetupRow[];
  readonly victoryCities: Readonly<Record<'long' | 'short', Readonly<Record<Side, Goal>>>>;
}

/** An edition's data with everything that follows from it and never changes. */
export interface Edition extends EditionData {
  readonly space: Readonly<Record<SpaceId, SpaceFacts>>;
  readonly power: Readonly<Record<Power, PowerFacts>>;
  readonly side: Readonly<Record<Power, Side>>;
  /** All borders, canals and straits included, neutral territories left out. */
  readonly around: Neighbours;
  /** Borders between territories. */
  readonly byLand: Neighbours;
  /** Borders between zones, canals included, straits left out. */
  readonly bySea: Neighbours;
  /** Zones a territory touches, and territories a zone touches. */
  readonly coast: Neighbours;
  /** Steps an aircraft needs, for every pair of spaces at most 6 apart. */
  readonly flight: Readonly<Record<SpaceId, ReadonlyMap<SpaceId, number>>>;
  /** The canal between two zones by "sz12 sz19", both ways. */
  readonly canalBetween: ReadonlyMap<string, Canal>;
  /** The closed strait between two zones, both ways. */
  readonly straitBetween: ReadonlyMap<string, Passage>;
  /** Sea zones. */
  readonly zones: readonly SpaceId[];
  /** Territories with a printed industrial complex. */
  readonly factories: readonly SpaceId[];
}

export function buildEdition(data: EditionData): Edition {
  const space = Object.fromEntries(data.spaces.map((each) => [each.id, each]));
  const power = Object.fromEntries(data.powers.map((each) => [each.id, each])) as Record<Power, PowerFacts>;
  const side = Object.fromEntries(data.powers.map((each) => [each.id, each.side])) as Record<Power, Side>;
  const ids = data.spaces.map((each) => each.id);
  const kind = (id: string) => space[id]?.kind;
  const neutral = (id: string) => space[id]?.kind === 'land' && (space[id] as { owner: unknown }).owner === null;
  const straitBetween = pairs(data.straits);
  const open = data.edges.filter(([a, b]) => !neutral(a) && !neutral(b));
  const around = neighboursOf(open, ids);
  return {
    ...data,
    space,
    power,
    side,
    around,
    byLand: neighboursOf(
      open.filter(([a, b]) => kind(a) === 'land' && kind(b) === 'land'),
      ids,
    ),
    bySea: neighboursOf(
      open.filter(([a, b]) => kind(a) === 'sea' && kind(b) === 'sea' && !straitBetween.has(`${a} ${b}`)),
      ids,
    ),
    coast: neighboursOf(
      open.filter(([a, b]) => kind(a) !== kind(b)),
      ids,
    ),
    flight: Object.fromEntries(ids.map((id) => [id, distancesFrom(around, id, 6)])),
    canalBetween: pairs(data.canals),
    straitBetween,
    zones: ids.filter((id) => kind(id) === 'sea'),
    factories: data.spaces.filter((each) => each.kind === 'land' && each.factory).map((each) => each.id),
  };
}

function pairs<P extends Passage>(passages: readonly P[]): Map<string, P> {
  return new Map(passages.flatMap((each) => [[each.zones.join(' '), each] as const, [[...each.zones].reverse().join(' '), each] as const]));
}
