import type { Logger } from 'pino';
import { database } from '../../../db/client';
import { outbox, users } from '../../../db/schema';
import { seeded } from '../../engine';
import { type GameId, loadGame } from '../../games/registry';
import {
  acceptInvite,
  createTable,
  lobbyView,
  presets,
  say,
  startTable,
  submit,
  tableSummary,
  tableView,
  visit,
  writeNotes,
} from '../../play';
import { sendDue } from '../../worker/letters';
import { nextOrder } from '../next-order';

/** A game that is really played before it is copied. */
export interface Plan {
  game: GameId;
  options?: object;
  /** Sheets its players send; null: to the end; open: it waits for its second player. */
  sheets: number | null | 'open';
  /** How many of a thousand tables are copies of it. */
  share: number;
}

/** Short and long games, waiting, running and over, of every system that stands. */
export const plans: readonly Plan[] = [
  { game: 'aa-1941', sheets: 4, share: 160 },
  { game: 'aa-1941', sheets: 12, share: 120 },
  { game: 'aa-1941', sheets: 40, share: 40 },
  { game: '1943-1945', sheets: 6, share: 160 },
  { game: '1943-1945', sheets: 14, share: 120 },
  { game: 'aa-revised', sheets: 4, share: 160 },
  { game: 'aa-revised', sheets: 12, share: 120 },
  { game: 'aa-1941', sheets: 'open', share: 10 },
  { game: 'aa-1941', options: { roundLimit: 1 }, sheets: null, share: 50 },
  { game: 'aa-revised', options: { roundLimit: 1 }, sheets: null, share: 60 },
];

export interface Original extends Plan {
  id: string;
}

interface Player {
  user: string;
  language: 'en' | 'it';
}

const language = { one: 'en', two: 'it' } as const;
const watcher = { user: null, language: 'en' } as const;

/** Two people play each plan by the practice bots' advice, order by order through the door, and get their letters. */
export async function playOriginals(log: Logger, told: (line: string) => void): Promise<Original[]> {
  const { db } = await database();
  const made: (Original & { players: Player[] })[] = [];
  for (const [n, plan] of plans.entries()) {
    const names = (['one', 'two'] as const).map((each) => ({ id: `original-${n}-${each}`, language: language[each] }));
    await db.insert(users).values(names.map((each) => ({ ...each, name: each.id, email: `${each.id}@grown.invalid` })));
    const [one, two] = names.map(({ id, ...rest }) => ({ user: id, ...rest })) as [Player, Player];
    const id = await seated(plan, { title: `Original ${n + 1}`, one, two });
    if (plan.sheets !== 'open') {
      const sheets = await play(id, { ...plan, sheets: plan.sheets }, [one, two]);
      told(`${plan.game}: ${sheets} sheets`);
    }
    made.push({ ...plan, id, players: [one, two] });
  }
  // those of the last two minutes wait for what comes after them
  await db.update(outbox).set({ notBefore: new Date() });
  const leaves = { kind: 'smtp', send: async () => undefined, close: () => undefined } as const;
  await sendDue(log, leaves, new AbortController().signal);
  // a reader who is there gets no letter: they come afterwards
  for (const { id, players, sheets } of made) if (sheets !== 'open') await furnish(id, players);
  return made;
}

/** A table of two people, with a clock of weeks. */
async function seated(
  { game, options = {}, sheets }: Plan,
  { title, one, two }: { title: string; one: Player; two: Player },
): Promise<string> {
  const module = await loadGame(game);
  const [first = '', ...others] = module.seats(module.optionsSchema.parse(options));
  const seats = Object.fromEntries([
    [first, { kind: 'me' as const }],
    ...others.map((seat) => [seat, { kind: 'invite' as const, email: null }] as const),
  ]);
  const { id } = await createTable(one, {
    ...{ game, title, seats, visibility: 'public' },
    options: options as Record<string, unknown>,
    timeControl: presets.weekly,
  });
  if (sheets === 'open') return id;
  for (const { token } of (await lobbyView(one, id)).invites) await acceptInvite(two, token);
  await startTable(one, id);
  return id;
}

/** Sends sheets of one order until the plan is done; returns how many. */
async function play(id: string, { game, sheets }: Plan & { sheets: number | null }, players: readonly Player[]): Promise<number> {
  const module = await loadGame(game);
  const random = seeded(`original ${game} ${sheets}`);
  const most = sheets ?? Number.POSITIVE_INFINITY;
  for (let n = 0; n < most; n++) {
    const [turn] = (await Promise.all(players.map(async (player) => ({ player, ...(await tableView(player, id)) })))).flatMap(
      ({ player, questions }) => questions.flatMap((question) => (question.held ? [] : [{ player, question }])),
    );
    if (!turn) return n;
    const { player, question: asked } = turn;
    const { view } = await tableView(player, id, asked.seat);
    const order = nextOrder(module, view, asked, random);
    const sheet = { id: `original-${n}`, table: id, seat: asked.seat, decision: asked.decision, orders: [order] };
    const receipt = await submit(player, { ...sheet, via: 'web', language: player.language });
    if (receipt.kind !== 'applied' && receipt.kind !== 'held') throw new Error(`"${order}" was not taken: ${JSON.stringify(receipt)}`);
  }
  return most;
}

/** What hangs on a table beside its game: a visit, a word, a note. */
async function furnish(id: string, players: readonly Player[]): Promise<void> {
  const { seats } = await tableSummary(watcher, id);
  for (const player of players) {
    await visit(player, id);
    await say(player, id, player.language === 'en' ? 'Good luck!' : 'Buona fortuna!');
    const seat = seats.find(({ userId }) => userId === player.user)?.seat;
    if (seat) await writeNotes(player, id, { seat, text: 'The next turn decides.', since: null });
  }
}
