import { conclude } from '../../../db/conclude';
import { actsOf, type LineRow, lastAnswer } from '../../../db/log';
import { saveTable } from '../../../db/save-table';
import { putPolicy } from '../../../db/tables';
import { actOf } from '../../chance/act';
import { hashOf } from '../../chance/source';
import { type Clock, systemClock } from '../../clock';
import { canonical, closed, isWaiting, playSheet, type SheetResult, type Violation } from '../../engine';
import { countSheet } from '../../metrics';
import { type Caller, userOf } from '../access/caller';
import type { Locked } from '../access/locked';
import { limitSubmissions } from '../access/rate-limit';
import { ownSeat } from '../access/visible-table';
import { keepResult } from '../log/result';
import { tellRest } from '../timing/rest';
import { botsLeft } from '../writer/auto-answers';
import { withWord } from '../writer/mix';
import { owedBy, type Planned, plannedChange } from '../writer/save-change';
import { changeBySheet, openSession, type Session } from '../writer/session';
import { movedOn, otherContent, tableOpen, tableOver } from './closed-words';
import { type First, keptReceipt, receiptOf, toldTo } from './kept-receipt';
import { checkSheet, refusedIn } from './sheet-check';
import type { Receipt, Submission } from './submission';

/**
 * The one way orders reach the log. What a player does wrong in the game is a receipt; PlayError tells a door's caller that
 * it may not knock: not-found, forbidden, too-large, too-many, invalid.
 */
export async function submit(caller: Caller, submission: Submission, clock: Clock = systemClock): Promise<Receipt> {
  const user = userOf(caller);
  checkSheet(submission, caller);
  limitSubmissions(user, caller);
  const receipt = await changeBySheet({ ...caller, user }, clock, submission, async (locked, known): Promise<Receipt> => {
    ownSeat(locked.seats, submission.seat, caller);
    const { seat, id, language } = submission;
    const { tx, table, now } = locked;
    const digests = digestsOf(submission);
    if (known) {
      await saveTable(tx, table.id, owedBy(locked), now);
      if (digests.includes(known.digest)) return { kind: 'repeated', receipt: await receiptOf(tx, locked, seat, known) };
      return refusal(locked, submission, otherContent(language));
    }
    const { receipt: fresh, planned } = await answer(locked, submission, user);
    const writes = planned?.writes ?? owedBy(locked);
    const { kind, seq } = fresh;
    const kept = keptReceipt(fresh, { ...writes, seat, language, after: table.seq });
    const receipt = { ...{ seat, id, userId: user, digest: digests[0], at: now, kind, seq }, receipt: kept };
    const written = saveTable(tx, table.id, { ...writes, receipt }, now);
    if (writes.table?.status === 'over') await written.then(() => keepResult({ ...locked, table: writes.table ?? table }));
    else if (planned?.isToRest) await written.then(() => tellRest(locked, seq));
    else conclude(tx, written);
    return fresh;
  });
  countReceipt(receipt);
  return receipt;
}

/** Counted once it is in the database. */
function countReceipt(receipt: Receipt): void {
  const taken = receipt.kind === 'applied' || receipt.kind === 'held' ? receipt.understood.length : 0;
  const refused = 'refused' in receipt ? receipt.refused : null;
  countSheet(receipt.kind, { taken, refused: refused?.violations[0]?.code ?? null });
}

/** Of decision and orders: 128 bits of their SHA-256 in base64url, as it is kept, and all of it in hex, as receipts of before have it. */
function digestsOf({ decision, orders }: Submission): [string, string] {
  const whole = hashOf(canonical([decision, orders]));
  return [Buffer.from(whole.slice(0, 32), 'hex').toString('base64url'), whole];
}

interface Answer {
  receipt: First;
  /** What the table becomes by it; null: it stays as it is. */
  planned: Planned | null;
}

async function answer(locked: Locked, submission: Submission, user: string): Promise<Answer> {
  const { table } = locked;
  const { language } = submission;
  const without = (receipt: First): Answer => ({ receipt, planned: null });
  const closed = (violations: Violation[]): Answer => without({ kind: 'closed', seq: table.seq, violations });
  if (table.status !== 'running') return closed([table.status === 'open' ? tableOpen(language) : tableOver(language)]);
  if (submission.after !== undefined && submission.after !== table.seq) return closed([movedOn(table.seq, language)]);
  const session = await openSession(withWord(locked, submission));
  const { game, state, autoAnswers } = session;
  const result = playSheet(game, state, submission, autoAnswers);
  if (result.accepted === 0 && result.refused) {
    const { kind, violations, index } = result.refused;
    if (kind !== 'illegal' && index === 0) return closed(await whatClosedIt(session, submission, violations));
    const refused = refusedIn(game, submission.orders, { ...result.refused, from: 0, language });
    return without({ kind: 'refused', seq: table.seq, refused });
  }
  const kept = result.policy && (await keepPlans(session, submission.seat, result.policy));
  if (kept && result.entries.length === 0 && result.held.length === 0) return without(accepted(session, submission, result, []));
  const planned = plannedChange(kept || session, {
    progress: result,
    more: result.more || botsLeft(session, result.state),
    causedBy: `submission:${submission.id}`,
    actor: user,
    byLetter: submission.via === 'mail',
  });
  return { receipt: accepted(session, submission, result, planned.writes.lines), planned };
}

/** The plans of a sheet become part of its seat's standing orders. */
async function keepPlans(session: Session, seat: string, policy: Record<string, unknown>): Promise<Session> {
  await putPolicy(session.tx, session.table.id, seat, policy, session.now);
  const policies = new Map(session.tableRows.policies).set(seat, policy);
  return { ...session, tableRows: { ...session.tableRows, policies } };
}

function accepted(session: Session, submission: Submission, result: SheetResult, lines: readonly LineRow[]): First {
  const { game, table, autoAnswers } = session;
  return {
    kind: result.held.some((id) => autoAnswers.held.has(id)) ? 'held' : 'applied',
    seq: table.seq + result.entries.length,
    understood: result.understood,
    told: toldTo(session, { ...submission, lines }),
    refused:
      result.refused &&
      refusedIn(game, submission.orders, { ...result.refused, from: result.refused.index, language: submission.language }),
    over: game.outcome(result.state) !== null,
  };
}

/** What the log knows of the answer that closed the question, in place of a bare "not open". */
async function whatClosedIt(
  { tx, table, game, state, autoAnswers }: Session,
  submission: Submission,
  violations: Violation[],
): Promise<Violation[]> {
  const { seat, decision, language } = submission;
  if (isWaiting(game, state, submission, autoAnswers)) return violations;
  const row = await lastAnswer(tx, table.id, { seat, decision });
  if (!row) return violations;
  // what was taken back has answered nothing
  const acts = (await actsOf(tx, table.id)).map((each) => ({ seq: each.seq, act: actOf(each) }));
  if (acts.some(({ seq, act }) => act?.type === 'take-back' && seq > row.seq && act.to < row.seq)) return violations;
  return [
    closed(language, { kind: 'answered', answer: { order: game.format(row.order, language), via: row.via }, named: decision !== null }),
  ];
}

const refusal = (locked: Locked, submission: Submission, violation: Violation): First => ({
  kind: 'refused',
  seq: locked.table.seq,
  refused: refusedIn(locked.game, submission.orders, { index: 0, violations: [violation], from: 0, language: submission.language }),
});
