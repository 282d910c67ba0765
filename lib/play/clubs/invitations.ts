import { type Db, database, type Tx } from '../../../db/client';
import {
  deleteClubInvitation,
  findClubInvitation,
  insertClubInvitation,
  invitationsOfClub,
  returnClubInvitation,
} from '../../../db/club-affairs';
import { type ClubRow, countMembers, findClubById, lockClub, roleIn } from '../../../db/clubs';
import { putLetter } from '../../../db/outbox';
import { type Clock, systemClock } from '../../clock';
import { type Caller, trouble, userOf } from '../access/caller';
import { addressOf, mayWriteToStrangers } from '../access/invitation-letters';
import { mayInvite } from '../people/blocks';
import { barText, mustNotBeBarred } from './bars';
import { changeClub } from './club-look';
import { putClubLetter } from './letters';
import { enrol } from './membership';

/** Milliseconds for which an invitation stands. */
const standsFor = 30 * 24 * 60 * 60 * 1000;
/** Invitations of a club that stand at a time. */
const mostInvitations = 100;

/** An invitation as whoever has its link sees it: of a private club no more than they need to say yes. */
export interface ClubInvitationView {
  token: string;
  slug: string;
  name: string;
  emblem: ClubRow['emblem'];
  description: ClubRow['description'];
  members: number;
  /** Display name of who invites; empty when it is not known. */
  from: string;
  /** For one address alone, which may also decline it. */
  isPersonal: boolean;
  isMember: boolean;
  /** Why the caller cannot accept it, in their language; null: nothing bars them. */
  barred: string | null;
}

const unknownInvitation = (caller: Caller) =>
  trouble('not-found', { en: 'There is no such invitation (any more).', it: 'Questo invito non esiste (più).' }, caller);

const isToken = (text: string): boolean => /^[a-z0-9]{16}$/.test(text);

/** Invites by a link for everybody who has it (null), or by letter to one address. */
export async function inviteToClub(
  caller: Caller,
  slug: string,
  email: string | null,
  clock: Clock = systemClock,
): Promise<{ token: string }> {
  const address = email === null ? null : addressOf(email, caller);
  return changeClub(
    caller,
    slug,
    'invite',
    async ({ tx, club, user, now }) => {
      const standing = await invitationsOfClub(tx, club.id, now);
      if (standing.length >= mostInvitations) {
        throw trouble(
          'conflict',
          {
            en: `${mostInvitations} invitations of this club stand already: withdraw one first.`,
            it: `Ci sono già ${mostInvitations} inviti di questo circolo: prima ritirane uno.`,
          },
          caller,
        );
      }
      if (address !== null && standing.some((each) => each.email === address)) {
        throw trouble('conflict', { en: 'This address is invited already.', it: 'Questo indirizzo è già invitato.' }, caller);
      }
      const endsAt = new Date(now.getTime() + standsFor);
      const { token } = await insertClubInvitation(tx, { clubId: club.id, email: address, createdBy: user, createdAt: now, endsAt });
      if (address !== null) {
        await mayInvite(tx, user, address, caller);
        await mayWriteToStrangers(tx, user, caller);
        await putLetter(tx, { kind: 'club-invitation', email: address, payload: { token }, notBefore: now }, now);
      }
      return { token };
    },
    clock,
  );
}

/** What is known of a letter of invitation that did not arrive. */
export interface ReturnedClubLetter {
  email: string | null;
  /** When it was put into the outbox: with the invitation. */
  createdAt: Date;
  /** In the words of the mail server; empty: the address takes no letters of ours. */
  reason: string;
}

/** The letter of an invitation did not arrive: the directors' desk says so, and whoever invited gets a letter, once. */
export async function clubInvitationReturned(db: Db, { email, createdAt, reason }: ReturnedClubLetter, now: Date): Promise<void> {
  if (email === null) return;
  await db.transaction(async (tx) => {
    const invitation = await returnClubInvitation(tx, { email: email.toLowerCase(), createdAt, reason }, now);
    if (!invitation?.createdBy) return;
    const news = { what: 'returned', email: email.toLowerCase(), reason } as const;
    await putClubLetter(tx, { club: invitation.clubId, user: invitation.createdBy, news }, now);
  });
}

/** One that was withdrawn or used already is as wished. */
export async function withdrawClubInvitation(caller: Caller, slug: string, token: string): Promise<void> {
  await changeClub(caller, slug, 'invite', async ({ tx, club }) => {
    await deleteClubInvitation(tx, club.id, token);
  });
}

export async function clubInvitation(caller: Caller, token: string, clock: Clock = systemClock): Promise<ClubInvitationView> {
  const { db } = await database();
  const { invitation, club, role } = await standing(db, caller, token, clock.now());
  const { slug, name, emblem, description } = club;
  return {
    ...{ token, slug, name, emblem, description },
    members: await countMembers(db, club.id),
    from: invitation.fromName ?? '',
    isPersonal: invitation.email !== null,
    isMember: role !== null,
    barred: role === null ? await barText(db, club, { user: caller.user, invited: invitation.email }, caller) : null,
  };
}

async function standing(on: Db | Tx, caller: Caller, token: string, now: Date) {
  const invitation = isToken(token) ? await findClubInvitation(on, token, now) : null;
  const found = invitation && (await findClubById(on, invitation.clubId, caller.user));
  if (!invitation || !found) throw unknownInvitation(caller);
  return { invitation, ...found };
}

/** Becomes a member: who holds the token may. A letter's invitation is spent with that, a link stands on. */
export async function acceptClubInvitation(caller: Caller, token: string, clock: Clock = systemClock): Promise<{ slug: string }> {
  const user = userOf(caller);
  const { db } = await database();
  return db.transaction(async (tx) => {
    const now = clock.now();
    const found = await standing(tx, caller, token, now);
    const club = await lockClub(tx, { id: found.club.id });
    // read again under the lock: it may have been withdrawn, or used, meanwhile
    const invitation = await findClubInvitation(tx, token, now);
    if (!club || !invitation) throw unknownInvitation(caller);
    if ((await roleIn(tx, club.id, user)) === null) {
      await mustNotBeBarred({ tx, club }, { user, invited: invitation.email }, caller);
      await enrol({ tx, club, now }, user, caller);
    }
    if (invitation.email !== null) await deleteClubInvitation(tx, club.id, token);
    return { slug: club.slug };
  });
}

/** Whom a letter invites says no. A link for everybody cannot be declined by one. */
export async function declineClubInvitation(caller: Caller, token: string, clock: Clock = systemClock): Promise<void> {
  const { db } = await database();
  await db.transaction(async (tx) => {
    const { invitation, club } = await standing(tx, caller, token, clock.now());
    if (invitation.email === null) throw unknownInvitation(caller);
    await deleteClubInvitation(tx, club.id, token);
  });
}
