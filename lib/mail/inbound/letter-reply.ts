import { openProposals } from '../../../db/affairs';
import type { InboxRow } from '../../../db/inbox';
import { findOutbox, type OutboxRow } from '../../../db/outbox';
import { emailOf } from '../../../db/people';
import { seatsOf } from '../../../db/tables';
import type { Language } from '../../engine';
import { acceptInvite, answerProposal, type Caller, declineInvite, inviteTo, ownerOf, PlayError } from '../../play';
import { noteAlive } from '../bounces/address-troubles';
import { letterWords } from '../words';
import type { Note, NoteTo } from '../writing/answer-payload';
import { readerAt } from '../writing/write-invitation';
import { answerClubLetter } from './club-reply';
import { type Fate, silence } from './fate';
import type { Door } from './process-inbox';
import { lastLineOf, prove } from './prove';
import { Unreadable } from './reader';
import type { Letter } from './reader-jobs';
import type { Head } from './reading/message';
import { isBearable } from './trust/reply-limits';
import { isReaction } from './trust/silence';

/** What changes something, and is answered however much else is. */
const done: readonly Note['note']['what'][] = ['joined', 'declined', 'agreed', 'disagreed', 'admitted', 'refused'];
const day = 24 * 60 * 60 * 1000;
/** Days in which a letter that asks no question of a game can be answered. */
const lifetime = 60;

interface Arrived {
  row: InboxRow;
  raw: Buffer;
  head: Head;
  /** The letter that is answered. */
  outboxId: string;
}

/** Somebody answers a letter that asks no question of a game: a daily letter, an invitation, a proposal, a request to join a club, or an answer about one of them. */
export async function replyTo(door: Door, { row, raw, head, outboxId }: Arrived): Promise<Fate> {
  const { db, clock } = door;
  const letter = await findOutbox(db, outboxId);
  const address = letter && (await addressOf(door, letter));
  if (!letter || !address || clock.now().getTime() - letter.createdAt.getTime() > lifetime * day)
    return silence('no letter of ours (any more)');
  const [from = ''] = head.from;
  const { userId, tableId, seat } = letter;
  const to: NoteTo = { userId, tableId, seat, email: address };
  const about = { messageId: row.key.startsWith('<') ? row.key : null, references: head.references };
  const trouble = async (what: 'tooLarge' | 'unreadable'): Promise<Fate> => {
    const { language } = await readerAt(db, address, tableId);
    return {
      fate: 'answered',
      hasEffect: true,
      note: { ...about, ...to, note: { what: 'trouble', text: letterWords[language].reply[what] } },
    };
  };
  if (row.carried.isCut) {
    // nothing can be proven by the beginning of a letter alone
    if (from !== address || !(await isBearable({ user: address, lines: [] }))) return silence('too large');
    return trouble('tooLarge');
  }
  const proof = await prove(door, { raw, carried: row.carried, from });
  if (proof === 'forged') return silence('forged');
  const isTheirs = from === address && proof === 'proven';
  // nothing is confirmed there, so it is not opened
  if (!isTheirs && letter.kind === 'digest') return silence('in doubt, and nothing to confirm');
  let opened: Letter;
  try {
    opened = await door.reader.ask('letter', { raw, ours: lastLineOf(door) });
  } catch (error) {
    if (!(error instanceof Unreadable) || !isTheirs) throw error;
    return (await isBearable({ user: address, lines: [] })) ? trouble('unreadable') : silence('too many letters');
  }
  const { own: lines, consent, attached } = opened;
  if (isReaction(attached)) return silence('a reaction');
  // who answers a request for confirmation reads the mailbox it went to
  const isTrusted = isTheirs || (letter.kind === 'answer' && consent !== null);
  if (!isTrusted && consent === null) return silence('in doubt, and nothing to confirm');
  if (isTheirs) await noteAlive(db, address, clock.now());
  const name = (from === address && head.names[0]) || '';
  const note = await noteOf(door, { letter, address, from, consent: isTrusted ? consent : 'doubtful', name });
  const isDone = done.includes(note.what);
  if (!isDone && !(await isBearable({ user: address, lines }))) return silence('too many letters');
  return { fate: 'answered', hasEffect: true, note: { ...about, ...to, note } };
}

type Consent = 'yes' | 'no';

interface Said {
  letter: OutboxRow;
  address: string;
  from: string;
  consent: Consent | 'doubtful' | null;
  /** What the sender is called. */
  name: string;
}

/** Does what a letter says, and returns what is written back. */
async function noteOf(door: Door, { letter, address, from, consent, name }: Said): Promise<Note['note']> {
  const { tableId, seat, userId, createdAt } = letter;
  if (letter.kind === 'club') return answerClubLetter(door, { letter, from, consent });
  if (tableId === null) return { what: 'several' };
  if (consent === 'doubtful') return { what: 'doubt', from };
  if (consent === null) return { what: 'unclear', to: seat === null ? 'affair' : 'invitation' };
  const { id, language } = await readerAt(door.db, address, tableId);
  try {
    if (seat === null) return await consentTo(door, { tableId, userId, language, at: createdAt }, consent);
    return await answerInvite(door, { tableId, seat, address, account: id, language, name }, consent);
  } catch (error) {
    if (!(error instanceof PlayError) || error.isPassing) throw error;
    return { what: 'trouble', text: error.message };
  }
}

/** Whom a letter went to: an address, or an account's. */
async function addressOf({ db }: Door, { email, userId }: OutboxRow): Promise<string | null> {
  if (email !== null) return email.toLowerCase();
  return userId === null ? null : emailOf(db, userId);
}

interface Invited {
  tableId: string;
  seat: string;
  address: string;
  /** Of the address; null when it has none. */
  account: string | null;
  language: Language;
  name: string;
}

async function answerInvite({ db, clock }: Door, invited: Invited, consent: Consent): Promise<Note['note']> {
  const { tableId, seat, address, account, language, name } = invited;
  const invite = await inviteTo(tableId, seat, address);
  const nobody: Caller = { user: null, language };
  const holder = (await seatsOf(db, tableId)).find((each) => each.seat === seat)?.userId ?? null;
  // the same yes again, or after the answer to it was lost
  if (!invite && consent === 'yes' && holder !== null && holder === account) return { what: 'joined' };
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
