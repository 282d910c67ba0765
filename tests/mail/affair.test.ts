import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '../../db/client';
import { outbox } from '../../db/schema';
import { systemClock } from '../../lib/clock';
import { writeAffair } from '../../lib/mail/writing/write-affair';
import { propose, removePlayer, withdrawProposal } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, ridgesFor } from '../support/tables';

onEachDatabase('letters about the affairs of a table', () => {
  it('ask for consent in the reader’s language, tell of a lost seat, and say nothing of what is settled', async () => {
    const [ann, bob] = [await newUser('Ann'), await newUser('Bruno', 'it')];
    const id = await ridgesFor(ann, bob, { title: 'Evening' });
    const { db } = await database();
    const desk = { db, clock: systemClock, from: 'Fieldpost <post@fieldpost.test>', baseUrl: 'https://fieldpost.test', replies: null };
    const letter = async () => {
      const rows = await db.select().from(outbox).where(eq(outbox.tableId, id));
      const row = rows.filter(({ kind }) => kind === 'affair').at(-1)!;
      return writeAffair(desk, row, '<a@fieldpost.test>');
    };
    const { id: proposal } = await propose(ann, id, { seat: 'red', wish: { kind: 'end', winners: ['blue'] } });
    const asked = await letter();
    expect(asked?.to).toBe(bob.email);
    expect(asked?.subject).toContain('Ann chiede il tuo consenso');
    for (const part of [asked!.text, asked!.html]) {
      expect(part).toContain(`https://fieldpost.test/tables/${id}/affairs`);
      expect(part.replace(/\s+/g, ' ')).toContain('Finire qui la partita, vittoria di: Blu.');
    }
    await withdrawProposal(ann, id, proposal);
    expect(await letter()).toBeNull();
    await removePlayer(ann, id, 'blue', { now: () => new Date(Date.now() + 31 * 86_400_000) });
    expect((await letter())?.subject).toContain('Non giochi più Blu');
  });
});
