import { openProposals } from '../../../db/affairs';
import type { InboxRow } from '../../../db/inbox';
import { findOutbox, type SentRow } from '../../../db/outbox';
import { emailOf } from '../../../db/people';
import type { Language } from '../../engine';
import { acceptInvite, answerProposal, type Caller, declineInvite, inviteTo, ownerOf, PlayError } from '../../play';
import { readerAt } from '../invitation';
import { noteAlive } from '../troubles';
import { letterWords } from '../words';
import type { Note, NoteTo } from './answer';
import { type Fate, silence } from './fate';
import type { Door } from './handle';
import type { Message } from './message';
import { isBearable } from './patience';
import { withoutForeignQuotes } from './quotes';
import { firstConsent } from './sheet';
import { proofOf } from './trust';
import { writtenIn } from './written';

const day = 24 * 60 * 60 * 1000;
/** Days in which a letter that asks no question of a game can be answered. */
const lifetime = 60;

interface Arrived {
  row: InboxRow;
  raw: Buffer;
  message: Message;
  /** The letter that is answered. */
  outboxId: string;
}

/** Somebody answers a letter that asks no question of a game: a daily letter, an invitation, a proposal, or an answer about one of them. */
export async function replyTo(door: Door, { row, raw, message, outboxId }: Arrived): Promise<Fate> {
  const { db, clock, baseUrl, resolver } = door;
  const letter = await findOutbox(db, outboxId);
  const address = letter && (await addressOf(door, letter));
  if (!letter || !address || clock.now().getTime() - letter.createdAt.getTime() > lifetime * day)
    return silence('no letter of ours (any more)');
  const [from = ''] = message.from;
  const proof = await proofOf(raw, row.carried, from, resolver);
  if (proof === 'forged') return silence('forged');
  const written = writtenIn(message, (line) => line.includes(`${baseUrl}/unsubscribe/`));
  const lines = withoutForeignQuotes(written.lines);
  const isTheirs = from === address && proof === 'proven';
  const consent = message.tangled ? null : firstConsent(lines);
  // who answers a request for confirmation reads the mailbox it went to
  const isTrusted = isTheirs || (letter.kind === 'answer' && consent !== null);
  const { userId, tableId, seat } = letter;
  const to: NoteTo = { userId, tableId, seat, email: address };
  const about = { messageId: row.key.startsWith('<') ? row.key : null, references: message.references };
  const said = (note: Note['note']): Fate => ({ fate: 'answered', hasEffect: true, note: { ...about, ...to, note } });
  if (!isTrusted && (consent === null || letter.kind === 'digest')) return silence('in doubt, and nothing to confirm');
  if ((!isTrusted || consent === null) && !(await isBearable({ user: address, lines }))) return silence('too many letters');
  if (isTheirs) await noteAlive(db, address);
  if (letter.kind === 'digest' || tableId === null) return said({ what: 'several' });
  if (!isTrusted) return said({ what: 'doubt', from });
  if (consent === null) return said({ what: 'unclear', to: seat === null ? 'affair' : 'invitation' });
  const { language } = await readerAt(db, address, tableId);
  try {
    if (seat === null) return said(await consentTo(door, { tableId, userId, language, at: letter.createdAt }, consent));
    return said(await answerInvite(door, { tableId, seat, address, language, name: message.names[0] ?? '' }, consent));
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    return said({ what: 'trouble', text: error.message });
  }
}

/** Whom a letter went to: an address, or an account's. */
async function addressOf({ db }: Door, { email, userId }: SentRow): Promise<string | null> {
  if (email !== null) return email.toLowerCase();
  return userId === null ? null : emailOf(db, userId);
}

type Consent = 'yes' | 'no';

interface Invited {
  tableId: string;
  seat: string;
  address: string;
  language: Language;
  name: string;
}

async function answerInvite({ clock }: Door, { tableId, seat, address, language, name }: Invited, consent: Consent): Promise<Note['note']> {
  const invite = await inviteTo(tableId, seat, address);
  const nobody: Caller = { user: null, language };
  if (!invite) throw new PlayError('not-found', letterWords[language].note.gone);
  if (consent === 'no') {
    await declineInvite(nobody, invite.token, clock);
    return { what: 'declined' };
  }
  const caller = await ownerOf(address, { name, language }, clock.now());
  await acceptInvite(caller, invite.token, undefined, clock);
  return { what: 'joined' };
}

interface Asked {
  tableId: string;
  userId: string | null;
  language: Language;
  /** When the letter was put into the outbox: with the proposal. */
  at: Date;
}

async function consentTo({ db, clock }: Door, { tableId, userId, language, at }: Asked, consent: Consent): Promise<Note['note']> {
  const open = await openProposals(db, tableId);
  const asked = open.find(({ createdAt }) => createdAt.getTime() === at.getTime()) ?? (open.length === 1 ? open[0] : undefined);
  if (!asked) throw new PlayError('not-found', letterWords[language].note.gone);
  const agree = consent === 'yes';
  await answerProposal({ user: userId, language }, tableId, { proposal: asked.id, agree }, clock);
  return { what: agree ? 'agreed' : 'disagreed' };
}
