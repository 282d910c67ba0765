import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { putLetter } from '../../db/outbox';
import { outbox, sealed, seats, snapshots, users } from '../../db/schema';
import { twin } from '../../lib/games/ridges/rules';
import type { State } from '../../lib/games/ridges/types';
import { deliverDue } from '../../lib/mail/outbox/deliver';
import { localTransport, smtpTransport } from '../../lib/mail/outbox/transport';
import { unsubscribeToken } from '../../lib/play/people/unsubscribe';
import { onOneDatabase } from '../support/databases';
import { leaveToBot } from '../support/tables';
import { clear, collect, evening, type Received } from './evening';
import { catchMail, testPost } from './post';

const pause = 11_000;
const to = (letters: Received[], name: string) => letters.filter((letter) => letter.to === `${name}@example.org`);
const subjects = (letters: Received[]) => letters.map((letter) => `${letter.to.split('@')[0]}: ${letter.subject}`);
/** Addresses in the foot are signed: tests of words look at what stands above. */
const body = (letter: Received | undefined) => letter?.text.split('\n-- \n')[0];

onOneDatabase('letters about a table', () => {
  beforeEach(clear);

  it('tell what is asked, what happened, the position, the notation and the links, in this order', async () => {
    const post = await testPost();
    const table = await evening(post, { id: 'first' });
    post.clock.pass(pause);
    const [letter] = to(await collect(post), 'anna');
    expect(letter?.subject).toBe('Your turn: Evening game (Ridges) – Ridge 1, deployment');
    expect(body(letter)).toMatchInlineSnapshot(`
      "Ridges, Evening game
      Ridge 1, deployment

      YOUR TURN

      The game has begun.

      Red: How many of your companies fight for ridge 1 (2)?
      Answer by Tuesday 5 August, 11:00 (Europe/London). When time is up
      standing orders answer, else the game’s default; where it has none, the
      game waits.
      Rules, Deployment:
      https://fieldpost.test/rules/ridges/full#RI-R1

      Give your orders:
      https://fieldpost.test/tables/first

      AT THE TABLE
      - Red: Anna (you)
      - Blue: Bruno

      SO FAR

      Set-up
      - Red: 10 companies.
      - Ridge 1: 2.

      WHERE THINGS STAND
      Ridge 1/3

      Score
      - Red: 0
      - Blue: 0
      - Your reserve: 10

      HOW TO WRITE YOUR ORDERS
      On the table page you can click your orders or type them, one a line.

      Ready to type; nothing else is legal now:
          DEPLOY 0
          DEPLOY 1
          DEPLOY 2
          DEPLOY 3
          DEPLOY 4
          DEPLOY 5
          DEPLOY 6
          DEPLOY 7
          DEPLOY 8
          DEPLOY 9
          DEPLOY 10

      The whole map:
      https://fieldpost.test/tables/first/board.svg

      Review the game:
      https://fieldpost.test/tables/first/review/0?play=1

      Standing orders:
      https://fieldpost.test/tables/first/orders
      "
    `);
    await table.play('red', 'DEPLOY 3');
    await table.play('blue', 'DEPLOY 5');
    post.clock.pass(pause);
    const [question] = to(await collect(post), 'anna');
    expect(question?.subject).toBe('Your turn: Evening game (Ridges) – Ridge 1, rally');
    expect(body(question)).toMatchInlineSnapshot(`
      "Ridges, Evening game
      Ridge 1, rally

      A QUESTION FOR YOU

      Red: You lost the ridge: rally or pass?
      Answer by Monday 4 August, 23:00 (Europe/London). When time is up
      standing orders answer, else the game’s default; where it has none, the
      game waits.
      Rules, Rally:
      https://fieldpost.test/rules/ridges/full#RI-R2

      Answer the question:
      https://fieldpost.test/tables/first

      SINCE YOUR LAST TURN

      Ridge 1, deployment
      - Red deploys 3.
      - Blue deploys.
      - Red 3, blue 5: Blue takes the ridge (2).

      WHERE THINGS STAND
      Ridge 1/3

      Score
      - Red: 0
      - Blue: 2
      - Your reserve: 7

      HOW TO WRITE YOUR ORDERS
      On the table page you can click your orders or type them, one a line.

      Ready to type; nothing else is legal now:
          RALLY
          PASS

      WHAT STANDS WHERE

      Blue
      - Without units: Ridge 1

      The whole map:
      https://fieldpost.test/tables/first/board.svg

      Review the game:
      https://fieldpost.test/tables/first/review/0?play=1

      Standing orders:
      https://fieldpost.test/tables/first/orders
      "
    `);
  });

  it('are written in the language and the time zone of their reader', async () => {
    const post = await testPost();
    await evening(post, { id: 'second' });
    post.clock.pass(pause);
    const [letter] = to(await collect(post), 'bruno');
    expect(letter?.subject).toBe('Tocca a te: Evening game (Crinali) – Crinale 1, schieramento');
    expect(body(letter)).toMatchInlineSnapshot(`
      "Crinali, Evening game
      Crinale 1, schieramento

      TOCCA A TE

      La partita è cominciata.

      Blu: Quante compagnie combattono per il crinale 1 (1)?
      Rispondi entro martedì 5 agosto, ore 12:00 (Europe/Rome). Scaduto il
      tempo rispondono gli ordini permanenti, altrimenti la risposta
      predefinita del gioco; se non c’è, la partita aspetta.
      Regole, Schieramento:
      https://fieldpost.test/rules/ridges/full#RI-R1

      Dai i tuoi ordini:
      https://fieldpost.test/tables/second

      AL TAVOLO
      - Rosso: Anna
      - Blu: Bruno (tu)

      FINORA

      Preparazione
      - Blu: 15 compagnie.
      - Crinale 1: 1.

      LA SITUAZIONE
      Crinale 1/3

      Punteggio
      - Rosso: 0
      - Blu: 0
      - La tua riserva: 15

      COME SCRIVERE GLI ORDINI
      Sulla pagina del tavolo puoi comporre gli ordini con i clic o scriverli,
      uno per riga.

      Pronti da scrivere, validi ora:
          DEPLOY 0
          DEPLOY 15

      La mappa intera:
      https://fieldpost.test/tables/second/board.svg

      Ripercorri la partita:
      https://fieldpost.test/tables/second/review/0?play=1

      Ordini permanenti:
      https://fieldpost.test/tables/second/orders
      "
    `);
    expect(letter?.html).toContain('lang="it"');
  });

  it('thread by table, and each has an identity of its own', async () => {
    const post = await testPost();
    const table = await evening(post);
    post.clock.pass(pause);
    const first = to(await collect(post), 'anna');
    await table.play('red', 'DEPLOY 0');
    await table.play('blue', 'DEPLOY 1');
    post.clock.pass(pause);
    const both = [...first, ...to(await collect(post), 'anna')];
    expect(both.map(({ headers }) => headers.References)).toEqual(Array(2).fill(`<table.${table.id}@fieldpost.test>`));
    expect(both.map(({ headers }) => headers['In-Reply-To'])).toEqual(Array(2).fill(`<table.${table.id}@fieldpost.test>`));
    expect(new Set(both.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it('carry the board as a picture that the HTML shows', async () => {
    const post = await testPost();
    await evening(post);
    post.clock.pass(pause);
    const [letter] = await collect(post);
    expect(letter?.html).toContain('src="cid:board"');
    const png = Buffer.from(letter?.pictures[0] ?? '', 'base64');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([800, 240]);
  });

  it('wait a moment, so that a question answered meanwhile sends nothing', async () => {
    const post = await testPost();
    const table = await evening(post);
    post.clock.pass(pause);
    await collect(post);
    await table.play('red', 'DEPLOY 0');
    await table.play('blue', 'DEPLOY 1');
    await table.play('red', 'PASS');
    post.clock.pass(pause);
    const letters = await collect(post);
    expect(subjects(letters)).toEqual([
      'anna: Your turn: Evening game (Ridges) – Ridge 2, deployment',
      'bruno: Tocca a te: Evening game (Crinali) – Crinale 2, schieramento',
    ]);
    const moot = await post.db.select({ kind: outbox.kind, mootAt: outbox.mootAt }).from(outbox).where(eq(outbox.kind, 'question'));
    expect(moot).toEqual([{ kind: 'question', mootAt: post.clock.now() }]);
  });

  it('that say that the game begins ask in their subject whoever is asked', async () => {
    const post = await testPost();
    await evening(post);
    expect(subjects(await collect(post))).toEqual([
      'anna: Your turn: Evening game (Ridges) – Ridge 1, deployment',
      'bruno: Tocca a te: Evening game (Crinali) – Crinale 1, schieramento',
    ]);
  });

  it('are not written about a sealed answer that is held', async () => {
    const post = await testPost();
    const table = await evening(post);
    await table.play('red', 'DEPLOY 2');
    post.clock.pass(pause);
    expect(subjects(await collect(post))).toEqual([
      'anna: The game begins: Evening game (Ridges) – Ridge 1, deployment',
      'bruno: Tocca a te: Evening game (Crinali) – Crinale 1, schieramento',
    ]);
  });

  it('make one letter of all that waits for one user at one table', async () => {
    const post = await testPost();
    const { id } = await evening(post);
    await post.db.update(seats).set({ userId: 'anna' }).where(eq(seats.tableId, id));
    await post.db.update(outbox).set({ userId: 'anna' });
    post.clock.pass(pause);
    const letters = await collect(post);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Red: How many of your companies');
    expect(letters[0]?.text).toContain('Blue: How many of your companies');
    expect(await post.db.$count(outbox, eq(outbox.sentAt, post.clock.now()))).toBe(4);
  });

  it('make that one letter however many workers there are', async () => {
    const post = await testPost();
    for (let i = 0; i < 12; i++) await evening(post);
    post.clock.pass(pause);
    const work = async () => {
      while ((await deliverDue({ ...post, transport: localTransport }, 3)) > 0);
    };
    await Promise.all([work(), work(), work()]);
    const letters = await collect(post);
    expect(new Set(letters.map(({ to: reader, headers }) => `${reader} ${headers['List-Id']}`)).size).toBe(24);
    expect(letters).toHaveLength(24);
    expect(await post.db.$count(outbox, eq(outbox.sentAt, post.clock.now()))).toBe(48);
  });

  it('hold up nobody else while they wait for an earlier one that is tried again', async () => {
    const post = await testPost();
    for (let i = 0; i < 6; i++) await evening(post);
    const tomorrow = new Date(post.clock.now().getTime() + 86_400_000);
    await post.db
      .update(outbox)
      .set({ notBefore: tomorrow, createdAt: new Date(0), attempts: 1 })
      .where(eq(outbox.kind, 'started'));
    post.clock.pass(pause);
    const payload = { url: 'https://fieldpost.test/in', language: 'en', expires: tomorrow.toISOString() };
    await putLetter(post.db, { kind: 'sign-in', email: 'carla@example.org', payload, notBefore: post.clock.now() }, post.clock.now());
    expect(await deliverDue(post, 1)).toBe(1);
    expect(await deliverDue(post, 1)).toBe(0);
    expect((await collect(post)).map(({ to: reader }) => reader)).toEqual(['carla@example.org']);
  });

  it('go to nobody who gave the seat away', async () => {
    const post = await testPost();
    const table = await evening(post);
    await leaveToBot(table.id, 'blue', post.clock);
    post.clock.pass(pause);
    expect(to(await collect(post), 'bruno')).toEqual([]);
  });

  it('keep to what the reader wants to be written about', async () => {
    const post = await testPost();
    const table = await evening(post);
    await post.db
      .update(users)
      .set({ letters: { turn: true, question: false, news: true } })
      .where(eq(users.id, 'anna'));
    post.clock.pass(pause);
    await collect(post);
    await table.play('red', 'DEPLOY 0');
    await table.play('blue', 'DEPLOY 1');
    post.clock.pass(pause);
    expect(await collect(post)).toEqual([]);
    await post.db.update(users).set({ letters: { turn: true, question: true, news: true } });
  });

  it('say how the game ended and what that means to the reader', async () => {
    const post = await testPost();
    const table = await evening(post, { id: 'third' });
    for (let ridge = 1; ridge <= 3; ridge++) {
      await table.play('red', 'DEPLOY 0');
      await table.play('blue', 'DEPLOY 1');
      await table.play('red', 'PASS');
    }
    post.clock.pass(pause);
    const letters = await collect(post);
    expect(subjects(letters)).toEqual([
      'anna: The game is over: Evening game (Ridges) – Ridge 3, end',
      'bruno: La partita è finita: Evening game (Crinali) – Crinale 3, fine',
    ]);
    expect(body(letters[0])).toMatchInlineSnapshot(`
      "Ridges, Evening game
      Ridge 3, end

      THE GAME IS OVER

      Red 0, blue 10. You lost.

      - Blue: 10
      - Red: 0

      Open the table:
      https://fieldpost.test/tables/third

      WHERE THINGS STAND
      Ridge 3/3

      Score
      - Red: 0
      - Blue: 10
      - Your reserve: 12

      WHAT STANDS WHERE

      Blue
      - Without units: Ridge 1, Ridge 2, Ridge 3

      The whole map:
      https://fieldpost.test/tables/third/board.svg

      Review the game:
      https://fieldpost.test/tables/third/review/9?play=1
      "
    `);
    expect(letters[1]?.text).toContain('Hai vinto.');
  });

  it('tell nobody a secret of somebody else, in words or in the picture', async () => {
    const post = await testPost();
    const { id, play } = await evening(post);
    await play('red', 'DEPLOY 1');
    post.clock.pass(pause);
    const readAgain = async () => {
      await post.db.update(outbox).set({ sentAt: null, messageId: null });
      return to(await collect(post), 'bruno');
    };
    const letters = await readAgain();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).not.toMatch(/Rosso: \d+ compagnie/);
    await post.db.update(sealed).set({ order: { type: 'deploy', companies: 9 } });
    expect(await readAgain()).toEqual(letters);
    const [snapshot] = await post.db.select().from(snapshots).where(eq(snapshots.tableId, id));
    const state = snapshot?.state as State;
    await post.db.update(snapshots).set({ state: twin(state, 'blue') ?? state });
    expect(await readAgain()).toEqual(letters);
    await post.db.update(snapshots).set({ state: { ...state, reserves: { ...state.reserves, blue: 99 } } as State });
    expect(await readAgain()).not.toEqual(letters);
  });
});

onOneDatabase('a letter about a table over SMTP', () => {
  it('arrives whole: text, HTML, the picture inline, and the headers that let it be filed, threaded and stopped', async () => {
    const catcher = await catchMail();
    const transport = smtpTransport(catcher.url);
    const post = await testPost(transport);
    const { id } = await evening(post, { id: 'posted' });
    post.clock.pass(pause);
    await deliverDue(post);
    transport.close();
    await catcher.close();
    const mail = catcher.caught.find(({ to }) => [to].flat().some((each) => each?.text === 'bruno@example.org'));
    expect(mail?.subject).toBe('Tocca a te: Evening game (Crinali) – Crinale 1, schieramento');
    expect(mail?.text).toContain('TOCCA A TE\n');
    expect(mail?.inReplyTo).toBe(`<table.${id}@fieldpost.test>`);
    expect(mail?.references).toBe(`<table.${id}@fieldpost.test>`);
    const address = `https://fieldpost.test/unsubscribe/${unsubscribeToken('bruno@example.org', id)}/one-click`;
    expect(mail?.headers.get('list')).toMatchObject({
      id: { name: `table-${id}.fieldpost.test` },
      unsubscribe: { url: address },
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
    });
    expect(mail?.attachments).toMatchObject([{ contentType: 'image/png', contentDisposition: 'inline', cid: 'board', related: true }]);
  });
});
