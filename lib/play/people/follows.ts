import { database } from '../../../db/client';
import { deleteFollow, followable, followedBy, isFollowing, putFollow, putFollowedLetters } from '../../../db/follows';
import { resumeScopes, scopesStopped, stopScope } from '../../../db/letter-preferences';
import { countInTurn } from '../../../db/limits';
import { emailOf } from '../../../db/people';
import { type FollowKind, followKinds } from '../../../db/schema';
import { type Clock, systemClock } from '../../clock';
import { type Caller, mustBeSound, trouble, userOf } from '../access/caller';
import { limit } from '../access/rate-limit';
import { followedScope } from './unsubscribe';

export { followKinds };

/** What can be followed, by the end of the address of its page. */
export interface Followable {
  kind: FollowKind;
  address: string;
}

/** Something that the caller follows. */
export interface Followed extends Followable {
  name: string;
}

/** How much one user follows, and how often they may change it in a day. */
const mostFollowed = 100;
const changes = { most: 200, seconds: 24 * 60 * 60 };

const week = 7 * 24 * 60 * 60 * 1000;
/** Letters that are put into the outbox in one go. */
const batch = 100;

/** From now on a letter a week tells the caller what this player or club does in public, or how this league goes on. Nobody else is told. */
export async function follow(caller: Caller, { kind, address }: Followable, clock: Clock = systemClock): Promise<void> {
  const userId = userOf(caller);
  mustBeSound(address, caller);
  const { db } = await database();
  const id = await followable(db, userId, kind, address);
  if (id === null) {
    throw trouble('not-found', { en: 'There is nothing here to follow.', it: 'Qui non c’è nulla da seguire.' }, caller);
  }
  if (id === userId) throw trouble('invalid', { en: 'That is yourself.', it: 'Sei tu.' }, caller);
  await limit(`follows:${userId}`, changes, caller.language);
  await db.transaction(async (tx) => {
    await countInTurn(tx, `follows of ${userId}`);
    await putFollow(tx, { userId, kind, id, at: clock.now() });
    if ((await followedBy(tx, userId)).length > mostFollowed) {
      throw trouble(
        'conflict',
        {
          en: `${mostFollowed} are the most that one follows: let some of them go first.`,
          it: `Si possono seguire al massimo ${mostFollowed} tra giocatori, circoli e campionati: prima lasciane qualcuno.`,
        },
        caller,
      );
    }
  });
}

/** Follows no longer; what is not followed is let be. */
export async function unfollow(caller: Caller, { kind, address }: Followable): Promise<void> {
  const userId = userOf(caller);
  mustBeSound(address, caller);
  const { db } = await database();
  await deleteFollow(db, userId, kind, address);
}

/** What the caller follows and may see, by name. */
export async function followed(caller: Caller): Promise<Followed[]> {
  const { db } = await database();
  return (await followedBy(db, userOf(caller))).map(({ kind, address, name }) => ({ kind, address, name }));
}

/** Whether the caller follows it; null where that is not to be asked: nobody signed in, oneself, nothing to follow. */
export async function follows({ user }: Caller, { kind, address }: Followable): Promise<boolean | null> {
  if (user === null) return null;
  const { db } = await database();
  const id = await followable(db, user, kind, address);
  return id === null || id === user ? null : isFollowing(db, user, kind, id);
}

/** Whether the weekly letter comes to the caller. */
export async function hearsOfFollowed(caller: Caller): Promise<boolean> {
  const { db } = await database();
  const email = await emailOf(db, userOf(caller));
  return email !== null && (await scopesStopped(db, email, [followedScope])).length === 0;
}

/** Stops or resumes the weekly letter: the same switch as the link in it. */
export async function setFollowedLetters(caller: Caller, letters: 'on' | 'off'): Promise<void> {
  const { db } = await database();
  const email = await emailOf(db, userOf(caller));
  if (email === null) return;
  if (letters === 'off') await stopScope(db, { email, scope: followedScope });
  else await resumeScopes(db, email, [followedScope]);
}

/** Has everybody written to who was last told a week ago; returns whether there may be more of them. */
export async function tellFollowers(now: Date): Promise<boolean> {
  const { db } = await database();
  return (await putFollowedLetters(db, { before: new Date(now.getTime() - week), now, most: batch })) === batch;
}
