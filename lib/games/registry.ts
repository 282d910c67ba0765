import type { GameModule, Simulator } from '../engine';

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

// biome-ignore lint/suspicious/noExplicitAny: as of the games
export type AnySimulator = Simulator<any>;

/** Fights played out by the rules, of the games that bring that. Apart from the modules: a page loads it in a worker, and only when asked. */
const simulators: Partial<Record<GameId, () => Promise<AnySimulator>>> = {
  'aa-1941': () => import('./axis-allies/odds').then(({ odds1941 }) => odds1941),
  'aa-revised': () => import('./axis-allies/odds').then(({ oddsRevised }) => oddsRevised),
};

export const hasSimulator = (id: string): id is GameId => Object.hasOwn(simulators, id);

/** A game's fights played out; null: it has none. */
export const loadSimulator = async (id: GameId): Promise<AnySimulator | null> => (await simulators[id]?.()) ?? null;
