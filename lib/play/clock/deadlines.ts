import { database } from '../../../db/client';
import { putOffTable, tablesToLookAt } from '../../../db/due-questions';
import type { QuestionRow } from '../../../db/log';
import { updateSeat } from '../../../db/tables';
import type { Progress } from '../../engine';
import { losesOnTime } from '../../time-control';
import { decisionsOf } from '../log/headline';
import { hasExpired } from '../timing/question-time';
import { isSilentlyStuck } from '../timing/rest';
import { isUpOn } from '../writer/auto-answers';
import { saveChange } from '../writer/save-change';
import { openSession, type Session, settleTable, withTable } from '../writer/session';
import { callSubstitutes, loseOnTime } from './forfeit';
import { credit } from './outage';

/** Tables that are looked for at once. */
const batch = 100;
/** Milliseconds until a table where nothing could be done is looked at again. */
const setBack = 60_000;

/**
 * Answers the questions of every table whose deadline has passed: by standing order first, then by the game's fallback, then by the
 * table's rule. Returns the tables it moved. A question that none of them answers waits for its human; when nobody is heard of, the
 * table comes to rest.
 */
export async function expireDue(now: Date): Promise<string[]> {
  const { db } = await database();
  const moved: string[] = [];
  const failures: unknown[] = [];
  const looked = new Set<string>();
  for (;;) {
    const due = (await tablesToLookAt(db, now, batch)).filter((id) => !looked.has(id));
    for (const id of due) {
      looked.add(id);
      // one table that cannot go on must not stop the clocks of all others
      const answered = await expire(id, now).catch((error: unknown) => void failures.push(error));
      if (answered) moved.push(id);
      await putOffTable(db, id, now, new Date(now.getTime() + setBack));
    }
    if (due.length === 0) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `the clock stumbled at ${failures.length} of the tables that are due`);
  return moved;
}

/** Answers one table's expired questions; true when entries were added. A seat that lets a deadline pass has one more missed. */
async function expire(id: string, now: Date): Promise<boolean> {
  const done = await withTable(id, now, async (locked) => {
    if (locked.table.status !== 'running') return null;
    const session = await openSession(locked);
    const late = lateIn(session);
    if (late.length === 0) {
      if (isSilentlyStuck({ ...locked, questions: locked.tableRows.questions })) await comeToRest(session);
      else await credit(locked);
      return null;
    }
    const progress: Progress = { state: session.state, entries: [] };
    // first what is late, and nobody else: whether anybody at the table is there shows in that
    const isLate = new Set(late.map(({ decision }) => decision));
    let more = settleTable(
      { ...session, autoAnswers: { ...session.autoAnswers, expired: ({ id: decision }) => isLate.has(decision) } },
      progress,
    );
    const unanswered = openAmong(session, progress, late);
    const missed = missedBy(session, progress, late, unanswered);
    const { timeControl } = locked.table;
    const isLost = losesOnTime(timeControl) || (timeControl.kind === 'hours' && timeControl.expiry === 'forfeit');
    const lost = new Set(isLost ? unanswered.map(({ seat }) => seat) : []);
    const seats = session.seats.map((seat) => (missed.has(seat.seat) && !seat.bot ? { ...seat, missed: seat.missed + 1 } : seat));
    for (const seat of seats) if (!session.seats.includes(seat)) await updateSeat(session.tx, id, seat.seat, { missed: seat.missed });
    more =
      settleTable({ ...session, seats, autoAnswers: { ...session.autoAnswers, expired: isUpOn({ ...session, seats }) } }, progress) || more;
    if (timeControl.kind === 'hours' && timeControl.expiry === 'substitute')
      await callSubstitutes(session, new Set(unanswered.map(({ seat }) => seat)));
    // a seat that is lost answers for itself, as soon as the bot has it
    const waiting = unanswered.filter(({ seat }) => !lost.has(seat));
    const lapsed = new Set(waiting.map(({ decision }) => decision));
    await saveChange(
      { ...session, seats },
      {
        progress,
        more,
        causedBy: 'clock',
        actor: null,
        lapsed,
        missed: new Set([...missed].filter((seat) => !lost.has(seat))),
        ...(lost.size > 0 && { rests: false }),
      },
    );
    return { moved: progress.entries.length > 0, lost };
  });
  if (done && done.lost.size > 0) await loseOnTime(id, done.lost, now);
  return done !== null && (done.moved || done.lost.size > 0);
}

/** Nothing of a table moves any more before a player is heard of. */
async function comeToRest(session: Session): Promise<void> {
  const progress: Progress = { state: session.state, entries: [] };
  await saveChange(session, { progress, more: session.table.botsDue, causedBy: 'clock', actor: null, rests: true });
}

/** Those of some questions that are still open and unanswered. */
function openAmong({ game, autoAnswers }: Session, progress: Progress, questions: readonly QuestionRow[]): QuestionRow[] {
  const open = new Set(decisionsOf(game, progress.state).map(({ id }) => id));
  return questions.filter(({ decision }) => open.has(decision) && !autoAnswers.held.has(decision));
}

/** Seats that neither they nor their standing orders answered for. */
function missedBy(
  { autoAnswers }: Session,
  progress: Progress,
  late: readonly QuestionRow[],
  unanswered: readonly QuestionRow[],
): Set<string> {
  const isMissed = (question: QuestionRow) =>
    unanswered.includes(question) ||
    autoAnswers.held.get(question.decision)?.via === 'deadline' ||
    progress.entries.some(({ via, decision }) => via === 'deadline' && decision === question.decision);
  return new Set(late.filter(isMissed).map(({ seat }) => seat));
}

const lateIn = (session: Session): QuestionRow[] =>
  session.tableRows.questions.filter((question) => !question.held && !question.lapsed && hasExpired(question, session));
