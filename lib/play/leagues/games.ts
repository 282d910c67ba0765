import type { PairingRow } from '../../../db/rounds';
import { type AnyGame, isGameId, loadGame } from '../../games/registry';
import {
  crossTableOf,
  type Entrant,
  fateOf,
  holderOf,
  openGames,
  outlookOf,
  type Pairing,
  pairingFormat,
  playerOf,
  progressOf,
  roundRobinSchedule,
  type Supposition,
  scheduleOf,
  standingsIf,
} from '../../tournament';
import { type Caller, trouble } from '../access/caller';
import { sideName } from '../ratings/names';
import type { SeasonPlace } from './league-look';
import { keptWith, type SeenDivision } from './seen';
import { materialOf, type SeasonLooks, type SeasonMaterial, type SeasonView, viewOf } from './views';

/** A game of a season, as its schedule shows it. */
export interface GameView {
  /** Of its pairing, within the division. */
  id: string;
  round: number;
  /** Null: not begun, or not for the caller's eyes. */
  table: string | null;
  places: {
    entrant: string;
    /** What it plays, in words, or won at an auction; null: still bid for, or a bye. */
    side: string | null;
    /** Who plays it, or played it; null: nobody, or an account that is closed. */
    player: { userId: string; name: string | null } | null;
    /** 1 has won, or drawn with others of 1; null: not decided. */
    rank: number | null;
    left: string | null;
  }[];
  /** How it ended; null: not decided. */
  kind: string | null;
  /** A round without a game: why, and whom it was to meet. */
  bye: { reason: string; missing: string | null } | null;
  /** It was open at the deadline of its round. */
  late: boolean;
}

export interface DivisionGames {
  division: string;
  name: string;
  rounds: { round: number; games: GameView[] }[];
}

/** Games of a season, round by round, and of a round robin those to come: all, or those of the entrants that a user plays or played for. */
export const seasonGames = async (
  caller: Caller,
  place: SeasonPlace,
  of: string | null = null,
  looks?: SeasonLooks,
): Promise<DivisionGames[]> => gamesOf(caller, await materialOf(caller, place, looks), { of, round: null });

/** Games of a season for a page: all, or of a season that has more than so many those of one round. */
export interface SeasonRounds {
  /** That have games, in their order. */
  rounds: number[];
  /** The one whose games these are; null: they are of all. */
  round: number | null;
  games: DivisionGames[];
}

/** The games of a season when it has no more than `most`, else those of the round that is wanted, or of the last that was opened. */
export async function seasonRounds(
  caller: Caller,
  place: SeasonPlace,
  { most, wanted }: { most: number; wanted: number | null },
  looks?: SeasonLooks,
): Promise<SeasonRounds> {
  const material = await materialOf(caller, place, looks);
  const all = [...material.seen.values()].flatMap((seen) => pairingsIn(seen, material));
  const rounds = [...new Set(all.map(({ round }) => round))].sort((a, b) => a - b);
  const opened = new Set(material.rounds.flatMap(({ number, openedAt }) => (openedAt === null ? [] : [number])));
  const chosen = rounds.find((round) => round === wanted) ?? rounds.findLast((round) => opened.has(round)) ?? rounds[0] ?? null;
  const round = all.length > most ? chosen : null;
  return { rounds, round, games: await gamesOf(caller, material, { of: null, round }) };
}

/** A season and games of it, as of one look. */
export async function seasonWithGames(
  caller: Caller,
  place: SeasonPlace,
  of: string | null,
  looks?: SeasonLooks,
): Promise<{ view: SeasonView; games: DivisionGames[] }> {
  const material = await materialOf(caller, place, looks);
  return { view: await viewOf(caller, material), games: await gamesOf(caller, material, { of, round: null }) };
}

/** Which games: those of a user, those of a round; null: of all. */
interface Asked {
  of: string | null;
  round: number | null;
}

async function gamesOf(caller: Caller, material: SeasonMaterial, { of, round: asked }: Asked): Promise<DivisionGames[]> {
  const game = isGameId(material.season.plan.game) ? await loadGame(material.season.plan.game) : null;
  return material.divisions.map(({ id, name }) => {
    const seen = material.seen.get(id);
    if (!seen) return { division: id, name, rounds: [] };
    const { entrants, results } = seen.competition;
    const rows = new Map(seen.pairings.map((row) => [row.id, row]));
    const known = new Map(entrants.map((entrant) => [entrant.id, entrant]));
    const words = { sideOf: sidesIn(game, caller.language), names: namesOf(material), mayOpen: openingTo(caller, material), known };
    const isAsked = ({ seats, round }: Pairing) =>
      (asked === null || round === asked) &&
      (of === null || seats.some(({ entrant }) => known.get(entrant)?.players.some(({ player }) => player === of)));
    const rounds = scheduleOf({ pairings: pairingsIn(seen, material).filter(isAsked), results });
    return {
      ...{ division: id, name },
      rounds: rounds.map(({ round, pairings }) => ({
        round,
        games: pairings.map(({ pairing }) => gameView(pairing, rows.get(pairing.id) ?? null, words)),
      })),
    };
  });
}

const pairingsIn = (seen: SeenDivision, material: SeasonMaterial): Pairing[] => [...seen.competition.pairings, ...toCome(seen, material)];

/** Pairings of a round robin that were not announced yet, as they stand with who is in. */
function toCome({ competition }: SeenDivision, { season, rounds }: SeasonMaterial): Pairing[] {
  const { system } = competition.settings;
  if (system.kind !== 'round-robin' || season.status !== 'running') return [];
  const opened = rounds.filter(({ openedAt }) => openedAt !== null).length;
  const whole = roundRobinSchedule({ ...competition, format: pairingFormat, round: 1 }, system);
  return whole.filter(({ round }) => round > opened && round <= rounds.length);
}

/** Tables of a league that only its club sees are for its members, and each for who plays there. */
function openingTo({ user }: Caller, { league, role }: SeasonMaterial): (players: readonly (string | null)[]) => boolean {
  if (league.visibility === 'public' || role !== null) return () => true;
  return (players) => user !== null && players.includes(user);
}

interface Words {
  sideOf(side: string): string;
  known: ReadonlyMap<string, Entrant>;
  names: ReadonlyMap<string, string | null>;
  mayOpen: ReturnType<typeof openingTo>;
}

const namesOf = ({ entered }: SeasonMaterial): Map<string, string | null> =>
  new Map(entered.flatMap(({ holders }) => holders.map(({ userId, userName }) => [userId, userName] as const)));

function gameView(pairing: Pairing, row: PairingRow | null, { sideOf, names, mayOpen, known: entrants }: Words): GameView {
  const result = row?.result ?? null;
  const places = pairing.seats.map(({ entrant, side }) => {
    const own = result?.places.find((each) => each.entrant === entrant);
    const known = entrants.get(entrant);
    const played = side ?? own?.side ?? null;
    const player = own ? playerOf(known, own, pairing) : known ? holderOf(known, pairing.round, pairing.board) : null;
    return {
      ...{ entrant, rank: own?.rank ?? null, left: own?.left ?? null },
      side: played === null || pairing.bye ? null : sideOf(played),
      player: player === null ? null : { userId: player, name: names.get(player) ?? null },
    };
  });
  const { id, round, bye } = pairing;
  const table = mayOpen(places.map(({ player }) => player?.userId ?? null)) ? (row?.tableId ?? null) : null;
  return { id, round, table, places, kind: result?.kind ?? null, bye, late: row?.late ?? false };
}

/** What sides are called, each looked up once. */
function sidesIn(game: AnyGame | null, language: Caller['language']): (side: string) => string {
  const names = new Map<string, string>();
  return (side) => {
    const name = names.get(side) ?? (game === null ? side : sideName(game, side, language));
    names.set(side, name);
    return name;
  };
}

/** Everybody against everybody, both in the order of the table; how often and with what each came out of the other's games. */
export async function seasonCross(
  caller: Caller,
  place: SeasonPlace,
  looks?: SeasonLooks,
): Promise<{ division: string; rows: ReturnType<typeof crossTableOf> }[]> {
  const { divisions, seen } = await materialOf(caller, place, looks);
  return divisions.map(({ id }) => {
    const found = seen.get(id);
    return { division: id, rows: found ? crossIn(found) : [] };
  });
}

const crossIn = keptWith(({ competition }) => crossTableOf(competition));

/** Ranks and points after each round. */
export async function seasonProgress(
  caller: Caller,
  place: SeasonPlace,
  looks?: SeasonLooks,
): Promise<{ division: string; rounds: ReturnType<typeof progressOf> }[]> {
  const { divisions, seen } = await materialOf(caller, place, looks);
  return divisions.map(({ id }) => {
    const found = seen.get(id);
    return { division: id, rounds: found ? progressIn(found) : [] };
  });
}

const progressIn = keptWith(({ competition }) => progressOf(competition));

/** What open games of a division may still bring. */
export interface WhatIf {
  /** Games whose end can be supposed, by the order of their seats. */
  open: { id: string; entrants: string[] }[];
  /** The table if they ended so. */
  table: ReturnType<typeof standingsIf>;
  /** What each entrant can still reach; null: too many games are open to say. */
  outlooks: { entrant: string; best: number; worst: number; first: 'certain' | 'possible' | 'impossible' }[] | null;
}

/** The table of a division if games that are open ended as supposed. Throws not-found for another division. */
export async function whatIf(
  caller: Caller,
  place: SeasonPlace,
  division: string,
  suppositions: Readonly<Record<string, Supposition>>,
): Promise<WhatIf> {
  const material = await materialOf(caller, place);
  const seen = material.seen.get(division);
  if (!seen) throw trouble('not-found', { en: 'There is no such division.', it: 'Questa divisione non esiste.' }, caller);
  const competition = { ...seen.competition, pairings: pairingsIn(seen, material) };
  const open = openGames(competition).filter(({ seats }) => seats.length === 2);
  const outlooks = outlooksIn(seen, competition);
  return {
    open: open.map(({ id, seats }) => ({ id, entrants: seats.map(({ entrant }) => entrant) })),
    table: standingsIf(competition, suppositions),
    outlooks: outlooks?.map((outlook) => ({ ...outlook, first: fateOf(outlook, 1) })) ?? null,
  };
}

/** Thousands of tables, and anybody may ask. */
const outlooksIn = keptWith((_seen: SeenDivision, competition: SeenDivision['competition']) => outlookOf(competition, 'possible'));
