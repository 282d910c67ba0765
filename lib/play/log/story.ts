import { database } from '../../../db/client';
import { entriesOf } from '../../../db/log';
import { type Story, storyOf, type Told } from '../../engine';
import { isGameId, loadChronicle } from '../../games/registry';
import type { Caller } from '../access/caller';
import { mustHaveBegun, type VisibleTable, viewerFor, visibleTable } from '../access/visible-table';
import type { Audience } from './lines';
import { recordedOf } from './load-state';

/** A game looked back at, as a reader may know it. */
export interface TableStory {
  /** Last entry it tells of. */
  seq: number;
  viewer: string;
  /** Of the table. */
  options: object;
  story: Story;
}

/** Stories that are kept: who looks at one page of them looks at the next. */
const mostStories = 24;
const kept = new Map<string, Promise<TableStory | null>>();

/** The story of a table's game until now, seen from a seat of the caller; null: the game measures nothing. */
export async function tableStory(caller: Caller, id: string, seat?: string): Promise<TableStory | null> {
  const { db } = await database();
  const visible = await visibleTable(db, caller, id);
  mustHaveBegun(visible, caller);
  const { table, mine } = visible;
  const viewer = viewerFor(visible, seat, caller);
  // as the log has it: what all seats of the reader were told, when the game is over everything
  const audience: Audience = seat !== undefined ? { seats: [viewer] } : table.status === 'over' ? 'everyone' : { seats: mine };
  const key = JSON.stringify([id, table.seq, table.hash, viewer, audience, caller.language]);
  const found = kept.get(key) ?? told(visible, { viewer, audience, caller });
  kept.delete(key);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (kept.size > mostStories && oldest !== undefined) kept.delete(oldest);
  return found;
}

async function told(
  { table, game }: VisibleTable,
  { viewer, audience, caller }: { viewer: string; audience: Audience; caller: Caller },
): Promise<TableStory | null> {
  const chronicle = isGameId(game.id) ? await loadChronicle(game.id) : null;
  const { opening } = table;
  if (!chronicle || !opening) return null;
  const { db } = await database();
  const rows = await entriesOf(db, table.id, { until: table.seq });
  const log = {
    ...{ options: table.options, rules: table.rules, draws: opening.draws },
    entries: rows.map((row) => recordedOf(game, row)),
    moments: rows.map(({ round, power, phase }) => ({ round, power, phase })),
  };
  const story = storyOf({ game, chronicle }, log, { language: caller.language, viewer, heard: (each) => heardBy(each, audience) });
  return { seq: table.seq, viewer, options: table.options, story };
}

/** What an audience was told of something that happened; null: nothing. */
function heardBy({ event, to, others }: Told, audience: Audience): Told['event'] | null {
  const isIn = to === 'all' || audience === 'everyone' || audience.seats.some((seat) => to.includes(seat));
  return isIn ? event : (others ?? null);
}
