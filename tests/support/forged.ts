import type { GameFile } from '../../lib/chance/file';
import { linkText, openingText } from '../../lib/chance/recipe';
import { hashOf } from '../../lib/chance/source';

/** A file with something changed, and every hash from there on made to fit again, as a clever cheat would. */
export function forgedFrom(played: GameFile, change: (file: GameFile) => void): GameFile {
  const file = structuredClone(played);
  change(file);
  const { hash: _, ...opening } = file.opening;
  let hash = hashOf(openingText({ ...file, opening }));
  file.opening.hash = hash;
  for (const entry of file.entries) {
    const { hash: __, ...rest } = entry;
    hash = hashOf(linkText(hash, rest));
    entry.hash = hash;
  }
  return file;
}
