import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Db, database } from '../../../db/client';
import { findClubById } from '../../../db/clubs';
import { findLeague, findSeasonById, isKnown } from '../../../db/leagues';
import { resumeScopes, scopesStopped, stopScope } from '../../../db/letter-preferences';
import { correspondentOf } from '../../../db/people';
import { findTable } from '../../../db/tables';
import { isGameId, loadGame } from '../../games/registry';
import { secret } from '../../secret';
import { type Caller, trouble } from '../access/caller';
import type { PlayError } from '../access/play-error';

/**
 * Letters that an address can stop: those of one table (its id), one club (`clubScope`) or one season (`seasonScope`), those of what is followed, or all
 * about games.
 */
export type LetterScope = 'all' | typeof followedScope | (string & {});

/** The weekly letters of what somebody follows. */
export const followedScope = 'followed';

/** The letters of a club, by its id. */
export const clubScope = (id: string): LetterScope => `club-${id}`;

/** The letters of a season, by its id. */
export const seasonScope = (id: string): LetterScope => `season-${id}`;

const idIn = (scope: LetterScope, kind: 'club' | 'season'): string | null =>
  scope.startsWith(`${kind}-`) ? scope.slice(kind.length + 1) : null;

const signature = (body: string): string => createHmac('sha256', secret()).update(`unsubscribe ${body}`).digest('base64url').slice(0, 27);

/** Proves that who holds it got a letter: it stops letters without a sign-in, as RFC 8058 demands, and never expires. */
export function unsubscribeToken(email: string, scope: LetterScope): string {
  const body = Buffer.from(`${scope} ${email.toLowerCase()}`).toString('base64url');
  return `${body}.${signature(body)}`;
}

function readToken(token: string): { email: string; scope: LetterScope } | null {
  const [body = '', given = ''] = token.split('.');
  const expected = Buffer.from(signature(body));
  if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), expected)) return null;
  const [scope = '', email = ''] = Buffer.from(body, 'base64url').toString().split(' ');
  return { email, scope };
}

export interface LetterChoice {
  email: string;
  scope: LetterScope;
  /** Of the table the token speaks of; null for all letters. */
  table: { title: string; gameTitle: string } | null;
  /** Of the club the token speaks of; null for all other letters. `name` null: a private one that the address is no member of. */
  club: { name: string | null } | null;
  /** It speaks of the weekly letters of what somebody follows. */
  followed: boolean;
  /** Of the season the token speaks of, as `club`. */
  season: { name: string | null } | null;
  /** Letters of the scope are stopped. */
  stopped: boolean;
  /** Everything is stopped, whatever the scope says. */
  allStopped: boolean;
}

const unknown = (caller: Pick<Caller, 'language'>): PlayError =>
  trouble(
    'not-found',
    {
      en: 'This link does not belong to any letter of ours. Open it again from the letter, or set your letters on the account page.',
      it: 'Questo collegamento non appartiene a nessuna nostra lettera. Riaprilo dalla lettera, o scegli le lettere nel tuo profilo.',
    },
    caller,
  );

/** What the holder of an unsubscribe token has chosen; throws PlayError not-found for a wrong token. */
export async function letterChoice(caller: Pick<Caller, 'language'>, token: string): Promise<LetterChoice> {
  const known = readToken(token);
  if (!known) throw unknown(caller);
  const { email, scope } = known;
  const { db } = await database();
  const stopped = await scopesStopped(db, email, [scope, 'all']);
  const [clubId, seasonId] = [idIn(scope, 'club'), idIn(scope, 'season')];
  const followed = scope === followedScope;
  const isOfTable = scope !== 'all' && !followed && clubId === null && seasonId === null;
  const table = isOfTable ? await findTable(db, scope) : null;
  const reader = isOfTable ? null : (await correspondentOf(db, email, null)).id;
  const gameTitle = table && isGameId(table.game) ? (await loadGame(table.game)).title[caller.language] : '';
  return {
    email,
    scope,
    table: table ? { title: table.title, gameTitle } : null,
    club: clubId === null ? null : { name: await clubName(db, clubId, reader) },
    season: seasonId === null ? null : { name: await seasonName(db, seasonId, reader) },
    followed,
    stopped: stopped.includes(scope),
    allStopped: stopped.includes('all'),
  };
}

/** For who may know of it; else null. */
async function clubName(db: Db, id: string, reader: string | null): Promise<string | null> {
  const found = await findClubById(db, id, reader);
  return found && (found.club.visibility === 'public' || found.role !== null) ? found.club.name : null;
}

async function seasonName(db: Db, id: string, reader: string | null): Promise<string | null> {
  const season = await findSeasonById(db, id);
  const found = season && (await findLeague(db, { id: season.leagueId }, reader));
  return found && isKnown(found) ? `${found.league.name}, ${season.name}` : null;
}

/** Stops or resumes the letters a token speaks of, as often as it is asked. */
export async function chooseLetters(
  caller: Pick<Caller, 'language'>,
  token: string,
  choice: { letters: 'stop' | 'resume'; oneClick: boolean },
): Promise<void> {
  const known = readToken(token);
  if (!known) throw unknown(caller);
  const { db } = await database();
  if (choice.letters === 'stop') await stopScope(db, { ...known, oneClick: choice.oneClick });
  else await resumeScopes(db, known.email, [...new Set([known.scope, 'all'])]);
}
