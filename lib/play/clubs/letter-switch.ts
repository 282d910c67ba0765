import { resumeScopes, stopScope } from '../../../db/letter-preferences';
import { emailOf } from '../../../db/people';
import type { Caller } from '../access/caller';
import { clubScope } from '../people/unsubscribe';
import { changeClub } from './club-look';

/** Stops or resumes the letters of a club to the caller: the same switch as the link in them. */
export async function setClubLetters(caller: Caller, slug: string, letters: 'on' | 'off'): Promise<void> {
  await changeClub(caller, slug, 'read', async ({ tx, club, user }) => {
    const email = await emailOf(tx, user);
    if (email === null) return;
    if (letters === 'off') await stopScope(tx, { email, scope: clubScope(club.id) });
    else await resumeScopes(tx, email, [clubScope(club.id)]);
  });
}
