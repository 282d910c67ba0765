import type { Db } from '../../db/client';
import type { HookRow } from '../../db/hooks';
import { questionsOf } from '../../db/log';
import { linesOf } from '../../db/log-window';
import { findTable } from '../../db/tables';
import { askedName } from '../engine';
import { isGameId, loadGame } from '../games/registry';
import { isFor, lineText } from '../play/log/lines';
import type { HookNews } from './payload';

/** Lines a message has room for. */
const room = 60;

/** What a hook has not been told yet, as a stranger would see it; null when the table is gone. Throws when its game is not known here. */
export async function newsFor(db: Db, hook: Pick<HookRow, 'id' | 'tableId' | 'toldSeq' | 'toldStatus' | 'language'>, baseUrl: string) {
  const table = await findTable(db, hook.tableId);
  if (!table) return null;
  if (!isGameId(table.game)) throw new Error(`a table plays ${table.game}, which the registry does not know`);
  const { language } = hook;
  const game = await loadGame(table.game);
  const begins = hook.toldStatus === 'open' && table.status !== 'open';
  const rows = await linesOf(db, table.id, { since: begins ? -1 : hook.toldSeq, until: table.seq });
  const heard = rows.filter((line) => isFor(line, { seats: [] }));
  const open = (await questionsOf(db, [table.id])).filter(({ held }) => !held);
  const waiting = [...new Map(open.map((each) => [each.seat, each])).values()].map(({ seat, deadline }) => ({
    seat,
    name: askedName(game, seat, table.moment, language),
    deadline: deadline?.toISOString() ?? null,
  }));
  const news: HookNews = {
    id: `${hook.id}.${table.seq}.${table.status}`,
    type: table.status === 'over' ? 'over' : begins ? 'started' : 'moved',
    table: {
      id: table.id,
      title: table.title,
      game: table.game,
      gameTitle: game.title[language],
      url: `${baseUrl}/tables/${table.id}`,
    },
    seq: table.seq,
    moment: table.moment ? game.momentName(table.moment, language) : '',
    headline: table.headline[language],
    waiting,
    lines: heard.slice(-room).map((line) => lineText(line, { game, options: table.options, language })),
    earlier: Math.max(0, heard.length - room),
  };
  return { news, told: { toldSeq: table.seq, toldStatus: table.status }, ownerId: table.ownerId };
}
