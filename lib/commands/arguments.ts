import { type AnyGame, gameIds, isGameId, loadGame } from '../games/registry';

/** Ends the process with a sentence for the person who typed the command. */
export function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** Words and `--name value` (or `--name=value`) options of a command line; names not in `known` end the process. */
export function argumentsOf<N extends string>(
  line: readonly string[],
  known: readonly N[],
  flags: readonly string[] = [],
): { words: string[]; options: Partial<Record<N, string>>; flags: Set<string> } {
  const words: string[] = [];
  const options: Partial<Record<N, string>> = {};
  const given = new Set<string>();
  for (let i = 0; i < line.length; i++) {
    const word = line[i] ?? '';
    if (!word.startsWith('--')) {
      words.push(word);
      continue;
    }
    const [name = '', ...rest] = word.slice(2).split('=');
    const option = known.find((each) => each === name);
    if (flags.includes(name)) given.add(name);
    else if (!option) giveUp(`There is no option --${name}. Known: ${[...known, ...flags].map((each) => `--${each}`).join(' ')}`);
    else options[option] = rest.length > 0 ? rest.join('=') : (line[++i] ?? giveUp(`--${name} needs a value.`));
  }
  return { words, options, flags: given };
}

/** The game a command was asked for. */
export function gameOf(id: string | undefined, usage: string): Promise<AnyGame> {
  if (id === undefined) giveUp(`Usage: ${usage}`);
  return isGameId(id) ? loadGame(id) : giveUp(`There is no game "${id}". Games: ${gameIds.join(', ')}`);
}

/** A whole number above 0, or the end of the process. */
export function countOf(text: string, name: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : giveUp(`--${name} needs a whole number above 0, not "${text}".`);
}
