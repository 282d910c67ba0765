import type { Db, Tx } from '../../../db/client';
import { changeQuestions, type EntryRow, entriesOf, questionsOf } from '../../../db/log';
import { findDraft, putDraft } from '../../../db/people';
import { closeReplyTokens } from '../../../db/reply-tokens';
import { updateSeat } from '../../../db/tables';
import { actOf, lineOf } from '../../chance/act';
import { type Clock, systemClock } from '../../clock';
import { isByHand, type Progress } from '../../engine';
import { type Caller, trouble, userOf } from '../access/caller';
import { running } from '../access/conditions';
import { limitSubmissions } from '../access/rate-limit';
import { ownSeat } from '../access/visible-table';
import { decisionsOf } from '../log/headline';
import { orderText, stateAt } from '../log/load-state';
import { retimed } from '../timing/question-time';
import { askedBefore, clockBefore, isFreeOf } from '../timing/time-back';
import { appendAct, saveChange } from '../writer/save-change';
import { changeTable, openSession, type Session, settleTable } from '../writer/session';

/** An order of a seat that may be taken back, with all that came after it. */
export interface Undo {
  /** The first order taken back. */
  entry: number;
  /** The order play goes on from; 0: the set-up. */
  to: number;
  /** Nobody has to agree: nothing was rolled, shown or asked of another seat since. */
  free: boolean;
  /** Orders that would be taken back, by number. */
  orders: number[];
}

/** How far back the orders lie that a player is offered to take back, in entries: of an older one they may still name its number. */
export const offeredBack = 400;

/**
 * What a seat could take back, its newest order first, at most 12; or `only` what begins with one entry. `entries` is the end of the log: what
 * would lead to before it is left out.
 */
export function undosOf(entries: readonly EntryRow[], seat: string, now: Date, only?: number): Undo[] {
  const isWhole = (entries[0]?.seq ?? 1) === 1;
  const line = lineOf(entries);
  const passed = entries.findLast((row) => {
    const act = actOf(row);
    return act?.type === 'hand-over' && act.seat === seat;
  });
  const undos: Undo[] = [];
  let free = true;
  for (let i = line.length - 1; i >= 0 && undos.length < (only === undefined ? 12 : 1); i--) {
    const row = line[i];
    if (!row) break;
    free &&= isFreeOf(row, seat) && row.seq > (passed?.seq ?? 0);
    if (row.seat !== seat || !isByHand(row.via) || (only !== undefined && row.seq !== only)) continue;
    const deadline = row.answered?.question?.deadline ?? null;
    const inTime = deadline === null || new Date(deadline) > now;
    const from = sealStart(line, i);
    if (from === 0 && !isWhole) break;
    const orders = line.slice(from).map(({ seq }) => seq);
    undos.push({ entry: row.seq, to: line[from - 1]?.seq ?? 0, free: free && inTime, orders });
  }
  return undos;
}

/** What a seat could take back from an entry on, and the entries from a little before it; null when no order of the seat stands there. */
export async function findUndo(
  on: Db | Tx,
  table: string,
  { seat, entry, now }: { seat: string; entry: number; now: Date },
): Promise<{ undo: Undo; entries: EntryRow[] } | null> {
  for (let back = 50; ; back *= 4) {
    const since = Math.max(0, entry - back);
    const entries = await entriesOf(on, table, { since });
    const [undo] = undosOf(entries, seat, now, entry);
    if (undo) return { undo, entries };
    // what goes before it may have been taken back, as far as was read
    const stands = lineOf(entries).some((row) => row.seq === entry && row.seat === seat && isByHand(row.via));
    if (!stands || since === 0) return null;
  }
}

/** Where the orders begin that were revealed together with the one at `i`. */
function sealStart(line: readonly EntryRow[], i: number): number {
  const seal = line[i]?.answered?.seal ?? null;
  let from = i;
  while (seal !== null && line[from - 1]?.answered?.seal === seal) from--;
  return from;
}

/** Takes the caller's own orders back from `entry` on, when nobody has to agree; its question is asked again with the time it had. */
export async function takeBack(
  caller: Caller,
  id: string,
  { seat, entry }: { seat: string; entry: number },
  clock: Clock = systemClock,
): Promise<{ orders: string[] }> {
  const user = userOf(caller);
  limitSubmissions(user, caller);
  return changeTable(caller, id, clock, async (locked) => {
    running(locked, caller);
    ownSeat(locked.seats, seat, caller);
    const found = await findUndo(locked.tx, id, { seat, entry, now: locked.now });
    if (!found) throw notYours(caller);
    const { undo, entries } = found;
    if (!undo.free) throw needsConsent(caller);
    const session = await openSession(locked);
    const gone = entries.filter(({ seq }) => undo.orders.includes(seq));
    await rewind(session, undo.to, { by: seat, consent: [], actor: user });
    await giveTimeBack(session, gone);
    const orders = gone.filter(({ via }) => isByHand(via)).map((row) => orderText(session.game, row, caller.language));
    await draftAgain(session, { userId: user, seat, decision: gone[0]?.decision ?? '', lines: orders });
    return { orders };
  });
}

/**
 * Moves a table back to where it stood after order `to`. Questions that are asked again get a fresh clock and a fresh address: an old
 * letter was an answer to what is undone.
 */
export async function rewind(
  session: Session,
  to: number,
  { by, consent, actor }: { by: string; consent: string[]; actor: string },
): Promise<void> {
  const { tx, table, game } = session;
  const causedBy = 'take-back';
  const state = await stateAt(tx, table, game, to);
  const back = await appendAct(session, { type: 'take-back', to, by, consent }, { state, causedBy });
  const open = new Set(decisionsOf(game, state).map(({ id }) => id));
  for (const decision of [...back.autoAnswers.held.keys()]) if (!open.has(decision)) back.autoAnswers.held.delete(decision);
  const progress: Progress = { state, entries: [] };
  const more = settleTable(back, progress);
  await saveChange(back, { progress, more, causedBy, actor });
  const still = new Set(decisionsOf(game, progress.state).map(({ id }) => id));
  const asked = session.tableRows.questions.map(({ decision }) => decision);
  await closeReplyTokens(tx, table.id, { open: asked.filter((decision) => still.has(decision)), at: session.now });
}

/**
 * Questions asked again keep the time they had, and the seat its bank: an order given and taken back gains nobody an hour. `gone` are the
 * orders taken back, oldest first.
 */
async function giveTimeBack({ tx, table, tableRows, seats }: Session, gone: readonly EntryRow[]): Promise<void> {
  const [oldest] = gone;
  if (!oldest?.answered || table.timeControl.kind === 'none') return;
  const clock = clockBefore(oldest.answered);
  await updateSeat(tx, table.id, oldest.seat, clock);
  const before = new Set(tableRows.questions.map(({ decision }) => decision));
  const timed = { table, tableRows, seats: seats.map((each) => (each.seat === oldest.seat ? { ...each, ...clock } : each)) };
  const again = (await questionsOf(tx, [table.id])).flatMap((row) => {
    const asked = before.has(row.decision) ? null : askedBefore(row, gone);
    return asked ? [retimed(asked, timed)] : [];
  });
  await changeQuestions(tx, table.id, [], again);
}

/** Orders taken back lie on the sheet again, to be changed; a sheet that was begun meanwhile stays. */
async function draftAgain(
  { tx, table, now }: Session,
  { userId, seat, decision, lines }: { userId: string; seat: string; decision: string; lines: string[] },
): Promise<void> {
  const key = { userId, tableId: table.id, seat };
  if (await findDraft(tx, key)) return;
  await putDraft(tx, { ...key, decision, content: { lines }, updatedAt: now });
}

const notYours = (caller: Caller) =>
  trouble(
    'not-found',
    { en: 'There is no such order of this seat that still stands.', it: 'Questo posto non ha un ordine simile ancora valido.' },
    caller,
  );

const needsConsent = (caller: Caller) =>
  trouble(
    'conflict',
    {
      en: 'Since this order something was rolled, shown or asked of somebody else, or its time has run out: the others must agree to take it back.',
      it: 'Dopo questo ordine si è tirato, mostrato o chiesto qualcosa ad altri, o il suo tempo è scaduto: per ritirarlo serve il consenso degli altri.',
    },
    caller,
  );
