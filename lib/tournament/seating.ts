import type { History } from './history';

/** A seat at one of the tables of a round. */
export interface Chair {
  table: number;
  side: string;
  camp: string;
}

interface Search {
  /** Who sits on which chair at the beginning of an attempt, the first is 1: sides are balanced already. */
  start(attempt: number): string[];
  chairs: readonly Chair[];
  /** How often one has had the side of a chair, and its camp; nothing where sides are left to bidding. */
  had(id: string, chair: Chair): readonly number[];
  history: History;
}

/** Beginnings of the search: with fewer it is caught in what no exchange of two betters. */
const attempts = 24;

/**
 * Exchanges players until those who meet again are as few as the search finds. Sides and camps stay as balanced as they were: two change
 * chairs only where that leaves the sums of how often they had theirs as they are.
 */
export function bestSeating(wanted: Search): string[] {
  const search = { ...wanted, history: remembering(wanted.history) };
  let best: { seated: string[]; cost: number } | null = null;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const seated = descended(search.start(attempt), search);
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
  const now = [had(first, one), had(second, other)];
  const then = [had(first, other), had(second, one)];
  return [0, 1].every((index) => sumAt(now, index) === sumAt(then, index));
}

const sumAt = (times: readonly (readonly number[])[], index: number): number => times.reduce((sum, each) => sum + (each[index] ?? 0), 0);

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

function exchange(seated: string[], a: number, b: number): void {
  const [one, other] = [seated[a] ?? '', seated[b] ?? ''];
  seated[a] = other;
  seated[b] = one;
}

/** Meetings of two are asked for in every step. */
function remembering(history: History): History {
  const known = new Map<string, Map<string, number>>();
  return {
    ...history,
    meetings(a, b) {
      const ofOne = known.get(a) ?? new Map<string, number>();
      known.set(a, ofOne);
      const met = ofOne.get(b) ?? history.meetings(a, b);
      ofOne.set(b, met);
      return met;
    },
  };
}
