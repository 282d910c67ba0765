import { createHash } from 'node:crypto';
import { type InboxRow, invitationOf, receiverOf } from '../../../db/inbox';
import { findUser, type UserRow } from '../../../db/people';
import { findReplyToken, type ReplyTokenRow, spendReplyToken } from '../../../db/reply-tokens';
import { clubInvitationReturned, comeBack, invitationReturned, PlayError } from '../../play';
import { type Mailbox, mailboxOf } from '../addresses/reply-addresses';
import { confirmationToken } from '../addresses/reply-tokens';
import { noteAlive, noteBounce, noteComplaint } from '../bounces/address-troubles';
import { letterWords } from '../words';
import type { AnswerPart } from '../writing/answer-payload';
import { type Fate, silence } from './fate';
import { replyTo } from './letter-reply';
import type { Door } from './process-inbox';
import { lastLineOf, prove } from './prove';
import { Unreadable } from './reader';
import { type Head, isEndless, recipientsIn } from './reading/message';
import { isTooMuch, type Written } from './reading/written';
import { type Errand, hearLetter, runCommands, senderViewOf } from './run-commands';
import { isAnswered, isAskedFor, isDoubtOpened, isOpened, type Said } from './trust/reply-limits';
import { isReaction, reasonForSilence } from './trust/silence';
import { verdictOf } from './trust/trust';

/** Deals with one message that came in. Nothing of it is parsed in this process, and nothing before its address has letters left. */
export async function processMessage(door: Door, row: InboxRow): Promise<Fate> {
  const raw = Buffer.from(row.raw, 'base64');
  if (isEndless(raw)) return silence('a head without end');
  const { recipients } = row.carried;
  const named = recipients.length > 0 ? recipients : recipientsIn(raw);
  // who is told the address writes to it: more than anybody answers is not even opened
  const [known] = named.flatMap((address) => givenOut(mailboxOf(door.replies, address)));
  if (known !== undefined && !(await isOpened(known))) return silence('too many letters');
  try {
    return await open(door, row, raw);
  } catch (error) {
    if (error instanceof Unreadable) return silence(error.message);
    throw error;
  }
}

/** What tells an address apart that is given out with one letter; none for those that everybody knows. */
function givenOut(box: Mailbox | null): string[] {
  if (box?.kind === 'reply') return [box.token];
  return box?.kind === 'letter' || box?.kind === 'bounce' ? [box.outboxId] : [];
}

/** Looks at the head of a message, and at who is meant; throws Unreadable where nobody is to be told of it. */
async function open(door: Door, row: InboxRow, raw: Buffer): Promise<Fate> {
  const { db, replies, reader } = door;
  const { carried } = row;
  const head = await reader.ask('head', { raw });
  const addresses = carried.recipients.length > 0 ? carried.recipients : head.recipients;
  const boxes = addresses.flatMap((address) => mailboxOf(replies, address) ?? []);
  const reported = await report(door, { raw, head, boxes, sender: carried.sender });
  if (reported) return reported;
  const machine = reasonForSilence(head, carried, door.host);
  if (machine !== null) return silence(machine);
  const reply = boxes.find((box) => box.kind === 'reply');
  const token = reply ? await findReplyToken(db, reply.token) : null;
  const letter = boxes.find((box) => box.kind === 'letter');
  if (!token && letter) return replyTo(door, { row, raw, head, outboxId: letter.outboxId });
  if (!token) return silence('no token of ours');
  const user = await findUser(db, token.userId);
  if (!user || user.lockedAt !== null) return silence('no player');
  return answer(door, { row, raw, head, token, user });
}

/** A report about a letter of ours switches addresses off; null when the message is none. */
async function report(
  { db, clock, alarm, reader }: Door,
  { raw, head, boxes, sender }: { raw: Buffer; head: Head; boxes: readonly Mailbox[]; sender: string | null },
): Promise<Fate | null> {
  const returned = boxes.find((box) => box.kind === 'bounce');
  const found = head.reportType === null ? null : await reader.ask('report', { raw });
  if (!returned && !found) return null;
  // the identifier of a letter is known only to who got it
  const outboxId = returned?.outboxId ?? found?.outboxId ?? null;
  const email = outboxId === null ? null : await receiverOf(db, outboxId);
  if (email === null) return silence('a report about no letter of ours');
  const now = clock.now();
  if (found?.kind === 'complaint') await noteComplaint(db, email, found.reason, now);
  else if (found) await noteBounce(db, email, { ...found, letter: outboxId }, now);
  // old mail servers return letters in words of their own
  else if (sender === '' && head.headers.get('auto-submitted') !== 'auto-replied' && head.reportType === null)
    await noteBounce(db, email, { blame: 'mailbox', reason: head.subject.slice(0, 300), letter: outboxId }, now);
  else return silence('an answer to the return address');
  if (found?.kind === 'bounce' && found.blame === 'post') alarm(found.reason);
  const invitation = outboxId === null || found?.kind === 'complaint' ? null : await invitationOf(db, outboxId);
  const reason = found?.reason ?? head.subject.slice(0, 300);
  if (invitation?.kind === 'invitation') await invitationReturned(db, { ...invitation, reason }, now);
  if (invitation?.kind === 'club-invitation') await clubInvitationReturned(db, { ...invitation, reason }, now);
  return { fate: `report: ${found?.kind ?? 'bounce'}`, hasEffect: true };
}

interface Case {
  row: InboxRow;
  raw: Buffer;
  head: Head;
  token: ReplyTokenRow;
  user: UserRow;
}

/** A person wrote to a token of ours. */
async function answer(door: Door, { row, raw, head, token, user }: Case): Promise<Fate> {
  const { db, clock, reader } = door;
  const { tableId, seat, pending } = token;
  const [from = ''] = head.from;
  const caller = { user: user.id, language: user.language };
  const decided = { caller, table: tableId, seat, decision: token.decision };
  const errand: Errand = { ...decided, id: `mail-${digest(row.key)}`, word: wordIn(row.key) };
  const to = {
    userId: user.id,
    tableId,
    messageId: row.key.startsWith('<') ? row.key : null,
    references: head.references,
    subject: head.subject,
    seat,
  };
  const said: Said = { user: user.id, lines: [], sheet: null };
  const reply = async (parts: AnswerPart[]): Promise<Fate> => {
    if (!(await isAnswered(said, parts))) return silence('too many letters');
    return { fate: 'answered', hasEffect: true, answer: { ...to, parts } };
  };
  // a machine that goes unanswered is not heard of
  const heard = async (parts: AnswerPart[]): Promise<Fate> => {
    const fate = await reply(parts);
    if (fate.hasEffect) await comeBack(caller, tableId, clock);
    return fate;
  };
  const isOwnAddress = from === user.email.toLowerCase();
  if (row.carried.isCut) {
    // nothing can be proven by its beginning alone: the registered address is told, as seldom as strangers may cause it
    if (!isOwnAddress || !(await isAskedFor(said))) return silence('too large');
    const part: AnswerPart = { kind: 'trouble', text: letterWords[user.language].reply.tooLarge };
    return { fate: 'answered', hasEffect: true, answer: { ...to, parts: [part] } };
  }
  const proof = await prove(door, { raw, carried: row.carried, from });
  if (proof === 'forged') return silence('forged');
  const isTheirs = isOwnAddress && proof === 'proven';
  const isLate = token.expiresAt <= clock.now();
  // whatever it says, it is but asked about: it is not opened where it would not be
  if (!isTheirs && pending === null) {
    if (isLate) return silence('in doubt, and nothing to confirm');
    if (!(await isDoubtOpened(user.id))) return silence('too much in doubt');
  }
  try {
    const { written, consent, tangled, attached } = await reader.ask('letter', { raw, ours: lastLineOf(door) });
    said.lines = written.lines;
    if (isReaction(attached)) return silence('a reaction');
    if (tangled) throw new PlayError('too-large', letterWords[user.language].reply.tangled);
    const senderView = await senderViewOf(errand);
    // what may be anybody's is not read with the ears of a game, which is work: only a yes to a request of ours is
    const isYes = pending !== null && !isTooMuch(written) && consent === 'yes';
    const hear = (what: Errand, lines: Written) => hearLetter(reader, senderView, what, { written: lines, names: head.names });
    const confirms = isYes && (await hear(errand, written)).consent === 'yes';
    if (verdictOf({ proof, isOwnAddress, confirms }) === 'confirm') {
      if (isLate || isTooMuch(written) || written.lines.every((line) => line === '')) return silence('in doubt, and nothing to confirm');
      if (!(await isAskedFor(said))) return silence('too much in doubt');
      const part = await requestOf(door, { row, token, written, from, why: isOwnAddress ? 'proof' : 'address' });
      return { fate: 'confirm', hasEffect: true, answer: { ...to, parts: [part] } };
    }
    if (isOwnAddress) await noteAlive(db, user.email, clock.now());
    if (isLate) return await heard([{ kind: 'expired' }]);
    if (!confirms) {
      const { sheet } = await hear(errand, written);
      said.sheet = sheet;
      return await heard(
        await withToken(door, { row, token, from }, withFiles(await runCommands(errand, senderView, sheet, clock), attached)),
      );
    }
    if (token.spentAt !== null) return await heard([{ kind: 'nothing-to-confirm' }]);
    const held: Errand = { ...errand, decision: pending.decision, id: `mail-${digest(token.token)}` };
    const { lines, wrapped = false } = pending;
    const parts = await runCommands(held, senderView, (await hear(held, { lines, wrapped })).sheet, clock);
    await spendReplyToken(db, token.token, clock.now());
    return await heard(await withToken(door, { row, token, from }, parts));
  } catch (error) {
    if (error instanceof Unreadable && isTheirs) return reply([{ kind: 'trouble', text: letterWords[user.language].reply.unreadable }]);
    if (!(error instanceof PlayError) || error.isPassing) throw error;
    return proof === 'proven' ? await reply([{ kind: 'trouble', text: error.message }]) : silence('no seat at the table');
  }
}

interface Doubtful {
  row: InboxRow;
  token: ReplyTokenRow;
  from: string;
}

/** Orders in doubt are kept with a token of their own, which only the registered address is told. */
async function requestOf(
  door: Door,
  { written, why, ...doubtful }: Doubtful & { written: Written; why: 'address' | 'proof' },
): Promise<AnswerPart> {
  const lines = written.lines.filter((line) => line !== '');
  return { kind: 'confirm', token: await keep(door, doubtful, written), lines, from: doubtful.from, why };
}

/** A sheet that is asked about is kept without the lines in doubt: a yes plays the others. */
async function withToken(door: Door, doubtful: Doubtful, parts: AnswerPart[]): Promise<AnswerPart[]> {
  const asked = parts.find((part) => part.kind === 'asked');
  const rest = asked?.lines.flatMap(({ line, doubt }) => (doubt === null ? [line] : [])) ?? [];
  if (!asked || rest.length === 0) return parts;
  const token = await keep(door, doubtful, { lines: rest, wrapped: false });
  return parts.map((part) => (part === asked ? { ...asked, token } : part));
}

function keep(
  { db, clock }: Door,
  { row, token, from }: Doubtful,
  { lines, wrapped }: Pick<Written, 'lines' | 'wrapped'>,
): Promise<string> {
  const { userId, tableId, seat, decision } = token;
  const pending = { lines, wrapped, from, decision };
  return confirmationToken(db, { inboxId: row.id, question: { userId, tableId, seat, decision }, pending }, clock.now());
}

/** An empty letter with files tells why they were of no use. */
function withFiles(parts: AnswerPart[], attached: string[]): AnswerPart[] {
  const isEmpty = parts.some(({ kind }) => kind === 'empty');
  return isEmpty && attached.length > 0 ? [...parts, { kind: 'attached', names: attached }] : parts;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** A word for the dice: the Message-ID is drawn where the message was written. */
const wordIn = (key: string): string => createHash('sha256').update(key).digest().subarray(0, 16).toString('base64url');
