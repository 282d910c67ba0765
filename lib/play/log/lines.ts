import type { LineRow } from '../../../db/log';
import type { Told } from '../../engine';
import type { AnyGame } from '../../games/registry';

/** What an entry told, in every language, each line with its audience. */
export function linesFor(
  game: AnyGame,
  { id: tableId, options }: { id: string; options: object },
  seq: number,
  told: readonly Told[],
): LineRow[] {
  const lines: LineRow[] = [];
  const add = (audience: LineRow['audience'], seats: string[], event: Told['event']) => {
    lines.push({
      tableId,
      seq,
      index: lines.length,
      audience,
      seats,
      event: event as unknown as Record<string, unknown>,
      en: game.narrate(event, 'en', options),
      it: game.narrate(event, 'it', options),
    });
  };
  for (const { event, to, others } of told) {
    if (to === 'all') add('all', [], event);
    else {
      if (to.length > 0) add('only', to, event);
      if (others !== undefined) add('except', to, others);
    }
  }
  return lines;
}

/** Whose lines are shown: those of seats (none: the public's), or everybody's when the game is over. */
export type Audience = { seats: readonly string[] } | 'everyone';

export function isFor({ audience, seats }: Pick<LineRow, 'audience' | 'seats'>, to: Audience): boolean {
  if (audience === 'all') return true;
  if (to === 'everyone') return audience === 'only';
  return to.seats.some((seat) => seats.includes(seat)) === (audience === 'only');
}
