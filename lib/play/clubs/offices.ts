import { database, type Tx } from '../../../db/client';
import { deleteOffer, offeredTo, putOffer } from '../../../db/club-affairs';
import { clubsOf, countClubsOf, deleteClub, heirOf, lockClub, membersOf, roleIn, setRole } from '../../../db/clubs';
import { countInTurn } from '../../../db/limits';
import { type Clock, systemClock } from '../../clock';
import { type Caller, trouble, userOf } from '../access/caller';
import { changeClub, unknownClub } from './club-look';
import { mustOwnFewer } from './found';
import { putClubLetter } from './letters';
import { memberRole, strike } from './membership';

/** The owner makes a member a director, or a director a member again. */
export async function appoint(
  caller: Caller,
  slug: string,
  { member, role }: { member: string; role: 'director' | 'member' },
  clock: Clock = systemClock,
): Promise<void> {
  await changeClub(
    caller,
    slug,
    'appoint',
    async (locked) => {
      const { tx, club, now } = locked;
      const before = await memberRole(locked, member, caller);
      if (before === 'owner')
        throw trouble('conflict', { en: 'The owner leads the club already.', it: 'Il proprietario dirige già il circolo.' }, caller);
      if (before === role) return;
      await setRole(tx, club.id, member, role);
      if (role === 'director') await putClubLetter(tx, { club: club.id, user: member, news: { what: 'director' } }, now);
    },
    clock,
  );
}

/** Offers the club to a member, who must accept; null: to nobody any more. */
export async function offerClub(caller: Caller, slug: string, member: string | null, clock: Clock = systemClock): Promise<void> {
  await changeClub(
    caller,
    slug,
    'hand-over',
    async (locked) => {
      const { tx, club, user, now } = locked;
      if (member === null) return deleteOffer(tx, club.id);
      await memberRole(locked, member, caller);
      if (member === user) throw trouble('conflict', { en: 'The club is yours already.', it: 'Il circolo è già tuo.' }, caller);
      if ((await offeredTo(tx, club.id)) === member) return;
      await putOffer(tx, { clubId: club.id, userId: member, createdAt: now });
      await putClubLetter(tx, { club: club.id, user: member, news: { what: 'offered' } }, now);
    },
    clock,
  );
}

/** Accepts or declines a club that is offered to the caller; who owned it is a director from then on. */
export async function answerOffer(caller: Caller, slug: string, answer: 'accept' | 'decline', clock: Clock = systemClock): Promise<void> {
  await changeClub(
    caller,
    slug,
    'read',
    async ({ tx, club, user, now }) => {
      if ((await offeredTo(tx, club.id)) !== user) {
        throw trouble('conflict', { en: 'The club is not offered to you (any more).', it: 'Il circolo non ti è (più) offerto.' }, caller);
      }
      await deleteOffer(tx, club.id);
      if (answer === 'decline') return;
      await countInTurn(tx, `clubs of ${user}`);
      mustOwnFewer((await countClubsOf(tx, user)).owner, caller);
      const [owner] = await membersOf(tx, club.id, { from: 0, limit: 1 });
      if (!owner) throw unknownClub(caller);
      await pass(tx, club.id, { from: owner.userId, to: user });
      await putClubLetter(tx, { club: club.id, user: owner.userId, news: { what: 'handed-over', by: user } }, now);
    },
    clock,
  );
}

/** One owner at every moment: who was it goes first. */
async function pass(tx: Tx, clubId: string, { from, to }: { from: string; to: string }): Promise<void> {
  await setRole(tx, clubId, from, 'director');
  await setRole(tx, clubId, to, 'owner');
}

/** An account is closed: its clubs go to whoever has led them longest, else to the member of longest standing; the last one closes them. */
export async function leaveClubs(caller: Caller): Promise<void> {
  const user = userOf(caller);
  const { db } = await database();
  for (const { club: found } of await clubsOf(db, user)) {
    await db.transaction(async (tx) => {
      const club = await lockClub(tx, { id: found.id });
      const role = club && (await roleIn(tx, club.id, user));
      if (!club || role === null) return;
      const heir = role === 'owner' ? await heirOf(tx, club.id, user) : null;
      if (role === 'owner' && heir === null) return deleteClub(tx, club.id);
      if (heir !== null) await pass(tx, club.id, { from: user, to: heir });
      await strike({ tx, club }, user);
    });
  }
}
