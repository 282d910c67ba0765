import type { GameModule } from '../engine';

/** Every game, by id. A line here and a folder beside it is all that adding a game takes. */
const loaders = {
  'aa-1941': () => import('./axis-allies').then((games) => games.aa1941),
  'aa-revised': () => import('./axis-allies').then((games) => games.aaRevised),
  '1943-1945': () => import('./1943-1945').then((games) => games.game1943),
  ridges: () => import('./ridges').then((games) => games.ridges),
} as const;

export type GameId = keyof typeof loaders;

export const gameIds = Object.keys(loaders) as GameId[];

// biome-ignore lint/suspicious/noExplicitAny: games vary over their own Kinds; the registry is the one place that forgets them
export type AnyGame = GameModule<any>;

export const isGameId = (id: string): id is GameId => Object.hasOwn(loaders, id);

const loaded = new Map<GameId, Promise<AnyGame>>();

/** A game's module, loaded once. */
export function loadGame(id: GameId): Promise<AnyGame> {
  let game = loaded.get(id);
  if (!game) {
    game = loaders[id]() as Promise<AnyGame>;
    // a browser whose line was down may try again
    game.catch(() => loaded.delete(id));
    loaded.set(id, game);
  }
  return game;
}
