import type { Tx } from '../../../db/client';
import { database } from '../../../db/client';
import { entrantsOf, insertEntrant } from '../../../db/entrants';
import {
  actUnder,
  divisionsOf,
  findSeasonById,
  insertSeason,
  nextNumber,
  replaceDivisions,
  type SeasonRow,
  seasonsOf,
  updateSeason,
} from '../../../db/leagues';
import { newId, type SeasonPlan } from '../../../db/schema';
import { commitmentOf, newSecret } from '../../chance/source';
import { type Clock, systemClock } from '../../clock';
import type { Competition } from '../../tournament';
import { type Caller, trouble, userOf } from '../access/caller';
import { notRated } from '../clubs/club-tables';
import { mustBeAllowed } from '../clubs/rights';
import { competitionsOf } from './competition';
import { currentHolders } from './entry';
import { exchangeOf } from './exchange';
import { changeSeason, record, type SeasonPlace, visibleLeague, visibleSeason } from './league-look';
import { tellOfSeason } from './letters';
import { checkedPlan, type DivisionPlan, type SeasonInput } from './plan';
import { seasonPlayers } from './players';
import { rankingOf } from './table';

/** Seasons of a league. */
const mostSeasons = 200;

/** A season that is planned and that directors alone see; the seed of its lots is settled now, and its hash shown. */
export async function planSeason(
  caller: Caller,
  league: string,
  input: SeasonInput,
  clock: Clock = systemClock,
): Promise<{ number: number }> {
  const user = userOf(caller);
  const { name, plan, divisions } = await checkedPlan(input, caller);
  return makeSeason(
    caller,
    league,
    clock,
    async (tx, made) => {
      await replaceDivisions(tx, made.id, rowsOf(made.id, divisions));
      await record({ tx, season: made, now: clock.now(), key: caller.key }, user, { kind: 'planned' });
    },
    { name, plan },
  );
}

async function makeSeason(
  caller: Caller,
  slug: string,
  clock: Clock,
  fill: (tx: Tx, season: { id: string; number: number }) => Promise<void>,
  { name, plan }: { name: string; plan: SeasonPlan },
): Promise<{ number: number }> {
  const { league, club, role } = await visibleLeague(caller, slug);
  mustBeAllowed(role, 'direct', caller);
  mayCountSo(plan, club, caller);
  const { db } = await database();
  const seed = newSecret();
  return db.transaction(async (tx) => {
    const number = await nextNumber(tx, league.id);
    const before = caller.key === undefined ? null : await actUnder(tx, userOf(caller), caller.key);
    const known = before && (await findSeasonById(tx, before.seasonId));
    if (known) return { number: known.number };
    if (number > mostSeasons) {
      throw trouble(
        'conflict',
        { en: `A league has ${mostSeasons} seasons at most.`, it: `Un campionato ha al più ${mostSeasons} stagioni.` },
        caller,
      );
    }
    const id = newId();
    await insertSeason(tx, { id, leagueId: league.id, number, name, plan, commitment: commitmentOf(seed), createdAt: clock.now() }, seed);
    await fill(tx, { id, number });
    return { number };
  });
}

/** Games of a private club are not rated, and nobody but its members enters. */
function mayCountSo(plan: SeasonPlan, club: { visibility: string } | null, caller: Caller): void {
  if (club?.visibility !== 'private') return;
  if (plan.counts === 'rated') throw notRated(caller);
  if (plan.entry === 'everybody') {
    throw trouble(
      'conflict',
      { en: 'Only members enter the leagues of a private club.', it: 'Ai campionati di un circolo privato si iscrivono solo i soci.' },
      caller,
    );
  }
}

const rowsOf = (seasonId: string, parts: readonly DivisionPlan[]) =>
  parts.map(({ name, size }, index) => ({ id: newId(), seasonId, place: index + 1, name, size }));

/** Plans a season anew, before it starts; while entries are open nothing that is entered for changes but names, sizes and dates. */
export async function changePlan(caller: Caller, place: SeasonPlace, input: SeasonInput, clock: Clock = systemClock): Promise<void> {
  const { name, plan, divisions } = await checkedPlan(input, caller);
  await changeSeason(caller, place, { who: 'directors', states: ['draft', 'entry'], clock }, async (locked) => {
    const { tx, season, club, user } = locked;
    mayCountSo(plan, club, caller);
    const what = changedIn(season, { name, plan });
    if (season.status === 'entry' && what.includes('game')) {
      throw trouble(
        'conflict',
        {
          en: 'People have entered for this game: plan another season for another.',
          it: 'Ci si è iscritti per questo gioco: per un altro progetta un’altra stagione.',
        },
        caller,
      );
    }
    await updateSeason(tx, season.id, { name, plan });
    const known = await divisionsOf(tx, season.id);
    const isSame = JSON.stringify(known.map(({ name: its, size }) => ({ name: its, size }))) === JSON.stringify(divisions);
    if (!isSame) await replaceDivisions(tx, season.id, rowsOf(season.id, divisions));
    await record(locked, user, { kind: 'changed', what: isSame ? what : [...what, 'divisions'] });
  });
}

/** Parts of a plan that another has otherwise. */
function changedIn(season: SeasonRow, { name, plan }: { name: string; plan: SeasonPlan }): string[] {
  const parts = (Object.keys(plan) as (keyof SeasonPlan)[]).filter((key) => JSON.stringify(plan[key]) !== JSON.stringify(season.plan[key]));
  return name === season.name ? parts : ['name', ...parts];
}

/** Opens a season for entries; its first round opens at a moment, or when a director says so. */
export async function openEntries(caller: Caller, place: SeasonPlace, startsAt: Date | null, clock: Clock = systemClock): Promise<void> {
  await changeSeason(caller, place, { who: 'directors', states: ['draft', 'entry'], clock }, async (locked) => {
    const { tx, season, user, now } = locked;
    if (startsAt !== null && (startsAt <= now || startsAt.getTime() > now.getTime() + 400 * 86_400_000)) {
      throw trouble(
        'invalid',
        {
          en: 'The first round opens at a moment to come, within a year.',
          it: 'Il primo turno si apre in un momento futuro, entro un anno.',
        },
        caller,
      );
    }
    await updateSeason(tx, season.id, { status: 'entry', startsAt, dueAt: startsAt });
    if (season.status === 'draft') {
      await record(locked, user, { kind: 'opened' });
      const players = (await entrantsOf(tx, season.id)).flatMap(({ holders }) => currentHolders(holders));
      await tellOfSeason(tx, { season, users: players.filter((player) => player !== user), news: { what: 'entered' } }, now);
    } else await record(locked, user, { kind: 'changed', what: ['startsAt'] });
  });
}

/** Calls a season off; its tables go on by themselves. */
export async function callOffSeason(caller: Caller, place: SeasonPlace, clock: Clock = systemClock): Promise<void> {
  await changeSeason(caller, place, { who: 'directors', states: ['draft', 'entry', 'running'], clock }, async (locked) => {
    const { tx, season, user, now } = locked;
    await updateSeason(tx, season.id, { status: 'called-off', endedAt: now, dueAt: null });
    await record(locked, user, { kind: 'called-off' });
    const players = await seasonPlayers(tx, season);
    players.delete(user);
    if (season.status !== 'draft') await tellOfSeason(tx, { season, users: players, news: { what: 'called-off' } }, now);
  });
}

/**
 * A season planned like another. Of one that is over, who played it enters the division that promotion and relegation lead to, in the order of
 * the tables; who withdrew does not, and a director takes out who does not want to.
 */
export async function copySeason(caller: Caller, place: SeasonPlace, clock: Clock = systemClock): Promise<{ number: number }> {
  const user = userOf(caller);
  const { season } = await visibleSeason(caller, place);
  const { db } = await database();
  const [old, entered] = [await divisionsOf(db, season.id), await entrantsOf(db, season.id)];
  const number = (await seasonsOf(db, [season.leagueId]))[0]?.number ?? season.number;
  const name = season.name.replace(/\d+(?=\D*$)/, (digits) => `${Number(digits) + 1}`);
  const competitions = season.status === 'over' ? await competitionsOf(db, season, old) : new Map<string, Competition>();
  const rankings = new Map([...competitions].map(([id, competition]) => [id, rankingOf(competition)]));
  const next = exchangeOf(season, old, entered, rankings);
  return makeSeason(
    caller,
    place.league,
    clock,
    async (tx, made) => {
      const rows = rowsOf(made.id, old);
      await replaceDivisions(tx, made.id, rows);
      const now = clock.now();
      await record({ tx, season: made, now, key: caller.key }, user, { kind: 'copied', from: place.season });
      if (season.status !== 'over') return;
      const carried = [
        ...next.divisions.flatMap(({ places }, index) => places.map(({ entrant }) => ({ entrant, divisionId: rows[index]?.id ?? null }))),
        ...next.waiting.map((entrant) => ({ entrant, divisionId: null })),
      ];
      for (const [index, { entrant, divisionId }] of carried.entries()) {
        const before = entered.find(({ id }) => id === entrant);
        if (!before) continue;
        const row = { id: newId(), seasonId: made.id, divisionId, name: before.name, seed: index + 1, enteredAt: now };
        await insertEntrant(tx, row, currentHolders(before.holders));
      }
    },
    { name: name === season.name ? `${season.name} ${number + 1}` : name, plan: season.plan },
  );
}
