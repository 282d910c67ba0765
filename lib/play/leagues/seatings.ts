import type { SeasonPlan } from '../../../db/schema';
import { sidesOf } from '../../engine';
import type { AnyGame } from '../../games/registry';
import type { Pairing, Settings } from '../../tournament';
import { type Caller, trouble } from '../access/caller';

/** The seats of a table of several in the game's order, each with the side it wins with. */
export function tableSeats(game: AnyGame, options: object): Settings['seats'] {
  const order: string[] = game.seats(options);
  const seats = sidesOf(game, options).flatMap(({ id, seats: own }) => own.map((side) => ({ side, camp: id })));
  return seats.sort((a, b) => order.indexOf(a.side) - order.indexOf(b.side));
}

/** Numbers of players, below the most, for which the game has a seating: what a form may offer as the smallest table. */
export const smallerSizes = (game: AnyGame, options: object): number[] =>
  (game.seatings?.(options) ?? []).map((each: object) => game.seats(each).length).slice(1);

/** Tables for fewer players than the plan's, down to a number; throws invalid where the game has none such. Null: there are none. */
export function smallerTables(
  game: AnyGame,
  options: object,
  smallest: number | null,
  caller: Caller,
): { seats: Settings['seats']; options: Record<string, unknown> }[] {
  if (smallest === null) return [];
  const full = game.seats(options).length;
  const all: { seats: Settings['seats']; options: Record<string, unknown> }[] = (game.seatings?.(options) ?? []).map(
    (each: Record<string, unknown>) => ({
      ...{ seats: tableSeats(game, each), options: each },
    }),
  );
  const found = all.filter(({ seats }) => seats.length < full && seats.length >= smallest);
  if (found.at(-1)?.seats.length === smallest) return found;
  throw trouble(
    'invalid',
    {
      en: `A table has ${full} seats as the game is set up, and there is none of ${smallest} beside it: choose another smallest table.`,
      it: `Con queste opzioni un tavolo ha ${full} posti, e accanto non ce n’è uno da ${smallest}: scegli un altro tavolo più piccolo.`,
    },
    caller,
  );
}

/** Options of the table of a pairing: those of the plan, or of the smaller table that it is. */
export function optionsOf(
  { options, settings, smaller }: Pick<SeasonPlan, 'options' | 'settings' | 'smaller'>,
  { seats }: Pick<Pairing, 'seats'>,
): Record<string, unknown> {
  if (settings.system.kind !== 'tables' || seats.length === settings.seats.length) return options;
  const found = smaller?.find((_, index) => settings.smaller[index]?.length === seats.length);
  if (!found) throw new Error(`the season has no table of ${seats.length}`);
  return found;
}

/** Players that the smallest table of a plan takes. */
export const leastPlayers = ({ settings }: Pick<SeasonPlan, 'settings'>): number =>
  Math.min(settings.seats.length, ...settings.smaller.map(({ length }) => length));
