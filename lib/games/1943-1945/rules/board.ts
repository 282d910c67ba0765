import type { Neighbours } from '../../../engine';
import { type BoardFile, boardFileOf, type Tables, type ZoneFacts } from '../board-file';
import { guessedTables, guesses } from '../guesses';
import type { Options, Side, State, ZoneId } from '../types';

/** A board file with what follows from it and never changes. */
export interface GameBoard {
  tables: Tables;
  /** In the order of their numbers. */
  ids: readonly ZoneId[];
  zone: Readonly<Record<ZoneId, ZoneFacts>>;
  /** Land borders and white arrows. */
  around: Neighbours;
  reach: Record<'short' | 'long', Readonly<Record<ZoneId, ReadonlySet<ZoneId>>>>;
  coast: readonly ZoneId[];
}

const built = new WeakMap<Options, GameBoard>();
const kept = new WeakMap<BoardFile, Map<string, GameBoard>>();

export function boardOf({ options }: { options: Options }): GameBoard {
  let board = built.get(options);
  if (!board) {
    board = shared(options);
    built.set(options, board);
  }
  return board;
}

/** The same for all tables with the same file and the same guesses: a file of a table's own makes guesses itself. */
function shared(options: Options): GameBoard {
  const file = boardFileOf(options);
  const own = options.board !== '';
  const key = own ? '' : guesses.map((each) => options[each]).join(' ');
  const boards = kept.get(file) ?? new Map<string, GameBoard>();
  kept.set(file, boards);
  const board = boards.get(key) ?? build(own ? file : { ...file, tables: guessedTables(file.tables, options) });
  boards.set(key, board);
  return board;
}

function build(file: BoardFile): GameBoard {
  const zones = [...file.zones].sort((a, b) => (a.id < b.id ? -1 : 1));
  const each = <T>(of: (facts: ZoneFacts) => T) => Object.fromEntries(zones.map((facts) => [facts.id, of(facts)]));
  return {
    tables: file.tables,
    ids: zones.map(({ id }) => id),
    zone: each((facts) => facts),
    around: each(({ borders, arrows }) => [...borders, ...arrows].sort()),
    reach: { short: each(({ short }) => new Set(short)), long: each(({ long }) => new Set(long)) },
    coast: zones.filter(({ sea }) => sea).map(({ id }) => id),
  };
}

export const tablesOf = (state: Pick<State, 'options'>): Tables => boardOf(state).tables;

/** Facts of a zone; throws for one that is not on the board. */
export function factsOf(state: Pick<State, 'options'>, zone: ZoneId): ZoneFacts {
  const facts = boardOf(state).zone[zone];
  if (!facts) throw new Error(`no zone ${zone}`);
  return facts;
}

export const hasZone = (state: Pick<State, 'options'>, zone: ZoneId): boolean => boardOf(state).zone[zone] !== undefined;

export const neighbours = (state: Pick<State, 'options'>, zone: ZoneId): readonly ZoneId[] => boardOf(state).around[zone] ?? [];

export const areAdjacent = (state: Pick<State, 'options'>, a: ZoneId, b: ZoneId): boolean => neighbours(state, a).includes(b);

/** 5: what a plane of that side in `from` reaches; from Overlord on the Allies use the long ruler. */
export function rangeOf(state: Pick<State, 'options' | 'turn'>, side: Side, from: ZoneId): ReadonlySet<ZoneId> {
  const board = boardOf(state);
  const ruler = side === 'allied' && state.turn >= board.tables.overlord ? 'long' : 'short';
  return board.reach[ruler][from] ?? new Set();
}

/** Italy of the surrender: C-02. */
export const isSurrenderZone = (state: Pick<State, 'options'>, { region }: ZoneFacts): boolean =>
  region === 'italy' || region === 'sicily' || (region === 'sardinia' && state.options.sardiniaCounts);

/** 10: always supplied for the Axis while the Italian fleet is in play. */
export const isOverseas = ({ region }: ZoneFacts): boolean => region === 'africa' || region === 'sardinia' || region === 'corsica';

/** 10: an Axis supply source. */
export const isAxisSource = ({ star, sea, region }: ZoneFacts): boolean => star && !sea && region !== 'africa';

/** 3.1: where Axis reinforcements may enter: Europe without the islands, C-03. */
export const isAxisEntry = (state: Pick<State, 'options'>, facts: ZoneFacts): boolean =>
  !isOverseas(facts) && (facts.region !== 'sicily' || state.options.sicilyReinforced);
