import { follow } from '@/lib/engine';
import { isGameId, loadGame } from '@/lib/games/registry';
import { fightNotes, preview, type TableView, tableView } from '@/lib/play';
import { operations } from '../../../_door/operations';
import { Refused } from '../../../_door/problem';
import { serve } from '../../../_door/serve';
import { words } from '../../../_door/words';

export const POST = serve(operations.prompt, async ({ caller, params, body }) => {
  const { table = '' } = params;
  const any = await tableView(caller, table, body.seat);
  const seat = body.seat ?? any.questions.find(({ decision }) => decision === body.decision)?.seat ?? any.viewer;
  const mine = seat === any.viewer ? any : await tableView(caller, table, seat);
  const sheet = { table, seat, decision: body.orders.length > 0 ? null : body.decision };
  const { view, questions }: Pick<TableView, 'view' | 'questions'> =
    body.orders.length > 0 ? await preview(caller, { ...sheet, orders: body.orders }) : mine;
  const question = questions.find((each) => each.decision === body.decision && each.seat === seat);
  if (!question || !isGameId(any.game)) throw new Refused({ status: 409, code: 'closed', detail: words.closed[caller.language] });
  const game = await loadGame(any.game);
  const prompt = follow(game, view, { ...question, id: question.decision }, body.picks, caller.language);
  if (!prompt) throw new Refused({ status: 400, code: 'invalid', detail: words.picks[caller.language] });
  if (prompt.kind === 'list') {
    const catalogue = game.catalogue?.({ view, seat, field: prompt.field }, caller.language);
    return { ...prompt, items: catalogue?.items ?? [], allowances: catalogue?.allowances([]) ?? [], starts: catalogue?.starts ?? [] };
  }
  if (prompt.kind !== 'done') return prompt;
  const { told, given, beyond, notes, fights, refused } = await preview(caller, { ...sheet, orders: [...body.orders, prompt.order] });
  const trial = { told, given, beyond, notes: [...notes, ...fightNotes(fights)], refused };
  return { ...prompt, notation: game.format(prompt.order, caller.language), trial };
});
