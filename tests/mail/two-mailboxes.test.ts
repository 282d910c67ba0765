import { eq } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { createTransport, type Transporter } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../db/schema';
import { audit } from '../../lib/chance/audit';
import { type GameId, loadGame } from '../../lib/games/registry';
import { handleDue } from '../../lib/mail/inbound/handle';
import { type Receiver, startReceiver } from '../../lib/mail/inbound/receiver';
import { deliverDue } from '../../lib/mail/outbox';
import { smtpTransport } from '../../lib/mail/transport';
import { exportTable, logEntries, tableView } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { anna, evening } from './evening';
import { clearPost, doorOf, replies } from './inbox';
import { type Catcher, catchMail, type TestPost, testPost } from './post';
import { dkimSigned } from './sender';

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
}

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
    game: '1943-1945',
    title: '1943–1945',
    options: {},
    reasons: ['turns', 'stars', 'munich', 'eliminated'],
    // with half of the impulses passed a game takes few letters
    lines: (n, order, end) => (n % 2 === 0 ? [end] : [order, end]),
    most: 20,
  },
];
const pause = 11_000;

/** The lines of a letter that are legal as they stand. */
function ready(text: string): string[] {
  const [, lines = ''] = text.split(/^(?:Ready to type, legal now|Pronti da scrivere, validi ora):$/m);
  return lines.split('\n').flatMap((line) => (/^ {4}\S/.test(line) ? [line.trim()] : []));
}

/** Somebody who only ever opens a mailbox: knows of the game what letters say, and answers from one mail program. */
class Correspondent {
  private readonly read = new Set<string>();
  private asked = 0;
  over = false;

  constructor(
    readonly address: string,
    private readonly end: string,
    private readonly lines: Lines,
    private readonly write: (letter: ParsedMail, lines: string[]) => Parameters<Transporter['sendMail']>[0],
  ) {}

  /** The reply to a letter; null when it asks for none, or was read before. */
  reply(letter: ParsedMail): Parameters<Transporter['sendMail']>[0] | null {
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

const quoted = ({ text = '' }: ParsedMail): string => text.replace(/^/gm, '> ');
const replyTo = (letter: ParsedMail): string => letter.replyTo?.value[0]?.address ?? '';
const common = (letter: ParsedMail) => ({ to: replyTo(letter), inReplyTo: letter.messageId ?? '', subject: `Re: ${letter.subject}` });
const escaped = (line: string): string => line.replaceAll('&', '&amp;').replaceAll('>', '&gt;');

/** Plain text above the quote, base64, a signature. */
const inThunderbird = (letter: ParsedMail, lines: string[]) => ({
  ...common(letter),
  from: 'Anna <anna@example.org>',
  text: `${lines.join('\n')}\n\n-- \nAnna\n\nOn 04/08/2025 11:00, Fieldpost wrote:\n${quoted(letter)}\n`,
  textEncoding: 'base64' as const,
});

/** Both parts, the quote as HTML has it. */
const inGmail = (letter: ParsedMail, lines: string[]) => ({
  ...common(letter),
  from: 'Bruno <bruno@example.org>',
  text: `Ciao,\n\n${lines.join('\n')}\n\nIl giorno lun 4 ago 2025 alle ore 11:00 Fieldpost <post@fieldpost.test>\nha scritto:\n\n${quoted(letter)}\n`,
  html: `<div dir="ltr"><div>Ciao,</div><div><br></div>${lines.map((line) => `<div>${escaped(line)}</div>`).join('')}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Il giorno lun 4 ago 2025 alle ore 11:00 Fieldpost &lt;post@fieldpost.test&gt; ha scritto:<br></div><blockquote class="gmail_quote">${letter.html || ''}</blockquote></div>`,
});

onEachDatabase('a whole game', () => {
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
    'of $title is played between two mailboxes with no page opened',
    async ({ game, options, reasons, lines, most, round }) => {
      await clearPost(post);
      catcher.caught.length = 0;
      const door = doorOf(post);
      const { id } = await evening(post, { game, options, title: 'By post' });
      const players = [
        new Correspondent('anna@example.org', 'END', lines, inThunderbird),
        new Correspondent('bruno@example.org', 'FINE', lines, inGmail),
      ];
      const outgoing = createTransport({ host: '127.0.0.1', port: receiver.port });
      const build = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      let letters = 0;
      for (let idle = 0; idle < 3; ) {
        post.clock.pass(pause);
        while ((await deliverDue(post)) > 0);
        const sent = letters;
        for (const letter of catcher.caught) {
          const player = players.find(({ address }) => [letter.to].flat().some((each) => each?.text === address));
          const reply = player?.reply(letter);
          if (!player || !reply) continue;
          const { message } = await build.sendMail(reply);
          const raw = await dkimSigned(message as Buffer);
          await outgoing.sendMail({ envelope: { from: player.address, to: [replyTo(letter)] }, raw });
          letters++;
        }
        while ((await handleDue(door)) > 0);
        idle = letters === sent ? idle + 1 : 0;
        expect(letters).toBeLessThan(800);
      }
      expect(post.complaints).toEqual([]);
      expect(door.complaints).toEqual([]);
      const [table] = await post.db.select().from(tables).where(eq(tables.id, id));
      expect(table?.status).toBe('over');
      expect(reasons).toContain(table?.outcome?.reason);
      expect(players.map(({ over }) => over)).toEqual([true, true]);
      const { entries } = await logEntries(anna, id);
      expect(new Set(entries.map(({ via }) => via))).toEqual(new Set(['mail', 'forced', 'standing']));
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
