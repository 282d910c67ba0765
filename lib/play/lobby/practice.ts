import { database } from '../../../db/client';
import { tablesOfUser } from '../../../db/tables';
import { isGameId, loadGame } from '../../games/registry';
import { type Caller, trouble, userOf } from '../access/caller';
import { createTable } from './lobby';

/**
 * A private table of the caller against the practice bot, with the game's usual options and no clock; one that they opened before and have not
 * played at yet is taken again. Returns its id.
 */
export async function beginPractice(caller: Caller, gameId: string, title: string): Promise<string> {
  if (!isGameId(gameId)) throw trouble('invalid', { en: 'There is no such game.', it: 'Questo gioco non esiste.' }, caller);
  const { db } = await database();
  const begun = (await tablesOfUser(db, userOf(caller))).find((table) => table.game === gameId && table.title === title && table.seq === 0);
  if (begun) return begun.id;
  const game = await loadGame(gameId);
  const options = game.optionsSchema.parse({});
  const [mine, ...others]: string[] = game.seats(options);
  const { id } = await createTable(caller, {
    ...{ game: gameId, title, options, timeControl: { kind: 'none' } },
    seats: {
      ...(mine && { [mine]: { kind: 'me' as const } }),
      ...Object.fromEntries(others.map((seat) => [seat, { kind: 'bot' as const }])),
    },
  });
  return id;
}
