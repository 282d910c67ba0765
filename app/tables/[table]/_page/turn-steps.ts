import 'server-only';
import { canonical, type Moment, type Painting, type Reel, reelOf } from '@/lib/engine';
import type { AnyGame } from '@/lib/games/registry';
import { type Caller, tableFootage } from '@/lib/play';

/** How much of a game: one phase, or a power's whole turn. */
export type Part = 'phase' | 'turn';

/** A game as everybody may see it, whoever asks, wound up to its last entry. Refuses who may not see the table. */
export async function publicReel(game: AnyGame, caller: Caller, id: string): Promise<Reel> {
  const footage = await tableFootage(caller, id, { seat: 'public' });
  const reel = reelOf(game, footage);
  reel.append(footage.entries);
  return reel;
}

/** First and last entry of the phase or turn that entry `seq` belongs to; the set-up (0) belongs to the first. */
export function stretchAround(reel: Pick<Reel, 'last' | 'frame'>, seq: number, part: Part): { from: number; to: number } {
  if (reel.last === 0) return { from: 1, to: 0 };
  const of = (at: number) => nameOf(reel.frame(at).moment, part);
  let from = Math.max(1, seq);
  let to = from;
  const name = of(from);
  while (from > 1 && of(from - 1) === name) from--;
  while (to < reel.last && of(to + 1) === name) to++;
  return { from, to };
}

const nameOf = ({ round, power, phase }: Moment, part: Part): string =>
  canonical(part === 'turn' ? { round, power } : { round, power, phase });

/**
 * The positions worth a picture: before entry `from`, and after each entry up to `to` that changed how the board looks and was not taken back. At
 * most `most` (2 or more): of more, some between the first and the last are left out, evenly.
 */
export function paintingsOf(reel: Reel, game: AnyGame, { from, to, most, language }: Range): Painting[] {
  const found: Painting[] = [];
  let before = '';
  for (let seq = from - 1; seq <= to; seq++) {
    if (seq >= from && reel.isTakenBack(seq)) continue;
    const painting = game.paint(reel.view(seq, 'public') as never, language);
    const { ground = null, tints, tokens, arrows, marks } = painting;
    const look = canonical({ ground, tints, tokens, arrows, marks });
    if (look !== before) found.push(painting);
    before = look;
  }
  return thinned(found, most);
}

interface Range {
  from: number;
  to: number;
  most: number;
  language: 'en' | 'it';
}

/** At most `most` of a list, its first and last among them. */
export function thinned<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, i) => list[Math.round((i * (list.length - 1)) / (most - 1))] as T);
}
