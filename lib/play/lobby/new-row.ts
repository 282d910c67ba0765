import { commitmentOf, newSecret } from '../../chance/source';
import { sentenceOf } from '../../engine';
import { type AnyGame, isGameId, loadGame } from '../../games/registry';
import { type Caller, trouble } from '../access/caller';

/** The game of an id, with options as somebody wrote them, made whole; throws invalid. */
export async function gameAndOptions(
  caller: Caller,
  input: { game: string; options: Record<string, unknown> },
): Promise<{ game: AnyGame; options: object }> {
  if (!isGameId(input.game)) throw trouble('invalid', { en: 'There is no such game.', it: 'Questo gioco non esiste.' }, caller);
  const game = await loadGame(input.game);
  const options = game.optionsSchema.safeParse(input.options);
  if (options.success) return { game, options: options.data };
  const [issue] = options.error.issues;
  const said = issue ? sentenceOf(issue) : { en: 'The options do not fit this game.', it: 'Le opzioni non vanno bene per questo gioco.' };
  throw trouble('invalid', said, caller);
}

/** What every new table has of its game, with a secret of its own. */
export function newTableRow(game: AnyGame, { id, options, now }: { id: string; options: object; now: Date }) {
  const secret = newSecret();
  const row = {
    ...{ id, game: game.id as string, options: options as Record<string, unknown>, rules: game.rules as number },
    ...{ recipe: 2, commitment: commitmentOf(secret), createdAt: now, updatedAt: now },
  };
  return { secret, row };
}
