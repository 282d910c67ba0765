import { sidesOf } from '@/lib/engine';
import type { AnyGame } from '@/lib/games/registry';
import type { ClubPreset, SeasonInput } from '@/lib/play';
import { presets } from '@/lib/time-control';
import { pointScales, usualByes } from './plan-choices';

/** What the form of a new season begins with: what is usual, for the game and the club's preset. */
export function planStart(game: AnyGame, { name, preset, zone }: { name: string; preset: ClubPreset | null; zone: string }): SeasonInput {
  const options = game.optionsSchema.parse(preset?.options ?? {}) as object;
  // a preset in which several sit down is meant for them, though they are of two sides
  const isOfTwo = sidesOf(game, options).length === 2 && game.seats(options).length === 2;
  const system = isOfTwo ? ({ kind: 'round-robin', cycles: 1, numbers: 'seeds' } as const) : ({ kind: 'tables' } as const);
  const scale: SeasonInput['points']['scale'] = isOfTwo ? pointScales.chess : { by: 'rank', points: [5, 3, 1, 0] };
  return {
    ...{ name, game: game.id, options: preset?.options ?? {}, system },
    timeControl: preset?.timeControl ?? presets.relaxed,
    ...(preset && { absence: preset.absence }),
    points: { scale, byes: usualByes(scale, system.kind) },
    tieBreaks: isOfTwo ? ['head-to-head', 'sonneborn-berger', 'lots'] : ['wins', 'lots'],
    calendar: { days: 14, rest: 0, early: false, zone },
  };
}
