import { database } from '../../../db/client';
import { tableRowsOf } from '../../../db/table-rows';
import { type Clock, systemClock } from '../../clock';
import { type AutoAnswers, type Reply, trySheet, type Veil } from '../../engine';
import { dueAt } from '../../time-control';
import { type Caller, trouble, userOf } from '../access/caller';
import { ownSeat, type VisibleTable, visibleTable } from '../access/visible-table';
import { decisionsOf } from '../log/headline';
import { isFor, linesFor, lineText } from '../log/lines';
import { loadState } from '../log/load-state';
import { asHeard } from '../timing/heard';
import { budgetOf } from '../timing/question-time';
import { openQuestion } from '../views/summary';
import type { OpenQuestion } from '../views/table-summary';
import { intentionsOf } from '../writer/auto-answers';
import { fightsOf, type SeatFight } from './fights';
import { foresight } from './foresight';
import { type Later, laterOf } from './later';
import { checkSheet, refusedIn } from './sheet-check';
import type { RefusedOrder, Submission } from './submission';

/** What would be answered for the seat without asking it. */
export interface Unasked {
  /** Notation in the caller's language. */
  order: string;
  /** forced: there is no other answer. */
  via: Reply['via'];
}

export interface Preview {
  /** Notation of the orders that were tried, in the caller's language. */
  understood: string[];
  /** What would happen, as the seat may know it. */
  told: string[];
  /** Answers given for the seat, and behind how many orders of the sheet. */
  given: (Unasked & { behind: number })[];
  /** The seat's view behind the orders that were tried. */
  view: Record<string, unknown>;
  /** The seat's questions that would then be open. */
  questions: OpenQuestion[];
  refused: RefusedOrder | null;
  /** Index of the first order that was not tried; null: all were, or one of them was refused. */
  stoppedAt: number | null;
  /** Why it cannot be known what comes behind the tried orders, and the seat's own answer that leads there; null: it is known. */
  beyond: { why: Veil; answer: Unasked | null } | null;
  /** The view and the questions are those behind all orders, as if what cannot be known came to nothing. */
  isPresumed: boolean;
  /** In sentences: what is answered for the seat, and what cannot be known. */
  notes: string[];
  /** The fights of the seat's turn that would be announced or on. */
  fights: SeatFight[];
  /** What may be ordered of the seat's turn behind its fights, while their dice are not thrown; null: nothing, or the sheet does not come to them. */
  later: Later | null;
}

export type PreviewSheet = Pick<Submission, 'table' | 'seat' | 'decision' | 'orders'>;

const noChance = () => (): never => {
  throw new Error('a trial rolls no dice');
};

/** Runs a sheet as `submit` would, without effect, up to what the seat could not work out for itself. `look`: the table was read already. */
export async function preview(
  caller: Caller,
  sheet: PreviewSheet,
  { clock = systemClock, look }: { clock?: Clock; look?: VisibleTable | undefined } = {},
): Promise<Preview> {
  userOf(caller);
  checkSheet(sheet, caller);
  const { db } = await database();
  const { table, game, holders } = look ?? (await visibleTable(db, caller, sheet.table));
  ownSeat(holders, sheet.seat, caller);
  if (table.status !== 'running') throw trouble('conflict', { en: 'The table is not running.', it: 'Il tavolo non è in corso.' }, caller);
  const now = clock.now();
  const tableRows = await tableRowsOf(db, table.id);
  const autoAnswers: AutoAnswers = {
    ...intentionsOf({ game, ...asHeard({ table, seats: tableRows.seats }, userOf(caller)), tableRows, now }, noChance),
    die: noChance,
    bot: () => null,
  };
  const state = await loadState(db, { table, game, snapshot: tableRows.snapshot });
  const trial = trySheet(game, state, { ...sheet, via: 'web', language: caller.language }, autoAnswers);
  const unasked = ({ order, via }: Pick<Reply, 'order' | 'via'>): Unasked => ({ order: game.format(order, caller.language), via });
  const told = trial.entries.flatMap((entry) => entry.told);
  const { stop } = trial;
  const view = game.view(trial.state, sheet.seat);
  const standing = autoAnswers.policy(sheet.seat);
  const open = decisionsOf(game, trial.state);
  const foreseen = {
    given: trial.given.map((each) => ({ ...unasked(each), behind: each.behind })),
    stoppedAt: stop && stop.at < sheet.orders.length ? stop.at : null,
    beyond: stop && { why: stop.why, answer: stop.reply && unasked(stop.reply) },
    isPresumed: trial.isPresumed,
  };
  return {
    ...foreseen,
    notes: foresight(foreseen, caller.language),
    fights: fightsOf(
      game,
      {
        ...{ seat: sheet.seat, before: game.view(state, sheet.seat), view, orders: sheet.orders },
        ...{ said: trial.policy, standing },
      },
      caller.language,
    ),
    later:
      stop &&
      laterOf(
        game,
        { ...sheet, view, at: stop.at, open: open.filter((each) => each.seat === sheet.seat), policy: trial.policy ?? standing },
        caller.language,
      ),
    understood: trial.understood,
    told: linesFor(0, told)
      .filter((line) => isFor(line, { seats: [sheet.seat] }))
      .map((line) => lineText(line, { game, options: table.options, language: caller.language })),
    view,
    questions: open
      .filter(({ seat }) => seat === sheet.seat)
      .map(({ id, seat, kind, force, tempo }) => {
        const known = tableRows.questions.find(({ decision }) => decision === id);
        if (known) return openQuestion(known);
        const due = dueAt(table.timeControl, now, budgetOf(tableRows.seats, { seat, tempo, first: false }))?.due;
        return { decision: id, seat, kind, force, tempo, deadline: due?.toISOString() ?? null, held: autoAnswers.held.has(id) };
      }),
    refused: trial.refused && refusedIn(game, sheet.orders, { ...trial.refused, from: 0, language: caller.language }),
  };
}
