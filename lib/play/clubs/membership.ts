import {
  countRequests,
  deleteClubInvitationsTo,
  deleteInvitationsKnownTo,
  deleteOffer,
  deleteRequest,
  hasRequested,
  insertRequest,
} from '../../../db/club-affairs';
import { deleteBar } from '../../../db/club-bars';
import { countMembers, deleteMember, insertMember, leadersOf, membersOf, passOwnTables, roleIn } from '../../../db/clubs';
import { emailOf } from '../../../db/people';
import { type Clock, systemClock } from '../../clock';
import { type Caller, plainText, trouble } from '../access/caller';
import { limitWithin } from '../access/rate-limit';
import { bar, mustNotBeBarred } from './bars';
import { changeClub, type LockedClub } from './club-look';
import { mayJoinAnother } from './found';
import { putClubLetter } from './letters';
import { mustBeAllowed } from './rights';

export const mostMembers = 500;
/** Requests that wait: of a user, and at a club. */
const mostRequests = { user: 20, club: 200 };
/** Requests a user may make. */
const requested = { most: 20, seconds: 24 * 60 * 60 };
/** Characters of what somebody says when they ask. */
export const longestRequest = 300;

/** Becomes a member of an open club, or asks to: what happened. A private club is joined by invitation alone. */
export async function joinClub(caller: Caller, slug: string, text: string, clock: Clock = systemClock): Promise<'member' | 'requested'> {
  return changeClub(
    caller,
    slug,
    null,
    async (locked) => {
      const { tx, club, role, user, now } = locked;
      if (role !== null) throw isMemberAlready(caller);
      await mustNotBeBarred(locked, { user, invited: null }, caller);
      if (club.admission === 'invitation') {
        throw trouble(
          'forbidden',
          { en: 'This club takes new members by invitation only.', it: 'Questo circolo ammette nuovi soci solo su invito.' },
          caller,
        );
      }
      if (club.admission === 'open') {
        await enrol(locked, user, caller);
        return 'member';
      }
      await limitWithin(tx, `club-requests:${user}`, requested, caller.language);
      if ((await countRequests(tx, { user })) >= mostRequests.user || (await countRequests(tx, { clubId: club.id })) >= mostRequests.club) {
        throw trouble(
          'conflict',
          { en: 'Too many requests wait for an answer already.', it: 'Ci sono già troppe richieste in attesa di risposta.' },
          caller,
        );
      }
      const isNew = await insertRequest(tx, { clubId: club.id, userId: user, text: plainText(text, longestRequest), createdAt: now });
      if (!isNew) throw trouble('conflict', { en: 'You have asked already.', it: 'Hai già fatto richiesta.' }, caller);
      for (const leader of await leadersOf(tx, club.id)) {
        await putClubLetter(tx, { club: club.id, user: leader, news: { what: 'requested', by: user } }, now);
      }
      return 'requested';
    },
    clock,
  );
}

const isMemberAlready = (caller: Caller) => trouble('conflict', { en: 'You are a member already.', it: 'Sei già socio.' }, caller);

/** Makes somebody a member of a club that is held: what had asked for that is settled. Throws conflict where there is no room. */
export async function enrol({ tx, club, now }: Pick<LockedClub, 'tx' | 'club' | 'now'>, user: string, caller: Caller): Promise<void> {
  await mayJoinAnother(tx, user, 'member', caller);
  if ((await countMembers(tx, club.id)) >= mostMembers) {
    throw trouble(
      'conflict',
      { en: `A club has ${mostMembers} members at most.`, it: `Un circolo ha al più ${mostMembers} soci.` },
      caller,
    );
  }
  await insertMember(tx, { clubId: club.id, userId: user, role: 'member', joinedAt: now });
  await deleteRequest(tx, club.id, user);
  await deleteBar(tx, club.id, user);
  const email = await emailOf(tx, user);
  if (email !== null) await deleteClubInvitationsTo(tx, club.id, email);
}

/** Takes a request back; one that is answered already is as wished. */
export async function withdrawRequest(caller: Caller, slug: string): Promise<void> {
  await changeClub(caller, slug, null, async ({ tx, club, user }) => {
    await deleteRequest(tx, club.id, user);
  });
}

export async function answerRequest(
  caller: Caller,
  slug: string,
  { user: asker, answer }: { user: string; answer: 'accept' | 'decline' },
  clock: Clock = systemClock,
): Promise<void> {
  await changeClub(
    caller,
    slug,
    'answer',
    async (locked) => {
      const { tx, club, now } = locked;
      if (!(await hasRequested(tx, club.id, asker))) {
        throw trouble('not-found', { en: 'There is no such request (any more).', it: 'Questa richiesta non esiste (più).' }, caller);
      }
      if (answer === 'accept') await enrol(locked, asker, caller);
      else await deleteRequest(tx, club.id, asker);
      await putClubLetter(tx, { club: club.id, user: asker, news: { what: answer === 'accept' ? 'accepted' : 'declined' } }, now);
    },
    clock,
  );
}

/** Leaves a club; its owner hands it over or closes it instead. */
export async function leaveClub(caller: Caller, slug: string): Promise<void> {
  await changeClub(caller, slug, 'read', async (locked) => {
    if (locked.role === 'owner') {
      throw trouble('conflict', { en: 'Hand the club over first, or close it.', it: 'Prima cedi il circolo, oppure chiudilo.' }, caller);
    }
    await strike(locked, locked.user);
  });
}

/** Ends a membership: tables that only the club sees stay with it. */
export async function strike({ tx, club }: Pick<LockedClub, 'tx' | 'club'>, user: string): Promise<void> {
  const [owner] = await membersOf(tx, club.id, { from: 0, limit: 1 });
  await deleteOffer(tx, club.id, user);
  await deleteMember(tx, club.id, user);
  if (owner) await passOwnTables(tx, club, { from: user, to: owner.userId });
}

/** Removes a member, who does not come back until a director lets them; a director can be removed by the owner alone. */
export async function removeMember(caller: Caller, slug: string, member: string, clock: Clock = systemClock): Promise<void> {
  await changeClub(
    caller,
    slug,
    'remove',
    async (locked) => {
      const { tx, club, user, now } = locked;
      const role = await memberRole(locked, member, caller);
      if (member === user)
        throw trouble(
          'conflict',
          { en: 'You cannot remove yourself: leave the club.', it: 'Non puoi escludere te stesso: lascia il circolo.' },
          caller,
        );
      if (role !== 'member') mustBeAllowed(locked.role, 'appoint', caller);
      await strike(locked, member);
      await deleteInvitationsKnownTo(tx, club.id, member);
      await bar(locked, member);
      await putClubLetter(tx, { club: club.id, user: member, news: { what: 'removed' } }, now);
    },
    clock,
  );
}

/** What somebody is in the club; throws not-found for who is no member. */
export async function memberRole({ tx, club }: LockedClub, member: string, caller: Caller) {
  const role = await roleIn(tx, club.id, member);
  if (role === null) throw trouble('not-found', { en: 'The club has no such member.', it: 'Il circolo non ha questo socio.' }, caller);
  return role;
}
