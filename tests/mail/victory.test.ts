import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../db/schema';
import { audit } from '../../lib/chance/audit';
import { type GameId, loadGame } from '../../lib/games/registry';
import { type Receiver, startReceiver } from '../../lib/mail/inbound/arrival/smtp-receiver';
import { smtpTransport } from '../../lib/mail/outbox/transport';
import { exportTable, logEntries } from '../../lib/play';
import { onOneDatabase } from '../support/databases';
import { correspond, inGmail, inThunderbird } from './correspondence';
import { anna, bruno, evening } from './evening';
import { clearPost, doorOf, replies } from './inbox';
import { type Catcher, catchMail, type TestPost, testPost } from './post';
import { type Reach, Writer } from './writer';

interface Played {
  title: string;
  game: GameId;
  options: Record<string, unknown>;
  /** How it may end. */
  reasons: string[];
  reach: Reach;
  /** How their letters are answered that count. */
  taken: RegExp;
  /** Questions with but one answer come up, whatever the dice. */
  isForced: boolean;
  /** Above what it takes: one that goes on for ever must not keep the tests. */
  most: number;
}

const games: Played[] = [
  {
    title: 'A&A 1941',
    game: 'aa-1941',
    options: { victoryMode: 'short' },
    reasons: ['victory-short'],
    reach: 'die',
    taken: /your orders were played|i tuoi ordini sono stati giocati/i,
    isForced: true,
    most: 500,
  },
  {
    title: 'Miniatures',
    game: 'aa-miniatures',
    options: {},
    reasons: ['objective', 'points', 'destroyed'],
    reach: 'phase',
    taken: /your orders (were played|are sealed)|i tuoi ordini (sono stati giocati|sono sigillati)/i,
    isForced: false,
    most: 80,
  },
];

onOneDatabase('a whole game', () => {
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

  it.each(games)(
    'of $title is played between two mailboxes from the set-up to a victory, in English and Italian, with prose around the orders',
    async ({ game, options, reasons, reach, taken, isForced, most }) => {
      await clearPost(post);
      catcher.caught.length = 0;
      const door = doorOf(post);
      // no clock: what is thought out beforehand looks at the one on the wall
      const { id } = await evening(post, {
        game,
        options,
        title: 'By post',
        timeControl: { kind: 'none' },
      });
      const players = [
        new Writer(anna, 'anna@example.org', id, inThunderbird, reach),
        new Writer(bruno, 'bruno@example.org', id, inGmail, reach),
      ];
      const letters = await correspond({ post, door, catcher, port: receiver.port }, players, most);
      expect(post.complaints).toEqual([]);
      expect(door.complaints).toEqual([]);
      const answers = catcher.caught.filter(({ headers }) => headers.get('auto-submitted') === 'auto-replied');
      const inVain = answers.filter(({ text = '' }) => !taken.test(text));
      expect(inVain.map(({ text }) => text)).toEqual([]);
      for (const ignored of ['Not read as orders: Hi Bruno, · it has been raining', 'Ciao Anna, ecco i miei ordini: · Un saluto, · B.'])
        expect(answers.some(({ text = '' }) => text.replace(/\s+/g, ' ').includes(ignored))).toBe(true);
      const [table] = await post.db.select().from(tables).where(eq(tables.id, id));
      expect(reasons).toContain(table?.outcome?.reason);
      expect(table?.outcome?.winners).toHaveLength(1);
      expect(letters).toBeLessThan(most);
      expect(answers).toHaveLength(letters);
      expect(players.map(({ over }) => over)).toEqual([true, true]);
      const { entries } = await logEntries(anna, id);
      const vias = new Set(entries.map(({ via }) => via));
      if (!isForced) vias.delete('forced');
      expect(vias).toEqual(new Set(isForced ? ['mail', 'forced', 'standing'] : ['mail', 'standing']));
      const file = await exportTable(anna, id);
      expect(await audit(await loadGame(game), file)).toMatchObject({ ok: true, diceChecked: true });
    },
    600_000,
  );
});
