import { updateSeason } from '../../../db/leagues';
import { putChores, type RoundRow, roundsOf, runningTables, updateRound } from '../../../db/rounds';
import type { Chore } from '../../../db/schema';
import { type Clock, systemClock } from '../../clock';
import { daysAfter, type TimeControlInput } from '../../time-control';
import { type Caller, trouble } from '../access/caller';
import { mustNotCostGames } from '../clock/set-time-control';
import { checkedTimeControl } from '../timing/time-control';
import { changeSeason, type LockedSeason, record, type SeasonPlace } from './league-look';
import { type SeasonNews, tellOfSeason } from './letters';
import { seasonPlayers } from './players';

const day = 86_400_000;
/** Days that a pause or an extension takes at most. */
const most = { pause: 60, extension: 60 };

const laterOf = (a: Date, b: Date): Date => new Date(Math.max(a.getTime(), b.getTime()));

/** Something is to be done to every table of a season that is played. */
async function toAllTables({ tx, season, now }: LockedSeason, chore: Chore): Promise<void> {
  await putChores(tx, { seasonId: season.id, tables: await runningTables(tx, season.id), chore, dueAt: now });
}

/** Who plays a season, or a round of it, hears of it by letter. */
async function tellPlayers({ tx, season, now }: LockedSeason, news: SeasonNews, round?: number): Promise<void> {
  await tellOfSeason(tx, { season, users: await seasonPlayers(tx, season, round), news }, now);
}

/** All clocks of a season stand from one moment to another, and the times of its rounds move by as much. */
export async function pauseSeason(
  caller: Caller,
  place: SeasonPlace,
  { from, until }: { from: Date; until: Date },
  clock: Clock = systemClock,
): Promise<void> {
  await changeSeason(caller, place, { who: 'directors', states: ['running'], clock }, async (locked) => {
    const { tx, season, user, now } = locked;
    if (season.pausedUntil !== null && season.pausedUntil > now) {
      throw trouble(
        'conflict',
        { en: 'A pause is settled already: end it first.', it: 'Una pausa è già decisa: prima terminala.' },
        caller,
      );
    }
    const begin = laterOf(from, now);
    const length = until.getTime() - begin.getTime();
    if (!(length > 0 && length <= most.pause * day)) {
      throw trouble(
        'invalid',
        {
          en: `A pause ends after it begins, within ${most.pause} days.`,
          it: `Una pausa finisce dopo l’inizio, entro ${most.pause} giorni.`,
        },
        caller,
      );
    }
    const span = { from: begin.toISOString(), until: until.toISOString() };
    await updateSeason(tx, season.id, { pausedFrom: begin, pausedUntil: until, dueAt: now });
    await toAllTables(locked, { kind: 'pause', ...span });
    await moveRounds(locked, begin, length);
    await record(locked, user, { kind: 'paused', ...span });
    await tellPlayers(locked, { what: 'paused', ...span });
  });
}

/** Ends a pause now: what of it was still to come is taken back from the times of the rounds. */
export async function resumeSeason(caller: Caller, place: SeasonPlace, clock: Clock = systemClock): Promise<void> {
  await changeSeason(caller, place, { who: 'directors', states: ['running'], clock }, async (locked) => {
    const { tx, season, user, now } = locked;
    const { pausedFrom, pausedUntil } = season;
    if (pausedFrom === null || pausedUntil === null || pausedUntil <= now) {
      throw trouble('conflict', { en: 'The season does not pause.', it: 'La stagione non è in pausa.' }, caller);
    }
    const since = laterOf(pausedFrom, now);
    await updateSeason(tx, season.id, { pausedFrom: null, pausedUntil: null, dueAt: now });
    await toAllTables(locked, { kind: 'resume' });
    await moveRounds(locked, pausedFrom, since.getTime() - pausedUntil.getTime());
    await record(locked, user, { kind: 'resumed' });
    await tellPlayers(locked, { what: 'resumed' });
  });
}

/** Moves all that a season's rounds have before them at a moment. */
async function moveRounds({ tx, season }: LockedSeason, at: Date, by: number): Promise<void> {
  const moved = (moment: Date) => (moment >= at ? new Date(moment.getTime() + by) : moment);
  for (const { number, opensAt, deadline, openedAt, lateAt } of await roundsOf(tx, season.id)) {
    const change: Partial<RoundRow> = {
      ...(openedAt === null && { opensAt: moved(opensAt) }),
      ...(lateAt === null && { deadline: moved(deadline) }),
    };
    if (Object.keys(change).length > 0) await updateRound(tx, season.id, number, change);
  }
}

/** Gives a round more days, and those behind it with it; games that were late are not any more where no rule has decided them. */
export async function extendRound(
  caller: Caller,
  place: SeasonPlace,
  { round: number, days }: { round: number; days: number },
  clock: Clock = systemClock,
): Promise<void> {
  await changeSeason(caller, place, { who: 'directors', states: ['running'], clock }, async (locked) => {
    const { tx, season, user, now } = locked;
    const rounds = await roundsOf(tx, season.id);
    const round = rounds.find((each) => each.number === number);
    if (!round || round.openedAt === null || round.closedAt !== null) {
      throw trouble(
        'conflict',
        { en: 'Only a round that is played can be extended.', it: 'Si può prolungare solo un turno in corso.' },
        caller,
      );
    }
    if (!Number.isInteger(days) || days < 1 || days > most.extension) {
      throw trouble(
        'invalid',
        { en: `A round is extended by 1 to ${most.extension} days.`, it: `Un turno si prolunga da 1 a ${most.extension} giorni.` },
        caller,
      );
    }
    const { zone } = season.plan.calendar;
    const deadline = daysAfter(laterOf(round.deadline, now), days, zone);
    await updateRound(tx, season.id, number, { deadline, lateAt: null, remindedAt: null });
    for (const each of rounds) {
      if (each.openedAt !== null || each.number < number) continue;
      await updateRound(tx, season.id, each.number, {
        opensAt: daysAfter(each.opensAt, days, zone),
        deadline: daysAfter(each.deadline, days, zone),
      });
    }
    await updateSeason(tx, season.id, { dueAt: now });
    await record(locked, user, { kind: 'extended', round: number, days, deadline: deadline.toISOString() });
    await tellPlayers(locked, { what: 'extended', round: number }, number);
  });
}

/** All tables of a season, those that are played and those to come, have another clock: its days of vacation with it. */
export async function setSeasonClock(
  caller: Caller,
  place: SeasonPlace,
  wanted: TimeControlInput,
  clock: Clock = systemClock,
): Promise<void> {
  const timeControl = checkedTimeControl(wanted, caller);
  await changeSeason(caller, place, { who: 'directors', states: ['draft', 'entry', 'running'], clock }, async (locked) => {
    const { tx, season, user } = locked;
    if (season.status === 'running') mustNotCostGames(season.plan.timeControl, timeControl, caller);
    await updateSeason(tx, season.id, { plan: { ...season.plan, timeControl } });
    await toAllTables(locked, { kind: 'clock', timeControl });
    await record(locked, user, { kind: 'clock', timeControl });
    if (season.status === 'running') await tellPlayers(locked, { what: 'clock' });
  });
}
