import 'server-only';
import { type Language, open } from '@/lib/engine';
import type { AnyGame } from '@/lib/games/registry';

/** A game's opening position under its default options, as everyone sees it. Chance falls the same way every time. */
export function openingOf(game: AnyGame, language: Language) {
  const options = game.optionsSchema.parse(
    Object.fromEntries(game.optionFields(language).map(({ name, default: value }) => [name, value])),
  );
  const { state } = open(game, options, (_label, index, sides) => 1 + (index % sides));
  const view = game.view(state, 'public');
  return { options, state, view, board: game.board(options, language), painting: game.paint(view, language) };
}
