import { z } from 'zod';
import type { Db } from '../../../db/client';
import { lastOwnEntry } from '../../../db/last-order';
import { askedName, type Section } from '../../engine';
import { isAway } from '../../play/timing/away';
import { describeTimeControl, type TimeControl, timeControlSchema } from '../../time-control';
import type { NoticeLetter } from '../letters/letter';
import { deadlineText, letterWords } from '../words';
import { givenFor } from './news-since';
import type { Situation } from './situation';

/** What there is to tell, as the outbox keeps it. */
export const noticePayload = z.discriminatedUnion('what', [
  /** The webhook to `host` failed too often: `reason` in the words of the last failure. */
  z.object({ what: z.literal('hook-off'), host: z.string(), reason: z.string() }),
  /** The owner changed the clock, which was `before`. */
  z.object({ what: z.literal('clock'), before: timeControlSchema }),
  /** The table came to rest. */
  z.object({ what: z.literal('rests') }),
  /** A seat let a deadline pass; `after`: the last entry before that. */
  z.object({ what: z.literal('missed'), seat: z.string(), after: z.int() }),
  /** All seats of a table that had not started were taken. */
  z.object({ what: z.literal('full') }),
  /** `by` answered what the reader looked for: the table is theirs. */
  z.object({ what: z.literal('answered'), by: z.string() }),
  /** The letter that offered a seat to an address did not arrive: `reason` in the words of the mail server, empty when there are none. */
  z.object({ what: z.literal('returned'), seat: z.string(), email: z.string(), reason: z.string() }),
]);
type NoticePayload = z.output<typeof noticePayload>;

/** What a notice says, and the seat and question a reply to it speaks for; null where it cannot be answered. */
export type Says = Pick<NoticeLetter, 'title' | 'paragraphs' | 'sections' | 'go' | 'why'> & {
  replyFor: { seat: string; decision: string | null } | null;
};

interface Context {
  situation: Situation;
  /** The table's page. */
  place: string;
  /** Letters can be answered. */
  canReply: boolean;
}

/** A notice in the reader's words, from what is true now; null when there is nothing left to say. */
export async function saysOf(db: Db, payload: NoticePayload, context: Context): Promise<Says | null> {
  switch (payload.what) {
    case 'hook-off':
      return hookSays(payload, context);
    case 'clock':
      return clockSays(payload.before, context);
    case 'rests':
      return restSays(db, context);
    case 'missed':
      return missedSays(db, payload, context);
    case 'full':
      return fullSays(context);
    case 'answered':
      return answeredSays(payload, context);
    case 'returned':
      return returnedSays(payload, context);
  }
}

type Of<T extends NoticePayload['what']> = Extract<NoticePayload, { what: T }>;

const wordsOf = ({ situation }: Context) => letterWords[situation.reader.user.language];
const filled = (sections: Section[]): Section[] => sections.filter(({ lines }) => lines.length > 0);

function nameOf({ situation }: Context, seat: string): string {
  const { game, table } = situation.tableRead;
  return game.seatName(seat, situation.reader.user.language, table.moment);
}

/** The reader's seat that a reply speaks for: one that is asked, else their first. */
function replyOf({ situation: { open, tableRead } }: Context): Says['replyFor'] {
  const [asked] = open;
  const seat = asked?.seat ?? tableRead.mine[0];
  return seat === undefined ? null : { seat, decision: asked?.decision ?? null };
}

function whyOf(context: Context): string {
  const { table } = context.situation.tableRead;
  const words = wordsOf(context);
  return table.ownerId === context.situation.reader.user.id ? words.notice.why(table.title) : words.why(table.title);
}

function hookSays({ host, reason }: Of<'hook-off'>, context: Context): Says {
  const words = wordsOf(context).notice;
  const { title, lead, reason: because, how, go } = words.hookOff;
  return {
    title,
    paragraphs: [lead(host), because(reason), how],
    sections: [],
    go: { text: go, url: `${context.place}/webhooks` },
    why: words.why(context.situation.tableRead.table.title),
    replyFor: null,
  };
}

/** Null when the clock is again what it was, or of no concern to the reader any more. */
function clockSays(before: TimeControl, context: Context): Says | null {
  const { reader, tableRead, open, isSeated } = context.situation;
  const words = wordsOf(context);
  const { table } = tableRead;
  const { language, timezone } = reader.user;
  const [old, now] = [describeTimeControl(before, language), describeTimeControl(table.timeControl, language)];
  const added = now.filter((line) => !old.includes(line));
  const gone = old.filter((line) => !now.includes(line));
  if (!isSeated || table.status !== 'running' || added.length + gone.length === 0) return null;
  const { title, lead, go, ...heads } = words.notice.clock;
  const due = open.map(
    ({ seat, deadline }) =>
      `${askedName(tableRead.game, seat, table.moment, language)}: ${deadline ? deadlineText(deadline, { zone: timezone, language }) : words.noClock}`,
  );
  return {
    title,
    paragraphs: [lead],
    sections: filled([
      { title: heads.now, lines: added },
      { title: heads.before, lines: gone },
      { title: heads.due, lines: [...new Set(due)] },
    ]),
    go: { text: go, url: `${context.place}/clock` },
    why: words.why(table.title),
    replyFor: null,
  };
}

/** Null when somebody was heard of meanwhile. */
async function restSays(db: Db, context: Context): Promise<Says | null> {
  const { tableRead, reader } = context.situation;
  const { table, holders, mine, questions } = tableRead;
  if (table.restsSince === null || table.status !== 'running') return null;
  const words = wordsOf(context);
  const { title, lead, botsAlone, how, howReply, waits } = words.notice.rests;
  const asked = holders.filter(({ seat }) => questions.some((question) => question.seat === seat && !question.held));
  const since = (await lastOwnEntry(db, { table: table.id, user: reader.user.id, seats: mine })) ?? 0;
  const replyFor = context.canReply ? replyOf(context) : null;
  return {
    title,
    paragraphs: [holders.every(({ bot }) => bot) ? botsAlone : lead, replyFor ? howReply : how],
    sections: filled([
      {
        title: waits,
        lines: asked.map(({ seat, bot, userName }) => `${nameOf(context, seat)}: ${bot ? words.bot : (userName ?? words.nobody)}`),
      },
      { title: words.notice.missed.given, lines: await givenFor(db, tableRead, { seats: mine, since, language: reader.user.language }) },
    ]),
    go: { text: words.watch, url: context.place },
    why: whyOf(context),
    replyFor,
  };
}

/** Null when the seat is not the reader's any more, or nothing was answered and the question is closed or has its time again. */
async function missedSays(db: Db, { seat, after }: Of<'missed'>, context: Context): Promise<Says | null> {
  const { tableRead, reader } = context.situation;
  const row = tableRead.holders.find((each) => each.seat === seat && tableRead.mine.includes(seat));
  if (!row) return null;
  const words = wordsOf(context);
  const said = words.notice.missed;
  const given = await givenFor(db, tableRead, { seats: [seat], since: after, language: reader.user.language });
  const own = tableRead.questions.filter((question) => question.seat === seat);
  const isSealed = own.some(({ held }) => held);
  const waits = own.some(({ lapsed, held }) => lapsed && !held);
  if (given.length === 0 && !isSealed && !waits) return null;
  return {
    title: said.title(nameOf(context, seat)),
    paragraphs: [
      said.lead(nameOf(context, seat)),
      ...(isSealed ? [said.sealed] : []),
      ...(waits ? [row.offeredAt === null ? said.waits : said.offered] : []),
      ...(isAway(row) && tableRead.table.restsSince === null ? [said.away] : []),
    ],
    sections: filled([{ title: said.given, lines: given }]),
    go: { text: words.watch, url: context.place },
    why: words.why(tableRead.table.title),
    replyFor: context.canReply ? replyOf(context) : null,
  };
}

/** Null when a seat is free again, or the reader has been told that the game began. */
function fullSays(context: Context): Says | null {
  const { tableRead, isSeated } = context.situation;
  const { table, holders } = tableRead;
  const hasBegun = table.status !== 'open';
  if ((hasBegun && isSeated) || holders.some(({ userId, bot }) => userId === null && !bot)) return null;
  const words = wordsOf(context);
  const { title, lead, how, begun, go } = words.notice.full;
  const lines = holders.map(({ seat, bot, userName }) => `${nameOf(context, seat)}: ${bot ? words.bot : (userName ?? words.nobody)}`);
  return {
    title,
    paragraphs: [lead, hasBegun ? begun : how],
    sections: [{ title: words.seats, lines }],
    go: { text: hasBegun ? words.watch : go, url: context.place },
    why: words.notice.why(table.title),
    replyFor: null,
  };
}

/** Null when the reader plays there no more, or hears by other letters that the game began, which name who plays. */
function answeredSays({ by }: Of<'answered'>, context: Context): Says | null {
  const { tableRead, reader, isSeated } = context.situation;
  if (!isSeated || reader.preferences.news) return null;
  const words = wordsOf(context);
  const { title, lead } = words.notice.answered;
  const name = tableRead.holders.find(({ userId }) => userId === by)?.userName ?? words.nobody;
  return {
    title,
    paragraphs: [lead(name)],
    sections: [],
    go: { text: words.watch, url: context.place },
    why: words.why(tableRead.table.title),
    replyFor: null,
  };
}

/** Null when the seat is offered to that address no more. */
function returnedSays({ seat, email, reason }: Of<'returned'>, context: Context): Says | null {
  const { tableRead } = context.situation;
  if (!tableRead.invites.some((invite) => invite.seat === seat && (invite.name ?? invite.email) === email)) return null;
  const words = wordsOf(context);
  const { title, lead, reason: because, how } = words.notice.returned;
  return {
    title,
    paragraphs: [lead(email, nameOf(context, seat)), ...(reason === '' ? [] : [because(reason)]), how],
    sections: [],
    go: { text: words.watch, url: context.place },
    why: whyOf(context),
    replyFor: null,
  };
}
