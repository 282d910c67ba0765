import 'server-only';
import { cardRows, noSteps, promptOf } from '@/app/_board/order-form/steps';
import { type AskedQuestion, decisionOf, type Trial } from '@/app/_board/order-form/trial';
import { notationLines } from '@/lib/engine';
import { type AnyGame, isGameId, loadGame, quotedRules } from '@/lib/games/registry';
import { type Caller, type Draft, draft, type OpenQuestion, preview, type TableView } from '@/lib/play';

/** The module of a table's game; tables of unknown games do not exist. */
export async function gameOf({ game }: { game: string }): Promise<AnyGame> {
  if (!isGameId(game)) throw new Error(`a table plays ${game}, which the registry does not know`);
  return loadGame(game);
}

/** The position of a table with nothing on the sheet. */
export async function untried(game: AnyGame, { view, viewer, questions, seq }: TableView, caller: Caller): Promise<Trial> {
  const own = questions.filter((question) => question.seat === viewer);
  return {
    seq,
    lines: [],
    decision: own.find(({ held }) => !held)?.decision ?? null,
    understood: [],
    ...{ told: [], notes: [] },
    questions: await Promise.all(own.map((question) => asked(game, view, question, caller))),
    view,
    painting: game.paint(view, caller.language),
    battles: game.battles?.(view, caller.language) ?? [],
    ...{ refused: null, stoppedAt: null, isKnown: true },
  };
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
    questions: await Promise.all(found.questions.map((question) => asked(game, found.view, question, caller))),
    view: found.view,
    painting: game.paint(found.view, caller.language),
    battles: game.battles?.(found.view, caller.language) ?? [],
    refused: found.refused,
    stoppedAt: found.stoppedAt,
    isKnown: found.beyond === null,
  };
}

async function asked(game: AnyGame, view: object, question: OpenQuestion, { language }: Caller): Promise<AskedQuestion> {
  const decision = decisionOf(question);
  const help = game.help(view, decision, language);
  const asking = { game, view: view as Record<string, unknown>, decision, language };
  return {
    ...question,
    ...{ sentence: help.question, examples: notationLines(help), rules: await quotedRules(game, decision, language) },
    ...{ prompt: promptOf(asking, []), card: cardRows(asking, noSteps) },
    tray: game.tray?.pieces(view, decision, language) ?? [],
    suggested: game.suggest?.(view, decision).map((order) => game.format(order, language)) ?? [],
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
