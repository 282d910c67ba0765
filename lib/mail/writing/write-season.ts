import { z } from 'zod';
import { scopesStopped } from '../../../db/letter-preferences';
import type { Claimed } from '../../../db/outbox-queue';
import { PlayError, placeOfSeason, type SeasonNews, seasonMoves, seasonWithGames } from '../../play';
import { seasonScope } from '../../play/people/unsubscribe';
import { stopLinks } from '../addresses/links';
import { mailHost } from '../addresses/message-ids';
import { clubLetter } from '../letters/club';
import { seal } from '../letters/envelope';
import { letterWords } from '../words';
import { type SeasonWords, seasonWords } from '../words/seasons';
import { letterReader } from './letter-reader';
import { aloneUntil } from './letter-schedule';
import { type SeasonNow, type SeasonSaid, saidOfSeason } from './season-said';
import { asleep, nothing, type WritingContext, type WrittenLetter } from './written-letter';

const round = z.int();
const season = z.string();
const sentence = z.object({ en: z.string(), it: z.string() });
/** What the outbox keeps of news about a season. */
const seasonPayload = z.discriminatedUnion('what', [
  z.object({ season, what: z.enum(['entered', 'over', 'called-off', 'resumed', 'clock']) }),
  z.object({ season, what: z.enum(['round-opened', 'reminder', 'extended', 'late']), round }),
  z.object({ season, what: z.literal('not-started'), why: sentence }),
  z.object({ season, what: z.enum(['withdrawn', 'successor', 'replaced']), entrant: z.string() }),
  z.object({ season, what: z.literal('hook-off'), host: z.string() }),
  z.object({ season, what: z.literal('paused'), from: z.iso.datetime(), until: z.iso.datetime() }),
]);

const minute = 60_000;
/** Milliseconds that a letter waits for tables that it leads to. */
const longestWait = 15 * minute;

/** The letter about a season; nothing where it is not true any more, or not the reader's business. */
export async function writeSeason(context: WritingContext, { rows, messageId, isAgain }: Claimed): Promise<WrittenLetter> {
  const [head] = rows;
  if (!head?.userId) throw new Error(`letter ${head?.id} names no user`);
  const { db, clock, from, baseUrl, replies } = context;
  const payload = seasonPayload.parse(head.payload);
  const news: SeasonNews = payload;
  const now = clock.now();
  const reader = await letterReader(db, head.userId, null);
  if (!reader || reader.isStopped) return nothing(rows);
  const { user, preferences } = reader;
  const isUnwanted = (news.what === 'reminder' && preferences.reminders.length === 0) || (isOfTables(news) && !preferences.news);
  const scope = seasonScope(payload.season);
  if (isUnwanted || (await scopesStopped(db, user.email, [scope])).length > 0) return nothing(rows);
  const found = await seasonNow(context, news, { ...user, season: payload.season });
  const said = found && saidOfSeason(news, found);
  if (!found || !said) return nothing(rows);
  if (reader.isOff) return asleep(rows, now);
  const { createdAt: since } = head;
  const waitsFor = { preferences, zone: user.timezone, now, since, deadline: said.deadline };
  const isEarly = said.awaitsTables && now.getTime() - since.getTime() < longestWait;
  const until = isAgain ? null : (aloneUntil(waitsFor) ?? (isEarly ? new Date(now.getTime() + minute) : null));
  if (until) return { envelope: null, wait: { how: 'later', until }, told: rows, moot: [], asks: null };
  const { language, email } = user;
  const words = seasonWords[language];
  const stop = stopLinks(baseUrl, email, scope);
  const letter = clubLetter({
    ...{ language, subject: said.title, over: null, title: said.title, text: said.text, parts: said.parts },
    go: goOf(said, { words, season: found.url, baseUrl }),
    why: words.why(found.where),
    stops: [
      { text: words.stop, url: stop.page },
      { text: letterWords[language].stopAll, url: stopLinks(baseUrl, email, 'all').page },
    ],
  });
  const envelope = seal(letter, {
    ...{ outboxId: head.id, kind: 'season', tableId: null, userId: user.id, to: email, from, host: mailHost(from), messageId, language },
    ...{ unsubscribe: stop.oneClick, pictures: [], replies },
  });
  return { envelope, wait: null, told: rows, moot: [], asks: null };
}

const goOf = ({ leads }: SeasonSaid, { words, season: page, baseUrl }: { words: SeasonWords; season: string; baseUrl: string }) =>
  ({
    season: { text: words.toSeason, url: page },
    desk: { text: words.toDesk, url: `${page}/desk` },
    account: { text: words.toHooks, url: `${baseUrl}/account#league-webhooks` },
  })[leads];

/** It tells of games that began, or are over: a topic of the account's. */
const isOfTables = ({ what }: SeasonNews): boolean => what === 'round-opened' || what === 'over';

/** The season as the reader may see it now; null: it is gone, or not theirs to know of. */
async function seasonNow(
  { db, clock, baseUrl, looks }: WritingContext,
  { what }: SeasonNews,
  { season, ...user }: SeasonNow['user'] & { season: string },
): Promise<(SeasonNow & { url: string }) | null> {
  const place = await placeOfSeason(db, season);
  if (!place) return null;
  const caller = { user: user.id, language: user.language };
  try {
    // who directs it hears of everybody's games
    const { view, games } = await seasonWithGames(caller, place, what === 'late' ? null : user.id, looks);
    return {
      ...{ user, view, games, moves: what === 'over' ? await seasonMoves(caller, place, looks) : {}, now: clock.now(), baseUrl },
      ...{ where: `${view.league.name}, ${view.name}`, url: `${baseUrl}/leagues/${place.league}/${place.season}` },
    };
  } catch (error) {
    if (error instanceof PlayError && error.code === 'not-found') return null;
    throw error;
  }
}
