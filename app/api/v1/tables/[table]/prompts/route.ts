import { follow } from '@/lib/engine';
import { isGameId, loadGame } from '@/lib/games/registry';
import { tableView } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { Refused } from '../../../_door/problem';
import { serve } from '../../../_door/serve';
import { words } from '../../../_door/words';

export const POST = serve(operations.prompt, async ({ caller, params, body }) => {
  const { table = '' } = params;
  const any = await tableView(caller, table);
  const question = any.questions.find(({ decision }) => decision === body.decision);
  if (!question || !isGameId(any.game)) throw new Refused({ status: 409, code: 'closed', detail: words.closed[caller.language] });
  const mine = question.seat === any.viewer ? any : await tableView(caller, table, question.seat);
  const game = await loadGame(any.game);
  const prompt = follow(game, mine.view, { ...question, id: question.decision }, body.picks, caller.language);
  if (!prompt) throw new Refused({ status: 400, code: 'invalid', detail: words.picks[caller.language] });
  return prompt.kind === 'done' ? { ...prompt, notation: game.format(prompt.order) } : prompt;
});
