/** Entries that later ones took back. */
export function backTakings() {
  const spans: { after: number; before: number }[] = [];
  return {
    /** The act at entry `at` goes back to after entry `to`. */
    add: (to: number, at: number) => void spans.push({ after: to, before: at }),
    has: (seq: number): boolean => spans.some(({ after, before }) => after < seq && seq < before),
  };
}
