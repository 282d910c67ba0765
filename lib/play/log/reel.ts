import { type Db, database } from '../../../db/client';
import { actsOf, type EntryRow, entriesOf } from '../../../db/log';
import { linesOf } from '../../../db/log-window';
import { type ActShot, clone, type Delta, deltaOf, type Footage, type SeenShot } from '../../engine';
import { type Caller, trouble } from '../access/caller';
import { isVeiled, mustHaveBegun, type VisibleTable, viewerFor, visibleTable } from '../access/visible-table';
import { type Knowledge, knowledge, wordsOf } from './history';
import { isFor } from './lines';
import { orderOf, stateAt } from './load-state';

export interface ReelRange {
  /** Entries after this one; default 0. */
  after?: number;
  /** Whose views, while the game hides facts; default as for the table's page. */
  seat?: string;
}

/**
 * All entries of a table in one piece, for a browser that winds through them by itself. Of a game that hides facts, while it runs, this is what
 * the reader's seat saw, as changes of its view; else the log as it stands, and anybody's view can be had of it.
 */
export async function tableFootage(caller: Caller, id: string, { after = 0, seat }: ReelRange = {}): Promise<Footage> {
  const { db } = await database();
  const visible = await visibleTable(db, caller, id);
  mustHaveBegun(visible, caller);
  const { table, game } = visible;
  if (!Number.isInteger(after) || after < 0 || after > table.seq) {
    throw trouble(
      'not-found',
      { en: `The log has entries 0 to ${table.seq}.`, it: `Il registro ha le righe da 0 a ${table.seq}.` },
      caller,
    );
  }
  const acts = await actsOf(db, id);
  const { options } = table;
  if (isVeiled(visible)) {
    const viewer = viewerFor(visible, seat, caller);
    const knows = await knowledge(db, { ...visible, acts }, viewer, caller);
    return { kind: 'views', after, viewer, options, ...(await viewsOf(db, visible, { after, viewer, knows, caller })) };
  }
  const knows = await knowledge(db, { ...visible, acts }, undefined, caller);
  const entries = (await entriesOf(db, id, { since: after, until: table.seq })).map((row) => {
    const { seat, decision, draws, via, at } = row;
    return actShot(visible, row, { knows, caller }) ?? { seat, decision, order: orderOf(game, row), draws, via, at: at.toISOString() };
  });
  return { kind: 'orders', after, options, rules: table.rules, draws: table.opening?.draws ?? [], entries };
}

interface Reader {
  knows: Knowledge;
  caller: Caller;
}

function actShot({ game, table }: VisibleTable, { seq, seat, at }: EntryRow, { knows, caller }: Reader): ActShot | null {
  const act = knows.acts.get(seq);
  if (!act) return null;
  const lines = wordsOf(act, { game, table, knows, caller });
  return { seat, lines, backTo: act.type === 'take-back' ? act.to : null, at: at.toISOString() };
}

async function viewsOf(db: Db, visible: VisibleTable, { after, viewer, ...reader }: Reader & { after: number; viewer: string }) {
  const { table, game } = visible;
  const { knows } = reader;
  const rows = await entriesOf(db, table.id, { since: after, until: table.seq });
  const lines = (await linesOf(db, table.id, { since: after - (after === 0 ? 1 : 0), until: table.seq })).filter((line) =>
    isFor(line, knows.lines),
  );
  const told = new Map<number, { type: string }[]>();
  for (const { seq, event } of lines) told.set(seq, [...(told.get(seq) ?? []), event as { type: string }]);
  const events = (seq: number) => told.get(seq) ?? [];
  const changes: Delta[] = [];
  let first: object | null = null;
  let seen: object | null = null;
  await stateAt(db, table, game, table.seq, (seq, state) => {
    if (seq < after) return;
    const view: object = clone(game.view(state, viewer));
    if (seq === 0) first = view;
    if (seq > after) changes.push(deltaOf(seen, view));
    seen = view;
  });
  const entries = rows.map((row, i) => {
    const { seq, seat, round, power, phase, at } = row;
    const moment = { round, power, phase };
    const act = actShot(visible, row, reader);
    const known = knows.seats.includes(seat);
    const shot: SeenShot = {
      ...{ seat, moment, events: events(seq), at: at.toISOString() },
      order: known ? orderOf(game, row) : null,
      via: known ? row.via : null,
    };
    return { shot: act ? { ...act, moment } : shot, change: changes[i] ?? null };
  });
  return { first, opening: events(0), entries };
}
