import { database } from '../../db/client';
import { rateLimits } from '../../db/schema';
import { acceptClubInvitation, appoint, type Caller, type CharterInput, clubDesk, foundClub, inviteToClub } from '../../lib/play';
import type { Player } from './tables';

/** A club as its founder writes it down; `change` says what the test is about. */
export const charterOf = (change: Partial<CharterInput> = {}): CharterInput => ({
  name: 'Club of Verona',
  address: '',
  emblem: { shape: 'shield', division: 'pale', charge: 'tower', field: 'brick', tincture: 'gold' },
  description: { en: 'We play on Thursdays.', it: 'Giochiamo il giovedì.' },
  houseRules: { en: '', it: 'Si saluta prima di cominciare.' },
  visibility: 'public',
  admission: 'request',
  ...change,
});

let clubs = 0;

/** A club of a name of its own, with directors and members who came by invitation; its address. */
export async function clubWith(
  owner: Player,
  { directors = [], members = [], ...change }: Partial<CharterInput> & { directors?: Player[]; members?: Player[] } = {},
): Promise<string> {
  await forgetUses();
  const { slug } = await foundClub(owner, charterOf({ name: `Club ${++clubs}`, ...change }));
  for (const each of [...directors, ...members]) await enter(owner, slug, each);
  for (const { user } of directors) await appoint(owner, slug, { member: user, role: 'director' });
  return slug;
}

/** As if a day had passed for all that is counted. */
export async function forgetUses(): Promise<void> {
  const { db } = await database();
  await db.delete(rateLimits);
}

/** Brings somebody in by a link. */
export async function enter(leader: Caller, slug: string, newcomer: Caller): Promise<void> {
  const links = (await clubDesk(leader, slug)).invitations.filter(({ email }) => email === null);
  const { token } = links[0] ?? (await inviteToClub(leader, slug, null));
  await acceptClubInvitation(newcomer, token);
}
