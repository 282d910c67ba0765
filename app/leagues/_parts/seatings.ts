import type { Field } from '@/lib/engine';
import type { AnyGame } from '@/lib/games/registry';
import type { SeasonInput } from '@/lib/play';

/** Seats of a game where one option is as given. */
function seatsWith(game: AnyGame, option: Record<string, unknown>): number {
  const options = game.optionsSchema.safeParse(option);
  return options.success ? game.seats(options.data as object).length : 0;
}

/** The option by which a game seats more than two, with the choices that do; null: the game is for two. */
export function seatingOf(game: AnyGame, fields: readonly Field[]): Field | null {
  for (const field of fields) {
    if (field.kind !== 'choice') continue;
    const choices = (field.choices ?? []).filter(({ value }) => seatsWith(game, { [field.name]: value }) > 2);
    if (choices.length > 0 && choices.length < (field.choices ?? []).length) return { ...field, choices };
  }
  return null;
}

/** Options that the form of a season asks among those of the game: an auction goes with the sides, a seating with the system. */
export const fieldsAsked = (fields: readonly Field[], seating: Field | null): Field[] =>
  fields.filter(({ name }) => name !== 'auction' && name !== seating?.name);

/** The seating that a form begins with: the one that was chosen, else the largest; empty where there is none. */
export function seatingChosen(seating: Field | null, { options = {} }: Pick<SeasonInput, 'options'>): string {
  const choices = seating?.choices ?? [];
  const chosen = choices.find(({ value }) => value === options[seating?.name ?? '']) ?? choices.at(-1);
  return chosen?.value ?? '';
}

/** Options of a table of several as the form begins. */
export function optionsOfTables(game: AnyGame, start: Pick<SeasonInput, 'options'>, seating: Field | null): object {
  const { options = {} } = start;
  const parsed = game.optionsSchema.safeParse(seating ? { ...options, [seating.name]: seatingChosen(seating, start) } : options);
  return (parsed.success ? parsed.data : game.optionsSchema.parse({})) as object;
}
