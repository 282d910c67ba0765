import { eq, isNull } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { addressTroubles, outbox, tableLetterPreferences, tables, users, visits } from '../../db/schema';
import { noteAlive, noteBounce } from '../../lib/mail/bounces/address-troubles';
import { deliverDue } from '../../lib/mail/outbox/deliver';
import { NotTaken, type Transport } from '../../lib/mail/outbox/transport';
import { resumeLetters, setLetterSettings, setTableLetters, type TableLetters, tableLetters, visit } from '../../lib/play';
import { chooseLetters, unsubscribeToken } from '../../lib/play/people/unsubscribe';
import { onEachDatabase } from '../support/databases';
import { anna, bruno, clear, collect, evening } from './evening';
import { replies } from './inbox';
import { type TestPost, testPost } from './post';

const minute = 60_000;
const hour = 60 * minute;
const account = {
  ...{ turn: true, question: true, news: true, mode: 'instant' as 'instant' | 'digest' | 'off', digestAt: '08:00' },
  ...{ quiet: null as { from: string; to: string } | null, reminders: [50, 90] },
};
const asAccount: TableLetters = { mode: 'account', quiet: 'account', reminders: 'account' };
const slow = { kind: 'hours', turn: 72, reaction: 72 } as const;
const readers = async (post: TestPost) => (await collect(post)).map(({ to, kind }) => `${to.split('@')[0]} ${kind}`);

/** The house with no tables under way, and nobody with a wish. */
async function house(): Promise<TestPost> {
  const post = await testPost();
  await evening(post);
  await clear();
  await post.db.delete(tableLetterPreferences);
  await post.db.delete(visits);
  await post.db.update(users).set({ schedule: { mode: 'instant', digestAt: '08:00', quiet: null, reminders: [50, 90] } });
  await post.db.update(tables).set({ status: 'over' });
  return post;
}

onEachDatabase('letters as their reader wants them', () => {
  let post: TestPost;
  beforeEach(async () => {
    post = await house();
  });

  it('are one for twenty orders in a minute, and none about what was answered', async () => {
    const table = await evening(post, { options: { ridges: 9 } });
    post.clock.pass(11_000);
    await collect(post);
    await table.play('red', 'DEPLOY 0');
    await table.play('blue', 'DEPLOY 1');
    const letters: string[] = [];
    // every three seconds somebody answers; each time red or blue is asked anew
    for (let ridge = 2; ridge <= 7; ridge++) {
      for (const [seat, order] of [
        ['red', 'PASS'],
        ['red', 'DEPLOY 0'],
        ['blue', 'DEPLOY 1'],
      ] as const) {
        post.clock.pass(3_000);
        await table.play(seat, order);
        letters.push(...(await readers(post)));
      }
    }
    expect(letters).toEqual([]);
    post.clock.pass(10_000);
    expect(await readers(post)).toEqual(['anna question']);
  });

  it('wait while the table goes on, but no longer than a minute', async () => {
    const table = await evening(post, { options: { ridges: 9 } });
    const letters: string[] = [];
    for (let step = 0; step < 8; step++) {
      post.clock.pass(8_000);
      await table.play('red', 'DEPLOY 0');
      await table.play('blue', 'DEPLOY 1');
      await table.play('red', 'PASS');
      letters.push(...(await readers(post)));
    }
    expect(letters.filter((each) => each.startsWith('bruno')).length).toBe(1);
  });

  it('come a few minutes later to whoever has the table open, and come all the same', async () => {
    const table = await evening(post);
    post.clock.pass(9_000);
    await visit(anna, table.id, post.clock);
    post.clock.pass(2_000);
    expect(await readers(post)).toEqual(['bruno turn']);
    for (let passed = 0; passed < 4; passed++) {
      post.clock.pass(minute);
      await visit(anna, table.id, post.clock);
      expect(await readers(post)).toEqual([]);
    }
    post.clock.pass(minute);
    expect(await readers(post)).toEqual(['anna turn']);
  });

  it('ask whoever gives an order for the next one after a while, unless it is given', async () => {
    const table = await evening(post);
    post.clock.pass(11_000);
    await collect(post);
    await table.play('red', 'DEPLOY 1');
    await table.play('blue', 'DEPLOY 0');
    post.clock.pass(4 * minute);
    expect(await readers(post)).toEqual([]);
    post.clock.pass(minute);
    expect(await readers(post)).toEqual(['bruno question']);
  });

  it('wait for the end of the quiet hours, as one letter', async () => {
    await evening(post);
    await setLetterSettings(anna, { ...account, quiet: { from: '10:30', to: '15:00' } }, post.clock);
    post.clock.pass(11_000);
    expect(await readers(post)).toEqual(['bruno turn']);
    post.clock.pass(4 * hour - 12_000);
    expect(await readers(post)).toEqual([]);
    // 15:00 in London
    post.clock.pass(1_000);
    expect(await readers(post)).toEqual(['anna turn']);
    expect(await post.db.$count(outbox, isNull(outbox.sentAt))).toBe(0);
  });

  it('of a day wait for their hour when the reader writes, and for an address that refuses them', async () => {
    await setLetterSettings(bruno, { ...account, mode: 'digest', digestAt: '20:30' }, post.clock);
    await evening(post, { timeControl: slow });
    post.clock.pass(minute);
    expect(await readers(post)).toEqual(['anna turn']);
    await noteBounce(post.db, 'bruno@example.org', { blame: 'mailbox', reason: '552', letter: null }, post.clock.now());
    await noteAlive(post.db, 'bruno@example.org', post.clock.now());
    expect(await readers(post)).toEqual([]);
    post.clock.pass(8.5 * hour);
    const refused = async () => {
      throw new NotTaken('refused', '550 5.1.1 no such user', 'address');
    };
    const shut: Transport = { kind: 'smtp', send: refused, close: () => undefined };
    while ((await deliverDue({ ...post, transport: shut })) > 0);
    post.clock.pass(100 * hour);
    expect(await readers(post)).toEqual([]);
    await resumeLetters(bruno, post.clock);
    expect(await readers(post)).toEqual(['bruno digest']);
    await post.db.delete(addressTroubles);
  });

  it('make one letter a day for all tables: what is asked where and by when, what happened, how to answer', async () => {
    post.replies = replies;
    await setLetterSettings(bruno, { ...account, mode: 'digest', digestAt: '20:30' }, post.clock);
    const first = await evening(post, { id: 'digest-one', title: 'First', timeControl: slow });
    const second = await evening(post, { id: 'digest-two', title: 'Second', timeControl: slow });
    post.clock.pass(minute);
    await collect(post);
    await first.play('red', 'DEPLOY 2');
    await first.play('blue', 'DEPLOY 0');
    await second.play('blue', 'DEPLOY 1');
    await second.play('red', 'DEPLOY 2');
    post.clock.pass(6 * minute);
    await collect(post);
    post.clock.pass(8.5 * hour);
    const letters = (await collect(post)).filter(({ to }) => to === 'bruno@example.org');
    expect(letters.map(({ kind, subject }) => `${kind}: ${subject}`)).toEqual(['digest: I tuoi tavoli oggi: 2 tavoli ti aspettano']);
    const [digest] = letters;
    expect(digest?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    // each table's log has its line at the foot
    expect(digest?.text.split('\n-- \n')[1]?.match(/^\d+:sealed:[0-9a-f]{64}$/gm)).toHaveLength(2);
    expect(digest?.text.split('\n-- \n')[0]?.replace(/\+[a-z2-9]{26}@/g, '+…@')).toMatchInlineSnapshot(`
      "2 TAVOLI TI ASPETTANO

      2 tavoli hanno novità.

      CRINALI, FIRST
      Crinale 1, ripresa

      La partita è cominciata.

      Blu: Hai perso il crinale: riprendi o passi?
      Rispondi entro giovedì 7 agosto, ore 12:01 (Europe/Rome). Scaduto il
      tempo rispondono gli ordini permanenti, altrimenti la risposta
      predefinita del gioco; se non c’è, la partita aspetta.
      Regole, Ripresa:
      https://fieldpost.test/rules/ridges/full#RI-R2

      Dai i tuoi ordini:
      https://fieldpost.test/tables/digest-one

      Rispondi per lettera:
      post+…@fieldpost.test

      CRINALI, SECOND
      Crinale 1, ripresa

      La partita è cominciata.

      Blu: Hai perso il crinale: riprendi o passi?
      Rispondi entro giovedì 7 agosto, ore 12:01 (Europe/Rome). Scaduto il
      tempo rispondono gli ordini permanenti, altrimenti la risposta
      predefinita del gioco; se non c’è, la partita aspetta.
      Regole, Ripresa:
      https://fieldpost.test/rules/ridges/full#RI-R2

      Che cosa è successo:

      Crinale 1, schieramento
      - Rosso schiera.
      - Blu schiera 1.
      - Rosso 2, blu 1: Rosso prende il crinale (1).

      Dai i tuoi ordini:
      https://fieldpost.test/tables/digest-two

      Rispondi per lettera:
      post+…@fieldpost.test
      "
    `);
    // the next day there is nothing new, and no letter
    post.clock.pass(24 * hour);
    expect((await readers(post)).filter((each) => each.startsWith('bruno'))).toEqual([]);
  });

  it('do not wait for the digest when the answer is due before it comes', async () => {
    await setLetterSettings(bruno, { ...account, mode: 'digest', digestAt: '20:30' }, post.clock);
    await evening(post, { timeControl: { kind: 'hours', turn: 8, reaction: 8 } });
    post.clock.pass(11_000);
    expect(await readers(post)).toEqual(['anna turn', 'bruno turn']);
  });

  it('leave no digest behind when everything in it was answered', async () => {
    await setLetterSettings(bruno, { ...account, mode: 'digest', digestAt: '20:30', news: false }, post.clock);
    const table = await evening(post, { timeControl: slow });
    post.clock.pass(11_000);
    await collect(post);
    await table.play('blue', 'DEPLOY 1');
    post.clock.pass(9 * hour);
    expect(await readers(post)).toEqual([]);
    expect(await post.db.$count(outbox, eq(outbox.mootAt, post.clock.now()))).toBeGreaterThan(1);
  });

  it('put aside for one digest by several workers are told once', async () => {
    await setLetterSettings(bruno, { ...account, mode: 'digest', digestAt: '20:30' }, post.clock);
    for (let i = 0; i < 6; i++) await evening(post, { timeControl: slow });
    post.clock.pass(11_000);
    const work = async () => {
      while ((await deliverDue({ ...post }, 2)) > 0);
    };
    await Promise.all([work(), work(), work()]);
    await collect(post);
    post.clock.pass(9 * hour);
    await Promise.all([work(), work(), work()]);
    expect(await readers(post)).toEqual(['bruno digest']);
  });

  it('that waited come at once when their reader wants them at once again', async () => {
    await setLetterSettings(bruno, { ...account, mode: 'digest' }, post.clock);
    await evening(post, { timeControl: slow });
    post.clock.pass(11_000);
    expect(await readers(post)).toEqual(['anna turn']);
    await setLetterSettings(bruno, account, post.clock);
    expect(await readers(post)).toEqual(['bruno turn']);
    expect(await post.db.$count(outbox, eq(outbox.kind, 'digest'))).toBe(0);
  });

  it('follow the table before the account, and the link in a letter before both', async () => {
    const table = await evening(post);
    const mode = async (): Promise<string> => (await tableLetters(bruno, table.id)).own.mode;
    await setLetterSettings(bruno, { ...account, mode: 'off' }, post.clock);
    post.clock.pass(11_000);
    expect(await readers(post)).toEqual(['anna turn']);
    await setTableLetters(bruno, table.id, { ...asAccount, mode: 'instant' }, post.clock);
    await table.play('red', 'DEPLOY 2');
    await table.play('blue', 'DEPLOY 0');
    post.clock.pass(6 * minute);
    expect(await readers(post)).toEqual(['bruno question']);
    expect(await mode()).toBe('instant');
    await chooseLetters(bruno, unsubscribeToken('bruno@example.org', table.id), { letters: 'stop', oneClick: true });
    expect(await mode()).toBe('off');
    await setTableLetters(bruno, table.id, { ...asAccount, mode: 'instant' }, post.clock);
    await chooseLetters(bruno, unsubscribeToken('bruno@example.org', 'all'), { letters: 'stop', oneClick: true });
    expect(await mode()).toBe('account');
    await setLetterSettings(bruno, account, post.clock);
    expect((await tableLetters(bruno, table.id)).account.mode).toBe('instant');
  });

  it('refuse preferences that cannot be', async () => {
    await evening(post);
    const wrong = [
      { ...account, digestAt: '24:10' },
      { ...account, quiet: { from: '22:00', to: '22:00' } },
      { ...account, reminders: [0] },
    ];
    for (const each of wrong) await expect(setLetterSettings(anna, each)).rejects.toMatchObject({ code: 'invalid' });
  });
});
