import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { adoptDatabase, closeDatabase, openDatabase } from '../../db/client';
import { inbox, outbox, users } from '../../db/schema';
import { systemClock } from '../../lib/clock';
import { questionToken } from '../../lib/mail/addresses/reply-tokens';
import { processInbox } from '../../lib/mail/inbound/process-inbox';
import { chat, lookAt } from '../../lib/play';
import { freshPostgres, hasPostgres } from '../support/databases';
import { anna, evening } from './evening';
import { doorOf, replies } from './inbox';
import { testPost } from './post';
import { noteOf } from './sender';

const lives = 4;
const aLife = 8;
const address = 'anna@sent.test';

/** A process that takes letters in, and its port. */
async function house(url: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/mail/house-to-kill.ts'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(port.toString()), child };
}

describe.skipIf(!hasPostgres)('a process that is killed while letters come in', () => {
  it('has lost none that it acknowledged, and nothing happens twice', async () => {
    const { url, remove } = await freshPostgres();
    adoptDatabase(await openDatabase({ url, dataDir: '' }));
    try {
      const post = { ...(await testPost()), replies };
      const { id } = await evening(post);
      await post.db.update(users).set({ email: address }).where(eq(users.id, 'anna'));
      const token = await questionToken(post.db, { userId: 'anna', tableId: id, seat: 'red', decision: null }, new Date());
      const to = `post+${token}@fieldpost.test`;
      const kept: string[] = [];
      for (let life = 0; life < lives; life++) {
        const { port, child } = await house(url);
        const courier = createTransport({ host: '127.0.0.1', port, pool: true, maxConnections: 4, ignoreTLS: true });
        const sent = Array.from({ length: aLife }, async (_, n) => {
          const text = `word ${life}-${n}`;
          const head = ['Received: from mx.sent.test (mx.sent.test [203.0.113.7]) by mx.fieldpost.test; Mon, 4 Aug 2025 10:00:00 +0000'];
          const note = noteOf({ from: address, to, text: `CHAT ${text}` });
          const raw = Buffer.concat([Buffer.from(`${head[0]}\r\n`), note]);
          await courier.sendMail({ envelope: { from: address, to: [to] }, raw });
          kept.push(text);
          // sooner or later in its life, always in the middle of something
          if (kept.length === life * 4 + 3) child.kill('SIGKILL');
        });
        await Promise.allSettled(sent);
        if (child.exitCode === null && child.signalCode === null) {
          const gone = once(child, 'exit');
          child.kill('SIGKILL');
          await gone;
        }
        courier.close();
      }
      expect(kept.length).toBeGreaterThan(lives);
      // who was killed holds its letters for a minute
      await post.db.update(inbox).set({ leasedUntil: null });
      const door = { ...doorOf(post), clock: systemClock };
      while ((await processInbox(door)) > 0);
      expect(door.complaints).toEqual([]);
      const said = chat(anna, await lookAt(anna, id)).lines.map(({ text }) => text);
      expect(new Set(said).size).toBe(said.length);
      expect(said).toEqual(expect.arrayContaining(kept));
      // each was answered, and once
      expect(await post.db.$count(outbox, eq(outbox.kind, 'answer'))).toBe(said.length);
    } finally {
      await closeDatabase();
      await remove();
    }
  }, 120_000);
});
