import { z } from 'zod';
import { absenceRules, lateRules, type SeasonPlan } from '../../../db/schema';
import { sidesOf } from '../../engine';
import type { AnyGame } from '../../games/registry';
import { timeControlSchema, zoneSchema } from '../../time-control';
import { type Settings, settingsSchema } from '../../tournament';
import { type Caller, mustBeSound, plainText, trouble } from '../access/caller';
import { gameAndOptions } from '../access/chosen-game';
import { smallerTables, tableSeats } from './seatings';

/** Characters of names. */
export const longestNames = { league: 60, season: 60, division: 40, team: 40 } as const;
/** Of a season. */
export const mostOf = { divisions: 20, entrants: 1000, rounds: 100 } as const;

const tournament = settingsSchema.shape;
const { challenges: _, ...ladder } = tournament.system.options[3].shape;

const systemSchema = z.discriminatedUnion('kind', [
  tournament.system.options[0],
  tournament.system.options[1],
  tournament.system.options[2],
  z.strictObject(ladder),
  /** `smallest`: who is left over by full tables plays at smaller ones, down to so many seats; null: they have a bye. */
  z.strictObject({ kind: z.literal('tables'), smallest: z.int().min(2).max(10).nullable().default(null) }),
]);

/** A season as its directors plan it. */
export const seasonInputSchema = z.strictObject({
  name: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.unknown()).default({}),
  timeControl: timeControlSchema,
  absence: z.enum(absenceRules).default('shift'),
  counts: z.enum(['rated', 'unrated']).default('unrated'),
  leaving: z.enum(['mate', 'substitute', 'bot']).default('bot'),
  admitsBots: z.boolean().default(false),
  entry: z.enum(['members', 'everybody']).default('members'),
  system: systemSchema,
  sides: tournament.sides.default('drawn'),
  boards: tournament.boards,
  points: tournament.points,
  boardPoints: tournament.boardPoints,
  tieBreaks: tournament.tieBreaks.default(['head-to-head', 'sonneborn-berger', 'lots']),
  annul: tournament.annul,
  rounds: z.int().min(1).max(mostOf.rounds).nullable().default(null),
  calendar: z.strictObject({
    days: z.int().min(1).max(365),
    rest: z.int().min(0).max(90).default(0),
    early: z.boolean().default(false),
    zone: zoneSchema.default('UTC'),
  }),
  late: z.enum(lateRules).default('director'),
  exchange: z.int().min(0).max(20).default(0),
  divisions: z
    .array(z.strictObject({ name: z.string(), size: z.int().min(2).max(mostOf.entrants).nullable().default(null) }))
    .min(1)
    .max(mostOf.divisions)
    .default([{ name: '', size: null }]),
});
export type SeasonInput = z.input<typeof seasonInputSchema>;
export type DivisionPlan = { name: string; size: number | null };

/** A season's plan as its directors would write it again. */
export function seasonInputOf({
  name,
  plan,
  divisions,
}: {
  name: string;
  plan: SeasonPlan;
  divisions: readonly DivisionPlan[];
}): SeasonInput {
  const { settings, timeControl, smaller: _options, ...rest } = plan;
  const { sides, boards, points, boardPoints, tieBreaks, annul } = settings;
  return {
    ...{ ...rest, name, timeControl, system: systemInput(settings), sides, boards, points, boardPoints, tieBreaks, annul },
    divisions: divisions.map(({ name: its, size }) => ({ name: its, size })),
  };
}

function systemInput({ system, smaller }: Settings): SeasonInput['system'] {
  if (system.kind === 'tables') return { kind: 'tables', smallest: smaller.at(-1)?.length ?? null };
  if (system.kind !== 'ladder') return system;
  const { challenges: _taken, ...kept } = system;
  return kept;
}

/** A plan made whole, with the names of season and divisions apart; throws invalid with what would be right. */
export async function checkedPlan(
  input: SeasonInput,
  caller: Caller,
): Promise<{ name: string; plan: SeasonPlan; divisions: DivisionPlan[] }> {
  mustBeSound(input, caller);
  const parsed = seasonInputSchema.safeParse(input);
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.') ?? '';
    throw wrong(caller, `This part of the season is not right: ${field}.`, `Questa parte della stagione non va bene: ${field}.`);
  }
  const { name: named, divisions: parts, game: id, system, sides, boards, rounds, exchange, ...rest } = parsed.data;
  const { points, boardPoints, tieBreaks, annul, options: wanted, ...kept } = rest;
  const name = plainText(named, longestNames.season);
  if (name === '') throw wrong(caller, 'Give the season a name.', 'Dai un nome alla stagione.');
  const { game, options } = await gameAndOptions(caller, { game: id, options: wanted });
  const smaller = system.kind === 'tables' ? smallerTables(game, options, system.smallest, caller) : [];
  const settings = settingsSchema.safeParse({
    ...{
      seats: seatsFor(game, options, system.kind, caller),
      smaller: smaller.map(({ seats }) => seats),
      sides,
      boards,
      points,
      boardPoints,
      tieBreaks,
      annul,
    },
    system: settledSystem(system),
  });
  if (!settings.success) {
    const field = settings.error.issues[0]?.path.join('.') ?? '';
    throw wrong(caller, `This part of the season is not right: ${field}.`, `Questa parte della stagione non va bene: ${field}.`);
  }
  const divisions = parts.map((each, index) => ({ ...each, name: plainText(each.name, longestNames.division) || `${index + 1}` }));
  const plan: SeasonPlan = { ...kept, game: id, options: options as Record<string, unknown>, settings: settings.data, rounds, exchange };
  if (smaller.length > 0) plan.smaller = smaller.map((each) => each.options);
  mustGoTogether(plan, divisions, caller);
  return { name, plan, divisions };
}

function settledSystem(system: z.output<typeof systemSchema>): Settings['system'] {
  if (system.kind === 'ladder') return { ...system, challenges: [] };
  if (system.kind === 'tables') return { kind: 'tables', remainder: system.smallest === null ? 'byes' : 'smaller' };
  return system;
}

/** Whom a table seats: of two, who plays a side with all its seats; else one a seat, with the side it wins with. */
function seatsFor(game: AnyGame, options: object, system: Settings['system']['kind'], caller: Caller): Settings['seats'] {
  if (system === 'tables') {
    const seats = tableSeats(game, options);
    if (seats.length > 2) return seats;
    throw wrong(
      caller,
      'Tables of several seat more than two: choose more seats in the game, or another system.',
      'Ai tavoli a più giocatori si siedono più di due: scegli più posti nel gioco, o un altro sistema.',
    );
  }
  // what is bid for are the sides of the game, whoever sits where
  const sides = sidesOf(game, isAuctioned(options) ? { ...options, auction: false } : options);
  if (sides.length === 2) return sides.map(({ id }) => ({ side: id, camp: id }));
  throw wrong(
    caller,
    'This system is for games of two sides: choose tables of several.',
    'Questo sistema è per giochi a due parti: scegli i tavoli a più giocatori.',
  );
}

const isAuctioned = (options: object): boolean => 'auction' in options && options.auction === true;

function mustGoTogether({ settings, options, rounds, exchange, calendar }: SeasonPlan, divisions: readonly DivisionPlan[], caller: Caller) {
  const { system, sides, boards } = settings;
  if (rounds === null && system.kind !== 'round-robin' && system.kind !== 'elimination') {
    throw wrong(caller, 'Say how many rounds the season has.', 'Indica quanti turni ha la stagione.');
  }
  if (system.kind === 'ladder' && calendar.early) {
    // a round without a challenge is over at once, and so would be all
    throw wrong(
      caller,
      'The rounds of a ladder last as long as they are planned: people challenge meanwhile.',
      'I turni di una scala durano quanto previsto: intanto ci si sfida.',
    );
  }
  if ((sides === 'bid') !== (options.auction === true)) {
    throw wrong(
      caller,
      'Sides are bid for where the game’s option "auction" is chosen, and only there.',
      'Le parti si mettono all’asta dove è scelta l’opzione «asta» del gioco, e solo lì.',
    );
  }
  if (sides === 'both' && boards > 1) {
    throw wrong(
      caller,
      'Boards of a team match alternate sides already.',
      'Le scacchiere di un incontro a squadre alternano già le parti.',
    );
  }
  if (divisions.slice(0, -1).some(({ size }) => size === null)) {
    throw wrong(caller, 'Every division but the last wants a size.', 'Ogni divisione tranne l’ultima vuole una grandezza.');
  }
  if (divisions.some(({ size }) => size !== null && size < exchange * (divisions.length > 2 ? 2 : 1))) {
    throw wrong(caller, 'More go up and down than a division has.', 'Salgono e scendono più iscritti di quanti ne ha una divisione.');
  }
}

const wrong = (caller: Caller, en: string, it: string) => trouble('invalid', { en, it }, caller);
