import { createHash } from 'node:crypto';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { headLength, headOf, isTangled, withCharsets } from './mime';

/** Bytes of a message; of a longer one nothing but its beginning is looked at, to say so to its sender. */
export const largestMessage = 1024 * 1024;
/** Bytes that are kept of a longer one: all of its head. No mail program writes a longer head. */
export const longestHead = 64 * 1024;

/** What the head of a message says, as far as we look at it. */
export interface Head {
  /** Addresses of From, lower case; none when the header stands there twice. */
  from: string[];
  /** Names that the sender may sign with. */
  names: string[];
  subject: string;
  /** Addresses it says it was sent or delivered to, lower case. */
  recipients: string[];
  references: string[];
  /** Of a multipart/report: delivery-status, feedback-report. */
  reportType: string | null;
  /** First value of each header as it stands there, by its name in lower case. */
  headers: ReadonlyMap<string, string>;
}

/** A message as far as we look at it. */
export interface Message extends Head {
  /** The plain part; empty when there is none. */
  text: string;
  /** The HTML part; null when there is none. */
  html: string | null;
  /** Of too many parts, or nested too deeply: only its head was read. */
  tangled: boolean;
  /** Lines of the plain part were not broken for width. */
  flowed: boolean;
  /** Names and types of what is attached. */
  attached: string[];
  /** The part of a report that machines read, unless it is among the text. */
  report: string;
  /** Head of a message sent back inside this one. */
  returned: string | null;
}

const asItStands = { skipTextLinks: true, skipImageLinks: true, skipHtmlToText: true };

/** Reads the head of a raw message. */
export const readHead = async (raw: Buffer): Promise<Head> => headIn(await simpleParser(headOf(raw), asItStands));

/** Whether a head is longer than any that is read. */
export const isEndless = (raw: Buffer): boolean => headLength(raw.toString('latin1')) > longestHead;

/** Reads a raw message; broken MIME is read as far as it goes. Text without a character set is UTF-8, else windows-1252. */
export async function readMessage(raw: Buffer): Promise<Message> {
  const tangled = isTangled(raw);
  const mail = await simpleParser(tangled ? headOf(raw) : raw, asItStands);
  const text = mail.text ?? '';
  const html = mail.html || null;
  const again = isGarbled(text) || isGarbled(html ?? '') ? await simpleParser(withCharsets(raw), asItStands) : mail;
  return {
    ...headIn(mail),
    text: isGarbled(text) ? (again.text ?? '') : text,
    html: isGarbled(html ?? '') ? again.html || null : html,
    tangled,
    flowed: /format="?flowed/i.test(rawHeader(mail, 'content-type') ?? ''),
    attached: mail.attachments.map(({ filename, contentType }) => filename ?? contentType),
    report: contentOf(mail, /^message\/feedback-report/) ?? '',
    returned: contentOf(mail, /^(message|text)\/rfc822/),
  };
}

function headIn(mail: ParsedMail): Head {
  // with two From headers programs disagree on who wrote it
  const senders = mail.headerLines.filter(({ key }) => key === 'from').length === 1 ? addressesIn(mail.from) : [];
  return {
    from: senders.map(({ address }) => address),
    names: senders.flatMap(({ name }) => namesIn(name)),
    subject: mail.subject ?? '',
    recipients: recipientsOf(mail),
    references: [mail.references ?? []].flat().filter((id) => /^<[^<>\s]{1,250}>$/.test(id)),
    reportType: /report-type="?([\w-]+)/i.exec(rawHeader(mail, 'content-type') ?? '')?.[1]?.toLowerCase() ?? null,
    headers: new Map(mail.headerLines.toReversed().map(({ key, line }) => [key, unfolded(line)])),
  };
}

/** Holds what no character was found for. */
const isGarbled = (text: string): boolean => text.includes('\ufffd');

/** Values of a header of a raw message, the topmost first, each on one line. */
export function headersOf(raw: Buffer, name: string): string[] {
  const [head = ''] = raw.toString('latin1').split(/\r?\n\r?\n/, 1);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const prefix = `${name.toLowerCase()}:`;
  return lines.flatMap((line) => (line.toLowerCase().startsWith(prefix) ? [line.slice(prefix.length).trim()] : []));
}

/** What a raw message is known by: its Message-ID, or the SHA-256 of a message without one. */
export function messageKey(raw: Buffer): string {
  const [, id] = /^(<[^<>\s\p{Cc}]{1,900}>)/u.exec(headersOf(raw, 'message-id')[0] ?? '') ?? [];
  return id ?? `sha256:${createHash('sha256').update(raw).digest('hex')}`;
}

function addressesIn(field: AddressObject | AddressObject[] | undefined): { address: string; name: string }[] {
  const all = [field ?? []].flat().flatMap(({ value }) => value.flatMap((each) => each.group ?? [each]));
  return all.flatMap(({ address, name }) => (address ? [{ address: address.toLowerCase(), name }] : []));
}

/** "Rossi, Anna Maria (Lega)" may sign as Anna, Anna Maria, Rossi … */
function namesIn(name: string): string[] {
  const words = name
    .replace(/\(.*?\)|["',]/g, ' ')
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word));
  return words.length === 0 ? [] : [words.join(' '), [...words].reverse().join(' '), ...words];
}

const deliveries = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to', 'resent-to', 'apparently-to'];

function recipientsOf({ to, cc, headerLines }: ParsedMail): string[] {
  const named = [...addressesIn(to), ...addressesIn(cc)].map(({ address }) => address);
  const told = headerLines.filter(({ key }) => deliveries.includes(key)).flatMap(({ line }) => addressesAmong(line));
  return [...new Set([...told.map((address) => address.toLowerCase()), ...named])];
}

const addressesAmong = (text: string): string[] => text.match(/[^\s<>,;:"]+@[^\s<>,;"]+/g) ?? [];

/** Whatever looks like an address in the headers that say to whom a raw message went, told without parsing it. */
export const recipientsIn = (raw: Buffer): string[] =>
  [...deliveries, 'to', 'cc'].flatMap((name) => headersOf(raw, name)).flatMap((value) => addressesAmong(value));

const contentOf = ({ attachments }: ParsedMail, type: RegExp): string | null =>
  attachments.find(({ contentType }) => type.test(contentType))?.content.toString('utf8') ?? null;

const rawHeader = ({ headerLines }: ParsedMail, name: string): string | null => {
  const line = headerLines.find(({ key }) => key === name)?.line;
  return line === undefined ? null : unfolded(line);
};

/** The value of a header's line, not decoded. */
const unfolded = (line: string): string =>
  line
    .slice(line.indexOf(':') + 1)
    .replace(/\r?\n[ \t]+/g, ' ')
    .trim();
