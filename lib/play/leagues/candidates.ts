import { botsOfOwners } from '../../../db/bots';
import { database } from '../../../db/client';
import { membersOf } from '../../../db/clubs';
import { entrantsOf } from '../../../db/entrants';
import type { Caller } from '../access/caller';
import { playsIn } from './entry';
import { type SeasonPlace, visibleSeason } from './league-look';
import { mostOf } from './plan';

/** Members of the league's club who do not play a season, and their bot accounts where it admits those, by name: for who may know the members. */
export async function seasonCandidates(caller: Caller, place: SeasonPlace): Promise<{ userId: string; name: string }[]> {
  const { season, league, club, role } = await visibleSeason(caller, place);
  if (!club || league.clubId === null || (role === null && club.visibility === 'private')) return [];
  const { db } = await database();
  const entered = await entrantsOf(db, season.id);
  const members = await membersOf(db, league.clubId, { from: 0, limit: mostOf.entrants });
  const bots = season.plan.admitsBots
    ? await botsOfOwners(
        db,
        members.map(({ userId }) => userId),
      )
    : [];
  return [...members, ...bots]
    .flatMap(({ userId, name }) => (name === null || playsIn(entered, userId) ? [] : [{ userId, name }]))
    .sort((a, b) => a.name.localeCompare(b.name));
}
