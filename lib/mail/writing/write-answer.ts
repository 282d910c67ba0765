import type { OutboxRow } from '../../../db/outbox';
import { findUser } from '../../../db/people';
import { languages } from '../../engine';
import { type Caller, tableReadFor } from '../../play';
import { stopLinks, tableLinks } from '../addresses/links';
import { mailHost } from '../addresses/message-ids';
import { questionToken } from '../addresses/reply-tokens';
import { isSwitchedOff } from '../bounces/address-troubles';
import { answerLetter } from '../letters/answer';
import { type Envelope, seal } from '../letters/envelope';
import { letterWords } from '../words';
import { blocksOf, kindOf } from './answer-blocks';
import { type AnswerPart, answerSchema, type LetterAnswer } from './answer-payload';
import { nullIfShut } from './situation';
import { type Occasion, picturedFacts, tableFacts } from './table-facts';
import type { WritingContext } from './written-letter';

/** The answer to a player's letter, with the table as it is now; null when nobody can read it any more. */
export async function writeAnswer(context: WritingContext, row: OutboxRow, messageId: string): Promise<Envelope | null> {
  const { db, clock, from, baseUrl, replies } = context;
  const { tableId, userId } = row;
  if (!tableId || !userId) throw new Error(`answer ${row.id} names no table or no user`);
  const answer = answerSchema.parse(row.payload);
  const user = await findUser(db, userId);
  // letters that were stopped are those nobody asked for: this one was
  if (!user || (await isSwitchedOff(db, user.email))) return null;
  const { language } = user;
  const caller: Caller = { user: userId, language };
  const tableRead = await tableReadFor(caller, tableId).catch(nullIfShut);
  if (!tableRead?.table.opening) return null;
  const { table, game } = tableRead;
  const seq = lastSeq(answer);
  const isShort = !answer.parts.some(showsTable);
  const occasion: Occasion = {
    tableRead,
    kind: table.status === 'over' ? 'over' : 'turn',
    begins: false,
    reader: { id: userId, language, zone: user.timezone },
    replies: replies !== null,
    ...(seq !== null && { since: seq }),
    links: tableLinks(baseUrl, tableId, user.email),
  };
  const { facts, asked, seat, picture } = isShort
    ? { ...(await tableFacts(db, occasion)), picture: null }
    : await picturedFacts(db, occasion);
  const title = letterWords[language].reply.title[kindOf(answer)];
  const letter = await answerLetter({
    ...{ title, isShort, table: facts },
    subject: ourSubject(answer.subject),
    blocks: await blocksOf(answer, caller, tableId, game),
  });
  const pending = answer.parts.find((part) => part.kind === 'confirm' || part.kind === 'asked');
  const question = { userId, tableId, seat, decision: asked?.decision ?? null };
  return seal(letter, {
    ...{ outboxId: row.id, kind: 'answer', tableId, userId, to: user.email, from, host: mailHost(from), messageId, language },
    unsubscribe: stopLinks(baseUrl, user.email, tableId).oneClick,
    pictures: picture ? [{ cid: 'board', filename: 'board.png', png: picture.png }] : [],
    replies,
    replyToken: pending?.token ?? (await questionToken(db, question, clock.now())),
    ...(answer.messageId !== null && { answers: { messageId: answer.messageId, references: answer.references } }),
  });
}

/** The last entry the answer itself tells of; null when it tells of none. */
function lastSeq({ parts }: LetterAnswer): number | null {
  const seqs = parts.flatMap((part) =>
    part.kind === 'sent' && (part.receipt.kind === 'applied' || part.receipt.kind === 'held') ? [part.receipt.seq] : [],
  );
  return seqs.length === 0 ? null : Math.max(...seqs);
}

const longestSubject = 300;

/** The board has changed, or is asked about: anything else is answered in a few lines. */
const showsTable = (part: AnswerPart): boolean =>
  part.kind === 'status' || (part.kind === 'sent' && (part.receipt.kind === 'applied' || part.receipt.kind === 'held'));

/** The subject of a letter of ours in that of a reply, without what mail programs put before it; null: the player wrote one. */
export function ourSubject(reply: string | null): string | null {
  const subject = reply ?? '';
  const leads = languages.flatMap((language) => Object.values(letterWords[language].subject));
  const starts = leads.map((lead) => subject.indexOf(`${lead}: `)).filter((at) => at >= 0);
  return starts.length > 0 ? subject.slice(Math.min(...starts)).slice(0, longestSubject) : null;
}
