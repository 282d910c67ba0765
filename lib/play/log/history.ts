import { type Db, database } from '../../../db/client';
import { type EntryRow, type LineRow, newestActs } from '../../../db/log';
import { type LogWindow, linesOf, readLogWindow } from '../../../db/log-window';
import { namesOf } from '../../../db/people';
import { type Act, actOf } from '../../chance/act';
import { actorName, askedName, type Brief, type Moment } from '../../engine';
import { type Caller, trouble } from '../access/caller';
import type { TableLook } from '../access/table-look';
import { isVeiled, mustHaveBegun, type VisibleTable, type VisibleTableStory, viewerFor, visibleTable } from '../access/visible-table';
import { actLines, usersIn } from './act-words';
import { type Audience, isFor, lineText } from './lines';
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
export async function logEntries(caller: Caller, id: string, range: LogRange = {}): Promise<LogPage> {
  const { db } = await database();
  return (await logRead(db, await visibleTable(db, caller, id), range, caller)).page;
}

/** A part of the log as the caller may know it, and the lines that it was made of. */
export async function logRead(
  db: Db,
  visible: VisibleTable,
  { since = 0, until, last, seat, digest = false }: LogRange,
  caller: Caller,
): Promise<{ page: LogPage; told: LineRow[] }> {
  const { table } = visible;
  const to = Math.min(until ?? table.seq, table.seq);
  const from = Math.max(0, since, last === undefined ? 0 : to - last);
  if (table.opening === null) return { page: { opening: [], entries: [], seq: 0 }, told: [] };
  const part = await readLogWindow(db, table.id, { since: from, until: to });
  return { page: pageOf(visible, part, { seat, digest, caller }), told: part.lines };
}

/** A part of a log as the caller may know it; `seat` and `digest` as in `LogRange`. */
function pageOf(
  visible: VisibleTable,
  part: LogWindow,
  { seat, digest, caller }: { seat: string | undefined; digest: boolean; caller: Caller },
): LogPage {
  const { table, game } = visible;
  const knows = knowledgeIn(visible, part, seat, caller);
  const lines = part.lines.filter((line) => isFor(line, knows.lines));
  const shown = digest ? lines.filter(({ event }) => !game.isDetail?.(event)) : lines;
  const told = new Map<number, LineRow[]>();
  for (const line of shown) told.set(line.seq, [...(told.get(line.seq) ?? []), line]);
  return {
    opening: textsOf(told.get(0) ?? [], visible, caller),
    entries: part.entries.map((row) => logEntry(visible, row, told.get(row.seq) ?? [], { knows, caller })),
    seq: table.seq,
  };
}

/** What the players did last with a table that the caller may see, at most `most` acts, the newest first. */
export async function actsDone(caller: Caller, visible: VisibleTable, most: number): Promise<LogEntry[]> {
  const { db } = await database();
  const acts = await newestActs(db, visible.table.id, most);
  const people = await namesOf(db, namedIn(acts));
  return pageOf(visible, { entries: acts, lines: [], acts, people }, { seat: undefined, digest: false, caller }).entries;
}

const namedIn = (acts: readonly EntryRow[]): string[] => acts.flatMap((row) => actOf(row) ?? []).flatMap(usersIn);

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
 * The log since the caller's last orders at the table; who gave none reads from the last order given for their seats, or from the beginning;
 * of a longer absence the newest entries that a page shows. `before` entries more precede it. Who has no seat reads the `newest` entries.
 */
export async function logSinceOwn(
  caller: Caller,
  look: TableLook,
  { before, newest }: { before: number; newest: number },
): Promise<Lately> {
  const { db } = await database();
  const { table, mine, visits } = look;
  const isPlayer = caller.user !== null && mine.length > 0;
  const known = Math.max(0, isPlayer ? look.known : table.seq - newest);
  const seenAt = isPlayer ? (visits.find(({ userId }) => userId === caller.user)?.seenAt ?? null) : null;
  const { page: log, told } = await logRead(db, look, { since: isPlayer ? known - before : known }, caller);
  const gone = new Set(log.entries.flatMap(({ seq, takenBack }) => (takenBack ? [seq] : [])));
  const heard = told.filter((line) => line.seq > known && !gone.has(line.seq) && isFor(line, { seats: mine }));
  return { known, seenAt: seenAt?.toISOString() ?? null, events: heard.map(({ event }) => event as { type: string }), log };
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
  visible: VisibleTableStory,
  { from, seat }: { from: number; seat?: string },
): Promise<ToldLine[]> {
  const { db } = await database();
  const { table, game } = visible;
  const { language } = caller;
  const knows = await knowledge(db, visible, seat, caller);
  const told = (await linesOf(db, table.id, { since: from - 1, until: table.seq })).filter((line) => isFor(line, knows.lines));
  const lines: ToldLine[] = [];
  for (const line of told) {
    const { seq, event, moment } = line;
    const text = lineText(line, { game, options: table.options, language });
    const before = lines.at(-1);
    // what a battle leads to is told with it
    const at = before?.seq === seq ? before.moment : moment;
    lines.push({
      ...{ seq, text, event: isTakenBack(knows, seq) ? null : (event as { type: string }) },
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

const textsOf = (lines: readonly LineRow[], { game, table: { options } }: VisibleTable, { language }: Caller): string[] =>
  lines.map((line) => lineText(line, { game, options, language }));

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
  // the set-up comes with the entries behind it
  const part = await readLogWindow(db, visible.table.id, { since: Math.max(0, seq - 1), until: seq });
  const knows = knowledgeIn(visible, part, seat, caller);
  const told = part.lines.filter((line) => line.seq === seq && isFor(line, knows.lines));
  const events = told.map(({ event }) => event as { type: string });
  if (seq === 0) return { entry: null, opening: textsOf(told, visible, caller), events };
  const [row] = part.entries;
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

/** `knowledgeIn`, with the names that are in the acts. */
export async function knowledge(
  db: Db,
  visible: VisibleTable & { acts: EntryRow[] },
  seat: string | undefined,
  caller: Caller,
): Promise<Knowledge> {
  return knowledgeIn(visible, { acts: visible.acts, people: await namesOf(db, namedIn(visible.acts)) }, seat, caller);
}

/** Of one seat, where it is named; else of all seats of the caller, and of everybody when the game is over. */
function knowledgeIn(visible: VisibleTable, read: Pick<LogWindow, 'acts' | 'people'>, seat: string | undefined, caller: Caller): Knowledge {
  const seats = seat === undefined ? visible.mine : [viewerFor(visible, seat, caller)];
  // a finished game is open to all, but who asks for one seat gets what that seat was told
  const everyone = visible.table.status === 'over' && seat === undefined;
  const acts = new Map<number, Act>();
  for (const row of read.acts) {
    const act = actOf(row);
    if (act) acts.set(row.seq, act);
  }
  return { lines: everyone ? 'everyone' : { seats }, seats, acts, people: read.people };
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
    by: act ? actorName(game, row.seat, table.moment, language) : askedName(game, row.seat, { ...table.moment, ...moment }, language),
    moment,
    momentName: game.momentName(moment, language),
    order: known ? row.notation : null,
    written: known && !act ? orderText(game, row, language) : null,
    via: known ? row.via : null,
    // even one's own dice may have been rolled together with somebody else's
    draws: veiled ? null : row.draws,
    lines: act ? wordsOf(act, { game, table, knows, caller }) : textsOf(told, visible, caller),
    volleys: act ? [] : told.flatMap(({ event }) => game.volleysIn?.(event as { type: string }, language) ?? []),
    space: told.reduce<string | null>((found, { event }) => found ?? game.spaceOf?.(event as { type: string }) ?? null, null),
    isFight: told.some(({ event }) => game.isFight?.(event as { type: string })),
    at: row.at.toISOString(),
    takenBack: !act && isTakenBack(knows, row.seq),
  };
}

const isTakenBack = ({ acts }: Knowledge, seq: number): boolean =>
  [...acts].some(([at, act]) => act.type === 'take-back' && act.to < seq && seq < at);
