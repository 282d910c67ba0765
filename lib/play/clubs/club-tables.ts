import { type Db, database, type Tx } from '../../../db/client';
import { findClubById, lockClub, roleIn } from '../../../db/clubs';
import type { TableVisibility } from '../../../db/schema';
import type { TableRow } from '../../../db/tables';
import { type Caller, trouble } from '../access/caller';
import type { TableLook } from '../access/table-look';
import { isSlug, unknownClub } from './club-look';

/** Hours for which the open seats of a club's table may be kept for its members. */
export const mostMembersHours = 336;

/** What a table has of its club. */
export interface ClubTable {
  clubId: string | null;
  visibility: TableVisibility;
  membersUntil: Date | null;
}

interface Wanted {
  /** Address of the club; absent: the table is in none. */
  club?: string | undefined;
  visibility: TableVisibility;
  /** For how many hours only members may take an open seat. */
  membersHours?: number | undefined;
}

/**
 * The club of a new table, which stays as it is until the transaction ends; for a member of it alone, whoever else names it hears what they hear of
 * a club that is not there. A table of a private club is never public.
 */
export async function clubOfNewTable(
  tx: Tx,
  { club: slug, visibility, membersHours = 0 }: Wanted,
  caller: Caller,
  now: Date,
): Promise<ClubTable> {
  if (slug === undefined) {
    if (visibility !== 'club' && membersHours === 0) return { clubId: null, visibility, membersUntil: null };
    throw trouble('invalid', { en: 'Only a table of a club has members.', it: 'Solo un tavolo di un circolo ha dei soci.' }, caller);
  }
  const club = isSlug(slug) ? await lockClub(tx, { slug }, 'share') : null;
  const role = club && caller.user !== null ? await roleIn(tx, club.id, caller.user) : null;
  if (!club || (role === null && club.visibility === 'private')) throw unknownClub(caller);
  if (role === null) {
    throw trouble(
      'forbidden',
      { en: 'Only members open tables in this club.', it: 'Solo i soci aprono tavoli in questo circolo.' },
      caller,
    );
  }
  if (!Number.isInteger(membersHours) || membersHours < 0 || membersHours > mostMembersHours) {
    throw trouble(
      'invalid',
      {
        en: `Seats are kept for members for 0 to ${mostMembersHours} hours.`,
        it: `I posti si riservano ai soci da 0 a ${mostMembersHours} ore.`,
      },
      caller,
    );
  }
  return {
    clubId: club.id,
    visibility: club.visibility === 'private' && visibility === 'public' ? 'club' : visibility,
    membersUntil: membersHours === 0 ? null : new Date(now.getTime() + membersHours * 3_600_000),
  };
}

/** Throws conflict for a table of a private club: ratings are public, and tell who played whom. */
export async function mayBeRated(on: Db | Tx, { clubId }: Pick<ClubTable, 'clubId'>, caller: Caller): Promise<void> {
  const found = clubId === null ? null : await findClubById(on, clubId, caller.user);
  if (found?.club.visibility === 'private') throw notRated(caller);
}

/** What is said to who wants games of a private club to be rated. */
export const notRated = (caller: Caller) =>
  trouble(
    'conflict',
    {
      en: 'Games of a private club are not rated: ratings are public. Choose "unrated".',
      it: 'Le partite di un circolo privato non valgono per il rating, che è pubblico. Scegli «non valida per il rating».',
    },
    caller,
  );

/** Whether open seats of a table are still for members of its club alone, and the caller is none. */
export async function isKeptFor(on: Db | Tx, { clubId, membersUntil }: TableRow, { user }: Caller, now: Date): Promise<boolean> {
  if (clubId === null || membersUntil === null || membersUntil <= now) return false;
  return user === null || (await roleIn(on, clubId, user)) === null;
}

/** Throws conflict while open seats are for members alone and the caller is none. */
export async function mustNotBeKept(on: Db | Tx, table: TableRow, caller: Caller, now: Date): Promise<void> {
  if (!(await isKeptFor(on, table, caller, now))) return;
  throw trouble(
    'conflict',
    {
      en: 'For now the open seats of this table are for members of its club.',
      it: 'Per ora i posti liberi di questo tavolo sono per i soci del suo circolo.',
    },
    caller,
  );
}

/** The club of a table, for who may know of it; null: in none, or none of the caller's business. */
export async function clubOfTable(on: Db | Tx, { clubId }: TableRow, { user }: Caller): Promise<{ slug: string; name: string } | null> {
  const found = clubId === null ? null : await findClubById(on, clubId, user);
  if (!found || (found.club.visibility === 'private' && found.role === null)) return null;
  return { slug: found.club.slug, name: found.club.name };
}

/** `clubOfTable` for the table's page. */
export async function clubSeen(caller: Caller, { table }: TableLook): Promise<{ slug: string; name: string } | null> {
  return table.clubId === null ? null : clubOfTable((await database()).db, table, caller);
}

/** The address of a table's club where the caller is a member of it. */
export async function memberClubOf(on: Db | Tx, { clubId }: TableRow, { user }: Caller): Promise<string | null> {
  const found = clubId === null ? null : await findClubById(on, clubId, user);
  return found && found.role !== null ? found.club.slug : null;
}
