import { vacationsOf } from '../../../db/affairs';
import { endPause, insertPause, removePause, vacationPauses } from '../../../db/clock';
import { questionsOf } from '../../../db/log';
import { seatsOf } from '../../../db/tables';
import type { Span } from '../../time-control';
import type { Locked } from '../access/locked';
import { reschedule } from './reschedule';

const day = 86_400_000;
const lengthOf = ({ from, until }: Span): number => Math.max(0, until.getTime() - from.getTime());

/**
 * Brings the pauses of a table in line with the vacations of those who sit at it now, as far as its clock has days for them, and the open
 * deadlines in line with the pauses. What has passed stays spent.
 */
export async function applyVacations({ tx, table, now, tableRows }: Locked): Promise<void> {
  const { timeControl } = table;
  if (timeControl.kind === 'none') return;
  const seats = await seatsOf(tx, table.id);
  const known = await vacationPauses(tx, table.id);
  const holders = seats.flatMap(({ userId }) => userId ?? []);
  const away = table.absence === 'shift' ? await vacationsOf(tx, holders, { after: now }) : [];
  if (known.length === 0 && away.length === 0) return;
  for (const { seat, userId } of seats) {
    let left = timeControl.vacation * day;
    for (const pause of known.filter((each) => each.seat === seat)) {
      if (pause.from >= now) await removePause(tx, pause.id);
      else if (pause.until > now) await endPause(tx, pause.id, now);
      left -= lengthOf({ from: pause.from, until: pause.until < now ? pause.until : now });
    }
    const own = away.filter((each) => each.userId === userId && (each.tables === null || each.tables.includes(table.id)));
    const spans = own.map(({ startsAt, endsAt }) => ({ from: startsAt, until: endsAt }));
    for (const span of within(spans, now, left)) {
      await insertPause(tx, { tableId: table.id, seat, ...span, reason: 'vacation', appliedAt: now });
    }
  }
  await reschedule({ tx, table, seats, tableRows: { ...tableRows, questions: await questionsOf(tx, [table.id]) }, now });
}

/** Spans in order of time, from `now` on, cut where they overlap and where `left` milliseconds are used up. */
export function within(spans: readonly Span[], now: Date, left: number): Span[] {
  const kept: Span[] = [];
  let at = now.getTime();
  let rest = left;
  for (const { from, until } of [...spans].sort((a, b) => a.from.getTime() - b.from.getTime())) {
    const begin = Math.max(at, from.getTime());
    const end = Math.min(until.getTime(), begin + rest);
    if (end <= begin) continue;
    kept.push({ from: new Date(begin), until: new Date(end) });
    rest -= end - begin;
    at = end;
  }
  return kept;
}
