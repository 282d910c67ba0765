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
  addGame(games, id, folder);
  return { registry: await import(join(games, 'registry.ts')), remove: () => rmSync(house, { recursive: true }) };
}

/** All that a server is made of. */
const house = [
  ...['app', 'lib', 'db', 'instrumentation.ts', 'next.config.mjs', 'tsconfig.json', '.postcssrc.json'],
  ...['drizzle', 'package.json', 'package-lock.json'],
];

/** A whole house with one game more, to be built and served from the folder that it returns: one for each `builder`, who may build at once. */
export function houseWithGame(id: string, folder: string, builder: number): string {
  const copy = join(root, '.cache/house-with', `${id}-${builder}`);
  mkdirSync(copy, { recursive: true });
  for (const part of house) {
    // what was built of the same sources is not built again
    rmSync(join(copy, part), { recursive: true, force: true });
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  rmSync(join(copy, 'node_modules'), { force: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  addGame(join(copy, 'lib/games'), id, folder);
  return copy;
}

function addGame(games: string, id: string, folder: string): void {
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
}
