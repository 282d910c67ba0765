import { database } from '../../db/client';
import { findSnapshot, questionsOf, sealedOf } from '../../db/log';
import { bareDesk, type Course, clone, commit, type Desk, findOrder, type Given, givenTo, isRepeat, settle } from '../engine';
import type { AnyGame } from '../games/registry';
import { dueAt } from '../pace';
import { ownSeat, see } from './access';
import { type Caller, trouble, userOf } from './caller';
import { checkSheet, notationOf, remainderOf } from './envelope';
import { isFor, linesFor } from './lines';
import { loadState } from './load';
import { decisionsOf } from './project';
import { heldOf } from './sealed';
import { openQuestion } from './summary';
import { budgetOf } from './timing';
import type { OpenQuestion, RefusedOrder, Submission } from './types';

export interface Preview {
  /** Notation of the orders that were tried. */
  understood: string[];
  /** What would happen, as the seat may know it. */
  told: string[];
  /** The seat's view after the tried orders. */
  view: Record<string, unknown>;
  /** The seat's questions that would then be open. */
  questions: OpenQuestion[];
  refused: RefusedOrder | null;
  /** Index of the first order that was not tried because dice, hidden facts or sealed orders decide it; null: all were. */
  stoppedAt: number | null;
}

export type PreviewSheet = Pick<Submission, 'table' | 'seat' | 'decision' | 'orders'>;

/** Runs a sheet without dice and without effect: it tells nothing that the seat could not work out for itself. */
export async function preview(caller: Caller, sheet: PreviewSheet): Promise<Preview> {
  userOf(caller);
  checkSheet(sheet, caller);
  const { db } = await database();
  const { table, game, holders } = await see(db, caller, sheet.table);
  ownSeat(holders, sheet.seat, caller);
  if (table.status !== 'running') throw trouble('conflict', { en: 'The table is not running.', it: 'Il tavolo non è in corso.' }, caller);
  const before = await questionsOf(db, [table.id]);
  const held = heldOf(await sealedOf(db, table.id));
  const trial = tryOut(game, await loadState(db, { table, game, snapshot: await findSnapshot(db, table.id) }), { sheet, held, caller });
  const now = new Date();
  const questions = decisionsOf(game, trial.course.state).filter(({ seat }) => seat === sheet.seat);
  return {
    understood: trial.understood,
    told: linesFor(
      game,
      table,
      0,
      trial.course.entries.flatMap(({ told }) => told),
    )
      .filter((line) => isFor(line, { seats: [sheet.seat] }))
      .map((line) => line[caller.language]),
    view: game.view(trial.course.state, sheet.seat),
    questions: questions.map(({ id, seat, kind, force, tempo }) => {
      const known = before.find(({ decision }) => decision === id);
      if (known) return openQuestion(known);
      return {
        decision: id,
        seat,
        kind,
        force,
        tempo,
        deadline: dueAt(table.pace, now, budgetOf(holders, { seat, tempo, first: false }))?.due.toISOString() ?? null,
        held: held.has(id),
      };
    }),
    refused: trial.refused,
    stoppedAt: trial.stoppedAt,
  };
}

interface Trial {
  course: Course;
  understood: string[];
  refused: RefusedOrder | null;
  stoppedAt: number | null;
}

interface Task {
  sheet: PreviewSheet;
  held: Desk['held'];
  caller: Caller;
}

/** The rules asked for a die: the preview goes no further. */
class ChanceAsked extends Error {}

const noDice: Desk = bareDesk(() => () => {
  throw new ChanceAsked();
});

function tryOut(game: AnyGame, state: Course['state'], { sheet, held, caller }: Task): Trial {
  const trial: Trial = { course: { state, entries: [] }, understood: [], refused: null, stoppedAt: null };
  const desk = { ...noDice, held };
  const attempt = (work: (course: Course) => void) => without(game, trial.course, sheet.seat, work);
  let given: Given[] = [];
  for (const [index, order] of sheet.orders.entries()) {
    const asked = { seat: sheet.seat, decision: sheet.decision, language: caller.language };
    const found = findOrder(game, trial.course.state, asked, order as string, index, desk);
    const line = { order: order as string, found, language: caller.language };
    if (isRepeat(game, game.view(trial.course.state, sheet.seat), given, line)) {
      trial.understood.push(notationOf(game, order));
      continue;
    }
    if (!found.ok) {
      const { violations } = found.error;
      trial.refused = { index, line: notationOf(game, order), violations, remainder: remainderOf(game, sheet.orders, 0) };
      return trial;
    }
    const { decision, order: read } = found.value;
    const after = decision.seal === undefined ? attempt((course) => void commit(game, course, desk, decision, read, 'web')) : null;
    if (!after) {
      trial.stoppedAt = index;
      return trial;
    }
    trial.course = after;
    trial.understood.push(game.format(read));
    given = [];
    // forced answers one by one, so that those before the first die still count
    for (;;) {
      const open = game.decisions(trial.course.state);
      const before = trial.course.entries.length;
      const next = attempt((course) => void settle(game, course, desk, 1));
      if (!next || next.entries.length === before) break;
      given.push(...givenTo(sheet.seat, open, next.entries.slice(before)));
      trial.course = next;
    }
  }
  return trial;
}

/** The course after `work`, or null when that takes a die or, in a game that hides facts, might show one. */
function without(game: AnyGame, course: Course, seat: string, work: (course: Course) => void): Course | null {
  const next: Course = { state: clone(course.state), entries: [...course.entries] };
  try {
    work(next);
  } catch (error) {
    if (error instanceof ChanceAsked) return null;
    throw error;
  }
  const shows = next.entries.slice(course.entries.length).some((entry) => entry.barrier || entry.seat !== seat);
  return game.hidden && shows ? null : next;
}
