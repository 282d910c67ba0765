import { type Decision, helpLines } from '@/lib/engine';
import { isGameId, loadGame } from '@/lib/games/registry';
import { tableView } from '@/lib/play';
import { operations } from '../../_door/operations';
import { serve } from '../../_door/serve';

export const GET = serve(operations.table, async ({ caller, params, query }) => {
  const found = await tableView(caller, params.table ?? '', query.seat);
  const game = isGameId(found.game) ? await loadGame(found.game) : null;
  const questions = found.questions.map((question) => {
    const decision: Decision = { ...question, id: question.decision };
    const help = game && question.seat === found.viewer ? helpLines(game.help(found.view, decision, caller.language)) : [];
    return { ...question, help };
  });
  return { ...found, questions };
});
