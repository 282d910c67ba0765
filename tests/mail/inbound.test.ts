import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { drafts, outbox, seats } from '../../db/schema';
import { chat, logEntries, lookAt, saveDraft, tableView } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { anna, bruno, collect, type Received } from './evening';
import { clearPost, inboxRow, type OpenDoor, receiveSigned } from './inbox';
import { testPost } from './post';
import { scene } from './scene';
import { newMessageId, noteOf } from './sender';

/** Without its tags. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const body = (letter: Received) => letter.text.split('\n-- \n')[0] ?? '';

onEachDatabase('a reply to a letter', () => {
  beforeEach(async () => clearPost(await testPost()));

  it('plays its orders and is answered with what was understood, what it did and what is asked', async () => {
    const { table, letter, reply, post } = await scene({ id: 'mailboxes', title: 'Two mailboxes' });
    expect((await letter('anna')).headers['Reply-To']).toMatch(/^post\+[a-kmnp-z2-9]{26}@fieldpost\.test$/);
    await reply('anna', 'DEPLOY 2');
    const answer = await reply('bruno', 'SCHIERA 1');
    expect(answer.kind).toBe('answer');
    expect(answer.subject).toMatch(/^Re: Tocca a te: Two mailboxes \(Crinali\) – Crinale 1, /);
    expect(answer.text).toContain('I TUOI ORDINI SONO STATI GIOCATI');
    expect(answer.text.split('\n-- \n')[1]).toMatch(/^\d+:sealed:[0-9a-f]{64}$/m);
    expect(answer.headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' });
    expect(answer.headers.References).toMatch(new RegExp(`^<table.${table.id}@fieldpost.test> <\\w+@example.org>$`));
    expect(body(answer)).toMatchInlineSnapshot(`
      "Crinali, Two mailboxes
      Crinale 1, ripresa

      I TUOI ORDINI SONO STATI GIOCATI

      Letti così:
          SCHIERA 1

      Che cosa è successo:
      - Rosso schiera.
      - Blu schiera 1.
      - Rosso 2, blu 1: Rosso prende il crinale (3).

      Blu: Hai perso il crinale: riprendi o passi?
      Rispondi entro martedì 5 agosto, ore 00:00 (Europe/Rome). Scaduto il
      tempo rispondono gli ordini permanenti, altrimenti la risposta
      predefinita del gioco; se non c’è, la partita aspetta.
      Regole, Ripresa:
      https://fieldpost.test/rules/ridges/full#RI-R2

      LA SITUAZIONE
      Crinale 1/3

      Punteggio
      - Rosso: 3
      - Blu: 0
      - La tua riserva: 9

      COME SCRIVERE GLI ORDINI
      Rispondi a questa lettera con i tuoi ordini, uno per riga; in una
      lettera può stare un turno intero. Quello che sta dopo un # non si
      legge. AIUTO come risposta dice che altro puoi scrivere.

      Pronti da scrivere; ora non vale nient’altro:
          RIPRENDI
          PASSO

      CHE COSA STA DOVE

      Rosso
      - Senza unità: Crinale 1

      Apri il tavolo:
      https://fieldpost.test/tables/mailboxes
      "
    `);
    expect(answer.html).toContain('Hai perso il crinale');
    const { entries } = await logEntries(bruno, table.id, { last: 1 });
    expect(entries.map(({ order, via }) => [order, via])).toEqual([['DEPLOY 1', 'mail']]);
    expect(await post.db.$count(outbox, eq(outbox.kind, 'answer'))).toBe(2);
  });

  it('is told which line was refused, why, and what would be legal; nothing before the first die counts', async () => {
    const { table, reply } = await scene({ game: 'aa-1941', options: {}, title: 'World' });
    const answer = await reply('anna', 'BUY 2 infantry\nMOVE 3 infantry: Rusia > Berlin\nEND');
    expect(answer.text).toContain('YOUR ORDERS WERE REFUSED');
    expect(body(answer)).toContain('Order 2 was refused:\n    MOVE 3 infantry: Rusia > Berlin\n');
    expect(body(answer)).toMatch(/- "rusia" is not a space of the map\. Did you mean "Russia"/);
    expect(body(answer)).toContain('orders count all together or not at all');
    const again = ['BUY 2 infantry', '# the next line was refused', 'MOVE 3 infantry: Rusia > Berlin', 'END'];
    expect(body(answer)).toContain(`To be changed and sent again:\n    ${again.join('\n    ')}\n`);
    expect(textOf(answer.html)).toContain(again.map((line) => line.replace('>', '&gt;')).join(' '));
    expect(body(answer)).toContain('Ready to type; nothing else is legal now:');
    // short: what stands where and what happened was in the letter that is answered
    expect(answer.pictures).toEqual([]);
    expect(body(answer)).not.toContain('Production and treasury');
    expect(body(answer)).not.toContain('WHAT STANDS WHERE');
    expect((await tableView(anna, table.id)).seq).toBe(0);
  });

  it('may hold a whole turn; after the first die what was played stands and the rest comes back', async () => {
    const { table, reply } = await scene({ game: 'aa-1941', options: {}, title: 'World' });
    const lines = ['BUY 2 infantry', 'MOVE 3 infantry: Russia > West Russia', 'END', 'MOVE 40 infantry: Russia > Karelia', 'END'];
    const answer = await reply('anna', lines.join('\n'));
    expect(answer.text).toContain('SOME OF YOUR ORDERS WERE PLAYED');
    expect(body(answer)).toContain('Understood as:\n    BUY 2 infantry\n    MOVE 3 infantry: Russia > West Russia\n    END');
    expect(body(answer)).toContain('What happened:\n- The Soviet Union buys 2 infantry');
    expect(body(answer)).toContain('Order 4 was refused:');
    const again = ['# the next line was refused', 'MOVE 40 infantry: Russia > Karelia', 'END'];
    expect(body(answer)).toContain(`To be changed and sent again:\n    ${again.join('\n    ')}\n`);
    expect(textOf(answer.html)).toContain(again.map((line) => line.replace('>', '&gt;')).join(' '));
    expect((await tableView(anna, table.id)).seq).toBeGreaterThan(2);
    const rest = await reply('anna', 'END\nMOBILISE 2 infantry in Russia');
    expect(rest.text).toContain('YOUR ORDERS WERE PLAYED');
    expect(rest.text).not.toContain('Soviet Union, United Kingdom, United States: What');
  });

  it('tries its orders when PREVIEW stands in the first line', async () => {
    const { table, reply } = await scene({ game: 'aa-1941', options: {}, title: 'World' });
    const answer = await reply('anna', 'PREVIEW\nBUY 2 infantry\nMOVE 3 infantry: Russia > West Russia\nEND');
    expect(answer.text).toContain('PREVIEW OF YOUR ORDERS');
    expect(body(answer)).toContain('nothing was played');
    expect(body(answer)).toContain('Understood as:\n    BUY 2 infantry');
    expect((await tableView(anna, table.id)).seq).toBe(0);
  });

  it('asks for the position, the log and help, in both languages', async () => {
    const { table, reply } = await scene();
    await table.play('red', 'DEPLOY 2');
    await table.play('blue', 'DEPLOY 1');
    const history = await reply('anna', 'HISTORY 1\nSTATUS');
    expect(history.text).toContain('AS YOU ASKED');
    expect(body(history)).toContain('The last entry:\n- Ridge 1, deployment: Blue deploys.\n- Ridge 1, deployment: Red 2, blue 1');
    const help = await reply('bruno', 'AIUTO');
    expect(body(help)).toContain('- ANTEPRIMA nella prima riga');
    expect(body(help)).toContain('Schieramento:\n    SCHIERA numero');
    expect(body(help)).not.toContain('- Blu: 0');
    expect(help.pictures).toEqual([]);
    expect(body(await reply('bruno', 'STATO'))).toContain('- Blu: 0');
    expect((await tableView(bruno, table.id)).seq).toBe(2);
  });

  it('passes: with the least that answers the question', async () => {
    const { table, reply } = await scene({ game: 'aa-1941', options: {}, title: 'World' });
    const answer = await reply('anna', 'PASS');
    expect(body(answer)).toContain('Understood as:\n    BUY nothing');
    const { entries } = await logEntries(anna, table.id);
    expect(entries[0]?.order).toBe('BUY nothing');
  });

  it('takes sealed orders and the draft back, and gives others in their place', async () => {
    const { table, reply, post } = await scene();
    await reply('anna', 'DEPLOY 5');
    await saveDraft(anna, table.id, 'red', { decision: '', content: { lines: ['DEPLOY 1'] } });
    const twice = await reply('anna', 'DEPLOY 4');
    expect(body(twice)).toContain('Put WITHDRAW in a line above');
    const answer = await reply('anna', 'WITHDRAW\nDEPLOY 2');
    expect(body(answer)).toContain('Your sealed orders were taken back.');
    expect(body(answer)).toContain('Understood as:\n    DEPLOY 2');
    expect(await post.db.$count(drafts)).toBe(0);
    await reply('bruno', 'SCHIERA 3');
    const { entries } = await logEntries(anna, table.id);
    expect(entries.map(({ order }) => order)).toEqual(['DEPLOY 2', null]);
    const late = await reply('anna', 'WITHDRAW');
    expect(body(late)).toContain('There was nothing to take back');
  });

  it('talks to the table; the others read it there and in their next letter, once', async () => {
    const { table, reply, letter } = await scene();
    await letter('bruno');
    const answer = await reply('anna', 'CHAT Good luck; have fun #1\nDEPLOY 2');
    expect(body(answer)).toContain('Good luck; have fun #1');
    expect(chat(bruno, await lookAt(bruno, table.id)).lines.map(({ name, text, mine }) => [name, text, mine])).toEqual([
      ['Anna', 'Good luck; have fun #1', false],
    ]);
    const next = await reply('bruno', 'STATO');
    expect(body(next)).toContain('DETTO AL TAVOLO\n- Anna: Good luck; have fun #1');
    expect(body(await reply('bruno', 'STATO'))).not.toContain('Good luck');
  });

  it('says nothing to everybody that was meant for somebody who is not to be found', async () => {
    const { table, reply } = await scene();
    const answer = await reply('anna', 'CHAT @Bruno: psst\nDEPLOY 2');
    expect(body(answer)).toContain('Nothing was said: here you speak to everybody.');
    expect(chat(bruno, await lookAt(bruno, table.id)).lines).toEqual([]);
    expect((await tableView(anna, table.id)).questions).toMatchObject([{ held: true }]);
  });

  it('says to a side what is addressed to it, and nobody else reads it', async () => {
    const options = { seating: 'ussr-usa,germany,uk,japan' };
    const { table, reply, letter } = await scene({ game: 'aa-1941', options, people: [anna, bruno] });
    await letter('bruno');
    const answer = await reply('anna', 'CHAT @Bruno: psst');
    expect(body(answer)).toContain('Said to Germany alone; nobody else reads it:\n    psst');
    expect(chat(bruno, await lookAt(bruno, table.id)).lines).toMatchObject([{ text: 'psst', to: { name: 'Germania' } }]);
    expect(chat({ user: null, language: 'en' }, await lookAt({ user: null, language: 'en' }, table.id)).lines).toEqual([]);
    expect(body(await reply('bruno', 'STATO'))).toContain('- Anna (a Germania): psst');
  });

  it('is good for one question: when that is closed nothing is played, and the answer asks what is open', async () => {
    const { table, reply, letter, door } = await scene();
    const first = await letter('anna');
    await table.play('red', 'DEPLOY 2');
    await table.play('blue', 'DEPLOY 2');
    const to = first.headers['Reply-To']!;
    expect(await receiveSigned(door, noteOf({ to, text: 'DEPLOY 3' }), [to])).toBe('answered');
    const answer = await letter('anna');
    expect(answer.text).toContain('THAT QUESTION IS CLOSED');
    expect((await tableView(anna, table.id)).seq).toBe(2);
    expect(answer.headers['Reply-To']).not.toBe(to);
    await reply('anna', 'DEPLOY 3');
    expect((await tableView(anna, table.id)).questions).toMatchObject([{ held: true }]);
  });

  it('works no more after sixty days; the answer brings a fresh address', async () => {
    const { reply, letter, post, table, door } = await scene({ timeControl: { kind: 'none' } });
    const to = (await letter('anna')).headers['Reply-To']!;
    post.clock.pass(61 * 24 * 3_600_000);
    await receiveSigned(door, noteOf({ to, text: 'DEPLOY 3' }), [to]);
    const answer = await letter('anna');
    expect(body(answer)).toContain('belonged to an old letter');
    expect(answer.headers['Reply-To']).not.toBe(to);
    expect((await tableView(anna, table.id)).questions).toMatchObject([{ held: false }]);
    await reply('anna', 'DEPLOY 3');
  });

  it('of a seat that is somebody else’s by now changes nothing', async () => {
    const { letter, table, post, door } = await scene();
    const to = (await letter('anna')).headers['Reply-To']!;
    await post.db.update(seats).set({ userId: 'bruno' }).where(eq(seats.seat, 'red'));
    expect(await receiveSigned(door, noteOf({ to, text: 'DEPLOY 3' }), [to])).toBe('answered');
    expect(body(await letter('anna'))).toContain('While the game runs you see it from your own seats only.');
    expect((await tableView(bruno, table.id)).seq).toBe(0);
  });

  it('that says nothing is told how to write', async () => {
    const { reply } = await scene();
    const answer = await reply('anna', 'Hi,\n\nAnna');
    expect(answer.text).toContain('NO ORDER IN YOUR LETTER');
    expect(body(answer)).toContain('- PREVIEW in the first line');
  });

  it('is answered by itself, however many wait together and whatever news wait beside them', async () => {
    const { letter, door, post, table } = await scene();
    const to = (await letter('anna')).headers['Reply-To']!;
    const ids = [newMessageId(), newMessageId(), newMessageId()];
    for (const [at, text] of ['STATUS', 'CHAT one', 'DEPLOY 2'].entries())
      expect(await receiveSigned(door, noteOf({ to, text, messageId: ids[at]! }), [to])).toBe('answered');
    await table.play('blue', 'DEPLOY 1');
    post.clock.pass(60_000);
    const annas = (await collect(post)).filter((each) => each.to === 'anna@example.org');
    const answers = annas.filter(({ kind }) => kind === 'answer');
    expect(answers.map(({ headers }) => headers['In-Reply-To']).sort()).toEqual([...ids].sort());
    expect(new Set(annas.map(({ messageId }) => messageId)).size).toBe(annas.length);
    expect(annas.length - answers.length).toBeLessThanOrEqual(1);
  });

  it('has one effect and one answer however often the house stumbles over it', async () => {
    const { letter, door, post, table } = await scene();
    const to = (await letter('anna')).headers['Reply-To']!;
    const messageId = newMessageId();
    const raw = noteOf({ to, text: 'DEPLOY 2', messageId });
    let stumbles = 2;
    const broken: OpenDoor = {
      ...door,
      db: new Proxy(door.db, {
        get(db, name) {
          // the transaction that would write the answer down, after the orders were played
          if (name === 'transaction' && stumbles-- === 1) return () => Promise.reject(new Error('the power is gone'));
          return Reflect.get(db, name).bind(db);
        },
      }),
    };
    await receiveSigned(broken, raw, [to]);
    expect(door.complaints).toHaveLength(1);
    expect((await tableView(anna, table.id)).questions).toMatchObject([{ held: true }]);
    post.clock.pass(60_000);
    await receiveSigned(door, raw, [to]);
    expect(await inboxRow(post, messageId)).toMatchObject({ fate: 'answered', attempts: 2, raw: '' });
    expect(body(await letter('anna'))).toContain('Understood as:\n    DEPLOY 2');
    expect(await post.db.$count(outbox, eq(outbox.kind, 'answer'))).toBe(1);
  });
});
