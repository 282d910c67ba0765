import type { Opening } from '../../../db/schema';
import { updateSeats, updateTable } from '../../../db/tables';
import { openingText } from '../../chance/recipe';
import { dieOf, hashOf } from '../../chance/source';
import { open, type Progress } from '../../engine';
import { openingBank } from '../../time-control';
import type { Locked } from '../access/locked';
import { applyVacations } from '../timing/vacation-pauses';
import { autoAnswersOf } from './auto-answers';
import { saveChange } from './save-change';
import { type Session, settleTable } from './session';

/** Sets a table's game up: every seat's word is mixed into the dice from now on and nothing of the opening changes any more. */
export async function openTable(locked: Locked, actor: string | null): Promise<void> {
  const { tx, game, table, source, seats, now } = locked;
  const opened = open(game, table.options, dieOf(source, 0), table.rules);
  const facts = { at: now.toISOString(), draws: opened.draws, checksum: opened.checksum };
  const words = seats.map(({ seat, word }) => ({ seat, word }));
  const hash = hashOf(openingText({ ...table, table: table.id, seats: words, opening: facts }));
  const opening: Opening = { ...facts, seats: words, hash };
  await updateTable(tx, table.id, { opening, hash });
  const bank = openingBank(table.timeControl);
  if (bank !== null) await updateSeats(tx, table.id, { bank });
  const begun: Locked = { ...locked, table: { ...table, opening, hash, heardAt: now }, seats: seats.map((seat) => ({ ...seat, bank })) };
  const session: Session = { ...begun, state: opened.state, autoAnswers: autoAnswersOf(begun) };
  const progress: Progress = { state: opened.state, entries: [] };
  // a demonstration stands still until it is told to move
  const more = settleTable(session, progress, table.demo ? 0 : undefined);
  await saveChange(session, { progress, more, causedBy: 'start', actor, opening: opened.told });
  await applyVacations(begun);
}
