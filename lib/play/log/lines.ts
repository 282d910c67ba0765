import type { LineRow } from '../../../db/log';
import type { Language, Told } from '../../engine';
import type { AnyGame } from '../../games/registry';

/** What an entry told, each line with its audience. Its words are made when it is read. */
export function linesFor(seq: number, told: readonly Told[]): LineRow[] {
  const lines: LineRow[] = [];
  const add = (audience: LineRow['audience'], seats: string[], event: Told['event']) => {
    lines.push({ seq, audience, seats, event: event as unknown as Record<string, unknown>, en: '', it: '' });
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

/** Where lines are read: `options` are those of their table. */
export interface LineReader {
  game: AnyGame;
  options: object;
  language: Language;
}

/** A line in its reader's words: those it was written with, as of old, else those that its game has for the event today. */
export const lineText = (line: Pick<LineRow, 'event' | Language>, { game, options, language }: LineReader): string =>
  line[language] || game.narrate(line.event as { type: string }, language, options);

/** Whose lines are shown: those of seats (none: the public's), or everybody's when the game is over. */
export type Audience = { seats: readonly string[] } | 'everyone';

export function isFor({ audience, seats }: Pick<LineRow, 'audience' | 'seats'>, to: Audience): boolean {
  if (audience === 'all') return true;
  if (to === 'everyone') return audience === 'only';
  return to.seats.some((seat) => seats.includes(seat)) === (audience === 'only');
}
