import type { Opening } from '../../../db/schema';
import { updateSeats, updateTable } from '../../../db/tables';
import { roundNamedAt } from '../../chance/beacon';
import { openingText } from '../../chance/recipe';
import { dieOf, hashOf, mixedDieOf } from '../../chance/source';
import { open, type Progress } from '../../engine';
import { openingBank } from '../../time-control';
import { installedBeacon } from '../access/beacon';
import type { Locked } from '../access/locked';
import { holderOfRow } from '../log/holder';
import { applyVacations } from '../timing/vacation-pauses';
import { autoAnswersOf } from './auto-answers';
import { byFirstRecipe, setUpMix } from './mix';
import { saveChange } from './save-change';
import { type Session, settleTable } from './session';

/** Sets a table's game up: every seat's word is mixed into the dice from now on and nothing of the opening changes any more. */
export async function openTable(locked: Locked, actor: string | null): Promise<void> {
  const { tx, game, table, source, epoch, seats, now } = locked;
  const recipe = table.recipe === 2 ? (2 as const) : undefined;
  const words = seats.map((row) => ({
    ...{ seat: row.seat, word: row.word, holder: holderOfRow(row) },
    ...(recipe && row.pledge !== null && { pledge: row.pledge }),
  }));
  const chain = recipe && table.beacon ? installedBeacon() : null;
  const beacon = chain ? { ...chain, round: roundNamedAt(chain, now.getTime()) } : undefined;
  const { mix, mixing } = recipe ? setUpMix(table, { seats: words, epoch, beacon }) : byFirstRecipe;
  const opened = open(game, table.options, mix === null ? dieOf(source, 0) : mixedDieOf(source.secret, mix), {
    rules: table.rules,
    ...(recipe && { recipe }),
  });
  const facts = {
    ...{ at: now.toISOString(), draws: opened.draws, checksum: opened.checksum },
    terms: { counts: table.counts, leaving: table.leaving, ...(table.ratesBots && { bots: 'rated' as const }) },
    ...(recipe && epoch !== null && { epoch }),
    ...(beacon && { beacon }),
  };
  const hash = hashOf(openingText({ ...table, recipe, table: table.id, seats: words, opening: facts }));
  const opening: Opening = { ...(recipe && { recipe }), ...facts, seats: words, hash };
  await updateTable(tx, table.id, { opening, hash, mix, mixing });
  const bank = openingBank(table.timeControl);
  if (bank !== null) await updateSeats(tx, table.id, { bank });
  const begun: Locked = {
    ...locked,
    table: { ...table, opening, hash, mix, mixing, heardAt: now },
    seats: seats.map((seat) => ({ ...seat, bank })),
  };
  const session: Session = { ...begun, state: opened.state, autoAnswers: autoAnswersOf(begun) };
  const progress: Progress = { state: opened.state, entries: [] };
  // a demonstration stands still until it is told to move
  const more = settleTable(session, progress, table.demo ? 0 : undefined);
  await saveChange(session, { progress, more, causedBy: 'start', actor, opening: opened.told });
  await applyVacations(begun);
}
