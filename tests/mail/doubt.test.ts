import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../db/schema';
import { open, scriptedDie } from '../../lib/engine';
import { loadGame } from '../../lib/games/registry';
import { consentIn } from '../../lib/mail/inbound/reading/commands';
import { readSheet } from '../../lib/mail/inbound/reading/letter-sheet';
import { orderReaderFor } from '../../lib/mail/inbound/reading/order-reader';
import { tableView, takeBack } from '../../lib/play';
import { impulse } from '../games/1943-1945/positions';
import { onOneDatabase } from '../support/databases';
import { anna, bruno, collect, type Received } from './evening';
import { clearPost, receive, receiveSigned } from './inbox';
import { testPost } from './post';
import { scene } from './scene';
import { newMessageId, noteOf } from './sender';

const body = (letter: Received) => letter.text.split('\n-- \n')[0] ?? '';
const one = (text: string): string => text.replace(/\s+/g, ' ');

onOneDatabase('a letter in doubt', () => {
  beforeEach(async () => clearPost(await testPost()));

  const lines = ['BUY 2 infantry', 'I hope this works', 'MOVE 3 infantry: Russia > West Russia', 'END'];

  it('of orders with prose among them plays nothing, and comes back with the line marked', async () => {
    const { table, reply } = await scene({ game: 'aa-1941', options: {}, title: 'World' });
    const answer = await reply('anna', `Hi,\n\n${lines.join('\n')}\n\nCheers`);
    expect((await tableView(anna, table.id)).seq).toBe(0);
    expect(body(answer)).toContain(`\n    ${[lines[0], '# the next line is no order', ...lines.slice(1)].join('\n    ')}\n`);
    expect(one(body(answer))).toContain('Not read as orders: Hi, · Cheers');
    expect(one(answer.html)).toContain('# the next line is no order I hope this works');
  });

  it.each(['YES', 'Yes, please.', 'Hello,\n\nok, I confirm!\n\nAnna'])('is played without the marked lines after %j, once', async (yes) => {
    const { table, reply, door, letter } = await scene({ game: 'aa-1941', options: {}, title: 'World' });
    const asked = await reply('anna', lines.join('\n'));
    const answer = await reply('anna', yes);
    expect(body(answer)).toContain('Understood as:\n    BUY 2 infantry\n    MOVE 3 infantry: Russia > West Russia\n    END');
    const { seq } = await tableView(anna, table.id);
    expect(seq).toBeGreaterThan(2);
    const to = asked.headers['Reply-To']!;
    await receiveSigned(door, noteOf({ to, text: yes }), [to]);
    expect(body(await letter('anna'))).toContain('it was confirmed before');
    expect((await tableView(anna, table.id)).seq).toBe(seq);
  });

  it('may be answered with better orders instead', async () => {
    const { table, reply } = await scene({ game: 'aa-1941', options: {}, title: 'World' });
    await reply('anna', lines.join('\n'));
    expect(body(await reply('anna', 'BUY 1 submarine\n# that is all'))).toContain('Understood as:\n    BUY 1 submarine');
    expect((await tableView(anna, table.id)).seq).toBe(1);
  });

  it('takes back nothing and says nothing of what it asks about', async () => {
    const { table, reply } = await scene();
    await reply('anna', 'DEPLOY 5');
    await reply('anna', 'WITHDRAW\nor should I?\nDEPLOY 2');
    expect((await tableView(anna, table.id)).questions).toMatchObject([{ held: true }]);
    expect(body(await reply('anna', 'yes'))).toContain('Understood as:\n    DEPLOY 2');
  });

  it('names orders that were struck out', async () => {
    const { table, door, letter, post } = await scene({ game: 'aa-1941', options: {}, title: 'World' });
    const to = (await letter('anna')).headers['Reply-To']!;
    const html = '<p><s>BUY 1 tank</s></p>';
    const raw = noteOf({ to, text: html, head: ['Content-Type: text/html; charset=utf-8'] });
    expect(await receiveSigned(door, raw, [to])).toBe('answered');
    post.clock.pass(11_000);
    expect(one(body(await letter('anna')))).toContain('not to be seen in your letter, and so not read: BUY 1 tank');
    expect((await tableView(anna, table.id)).seq).toBe(0);
  });

  it.each([
    ['sì, confermo', true],
    ['Sì!', true],
    ['Confermo tutto', true],
    ['Ciao,\n\nva bene.\n\nBruno', true],
    ['Sì, ma aspetta domani', false],
    ['Non sono stato io!', false],
  ])('is confirmed by %j: %s', async (text, isPlayed) => {
    const { table, door, letter, post } = await scene();
    const to = (await letter('bruno')).headers['Reply-To']!;
    // from an address that is not Bruno's
    await receive(door, noteOf({ from: 'elsewhere@lenient.test', to, text: 'SCHIERA 2' }), [to], { sender: 'elsewhere@lenient.test' });
    post.clock.pass(11_000);
    const asked = await letter('bruno');
    expect(asked.text).toContain('CONFERMA I TUOI ORDINI');
    const back = asked.headers['Reply-To']!;
    expect(await receiveSigned(door, noteOf({ from: 'bruno@example.org', to: back, text }), [back])).toBe('answered');
    expect((await tableView(bruno, table.id)).questions).toMatchObject([{ held: isPlayed }]);
  });
});

onOneDatabase('a letter that leads nowhere', () => {
  beforeEach(async () => clearPost(await testPost()));

  it('is answered a few times an hour: an answering machine may not say what it is', async () => {
    const { letter, door, post } = await scene();
    const fates: string[] = [];
    for (let n = 1; n <= 12; n++) {
      const to = (await letter('anna')).headers['Reply-To']!;
      fates.push(
        await receiveSigned(door, noteOf({ to, subject: 'Away', text: `I am at the sea until August ${n}, call Bob on 555-${n}.` }), [to]),
      );
    }
    expect(fates).toEqual([...Array(5).fill('answered'), ...Array(7).fill('silence: too many letters')]);
    // who plays is answered all the same
    const to = (await letter('anna')).headers['Reply-To']!;
    expect(await receiveSigned(door, noteOf({ to, text: 'DEPLOY 2' }), [to])).toBe('answered');
    expect(await post.db.$count(outbox, eq(outbox.kind, 'answer'))).toBe(6);
  });

  it('is answered four times when it always says the same, orders or not', async () => {
    const { letter, door } = await scene();
    const fates: string[] = [];
    for (let n = 1; n <= 8; n++) {
      const to = (await letter('anna')).headers['Reply-To']!;
      fates.push(await receiveSigned(door, noteOf({ to, text: 'DEPLOY 99' }), [to]));
    }
    expect(fates).toEqual([...Array(4).fill('answered'), ...Array(4).fill('silence: too many letters')]);
  });

  const nested = (depth: number): string => {
    const inside = depth === 0 ? 'Content-Type: text/plain\r\n\r\nDEPLOY 2\r\n' : nested(depth - 1);
    return `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${inside}\r\n--b${depth}--\r\n`;
  };
  const scattered = (parts: number): string =>
    `Content-Type: multipart/mixed; boundary=many\r\n\r\n${'--many\r\nContent-Type: text/plain\r\n\r\nDEPLOY 2\r\n'.repeat(parts)}--many--\r\n`;

  it.each([
    ['of 10,000 parts', () => scattered(10_000)],
    ['nested 500 deep', () => nested(500)],
  ])('%s is refused at once, with an answer', async (_, rest) => {
    const { letter, door, table, post } = await scene();
    const to = (await letter('anna')).headers['Reply-To']!;
    const messageId = newMessageId();
    const head = [
      'From: Anna <anna@example.org>',
      `To: ${to}`,
      'Subject: Re',
      `Message-ID: ${messageId}`,
      'Date: Mon, 4 Aug 2025 12:00:00 +0200',
    ];
    const raw = Buffer.from(`${head.join('\r\n')}\r\nMIME-Version: 1.0\r\n${rest()}`);
    expect(await receiveSigned(door, raw, [to])).toBe('answered');
    expect(door.complaints).toEqual([]);
    post.clock.pass(11_000);
    const answer = (await collect(post)).find(({ headers }) => headers['In-Reply-To'] === messageId);
    expect(one(answer?.text ?? '')).toContain('made of too many parts to be read, so nothing was played');
    expect((await tableView(anna, table.id)).questions).toMatchObject([{ held: false }]);
  });

  it('of some parts in parts is read as ever', async () => {
    const { letter, door, table } = await scene();
    const to = (await letter('anna')).headers['Reply-To']!;
    const head = [
      'From: Anna <anna@example.org>',
      `To: ${to}`,
      'Subject: Re',
      `Message-ID: ${newMessageId()}`,
      'Date: Mon, 4 Aug 2025 12:00:00 +0200',
    ];
    const raw = Buffer.from(`${head.join('\r\n')}\r\nMIME-Version: 1.0\r\n${nested(4)}`);
    expect(await receiveSigned(door, raw, [to])).toBe('answered');
    expect((await tableView(anna, table.id)).questions).toMatchObject([{ held: true }]);
  });
});

onOneDatabase('the address of a letter', () => {
  beforeEach(async () => clearPost(await testPost()));

  it('stays closed after a take-back has opened its question again', async () => {
    const { letter, door, table, post } = await scene({ game: 'aa-1941', options: {}, title: 'World' });
    const old = (await letter('anna')).headers['Reply-To']!;
    await table.play('ussr-uk-usa', 'BUY 2 infantry');
    await takeBack(anna, table.id, { seat: 'ussr-uk-usa', entry: 1 }, post.clock);
    const { seq } = await tableView(anna, table.id);
    expect(await receiveSigned(door, noteOf({ to: old, text: 'BUY 1 submarine' }), [old])).toBe('answered');
    const answer = await letter('anna');
    expect(body(answer)).toContain('belonged to an old letter');
    expect((await tableView(anna, table.id)).seq).toBe(seq);
    const fresh = answer.headers['Reply-To']!;
    expect(fresh).not.toBe(old);
    await receiveSigned(door, noteOf({ to: fresh, text: 'BUY 1 submarine' }), [fresh]);
    expect(body(await letter('anna'))).toContain('Understood as:\n    BUY 1 submarine');
  });

  it('stays open where a take-back left its question alone', async () => {
    const { letter, door, table, post } = await scene({ game: 'aa-1941', options: {}, title: 'World' });
    await table.play('ussr-uk-usa', 'BUY 2 infantry');
    await letter('anna');
    const status = (await letter('anna')).headers['Reply-To']!;
    await receiveSigned(door, noteOf({ to: status, text: 'STATUS' }), [status]);
    const to = (await letter('anna')).headers['Reply-To']!;
    await table.play('ussr-uk-usa', 'MOVE 1 infantry: Russia > West Russia');
    const { seq } = await tableView(anna, table.id);
    await takeBack(anna, table.id, { seat: 'ussr-uk-usa', entry: seq }, post.clock);
    await receiveSigned(door, noteOf({ to, text: 'MOVE 3 infantry: Russia > West Russia' }), [to]);
    expect(body(await letter('anna'))).toContain('Understood as:\n    MOVE 3 infantry: Russia > West Russia');
  });
});

describe('the reading of lines', () => {
  it.each([
    ['yes', ['Yes', 'OK!', 'sì', 'Si.', 'Sì, confermo', 'I agree', 'Confirmed', 'certo, volentieri', 'd’accordo', 'Va bene, grazie']],
    ['no', ['No', 'no thanks', 'No grazie, sono in viaggio', 'Purtroppo non posso', 'I decline', 'Mi dispiace, ma non posso']],
    [
      null,
      [
        'Yes, but not now',
        'Ok let me check my calendar',
        'sì, forse domani',
        'sì se gioca anche Bruno',
        'Ok?',
        'No idea what this is',
        'Non ho capito',
        'Nottingham',
        'Sicily',
        'Okinawa',
        'Confermo la ricezione della tua mail.',
        'I confirm that we received your message',
        'Ok, ricevuto',
        'Sure, I will get back to you',
        'Va bene, ti faccio sapere',
        'Sì, purtroppo devo rifiutare',
        'Accepted: Team meeting',
      ],
    ],
  ] as const)('%s', (consent, lines) => {
    for (const line of lines) expect([line, consentIn(line)]).toEqual([line, consent]);
  });

  it('takes no everyday sentence for a keyword', async () => {
    const game = await loadGame('ridges');
    const { state } = open(game, game.optionsSchema.parse({}), scriptedDie([1, 2, 3, 4, 5, 6]));
    const decision = game.decisions(state).find(({ seat }) => seat === 'blue')!;
    const reader = orderReaderFor(game, game.view(state, 'blue'), [decision], 'it');
    const read = (lines: string[]) => readSheet({ lines, wrapped: false }, reader, []);
    const prose = ['Prova a immaginare la mia faccia!', 'Messaggio ricevuto, grazie.'];
    expect(read([...prose, 'SCHIERA 2'])).toMatchObject({ isPreview: false, orders: ['SCHIERA 2'], commands: [], ignored: prose });
    expect(read(['Prova SCHIERA 2', 'Messaggio: ciao'])).toMatchObject({
      isPreview: true,
      orders: ['SCHIERA 2'],
      commands: [{ kind: 'chat', text: 'ciao' }],
    });
  });

  it('keeps both planes of a support, in one line or broken by a mail program', async () => {
    const game = await loadGame('1943-1945');
    const { state } = open(game, game.optionsSchema.parse({}), scriptedDie(Array(200).fill(3)));
    const [decision] = game.decisions(state);
    const reader = orderReaderFor(game, game.view(state, decision!.seat), [decision!], 'en');
    const line = 'ATTACK 17: 2 cubes from 18, support tank + plane 18 + plane 19';
    for (const wrapped of [false, true]) expect(readSheet({ lines: [line], wrapped }, reader, []).orders).toEqual([line]);
    const broken = ['ATTACK 17: 2 cubes from 18, support tank + plane 18', '+ plane 19', 'END'];
    expect(readSheet({ lines: broken, wrapped: true }, reader, []).orders).toEqual([line, 'END']);
  });

  it('reads the plan of a combat among the orders, in either language', async () => {
    const game = await loadGame('1943-1945');
    const zones = '18 (Allies): 4 cubes\n17 (Axis): 2 cubes\n01 (Axis): 1 cube';
    const set = game.parsePosition(`${impulse('allied', 2, 1, true)}\n${zones}`, game.optionsSchema.parse({}));
    if (!set.ok) throw new Error('no position');
    const [decision] = game.decisions(set.value);
    const reader = orderReaderFor(game, game.view(set.value, 'allied'), [decision!], 'en');
    const lines = ['Hello,', 'ATTACK 17 from 18 4 cubes', 'plan 17 stop below 40%, ask losses', 'END', 'Bye'];
    const { orders, ignored } = readSheet({ lines, wrapped: true }, reader, []);
    expect([orders, ignored]).toEqual([
      ['ATTACK 17 from 18 4 cubes', 'plan 17 stop below 40%, ask losses', 'END'],
      ['Hello,', 'Bye'],
    ]);
    expect(reader.means('PIANO 17 chiedimi')).toBe('PLAN 17 ask me');
  });
});
