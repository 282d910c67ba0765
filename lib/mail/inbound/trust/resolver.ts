import { Resolver } from 'node:dns/promises';

/** Asks the DNS; throws errors with `code` ENOTFOUND or ENODATA where there is nothing. */
export type Resolve = (name: string, type: string) => Promise<string[] | string[][]>;

const second = 1000;
const kept = 5 * 60 * second;
const keptWithout = 60 * second;
const mostKept = 5_000;

type Answer = { until: number; found: Promise<string[] | string[][]> };

/** Remembers answers for minutes: one player's letters come from one domain. */
export function remembering(ask: Resolve, now: () => number = Date.now): Resolve {
  const answers = new Map<string, Answer>();
  return (name, type) => {
    const key = `${type} ${name.toLowerCase()}`;
    const known = answers.get(key);
    if (known && known.until > now()) return known.found;
    const found = ask(name, type);
    const answer = { until: now() + kept, found };
    found.catch((error: NodeJS.ErrnoException) => {
      const isNothing = error.code === 'ENOTFOUND' || error.code === 'ENODATA';
      answer.until = isNothing ? now() + keptWithout : 0;
    });
    if (answers.size >= mostKept) answers.clear();
    answers.set(key, answer);
    return found;
  };
}

/** The machine's DNS, which gets little time: a letter waits for it. */
export function systemResolver(): Resolve {
  const resolver = new Resolver({ timeout: 2 * second, tries: 2 });
  return remembering((name, type) => resolver.resolve(name, type) as Promise<string[] | string[][]>);
}
