import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { streamOf } from '../../app/tables/[table]/stream/stream';
import { database } from '../../db/client';
import { chatLines, drafts, entries, questions, sealed, seats, tables } from '../../db/schema';
import { closeHub } from '../../lib/live/hub';
import { localTransport } from '../../lib/mail/outbox/transport';
import { acceptInvite, askSubstitute, handOver, removePlayer, say, tableView, withdraw } from '../../lib/play';
import { program } from '../support/api';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player } from '../support/tables';
import { anna, bruno, collect, type Evening, evening, type Received } from './evening';
import { clearPost, doorOf, receiveSigned, replies } from './inbox';
import { fakeClock, type TestPost, testPost } from './post';
import { noteOf } from './sender';

const day = 86_400_000;

/** How Bruno's seat comes to Eve, or to the practice bot. */
const ways = {
  'handed over by link': async (id: string, eve: Player) => {
    await acceptInvite(eve, (await handOver(bruno, id, 'blue', null)).token);
  },
  'lent to a substitute': async (id: string, eve: Player) => {
    const span = { from: new Date(Date.now() - day), until: new Date(Date.now() + day) };
    await acceptInvite(eve, (await askSubstitute(bruno, id, { seat: 'blue', email: null, span })).token);
  },
  'taken away': async (id: string) => {
    const { db } = await database();
    // in a game that hides facts only who let two deadlines pass loses a seat to the owner alone
    await db
      .update(seats)
      .set({ missed: 2 })
      .where(and(eq(seats.tableId, id), eq(seats.seat, 'blue')));
    await removePlayer(anna, id, 'blue');
  },
};

/** All that a letter could want to try, in the words of its sender. */
const attempts = ['SCHIERA 1', 'ANNULLA\nDEPLOY 1', 'CHAT ci sono ancora', 'STATO\nSTORIA 9', 'ANTEPRIMA\nDEPLOY 1'];

onEachDatabase('who no longer holds a seat', () => {
  beforeEach(async () => clearPost(await testPost()));
  afterAll(closeHub);

  interface Scene {
    post: TestPost;
    table: Evening;
    eve: Player;
    /** Where a reply to the letter of before goes. */
    oldAddress: string;
    letters(): Promise<Received[]>;
    /** What the table's rows say. */
    rows(): Promise<unknown>;
  }

  /** Bruno got his letter and sealed his orders for the first ridge. */
  async function scene(visibility: 'public' | 'private'): Promise<Scene> {
    const post = { ...(await testPost(localTransport, fakeClock(new Date()))), replies };
    const { db, clock } = post;
    const table = await evening(post);
    const { id } = table;
    await db.update(tables).set({ visibility }).where(eq(tables.id, id));
    const letters = async () => {
      clock.pass(11_000);
      const got = await collect(post);
      expect(post.complaints).toEqual([]);
      return got.filter(({ to }) => to === 'bruno@example.org');
    };
    const [first] = await letters();
    await table.play('blue', 'DEPLOY 4');
    const rows = () =>
      Promise.all([
        db.select().from(entries).where(eq(entries.tableId, id)).orderBy(asc(entries.seq)),
        ...[sealed, drafts, questions, chatLines].map((each) => db.select().from(each).where(eq(each.tableId, id))),
      ]);
    return { post, table, eve: await newUser('Eve'), oldAddress: first!.headers['Reply-To']!, letters, rows };
  }

  async function writeAll({ post, oldAddress }: Scene): Promise<void> {
    const door = doorOf(post);
    for (const text of attempts) {
      const raw = noteOf({ from: 'Bruno <bruno@example.org>', to: oldAddress, text });
      expect(await receiveSigned(door, raw, [oldAddress])).toBe('answered');
    }
    expect(door.complaints).toEqual([]);
  }

  for (const [name, pass] of Object.entries(ways)) {
    it(`changes nothing by a reply to an old letter when it was ${name}, and learns what everybody may know`, async () => {
      const here = await scene('public');
      await pass(here.table.id, here.eve);
      await here.letters();
      const before = await here.rows();
      await writeAll(here);
      expect(await here.rows()).toEqual(before);
      const answers = await here.letters();
      expect(answers.map(({ kind }) => kind)).toEqual(attempts.map(() => 'answer'));
      for (const { text, html } of answers) {
        expect(text).toContain('LA TUA LETTERA NON HA CAMBIATO NULLA');
        expect(text.replace(/\s+/g, ' ')).toContain('la vedi solo dai tuoi posti');
        // the reserve is what a side hides
        for (const part of [text, html]) expect(part).not.toMatch(/La tua riserva|DEPLOY|SCHIERA/);
      }
    });
  }

  for (const name of ['handed over by link', 'taken away'] as const) {
    it(`finds every door of a private table shut when it was ${name}, and no letter is answered`, async () => {
      const here = await scene('private');
      const { id } = here.table;
      const { body } = await streamOf(bruno, id, new AbortController().signal);
      const line = body!.getReader();
      await line.read();
      const api = await program('bruno', 'it');
      expect((await api.get(`tables/${id}`)).status).toBe(200);
      await ways[name](id, here.eve);
      await here.letters();
      await say(anna, id, 'Is he gone?', { clock: here.post.clock });
      // what was under way when the seat went may still come; then the line ends
      let heard = '';
      for (;;) {
        const { done, value } = await line.read();
        if (done) break;
        heard += new TextDecoder().decode(value);
      }
      expect(heard).not.toContain('aside');
      expect((await streamOf(bruno, id, new AbortController().signal)).status).toBe(404);
      await expect(tableView(bruno, id)).rejects.toMatchObject({ code: 'not-found' });
      for (const path of [`tables/${id}`, `tables/${id}/log`, `tables/${id}/export`]) expect((await api.get(path)).status).toBe(404);
      expect((await api.post(`tables/${id}/prompts`, { decision: '1.deploy.blue', picks: [] })).status).toBe(404);
      expect((await api.order(id, 'blue', ['DEPLOY 1'])).status).toBe(404);
      const before = await here.rows();
      await writeAll(here);
      expect(await here.rows()).toEqual(before);
      expect(await here.letters()).toEqual([]);
    });
  }

  it('leaves sealed orders to the seat: the new holder may take them back, the practice bot lets them stand', async () => {
    const handed = await scene('private');
    await ways['handed over by link'](handed.table.id, handed.eve);
    expect(await withdraw(handed.eve, handed.table.id, 'blue')).toMatchObject({ orders: ['DEPLOY 4'] });
    const taken = await scene('private');
    await ways['taken away'](taken.table.id);
    await taken.table.play('red', 'DEPLOY 1');
    const log = await taken.post.db.select().from(entries).where(eq(entries.tableId, taken.table.id)).orderBy(asc(entries.seq));
    expect(log.flatMap(({ seat, notation }) => (seat === 'blue' ? [notation] : []))).toContain('DEPLOY 4');
  });
});
