import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { adoptDatabase, closeDatabase, type Db, openDatabase } from '../../../db/client';
import { findClub } from '../../../db/clubs';
import { insertEntrant } from '../../../db/entrants';
import { findLeague, findSeason } from '../../../db/leagues';
import { clubMembers, newId, users } from '../../../db/schema';
import { seeded } from '../../engine';
import { foundClub, foundLeague, openEntries, planSeason, type SeasonInput } from '../../play';
import { tableOf } from '../../play/leagues/table';
import { type Competition, pairingInputSchema, roundRobinSchedule } from '../../tournament';
import { growTo } from '../growth/grow';
import { type Measures, measured, type Part, quantile, timed } from './measure';
import { onPostgres } from './postgres';
import { sampleTables } from './scale/samples';
import { sendOne, sheetsOf } from './submit-rate';
import { startWorkerProcess, stopProcess } from './worker-process';

/** Milliseconds from when the season is given a date to that date. */
const lead = 2000;
/** Seasons whose tables are made, and those before that do not count: a server makes its first table once. */
const seasons = 60;
const warmUp = 8;
const standings = ['standings.10000.p95_ms', 'standings.10000.p50_ms', 'standings.10000.first_ms'];
const opening = ['league.round500.open_s', 'league.submit_ratio', 'league.submit_idle.p99_ms', 'league.submit_opening.p99_ms'];

/** A round robin of 142, which is 10,011 games, all decided: another season for every seed. */
function playedOut(seed: string): Competition {
  const random = seeded(seed);
  const competition = {
    ...{ format: 'fieldpost-pairing-1', seed, round: 1, pairings: [], results: [] },
    entrants: Array.from({ length: 142 }, (_, index) => ({ id: `entrant-${index + 1}`, seed: index + 1 })),
    settings: {
      ...{ seats: ['red', 'blue'].map((side) => ({ side, camp: side })), sides: 'drawn' },
      ...{ tieBreaks: ['head-to-head', 'sonneborn-berger', 'buchholz', 'margin', 'lots'] },
      system: { kind: 'round-robin', cycles: 1, numbers: 'seeds' },
      points: {
        scale: { by: 'outcome', win: 1, draw: 0.5, loss: 0 },
        byes: { odd: 0, asked: 0, absent: 0, late: 0, withdrawn: 0 },
      },
    },
  };
  const input = pairingInputSchema.parse(competition);
  const { system } = input.settings;
  if (system.kind !== 'round-robin') throw new Error('a round robin is what was asked for');
  const pairings = roundRobinSchedule(input, system);
  const results = pairings.map(({ id, seats }) => {
    const [first, second] = [
      [1, 2],
      [2, 1],
      [1, 1],
    ][Math.floor(random() * 3)] as [number, number];
    const places = seats.map(({ entrant, side }, index) => ({
      ...{ entrant, side: side ?? '', rank: index === 0 ? first : second, margin: Math.floor(random() * 9), level: null, left: null },
      player: null,
    }));
    return { pairing: id, kind: 'played-out' as const, places };
  });
  return { ...input, pairings, results };
}

const plan: SeasonInput = {
  name: 'Bench 1',
  game: 'aa-1941',
  timeControl: { kind: 'hours', turn: 72, reaction: 48 },
  entry: 'everybody',
  system: { kind: 'swiss', first: 'points' },
  rounds: 9,
  points: { scale: { by: 'outcome', win: 1, draw: 0.5, loss: 0 }, byes: { odd: 1, asked: 0.5, absent: 0, late: 0, withdrawn: 0 } },
  calendar: { days: 28 },
};

/** A season of a thousand players that is open for entries and has no date yet. */
async function seasonOfThousand(db: Db): Promise<{ open(): Promise<void>; start(): Promise<void>; begun(): Promise<number> }> {
  const players = Array.from({ length: 1000 }, (_, index) => {
    const id = `league-${index + 1}`;
    return { id, name: `League ${index + 1}`, email: `${id}@localhost` };
  });
  await db.insert(users).values(players);
  const caller = { user: players[0]?.id ?? '', language: 'en' as const };
  const text = { en: '', it: '' };
  const emblem = { shape: 'shield', division: 'plain', charge: 'star', field: 'sea', tincture: 'gold' } as const;
  const charter = { name: 'Bench', emblem, description: text, houseRules: text, visibility: 'public', admission: 'open' } as const;
  const { slug } = await foundClub(caller, charter);
  const club = (await findClub(db, slug, null))?.club;
  const { slug: league } = await foundLeague(caller, slug, { name: 'Bench', description: text });
  const { number } = await planSeason(caller, league, plan);
  const place = { league, season: number };
  const found = await findLeague(db, { slug: league }, null);
  const season = found && (await findSeason(db, found.league.id, number));
  if (!club || !season) throw new Error('the season of the benchmark was not made');
  const now = new Date();
  await db
    .insert(clubMembers)
    .values(players.slice(1).map(({ id }) => ({ clubId: club.id, userId: id, role: 'member' as const, joinedAt: now })));
  await db.transaction(async (tx) => {
    for (const { id } of players) await insertEntrant(tx, { id: newId(), seasonId: season.id, name: null, enteredAt: now }, [id]);
  });
  return {
    // who is in hears of it weeks before
    async open() {
      await openEntries(caller, place, null);
      for (;;) {
        const { rows } = (await db.execute(
          sql`select count(*)::int as waiting from outbox where kind = 'season' and sent_at is null and moot_at is null`,
        )) as unknown as { rows: { waiting: number }[] };
        if (rows[0]?.waiting === 0) return;
        await pause(1000);
      }
    },
    // a worker looks every five seconds: what it waits is part of the figure
    start: () => openEntries(caller, place, new Date(Date.now() + lead)),
    async begun() {
      const { rows } = (await db.execute(sql`select count(*)::int as begun from pairings where started_at is not null`)) as unknown as {
        rows: { begun: number }[];
      };
      return rows[0]?.begun ?? 0;
    },
  };
}

/** Opens a round of 500 tables by a worker of its own while orders are sent one after the other. */
async function measureOpening(url: string): Promise<Measures> {
  const { db, ...database } = await openDatabase({ url, dataDir: '' });
  adoptDatabase({ db, ...database });
  const worker = await (async () => {
    await growTo(db, 200, { log: pino({ level: 'silent' }), told: () => undefined });
    return startWorkerProcess({ DATABASE_URL: url, SMTP_URL: '', MAIL_FROM: 'bench@localhost' });
  })();
  try {
    const season = await seasonOfThousand(db);
    const random = seeded('league');
    let drawn = 0;
    /** Milliseconds of orders until somebody says that it is enough. */
    const orders = async (isEnough: (sent: number) => boolean): Promise<number[]> => {
      const taken: number[] = [];
      while (!isEnough(taken.length)) {
        // others are asked by now where somebody has answered: tables are drawn anew
        const samples = await sampleTables(db, 64, `league ${++drawn}`);
        for (const sheet of await sheetsOf(samples, random)) {
          if (isEnough(taken.length)) break;
          taken.push(...(await timed(1, () => sendOne(sheet))));
        }
      }
      return taken;
    };
    await season.open();
    await orders((sent) => sent >= 100);
    const idle = quantile(await orders((sent) => sent >= 600), 0.99);
    await season.start();
    const start = performance.now() + lead;
    let open: number | null = null;
    const watch = async () => {
      while (open === null) {
        if ((await season.begun()) >= 500) open = (performance.now() - start) / 1000;
        else if (performance.now() - start > 300_000) throw new Error(`${await season.begun()} of 500 tables were begun within 300 s`);
        else await pause(200);
      }
    };
    const watching = watch();
    const busy = quantile(await orders(() => open !== null), 0.99);
    await watching;
    return {
      'league.round500.open_s': measured(open ?? Number.NaN, 's'),
      'league.submit_ratio': measured(busy / idle, 'times'),
      'league.submit_idle.p99_ms': measured(idle, 'ms'),
      'league.submit_opening.p99_ms': measured(busy, 'ms'),
    };
  } finally {
    await stopProcess(worker);
    await closeDatabase();
  }
}

export const leagueParts: Part[] = [
  {
    names: standings,
    async run() {
      const taken: number[] = [];
      // each season lives no longer than it is looked at: a heap of twenty is collected while the twenty-first is ranked
      for (let n = 0; n < warmUp + seasons; n++) {
        const season = playedOut(`season ${n + 1}`);
        taken.push(...(await timed(1, () => tableOf(season))));
      }
      return {
        'standings.10000.p95_ms': measured(quantile(taken.slice(warmUp), 0.95), 'ms'),
        'standings.10000.p50_ms': measured(quantile(taken.slice(warmUp), 0.5), 'ms'),
        'standings.10000.first_ms': measured(taken[0] ?? Number.NaN, 'ms'),
      };
    },
  },
  { names: opening, run: () => onPostgres(opening, 's', measureOpening) },
];
