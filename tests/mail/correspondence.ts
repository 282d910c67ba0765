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
const addressee = ({ to }: ParsedMail): string => [to].flat()[0]?.text ?? '';
const replyTo = (letter: ParsedMail): string => letter.replyTo?.value[0]?.address ?? '';
const common = (letter: ParsedMail) => ({
  from: addressee(letter),
  to: replyTo(letter),
  inReplyTo: letter.messageId ?? '',
  subject: `Re: ${letter.subject}`,
});
const escaped = (line: string): string => line.replaceAll('&', '&amp;').replaceAll('>', '&gt;');

/** Plain text above the quote, base64, a signature. */
export const inThunderbird: Program = (letter, lines) => ({
  ...common(letter),
  text: `${lines.join('\n')}\n\n-- \nAnna\n\nOn 04/08/2025 11:00, Fieldpost wrote:\n${quoted(letter)}\n`,
  textEncoding: 'base64' as const,
});

/** Both parts, the quote as HTML has it. */
export const inGmail: Program = (letter, lines) => ({
  ...common(letter),
  text: `Ciao,\n\n${lines.join('\n')}\n\nIl giorno lun 4 ago 2025 alle ore 11:00 Fieldpost <post@fieldpost.test>\nha scritto:\n\n${quoted(letter)}\n`,
  html: `<div dir="ltr"><div>Ciao,</div><div><br></div>${lines.map((line) => `<div>${escaped(line)}</div>`).join('')}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Il giorno lun 4 ago 2025 alle ore 11:00 Fieldpost &lt;post@fieldpost.test&gt; ha scritto:<br></div><blockquote class="gmail_quote">${letter.html || ''}</blockquote></div>`,
});

/** HTML alone, the repeated letter below its head and without a mark. */
export const inOutlook: Program = (letter, lines) => ({
  ...common(letter),
  html: `<div class="WordSection1">${lines.map((line) => `<p class="MsoNormal">${escaped(line)}<o:p></o:p></p>`).join('')}<div><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>From:</b> Fieldpost &lt;post@fieldpost.test&gt;<br><b>Sent:</b> Monday, August 4, 2025 11:00 AM<br><b>To:</b> ${addressee(letter)}<br><b>Subject:</b> ${escaped(letter.subject ?? '')}</p></div></div>${letter.html || ''}</div>`,
});

/** Plain text above a quote whose head is quoted too. */
export const onPhone: Program = (letter, lines) => ({
  ...common(letter),
  text: `${lines.join('\n')}\n\nInviato da iPhone\n\n> Il giorno 4 ago 2025, alle ore 11:00, Fieldpost <post@fieldpost.test> ha scritto:\n> \n${quoted(letter)}\n`,
});

/** Plain text below the quote. */
export const inMutt: Program = (letter, lines) => ({
  ...common(letter),
  text: `On Mon, Aug 04, 2025 at 11:00:00AM +0000, Fieldpost wrote:\n${quoted(letter)}\n\n${lines.join('\n')}\n`,
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
      const player = players.find(({ address }) => address === addressee(letter));
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
