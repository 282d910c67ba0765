import type { Tx } from '../../../db/client';
import { deleteClubInvitationsTo } from '../../../db/club-affairs';
import { deleteBar, isBarred, putBar } from '../../../db/club-bars';
import { emailOf } from '../../../db/people';
import { type Caller, trouble } from '../access/caller';
import { changeClub, type LockedClub } from './club-look';

/** Who is removed does not come back by themselves, nor by a letter of before. */
export async function bar({ tx, club, user: by, now }: LockedClub, member: string): Promise<void> {
  await putBar(tx, { clubId: club.id, userId: member, barredBy: by, createdAt: now });
  const email = await emailOf(tx, member);
  if (email !== null) await deleteClubInvitationsTo(tx, club.id, email);
}

/** Throws forbidden for who was removed, and neither let in again nor invited by a letter to them. */
export async function mustNotBeBarred(
  { tx, club }: { tx: Tx; club: { id: string } },
  { user, invited }: { user: string; invited: string | null },
  caller: Caller,
): Promise<void> {
  if (!(await isBarred(tx, club.id, user))) return;
  if (invited !== null && invited === (await emailOf(tx, user))) return;
  throw trouble(
    'forbidden',
    {
      en: 'You were removed from this club. Those who lead it can let you in again: ask them to lift the bar, or to invite you by letter.',
      it: 'Sei stato escluso da questo circolo. Chi lo dirige può riammetterti: chiedi di togliere il divieto, o un invito per lettera.',
    },
    caller,
  );
}

/** Whoever was removed may come back as anybody may; who is not barred (any more) is as wished. */
export async function liftBar(caller: Caller, slug: string, user: string): Promise<void> {
  await changeClub(caller, slug, 'remove', ({ tx, club }) => deleteBar(tx, club.id, user));
}
