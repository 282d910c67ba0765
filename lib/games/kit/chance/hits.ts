/** Dice that count alike: each hits with a chance of its own, and only the number of hits matters. Chances are 0 to 1. */
export type Volley = readonly { readonly dice: number; readonly chance: number }[];

/** For each number of hits the chance of so many or fewer; the last is 1. */
export type Spread = readonly number[];

/** How many hits a volley may score. */
export function spreadOf(volley: Volley): Spread {
  let chances = [1];
  for (const { dice, chance } of volley) {
    for (let die = 0; die < dice; die++) {
      const before = chances;
      chances = Array.from({ length: before.length + 1 }, (_, n) => (before[n] ?? 0) * (1 - chance) + (before[n - 1] ?? 0) * chance);
    }
  }
  let sum = 0;
  const spread = chances.map((chance) => {
    sum += chance;
    return sum;
  });
  // sums of fractions miss the whole by a hair
  spread[spread.length - 1] = 1;
  return spread;
}

/** Hits by chance; `random` is 0 <= x < 1. */
export function hitsOf(spread: Spread, random: () => number): number {
  const fate = random();
  let hits = 0;
  while (fate >= (spread[hits] ?? 1)) hits++;
  return hits;
}
