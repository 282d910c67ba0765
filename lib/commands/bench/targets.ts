import type { Measure } from './measure';

/** What a figure should keep to: at most, or at least. Figures that only tell something have none. */
const targets: Readonly<Record<string, { most: number } | { least: number }>> = {
  'page.table500.data_kb': { most: 60 },
  'page.table500.js_kb': { most: 170 },
  'page.table500.rules_js_kb': { most: 260 },
  'page.commit_to_other_page_ms': { most: 300 },
  'board.nodes': { most: 3000 },
  'board.pan.fps_p5': { least: 60 },
  'odds.aa-1941.10k_battles_ms': { most: 1000 },
  'odds.aa-1941.10k_battles_first_ms': { most: 1000 },
  'odds.aa-revised.10k_battles_ms': { most: 1000 },
  'odds.aa-revised.10k_battles_first_ms': { most: 1000 },
  'odds.1943-1945.10k_battles_ms': { most: 1000 },
  'odds.1943-1945.10k_battles_first_ms': { most: 1000 },
  'review.seek.p99_ms': { most: 16 },
};

/** The target of a figure in words, and whether it was missed; empty where it has none. */
export function aimOf(name: string, { value }: Measure): string {
  const target = targets[name];
  if (!target) return '';
  const [words, isKept] =
    'most' in target
      ? [`at most ${target.most}`, (given: number) => given <= target.most]
      : [`at least ${target.least}`, (given: number) => given >= target.least];
  return ` (${words}${value === null || isKept(value) ? '' : ': missed'})`;
}
