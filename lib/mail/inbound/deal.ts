import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type InboxRow, invitationOf, receiverOf } from '../../../db/inbox';
import { findReplyToken, type ReplyTokenRow, spendReplyToken } from '../../../db/reply-tokens';
import { users } from '../../../db/schema';
import { comeBack, invitationReturned, limit, PlayError } from '../../play';
import { noteAlive, noteBounce, noteComplaint } from '../troubles';
import { letterWords } from '../words';
import { act, type Errand, sheetOf, sightOf } from './act';
import { type Mailbox, mailboxOf } from './addresses';
import type { Answer, Part } from './answer';
import type { Door } from './handle';
import { type Message, readMessage } from './message';
import { reportIn } from './reports';
import type { Sheet } from './sheet';
import { reasonForSilence } from './silence';
import { confirmationToken } from './tokens';
import { proofOf, verdictOf } from './trust';
import { writtenIn } from './written';

/** What became of a message. */
export interface Fate {
  /** For the record: `answered`, `confirm`, `report: …`, `silence: …`. */
  fate: string;
  /** It did something: a copy of it must not do it again. */
  hasEffect: boolean;
  answer?: Answer & { userId: string; tableId: string };
}

const silence = (reason: string): Fate => ({ fate: `silence: ${reason}`, hasEffect: false });

/** Letters a player is answered in an hour: more is a loop, or a machine gone wild. */
const answersAnHour = { most: 400, seconds: 60 * 60 };
/** Requests for confirmation a player gets in a day: strangers can cause them. */
const confirmationsADay = { most: 20, seconds: 24 * 60 * 60 };

/** Deals with one message that came in. */
export async function deal(door: Door, row: InboxRow): Promise<Fate> {
  const { db, replies } = door;
  const { carried } = row;
  const raw = Buffer.from(row.raw, 'base64');
  const message = await readMessage(raw);
  const addresses = carried.recipients.length > 0 ? carried.recipients : message.recipients;
  const boxes = addresses.flatMap((address) => mailboxOf(replies, address) ?? []);
  const reported = await report(door, message, boxes, carried.sender);
  if (reported) return reported;
  const machine = reasonForSilence(message, carried, door.host);
  if (machine !== null) return silence(machine);
  const reply = boxes.find((box) => box.kind === 'reply');
  const token = reply ? await findReplyToken(db, reply.token) : null;
  if (!token) return silence('no token of ours');
  const [user] = await db.select().from(users).where(eq(users.id, token.userId));
  if (!user) return silence('no player');
  return answer(door, { row, raw, message, token, user });
}

/** A report about a letter of ours switches addresses off; null when the message is none. */
async function report(
  { db, clock, alarm }: Door,
  message: Message,
  boxes: readonly Mailbox[],
  sender: string | null,
): Promise<Fate | null> {
  const returned = boxes.find((box) => box.kind === 'bounce');
  const found = reportIn(message);
  if (!returned && !found) return null;
  // the identifier of a letter is known only to who got it
  const outboxId = returned?.outboxId ?? found?.outboxId ?? null;
  const email = outboxId === null ? null : await receiverOf(db, outboxId);
  if (email === null) return silence('a report about no letter of ours');
  const now = clock.now();
  if (found?.kind === 'complaint') await noteComplaint(db, email, found.reason, now);
  else if (found) await noteBounce(db, email, { ...found, letter: outboxId }, now);
  // old mail servers return letters in words of their own
  else if (sender === '' && message.header('auto-submitted') !== 'auto-replied' && message.reportType === null)
    await noteBounce(db, email, { blame: 'mailbox', reason: message.subject.slice(0, 300), letter: outboxId }, now);
  else return silence('an answer to the return address');
  if (found?.kind === 'bounce' && found.blame === 'post') alarm(found.reason);
  const invitation = outboxId === null || found?.kind === 'complaint' ? null : await invitationOf(db, outboxId);
  if (invitation) await invitationReturned(db, { ...invitation, reason: found?.reason ?? message.subject.slice(0, 300) }, now);
  return { fate: `report: ${found?.kind ?? 'bounce'}`, hasEffect: true };
}

interface Case {
  row: InboxRow;
  raw: Buffer;
  message: Message;
  token: ReplyTokenRow;
  user: typeof users.$inferSelect;
}

/** A person wrote to a token of ours. */
async function answer(door: Door, { row, raw, message, token, user }: Case): Promise<Fate> {
  const { db, clock, baseUrl } = door;
  const { tableId, seat, pending } = token;
  const [from = ''] = message.from;
  const caller = { user: user.id, language: user.language };
  const errand: Errand = { caller, table: tableId, seat, decision: token.decision, id: `mail-${digest(row.key)}` };
  const to = {
    userId: user.id,
    tableId,
    messageId: row.key.startsWith('<') ? row.key : null,
    references: message.references,
    subject: message.subject,
    seat,
  };
  const said = (fate: string, parts: Part[]): Fate => ({ fate, hasEffect: true, answer: { ...to, parts } });
  if (row.carried.isCut) {
    // nothing can be proven by its beginning alone: the registered address is told, as seldom as strangers may cause it
    if (from !== user.email.toLowerCase() || !(await isWithin(`mail-confirm:${user.id}`, confirmationsADay))) return silence('too large');
    return said('answered', [{ kind: 'trouble', text: letterWords[user.language].reply.tooLarge }]);
  }
  const proof = await proofOf(raw, row.carried, from, door);
  if (proof === 'forged') return silence('forged');
  try {
    const sight = await sightOf(errand);
    const sheet = sheetOf(
      sight,
      errand,
      writtenIn(message, (line) => line.includes(`${baseUrl}/unsubscribe/`)),
      message.names,
    );
    const confirms = pending !== null && sheet.commands.some(({ kind }) => kind === 'confirm');
    const isOwnAddress = from === user.email.toLowerCase();
    const isLate = token.expiresAt <= clock.now();
    if (verdictOf({ proof, isOwnAddress, confirms }) === 'confirm') {
      if (isLate || sheet.lines.length === 0) return silence('in doubt, and nothing to confirm');
      if (!(await isWithin(`mail-confirm:${user.id}`, confirmationsADay))) return silence('too much in doubt');
      const part = await requestOf(door, { row, token, sheet, from, why: isOwnAddress ? 'proof' : 'address' });
      return said('confirm', [part]);
    }
    if (!(await isWithin(`mail-answers:${user.id}`, answersAnHour))) return silence('too many letters');
    if (isOwnAddress) await noteAlive(db, user.email, clock.now());
    await comeBack(caller, tableId, clock);
    if (isLate) return said('answered', [{ kind: 'expired' }]);
    if (!confirms) return said('answered', withFiles(await act(errand, sight, sheet, clock), message));
    if (token.spentAt !== null) return said('answered', [{ kind: 'nothing-to-confirm' }]);
    const held: Errand = { ...errand, decision: pending.decision, id: `mail-${digest(token.token)}` };
    const parts = await act(held, sight, sheetOf(sight, held, { lines: pending.lines, wrapped: false }, []), clock);
    await spendReplyToken(db, token.token, clock.now());
    return said('answered', parts);
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    return proof === 'proven' ? said('answered', [{ kind: 'trouble', text: error.message }]) : silence('no seat at the table');
  }
}

/** Orders in doubt are kept with a token of their own, which only the registered address is told. */
async function requestOf(
  { db, clock }: Door,
  { row, token, sheet, from, why }: { row: InboxRow; token: ReplyTokenRow; sheet: Sheet; from: string; why: 'address' | 'proof' },
): Promise<Part> {
  const { userId, tableId, seat, decision } = token;
  const pending = { lines: sheet.lines, from, decision };
  const given = await confirmationToken(db, { inboxId: row.id, question: { userId, tableId, seat, decision }, pending }, clock.now());
  return { kind: 'confirm', token: given, lines: sheet.lines, from, why };
}

/** An empty letter with files tells why they were of no use. */
function withFiles(parts: Part[], { attached }: Message): Part[] {
  const isEmpty = parts.some(({ kind }) => kind === 'empty');
  return isEmpty && attached.length > 0 ? [...parts, { kind: 'attached', names: attached }] : parts;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

async function isWithin(key: string, rule: { most: number; seconds: number }): Promise<boolean> {
  try {
    await limit(key, rule, 'en');
    return true;
  } catch (error) {
    if (error instanceof PlayError && error.code === 'too-many') return false;
    throw error;
  }
}
