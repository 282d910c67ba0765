import { z } from 'zod';
import { type FollowedNews, followedNews } from '../../../db/followed-news';
import { type FollowedRow, followedBy } from '../../../db/follows';
import { scopesStopped } from '../../../db/letter-preferences';
import type { Claimed } from '../../../db/outbox-queue';
import type { Language } from '../../engine';
import { isGameId, loadGame } from '../../games/registry';
import { followedScope } from '../../play/people/unsubscribe';
import { stopLinks } from '../addresses/links';
import { mailHost } from '../addresses/message-ids';
import { seal } from '../letters/envelope';
import { type FollowedLetter, followedLetter } from '../letters/followed';
import { letterWords } from '../words';
import { followedWords } from '../words/followed';
import { leagueLines, type Reader } from './followed-leagues';
import { letterReader } from './letter-reader';
import { aloneUntil } from './letter-schedule';
import { asleep, nothing, type WritingContext, type WrittenLetter } from './written-letter';

/** Between which moments the outbox wants told what happened. */
const span = z.object({ since: z.iso.datetime(), until: z.iso.datetime() });

/** Lines that one player or club may fill, and names that a subject holds. */
const room = { lines: 10, names: 2 };

/** The weekly letter of what its reader follows; nothing where nothing happened that everybody may see. */
export async function writeFollowed(context: WritingContext, { rows, messageId, isAgain }: Claimed): Promise<WrittenLetter> {
  const [head] = rows;
  if (!head?.userId) throw new Error(`letter ${head?.id} names no user`);
  const { db, clock, from, baseUrl, replies } = context;
  const { since, until } = span.parse(head.payload);
  const now = clock.now();
  const reader = await letterReader(db, head.userId, null);
  if (!reader || reader.isStopped) return nothing(rows);
  const { user, preferences } = reader;
  if ((await scopesStopped(db, user.email, [followedScope])).length > 0) return nothing(rows);
  if (reader.isOff) return asleep(rows, now);
  const wait = isAgain ? null : aloneUntil({ preferences, zone: user.timezone, now, since: new Date(until), deadline: null });
  if (wait) return { envelope: null, wait: { how: 'later', until: wait }, told: rows, moot: [], asks: null };
  const parts = await partsOf(context, user, { since: new Date(since), until: new Date(until) });
  if (parts.length === 0) return nothing(rows);
  const { language, email } = user;
  const words = followedWords[language];
  const stop = stopLinks(baseUrl, email, followedScope);
  const names = parts.slice(0, room.names).map(({ name }) => name.text);
  const letter = followedLetter({
    ...{ language, subject: words.subject(names, parts.length - names.length), title: words.title, lead: words.lead, parts },
    go: { text: words.list, url: `${baseUrl}/account#following` },
    why: words.why,
    stops: [
      { text: words.stop, url: stop.page },
      { text: letterWords[language].stopAll, url: stopLinks(baseUrl, email, 'all').page },
    ],
  });
  const envelope = seal(letter, {
    ...{ outboxId: head.id, kind: 'followed', tableId: null, userId: user.id, to: email, from, host: mailHost(from), messageId, language },
    ...{ unsubscribe: stop.oneClick, pictures: [], replies },
  });
  return { envelope, wait: null, told: rows, moot: [], asks: null };
}

/** What happened, by whom or what it is of; what happened before something was followed is not told. */
async function partsOf(
  { db, baseUrl, looks }: WritingContext,
  user: Reader,
  when: { since: Date; until: Date },
): Promise<FollowedLetter['parts']> {
  const followed = await followedBy(db, user.id);
  const idsOf = (kind: FollowedRow['kind']) => followed.filter((each) => each.kind === kind).map((each) => each.id);
  const news = [
    ...(await followedNews(db, 'player', idsOf('player'), when)),
    ...(await followedNews(db, 'club', idsOf('club'), when)),
  ].filter(({ game }) => isGameId(game));
  const ofLeagues = await leagueLines(followed, { user, baseUrl, ...when, ...(looks && { looks }) });
  const parts: FollowedLetter['parts'] = [];
  for (const { kind, id: of, address, name, createdAt } of followed) {
    const own = news.filter((each) => each.of === of && each.at > createdAt);
    const all = kind === 'league' ? (ofLeagues.get(of) ?? []) : own.map((each) => () => lineOf(each, user.language, baseUrl));
    if (all.length === 0) continue;
    const lines = [];
    for (const line of all.slice(0, room.lines)) lines.push(await line());
    const left = all.length - lines.length;
    const page = `${baseUrl}/${kind}s/${address}`;
    parts.push({ name: { text: name, url: page }, lines, more: left > 0 ? followedWords[user.language].more(left) : null });
  }
  return parts;
}

async function lineOf({ what, table, title, game, headline }: FollowedNews, language: Language, baseUrl: string) {
  const gameTitle = isGameId(game) ? (await loadGame(game)).title[language] : game;
  return {
    what: followedWords[language].what[what],
    on: { text: `${title} (${gameTitle})`, url: `${baseUrl}/tables/${table}` },
    said: what === 'ended' ? headline[language] : '',
  };
}
