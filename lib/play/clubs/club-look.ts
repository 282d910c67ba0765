import { database, type Tx } from '../../../db/client';
import { type ClubRead, type ClubRow, findClub, lockClub, roleIn } from '../../../db/clubs';
import type { ClubRole } from '../../../db/schema';
import { type Clock, systemClock } from '../../clock';
import { type Caller, trouble, userOf } from '../access/caller';
import { type ClubAct, mustBeAllowed } from './rights';

/** Of a private club none but its members learns that it is there. */
export const unknownClub = (caller: Caller) =>
  trouble('not-found', { en: 'There is no such club.', it: 'Questo circolo non esiste.' }, caller);

export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 60;

/** A club that the caller may know of, and what they are in it; throws not-found. */
export async function visibleClub(caller: Caller, slug: string): Promise<ClubRead> {
  const { db } = await database();
  const found = isSlug(slug) ? await findClub(db, slug, caller.user) : null;
  if (!found || !isKnown(found)) throw unknownClub(caller);
  return found;
}

const isKnown = ({ club, role }: ClubRead): boolean => club.visibility === 'public' || role !== null;

/** A club that is held while it changes, and who changes it. */
export interface LockedClub {
  tx: Tx;
  club: ClubRow;
  /** Of the caller; null: no member. */
  role: ClubRole | null;
  user: string;
  now: Date;
}

/** Runs `work` in a transaction that holds the club: one writer a club. Who may not do `act` (null: whoever knows the club) is refused. */
export async function changeClub<T>(
  caller: Caller,
  slug: string,
  act: ClubAct | null,
  work: (locked: LockedClub) => Promise<T>,
  clock: Clock = systemClock,
): Promise<T> {
  const user = userOf(caller);
  const { db } = await database();
  return db.transaction(async (tx) => {
    const club = isSlug(slug) ? await lockClub(tx, { slug }) : null;
    const role = club && (await roleIn(tx, club.id, user));
    if (!club || !isKnown({ club, role })) throw unknownClub(caller);
    if (act !== null) mustBeAllowed(role, act, caller);
    return work({ tx, club, role, user, now: clock.now() });
  });
}
