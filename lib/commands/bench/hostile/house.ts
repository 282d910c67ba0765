import { eq } from 'drizzle-orm';
import { adoptDatabase, closeDatabase, type DatabaseSource, openDatabase } from '../../../../db/client';
import { submissions, users } from '../../../../db/schema';
import { startedTables } from '../../../../db/started-tables';
import { seatsOf } from '../../../../db/tables';
import { seeded } from '../../../engine';
import { type GameId, loadGame } from '../../../games/registry';
import { createTable, createToken, joinTable, startTable, tableView } from '../../../play';
import { verifyTable } from '../../../play/log/verify';
import { nextOrder } from '../../next-order';
import { cookieOf, signIn } from '../signed-in';
import { doorsOf, type Furnished } from './doors';
import type { Target } from './requests';

const games = ['aa-1941', '1943-1945', 'aa-revised', 'ridges'] as const satisfies readonly GameId[];
/** People who attack; each may ask only so much a minute. */
const attackers = 24;
const addressOf = (user: string) => `${user}@bench.invalid`;
/** Lets somebody read what the server measures. */
export const metricsSecret = 'measures of the bench';

/** A house with tables of every game that wait for their players, and keys of these and of outsiders. */
export async function furnish(source: DatabaseSource): Promise<Omit<Target, 'forms'>> {
  const database = await openDatabase(source);
  adoptDatabase(database);
  try {
    const { db } = database;
    const tokens: Record<string, string>[] = [];
    const cookies: Record<string, string>[] = [];
    const people = Array.from({ length: attackers }, (_, n) => ({
      user: `attacker-${n}`,
      language: n % 2 ? ('it' as const) : ('en' as const),
    }));
    for (const caller of people) {
      const { user, language } = caller;
      await db.insert(users).values({ id: user, name: user, email: addressOf(user), language });
      tokens.push({ Authorization: `Bearer ${(await createToken(caller, 'Bench')).token}` });
      cookies.push({ Cookie: cookieOf(await signIn(db, user)) });
    }
    const tables: Furnished[] = [];
    const bodies: { path: string; body: unknown }[] = [];
    for (const [n, game] of games.entries()) {
      const module = await loadGame(game);
      const [one, two] = [people[2 * n], people[2 * n + 1]] as [(typeof people)[0], (typeof people)[0]];
      const [first = '', ...others]: string[] = module.seats(module.optionsSchema.parse({}));
      const made = {
        game,
        title: `Table of ${game}`,
        options: {},
        seats: { [first]: { kind: 'me' as const } },
        timeControl: { kind: 'none' as const },
      };
      const { id } = await createTable(one, { ...made, visibility: 'public' });
      for (const seat of others) await joinTable(two, id, seat).catch(() => undefined);
      const open = await createTable(one, made);
      await startTable(one, id, { fillWithBots: true });
      const asked = await Promise.all([one, two].map((caller) => tableView(caller, id)));
      const question = asked.flatMap((view) => view.questions)[0];
      const view = question && asked.find(({ viewer }) => viewer === question.seat)?.view;
      const order = question && view ? nextOrder(module, view, question, seeded('hostile')) : 'PASS';
      bodies.push(
        {
          path: `/api/v1/tables/${id}/orders`,
          body: { seat: question?.seat ?? first, decision: question?.decision ?? '0', orders: [order] },
        },
        {
          path: `/api/v1/tables/${id}/prompts`,
          body: { seat: question?.seat ?? first, decision: question?.decision ?? '0', orders: [], picks: [] },
        },
        { path: `/api/v1/tables/${open.id}/join`, body: { seat: others[0] ?? first } },
        { path: `/api/v1/tables/${open.id}/start`, body: { fillWithBots: false } },
        { path: '/api/v1/tables', body: { ...made, visibility: 'private' } },
      );
      tables.push({ id, open: open.id, game });
    }
    // whoever reads the measures is a stranger to all else
    tokens.push({ Authorization: `Bearer ${metricsSecret}` });
    const writers = people.map(({ user }) => addressOf(user));
    return { paths: doorsOf(tables, 'attacker-0'), bodies, keys: { tokens, cookies }, writers };
  } finally {
    await closeDatabase();
  }
}

/** Entries that stand in a log and should not: of tables that do not replay by the rules, or that somebody else than the seat's player gave. */
export async function illegalIn(source: DatabaseSource): Promise<number> {
  const database = await openDatabase(source);
  adoptDatabase(database);
  try {
    const { db } = database;
    let illegal = 0;
    for (const id of await startedTables(db)) {
      const verdict = await verifyTable(id);
      if (verdict && !verdict.ok) illegal++;
      const holders = new Map((await seatsOf(db, id)).map(({ seat, userId }) => [seat, userId]));
      const given = await db.select().from(submissions).where(eq(submissions.tableId, id));
      illegal += given.filter(({ kind, seat, userId }) => kind === 'applied' && (holders.get(seat) ?? userId) !== userId).length;
    }
    return illegal;
  } finally {
    await closeDatabase();
  }
}
