import { z } from 'zod';
import type { Language } from '../engine';
import { describePace, type Pace, paceSchema } from '../pace';
import { mailHost } from './address';
import type { Claimed } from './claim';
import { seal } from './envelope';
import type { NoticeLetter } from './letters/letter';
import { noticeLetter } from './letters/notice';
import { stopLinks, tableLinks } from './links';
import { waitOf } from './rhythm';
import { type Situation, situationOf } from './situation';
import { deadlineText, type LetterWords, letterWords } from './words';
import { asleep, type Desk, nothing, type Written } from './write';

/** What there is to tell, as the outbox keeps it. */
const noticePayload = z.discriminatedUnion('what', [
  /** The webhook to `host` failed too often: `reason` in the words of the last failure. */
  z.object({ what: z.literal('hook-off'), host: z.string(), reason: z.string() }),
  /** The owner changed the clock, which was `before`. */
  z.object({ what: z.literal('clock'), before: paceSchema }),
]);
type Payload = z.output<typeof noticePayload>;

/** The letter of a notice about a table. */
export async function writeNotice({ db, clock, from, baseUrl, replies }: Desk, { rows, messageId, isAgain }: Claimed): Promise<Written> {
  const [head] = rows;
  if (!head?.tableId || !head.userId) throw new Error(`notice ${head?.id} names no table or no user`);
  const { tableId, userId } = head;
  const situation = await situationOf(db, userId, tableId);
  if (!situation || situation.reader.isStopped) return nothing(rows);
  const { table, game } = situation.look;
  const { user, wishes, isOff } = situation.reader;
  const now = clock.now();
  if (isOff) return asleep(rows, now);
  // a notice is no news of the game: it does not wait for the digest
  const asLetter = { ...wishes, mode: 'instant' as const };
  const wait = isAgain ? null : waitOf({ wishes: asLetter, zone: user.timezone, now, since: now, seen: null, deadline: null });
  if (wait) return { envelope: null, wait, told: rows, moot: [], asks: null };
  const links = tableLinks(baseUrl, tableId, user.email);
  const says = saysOf(noticePayload.parse(head.payload), { situation, place: links.play, seatName: game.seatName });
  if (!says) return nothing(rows);
  const letter: NoticeLetter = { language: user.language, game: game.title[user.language], table: table.title, ...says, links };
  const envelope = seal(noticeLetter(letter), {
    ...{ outboxId: head.id, kind: 'notice', tableId, userId, to: user.email, from, host: mailHost(from), messageId },
    language: user.language,
    unsubscribe: stopLinks(baseUrl, user.email, tableId).oneClick,
    pictures: [],
    replies,
  });
  return { envelope, wait: null, told: rows, moot: [], asks: null };
}

type Says = Pick<NoticeLetter, 'title' | 'paragraphs' | 'sections' | 'go' | 'why'>;

interface Context {
  situation: Situation;
  place: string;
  seatName(seat: string, language: Language): string;
}

function saysOf(payload: Payload, context: Context): Says | null {
  const { reader, look } = context.situation;
  const words = letterWords[reader.user.language];
  if (payload.what === 'clock') return clockSays(payload.before, context, words);
  const { title, lead, reason, how, go } = words.notice.hookOff;
  return {
    title,
    paragraphs: [lead(payload.host), reason(payload.reason), how],
    sections: [],
    go: { text: go, url: `${context.place}/webhooks` },
    why: words.notice.why(look.table.title),
  };
}

/** Null when the clock is again what it was, or of no concern to the reader any more. */
function clockSays(before: Pace, { situation, place, seatName }: Context, words: LetterWords): Says | null {
  const { reader, look, open, isSeated } = situation;
  const { table } = look;
  const { language, timezone } = reader.user;
  const [old, now] = [describePace(before, language), describePace(table.pace, language)];
  const added = now.filter((line) => !old.includes(line));
  const gone = old.filter((line) => !now.includes(line));
  if (!isSeated || table.status !== 'running' || added.length + gone.length === 0) return null;
  const { title, lead, go, ...heads } = words.notice.clock;
  const due = open.map(
    ({ seat, deadline }) => `${seatName(seat, language)}: ${deadline ? deadlineText(deadline, timezone, words) : words.noClock}`,
  );
  const sections = [
    { title: heads.now, lines: added },
    { title: heads.before, lines: gone },
    { title: heads.due, lines: [...new Set(due)] },
  ];
  return {
    title,
    paragraphs: [lead],
    sections: sections.filter(({ lines }) => lines.length > 0),
    go: { text: go, url: `${place}/clock` },
    why: words.why(table.title),
  };
}
