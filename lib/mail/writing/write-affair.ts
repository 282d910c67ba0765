import { z } from 'zod';
import { scopesStopped } from '../../../db/letter-preferences';
import type { OutboxRow } from '../../../db/outbox';
import { findUser } from '../../../db/people';
import { findTable } from '../../../db/tables';
import { isGameId, loadGame } from '../../games/registry';
import { actText, proposalText } from '../../play';
import { stopLinks } from '../addresses/links';
import { mailHost } from '../addresses/message-ids';
import { affairLetter } from '../letters/affair';
import { type Envelope, seal } from '../letters/envelope';
import { letterWords } from '../words';
import type { WritingContext } from './written-letter';

/** What the outbox keeps of news about the affairs of a table. */
const affairPayload = z.discriminatedUnion('what', [
  z.object({ what: z.enum(['asked', 'refused']), proposal: z.string() }),
  /** An address declined the seat; kept: one that somebody holds. */
  z.object({ what: z.enum(['declined', 'kept']), seat: z.string(), by: z.string() }),
  z.object({ what: z.enum(['removed', 'lent', 'returned', 'passed', 'entrusted', 'left', 'ended', 'withdrawn']), seat: z.string() }),
  /** An act of the table: an appeal, or what a director decided about one. */
  z.object({ what: z.enum(['appealed', 'ruled']), entry: z.int() }),
]);

/** The letter about a proposal or a seat that changed hands; null when there is nothing left to say or the reader wants none. */
export async function writeAffair(context: WritingContext, row: OutboxRow, messageId: string): Promise<Envelope | null> {
  const { db, from, baseUrl, replies } = context;
  const { tableId, userId } = row;
  if (!tableId || !userId) throw new Error(`letter ${row.id} names no table or no user`);
  const payload = affairPayload.parse(row.payload);
  const user = await findUser(db, userId);
  const table = await findTable(db, tableId);
  if (!user || user.ownerId !== null || !table || !isGameId(table.game)) return null;
  if ((await scopesStopped(db, user.email, [tableId, 'all'])).length > 0) return null;
  const { language } = user;
  const game = await loadGame(table.game);
  const words = letterWords[language].affair;
  const proposal = 'proposal' in payload ? await proposalText(db, payload.proposal, { game, moment: table.moment, language }) : null;
  // answered, withdrawn or overtaken meanwhile
  if ('proposal' in payload && (!proposal || (payload.what === 'asked' && !proposal.isOpen))) return null;
  const seat = 'seat' in payload ? game.seatName(payload.seat, language, table.moment) : '';
  const act = 'entry' in payload ? await actText(db, { table, game }, payload.entry, language) : null;
  const lead = words[payload.what](proposal?.by ?? ('by' in payload ? payload.by : seat), seat);
  const stop = stopLinks(baseUrl, user.email, tableId);
  const letter = await affairLetter({
    language,
    game: game.title[language],
    table: table.title,
    lead,
    text: [
      ...(proposal ? [proposal.text] : []),
      ...(act ? [act] : []),
      ...(payload.what === 'asked' ? [words.how, ...(replies ? [words.reply] : [])] : []),
      ...('seat' in payload ? [words.more[payload.what]] : []),
    ],
    url: `${baseUrl}/tables/${tableId}/affairs`,
    button: payload.what === 'asked' ? words.answer : words.look,
    why: 'seat' in payload ? words.why(table.title) : letterWords[language].why(table.title),
    stop: { text: letterWords[language].stopTable, url: stop.page },
  });
  return seal(letter, {
    ...{ outboxId: row.id, kind: 'affair', tableId, userId, to: user.email, from, host: mailHost(from), messageId, language },
    unsubscribe: stop.oneClick,
    pictures: [],
    replies,
    answerable: payload.what === 'asked',
  });
}
