import { sentenceOf } from '../../engine';
import { type AnyGame, isGameId, loadGame } from '../../games/registry';
import { type Caller, trouble } from './caller';

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
