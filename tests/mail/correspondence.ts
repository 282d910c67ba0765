import type { ParsedMail } from 'mailparser';
import { createTransport, type Transporter } from 'nodemailer';
import { processInbox } from '../../lib/mail/inbound/process-inbox';
import { deliverDue } from '../../lib/mail/outbox/deliver';
import type { OpenDoor } from './inbox';
import type { Catcher, TestPost } from './post';
import { dkimSigned } from './sender';

export type Mail = Parameters<Transporter['sendMail']>[0];

/** How a mail program writes the reply to a letter. */
export type Program = (letter: ParsedMail, lines: readonly string[]) => Mail;

/** Somebody who only ever opens a mailbox. */
export interface Player {
  address: string;
  /** The reply to a letter; null when it asks for none, or was answered before. */
  reply(letter: ParsedMail): Promise<Mail | null>;
}

const pause = 11_000;

const quoted = ({ text = '' }: ParsedMail): string => text.replace(/^/gm, '> ');
const replyTo = (letter: ParsedMail): string => letter.replyTo?.value[0]?.address ?? '';
const common = (letter: ParsedMail) => ({ to: replyTo(letter), inReplyTo: letter.messageId ?? '', subject: `Re: ${letter.subject}` });
const escaped = (line: string): string => line.replaceAll('&', '&amp;').replaceAll('>', '&gt;');

/** Plain text above the quote, base64, a signature. */
export const inThunderbird: Program = (letter, lines) => ({
  ...common(letter),
  from: 'Anna <anna@example.org>',
  text: `${lines.join('\n')}\n\n-- \nAnna\n\nOn 04/08/2025 11:00, Fieldpost wrote:\n${quoted(letter)}\n`,
  textEncoding: 'base64' as const,
});

/** Both parts, the quote as HTML has it. */
export const inGmail: Program = (letter, lines) => ({
  ...common(letter),
  from: 'Bruno <bruno@example.org>',
  text: `Ciao,\n\n${lines.join('\n')}\n\nIl giorno lun 4 ago 2025 alle ore 11:00 Fieldpost <post@fieldpost.test>\nha scritto:\n\n${quoted(letter)}\n`,
  html: `<div dir="ltr"><div>Ciao,</div><div><br></div>${lines.map((line) => `<div>${escaped(line)}</div>`).join('')}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Il giorno lun 4 ago 2025 alle ore 11:00 Fieldpost &lt;post@fieldpost.test&gt; ha scritto:<br></div><blockquote class="gmail_quote">${letter.html || ''}</blockquote></div>`,
});

/** Lets players answer letters, all by real mail servers, until nobody has anything to say or `most` were sent; returns how many were. */
export async function correspond(
  { post, door, catcher, port }: { post: TestPost; door: OpenDoor; catcher: Catcher; port: number },
  players: readonly Player[],
  most: number,
): Promise<number> {
  const outgoing = createTransport({ host: '127.0.0.1', port });
  const build = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let letters = 0;
  let read = 0;
  for (let idle = 0; idle < 3 && letters < most; ) {
    post.clock.pass(pause);
    while ((await deliverDue(post)) > 0);
    const sent = letters;
    const arrived = catcher.caught.slice(read);
    read = catcher.caught.length;
    for (const letter of arrived) {
      const player = players.find(({ address }) => [letter.to].flat().some((each) => each?.text === address));
      const reply = await player?.reply(letter);
      if (!player || !reply) continue;
      const { message } = await build.sendMail(reply);
      const raw = await dkimSigned(message as Buffer);
      await outgoing.sendMail({ envelope: { from: player.address, to: [replyTo(letter)] }, raw });
      letters++;
    }
    while ((await processInbox(door)) > 0);
    idle = letters === sent ? idle + 1 : 0;
  }
  return letters;
}
