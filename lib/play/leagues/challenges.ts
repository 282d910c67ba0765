import { type Db, database, type Tx } from '../../../db/client';
import { challengesOf, entrantsOf, insertChallenge, removeChallenge } from '../../../db/entrants';
import { divisionsOf, revise, type SeasonRow } from '../../../db/leagues';
import { roundsOf } from '../../../db/rounds';
import { type Clock, systemClock } from '../../clock';
import { challengeable } from '../../tournament';
import { type Caller, trouble } from '../access/caller';
import { competitionsOf, inputOf } from './competition';
import { currentHolders, nameOf, nextRound } from './entry';
import { changeSeason, record, type SeasonPlace, visibleSeason } from './league-look';

/** Whom the caller may challenge on a ladder, and who has challenged whom. */
export interface LadderView {
  /** Entrants, the highest first. */
  may: string[];
  /** Whom the caller has challenged for the next round; null: nobody. */
  challenged: string | null;
  /** Who has challenged the caller. */
  by: string[];
}

/** Null: the caller plays on no ladder here. */
export async function ladderView(caller: Caller, place: SeasonPlace): Promise<LadderView | null> {
  const { season } = await visibleSeason(caller, place);
  const { db } = await database();
  const { own, division } = await ownRung(db, season, caller.user);
  const { system } = season.plan.settings;
  if (season.status !== 'running' || system.kind !== 'ladder' || !own || !division) return null;
  const competition = (await competitionsOf(db, season, [division])).get(division.id);
  const round = (await roundsOf(db, season.id)).find(({ openedAt }) => openedAt === null)?.number;
  if (!competition || round === undefined) return null;
  const waiting = await challengesOf(db, division.id);
  return {
    may: challengeable(await inputOf(db, division, competition, round), system, own.id),
    challenged: waiting.find(({ byEntrant }) => byEntrant === own.id)?.toEntrant ?? null,
    by: waiting.flatMap(({ byEntrant, toEntrant }) => (toEntrant === own.id ? [byEntrant] : [])),
  };
}

/** Where somebody stands who plays a season for an entrant's first board. */
async function ownRung(on: Db | Tx, season: SeasonRow, user: string | null) {
  const entered = await entrantsOf(on, season.id);
  const own = entered.find(({ untilRound, holders }) => untilRound === null && currentHolders(holders)[0] === user);
  const division = (await divisionsOf(on, season.id)).find(({ id }) => id === own?.divisionId);
  return { entered, own, division };
}

/** On a ladder: challenges somebody above for the next round; null takes the challenge back. */
export async function challenge(caller: Caller, place: SeasonPlace, to: string | null, clock: Clock = systemClock): Promise<void> {
  await changeSeason(caller, place, { who: 'everybody', states: ['running'], clock }, async (locked) => {
    const { tx, season, user, now } = locked;
    const { system } = season.plan.settings;
    const { entered, own, division } = await ownRung(tx, season, user);
    if (system.kind !== 'ladder' || !own || !division) {
      throw trouble('forbidden', { en: 'Only who plays on a ladder challenges.', it: 'Sfida solo chi gioca in una scala.' }, caller);
    }
    await removeChallenge(tx, own.id);
    await revise(tx, [division.id]);
    if (to === null) return;
    const competition = (await competitionsOf(tx, season, [division])).get(division.id);
    const round = (await nextRound(locked)).number;
    const input = competition && (await inputOf(tx, division, competition, round));
    if (!input || !challengeable(input, system, own.id).includes(to)) {
      throw trouble(
        'conflict',
        {
          en: 'You may challenge those a few places above you whom you have not met lately and whose games are over.',
          it: 'Puoi sfidare chi sta pochi posti sopra di te, che non hai incontrato da poco e non ha partite in corso.',
        },
        caller,
      );
    }
    await insertChallenge(tx, { divisionId: division.id, byEntrant: own.id, toEntrant: to, at: now });
    const other = entered.find(({ id }) => id === to);
    await record(locked, user, { kind: 'challenged', by: nameOf(own), to: other ? nameOf(other) : '' });
  });
}
