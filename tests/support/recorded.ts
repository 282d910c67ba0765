import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actOf, asideOf } from '@/lib/chance/act';
import { readGameFile } from '@/lib/chance/audit';
import type { GameFile } from '@/lib/chance/file';
import type { Recorded, ReplayInput } from '@/lib/engine/play';
import { filesIn, root } from './sources';

/** A recorded game by its path from the root of the house. */
export function recordedGame(path: string): GameFile {
  const read = readGameFile(JSON.parse(readFileSync(join(root, path), 'utf8')));
  if (!read.ok) throw new Error(read.problem.text.en);
  return read.file;
}

/** The recorded games of a game, by their paths; none of a draft. */
export const recordingsOf = (id: string): string[] =>
  existsSync(join(root, 'tests/fixtures', id)) ? filesIn(`tests/fixtures/${id}`, /\.json$/) : [];

/** What `replay` needs of a recorded game. */
export function replayInput({ options, rules, opening: { draws }, entries }: GameFile): ReplayInput {
  const recorded = entries.map((entry) => {
    const act = actOf(entry);
    return act ? asideOf(act) : { ...entry, order: entry.order as Recorded['order'] };
  });
  return { options, rules, draws, entries: recorded };
}
