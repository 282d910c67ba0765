import type { History } from './history';
import { drawn } from './lots';

/** A seat at one of the tables of a round. */
export interface Chair {
  table: number;
  side: string;
  camp: string;
}

interface Search {
  /** Who sits on which chair to begin with: sides are balanced already. */
  start: readonly string[];
  chairs: readonly Chair[];
  /** How often one has had the side of a chair, and its camp; nothing where sides are left to bidding. */
  had(id: string, chair: Chair): readonly number[];
  history: History;
  /** What the lots of the search are drawn from. */
  lots: (string | number)[];
}

/** Beginnings of the search: with fewer it is caught in what no exchange of two betters. */
const attempts = 24;

/**
 * Exchanges players until those who meet again are as few as the search finds. Sides and camps stay as balanced as they were: two change
 * chairs only where that leaves the sums of how often they had theirs as they are.
 */
export function bestSeating(search: Search): string[] {
  let best: { seated: string[]; cost: number } | null = null;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const seated = descended(attempt === 0 ? [...search.start] : shuffledFrom(search, attempt), search);
    const cost = costOf(seated, search);
    if (!best || cost < best.cost) best = { seated, cost };
    if (cost === 0) break;
  }
  return best?.seated ?? [];
}

/** Meetings to come, each weighted by how often the two have met: the third is worse than two second ones. */
function costOf(seated: readonly string[], { chairs, history }: Search): number {
  let cost = 0;
  seated.forEach((id, index) => {
    for (let other = index + 1; other < seated.length; other++) {
      if (chairs[index]?.table === chairs[other]?.table) cost += history.meetings(id, seated[other] ?? '') ** 2;
    }
  });
  return cost;
}

/** What one has met at a table without the chairs of the exchange. */
function metAt(seated: readonly string[], chair: number, at: number, { chairs, history }: Search): number {
  let sum = 0;
  seated.forEach((other, index) => {
    if (index !== at && chairs[index]?.table === chairs[at]?.table) sum += history.meetings(seated[chair] ?? '', other) ** 2;
  });
  return sum;
}

function isFair(seated: readonly string[], a: number, b: number, { chairs, had }: Search): boolean {
  const [one, other] = [chairs[a], chairs[b]];
  if (!one || !other) return false;
  const [first, second] = [seated[a] ?? '', seated[b] ?? ''];
  const [now, then] = [
    [had(first, one), had(second, other)],
    [had(first, other), had(second, one)],
  ].map(([x = [], y = []]) => x.map((times, index) => times + (y[index] ?? 0)));
  return (now ?? []).every((sum, index) => sum === then?.[index]);
}

/** Exchanges the first two that better it, until none do. */
function descended(seated: string[], search: Search): string[] {
  const { chairs } = search;
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let a = 0; a < seated.length; a++) {
      for (let b = a + 1; b < seated.length; b++) {
        if (chairs[a]?.table === chairs[b]?.table || !isFair(seated, a, b, search)) continue;
        const gain = metAt(seated, a, a, search) + metAt(seated, b, b, search) - metAt(seated, a, b, search) - metAt(seated, b, a, search);
        if (gain <= 0) continue;
        exchange(seated, a, b);
        isBetter = true;
      }
    }
  }
  return seated;
}

/** Another beginning: fair exchanges in the order of the lots. */
function shuffledFrom(search: Search, attempt: number): string[] {
  const seated = [...search.start];
  const order = drawn(
    seated.map((_, index) => String(index)),
    ...search.lots,
    attempt,
  ).map(Number);
  for (const [index, chair] of order.entries()) if (isFair(seated, index, chair, search)) exchange(seated, index, chair);
  return seated;
}

function exchange(seated: string[], a: number, b: number): void {
  const [one, other] = [seated[a] ?? '', seated[b] ?? ''];
  seated[a] = other;
  seated[b] = one;
}
