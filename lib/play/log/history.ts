import { type Db, database } from '../../../db/client';
import { beforeSheetOf, lastOwnEntry, lastSeatEntry } from '../../../db/last-order';
import { actsOf, type EntryRow, entriesOf, type LineRow, linesOf, toldFrom } from '../../../db/log';
import { namesOf } from '../../../db/people';
import { lastVisit } from '../../../db/visits';
import { type Act, actOf } from '../../chance/act';
import { askedName, type Brief, type Moment } from '../../engine';
import { type Caller, trouble } from '../access/caller';
import { isVeiled, mustHaveBegun, type VisibleTable, type VisibleTableRead, viewerFor, visibleTable } from '../access/visible-table';
import { actLines, usersIn } from './act-words';
import { type Audience, isFor } from './lines';
import { orderText, type State } from './load-state';
import type { LogEntry } from './log-entry';
import { cachedStateAt } from './state-cache';

export interface LogPage {
  /** What was told at the set-up; empty unless `since` is 0 and nothing was cut off by `last`. */
  opening: string[];
  entries: LogEntry[];
  /** Last entry of the table. */
  seq: number;
}

export interface LogRange {
  /** Entries after this one; default 0. */
  since?: number;
  /** Up to and including this one. */
  until?: number;
  /** Only the newest so many of them. */
  last?: number;
  /** As one of the viewer's seats knows it; default: as all of them together do. */
  seat?: string;
  /** Leaves out the lines that the game calls details. */
  digest?: boolean;
}

/** Entries oldest first, as the caller may know them. */
export async function logEntries(
  caller: Caller,
  id: string,
  { since = 0, until, last, seat, digest = false }: LogRange = {},
): Promise<LogPage> {
  const { db } = await database();
  const visible = await visibleTable(db, caller, id);
  const { table, game } = visible;
  const to = Math.min(until ?? table.seq, table.seq);
  const from = Math.max(0, since, last === undefined ? 0 : to - last);
  if (table.opening === null) return { opening: [], entries: [], seq: 0 };
  const knows = await knowledge(db, { ...visible, acts: await actsOf(db, id) }, seat, caller);
  const lines = (await linesOf(db, id, { since: from - (from === 0 ? 1 : 0), until: to })).filter((line) => isFor(line, knows.lines));
  const rows = to > from ? await entriesOf(db, id, { since: from, until: to }) : [];
  const shown = digest ? lines.filter(({ event }) => !game.isDetail?.(event)) : lines;
  const told = new Map<number, LineRow[]>();
  for (const line of shown) told.set(line.seq, [...(told.get(line.seq) ?? []), line]);
  return {
    opening: (told.get(0) ?? []).map((line) => line[caller.language]),
    entries: rows.map((row) => logEntry(visible, row, told.get(row.seq) ?? [], { knows, caller })),
    seq: table.seq,
  };
}

/** What a player reads first: all since their last sheet, its own outcome included, and a little of what was before. */
export interface Lately {
  /** Entries up to this one were known to them. */
  known: number;
  /** When they last had the table's page before them; ISO time, null: never. */
  seenAt: string | null;
  /** What they were told since, without what was taken back. */
  events: { type: string }[];
  log: LogPage;
}

/**
 * The log since the caller's last orders at the table, whole; who gave none reads from the last order given for their seats, or from the
 * beginning. `before` entries more precede it. Who has no seat reads the `newest` entries.
 */
export async function logSinceOwn(caller: Caller, id: string, { before, newest }: { before: number; newest: number }): Promise<Lately> {
  const { db } = await database();
  const { table, mine } = await visibleTable(db, caller, id);
  const isPlayer = caller.user !== null && mine.length > 0;
  const known = isPlayer ? await knownTo(db, { table: table.id, user: caller.user ?? '', seats: mine }) : Math.max(0, table.seq - newest);
  const seenAt = isPlayer ? await lastVisit(db, { userId: caller.user ?? '', tableId: id }) : null;
  const log = await logEntries(caller, id, { since: isPlayer ? Math.max(0, known - before) : known });
  const gone = new Set(log.entries.flatMap(({ seq, takenBack }) => (takenBack ? [seq] : [])));
  const told = (await linesOf(db, id, { since: known, until: table.seq })).filter((line) => isFor(line, { seats: mine }));
  const events = told.filter(({ seq }) => !gone.has(seq)).map(({ event }) => event as { type: string });
  return { known, seenAt: seenAt?.toISOString() ?? null, events, log };
}

/** The entry up to which the log is no news to a player. */
async function knownTo(db: Db, asked: { table: string; user: string; seats: string[] }): Promise<number> {
  const own = await lastOwnEntry(db, asked);
  return own === null ? ((await lastSeatEntry(db, asked.table, asked.seats)) ?? 1) - 1 : beforeSheetOf(db, asked.table, own);
}

/** A line that somebody was told. */
export interface ToldLine {
  seq: number;
  /** Null at the set-up. */
  moment: Moment | null;
  text: string;
  /** Null: players did something with the table, or took back what led to it. */
  event: { type: string } | null;
  /** The game calls it a detail: a digest leaves it out. */
  isDetail: boolean;
}

/** All that the caller was told from entry `from` (0: the set-up) until the table was read; `seat` as in `LogRange`. */
export async function toldLines(
  caller: Caller,
  visible: VisibleTableRead,
  { from, seat }: { from: number; seat?: string },
): Promise<ToldLine[]> {
  const { db } = await database();
  const { table, game } = visible;
  const { language } = caller;
  const knows = await knowledge(db, visible, seat, caller);
  const told = (await toldFrom(db, table.id, from)).filter(({ line }) => line.seq <= table.seq && isFor(line, knows.lines));
  const lines: ToldLine[] = [];
  for (const { line, moment } of told) {
    const { seq, event, ...texts } = line;
    const before = lines.at(-1);
    // what a battle leads to is told with it
    const at = before?.seq === seq ? before.moment : moment;
    lines.push({
      ...{ seq, text: texts[language], event: isTakenBack(knows, seq) ? null : (event as { type: string }) },
      moment: at && { ...at, phase: game.phaseOf?.(event) ?? at.phase },
      isDetail: game.isDetail?.(event) ?? false,
    });
  }
  for (const { seq, round, power, phase } of visible.acts) {
    const act = seq < from ? undefined : knows.acts.get(seq);
    const texts = act ? wordsOf(act, { game, table, knows, caller }) : [];
    for (const text of texts) lines.push({ seq, moment: { round, power, phase }, text, event: null, isDetail: false });
  }
  return lines.sort((a, b) => a.seq - b.seq);
}

/** An act in sentences for a reader. */
export const wordsOf = (act: Act, { game, table, knows, caller: { language } }: Reading & Pick<VisibleTable, 'game' | 'table'>): string[] =>
  actLines(act, { game, language, moment: table.moment, user: (id) => knows.people.get(id) ?? null });

export interface Review {
  seq: number;
  /** Last entry of the table. */
  last: number;
  viewer: string;
  view: Record<string, unknown>;
  /** The view one entry earlier; null at the set-up. */
  before: Record<string, unknown> | null;
  brief: Brief;
  /** The entry that led here; null at the set-up. */
  entry: LogEntry | null;
  /** What was told at the set-up; empty later. */
  opening: string[];
  /** What was told at this entry, as the game tells it. */
  events: { type: string }[];
}

/** The table as it was after entry `seq`, visible from where the viewer may look. */
export async function viewAt(caller: Caller, id: string, seq: number, seat?: string): Promise<Review> {
  const { db } = await database();
  const visible = await visibleTable(db, caller, id);
  mustHaveBegun(visible, caller);
  const { table, game } = visible;
  if (!Number.isInteger(seq) || seq < 0 || seq > table.seq) {
    throw trouble(
      'not-found',
      { en: `The log has entries 0 to ${table.seq}.`, it: `Il registro ha le righe da 0 a ${table.seq}.` },
      caller,
    );
  }
  const viewer = viewerFor(visible, seat, caller);
  const cached = await cachedStateAt(db, table, game, seq);
  // a finished game hides nothing, unless somebody wants to see it as one seat did
  const isOpen = seat === undefined && table.status === 'over';
  const seen = (state: State) => (isOpen && game.openView ? game.openView(state) : game.view(state, viewer));
  const view = seen(cached.state);
  const before = cached.before && seen(cached.before);
  const { entry, opening, events } = await entryAt(db, visible, seq, { ...(isOpen ? {} : { seat: viewer }), caller });
  return { seq, last: table.seq, viewer, view, before, brief: game.brief(view, caller.language), entry, opening, events };
}

async function entryAt(db: Db, visible: VisibleTable, seq: number, { seat, caller }: { seat?: string; caller: Caller }) {
  const knows = await knowledge(db, { ...visible, acts: await actsOf(db, visible.table.id) }, seat, caller);
  const lines = (await linesOf(db, visible.table.id, { since: seq - 1, until: seq })).filter((line) => isFor(line, knows.lines));
  const told = lines.filter((line) => line.seq === seq);
  const events = told.map(({ event }) => event as { type: string });
  if (seq === 0) return { entry: null, opening: told.map((line) => line[caller.language]), events };
  const [row] = await entriesOf(db, visible.table.id, { since: seq - 1, until: seq });
  return { entry: row ? logEntry(visible, row, told, { knows, caller }) : null, opening: [], events };
}

/** What a reader of a log may know. */
export interface Knowledge {
  lines: Audience;
  /** Seats whose orders are known before the game is over. */
  seats: readonly string[];
  /** What the players did with the table, by entry. */
  acts: Map<number, Act>;
  /** Names of the people in them. */
  people: Map<string, string>;
}

/** Of one seat, where it is named; else of all seats of the caller, and of everybody when the game is over. */
export async function knowledge(
  db: Db,
  visible: VisibleTable & { acts: EntryRow[] },
  seat: string | undefined,
  caller: Caller,
): Promise<Knowledge> {
  const seats = seat === undefined ? visible.mine : [viewerFor(visible, seat, caller)];
  // a finished game is open to all, but who asks for one seat gets what that seat was told
  const everyone = visible.table.status === 'over' && seat === undefined;
  const acts = new Map<number, Act>();
  for (const row of visible.acts) {
    const act = actOf(row);
    if (act) acts.set(row.seq, act);
  }
  const people = await namesOf(db, [...acts.values()].flatMap(usersIn));
  return { lines: everyone ? 'everyone' : { seats }, seats, acts, people };
}

interface Reading {
  knows: Knowledge;
  caller: Caller;
}

function logEntry(visible: VisibleTable, row: EntryRow, told: readonly LineRow[], { knows, caller }: Reading): LogEntry {
  const { game, table } = visible;
  const { language } = caller;
  const act = knows.acts.get(row.seq);
  const veiled = !act && isVeiled(visible);
  const known = !veiled || knows.seats.includes(row.seat);
  const moment = { round: row.round, power: row.power, phase: row.phase };
  return {
    seq: row.seq,
    seat: row.seat,
    by: act ? game.seatName(row.seat, language, table.moment) : askedName(game, row.seat, { ...table.moment, ...moment }, language),
    moment,
    momentName: game.momentName(moment, language),
    order: known ? row.notation : null,
    written: known && !act ? orderText(game, row, language) : null,
    via: known ? row.via : null,
    // even one's own dice may have been rolled together with somebody else's
    draws: veiled ? null : row.draws,
    lines: act ? wordsOf(act, { game, table, knows, caller }) : told.map((line) => line[language]),
    volleys: act ? [] : told.flatMap(({ event }) => game.volleysIn?.(event as { type: string }, language) ?? []),
    space: told.reduce<string | null>((found, { event }) => found ?? game.spaceOf?.(event as { type: string }) ?? null, null),
    isFight: told.some(({ event }) => game.isFight?.(event as { type: string })),
    at: row.at.toISOString(),
    takenBack: !act && isTakenBack(knows, row.seq),
  };
}

const isTakenBack = ({ acts }: Knowledge, seq: number): boolean =>
  [...acts].some(([at, act]) => act.type === 'take-back' && act.to < seq && seq < at);
