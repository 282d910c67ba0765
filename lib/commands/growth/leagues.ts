import type { Db, Tx } from '../../../db/client';
import { insertEntrant } from '../../../db/entrants';
import { insertAct, insertLeague, insertSeason, replaceDivisions } from '../../../db/leagues';
import { insertPairings, insertRounds } from '../../../db/rounds';
import { newId, type SeasonPlan } from '../../../db/schema';
import { commitmentOf } from '../../chance/source';
import { seeded } from '../../engine';
import { checkedPlan, type SeasonInput } from '../../play/leagues/plan';
import { datesOf, roundsOfPlan } from '../../play/leagues/start';
import { type Competition, type Entrant, type GameResult, type Pairing, pairingFormat, pairingsOf } from '../../tournament';

export interface GrownLeague {
  /** Id of its club, and of who directs it. */
  club: string;
  director: string;
  slug: string;
  name: string;
  /** Ids of who plays all its seasons. */
  players: readonly string[];
  /** The last one runs, those before are over. */
  seasons: number;
  /** Rounds of a Swiss, of which the last one runs; null: a round robin, half of which is played. */
  rounds: number | null;
  /** Ids of tables that are games of nobody's season yet. */
  next(many: number): Promise<string[]>;
}

const day = 86_400_000;

/** A league with its seasons, paired as seasons are; who won what is drawn. */
export async function growLeague(db: Db, league: GrownLeague): Promise<void> {
  const { club, slug, name, director, rounds, seasons } = league;
  const { plan } = await checkedPlan(inputOf(rounds), { user: director, language: 'en' });
  await db.transaction(async (tx) => {
    const row = { id: slug, clubId: club, slug, name, description: { en: name, it: name }, visibility: 'public' as const };
    await insertLeague(tx, { ...row, createdAt: new Date() });
    for (let number = 1; number <= seasons; number++) await growSeason(tx, league, { plan, number });
  });
}

const inputOf = (rounds: number | null): SeasonInput => ({
  ...{ name: 'Season', game: 'aa-1941', timeControl: { kind: 'hours', turn: 72, reaction: 48 }, entry: 'everybody' },
  system: rounds === null ? { kind: 'round-robin', cycles: 1, numbers: 'seeds' } : { kind: 'swiss', first: 'points' },
  ...(rounds !== null && { rounds }),
  points: { scale: { by: 'outcome', win: 1, draw: 0.5, loss: 0 }, byes: { odd: 1, asked: 0.5, absent: 0, late: 0, withdrawn: 0 } },
  calendar: { days: 28 },
});

/** Where a season stands among those of its league. */
interface Which {
  plan: SeasonPlan;
  number: number;
}

async function growSeason(tx: Tx, league: GrownLeague, { plan, number }: Which): Promise<void> {
  const { slug, director, players, seasons } = league;
  const id = `${slug}-${number}`;
  const isOver = number < seasons;
  const division = { id, seasonId: id, place: 1, name: 'A', size: null };
  const entered = players.map((player, index) => ({ id: `${id}-${index}`, player, seed: index + 1 }));
  const seedText = `seed of ${id}`;
  const blank = { seed: seedText, entrants: entered.map(entrantOf), pairings: [], results: [], settings: plan.settings };
  const count = roundsOfPlan(plan, blank);
  const reached = isOver || league.rounds !== null ? count : Math.ceil(count / 2);
  const begun = new Date(Date.now() - (isOver ? 400 * (seasons - number) + 28 : 28 * (reached - 1) + 7) * day);
  const dates = { startsAt: begun, createdAt: begun, endedAt: isOver ? new Date(begun.getTime() + 28 * count * day) : null };
  const season = { id, leagueId: slug, number, name: `Season ${number}`, plan, commitment: commitmentOf(seedText), seed: seedText };
  await insertSeason(tx, { ...season, ...dates, status: isOver ? 'over' : 'running', dueAt: null }, seedText);
  await replaceDivisions(tx, id, [division]);
  for (const { id: entrant, player, seed } of entered) {
    await insertEntrant(tx, { id: entrant, seasonId: id, divisionId: id, name: null, seed, enteredAt: begun }, [player]);
  }
  await record('started');
  const roundRows = Array.from({ length: count }, (_, index) => ({ seasonId: id, number: index + 1, ...datesOf(plan, begun, index) }));
  await insertRounds(
    tx,
    roundRows.map((round) => ({
      ...round,
      openedAt: round.number <= reached ? round.opensAt : null,
      closedAt: isOver || round.number < reached ? round.deadline : null,
    })),
  );
  for (const made of playedRounds(blank, reached, { isOver, seed: id })) {
    await record('round-opened');
    const games = made.filter(({ pairing }) => pairing.bye === null);
    const tables = await league.next(games.length);
    const tableOf = new Map(games.map(({ pairing }, index) => [pairing.id, tables[index] ?? null]));
    await insertPairings(
      tx,
      made.map(({ pairing, result }) => ({
        ...{ ...pairing, divisionId: id, tableId: tableOf.get(pairing.id) ?? null, startedAt: pairing.bye ? null : begun },
        result: result && { kind: result.kind, places: result.places },
      })),
    );
  }

  async function record(kind: string): Promise<void> {
    await insertAct(tx, { id: newId(), seasonId: id, at: begun, userId: kind === 'started' ? director : null, kind, details: {} });
  }
}

const entrantOf = ({ id, player, seed }: { id: string; player: string; seed: number }): Entrant => ({
  ...{ id, seed, rating: null, from: 1, until: null, pauses: [], onTime: null },
  players: [{ player, from: 1, board: 1 }],
});

/** Rounds one after the other with what came of them; of the last of a season that runs half is open. */
function playedRounds(
  blank: Competition,
  rounds: number,
  { isOver, seed }: { isOver: boolean; seed: string },
): { pairing: Pairing; result: GameResult | null }[][] {
  const random = seeded(seed);
  const competition = { ...blank, pairings: [...blank.pairings], results: [...blank.results] };
  return Array.from({ length: rounds }, (_, index) => {
    const pairings = pairingsOf({ ...competition, format: pairingFormat, round: index + 1 });
    const made = pairings.map((pairing) => {
      const isOpen = pairing.bye !== null || (!isOver && index + 1 === rounds && random() < 0.5);
      return { pairing, result: isOpen ? null : drawnResult(pairing, random) };
    });
    competition.pairings.push(...pairings);
    competition.results.push(...made.flatMap(({ result }) => result ?? []));
    return made;
  });
}

function drawnResult({ id, seats }: Pairing, random: () => number): GameResult {
  const winner = Math.floor(random() * (seats.length + 1));
  const places = seats.map(({ entrant, side }, index) => ({
    ...{ entrant, side: side ?? '', rank: winner === seats.length || winner === index ? 1 : 2 },
    ...{ margin: Math.floor(random() * 9), level: null, left: null, player: null },
  }));
  return { pairing: id, kind: 'played-out', places };
}
