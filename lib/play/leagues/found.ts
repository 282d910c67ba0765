import { createHash } from 'node:crypto';
import { z } from 'zod';
import { database } from '../../../db/client';
import { countLeagues, findLeague, insertLeague, updateLeague } from '../../../db/leagues';
import { newId } from '../../../db/schema';
import { type Clock, systemClock } from '../../clock';
import { type Caller, mustBeSound, plainText, proseOf, trouble } from '../access/caller';
import { longestClubTexts, slugOf } from '../clubs/charter';
import { changeClub } from '../clubs/club-look';
import { privateAddress } from '../clubs/found';
import { mustBeAllowed } from '../clubs/rights';
import { visibleLeague } from './league-look';
import { longestNames } from './plan';

/** Leagues of a club. */
export const mostLeagues = 50;

export const leagueInputSchema = z.strictObject({
  name: z.string(),
  /** Of its address behind `/leagues/`; empty: made of the name. */
  address: z.string().max(200).default(''),
  description: z.strictObject({ en: z.string().max(longestClubTexts.description), it: z.string().max(longestClubTexts.description) }),
});
export type LeagueInput = z.input<typeof leagueInputSchema>;

/** A director's new league of a club; that of a private club is for its members and players alone. Returns its address. */
export async function foundLeague(caller: Caller, club: string, input: LeagueInput, clock: Clock = systemClock): Promise<{ slug: string }> {
  const { name, address, description } = checked(input, caller);
  return changeClub(
    caller,
    club,
    'direct',
    async ({ tx, club: { id: clubId, visibility }, user, now }) => {
      const id = caller.key === undefined ? newId() : idUnder(user, caller.key);
      const before = caller.key === undefined ? null : await findLeague(tx, { id }, user);
      if (before) return { slug: before.league.slug };
      if ((await countLeagues(tx, clubId)) >= mostLeagues) {
        throw trouble(
          'conflict',
          { en: `A club has ${mostLeagues} leagues at most.`, it: `Un circolo ha al più ${mostLeagues} campionati.` },
          caller,
        );
      }
      const isPrivate = visibility === 'private';
      const slug = isPrivate ? privateAddress(address) : address;
      const row = { id, clubId, slug, name, description, visibility: isPrivate ? ('club' as const) : ('public' as const) };
      if (await insertLeague(tx, { ...row, createdAt: now })) return { slug };
      throw trouble(
        'conflict',
        { en: 'Another league has this address: choose another one.', it: 'Un altro campionato ha questo indirizzo: scegline un altro.' },
        caller,
      );
    },
    clock,
  );
}

/** What a program founds under a key has the same id each time. */
const idUnder = (user: string, key: string): string => createHash('sha256').update(`${user} ${key}`).digest('hex').slice(0, 26);

/** What a league says of itself; its address stays. */
export async function editLeague(caller: Caller, slug: string, input: Omit<LeagueInput, 'address'>): Promise<void> {
  const { name, description } = checked({ ...input, address: 'stays' }, caller);
  const { league, role } = await visibleLeague(caller, slug);
  mustBeAllowed(role, 'direct', caller);
  const { db } = await database();
  await db.transaction((tx) => updateLeague(tx, league.id, { name, description }));
}

function checked(input: LeagueInput, caller: Caller) {
  mustBeSound(input, caller);
  const parsed = leagueInputSchema.safeParse(input);
  const name = parsed.success ? plainText(parsed.data.name, longestNames.league) : '';
  if (!parsed.success || name === '') {
    throw trouble('invalid', { en: 'Give the league a name and texts.', it: 'Dai al campionato un nome e dei testi.' }, caller);
  }
  const { address, description } = parsed.data;
  const slug = slugOf(address.trim() === '' ? name : address);
  if (slug === '' || slug === 'new') {
    throw trouble(
      'invalid',
      { en: 'The address wants letters a to z or digits.', it: 'L’indirizzo vuole lettere dalla a alla z o cifre.' },
      caller,
    );
  }
  return { name, address: slug, description: { en: proseOf(description.en), it: proseOf(description.it) } };
}
