import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GameId } from '@/lib/games/registry';

/** Folder of a game; two editions of one system share one. */
const folders: Record<GameId, string> = { 'aa-1941': 'axis-allies', '1943-1945': '1943-1945', ridges: 'ridges' };

/** The README of a game's folder, as it lies beside the code. */
export function readmeOf(id: GameId): Promise<string> {
  return readFile(join(process.cwd(), 'lib', 'games', folders[id], 'README.md'), 'utf8');
}
