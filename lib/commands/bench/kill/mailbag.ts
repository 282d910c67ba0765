import type { Caught } from '../catcher';

/** What readers have got, and who got what when. */
export interface Mailbag {
  letters: readonly Caught[];
  add(letter: Caught): void;
  /** Whether an address got a letter about a table at a moment or later. */
  hasSince(reader: { email: string; table: string }, since: Date): boolean;
}

/** The table a letter is about; empty: about none. */
export const tableOf = ({ listId }: Pick<Caught, 'listId'>): string => /table-(\w+)\./.exec(listId)?.[1] ?? '';

export function mailbag(): Mailbag {
  const letters: Caught[] = [];
  const latest = new Map<string, number>();
  return {
    letters,
    add(letter) {
      letters.push(letter);
      latest.set(`${letter.to} ${tableOf(letter)}`, letter.at);
    },
    hasSince: ({ email, table }, since) => (latest.get(`${email} ${table}`) ?? -1) >= since.getTime(),
  };
}
