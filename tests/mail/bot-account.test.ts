import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { outbox } from '../../db/schema';
import { asBot, createBot, createTable, joinTable, startTable } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, redWins, send } from '../support/tables';
import { collect } from './evening';
import { testPost } from './post';

onEachDatabase('letters about a game with a bot account', () => {
  it('go to people alone, and say that it is a bot', async () => {
    const post = await testPost();
    const [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    const bot = await asBot(bob, (await createBot(bob, { name: 'Hannibal', about: '' })).id);
    const { id } = await createTable(ann, {
      ...{ game: 'ridges', title: 'Evening', options: { ridges: 3 }, timeControl: { kind: 'none' }, visibility: 'public' },
      seats: { red: { kind: 'me' }, blue: { kind: 'program', program: 'hannibal' } },
    });
    await joinTable(bot, id, 'blue');
    await startTable(ann, id);
    await send(ann, id, 'red', ['DEPLOY 1']);
    post.clock.pass(Date.now() - post.clock.now().getTime() + 1000);
    const started = await collect(post);
    expect(started.map(({ to }) => to)).toEqual([ann.email]);
    expect(started[0]?.text).toContain('Hannibal (bot)');
    await send(bot, id, 'blue', ['DEPLOY 0']);
    await redWins(id, ann, bot);
    post.clock.pass(3_600_000);
    expect([...new Set((await collect(post)).map(({ to }) => to))]).toEqual([ann.email]);
    const rows = await post.db.select().from(outbox).where(eq(outbox.userId, bot.user));
    expect(rows.filter(({ sentAt, mootAt }) => sentAt !== null || mootAt === null)).toEqual([]);
  });
});
