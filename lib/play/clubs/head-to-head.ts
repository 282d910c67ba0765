import { database } from '../../../db/client';
import { type MeetingsRow, meetingsOf, opponentsOf } from '../../../db/club-records';
import { membersOf, roleIn } from '../../../db/clubs';
import { namesOf } from '../../../db/people';
import { type Caller, trouble } from '../access/caller';
import { visibleClub } from './club-look';
import { mostMembers } from './membership';
import { gameTitles, isoOf, type RecordHolder, type RecordTable } from './records';

/** How somebody did against somebody else: games on different sides, won, drawn and lost. */
export interface Meetings extends RecordHolder {
  games: number;
  won: number;
  drawn: number;
  lost: number;
}

/** A game of two players; `outcome` for the first of them. */
export interface Meeting {
  table: RecordTable;
  /** ISO time. */
  ended: string;
  outcome: 'won' | 'drawn' | 'lost';
}

export interface HeadToHead {
  of: RecordHolder;
  /** Everybody they met, most games first; of a pair the other one alone. */
  opponents: Meetings[];
  /** Of a pair: their games, the latest first, a page at a time. Null: nobody is named to compare with. */
  games: Meeting[] | null;
  isMore: boolean;
}

/** Opponents in a list, and games on a page. */
const most = { opponents: 100, games: 40 };

/** Somebody who can be chosen: the members of a club by name. */
export async function comparable(caller: Caller, slug: string): Promise<RecordHolder[]> {
  const { club } = await visibleClub(caller, slug);
  const { db } = await database();
  const members = await membersOf(db, club.id, { from: 0, limit: mostMembers });
  const named = members.map(({ userId, name }) => ({ userId, name }));
  return named.sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '', caller.language));
}

/**
 * How a player of a club did against the others, or one of them, at its tables as far as the reader may see them. Throws not-found for who is neither a member
 * nor has met anybody there: that somebody was there once is told by nothing else.
 */
export async function headToHead(
  caller: Caller,
  slug: string,
  { of, against, page = 0 }: { of: string; against?: string | undefined; page?: number },
): Promise<HeadToHead> {
  const { club, role } = await visibleClub(caller, slug);
  const { db } = await database();
  const eyes = { clubId: club.id, isMember: role !== null };
  const mustBeKnown = async (user: string) => {
    if ((await roleIn(db, club.id, user)) !== null || (await opponentsOf(db, eyes, user, 1)).length > 0) return;
    throw trouble('not-found', { en: 'The club has no such player.', it: 'Il circolo non ha questo giocatore.' }, caller);
  };
  await mustBeKnown(of);
  if (against === undefined) {
    const opponents = await opponentsOf(db, eyes, of, most.opponents);
    const names = await namesOf(db, [of, ...opponents.map(({ user }) => user)]);
    const named = ({ user, ...row }: MeetingsRow): Meetings => ({ userId: user, name: names.get(user) ?? null, ...row });
    return { of: { userId: of, name: names.get(of) ?? null }, opponents: opponents.map(named), games: null, isMore: false };
  }
  await mustBeKnown(against);
  if (against === of) {
    throw trouble('invalid', { en: 'Choose two different players.', it: 'Scegli due giocatori diversi.' }, caller);
  }
  const found = await meetingsOf(db, eyes, { of, against, from: page * most.games, limit: most.games + 1 });
  const names = await namesOf(db, [of, against]);
  const { user: _, ...total } = found?.total ?? { user: against, games: 0, won: 0, drawn: 0, lost: 0 };
  const rows = found?.games ?? [];
  const titles = await gameTitles(rows, caller);
  return {
    of: { userId: of, name: names.get(of) ?? null },
    opponents: [{ userId: against, name: names.get(against) ?? null, ...total }],
    games: rows.slice(0, most.games).map(({ table, title, game, ended, outcome }) => ({
      ...{ table: { id: table, title, game, gameTitle: titles.get(game) ?? game }, ended: isoOf(ended), outcome },
    })),
    isMore: rows.length > most.games,
  };
}
