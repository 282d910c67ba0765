import { type Decision, type GameModule, type Kinds, type Language, type Prompter, randomOrder, seeded } from '../../../engine';

const tries = 10;
/** Longer examples are shown only when nothing shorter turns up. */
const shortEnough = 90;

/** Two orders that the prompts offer, of different kinds where there are such, the telling ones first; always the same for the same question. */
export function examplesOf<K extends Kinds>(
  game: Prompter<K>,
  format: GameModule<K>['format'],
  saysLittle: (order: K['order']) => boolean,
): (view: K['view'], decision: Decision<K>, language: Language) => string[] {
  return (view, decision, language) => {
    const random = seeded(decision.id);
    const asked = remembering(game);
    const found = new Map<string, K['order']>();
    for (let i = 0; i < tries; i++) {
      const order = randomOrder<K>(asked, view, decision, random, language);
      found.set(format(order, language), order);
    }
    const rank = ([line, order]: [string, K['order']]) => (saysLittle(order) ? 2 : 0) + (line.length > shortEnough ? 1 : 0);
    const sorted = [...found].sort((a, b) => rank(a) - rank(b));
    const [first] = sorted;
    if (!first) return [];
    const second = sorted.find(([, order]) => order.type !== first[1].type && !saysLittle(order)) ?? sorted[1];
    return second ? [first[0], second[0]] : [first[0]];
  };
}

/** The same prompts, each made once: walks through one question begin alike. */
function remembering<K extends Kinds>({ id, prompt, catalogue }: Prompter<K>): Prompter<K> {
  const made = new Map<string, ReturnType<Prompter<K>['prompt']>>();
  return {
    id,
    catalogue,
    prompt(view, decision, picks, language) {
      const key = JSON.stringify(picks);
      const known = made.get(key) ?? prompt(view, decision, picks, language);
      made.set(key, known);
      return known;
    },
  };
}
