import { ownersOf } from '../../../db/bots';
import { roleIn } from '../../../db/clubs';
import { type EntrantRow, entrantsOf, insertEntrant, type NamedEntrant, removeEntrant, updateEntrant } from '../../../db/entrants';
import { divisionsOf, revise } from '../../../db/leagues';
import { namesOf } from '../../../db/people';
import { roundsOf } from '../../../db/rounds';
import { newId } from '../../../db/schema';
import { type Clock, systemClock } from '../../clock';
import { type Caller, plainText, trouble } from '../access/caller';
import { mayDo, mustBeAllowed } from '../clubs/rights';
import { changeSeason, type LockedSeason, record, type SeasonPlace } from './league-look';
import { tellOfSeason } from './letters';
import { longestNames, mostOf } from './plan';

/** A team as its captain, who plays on its first board, enters it. */
export interface Team {
  name: string;
  /** Users on the boards behind the first, in order. */
  mates: readonly string[];
}

/** Enters the caller, or their team. Who enters after the start waits for a director to place them. */
export async function enterSeason(caller: Caller, place: SeasonPlace, team: Team | null, clock: Clock = systemClock): Promise<void> {
  await changeSeason(caller, place, { who: 'everybody', states: ['entry', 'running'], clock }, async (locked) => {
    const { season, role, league, user } = locked;
    const isOpen = season.plan.entry === 'everybody' && league.visibility === 'public';
    if (role === null && !isOpen) {
      throw trouble(
        'forbidden',
        { en: 'This season is for the members of the club.', it: 'Questa stagione è riservata ai soci del circolo.' },
        caller,
      );
    }
    // as another entrant they would have nobody's results and most rounds behind them
    if (hasWithdrawn(await entrantsOf(locked.tx, season.id), user)) {
      throw trouble(
        'conflict',
        {
          en: 'You have withdrawn from this season: only a director can bring you back.',
          it: 'Ti sei ritirato da questa stagione: solo la direzione può farti rientrare.',
        },
        caller,
      );
    }
    await enterPlayers(locked, [user, ...(team?.mates ?? [])], team?.name ?? null, caller);
  });
}

/** A director enters somebody: a member of the club, or whoever may enter; of a team all its players, board by board. */
export async function enterOther(
  caller: Caller,
  place: SeasonPlace,
  { players, name }: { players: readonly string[]; name: string | null },
  clock: Clock = systemClock,
): Promise<{ entrant: string }> {
  return changeSeason(caller, place, { who: 'directors', states: ['draft', 'entry', 'running'], clock }, async (locked) => {
    const { tx, season, user, now } = locked;
    const entrant = await enterPlayers(locked, players, name, caller);
    // who is entered in a season that is only planned hears of it once that is open
    if (season.status !== 'draft') {
      await tellOfSeason(tx, { season, users: players.filter((player) => player !== user), news: { what: 'entered' } }, now);
    }
    return { entrant };
  });
}

async function enterPlayers(locked: LockedSeason, players: readonly string[], teamName: string | null, caller: Caller): Promise<string> {
  const { tx, season, user, now } = locked;
  const { boards } = season.plan.settings;
  const name = boards > 1 ? plainText(teamName ?? '', longestNames.team) : null;
  if (name === '' || players.length !== boards || new Set(players).size < players.length) {
    throw trouble(
      'invalid',
      boards > 1
        ? { en: `A team has a name and ${boards} players.`, it: `Una squadra ha un nome e ${boards} giocatori.` }
        : { en: 'Say who enters.', it: 'Indica chi si iscrive.' },
      caller,
    );
  }
  const entered = await entrantsOf(tx, season.id);
  if (entered.length >= mostOf.entrants) {
    throw trouble(
      'conflict',
      { en: `A season has ${mostOf.entrants} entrants at most.`, it: `Una stagione ha al più ${mostOf.entrants} iscritti.` },
      caller,
    );
  }
  const names: string[] = [];
  for (const player of players) {
    const known = await mayPlay(locked, player, caller);
    if (playsIn(entered, player)) {
      throw trouble('conflict', { en: `${known} has entered already.`, it: `${known} è già tra gli iscritti.` }, caller);
    }
    names.push(known);
  }
  const fromRound = season.status === 'running' ? (await nextRound(locked)).number : 1;
  const id = newId();
  await insertEntrant(tx, { id, seasonId: season.id, name, fromRound, enteredAt: now }, players);
  await record(locked, user, { kind: 'entered', entrant: id, name: name ?? names[0] ?? '' });
  return id;
}

/** The name of somebody who may play the season; of a bot account the owner must be one who may, and the season one that admits bots. */
export async function mayPlay({ tx, season, league }: LockedSeason, player: string, caller: Caller): Promise<string> {
  const name = (await namesOf(tx, [player])).get(player);
  const owner = (await ownersOf(tx, [player])).get(player);
  if (owner !== undefined && !season.plan.admitsBots) {
    throw trouble('forbidden', { en: 'This season admits no bot accounts.', it: 'Questa stagione non ammette account bot.' }, caller);
  }
  const isMember = league.clubId !== null && (await roleIn(tx, league.clubId, owner ?? player)) !== null;
  if (name === undefined || (!isMember && (league.visibility === 'club' || season.plan.entry === 'members'))) throw notAMember(caller);
  return name;
}

const notAMember = (caller: Caller) =>
  trouble(
    'forbidden',
    { en: 'Only members of the club play this season.', it: 'Questa stagione è riservata ai soci del circolo.' },
    caller,
  );

export const playsIn = (entered: readonly NamedEntrant[], user: string): boolean =>
  entered.some(({ untilRound, holders }) => untilRound === null && currentHolders(holders).includes(user));

export const hasWithdrawn = (entered: readonly NamedEntrant[], user: string): boolean =>
  entered.some(({ untilRound, holders }) => untilRound !== null && currentHolders(holders).includes(user));

/** Who plays for an entrant now, or will; board by board. */
export function currentHolders(holders: NamedEntrant['holders']): string[] {
  const last = new Map(holders.map(({ board, userId }) => [board, userId]));
  return [...last].sort(([a], [b]) => a - b).map(([, userId]) => userId);
}

/** The first round of a running season that is not opened; throws conflict where there is none. */
export async function nextRound({ tx, season }: Pick<LockedSeason, 'tx' | 'season'>): Promise<{ number: number }> {
  const rounds = await roundsOf(tx, season.id);
  return rounds.find(({ openedAt }) => openedAt === null) ?? { number: rounds.length + 1 };
}

/** Takes an entry back before the start: one's own, or as a director anybody's. */
export async function leaveSeason(caller: Caller, place: SeasonPlace, entrant: string, clock: Clock = systemClock): Promise<void> {
  await changeSeason(caller, place, { who: 'everybody', states: ['draft', 'entry'], clock }, async (locked) => {
    const found = await ownOrDirected(locked, entrant, caller);
    await removeEntrant(locked.tx, entrant);
    await record(locked, locked.user, { kind: 'left', entrant, name: nameOf(found) });
  });
}

/** An entrant, for who plays for it or directs the season. */
export async function ownOrDirected({ tx, season, role, user }: LockedSeason, id: string, caller: Caller): Promise<NamedEntrant> {
  const found = (await entrantsOf(tx, season.id)).find((each) => each.id === id);
  if (!found) throw unknownEntrant(caller);
  if (currentHolders(found.holders)[0] !== user && !mayDo(role, 'direct')) mustBeAllowed(role, 'direct', caller);
  return found;
}

export const unknownEntrant = (caller: Caller) =>
  trouble('not-found', { en: 'There is no such entrant.', it: 'Questo iscritto non esiste.' }, caller);

export const nameOf = ({ name, holders }: Pick<NamedEntrant, 'name' | 'holders'>): string => name ?? holders.at(-1)?.userName ?? '';

/** Puts an entrant into a division, with a seed; after the start only who waits, from the next round on. */
export async function placeEntrant(
  caller: Caller,
  place: SeasonPlace,
  { entrant, division, seed }: { entrant: string; division: string | null; seed: number | null },
  clock: Clock = systemClock,
): Promise<void> {
  await changeSeason(caller, place, { who: 'directors', states: ['draft', 'entry', 'running'], clock }, async (locked) => {
    const { tx, season, user } = locked;
    const divisions = await divisionsOf(tx, season.id);
    const into = division === null ? null : divisions.find(({ id }) => id === division);
    const entered = await entrantsOf(tx, season.id);
    const found = entered.find(({ id }) => id === entrant);
    if (!found || into === undefined) throw unknownEntrant(caller);
    if (season.status === 'running') await mayComeLate(locked, found, entered, caller);
    const change: Partial<EntrantRow> = { divisionId: into?.id ?? null, seed: seed ?? found.seed };
    if (season.status === 'running') {
      const last = Math.max(0, ...entered.filter(({ divisionId }) => divisionId === into?.id).map((each) => each.seed ?? 0));
      Object.assign(change, { fromRound: (await nextRound(locked)).number, seed: seed ?? last + 1 });
    }
    await updateEntrant(tx, entrant, change);
    if (into) await revise(tx, [into.id]);
    await record(locked, user, { kind: 'placed', entrant, name: nameOf(found), division: into?.name ?? null, seed });
  });
}

async function mayComeLate(locked: LockedSeason, found: NamedEntrant, entered: readonly NamedEntrant[], caller: Caller): Promise<void> {
  const { season } = locked;
  const { system } = season.plan.settings;
  if (found.divisionId !== null) {
    throw trouble(
      'conflict',
      { en: 'After the start nobody changes the division.', it: 'Dopo l’inizio nessuno cambia divisione.' },
      caller,
    );
  }
  const isFull = system.kind === 'elimination' || entered.length === 0;
  if (!isFull) return;
  throw trouble(
    'conflict',
    { en: 'A bracket takes nobody after its start.', it: 'Un tabellone non ammette nessuno dopo l’inizio.' },
    caller,
  );
}
