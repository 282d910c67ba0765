import { createHmac } from 'node:crypto';
import { multipart } from './forms';
import { badText, oneOf, type Random } from './values';

/** Key of the provider that letters come through. */
export const providerKey = 'bench';

/** Lines that letters are made of besides what breaks programs. */
const lines = [
  'PASS',
  'END',
  'HELP',
  'STATUS',
  'CHAT Hello',
  'WATCH',
  '> PASS',
  '-- ',
  'On Monday somebody wrote:',
  'DEPLOY 3',
  '# nothing',
];
const heads = [
  'Content-Type: text/plain; charset=utf-8',
  'Content-Type: text/html; charset=utf-8',
  'Content-Type: multipart/mixed; boundary="b"',
  'Content-Type: multipart/alternative; boundary=""',
  'Content-Transfer-Encoding: base64',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Type: text/plain; charset=x-unheard-of',
  'Content-Type: message/delivery-status',
  'Auto-Submitted: auto-replied',
  'In-Reply-To: <letter.x@localhost>',
  'Date: yesterday',
];

/** As it can stand in a line of a letter's head. */
const oneLine = (text: string): string => text.replace(/[\r\n\0]/g, ' ').slice(0, 900);

/** A letter that nobody should send, and to whom. */
export function badLetter(random: Random, writers: readonly string[]): { from: string; to: string; raw: Buffer } {
  const from =
    random() < 0.7
      ? oneOf(random, writers)
      : `${encodeURIComponent(
          badText(random)
            .slice(0, 60)
            .replace(/[\ud800-\udfff]/g, ''),
        )}@x.invalid`;
  const to = oneOf(random, ['post@localhost', 'post+abcdefghijklmnop@localhost', 'post+b.abc@localhost', 'post+@localhost']);
  const count = oneOf(random, [0, 1, 5, 60, 400]);
  const body = Array.from({ length: count }, () => (random() < 0.5 ? oneOf(random, lines) : badText(random)));
  const head = [
    `From: ${random() < 0.9 ? from : oneLine(badText(random))}`,
    `To: ${to}`,
    `Subject: ${oneLine(badText(random))}`,
    ...(random() < 0.9 ? [`Message-ID: <${Math.floor(random() * 1e12)}@x.invalid>`] : []),
    ...heads.filter(() => random() < 0.15),
    ...(random() < 0.05 ? Array.from({ length: 500 }, (_, n) => `X-${n}: ${oneLine(badText(random))}`) : []),
  ];
  return { from, to, raw: Buffer.from([...head, '', ...body].join('\r\n')) };
}

/** A letter as its provider hands it over. */
export function handedOver({ from, to, raw }: ReturnType<typeof badLetter>, token: string): ReturnType<typeof multipart> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const fields = {
    timestamp,
    token,
    signature: createHmac('sha256', providerKey)
      .update(timestamp + token)
      .digest('hex'),
  };
  return multipart(Object.entries({ ...fields, sender: from, recipient: to, 'body-mime': raw.toString('latin1').replaceAll('\0', ' ') }));
}
