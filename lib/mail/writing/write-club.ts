import { z } from 'zod';
import { clubInvitationTo, type ListedNotice, lastNoticesLetter, noticesBetween, offeredTo, requestsOf } from '../../../db/club-affairs';
import { type ClubRead, findClubById, membersOf } from '../../../db/clubs';
import { scopesStopped } from '../../../db/letter-preferences';
import type { Claimed } from '../../../db/outbox-queue';
import { namesOf, type UserRow } from '../../../db/people';
import { unreachable } from '../../engine';
import { betweenNotices } from '../../play/clubs/notices';
import { mayDo } from '../../play/clubs/rights';
import { clubScope } from '../../play/people/unsubscribe';
import { zonedText } from '../../time-control';
import { stopLinks } from '../addresses/links';
import { mailHost } from '../addresses/message-ids';
import { clubLetter } from '../letters/club';
import { seal } from '../letters/envelope';
import { letterWords } from '../words';
import { clubWords } from '../words/clubs';
import { type LetterReader, letterReader } from './letter-reader';
import { aloneUntil } from './letter-schedule';
import { asleep, nothing, type WritingContext, type WrittenLetter } from './written-letter';

const iso = z.iso.datetime();
/** What the outbox keeps of news about a club. */
const clubPayload = z.discriminatedUnion('what', [
  z.object({ club: z.string(), what: z.enum(['requested', 'handed-over']), by: z.string() }),
  z.object({ club: z.string(), what: z.enum(['accepted', 'declined', 'director', 'offered', 'removed']) }),
  z.object({ club: z.string(), what: z.literal('returned'), email: z.string(), reason: z.string() }),
  z.object({ club: z.string(), what: z.literal('notices'), since: iso, until: iso }),
]);
type ClubPayload = z.output<typeof clubPayload>;

/** What a letter says of what is true now. */
interface Said {
  title: string;
  text: string[];
  parts: { title: string; by: string; text: string }[];
  /** Page of the club that it leads to, and what stands on the button; null: the list of clubs. */
  go: { page: string; text: string } | null;
}

/** The letter about a club; nothing where what it was to tell is settled, or not the reader's business any more. */
export async function writeClub(context: WritingContext, { rows, messageId, isAgain }: Claimed): Promise<WrittenLetter> {
  const [head] = rows;
  if (!head?.userId) throw new Error(`letter ${head?.id} names no user`);
  const { db, clock, from, baseUrl, replies } = context;
  const payload = clubPayload.parse(head.payload);
  const now = clock.now();
  const reader = await letterReader(db, head.userId, null);
  const found = await findClubById(db, payload.club, head.userId);
  if (!reader || !found || reader.isStopped) return nothing(rows);
  const { user } = reader;
  const scope = clubScope(found.club.id);
  if ((await scopesStopped(db, user.email, [scope])).length > 0) return nothing(rows);
  if (reader.isOff) return asleep(rows, now);
  const until = isAgain || payload.what !== 'notices' ? null : await noticesWait(context, payload, reader);
  if (until) return { envelope: null, wait: { how: 'later', until }, told: rows, moot: [], asks: null };
  const said = await saidOf(context, payload, { found, user });
  if (!said) return nothing(rows);
  const { language, email } = user;
  const words = clubWords[language];
  const stop = stopLinks(baseUrl, email, scope);
  const { name, slug } = found.club;
  const letter = clubLetter({
    ...{ language, subject: said.title, over: null, title: said.title, text: said.text, parts: said.parts },
    go: said.go ? { text: said.go.text, url: `${baseUrl}/clubs/${slug}${said.go.page}` } : { text: words.others, url: `${baseUrl}/clubs` },
    why: words.why(name),
    stops: [
      { text: words.stop, url: stop.page },
      { text: letterWords[language].stopAll, url: stopLinks(baseUrl, email, 'all').page },
    ],
  });
  const envelope = seal(letter, {
    ...{ outboxId: head.id, kind: 'club', tableId: null, userId: user.id, to: email, from, host: mailHost(from), messageId, language },
    ...{ unsubscribe: stop.oneClick, pictures: [], replies, answerable: payload.what === 'requested' },
  });
  return { envelope, wait: null, told: rows, moot: [], asks: null };
}

type NoticesPayload = Extract<ClubPayload, { what: 'notices' }>;

/** Until when notices wait: for the reader's daily hour, the end of quiet hours, a day behind the letter before. */
async function noticesWait(
  { db, clock }: WritingContext,
  payload: NoticesPayload,
  { user, preferences }: LetterReader,
): Promise<Date | null> {
  const now = clock.now();
  const last = await lastNoticesLetter(db, payload.club, user.id);
  const next = last === null ? null : new Date(last.getTime() + betweenNotices);
  if (next && next > now) return next;
  return aloneUntil({ preferences, zone: user.timezone, now, since: new Date(payload.until), deadline: null });
}

async function saidOf(
  { db, clock, replies }: WritingContext,
  payload: ClubPayload,
  { found: { club, role }, user }: { found: ClubRead; user: UserRow },
): Promise<Said | null> {
  const words = clubWords[user.language];
  const nameOf = async (id: string) => (await namesOf(db, [id])).get(id) ?? words.formerPlayer;
  const plain = (title: string, go: Said['go'], text: string): Said => ({ title, text: [text], parts: [], go });
  const toClub = { page: '', text: words.look };
  switch (payload.what) {
    case 'requested': {
      const request = mayDo(role, 'answer') ? (await requestsOf(db, club.id)).find(({ userId }) => userId === payload.by) : undefined;
      if (!request) return null;
      const said = plain(words.requested(request.name ?? '…', club.name), { page: '/members', text: words.answer }, words.more.requested);
      const asked = request.text === '' ? [] : [`${words.said} ${request.text}`];
      return { ...said, text: [...asked, ...said.text, ...(replies ? [words.reply.how] : [])] };
    }
    case 'accepted':
      return role === null ? null : plain(words.accepted(club.name), toClub, words.more.accepted);
    case 'declined':
      return role !== null || club.visibility === 'private' ? null : plain(words.declined(club.name), null, words.more.declined);
    case 'director':
      return role !== 'director' ? null : plain(words.director(club.name), toClub, words.more.director);
    case 'offered': {
      if ((await offeredTo(db, club.id)) !== user.id) return null;
      const owner = await ownerName(db, club.id, words.formerPlayer);
      return plain(words.offered(owner, club.name), { page: '', text: words.answer }, words.more.offered);
    }
    case 'handed-over':
      return role === null ? null : plain(words['handed-over'](await nameOf(payload.by), club.name), toClub, words.more['handed-over']);
    case 'returned': {
      // withdrawn or used meanwhile, or no business of the reader's any more
      const invitation = mayDo(role, 'invite') ? await clubInvitationTo(db, club.id, payload.email, clock.now()) : null;
      if (!invitation) return null;
      const { returned } = letterWords[user.language].notice;
      const text = [words.returnedLead(payload.email, club.name), ...(payload.reason === '' ? [] : [returned.reason(payload.reason)])];
      return { title: returned.title, text: [...text, words.more.returned], parts: [], go: { page: '/members', text: words.look } };
    }
    case 'removed':
      return role !== null ? null : plain(words.removed(club.name), null, words.more.removed);
    case 'notices': {
      const notices = role === null ? [] : await noticesBetween(db, club.id, { since: new Date(payload.since), until: clock.now() });
      const news = notices.filter(({ authorId, createdAt }) => authorId !== user.id && createdAt <= new Date(payload.until));
      if (news.length === 0) return null;
      const go = { page: '/notices', text: words.look };
      return { title: words.notices(news.length, club.name), text: [], parts: news.map((each) => partOf(each, user)), go };
    }
    default:
      return unreachable(payload);
  }
}

async function ownerName(db: WritingContext['db'], clubId: string, somebody: string): Promise<string> {
  const [owner] = await membersOf(db, clubId, { from: 0, limit: 1 });
  return owner?.name ?? somebody;
}

function partOf({ title, text, authorName, createdAt }: ListedNotice, { language, timezone: zone }: UserRow) {
  const words = clubWords[language];
  return { title, by: words.by(authorName ?? words.formerPlayer, zonedText(createdAt, { language, zone })), text };
}
