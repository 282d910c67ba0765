import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { outbox, users } from '../../db/schema';
import { acceptInvite, createTable, handOver, setSeat, startTable } from '../../lib/play';
import { chooseLetters, unsubscribeToken } from '../../lib/play/people/unsubscribe';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player } from '../support/tables';
import { clear, collect } from './evening';
import { testPost } from './post';

/** Written when the test runs: invitations go out at once. */
async function post() {
  const ready = await testPost();
  ready.clock.pass(Date.now() - ready.clock.now().getTime() + 60_000);
  return ready;
}

/** A table whose second seat is offered to an address. */
async function inviting(host: Player, email: string): Promise<string> {
  const seats = { red: { kind: 'me' }, blue: { kind: 'invite', email } } as const;
  const { id } = await createTable(host, { game: 'ridges', title: 'Evening game', options: {}, seats, timeControl: { kind: 'none' } });
  return id;
}

onEachDatabase('an invitation by letter', () => {
  let carla: Player;
  beforeEach(async () => {
    await clear();
    carla = await newUser('Carla', 'it');
  });

  it('goes to a stranger in the language of who invites, with a way to hear no more', async () => {
    await inviting(carla, 'Dario@Example.org');
    const [letter] = await collect(await post());
    expect(letter).toMatchObject({ to: 'dario@example.org', kind: 'invitation', subject: 'Crinali: Carla ti invita' });
    expect(letter?.text).toMatch(/Guarda il tavolo e partecipa:\nhttps:\/\/fieldpost\.test\/invite\/[a-z0-9]{16}\n/);
    expect(letter?.text).toContain('Tenuto per te: Blu.');
    const stop = unsubscribeToken('dario@example.org', 'all');
    expect(letter?.headers['List-Unsubscribe']).toBe(`<https://fieldpost.test/unsubscribe/${stop}/one-click>`);
  });

  it('holds nothing that a player wrote when it goes to a stranger, but the name of who invites, and no name that leads anywhere', async () => {
    const { db } = await database();
    const seats = { red: { kind: 'me' }, blue: { kind: 'invite', email: 'dario@example.org' } } as const;
    const title = 'Win a phone at pills.example';
    for (const [name, shown] of [
      ['Carla R.', 'Carla R.'],
      ['www.pills.example', 'Un giocatore'],
      ['pills.example', 'Un giocatore'],
      ['carla@pills.example', 'Un giocatore'],
    ] as const) {
      await clear();
      await db.update(users).set({ name }).where(eq(users.id, carla.user));
      await createTable(carla, { game: 'ridges', title, options: {}, seats, timeControl: { kind: 'none' } });
      const [letter] = await collect(await post());
      expect(letter?.subject).toBe(`Crinali: ${shown} ti invita`);
      expect(`${letter?.text} ${letter?.html}`).not.toContain('pills');
    }
  });

  it('goes to somebody with an account in their own language', async () => {
    const dora = await newUser('Dora', 'en');
    await inviting(carla, dora.email);
    const [letter] = await collect(await post());
    expect(letter).toMatchObject({ to: dora.email, subject: 'Ridges, Evening game: Carla invites you' });
    expect(letter?.text).toContain('- Red: Carla\n- Blue: you\n');
  });

  it('offers a held seat of a running game as what it is', async () => {
    const table = await inviting(carla, 'dario@example.org');
    await setSeat(carla, table, 'blue', { kind: 'bot' });
    await startTable(carla, table);
    await clear();
    await handOver(carla, table, 'red', 'elena@example.org');
    const letters = (await collect(await post())).filter(({ kind }) => kind === 'invitation');
    expect(letters.map(({ to }) => to)).toEqual(['elena@example.org']);
    expect(letters[0]?.text).toContain('Carla ti offre un posto in una partita in corso di Crinali.');
  });

  it('is not sent when the seat is gone, or the address has had enough', async () => {
    const dora = await newUser('Dora', 'en');
    await inviting(carla, dora.email);
    const { db } = await database();
    const [row] = await db.select().from(outbox);
    await acceptInvite(dora, (row!.payload as { token: string }).token);
    await chooseLetters(dora, unsubscribeToken('dario@example.org', 'all'), { letters: 'stop', oneClick: true });
    await inviting(carla, 'dario@example.org');
    // whoever invited an address that takes no letters hears of it
    // letters are written side by side: whichever is done first leaves first
    const told = (await collect(await post())).sort((a, b) => a.subject.localeCompare(b.subject));
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      [carla.email, 'Crinali, Evening game: Tutti i posti sono presi'],
      [carla.email, 'Crinali, Evening game: Un invito non è arrivato'],
    ]);
    expect((await db.select().from(outbox)).filter(({ kind, mootAt }) => kind === 'invitation' && mootAt === null)).toEqual([]);
    expect(told[1]!.text).toContain('dario@example.org');
  });
});
