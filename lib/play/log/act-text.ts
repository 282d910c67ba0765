import type { Db, Tx } from '../../../db/client';
import { entriesOf } from '../../../db/log';
import { namesOf } from '../../../db/people';
import type { TableRow } from '../../../db/tables';
import { actOf } from '../../chance/act';
import type { Language } from '../../engine';
import type { AnyGame } from '../../games/registry';
import { actLines, usersIn } from './act-words';

/** An act of a table in sentences; null where the entry is none. */
export async function actText(
  on: Db | Tx,
  { table, game }: { table: TableRow; game: AnyGame },
  entry: number,
  language: Language,
): Promise<string | null> {
  const [row] = await entriesOf(on, table.id, { since: entry - 1, until: entry });
  const act = row && actOf(row);
  if (!act) return null;
  const people = await namesOf(on, usersIn(act));
  return actLines(act, { game, language, moment: table.moment, user: (id) => people.get(id) ?? null }).join(' ');
}
