import { budgetLeft } from './budget';
import { type Catalogue, mayChoose, randomList, rightLists } from './catalogue';
import type { Decision, GameModule, Kinds, Language, Prompt } from './game';
import type { Choice, Pick } from './pick';

/** A guided form that asks on and on is a bug in the game, not a long order. */
const deepest = 400;

/**
 * Up to `limit` different legal orders for a decision, found by walking its prompts depth first.
 */
export function enumerate<K extends Kinds>(
  game: Prompter<K>,
  view: K['view'],
  decision: Decision<K>,
  limit = 2,
  language: Language = 'en',
): K['order'][] {
  const found: K['order'][] = [];
  const walk = (picks: readonly Pick[]): void => {
    const prompt = nextPrompt(game, view, decision, picks, language);
    if (prompt.kind === 'done') {
      found.push(prompt.order);
      return;
    }
    for (const value of valuesOf(prompt, catalogueOf(game, view, decision, language))) {
      if (found.length >= limit) return;
      walk([...picks, { field: prompt.field, value }]);
    }
  };
  walk([]);
  return found;
}

/**
 * The one legal order of a decision; null where there is a choice. Whatever a prompt offers leads to an order, so the first that takes two
 * answers is a choice, and what lies behind them is not asked.
 */
export function onlyOrder<K extends Kinds>(game: Prompter<K>, view: K['view'], decision: Decision<K>): K['order'] | null {
  const picks: Pick[] = [];
  for (;;) {
    const prompt = nextPrompt(game, view, decision, picks);
    if (prompt.kind === 'done') return prompt.order;
    const values = valuesOf(prompt, catalogueOf(game, view, decision));
    const first = values.next();
    if (first.done || !values.next().done) return null;
    picks.push({ field: prompt.field, value: first.value });
  }
}

function nextPrompt<K extends Kinds>(
  game: Prompter<K>,
  view: K['view'],
  decision: Decision<K>,
  picks: readonly Pick[],
  language: Language = 'en',
): Prompt<K> {
  if (picks.length > deepest) throw new Error(`${game.id}: prompts of "${decision.id}" never end`);
  return game.prompt(view, decision, picks, language);
}

/** The game's own PASS where the question takes it, else the least that its prompts let one answer. */
export function pass<K extends Kinds>(game: GameModule<K>, view: K['view'], decision: Decision<K>): K['order'] | null {
  const said = game.parse('PASS', view, decision, 'en');
  const passed = said.ok ? game.check(view, decision, said.value, 'en') : said;
  return passed.ok ? passed.value : (enumerate(game, view, decision, 1)[0] ?? null);
}

/** What a walk through prompts needs of a game. */
export interface Prompter<K extends Kinds> {
  id: string;
  prompt: GameModule<K>['prompt'];
  catalogue?: GameModule<K>['catalogue'] | undefined;
}

/** The catalogues of a question's lists, by their fields. Throws where a game asks for a list and has nothing to put on it. */
const catalogueOf =
  <K extends Kinds>(game: Prompter<K>, view: K['view'], { id, seat }: Decision<K>, language: Language = 'en') =>
  (field: string): Catalogue => {
    const catalogue = game.catalogue?.({ view, seat, field }, language);
    if (!catalogue) throw new Error(`${game.id}: "${id}" asks for a list (${field}) and has no catalogue for it`);
    return catalogue;
  };

/** One legal order, chosen by random answers to the prompts. */
export function randomOrder<K extends Kinds>(
  game: Prompter<K>,
  view: K['view'],
  decision: Decision<K>,
  random: () => number,
  language: Language = 'en',
): K['order'] {
  const picks: Pick[] = [];
  for (;;) {
    const prompt = nextPrompt(game, view, decision, picks, language);
    if (prompt.kind === 'done') return prompt.order;
    const value =
      prompt.kind === 'list'
        ? randomList(catalogueOf(game, view, decision, language)(prompt.field), random)
        : randomAnswer(game, decision, prompt, random);
    picks.push({ field: prompt.field, value });
  }
}

/**
 * The prompt that follows picks which came from outside, every one of them held against the prompt it answers.
 * Null when a pick does not fit: wrong field, a choice that is not offered, too few or too many.
 */
export function follow<K extends Kinds>(
  game: GameModule<K>,
  view: K['view'],
  decision: Decision<K>,
  picks: readonly Pick[],
  language: Language,
): Prompt<K> | null {
  for (const [n, pick] of picks.entries()) {
    if (!fits(game.prompt(view, decision, picks.slice(0, n), language), pick, catalogueOf(game, view, decision, language))) return null;
  }
  return game.prompt(view, decision, picks, language);
}

function fits<K extends Kinds>(prompt: Prompt<K>, { field, value }: Pick, catalogue: (field: string) => Catalogue): boolean {
  if (prompt.kind === 'done' || prompt.field !== field) return false;
  if (prompt.kind === 'amount') return Number.isInteger(value) && Number(value) >= prompt.min && Number(value) <= prompt.max;
  if (!Array.isArray(value)) return false;
  if (prompt.kind === 'list') return mayChoose(catalogue(field), value);
  if (value.length < prompt.min || value.length > prompt.max) return false;
  const chosen = prompt.choices.filter((choice) => value.includes(choice.value));
  return chosen.length === value.length && new Set(value).size === value.length && isWithin(prompt, chosen);
}

const isWithin = (prompt: { budget?: number }, chosen: readonly Choice[]): boolean => budgetLeft(prompt, chosen) >= 0;

function randomAnswer<K extends Kinds>(
  game: Prompter<K>,
  decision: Decision<K>,
  prompt: Exclude<Prompt<K>, { kind: 'done' | 'list' }>,
  random: () => number,
): string[] | number {
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  if (prompt.kind === 'amount') return between(prompt.min, prompt.max);
  if (prompt.choices.length < prompt.min) {
    throw new Error(`${game.id}: "${decision.id}" asks for ${prompt.min} of ${prompt.choices.length} (${prompt.field})`);
  }
  const chosen: Choice[] = [];
  for (let n = between(prompt.min, Math.min(prompt.max, prompt.choices.length)); n > 0; n--) {
    const left = prompt.choices.filter((choice) => !chosen.includes(choice) && isWithin(prompt, [...chosen, choice]));
    const next = left[between(0, left.length - 1)];
    if (next) chosen.push(next);
  }
  return chosen.map(({ value }) => value);
}

function* valuesOf<K extends Kinds>(
  prompt: Exclude<Prompt<K>, { kind: 'done' }>,
  catalogue: (field: string) => Catalogue,
): Generator<string[] | number> {
  if (prompt.kind === 'list') return yield* rightLists(catalogue(prompt.field));
  if (prompt.kind === 'amount') {
    for (let n = prompt.min; n <= prompt.max; n++) yield n;
    return;
  }
  for (let size = prompt.min; size <= Math.min(prompt.max, prompt.choices.length); size++) {
    for (const chosen of subsets(prompt.choices, size)) if (isWithin(prompt, chosen)) yield chosen.map(({ value }) => value);
  }
}

function* subsets(choices: readonly Choice[], size: number, from = 0): Generator<Choice[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= choices.length - size; i++) {
    for (const rest of subsets(choices, size - 1, i + 1)) yield [choices[i] as Choice, ...rest];
  }
}
