import { changeQuestions, entriesOf, putSnapshot } from '../../../db/log';
import { updateTable } from '../../../db/tables';
import { outcomeOf } from '../../chance/act';
import { brokenOffBy, decisionsOf, headlineOf } from '../log/headline';
import { stateAt } from '../log/load-state';
import { questionRows } from '../timing/open-questions';
import { botsLeft, heldOf } from './auto-answers';
import { withTable } from './session';

/** Makes a table's projections anew from its log alone: status and since when, headline, open questions, snapshot. False: it has not begun. */
export async function rebuildTable(id: string, now: Date): Promise<boolean> {
  const done = await withTable(id, now, async ({ tx, table, game, seats, tableRows }) => {
    if (!table.opening) return false;
    const rows = await entriesOf(tx, id);
    const seq = rows.length;
    const hash = rows.at(-1)?.hash ?? table.opening.hash;
    const state = await stateAt(tx, table, game, seq);
    const held = heldOf(tableRows.sealed);
    const abandoned = table.abandonedAt !== null;
    const outcome = abandoned ? brokenOffBy(seats) : outcomeOf(game, state, rows.at(-1));
    const decisions = outcome ? [] : decisionsOf(game, state);
    const asked = questionRows({ table, seats, tableRows, now }, decisions, { held });
    await changeQuestions(
      tx,
      id,
      tableRows.questions.map(({ decision }) => decision),
      asked,
    );
    const botsDue = !outcome && botsLeft({ game, autoAnswers: { held }, seats }, state);
    const shown = headlineOf(game, state, outcome);
    const begun = new Date(table.opening.at);
    const statusSince = shown.status === 'over' ? (table.abandonedAt ?? rows.at(-1)?.at ?? begun) : begun;
    await updateTable(tx, id, { ...shown, statusSince, seq, hash, botsDue });
    await putSnapshot(tx, { tableId: id, seq, shape: game.shape, hash, state });
    return true;
  });
  return done === true;
}
