import { eq } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../db/schema';
import { audit } from '../../lib/chance/audit';
import { type GameId, loadGame } from '../../lib/games/registry';
import { type Receiver, startReceiver } from '../../lib/mail/inbound/arrival/smtp-receiver';
import { smtpTransport } from '../../lib/mail/outbox/transport';
import { en } from '../../lib/mail/words/en';
import { it as italian } from '../../lib/mail/words/it';
import { type Caller, exportTable, logEntries, tableView } from '../../lib/play';
import { onOneDatabase } from '../support/databases';
import { correspond, inGmail, inMutt, inOutlook, inThunderbird, type Mail, onPhone, type Player, type Program } from './correspondence';
import { anna, bruno, evening } from './evening';
import { clearPost, doorOf, replies } from './inbox';
import { type Catcher, catchMail, type TestPost, testPost } from './post';

/** What somebody writes who is asked for the nth time what they want to do, and may end it at once. */
type Lines = (n: number, order: string, end: string) => string[];

interface Played {
  game: GameId;
  title: string;
  options: Record<string, unknown>;
  /** How it may end. */
  reasons: string[];
  lines: Lines;
  /** Orders that came by letter, at least. */
  most: number;
  /** The round it ends in, when that is known. */
  round?: number;
  /** Who sits in its seats, and the programs they write in; Anna and Bruno unless said otherwise. */
  people?: readonly (readonly [Caller, Program])[];
}

const two = [
  [anna, inThunderbird],
  [bruno, inGmail],
] as const;

const five = [
  [{ user: 'ivan', language: 'en' }, inMutt],
  [{ user: 'greta', language: 'it' }, inOutlook],
  [anna, inThunderbird],
  [bruno, inGmail],
  [{ user: 'sara', language: 'it' }, onPhone],
] as const;

/** Games that are played by post to their end. */
const games: Played[] = [
  {
    game: 'aa-1941',
    title: 'Axis & Allies: 1941',
    options: { roundLimit: 1 },
    reasons: ['round-limit'],
    // every third letter moves only, so that the rest of the turn has to be asked for
    lines: (n, order, end) => (n % 3 === 0 ? [order] : [order, end]),
    most: 15,
    round: 1,
  },
  {
    game: 'aa-revised',
    title: 'Axis & Allies: Revised',
    options: {
      seating: 'ussr,germany,uk,japan,usa',
      roundLimit: 1,
      advantages: 2,
      chosenAdvantages: ['non-aggression', 'lend-lease', 'wolf-packs', 'enigma', 'joint-strike', 'kamikaze', 'kaiten', 'chinese-divisions'],
      lendLeaseConsent: true,
    },
    reasons: ['round-limit'],
    lines: (n, order, end) => (n % 3 === 0 ? [order] : [order, end]),
    most: 15,
    round: 1,
    people: five,
  },
  {
    game: '1943-1945',
    title: '1943–1945',
    options: {},
    reasons: ['turns', 'turns-draw', 'stars', 'munich', 'eliminated', 'eliminated-draw'],
    // with half of the impulses passed a game takes few letters
    lines: (n, order, end) => (n % 2 === 0 ? [end] : [order, end]),
    most: 20,
  },
];

/** The lines of a letter that are legal as they stand. */
function ready(text: string): string[] {
  const heads = [en, italian].flatMap(({ ready, allReady }) => [ready, allReady]);
  const lines = text.split('\n');
  const first = lines.findIndex((line) => heads.includes(line)) + 1;
  const length = lines.slice(first).findIndex((line) => !/^ {4}\S/.test(line));
  return first === 0 ? [] : lines.slice(first, first + length).map((line) => line.trim());
}

/** Somebody who only ever opens a mailbox: knows of the game what letters say, and answers from one mail program. */
class Correspondent implements Player {
  private readonly read = new Set<string>();
  private asked = 0;
  over = false;

  constructor(
    readonly address: string,
    private readonly end: string,
    private readonly lines: Lines,
    private readonly write: Program,
  ) {}

  /** The reply to a letter; null when it asks for none, or was read before. */
  async reply(letter: ParsedMail): Promise<Mail | null> {
    const { messageId = '', text = '', subject = '' } = letter;
    if (this.read.has(messageId)) return null;
    this.read.add(messageId);
    this.over ||= /^(The game is over|La partita è finita): /.test(subject);
    const legal = ready(text);
    const order = legal.findLast((line) => line !== this.end) ?? legal[0];
    if (order === undefined) return null;
    if (!legal.includes(this.end) || order === this.end) return this.write(letter, [order]);
    return this.write(letter, this.lines(++this.asked, order, this.end));
  }
}

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
    'of $title is played between mailboxes with no page opened',
    async ({ game, options, reasons, lines, most, round, people = two }) => {
      await clearPost(post);
      catcher.caught.length = 0;
      const door = doorOf(post);
      const { id } = await evening(post, { game, options, title: 'By post', people: people.map(([caller]) => caller) });
      const players = people.map(
        ([{ user, language }, write]) => new Correspondent(`${user}@example.org`, language === 'en' ? 'END' : 'FINE', lines, write),
      );
      const letters = await correspond({ post, door, catcher, port: receiver.port }, players, 800);
      expect(letters).toBeLessThan(800);
      expect(post.complaints).toEqual([]);
      expect(door.complaints).toEqual([]);
      const [table] = await post.db.select().from(tables).where(eq(tables.id, id));
      expect(table?.status).toBe('over');
      expect(reasons).toContain(table?.outcome?.reason);
      expect(players.filter(({ over }) => !over)).toEqual([]);
      const { entries } = await logEntries(anna, id);
      // which questions had but one answer depends on the dice
      expect([...new Set(entries.map(({ via }) => via))].filter((via) => via !== 'forced').sort()).toEqual(['mail', 'standing']);
      expect(entries.filter(({ via }) => via === 'mail').length).toBeGreaterThan(most);
      if (round !== undefined) expect((await tableView(anna, id)).moment?.round).toBe(round);
      // what anybody may check: the file replays, and its dice come from the secret
      const file = await exportTable(anna, id);
      expect(await audit(await loadGame(game), file)).toMatchObject({ ok: true, diceChecked: true });
      // one answer to every letter, none twice
      const answers = catcher.caught.filter(
        ({ subject = '', inReplyTo = '' }) => !inReplyTo.includes('<table.') && subject.includes('By post'),
      );
      expect(answers.length).toBe(letters);
      expect(answers.filter(({ text = '' }) => /WERE REFUSED|SONO STATI RIFIUTATI/.test(text)).map(({ text }) => text)).toEqual([]);
      expect(new Set(catcher.caught.map(({ messageId }) => messageId)).size).toBe(catcher.caught.length);
    },
    240_000,
  );
});
