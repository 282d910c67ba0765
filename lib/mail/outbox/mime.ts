import MailComposer from 'nodemailer/lib/mail-composer';
import type MimeNode from 'nodemailer/lib/mime-node';
import { wrap } from 'nodemailer/lib/qp';
import type { Envelope } from '../letters/envelope';

/** A letter as the next mail server takes it. */
export interface Wired {
  envelope: { from: string | false; to: string[] };
  /** Head and body; lines may end with a line feed alone. */
  raw: Buffer;
}

/** A letter's bytes in one go: streamed by the library piece by piece it would take several times as much. */
export function wired({ from, to, returnPath, subject, text, html, messageId, headers, pictures }: Envelope): Wired {
  const attachments = pictures.map(({ cid, filename, png }) => ({ cid, filename, content: png, contentType: 'image/png' }));
  const envelope = returnPath === null ? {} : { envelope: { from: returnPath, to } };
  // letters are in English or Italian: which encoding suits them need not be counted out
  const textEncoding = 'quoted-printable';
  const root = new MailComposer({ from, to, subject, text, html, textEncoding, messageId, headers, attachments, ...envelope }).compile();
  return { envelope: root.getEnvelope(), raw: Buffer.concat(bytesOf(root)) };
}

/** As `MimeNode.build` has them. */
function bytesOf(node: MimeNode): Buffer[] {
  const head = Buffer.from(`${node.buildHeaders()}\r\n\r\n`);
  const { boundary, childNodes } = node;
  if (!node.multipart) return [head, contentOf(node)];
  const parts = childNodes.flatMap((child, at) => [Buffer.from(`${at > 0 ? '\r\n' : ''}--${boundary}\r\n`), ...bytesOf(child)]);
  return [head, ...parts, Buffer.from(`\r\n--${boundary}--\r\n`)];
}

/** Pictures as they stand in a letter: one that goes out in many is encoded once. */
const encoded = new WeakMap<Buffer, Buffer>();

function contentOf(node: MimeNode): Buffer {
  const { content = '' } = node;
  if (Buffer.isBuffer(content)) {
    const known = encoded.get(content) ?? inLines(content.toString('base64'));
    encoded.set(content, known);
    return known;
  }
  if (typeof content !== 'string') throw new Error('a letter is made of texts and pictures');
  // as the head says by now; what is not quoted is ASCII in short lines
  const isQuoted = node.getTransferEncoding() === 'quoted-printable';
  return Buffer.from(isQuoted ? wrap(quoted(content)) : content, 'latin1');
}

/** Signs a line of base64. */
const width = 76;

function inLines(base64: string): Buffer {
  const lines = Buffer.allocUnsafe(base64.length + 2 * Math.floor((base64.length - 1) / width));
  let to = lines.write(base64.slice(0, width), 'latin1');
  for (let from = width; from < base64.length; from += width) {
    to += lines.write(`\r\n${base64.slice(from, from + width)}`, to, 'latin1');
  }
  return lines;
}

/** RFC 2045, 6.7: all but printable ASCII, and spaces at the end of a line, byte by byte. */
const unsafe = /[^\t\n\r -<>-~]|[\t ](?=[\r\n]|$)/g;
const hex = Array.from({ length: 256 }, (_, byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`);

const quoted = (text: string): string =>
  Buffer.from(text)
    .toString('latin1')
    .replace(unsafe, (byte) => hex[byte.charCodeAt(0)] ?? '');
