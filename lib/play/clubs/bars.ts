import { type Db, database, type Tx } from '../../../db/client';
import { deleteClubInvitationsTo } from '../../../db/club-affairs';
import { barsOf, deleteBar, isBarred, putBar } from '../../../db/club-bars';
import { emailOf } from '../../../db/people';
import type { Text } from '../../engine';
import { type Caller, trouble } from '../access/caller';
import { changeClub, type LockedClub, visibleClub } from './club-look';
import { mustBeAllowed } from './rights';

/** Who is removed does not come back by themselves, nor by a letter of before. */
export async function bar({ tx, club, user: by, now }: LockedClub, member: string): Promise<void> {
  await putBar(tx, { clubId: club.id, userId: member, barredBy: by, createdAt: now });
  const email = await emailOf(tx, member);
  if (email !== null) await deleteClubInvitationsTo(tx, club.id, email);
}

/** Why somebody is not let in, as they are told it: removed, and neither let in again nor invited by a letter to them. Null: nothing bars them. */
export async function barText(
  on: Db | Tx,
  club: { id: string },
  { user, invited }: { user: string | null; invited: string | null },
  { language }: Pick<Caller, 'language'>,
): Promise<string | null> {
  if (user === null || !(await isBarred(on, club.id, user))) return null;
  return invited !== null && invited === (await emailOf(on, user)) ? null : barred[language];
}

const barred: Text = {
  en: 'You were removed from this club. Those who lead it can let you in again: ask them to lift the bar, or to invite you by letter.',
  it: 'Sei stato escluso da questo circolo. Chi lo dirige può riammetterti: chiedi di togliere il divieto, o un invito per lettera.',
};

/** Throws forbidden for who is barred. */
export async function mustNotBeBarred(
  { tx, club }: { tx: Tx; club: { id: string } },
  who: { user: string; invited: string | null },
  caller: Caller,
): Promise<void> {
  if ((await barText(tx, club, who, caller)) !== null) throw trouble('forbidden', barred, caller);
}

/** Who was removed and cannot come back by themselves. */
export interface ClubBar {
  userId: string;
  name: string | null;
  /** Null: whoever removed them is not known any more. */
  by: string | null;
  /** ISO time. */
  at: string;
}

/** All of them, the latest first, for those who may lift a bar. */
export async function clubBars(caller: Caller, slug: string): Promise<ClubBar[]> {
  const { club, role } = await visibleClub(caller, slug);
  mustBeAllowed(role, 'remove', caller);
  const { db } = await database();
  const rows = await barsOf(db, club.id);
  return rows.map(({ userId, name, barredBy, createdAt }) => ({ userId, name, by: barredBy, at: createdAt.toISOString() }));
}

/** Whoever was removed may come back as anybody may; who is not barred (any more) is as wished. */
export async function liftBar(caller: Caller, slug: string, user: string): Promise<void> {
  await changeClub(caller, slug, 'remove', ({ tx, club }) => deleteBar(tx, club.id, user));
}
