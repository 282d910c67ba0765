import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adoptDatabase, closeDatabase, type Database, database, openDatabase } from '../../db/client';
import { conclude } from '../../db/conclude';
import { putLetter } from '../../db/outbox';
import { apiTokens, entries, outbox, policies, rateLimits, tables } from '../../db/schema';
import { lockTable } from '../../db/table-rows';
import { putPolicy } from '../../db/tables';
import { type Asked, askedOf } from '../../lib/commands/bench/scale/plans';
import { hear } from '../../lib/commands/bench/scale/query-log.mjs';
import { limitHere, type PlayError } from '../../lib/play';
import { writeTokenUses } from '../../lib/play/people/token-uses';
import { type Program, program } from '../support/api';
import { freshPostgres, hasPostgres, onEachDatabase } from '../support/databases';
import { newUser, type Player, ridgesFor, send } from '../support/tables';

const asPlayer = ({ user }: Program): Player => ({ user, language: 'en', email: `${user}@example.org` });

/** What a piece of work asks PostgreSQL. */
async function asked(work: () => Promise<unknown>): Promise<Asked> {
  const told: unknown[] = [];
  const deafen = hear((each) => told.push(each));
  try {
    await work();
  } finally {
    deafen();
  }
  return askedOf(told);
}

describe.skipIf(!hasPostgres)('an order on PostgreSQL', () => {
  let opened: Database;
  let remove: () => Promise<void>;
  let red: Program;
  let blue: Program;
  beforeAll(async () => {
    const fresh = await freshPostgres();
    remove = fresh.remove;
    opened = await openDatabase({ url: fresh.url, dataDir: '' });
    adoptDatabase(opened);
    [red, blue] = [await program('red'), await program('blue')];
  });
  afterAll(async () => {
    await closeDatabase();
    await remove();
  });

  it('takes two round trips from the form, whose session takes one more', async () => {
    const id = await ridgesFor(asPlayer(red), asPlayer(blue));
    const held = await asked(() => send(asPlayer(blue), id, 'blue', ['DEPLOY 2']));
    const played = await asked(() => send(asPlayer(red), id, 'red', ['DEPLOY 3']));
    const refused = await asked(() => send(asPlayer(blue), id, 'blue', ['DEPLOY 99']));
    const closed = await asked(() => send(asPlayer(red), id, 'red', ['PASS'], { after: 0 }));
    expect([held, played, refused, closed].map(({ roundTrips }) => roundTrips)).toEqual([2, 2, 2, 2]);
    // begin, commit, and one for whose answer nobody waits among them
    expect(played.statements).toBe(6);
  });

  it('takes three round trips from a program, its token included', async () => {
    const id = await ridgesFor(asPlayer(red), asPlayer(blue));
    const answers: unknown[] = [];
    const order = (who: Program, seat: string, orders: string[]) => async () =>
      void answers.push((await who.order(id, seat, orders)).body.kind);
    const trips = [
      await asked(order(blue, 'blue', ['DEPLOY 2'])),
      await asked(order(red, 'red', ['DEPLOY 3'])),
      await asked(order(blue, 'blue', ['PASS'])),
    ];
    expect(answers).toEqual(['held', 'applied', 'applied']);
    expect(trips.map(({ roundTrips }) => roundTrips)).toEqual([3, 3, 3]);
  });

  it('is prepared by name, all but begin and commit', async () => {
    const id = await ridgesFor(asPlayer(red), asPlayer(blue));
    const { db } = await database();
    const unnamed: string[] = [];
    const names = (await db.transaction((tx) => tx.execute(sql`select name from pg_prepared_statements`))) as unknown as {
      rows: { name: string }[];
    };
    const deafen = hear((each) => {
      if ('statement' in each && !/^(begin|commit)$/.test(each.statement)) unnamed.push(each.statement.slice(0, 30));
    });
    await send(asPlayer(blue), id, 'blue', ['DEPLOY 2']);
    deafen();
    expect(unnamed).toHaveLength(4);
    expect(names.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['lock_table', 'locked_table', 'read_ahead', 'save_table']));
  });

  it('sees what the writer it waited for left behind, though that one did not touch the table itself', async () => {
    const id = await ridgesFor(asPlayer(red), asPlayer(blue));
    const { db } = opened;
    let second: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await lockTable(tx, id);
      second = db.transaction((other) => lockTable(other, id));
      // it waits by now
      for (let waiting = 0; waiting === 0; ) {
        const { rows } = (await db.execute(
          sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )) as unknown as { rows: { waiting: number }[] };
        waiting = rows[0]!.waiting;
      }
      await putPolicy(tx, id, 'red', { left: 'behind' }, new Date());
    });
    expect(await second).toMatchObject({ rows: { policies: new Map([['red', { left: 'behind' }]]) } });
  });

  it('is not told as kept where a statement before its end failed unheard', async () => {
    const kept = opened.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
      return 'kept';
    });
    await expect(kept).rejects.toThrow('ROLLBACK');
  });
});

onEachDatabase('what an order writes', () => {
  let ann: Player;
  let bob: Player;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
  });

  it('is nothing where the last statement fails, and the error is told', async () => {
    const id = await ridgesFor(ann, bob);
    const { db } = await database();
    const failed = db.transaction(async (tx) => {
      await putPolicy(tx, id, 'red', { never: 'kept' }, new Date());
      conclude(tx, tx.execute(sql`select 1 / 0`).execute());
      return 'kept';
    });
    await expect(failed).rejects.toThrow('Failed query');
    expect(await db.select().from(policies).where(eq(policies.tableId, id))).toEqual([]);
    const kept = db.transaction(async (tx) => conclude(tx, putPolicy(tx, id, 'red', { is: 'kept' }, new Date())));
    await kept;
    expect(await db.select().from(policies).where(eq(policies.tableId, id))).toMatchObject([{ policy: { is: 'kept' } }]);
  });

  it('asks anew with a letter that waits, and holds it; one that is being sent stays as it is', async () => {
    const id = await ridgesFor(ann, bob);
    const { db } = await database();
    const early = new Date(Date.now() - 3_600_000);
    await db.delete(outbox).where(eq(outbox.tableId, id));
    const question = { kind: 'question' as const, tableId: id, seat: 'blue', userId: bob.user, decision: '0.old' };
    await putLetter(db, { ...question, notBefore: early }, early);
    await send(bob, id, 'blue', ['DEPLOY 2']);
    await send(ann, id, 'red', ['DEPLOY 3']);
    const rows = () => db.select().from(outbox).where(eq(outbox.tableId, id));
    const [waiting, ...others] = await rows();
    expect([waiting?.kind, waiting?.seat, waiting?.decision, others.length]).toEqual(['question', 'blue', null, 0]);
    expect(waiting!.notBefore > early).toBe(true);
    // a letter that was written behind an earlier entry does not tell it
    const [table] = await db.select().from(tables).where(eq(tables.id, id));
    expect(waiting!.payload).toEqual({ seq: table!.seq });
    await db.update(outbox).set({ messageId: '<gone>' }).where(eq(outbox.tableId, id));
    await send(bob, id, 'blue', ['PASS']);
    expect((await rows()).filter(({ messageId }) => messageId === null).map(({ seat }) => seat)).toContain('blue');
  });

  it('counts requests and uses of tokens in memory, and writes the last use of each at the end', async () => {
    const [one, two] = [await program('one'), await program('two')];
    const { db } = await database();
    const id = await ridgesFor(asPlayer(one), asPlayer(two));
    const [token] = await db.select().from(apiTokens).where(eq(apiTokens.userId, one.user));
    expect((await one.order(id, 'red', ['DEPLOY 2'])).body.kind).toBe('held');
    const used = async () => (await db.select().from(apiTokens).where(eq(apiTokens.userId, one.user)))[0]!.usedAt;
    expect(await used()).toBeNull();
    expect(
      await db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, `api:${one.user}`)),
    ).toEqual([]);
    await writeTokenUses();
    const at = await used();
    expect(at!.getTime()).toBeGreaterThanOrEqual(token!.createdAt.getTime() - 1000);
    // another process knows of a later use
    const later = new Date(Date.now() + 60_000);
    await db.update(apiTokens).set({ usedAt: later }).where(eq(apiTokens.userId, one.user));
    expect((await one.get(`tables/${id}`)).status).toBe(200);
    await writeTokenUses();
    expect(await used()).toEqual(later);
  });

  it('keeps what a take-back needs in few bytes, and reads it in the words of before', async () => {
    const id = await ridgesFor(ann, bob, { timeControl: { kind: 'none' } });
    const { db } = await database();
    await send(bob, id, 'blue', ['DEPLOY 2']);
    await send(ann, id, 'red', ['DEPLOY 3']);
    const [first] = await db.select().from(entries).where(eq(entries.tableId, id)).orderBy(entries.seq);
    const { answered } = first!;
    expect(answered).toMatchObject({ seal: '1.deploy', question: { first: expect.any(Boolean), deadline: null } });
    const kept = (await db.execute(sql`select answered::text as kept from entries where table_id = ${id} and seq = 1`)) as unknown as {
      rows: { kept: string }[];
    };
    expect(kept.rows[0]!.kept.length).toBeLessThan(70);
    // a row of before, in words
    await db.insert(entries).values({ ...first!, seq: 99, answered: sql`${JSON.stringify(answered)}::json` });
    const [, , old] = await db.select().from(entries).where(eq(entries.tableId, id)).orderBy(entries.seq);
    expect(old).toMatchObject({ seq: 99, answered });
  });
});

describe('a limit in memory', () => {
  it('counts uses of one key, says when to come back, and begins anew', () => {
    const rule = { most: 3, seconds: 60 };
    const at = (now: number, key = 'trips:one'): number => {
      try {
        limitHere(key, rule, 'en', now);
        return 0;
      } catch (error) {
        expect((error as PlayError).code).toBe('too-many');
        return (error as PlayError).retryAfter!;
      }
    };
    expect([at(1000), at(2000), at(3000), at(11_000)]).toEqual([0, 0, 0, 50]);
    expect(at(11_000, 'trips:two')).toBe(0);
    expect([at(60_999), at(61_000)]).toEqual([1, 0]);
  });
});
