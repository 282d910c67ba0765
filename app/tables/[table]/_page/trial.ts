import 'server-only';
import { askedQuestion } from '@/app/_board/order-form/asked';
import type { Trial } from '@/app/_board/order-form/trial';
import { type AnyGame, isGameId, loadGame } from '@/lib/games/registry';
import { type Caller, type Draft, draft, fightsOf, preview, type SeatFight, standingOrders, type TableView, withVolleys } from '@/lib/play';

/** The module of a table's game; tables of unknown games do not exist. */
export async function gameOf({ game }: { game: string }): Promise<AnyGame> {
  if (!isGameId(game)) throw new Error(`a table plays ${game}, which the registry does not know`);
  return loadGame(game);
}

/** The position of a table with nothing on the sheet. */
export async function untried(game: AnyGame, table: TableView, caller: Caller): Promise<Trial> {
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
    battles: await withVolleys(caller, table.id, battles),
    fights: own.length > 0 && battles.length > 0 ? await standingFights(game, table, caller) : [],
    ...{ later: null, refused: null, stoppedAt: null, isKnown: true },
  };
}

/** The fights that wait for a seat's next sheet, and what its standing orders do with them. */
async function standingFights(game: AnyGame, { id, view, viewer, mySeats }: TableView, caller: Caller): Promise<SeatFight[]> {
  if (!game.planned || !mySeats.includes(viewer)) return [];
  const { policy } = await standingOrders(caller, id, viewer);
  return fightsOf(game, { seat: viewer, before: view, view, orders: [], said: null, standing: policy }, caller.language);
}

/** What lines of notation would lead to. */
export async function tried(
  game: AnyGame,
  { id, seq }: Pick<TableView, 'id' | 'seq'>,
  sheet: { seat: string; decision: string | null; lines: string[] },
  caller: Caller,
): Promise<Trial> {
  const { seat, decision, lines } = sheet;
  const found = await preview(caller, { table: id, seat, decision, orders: lines });
  return {
    seq,
    lines,
    decision,
    understood: found.understood,
    told: found.told,
    notes: found.notes,
    questions: await Promise.all(found.questions.map((question) => askedQuestion(game, found.view, question, caller.language))),
    view: found.view,
    painting: game.paint(found.view, caller.language),
    battles: await withVolleys(caller, id, game.battles?.(found.view, caller.language) ?? []),
    fights: found.fights,
    later: found.later,
    refused: found.refused,
    stoppedAt: found.stoppedAt,
    isKnown: found.beyond === null,
  };
}

/** The seat's kept sheet, with the question it was begun for when that is still open. */
export async function keptSheet(caller: Caller, table: TableView): Promise<{ lines: string[]; decision: string | null } | null> {
  if (table.status !== 'running' || !table.mySeats.includes(table.viewer)) return null;
  const found = await draft(caller, table.id, table.viewer);
  const lines = linesOf(found);
  if (!found || lines.length === 0) return null;
  const isOpen = table.questions.some(({ decision, held }) => decision === found.decision && !held);
  return { lines, decision: isOpen ? found.decision : null };
}

function linesOf(found: Draft | null): string[] {
  const lines = found?.content.lines;
  return Array.isArray(lines) ? lines.filter((line): line is string => typeof line === 'string') : [];
}
