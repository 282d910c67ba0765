import 'server-only';
import { askedQuestion } from '@/app/_board/order-form/asked';
import type { Trial } from '@/app/_board/order-form/trial';
import { type AnyGame, isGameId, loadGame } from '@/lib/games/registry';
import {
  type Caller,
  type Draft,
  draft,
  fightsOf,
  preview,
  type SeatFight,
  standingSeen,
  type TableLook,
  type TableView,
  withVolleys,
} from '@/lib/play';

/** The module of a table's game; tables of unknown games do not exist. */
export async function gameOf({ game }: { game: string }): Promise<AnyGame> {
  if (!isGameId(game)) throw new Error(`a table plays ${game}, which the registry does not know`);
  return loadGame(game);
}

/** The position of a table with nothing on the sheet. */
export async function untried(look: TableLook, table: TableView, caller: Caller): Promise<Trial> {
  const { game } = look;
  const { view, viewer, questions, seq } = table;
  const own = questions.filter((question) => question.seat === viewer);
  const battles = game.battles?.(view, caller.language) ?? [];
  return {
    seq,
    lines: [],
    decision: own.find(({ held }) => !held)?.decision ?? null,
    understood: [],
    ...{ told: [], notes: [] },
    questions: await Promise.all(own.map((question) => askedQuestion(game, view, question, caller.language))),
    view,
    painting: game.paint(view, caller.language),
    battles: await withVolleys(caller, look, battles),
    fights: own.length > 0 && battles.length > 0 ? standingFights(look, table, caller) : [],
    ...{ later: null, refused: null, stoppedAt: null, isKnown: true },
  };
}

/** The fights that wait for a seat's next sheet, and what its standing orders do with them. */
function standingFights(look: TableLook, { view, viewer, mySeats }: TableView, caller: Caller): SeatFight[] {
  const { game } = look;
  if (!game.planned || !mySeats.includes(viewer)) return [];
  const { policy } = standingSeen(caller, look, viewer);
  return fightsOf(game, { seat: viewer, before: view, view, orders: [], said: null, standing: policy }, caller.language);
}

/** What lines of notation would lead to. */
export async function tried(
  look: TableLook,
  sheet: { seat: string; decision: string | null; lines: string[] },
  caller: Caller,
): Promise<Trial> {
  const { seat, decision, lines } = sheet;
  const { game, table } = look;
  const found = await preview(caller, { table: table.id, seat, decision, orders: lines }, { look });
  return {
    seq: table.seq,
    lines,
    decision,
    understood: found.understood,
    told: found.told,
    notes: found.notes,
    questions: await Promise.all(found.questions.map((question) => askedQuestion(game, found.view, question, caller.language))),
    view: found.view,
    painting: game.paint(found.view, caller.language),
    battles: await withVolleys(caller, look, game.battles?.(found.view, caller.language) ?? []),
    fights: found.fights,
    later: found.later,
    refused: found.refused,
    stoppedAt: found.stoppedAt,
    isKnown: found.beyond === null || found.isPresumed,
  };
}

/** The seat's kept sheet, with the question it was begun for when that is still open. */
export function keptSheet(caller: Caller, look: TableLook, table: TableView): { lines: string[]; decision: string | null } | null {
  if (table.status !== 'running' || !table.mySeats.includes(table.viewer)) return null;
  const found = draft(caller, look, table.viewer);
  const lines = linesOf(found);
  if (!found || lines.length === 0) return null;
  const isOpen = table.questions.some(({ decision, held }) => decision === found.decision && !held);
  return { lines, decision: isOpen ? found.decision : null };
}

function linesOf(found: Draft | null): string[] {
  const lines = found?.content.lines;
  return Array.isArray(lines) ? lines.filter((line): line is string => typeof line === 'string') : [];
}
