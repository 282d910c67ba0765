import { randomInt } from 'node:crypto';
import { database, type Tx } from '../../../db/client';
import { closeTablesOf, countClubsOf, deleteClub, insertClub, insertMember, isSlugTaken, updateClub } from '../../../db/clubs';
import { countInTurn } from '../../../db/limits';
import { newId } from '../../../db/schema';
import { type Clock, systemClock } from '../../clock';
import { type Caller, trouble, userOf } from '../access/caller';
import { limitWithin } from '../access/rate-limit';
import { type Charter, type CharterInput, checkedCharter } from './charter';
import { changeClub } from './club-look';
import { mayDo, mustBeAllowed } from './rights';

/** Clubs of a user: that they own, and that they are a member of. */
export const mostClubs = { owner: 5, member: 50 };
/** Clubs a user may found. */
const founded = { most: 5, seconds: 24 * 60 * 60 };

const digits = '23456789';
const letters = 'abcdefghjkmnpqrstuvwxyz';
const oneOf = (signs: string): string => signs.charAt(randomInt(signs.length));
/** As `privateEnding` has it, with 37 bits of chance: who is told a name finds no club by it. */
const ending = (): string => Array.from({ length: 5 }, () => oneOf(digits) + oneOf(letters)).join('');

/** An address that nobody chooses and nobody finds by a name: see `privateEnding`. */
export const privateAddress = (address: string): string => `${address}-${ending()}`;

const slugFor = ({ address, visibility }: Charter): string => (visibility === 'private' ? privateAddress(address) : address);

/** Makes a club that is the caller's, and returns its address. */
export async function foundClub(caller: Caller, input: CharterInput, clock: Clock = systemClock): Promise<{ slug: string }> {
  const user = userOf(caller);
  const charter = checkedCharter(input, caller);
  const now = clock.now();
  const { address: _, ...rest } = charter;
  const row = { id: newId(), slug: slugFor(charter), ...rest, createdAt: now };
  const { db } = await database();
  await db.transaction(async (tx) => {
    await mayJoinAnother(tx, user, 'owner', caller);
    await limitWithin(tx, `clubs:${user}`, founded, caller.language);
    if (!(await insertClub(tx, row))) throw addressTaken(caller);
    await insertMember(tx, { clubId: row.id, userId: user, role: 'owner', joinedAt: now });
  });
  return { slug: row.slug };
}

const addressTaken = (caller: Caller) =>
  trouble(
    'conflict',
    { en: 'Another club has this address: choose another one.', it: 'Un altro circolo ha questo indirizzo: scegline un altro.' },
    caller,
  );

/** Whether somebody may be a member, or the owner, of one more club; throws conflict. */
export async function mayJoinAnother(tx: Tx, user: string, as: 'owner' | 'member', caller: Caller): Promise<void> {
  await countInTurn(tx, `clubs of ${user}`);
  const now = await countClubsOf(tx, user);
  if (now.member >= mostClubs.member) {
    throw trouble(
      'conflict',
      {
        en: `Nobody is a member of more than ${mostClubs.member} clubs: leave one first.`,
        it: `Nessuno è socio di più di ${mostClubs.member} circoli: prima lasciane uno.`,
      },
      caller,
    );
  }
  if (as === 'owner') mustOwnFewer(now.owner, caller);
}

/** Whether a member may own one club more than these; throws conflict. */
export function mustOwnFewer(owned: number, caller: Caller): void {
  if (owned < mostClubs.owner) return;
  throw trouble(
    'conflict',
    {
      en: `Nobody owns more than ${mostClubs.owner} clubs: hand one over or close it first.`,
      it: `Nessuno possiede più di ${mostClubs.owner} circoli: prima cedine o chiudine uno.`,
    },
    caller,
  );
}

/** Changes what a club says of itself: directors its texts and its emblem, the owner the rest too. Returns its address, which follows who sees it. */
export async function editClub(caller: Caller, slug: string, input: CharterInput): Promise<{ slug: string }> {
  const charter = checkedCharter(input, caller);
  return changeClub(caller, slug, 'describe', async ({ tx, club, role }) => {
    const { emblem, description, houseRules } = charter;
    if (!mayDo(role, 'govern')) {
      const isSame = charter.name === club.name && charter.visibility === club.visibility && charter.admission === club.admission;
      if (!isSame) mustBeAllowed(role, 'govern', caller);
      await updateClub(tx, club.id, { emblem, description, houseRules });
      return { slug: club.slug };
    }
    const isHidden = charter.visibility === 'private';
    // its ending stays: members have the address
    const keeps = isHidden ? club.visibility === 'private' && club.slug.startsWith(`${charter.address}-`) : club.slug === charter.address;
    const next = keeps ? club.slug : slugFor(charter);
    if (!keeps && (await isSlugTaken(tx, next, club.id))) throw addressTaken(caller);
    await updateClub(tx, club.id, {
      ...{ slug: next, name: charter.name, emblem, description, houseRules },
      ...{ visibility: charter.visibility, admission: charter.admission },
    });
    if (isHidden) await closeTablesOf(tx, club.id);
    return { slug: next };
  });
}

/** The club is gone, with its members, notices and presets; its tables are played on. */
export async function closeClub(caller: Caller, slug: string): Promise<void> {
  await changeClub(caller, slug, 'close', ({ tx, club }) => deleteClub(tx, club.id));
}
