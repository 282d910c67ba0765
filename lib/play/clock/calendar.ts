import { randomBytes } from 'node:crypto';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { database } from '../../../db/client';
import { findCalendar, putCalendar, removeCalendar, userOfCalendar } from '../../../db/clock';
import { type QuestionRow, questionsOf } from '../../../db/log';
import { holdersOf, type TableRow, tablesOfUser } from '../../../db/tables';
import { hashOf } from '../../chance/source';
import { type Clock, systemClock } from '../../clock';
import { askedName, type Language } from '../../engine';
import { env } from '../../env';
import { expiryText } from '../../time-control';
import { type Caller, userOf } from '../access/caller';
import { gameOf, seatsHeldBy } from '../access/visible-table';

const words = {
  en: { name: 'Fieldpost: deadlines', due: 'your answer is due' },
  it: { name: 'Fieldpost: scadenze', due: 'scade il tempo per rispondere' },
};

/** Since when the caller's calendar can be read by who knows its address; null when it cannot. */
export async function calendarSince(caller: Caller): Promise<string | null> {
  const { db } = await database();
  return (await findCalendar(db, userOf(caller)))?.createdAt.toISOString() ?? null;
}

/** Gives the caller's calendar a new address and returns it, the only time it can be read; an older one works no more. */
export async function openCalendar(caller: Caller, clock: Clock = systemClock): Promise<string> {
  const user = userOf(caller);
  const secret = randomBytes(24).toString('base64url');
  const { db } = await database();
  await putCalendar(db, user, hashOf(secret), clock.now());
  return `${env().BASE_URL}/calendar/${secret}.ics`;
}

/** The address of the caller's calendar works no more. */
export async function closeCalendar(caller: Caller): Promise<void> {
  const { db } = await database();
  await removeCalendar(db, userOf(caller));
}

/** The open deadlines of whoever a secret belongs to, as iCalendar; null when the secret is unknown or was revoked. */
export async function calendarOf(secret: string, clock: Clock = systemClock): Promise<string | null> {
  if (!/^[\w-]{32}$/.test(secret)) return null;
  const { db } = await database();
  const user = await userOfCalendar(db, hashOf(secret));
  if (!user) return null;
  const tables = (await tablesOfUser(db, user.id)).filter(({ status }) => status === 'running');
  const ids = tables.map(({ id }) => id);
  const holders = await holdersOf(db, ids);
  const questions = await questionsOf(db, ids);
  const calendar = ical({
    name: words[user.language].name,
    prodId: { company: 'Fieldpost', product: 'Fieldpost', language: user.language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  });
  for (const table of tables) {
    const mine = seatsHeldBy(
      holders.filter(({ tableId }) => tableId === table.id),
      user.id,
    );
    const open = questions.filter(({ tableId, seat, held }) => tableId === table.id && mine.includes(seat) && !held);
    for (const asked of byDeadline(open)) calendar.createEvent(await eventOf(table, asked, { language: user.language, now: clock.now() }));
  }
  return calendar.toString();
}

/** Questions that are due at the same moment, together. */
function byDeadline(questions: readonly QuestionRow[]): QuestionRow[][] {
  const groups = new Map<number, QuestionRow[]>();
  for (const question of questions) {
    if (question.deadline === null) continue;
    const at = question.deadline.getTime();
    groups.set(at, [...(groups.get(at) ?? []), question]);
  }
  return [...groups.values()];
}

/** What everybody may know of the table, and when this player must answer: no position, no question. */
async function eventOf(table: TableRow, asked: QuestionRow[], { language, now }: { language: Language; now: Date }) {
  const game = await gameOf(table);
  const [first] = asked;
  if (!first?.deadline) throw new Error('an event needs a deadline');
  const seats = [...new Set(asked.map(({ seat }) => seat))].map((seat) => askedName(game, seat, table.moment, language)).join(', ');
  const moment = table.moment ? game.momentName(table.moment, language) : '';
  const url = `${env().BASE_URL}/tables/${table.id}`;
  const lines = [
    `${game.title[language]}: ${moment}`,
    table.headline[language],
    table.timeControl.kind === 'none' ? '' : expiryText(table.timeControl, language),
    url,
  ];
  return {
    // the same deadline stays the same event when it moves
    id: `${hashOf(`${table.id} ${first.decision}`).slice(0, 32)}@${new URL(env().BASE_URL).hostname}`,
    start: first.deadline,
    stamp: now,
    summary: `${table.title} (${seats}): ${words[language].due}`,
    description: [...new Set(lines)].filter((line) => line !== '').join('\n'),
    url,
  };
}
