import type { Chronicle, Decision, GameModule, Language, Rule, RulesText, Simulator } from '../engine';

/** Every game, by id. A line here and a folder beside it is all that adding a game takes. */
const loaders = {
  'aa-1941': () => import('./axis-allies').then((games) => games.aa1941),
  'aa-revised': () => import('./axis-allies').then((games) => games.aaRevised),
  '1943-1945': () => import('./1943-1945').then((games) => games.game1943),
  'aa-miniatures': () => import('./aa-miniatures').then((games) => games.miniatures),
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

/** What the guided form asks of a game: what comes next, what a list may hold, what is drawn meanwhile, and how an order is written. */
export type OrderDesk = Pick<AnyGame, 'prompt' | 'catalogue' | 'overlays' | 'format'>;

/** The desks of games whose modules are heavy beside them: who chooses their orders does not load what reads typed ones and plays them. */
const desks: Partial<Record<GameId, () => Promise<OrderDesk>>> = {
  'aa-1941': () => import('./axis-allies/desk'),
  'aa-revised': () => import('./axis-allies/desk'),
  '1943-1945': () => import('./1943-1945/desk'),
  'aa-miniatures': () => import('./aa-miniatures/desk'),
};

/** A game's desk; where it has no lighter one, its module. */
export const loadDesk = async (id: GameId): Promise<OrderDesk> => (await desks[id]?.()) ?? loadGame(id);

/** The rules in our own words, of the games that bring them. Apart from the modules: who plays in a browser does not load them. */
const rulesTexts: Partial<Record<GameId, () => Promise<{ rulesText: RulesText }>>> = {
  'aa-1941': () => import('./axis-allies/rules-text/1941'),
  'aa-revised': () => import('./axis-allies/rules-text/revised'),
  '1943-1945': () => import('./1943-1945/rules-text'),
  'aa-miniatures': () => import('./aa-miniatures/rules-text'),
  ridges: () => import('./ridges/rules-text'),
};

export const hasRules = (id: string): id is GameId => Object.hasOwn(rulesTexts, id);

/** The rules of a game in our own words; null: it has none yet. */
export async function loadRules(id: GameId): Promise<RulesText | null> {
  return (await rulesTexts[id]?.())?.rulesText ?? null;
}

/** The rules that a decision is about, by name. `path` leads to the place on the rules pages. */
export interface QuotedRule {
  id: string;
  title: string;
  path: string;
}

/** What to read up when a decision is asked; empty where the game does not say. */
export async function quotedRules(game: AnyGame, decision: Decision, language: Language): Promise<QuotedRule[]> {
  const ids = game.rulesFor?.(decision) ?? [];
  const text = ids.length > 0 && isGameId(game.id) ? await loadRules(game.id) : null;
  const rules = new Map<string, Rule>(text?.chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule])));
  return ids.flatMap((id) => {
    const rule = rules.get(id);
    return rule ? [{ id, title: rule.title[language], path: `/rules/${game.id}/full#${id}` }] : [];
  });
}

// biome-ignore lint/suspicious/noExplicitAny: as of the games
export type AnySimulator = Simulator<any>;

/** Fights played out by the rules, of the games that bring that. Apart from the modules: a page loads it in a worker, and only when asked. */
const simulators: Partial<Record<GameId, () => Promise<AnySimulator>>> = {
  'aa-1941': () => import('./axis-allies/odds').then(({ odds1941 }) => odds1941),
  'aa-revised': () => import('./axis-allies/odds').then(({ oddsRevised }) => oddsRevised),
  '1943-1945': () => import('./1943-1945/simulator').then(({ odds1943 }) => odds1943),
};

export const hasSimulator = (id: string): id is GameId => Object.hasOwn(simulators, id);

/** A game's fights played out; null: it has none. */
export const loadSimulator = async (id: GameId): Promise<AnySimulator | null> => (await simulators[id]?.()) ?? null;

// biome-ignore lint/suspicious/noExplicitAny: as of the games
export type AnyChronicle = Chronicle<any>;

/** What is measured and counted of games that are looked back at. Apart from the modules: who plays does without it. */
const chronicles: Partial<Record<GameId, () => Promise<AnyChronicle>>> = {
  'aa-1941': () => import('./axis-allies/chronicle').then(({ chronicle }) => chronicle),
  'aa-revised': () => import('./axis-allies/chronicle').then(({ chronicle }) => chronicle),
  '1943-1945': () => import('./1943-1945/chronicle').then(({ chronicle }) => chronicle),
  'aa-miniatures': () => import('./aa-miniatures/chronicle').then(({ chronicle }) => chronicle),
  ridges: () => import('./ridges/chronicle').then(({ chronicle }) => chronicle),
};

/** What to measure and count of a game; null: it has not said. */
export const loadChronicle = async (id: GameId): Promise<AnyChronicle | null> => (await chronicles[id]?.()) ?? null;
