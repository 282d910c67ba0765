import { eq } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../db/schema';
import { audit } from '../../lib/chance/audit';
import { type Language, seeded } from '../../lib/engine';
import { format } from '../../lib/games/axis-allies/notation';
import { loadGame } from '../../lib/games/registry';
import { type Receiver, startReceiver } from '../../lib/mail/inbound/arrival/smtp-receiver';
import { smtpTransport } from '../../lib/mail/outbox/transport';
import { type Caller, exportTable, logEntries, preview, tableView } from '../../lib/play';
import { onEmbeddedDatabase } from '../support/databases';
import { correspond, inGmail, inThunderbird, type Mail, type Player, type Program } from './correspondence';
import { anna, bruno, evening } from './evening';
import { clearPost, doorOf, replies } from './inbox';
import { type Catcher, catchMail, type TestPost, testPost } from './post';

/** What people write around their orders: above, below. */
const prose: Record<Language, { above: string[]; below: string[] }[]> = {
  en: [
    {
      above: ['Hi Bruno,', '', 'it has been raining all week in Bath. Here are my orders:'],
      below: ['Let us see how you like that!', '', 'Cheers,', 'A.'],
    },
    { above: ['Good evening,'], below: ['Sincerely', 'Anna'] },
    { above: ['Sorry for the delay, the cat sat on the map again.'], below: ['Fine weather for sailing, by the way.'] },
    { above: [], below: ['Anna'] },
  ],
  it: [
    { above: ['Ciao Anna, ecco i miei ordini:'], below: ['Un saluto,', 'B.'] },
    {
      above: ['Buonasera a tutti,', 'qui a Roma ci sono ancora 31 gradi.', ''],
      below: ['', 'Vediamo un po’ che cosa ne dici!', 'A presto', 'Bruno'],
    },
    { above: ['scrivo dal treno, perdona la fretta'], below: ['Grazie mille e buona serata'] },
    { above: [], below: ['Cordiali saluti'] },
  ],
};

/** Orders a turn may have; more is a bot that has lost its way. */
const longestTurn = 60;

/** Somebody who thinks like the practice bot about what they may see, and writes it down with courtesies, in their own language. */
class Writer implements Player {
  private readonly random = seeded('by post');
  private written = 0;
  over = false;

  constructor(
    private readonly caller: Caller,
    readonly address: string,
    private readonly table: string,
    private readonly program: Program,
  ) {}

  async reply(letter: ParsedMail): Promise<Mail | null> {
    this.over ||= /the game is over|la partita è finita/i.test(letter.text ?? '');
    const orders = await this.turn();
    if (orders.length === 0) return null;
    const all = prose[this.caller.language];
    const { above, below } = all[this.written++ % all.length] ?? { above: [], below: [] };
    return this.program(letter, [...above, ...orders, '', ...below]);
  }

  /** The rest of the turn as far as it can be foreseen: to the first die, or to its end. */
  private async turn(): Promise<string[]> {
    const { caller, table } = this;
    const game = await loadGame('aa-1941');
    const { questions, view, status } = await tableView(caller, table);
    const [first] = questions;
    if (status !== 'running' || !first) return [];
    const orders: string[] = [];
    let seen = { view, questions };
    while (orders.length < longestTurn) {
      const question = seen.questions.find(({ seat }) => seat === first.seat);
      if (!question) break;
      const order = game.bot(seen.view, { ...question, id: question.decision }, this.random);
      orders.push(format(order, caller.language));
      const tried = await preview(caller, { table, seat: first.seat, decision: first.decision, orders });
      expect(tried.refused).toBeNull();
      if (tried.stoppedAt !== null || tried.beyond !== null) break;
      seen = tried;
    }
    return orders;
  }
}

/** Far above what a game takes: one that goes on for ever must not keep the tests. */
const mostLetters = 500;

onEmbeddedDatabase('a whole game of 1941', () => {
  let post: TestPost;
  let catcher: Catcher;
  let receiver: Receiver;

  beforeAll(async () => {
    catcher = await catchMail();
    post = { ...(await testPost(smtpTransport(catcher.url))), replies };
    await clearPost(post);
    receiver = await startReceiver(doorOf(post), { port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await receiver.close();
    post.transport.close();
    await catcher.close();
  });

  it('is played between two mailboxes from the set-up to a victory, in English and Italian, with prose around the orders', async () => {
    await clearPost(post);
    catcher.caught.length = 0;
    const door = doorOf(post);
    // no clock: what is thought out beforehand looks at the one on the wall
    const { id } = await evening(post, {
      game: 'aa-1941',
      options: { victoryMode: 'short' },
      title: 'By post',
      timeControl: { kind: 'none' },
    });
    const players = [new Writer(anna, 'anna@example.org', id, inThunderbird), new Writer(bruno, 'bruno@example.org', id, inGmail)];
    const letters = await correspond({ post, door, catcher, port: receiver.port }, players, mostLetters);
    expect(post.complaints).toEqual([]);
    expect(door.complaints).toEqual([]);
    const answers = catcher.caught.filter(({ headers }) => headers.get('auto-submitted') === 'auto-replied');
    const inVain = answers.filter(({ text = '' }) => !/your orders were played|i tuoi ordini sono stati giocati/i.test(text));
    expect(inVain.map(({ text }) => text)).toEqual([]);
    for (const ignored of ['Not read as orders: Hi Bruno, · it has been raining', 'Ciao Anna, ecco i miei ordini: · Un saluto, · B.'])
      expect(answers.some(({ text = '' }) => text.replace(/\s+/g, ' ').includes(ignored))).toBe(true);
    const [table] = await post.db.select().from(tables).where(eq(tables.id, id));
    expect(table?.outcome?.reason).toBe('victory-short');
    expect(table?.outcome?.winners).toHaveLength(1);
    expect(letters).toBeLessThan(mostLetters);
    expect(answers).toHaveLength(letters);
    expect(players.map(({ over }) => over)).toEqual([true, true]);
    const { entries } = await logEntries(anna, id);
    expect(new Set(entries.map(({ via }) => via))).toEqual(new Set(['mail', 'forced', 'standing']));
    const file = await exportTable(anna, id);
    expect(await audit(await loadGame('aa-1941'), file)).toMatchObject({ ok: true, diceChecked: true });
  }, 600_000);
});
