/** What the API asks next on the way to an order: `Prompt` in its OpenAPI document, as far as this program reads it. */
export type Prompt =
  | { kind: 'pick'; field: string; choices: readonly Choice[]; min: number; max: number; budget?: number }
  | { kind: 'amount'; field: string; min: number; max: number }
  | { kind: 'list'; field: string; items: readonly { value: string }[]; starts: readonly { list: readonly string[] }[] }
  | { kind: 'done'; order: Record<string, unknown>; notation: string };

interface Choice {
  value: string;
  cost?: number;
  /** What the game means where no more is said. */
  usual?: boolean;
  /** Seldom wanted. */
  rare?: boolean;
  /** What would be given away by it. */
  warns?: unknown;
}

export type Value = readonly string[] | number;

/** How often the game's own suggestion is taken where it makes one. */
const trust = 0.7;

/** One legal answer by chance: the game's suggestion more often than not, seldom what it warns of. `random` is 0 <= x < 1. */
export function choose(prompt: Exclude<Prompt, { kind: 'done' }>, random: () => number): Value {
  switch (prompt.kind) {
    case 'amount':
      return prompt.min + Math.floor(random() * (prompt.max - prompt.min + 1));
    case 'list':
      return oneOf(prompt.starts, random)?.list ?? [oneOf(prompt.items, random)?.value ?? ''];
    case 'pick':
      return pick(prompt, random);
  }
}

function pick({ choices, min, max, budget = Number.POSITIVE_INFINITY }: Extract<Prompt, { kind: 'pick' }>, random: () => number): string[] {
  const most = Math.min(max, choices.length);
  const chosen: Choice[] = [];
  let left = budget;
  for (let wanted = min + Math.floor(random() * (most - min + 1)); wanted > 0; wanted--) {
    const open = choices.filter((choice) => !chosen.includes(choice) && (choice.cost ?? 0) <= left);
    const next = favourite(open, random) ?? oneOf(open, random);
    if (next === null) break;
    chosen.push(next);
    left -= next.cost ?? 0;
  }
  return chosen.map(({ value }) => value);
}

/** What the game suggests, else what it does not warn of; null: this time anything goes. */
function favourite(open: readonly Choice[], random: () => number): Choice | null {
  if (random() >= trust) return null;
  const usual = open.filter((choice) => choice.usual);
  const harmless = open.filter((choice) => !choice.rare && !choice.warns);
  return oneOf(usual.length > 0 ? usual : harmless, random);
}

/** One of some things; null: there are none. */
export const oneOf = <T>(things: readonly T[], random: () => number): T | null => things[Math.floor(random() * things.length)] ?? null;
