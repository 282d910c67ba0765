import { database } from '../../../db/client';
import { findTable } from '../../../db/tables';
import { type GameId, loadGame } from '../../games/registry';
import type { Holder } from '../seats/seats';
import { continueTable } from '../writer/bots';
import { createTable } from './lobby';

interface Demo {
  id: string;
  title: string;
  game: GameId;
  options: Record<string, unknown>;
  /** Played so far; a demonstration goes no further by itself. */
  entries: number;
}

/** Practice bots are a match for each other: without a last round they might fight for forty. */
const rounds = { roundLimit: 8 };
/** In the order in which they are played: of those that run, the front page shows the last. */
const demos: Demo[] = [
  { id: 'demo-revised', title: 'Demo 3', game: 'aa-revised', options: { ...rounds, advantages: 2 }, entries: 100 },
  { id: 'demo-finished', title: 'Demo 1', game: 'aa-1941', options: rounds, entries: Number.POSITIVE_INFINITY },
  { id: 'demo-running', title: 'Demo 2', game: 'aa-1941', options: rounds, entries: 150 },
];

/** Lets the practice bots play the demonstration tables where they are missing or were left half done. */
export async function seedDemo(): Promise<void> {
  const { db } = await database();
  for (const demo of demos) {
    const table = (await findTable(db, demo.id)) ?? (await openDemo(demo));
    const left = demo.entries - table.seq;
    if (table.status === 'running' && left > 0) await continueTable(demo.id, left);
  }
}

async function openDemo({ id, title, game: gameId, options: chosen }: Demo) {
  const { db } = await database();
  const game = await loadGame(gameId);
  const options = game.optionsSchema.parse(chosen);
  const bot: Holder = { kind: 'bot' };
  const seats = Object.fromEntries(game.seats(options).map((seat: string) => [seat, bot]));
  try {
    const nobody = { user: null, language: 'en' } as const;
    await createTable(nobody, { game: gameId, title, options, seats, timeControl: { kind: 'none' } }, { demo: true, id });
  } catch (error) {
    // another instance on the same database was quicker
    if (!(await findTable(db, id))) throw error;
  }
  const table = await findTable(db, id);
  if (!table) throw new Error(`the demonstration table ${id} was not kept`);
  return table;
}
