import { distancesFrom, type Neighbours, neighboursOf, type Text } from '../../engine';
import type { BattleStep, Volley } from './combat-types';
import type { Options } from './editions/options';
import type { PowerFacts, SetupRow, SpaceFacts, Trait, Unit, UnitFacts } from './facts';
import {
  type BoardId,
  type EditionId,
  type EndReason,
  type Phase,
  type Power,
  type Side,
  type SpaceId,
  type UnitType,
  unitTypes,
} from './pieces';
import { currentRules } from './quirks';
import type { Ways } from './ways';

export interface Passage {
  readonly id: 'panama' | 'suez' | 'turkish-straits';
  readonly name: string;
  readonly zones: readonly [string, string];
}
export interface Canal extends Passage {
  readonly control: readonly string[];
}
/** A border that the sources do not settle. */
export interface DisputedBorder {
  readonly id: string;
  readonly edge: readonly [string, string];
  /** It is among the edition's edges, and counts where the table says nothing. */
  readonly usual: boolean;
  /** What speaks for and against it. */
  readonly source: Text;
}
/** Cities a side must hold when the turn of `after` ends, and how many of them. */
export interface Goal {
  readonly hold: readonly string[];
  readonly atLeast: number;
  readonly after: Power;
  readonly reason: EndReason;
}

/** What a turn consists of: phases that ask something, and income. */
export type TurnStep = Exclude<Phase, 'over' | 'auction'> | 'income';

/** A step of a battle's round with the volley it belongs to; without one it is in that of the step before. */
export interface Stage {
  readonly step: Exclude<BattleStep, 'round'>;
  readonly volley?: Volley;
}

/** All that the rules ask of an edition: rows and lists, and what follows from a table's options. */
export interface EditionData {
  readonly id: EditionId;
  readonly powers: readonly PowerFacts[];
  /** The types it has. */
  readonly units: Readonly<Partial<Record<UnitType, UnitFacts>>>;
  readonly spaces: readonly SpaceFacts[];
  readonly edges: readonly (readonly [string, string])[];
  readonly canals: readonly Canal[];
  readonly straits: readonly Passage[];
  /** Borders that its sources do not settle: whether they count is the table's choice. */
  readonly disputed?: readonly DisputedBorder[];
  /** COMMON 7, default order of losses: cheapest first; what is left out follows. */
  readonly usualLosses: Readonly<Record<'land' | 'sea', readonly UnitType[]>>;
  readonly setUpOf: (options: Options) => readonly SetupRow[];
  readonly goalsOf: (options: Options) => Readonly<Record<Side, Goal>>;
  readonly ways: Ways;
  /** A turn's steps in order. */
  readonly turn: readonly TurnStep[];
  /** A battle's round, `press` at its end. */
  readonly battle: Readonly<Record<'land' | 'sea', readonly Stage[]>>;
  /** Territories with an industrial complex at the set-up, where complexes are built and not printed. */
  readonly complexes?: readonly SpaceId[];
  /** Steps of the longest flight that a technology allows; that of the rows when absent. */
  readonly longestFlight?: number;
}

/** An edition's data with everything that follows from it and never changes. */
export interface Edition extends Omit<EditionData, 'units'> {
  /** Its own id, and which of its disputed borders count. */
  readonly board: BoardId;
  /** Rows of its types; orders and positions can name no others. */
  readonly units: Readonly<Record<UnitType, Unit>>;
  /** The newest version of its rules. */
  readonly rules: number;
  /** Its types, in the canonical order. */
  readonly types: readonly UnitType[];
  /** Of these the ones with a trait. */
  readonly having: Readonly<Record<Trait, readonly UnitType[]>>;
  /** Places on each ship that has some; all such ships of an edition have as many. */
  readonly slots: number;
  /** Steps of the longest flight there is. */
  readonly longestFlight: number;
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
  /** Steps an aircraft needs, for every pair of spaces at most `longestFlight` apart. */
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

/** A row with all its traits. */
const rowOf = (facts: UnitFacts): Unit => ({
  domain: facts.domain,
  cost: facts.cost,
  move: facts.move,
  attack: facts.attack,
  defence: facts.defence,
  hits: facts.hits,
  attackDice: facts.attackDice,
  supportedAttack: facts.supportedAttack,
  supports: facts.supports,
  captures: facts.captures,
  blitzes: facts.blitzes,
  stowage: facts.stowage,
  hold: facts.hold,
  slots: facts.slots,
  landsOnDecks: facts.landsOnDecks,
  blocks: facts.blocks,
  slipsBy: facts.slipsBy,
  dives: facts.dives,
  strikesFirst: facts.strikesFirst,
  detects: facts.detects,
  torpedoes: facts.torpedoes,
  elusive: facts.elusive,
  flak: facts.flak,
  raids: facts.raids,
  facility: facts.facility,
  bombards: facts.bombards,
  diesLast: facts.diesLast,
});

const values: readonly string[] = ['domain', 'cost', 'move', 'attack', 'defence'];

export function buildEdition(data: EditionData): Edition {
  const rows = unitTypes.flatMap((type) => (data.units[type] ? [[type, rowOf(data.units[type])] as const] : []));
  const traits = Object.keys(rows[0]?.[1] ?? {}).filter((key) => !values.includes(key)) as Trait[];
  const having = traits.map((trait) => [trait, rows.flatMap(([type, row]) => (row[trait] === undefined ? [] : [type]))] as const);
  const { longestFlight = Math.max(...rows.map(([, { domain, move }]) => (domain === 'air' ? move : 0))) } = data;
  const space = Object.fromEntries(data.spaces.map((each) => [each.id, each]));
  const power = Object.fromEntries(data.powers.map((each) => [each.id, each])) as Record<Power, PowerFacts>;
  const side = Object.fromEntries(data.powers.map((each) => [each.id, each.side])) as Record<Power, Side>;
  const ids = data.spaces.map((each) => each.id);
  return {
    ...data,
    ...graphsOf({ ...data, longestFlight }),
    board: data.id,
    units: Object.fromEntries(rows) as Record<UnitType, Unit>,
    rules: currentRules[data.id],
    types: rows.map(([type]) => type),
    having: Object.fromEntries(having) as Record<Trait, UnitType[]>,
    slots: Math.max(0, ...rows.map(([, row]) => row.slots ?? 0)),
    longestFlight,
    space,
    power,
    side,
    canalBetween: pairs(data.canals),
    straitBetween: pairs(data.straits),
    zones: ids.filter((id) => space[id]?.kind === 'sea'),
    factories: data.spaces.filter((each) => each.kind === 'land' && each.factory).map((each) => each.id),
  };
}

/** All that follows from the borders. */
export function graphsOf({ spaces, edges, straits, longestFlight }: Pick<Edition, 'spaces' | 'edges' | 'straits' | 'longestFlight'>) {
  const ids = spaces.map(({ id }) => id);
  const kinds = new Map(spaces.map(({ id, kind }) => [id, kind]));
  const neutral = new Set(spaces.flatMap((each) => (each.kind === 'land' && each.owner === null ? [each.id] : [])));
  const closed = pairs(straits);
  const open = edges.filter(([a, b]) => !neutral.has(a) && !neutral.has(b));
  const between = (a: SpaceFacts['kind'], b: SpaceFacts['kind']) =>
    open.filter((edge) => (kinds.get(edge[0]) === a && kinds.get(edge[1]) === b) || (kinds.get(edge[0]) === b && kinds.get(edge[1]) === a));
  const around = neighboursOf(open, ids);
  return {
    around,
    byLand: neighboursOf(between('land', 'land'), ids),
    bySea: neighboursOf(
      between('sea', 'sea').filter(([a, b]) => !closed.has(`${a} ${b}`)),
      ids,
    ),
    coast: neighboursOf(between('land', 'sea'), ids),
    flight: Object.fromEntries(ids.map((id) => [id, distancesFrom(around, id, longestFlight)])),
  };
}

function pairs<P extends Passage>(passages: readonly P[]): Map<string, P> {
  return new Map(passages.flatMap((each) => [[each.zones.join(' '), each] as const, [[...each.zones].reverse().join(' '), each] as const]));
}
