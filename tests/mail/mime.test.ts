import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../lib/engine';
import type { Envelope } from '../../lib/mail/letters/envelope';
import { wired } from '../../lib/mail/outbox/mime';

const random = seeded('pictures');
const png = (bytes: number): Buffer => Buffer.from(Array.from({ length: bytes }, () => Math.floor(random() * 256)));

const letter: Envelope = {
  ...{ outboxId: 'o1', kind: 'turn', tableId: 't1', userId: 'u1', returnPath: 'back+o1@post.example' },
  ...{ from: 'Fieldpost <post@post.example>', to: 'anna@post.example', messageId: '<o1@post.example>' },
  subject: 'È il tuo turno: Ärger, «qui» and a subject that is longer than a line of a head may ever be, by far',
  text: `First\n.\n..two dots\n${'A line that is long and goes on. '.repeat(9)}\ntab\tand space \nÈ così – ✠ 🎲 ${'è'.repeat(90)}\n=3D= \n`,
  html: `<!DOCTYPE html><p style="color: red">${'<b>Perché</b> = “no” '.repeat(40)}</p>\n.\n<img src="cid:board">`,
  headers: { 'List-Id': '<table-t1.post.example>', References: '<a@post.example> <b@post.example>', 'Reply-To': 'r+abc@post.example' },
  pictures: [{ cid: 'board', filename: 'board.png', png: png(20_000) }],
};

/** What the mail library makes of a letter when it streams it. */
async function streamed({ from, to, returnPath, subject, text, html, messageId, headers, pictures }: Envelope) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const attachments = pictures.map(({ cid, filename, png }) => ({ cid, filename, content: png, contentType: 'image/png' }));
  const envelope = returnPath === null ? {} : { envelope: { from: returnPath, to } };
  const mail = { from, to, subject, text, html, textEncoding: 'quoted-printable' as const, messageId, headers, attachments, ...envelope };
  const sent = await transport.sendMail(mail);
  return { raw: steady(sent.message as Buffer), from: sent.envelope.from };
}

/** Lines of a picture; the library makes its last one too long. */
const picture = /(?<=base64\r\n(?:.+\r\n)*\r\n)[A-Za-z0-9+/=\r\n]+(?=\r\n--)/;

/** Without what is random or the time, pictures in one line. */
const steady = (raw: Buffer): string =>
  raw
    .toString('latin1')
    .replace(/^Date: .*$/m, 'Date: then')
    .replace(/--_NmP-[0-9a-f]+-/g, '--_NmP-x-')
    .replace(picture, (lines) => lines.replaceAll('\r\n', ''));

describe('a letter in one go', () => {
  it.each([
    ['with a picture', letter],
    ['without one', { ...letter, pictures: [] }],
    ['that comes back to its sender', { ...letter, returnPath: null }],
    ['of short lines', { ...letter, subject: 'Turn', text: 'Plain\n', html: '<p>Plain</p>' }],
    // whole lines, and one, two and three letters beyond
    ...[57, 58, 59, 60, 57 * 2048, 57 * 2048 + 1].map((size) => [
      `with a picture of ${size} bytes`,
      { ...letter, pictures: [{ cid: 'board', filename: 'board.png', png: png(size) }] },
    ]),
  ] as [string, Envelope][])('%s is what the mail library streams', async (_, envelope) => {
    const whole = wired(envelope);
    const expected = await streamed(envelope);
    expect(steady(whole.raw)).toBe(expected.raw);
    expect(whole.envelope).toEqual({ from: expected.from, to: [envelope.to] });
    const [lines = ''] = picture.exec(whole.raw.toString('latin1')) ?? [];
    expect(lines.length > 0).toBe(envelope.pictures.length > 0);
    expect(lines.split('\r\n').filter((line) => line.length > 76)).toEqual([]);
  });
});
