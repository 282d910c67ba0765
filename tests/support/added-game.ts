import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as registry from '../../lib/games/registry';
import { root } from './sources';

/** A house with one game more, in a temporary folder. */
export interface AddedGame {
  registry: typeof registry;
  remove(): void;
}

/**
 * Adds a game as anybody would: its folder beside the others, one line in the registry. Nothing else of the house is touched: the temporary
 * `lib` holds the real kernel, kit and games.
 */
export async function withGame(id: string, folder: string): Promise<AddedGame> {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const house = mkdtempSync(join(root, '.cache/added-game-'));
  const games = join(house, 'lib/games');
  mkdirSync(games, { recursive: true });
  symlinkSync(join(root, 'lib/engine'), join(house, 'lib/engine'));
  for (const { name } of readdirSync(join(root, 'lib/games'), { withFileTypes: true }).filter((each) => each.isDirectory())) {
    symlinkSync(join(root, 'lib/games', name), join(games, name));
  }
  cpSync(join(root, folder), join(games, id), { recursive: true });
  for (const name of readdirSync(join(games, id))) {
    const path = join(games, id, name);
    // under tests the same files are reached by longer ways
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll('../../../lib/engine', '../../engine').replaceAll('../../../lib/games/', '../'),
    );
  }
  const lines = readFileSync(join(root, 'lib/games/registry.ts'), 'utf8');
  const line = `  ${id}: () => import('./${id}').then((games) => games.${id}),`;
  writeFileSync(join(games, 'registry.ts'), lines.replace('const loaders = {', `const loaders = {\n${line}`));
  return { registry: await import(join(games, 'registry.ts')), remove: () => rmSync(house, { recursive: true }) };
}
