import { database } from '../../db/client';
import { users } from '../../db/schema';
import { createTable, submit } from '../../lib/play';

// A process for the tests of crashes: plays Ridges with itself for ever and says every receipt as soon as it has it.
const { db } = await database();
const email = `restless-${process.pid}-${Date.now()}@example.org`;
const [user] = await db.insert(users).values({ name: 'Restless', email }).returning();
if (!user) throw new Error('no user');
const caller = { user: user.id, language: 'en' as const };

for (let game = 0; ; game++) {
  const { id: table } = await createTable(caller, {
    game: 'ridges',
    title: `Restless ${game}`,
    options: { ridges: 9 },
    seats: {},
    timeControl: { kind: 'none' },
    solo: true,
  });
  for (let n = 0, over = false; !over; n++) {
    for (const seat of ['red', 'blue']) {
      const id = `${process.pid}.${game}.${n}.${seat}`;
      const orders = n % 2 === 0 ? ['DEPLOY 1'] : ['PASS'];
      const receipt = await submit(caller, { id, table, seat, decision: null, orders, via: 'api', language: 'en' });
      if (receipt.kind === 'repeated') throw new Error('a fresh id was taken for a repeated one');
      over = receipt.kind === 'closed' && receipt.violations[0]?.code === 'E-TABLE-OVER';
      // written at once, with no buffer that a kill could lose
      process.stdout.write(`${id} ${table} ${receipt.seq}\n`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}
