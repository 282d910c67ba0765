/** The value with the highest score, the first of equals; null: there is none. */
export function highestBy<T>(values: readonly T[], score: (value: T) => number): T | null {
  let best: { value: T; score: number } | null = null;
  for (const value of values) {
    const own = score(value);
    if (!best || own > best.score) best = { value, score: own };
  }
  return best?.value ?? null;
}
