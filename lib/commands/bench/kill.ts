import { randomBytes } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { adoptDatabase, closeDatabase, type Db, openDatabase } from '../../../db/client';
import { entries, outbox, questions, replyTokens, seats, submissions, users } from '../../../db/schema';
import { acceptInvite, createTable, createToken, lobbyView, startTable } from '../../play';
import { type ServerProcess, startServer } from '../server-process';
import { type Caught, catchLetters, type MailCatcher } from './catcher';
import { type Measures, measured, type Part } from './measure';
import { onPostgres } from './postgres';

const names = ['mail.kill200.lost', 'mail.kill200.missing', 'mail.kill200.doubled', 'mail.kill200.retold'] as const;

/** BENCH_KILLS makes a shorter run for whoever works on it; the measure is the one with 200. */
const kills = Number(process.env.BENCH_KILLS || 200);
/** Tables under way at a time, of as many as the run may need. */
const atATime = 90;
/** Longest life of a process once it has sent a letter or taken an order, in milliseconds, and how long it may take to do so. */
const longestLife = 2_000;
const longestWait = 15_000;
/** How long the last letters may take, in seconds. */
const patience = 240;

const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface Player {
  id: string;
  email: string;
  token: string;
}

interface Table {
  id: string;
  bySeat: Record<string, Player>;
  /** The seat whose order was taken last: its player looks at what follows. */
  last: string | null;
  /** Time of the last letter its reader acted on, by seat. */
  read: Record<string, number>;
  busy: boolean;
}

/** An order that the server said it has. */
interface Acknowledged {
  table: string;
  seat: string;
  key: string;
}

async function newPlayer(db: Db, n: number): Promise<Player> {
  const id = `kill-${n}-${randomBytes(3).toString('hex')}`;
  const email = `${id}@bench.invalid`;
  await db.insert(users).values({ id, name: id, email });
  return { id, email, token: (await createToken({ user: id, language: 'en' }, 'bench')).token };
}

/** A started table of Ridges, between two people who answer when a letter tells them to. */
async function newTable(red: Player, blue: Player): Promise<Table> {
  const [one, two] = [red, blue].map(({ id }) => ({ user: id, language: 'en' as const })) as [
    { user: string; language: 'en' },
    { user: string; language: 'en' },
  ];
  const places = { red: { kind: 'me' as const }, blue: { kind: 'invite' as const, email: null } };
  const { id } = await createTable(one, {
    game: 'ridges',
    title: 'Kill',
    options: { ridges: 9 },
    seats: places,
    timeControl: { kind: 'none' },
  });
  const [invite] = (await lobbyView(one, id)).invites;
  await acceptInvite(two, invite?.token ?? '');
  await startTable(one, id);
  return { id, bySeat: { red, blue }, last: null, read: {}, busy: false };
}

/** Players who give an order as soon as they have read the letter that asks for it; the same order again until it is acknowledged. */
class Load {
  readonly acknowledged: Acknowledged[] = [];
  address: string | null = null;
  stopped = false;

  constructor(
    private readonly db: Db,
    private readonly catcher: MailCatcher,
    private readonly tables: Table[],
  ) {}

  async run(): Promise<void> {
    while (!this.stopped) {
      const active = this.tables.slice(0, atATime);
      const open = await this.db
        .select()
        .from(questions)
        .where(
          and(
            inArray(
              questions.tableId,
              active.map(({ id }) => id),
            ),
            eq(questions.held, false),
          ),
        );
      for (const table of active) {
        const mine = open.filter(({ tableId }) => tableId === table.id);
        if (mine.length === 0 && !table.busy && table.last !== null && (await this.isOver(table)))
          this.tables.splice(this.tables.indexOf(table), 1);
        const next = mine.find(({ seat, askedAt }) => table.last === seat || this.hasLetter(table, seat, askedAt));
        if (next && !table.busy) void this.answer(table, next);
      }
      await soon(150);
    }
  }

  /** Waits for the next order or letter: a process that is killed before it does anything proves nothing. */
  async moved(most: number): Promise<void> {
    const done = () => this.acknowledged.length + this.catcher.caught.length;
    const before = done();
    for (let waited = 0; done() === before && waited < most; waited += 20) await soon(20);
  }

  private async isOver({ id }: Table): Promise<boolean> {
    return (await this.db.$count(questions, eq(questions.tableId, id))) === 0;
  }

  hasLetter(table: Table, seat: string, askedAt: Date): boolean {
    const email = table.bySeat[seat]?.email;
    return this.catcher.caught.some(({ to, listId, at }) => to === email && listId.includes(table.id) && at >= askedAt.getTime());
  }

  private async answer(table: Table, { decision, seat, kind }: typeof questions.$inferSelect): Promise<void> {
    table.busy = true;
    const key = `${table.id}.${decision}`;
    const order = kind === 'rally' ? 'PASS' : `DEPLOY ${Math.floor(Math.random() * 2)}`;
    try {
      while (!this.stopped) {
        const answer = await this.post(table, { seat, decision, order, key });
        if (answer === 'again') await soon(100);
        else {
          if (answer === 'taken') this.acknowledged.push({ table: table.id, seat, key });
          table.last = seat;
          return;
        }
      }
    } finally {
      table.busy = false;
    }
  }

  private async post(
    { id, bySeat }: Table,
    { seat, decision, order, key }: Record<'seat' | 'decision' | 'order' | 'key', string>,
  ): Promise<'taken' | 'again' | 'refused'> {
    if (this.address === null) return 'again';
    try {
      const response = await fetch(`${this.address}/api/v1/tables/${id}/orders`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bySeat[seat]?.token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ seat, decision, orders: [order] }),
        signal: AbortSignal.timeout(5_000),
      });
      if (response.status >= 500 || response.status === 429) return 'again';
      const { kind, receipt } = (await response.json()) as { kind: string; receipt?: { kind: string } };
      return ['applied', 'held'].includes(receipt?.kind ?? kind) ? 'taken' : 'refused';
    } catch {
      // the process died before it had answered: nobody knows whether it has the order
      return 'again';
    }
  }
}

async function murder(url: string): Promise<Measures> {
  const database = await openDatabase({ url, dataDir: '' });
  adoptDatabase(database);
  const { db } = database;
  const catcher = await catchLetters();
  const settings = {
    ...{ DATABASE_URL: url, SMTP_URL: catcher.url, AUTH_SECRET: 'of the benchmark only', MAIL_FROM: 'post@bench.invalid' },
    // a way in, so that every letter names the question it asks
    MAIL_WEBHOOK_SECRETS: 'mailgun=of-the-benchmark-only',
  };
  let server: ServerProcess | null = null;
  const tables: Table[] = [];
  const load = new Load(db, catcher, tables);
  try {
    const players: Player[] = [];
    for (let n = 0; n < 24; n++) players.push(await newPlayer(db, n));
    const wanted = Math.min(400, atATime + kills);
    for (let n = 0; n < wanted; n++)
      tables.push(
        await newTable(
          players[n % 24] as Player,
          players[(n + 1 + Math.floor(n / 24)) % 24 === n % 24 ? (n + 5) % 24 : (n + 1 + Math.floor(n / 24)) % 24] as Player,
        ),
      );
    const running = load.run();
    for (let kill = 0; kill < kills; kill++) {
      server = await startServer(settings);
      load.address = server.address;
      await load.moved(longestWait);
      await soon(Math.random() * longestLife);
      await server.stop('SIGKILL');
      load.address = null;
    }
    server = await startServer(settings);
    load.address = server.address;
    await soon(5_000);
    load.stopped = true;
    await running;
    await settle(db);
    return await verdict(db, catcher, load);
  } finally {
    load.stopped = true;
    await server?.stop();
    await catcher.close();
    await closeDatabase();
  }
}

/** Waits until everything that waits has left; what dead processes had in hand is free at once. */
async function settle(db: Db): Promise<void> {
  const waiting = and(isNull(outbox.sentAt), isNull(outbox.mootAt));
  await db
    .update(outbox)
    .set({ leasedUntil: null, notBefore: sql`least(${outbox.notBefore}, now())` })
    .where(waiting);
  for (let second = 0; (await db.$count(outbox, waiting)) > 0; second++) {
    if (second > patience) return;
    await soon(1_000);
  }
}

/** What the database and the mail server say of it afterwards. */
async function verdict(db: Db, catcher: MailCatcher, { acknowledged }: Load): Promise<Measures> {
  let lost = 0;
  for (const { table, seat, key } of acknowledged) {
    const known = await db.$count(submissions, and(eq(submissions.tableId, table), eq(submissions.seat, seat), eq(submissions.id, key)));
    if (known !== 1) lost++;
  }
  const [gap] = await db
    .select({ tables: sql<number>`count(*)` })
    .from(sql`(select table_id from ${entries} group by table_id having count(*) <> max(seq)) broken`);
  lost += Number(gap?.tables ?? 0);
  // a letter that is marked as sent arrived, and whoever is asked something got one
  const ids = new Set(catcher.caught.map(({ messageId }) => messageId));
  const sent = await db.select({ messageId: outbox.messageId }).from(outbox).where(isNotNull(outbox.sentAt));
  const left = await db.$count(outbox, and(isNull(outbox.sentAt), isNull(outbox.mootAt)));
  const open = await db
    .select({ tableId: questions.tableId, askedAt: questions.askedAt, email: users.email })
    .from(questions)
    .innerJoin(seats, and(eq(seats.tableId, questions.tableId), eq(seats.seat, questions.seat)))
    .innerJoin(users, eq(users.id, seats.userId))
    .where(eq(questions.held, false));
  const unasked = open.filter(({ tableId, askedAt, email }) => {
    return !catcher.caught.some(({ to, listId, at }) => to === email && listId.includes(tableId) && at >= askedAt.getTime());
  });
  const missing = sent.filter(({ messageId }) => messageId === null || !ids.has(messageId)).length + unasked.length + left;
  const doubled = retoldIn(catcher.caught, ({ to, listId, subject }) => `${to} ${listId} ${subject}`);
  const questioned = await db.select({ token: replyTokens.token }).from(replyTokens).where(isNotNull(replyTokens.decision));
  const tokens = new Set(questioned.map(({ token }) => token));
  const tokenIn = ({ replyTo }: Caught) => /\+([a-z0-9]+)@/.exec(replyTo)?.[1] ?? '';
  const asking = catcher.caught.filter((letter) => tokens.has(tokenIn(letter)));
  if (asking.length === 0) throw new Error('no letter asked anything');
  const retold = retoldIn(asking, tokenIn);
  console.error(
    `${kills} kills, ${acknowledged.length} orders acknowledged, ${ids.size} letters, ${catcher.caught.length - ids.size} of them twice`,
  );
  return {
    [names[0]]: measured(lost, 'orders'),
    [names[1]]: measured(missing, 'letters'),
    [names[2]]: measured(doubled, 'letters'),
    [names[3]]: measured(retold, 'questions'),
  };
}

/** How often one thing was told under several Message-IDs. */
function retoldIn(letters: readonly Caught[], thing: (letter: Caught) => string): number {
  const identities = new Map<string, Set<string>>();
  for (const letter of letters) identities.set(thing(letter), (identities.get(thing(letter)) ?? new Set()).add(letter.messageId));
  return [...identities.values()].filter(({ size }) => size > 1).length;
}

/** A server process killed at random points, while players answer by the letters they get. Takes a quarter of an hour. */
export const killPart: Part = { names, run: () => onPostgres(names, '', murder) };
