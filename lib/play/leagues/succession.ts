import { entrantsOf, putHolder, updateEntrant } from '../../../db/entrants';
import { revise } from '../../../db/leagues';
import { openPairings, putChores, roundsOf } from '../../../db/rounds';
import { type Clock, systemClock } from '../../clock';
import { type Caller, plainText, trouble } from '../access/caller';
import { currentHolders, mayPlay, nameOf, nextRound, ownOrDirected, playsIn, unknownEntrant } from './entry';
import { changeSeason, type LockedSeason, record, type SeasonPlace } from './league-look';
import { directorsOf, tellOfSeason } from './letters';
import { mostOf } from './plan';

/** An entrant withdraws, or is taken out: it is paired no more, and its games that go on are given up. */
export async function withdrawEntrant(
  caller: Caller,
  place: SeasonPlace,
  { entrant, why }: { entrant: string; why: string },
  clock: Clock = systemClock,
): Promise<void> {
  await changeSeason(caller, place, { who: 'everybody', states: ['running'], clock }, async (locked) => {
    const { tx, season, user, now } = locked;
    const found = await ownOrDirected(locked, entrant, caller);
    if (found.untilRound !== null) throw trouble('conflict', { en: 'It has withdrawn already.', it: 'Si è già ritirato.' }, caller);
    const round = await currentRound(locked);
    await updateEntrant(tx, entrant, { untilRound: Math.max(0, round) });
    if (found.divisionId) await revise(tx, [found.divisionId]);
    for (const player of new Set(found.holders.map(({ userId }) => userId))) {
      const tables = await tablesOfEntrant(locked, entrant);
      await putChores(tx, { seasonId: season.id, tables, chore: { kind: 'give-up', user: player }, dueAt: now });
    }
    const directors = (await directorsOf(tx, locked.league)).filter((each) => each !== user);
    await tellOfSeason(tx, { season, users: directors, news: { what: 'withdrawn', entrant } }, now);
    await record(locked, user, { kind: 'withdrawn', entrant, name: nameOf(found), round, why: plainText(why, 300) });
  });
}

/** Tables of an entrant that are not decided. */
async function tablesOfEntrant({ tx, season }: LockedSeason, entrant: string): Promise<string[]> {
  const open = await openPairings(tx, season.id);
  return open.flatMap(({ seats, tableId }) => (tableId !== null && seats.some((each) => each.entrant === entrant) ? [tableId] : []));
}

/**
 * A director puts somebody else in the place of an entrant's player: from the round that is played on, their games pass on as they stand, and what
 * was played before counts on.
 */
export async function replacePlayer(
  caller: Caller,
  place: SeasonPlace,
  { entrant, board = 1, player }: { entrant: string; board?: number; player: string },
  clock: Clock = systemClock,
): Promise<void> {
  await changeSeason(caller, place, { who: 'directors', states: ['running'], clock }, async (locked) => {
    const { tx, season, user, now } = locked;
    const entered = await entrantsOf(tx, season.id);
    const found = entered.find(({ id }) => id === entrant);
    const from = found && currentHolders(found.holders)[board - 1];
    if (!found || from === undefined) throw unknownEntrant(caller);
    const name = await mayPlay(locked, player, caller);
    if (playsIn(entered, player)) {
      throw trouble('conflict', { en: `${name} plays this season already.`, it: `${name} gioca già in questa stagione.` }, caller);
    }
    const round = Math.max(1, await currentRound(locked));
    await putHolder(tx, { entrantId: entrant, board, fromRound: round, userId: player });
    // who had withdrawn is in again with their successor
    await updateEntrant(tx, entrant, { untilRound: null });
    if (found.divisionId) await revise(tx, [found.divisionId]);
    const tables = await tablesOfEntrant(locked, entrant);
    await putChores(tx, { seasonId: season.id, tables, chore: { kind: 'replace', entrant, to: player }, dueAt: now });
    await tellOfSeason(tx, { season, users: [player], news: { what: 'successor', entrant } }, now);
    await tellOfSeason(tx, { season, users: [from], news: { what: 'replaced', entrant } }, now);
    await record(locked, user, { kind: 'replaced', entrant, from, to: player, board, round });
  });
}

/** Whether an entrant sits a round out that is not open yet. */
export async function sitOut(
  caller: Caller,
  place: SeasonPlace,
  { entrant, round, out }: { entrant: string; round: number; out: boolean },
  clock: Clock = systemClock,
): Promise<void> {
  await changeSeason(caller, place, { who: 'everybody', states: ['running'], clock }, async (locked) => {
    const { tx, user } = locked;
    const found = await ownOrDirected(locked, entrant, caller);
    const next = (await nextRound(locked)).number;
    if (!Number.isInteger(round) || round < next || round > mostOf.rounds) {
      throw trouble(
        'conflict',
        { en: `Rounds from ${next} on can be sat out.`, it: `Si può saltare un turno dal ${next} in poi.` },
        caller,
      );
    }
    const pauses = out ? [...new Set([...found.pauses, round])].sort((a, b) => a - b) : found.pauses.filter((each) => each !== round);
    await updateEntrant(tx, entrant, { pauses });
    if (found.divisionId) await revise(tx, [found.divisionId]);
    await record(locked, user, { kind: 'sits-out', entrant, name: nameOf(found), round, out });
  });
}

/** The round that was opened last; 0 before the first. */
async function currentRound({ tx, season }: Pick<LockedSeason, 'tx' | 'season'>): Promise<number> {
  return (await roundsOf(tx, season.id)).findLast(({ openedAt }) => openedAt !== null)?.number ?? 0;
}
