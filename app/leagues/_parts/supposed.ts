type Supposition = 'first' | 'second' | 'drawn';

const isSupposition = (value: unknown): value is Supposition => value === 'first' || value === 'second' || value === 'drawn';

/** Ends of games that a query supposes, by the id of their pairing: `game-1-2=first`. What is no end is left out. */
export function supposedIn(query: Readonly<Record<string, string | string[] | undefined>>): Record<string, Supposition> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      name.startsWith('game-') && isSupposition(value) ? [[name.slice(5), value] as const] : [],
    ),
  );
}
