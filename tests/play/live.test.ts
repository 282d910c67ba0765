import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { streamOf } from '../../app/tables/[table]/stream/stream';
import { adoptDatabase, closeDatabase, database, openDatabase } from '../../db/client';
import { tables } from '../../db/schema';
import type { News } from '../../lib/live/channel';
import { closeHub, lookAround, onEveryTable, onTable } from '../../lib/live/hub';
import {
  acceptInvite,
  answerProposal,
  createTable,
  declineInvite,
  deleteTable,
  joinTable,
  leaveTable,
  lobbyView,
  lookAt,
  proposalsToMe,
  propose,
  setSeat,
  startTable,
} from '../../lib/play';
import { freshPostgres, hasPostgres, onEachDatabase } from '../support/databases';
import { hearNews, soon } from '../support/news';
import { newUser, type Player, ridgesFor, send } from '../support/tables';

/** The stream behind an open page: the first line of the next message that is no heartbeat; null when it was ended. */
async function openPage(caller: Player, id: string): Promise<{ next(): Promise<string | null>; close(): void }> {
  const end = new AbortController();
  const { body } = await streamOf(caller, id, end.signal);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  // where the table stands
  await reader.read();
  return {
    next: async () => (await reader.read()).value?.split('\n')[0] ?? null,
    close: () => end.abort(),
  };
}

onEachDatabase('news of tables', () => {
  let ann: Player;
  let bob: Player;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
  });
  afterAll(closeHub);

  it('reach who listens to the table, with the number of its last entry and nothing else', async () => {
    const id = await ridgesFor(ann, bob);
    const other = await ridgesFor(ann, bob);
    const { heard, stop } = await hearNews(id);
    await send(ann, other, 'red', ['DEPLOY 1']);
    await send(ann, id, 'red', ['DEPLOY 2']);
    await send(bob, id, 'blue', ['DEPLOY 1']);
    await soon(() => heard.length === 2);
    expect(heard).toEqual([
      { table: id, seq: 0, bots: false, aside: true },
      { table: id, seq: 2, bots: false },
    ]);
    stop();
    const all: News[] = [];
    const stopAll = await onEveryTable((news) => all.push(news));
    await send(bob, id, 'blue', ['PASS']);
    await soon(() => all.length === 1);
    expect(heard).toHaveLength(2);
    stopAll();
  });

  it('tell of a proposal and of its answer, of which no entry tells', async () => {
    const id = await ridgesFor(ann, bob);
    const { heard, stop } = await hearNews(id);
    const { id: proposal } = await propose(ann, id, { seat: 'red', wish: { kind: 'end', winners: [] } });
    await soon(() => heard.length === 1);
    expect(await proposalsToMe(bob, await lookAt(bob, id))).toMatchObject([{ id: proposal, by: 'Ann' }]);
    expect(await proposalsToMe(ann, await lookAt(ann, id))).toEqual([]);
    await answerProposal(bob, id, { proposal, agree: false });
    await soon(() => heard.length === 2);
    expect(heard).toEqual([1, 2].map(() => ({ table: id, seq: 0, bots: false, aside: true })));
    expect(await proposalsToMe(bob, await lookAt(bob, id))).toEqual([]);
    stop();
  });

  it('tell open lobbies of everybody who comes and goes, of the start, and of the end of the table', async () => {
    const eve = await newUser('Eve');
    const open = { game: 'ridges', title: 'L', options: {}, seats: { red: { kind: 'me' } }, timeControl: { kind: 'none' } } as const;
    const { id } = await createTable(ann, open);
    const { heard, stop } = await hearNews(id);
    const aside = { table: id, seq: 0, bots: false, aside: true };
    const steps = [
      () => joinTable(bob, id, 'blue'),
      () => leaveTable(bob, id, 'blue'),
      () => setSeat(ann, id, 'blue', { kind: 'invite', email: eve.email }),
      async () => declineInvite(eve, (await lobbyView(ann, id)).invites[0]!.token),
      () => setSeat(ann, id, 'blue', { kind: 'invite', email: null }),
      async () => void (await acceptInvite(eve, (await lobbyView(ann, id)).invites[0]!.token)),
      () => startTable(ann, id),
    ];
    for (const [n, step] of steps.entries()) {
      await step();
      await soon(() => heard.length > n);
      expect(heard).toEqual(Array(n + 1).fill(aside));
    }
    stop();
    const gone = await createTable(ann, open);
    const news = await hearNews(gone.id);
    await deleteTable(ann, gone.id);
    await soon(() => news.heard.length === 1);
    news.stop();
  });

  it('come to the page of every member, the owner without a seat included, and to nobody else of a private table', async () => {
    const eve = await newUser('Eve');
    const seats = { red: { kind: 'invite', email: null } } as const;
    const { id } = await createTable(ann, {
      game: 'ridges',
      title: 'L',
      options: {},
      seats,
      timeControl: { kind: 'none' },
      visibility: 'private',
    });
    await acceptInvite(bob, (await lobbyView(ann, id)).invites[0]!.token);
    const pages = await Promise.all([ann, bob].map((member) => openPage(member, id)));
    expect((await streamOf(eve, id, new AbortController().signal)).status).toBe(404);
    await leaveTable(bob, id, 'red');
    // who left a private table hears no more of it
    expect(await pages[0]!.next()).toBe('event: aside');
    expect(await pages[1]!.next()).toBeNull();
    await setSeat(ann, id, 'red', { kind: 'bot' });
    expect(await pages[0]!.next()).toBe('event: aside');
    for (const page of pages) page.close();
  });

  it('are not told of what was rolled back or refused', async () => {
    const id = await ridgesFor(ann, bob);
    const { heard, stop } = await hearNews(id);
    await send(ann, id, 'red', ['DEPLOY 99']);
    await send(ann, id, 'red', ['DEPLOY 1'], { after: 7 });
    await send(ann, id, 'red', ['DEPLOY 1']);
    await soon(() => heard.length > 0);
    expect(heard).toEqual([{ table: id, seq: 0, bots: false, aside: true }]);
    stop();
  });
});

onEachDatabase('tables that are watched', () => {
  afterAll(closeHub);

  it('are looked at now and then: an order of which no news came is told all the same, once', async () => {
    const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    const id = await ridgesFor(ann, bob);
    const heard: News[] = [];
    await onTable(id, (news) => heard.push(news), 0);
    const { db } = await database();
    // as a change whose news were lost
    await db.update(tables).set({ seq: 7, mix: 'another' }).where(eq(tables.id, id));
    await lookAround();
    await lookAround();
    expect(heard).toEqual([{ table: id, seq: 7, bots: false }]);
  });
});

describe.skipIf(!hasPostgres)('a connection to the server that breaks', () => {
  it('has everybody look again once it is there: orders that were committed meanwhile are told to open pages', async () => {
    const { url, remove } = await freshPostgres();
    const opened = await openDatabase({ url, dataDir: '' });
    adoptDatabase(opened);
    try {
      const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
      const id = await ridgesFor(ann, bob);
      const page: News[] = [];
      const worker: News[] = [];
      await onTable(id, (news) => page.push(news), 0);
      await onEveryTable((news) => worker.push(news));
      await opened.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen%'`);
      // its notice is lost, for nobody listens yet or any more: only that one looks again is told
      await send(ann, id, 'red', ['DEPLOY 2']);
      await soon(() => page.some(({ aside }) => aside === true) && worker.some(({ table, bots }) => table === '' && bots));
    } finally {
      await closeHub();
      await closeDatabase();
      await remove();
    }
  });

  it('is made again, and news come as before', async () => {
    const { url, remove } = await freshPostgres();
    const opened = await openDatabase({ url, dataDir: '' });
    adoptDatabase(opened);
    try {
      const ann = await newUser('Ann');
      const heard: News[] = [];
      await onEveryTable((news) => heard.push(news));
      const listeners = sql`from pg_stat_activity where datname = current_database() and query like 'listen%'`;
      const left = async () => ((await opened.db.execute(sql`select pid ${listeners}`)) as unknown as { rows: unknown[] }).rows.length;
      expect(await left()).toBe(1);
      await opened.db.execute(sql`select pg_terminate_backend(pid) ${listeners}`);
      await soon(async () => (await left()) === 0);
      // the listener comes back in its own time: tables are made until one is heard of
      await soon(async () => {
        await createTable(ann, { game: 'ridges', title: 'T', options: {}, seats: {}, timeControl: { kind: 'none' }, solo: true });
        return heard.length > 0;
      });
      expect(await left()).toBe(1);
    } finally {
      await closeHub();
      await closeDatabase();
      await remove();
    }
  });
});
