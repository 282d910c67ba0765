import type { Db } from '../../../db/client';
import type { OutboxRow } from '../../../db/outbox';
import { findTable, tablesHeldBy } from '../../../db/tables';
import { isGameId, loadGame } from '../../games/registry';
import { stopLinks } from '../addresses/links';
import { mailHost } from '../addresses/message-ids';
import { replyAddress } from '../addresses/reply-addresses';
import { questionToken } from '../addresses/reply-tokens';
import { isSwitchedOff } from '../bounces/address-troubles';
import { affairLetter } from '../letters/affair';
import { type Envelope, seal } from '../letters/envelope';
import { letterWords } from '../words';
import { clubWords } from '../words/clubs';
import type { NoteWords } from '../words/words';
import { type Note, noteSchema } from './answer-payload';
import { situationOf } from './situation';
import { readerAt } from './write-invitation';
import type { WritingContext } from './written-letter';

/** The answer to a reply that was about no question of a game; null when nobody can read it any more. */
export async function writeNote(context: WritingContext, row: OutboxRow, messageId: string): Promise<Envelope | null> {
  const { db, from, baseUrl, replies } = context;
  const { messageId: about, references, note } = noteSchema.parse(row.payload);
  const { tableId, email: to } = row;
  if (to === null || (await isSwitchedOff(db, to))) return null;
  const { language } = await readerAt(db, to, tableId);
  const all = letterWords[language];
  const words = all.note;
  const place = tableId === null ? null : await placeOf(db, tableId);
  if (tableId !== null && place === null) return null;
  const club = 'club' in note ? note.club : null;
  const stop = stopLinks(baseUrl, to, 'all');
  const letter = await affairLetter({
    language,
    game: place?.game.title[language] ?? 'Fieldpost',
    table: place?.title ?? club?.name ?? ('club' in note ? words.yourClubs : words.yourTables),
    lead: words.title[note.what],
    text: note.what === 'several' ? await addressesOf(context, row, words) : textOf(note, words),
    ...('club' in note
      ? {
          url: club ? `${baseUrl}/clubs/${club.slug}/members` : `${baseUrl}/clubs`,
          button: club ? clubWords[language].look : clubWords[language].others,
        }
      : { url: tableId === null ? baseUrl : `${baseUrl}/tables/${tableId}`, button: all.affair.look }),
    why: all.reply.why,
    stop: { text: all.stopAll, url: stop.page },
  });
  return seal(letter, {
    ...{ outboxId: row.id, kind: 'answer', tableId, userId: row.userId, to, from, host: mailHost(from), messageId, language },
    unsubscribe: stop.oneClick,
    pictures: [],
    replies,
    answerable: true,
    ...(about !== null && { answers: { messageId: about, references } }),
  });
}

async function placeOf(db: Db, id: string) {
  const table = await findTable(db, id);
  return table && isGameId(table.game) ? { title: table.title, game: await loadGame(table.game) } : null;
}

function textOf(note: Exclude<Note['note'], { what: 'several' }>, words: NoteWords): string[] {
  if (note.what === 'trouble' || 'club' in note) return [note.text];
  if (note.what === 'doubt') return [words.doubt(note.from), words.confirm];
  if (note.what === 'unclear') return [words.unclear[note.to]];
  return [words[note.what]];
}

/** The tables that wait for the reader now, each with the address that its orders go to. */
async function addressesOf({ db, clock, replies }: WritingContext, { userId }: OutboxRow, words: NoteWords): Promise<string[]> {
  if (userId === null || replies === null) return [words.nothing];
  const lines: string[] = [];
  for (const id of await tablesHeldBy(db, userId)) {
    const situation = await situationOf(db, userId, id);
    const [first] = situation?.open ?? [];
    if (!situation || !first) continue;
    const { table, game } = situation.tableRead;
    const { language } = situation.reader.user;
    const question = { userId, tableId: id, seat: first.seat, decision: first.decision };
    const address = replyAddress(replies, await questionToken(db, question, clock.now()));
    lines.push(`${game.title[language]}, ${table.title}: ${address}`);
  }
  return lines.length === 0 ? [words.nothing] : [words.several, ...lines];
}
