import { database } from '../../db/client';
import { letters, outbox, unsubscribes, users } from '../../db/schema';
import { insertTable } from '../../db/tables';
import { commitmentOf } from '../../lib/chance/source';
import type { Language } from '../../lib/engine';
import { type GameId, loadGame } from '../../lib/games/registry';
import { deliverDue, type Post } from '../../lib/mail/outbox/deliver';
import { type Caller, startTable, submit } from '../../lib/play';
import { type TimeControlInput, timeControlSchema } from '../../lib/time-control';
import type { TestPost } from './post';

export const anna: Caller = { user: 'anna', language: 'en' };
export const bruno: Caller = { user: 'bruno', language: 'it' };
const names: Record<string, { name: string; timezone: string }> = {
  anna: { name: 'Anna', timezone: 'Europe/London' },
  bruno: { name: 'Bruno', timezone: 'Europe/Rome' },
};

export interface Evening {
  id: string;
  /** Orders in notation, as the seat's user. */
  play(seat: string, ...orders: string[]): Promise<void>;
}

interface Choice {
  id?: string;
  game?: GameId;
  options?: Record<string, unknown>;
  title?: string;
  timeControl?: TimeControlInput;
  /** Who sits in the first seats. */
  people?: readonly Caller[];
  /** Of its dice: those of the first are the same in every run. */
  recipe?: 1 | 2;
}

/** What never changes from run to run, so that neither do the dice. */
const secret = '11'.repeat(32);
let evenings = 0;
let sheets = 0;

/** A started table with Anna (English) in the first seat, Bruno (Italian) in the second and bots in the rest; Ridges and these two unless said otherwise. */
export async function evening(post: TestPost, choice: Choice = {}): Promise<Evening> {
  const { id = `evening${++evenings}`, title = 'Evening game', timeControl = { kind: 'hours', turn: 24, reaction: 12 } } = choice;
  const { people = [anna, bruno], recipe = 1 } = choice;
  const { db } = await database();
  for (const { user, language } of people) await addUser(user ?? '', language);
  const game = await loadGame(choice.game ?? 'ridges');
  const options = game.optionsSchema.parse(choice.options ?? { ridges: 3 });
  const now = post.clock.now();
  const table = {
    id,
    game: game.id,
    title,
    ownerId: 'anna',
    visibility: 'public' as const,
    demo: false,
    options,
    timeControl: timeControlSchema.parse(timeControl),
  };
  const rest = { recipe, rules: game.rules, commitment: commitmentOf(secret), createdAt: now, updatedAt: now };
  const rows = game.seats(options).map((seat, place) => {
    const userId = people[place]?.user ?? null;
    return { seat, place, userId, bot: userId === null, word: '' };
  });
  await db.transaction((tx) => insertTable(tx, { ...table, ...rest }, secret, rows));
  await startTable(anna, id, { clock: post.clock });
  return {
    id,
    async play(seat, ...orders) {
      const holder = rows.find((row) => row.seat === seat)?.userId;
      const caller = people.find(({ user }) => user === holder) ?? bruno;
      const sheet = { id: `sheet${++sheets}`, table: id, seat, decision: null, orders, via: 'web' as const, language: caller.language };
      const receipt = await submit(caller, sheet, post.clock);
      const whole = (receipt.kind === 'applied' || receipt.kind === 'held') && receipt.refused === null;
      if (!whole) throw new Error(JSON.stringify(receipt));
    },
  };
}

async function addUser(id: string, language: Language): Promise<void> {
  const { db } = await database();
  const { name, timezone } = names[id] ?? { name: id, timezone: 'UTC' };
  await db
    .insert(users)
    .values({ id, name, email: `${id}@example.org`, language, timezone })
    .onConflictDoNothing();
}

export interface Received {
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
  pictures: string[];
}

/** Sends everything that is due and empties the local mailbox: the letters it held, by receiver. */
export async function collect(post: Post): Promise<Received[]> {
  while ((await deliverDue(post)) > 0);
  const rows = await post.db.select().from(letters).orderBy(letters.to, letters.sentAt);
  await post.db.delete(letters);
  return rows.map(({ to, kind, subject, text, html, messageId, headers, attachments }) => {
    return { to, kind, subject, text: text ?? '', html: html ?? '', messageId, headers, pictures: attachments.map((each) => each.base64) };
  });
}

/** An empty house. */
export async function clear(): Promise<void> {
  const { db } = await database();
  for (const rows of [letters, outbox, unsubscribes]) await db.delete(rows);
}
