import type { Language } from '../../engine';
import { type AnyGame, gameIds, isGameId, loadGame } from '../../games/registry';
import { allGames } from '../../ratings';

/** Names that ratings are filed under: all games together, and each game. */
export const ratingScopes: readonly string[] = [allGames, ...gameIds];

/** What a scope is called; null: all games together, for which every page has words of its own. */
export async function scopeTitle(scope: string, language: Language): Promise<string | null> {
  return isGameId(scope) ? (await loadGame(scope)).title[language] : null;
}

/** A side as the game calls it; a seat that is a side of its own by the seat's name. */
export function sideName(game: AnyGame, side: string, language: Language): string {
  const options: object = game.optionsSchema.parse({});
  const camp = game.sides?.(options, language).find(({ id }) => id === side);
  return camp?.name ?? game.seatName(side, language);
}

/** A scenario as the form of a new table calls it; empty where there is one alone. */
export function scenarioName(game: AnyGame, scenario: string, language: Language): string {
  const choices = game.optionFields(language).flatMap((field) => field.choices ?? []);
  return choices.find(({ value }) => value === scenario)?.label ?? scenario;
}
