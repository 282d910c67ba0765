import type { Measure } from './measure';

type Target = { most: number } | { least: number };

/** What a figure should keep to: at most, or at least. Figures that only tell something have none. */
const targets: Readonly<Record<string, Target>> = {
  'page.table500.data_kb': { most: 60 },
  'page.table500.js_kb': { most: 170 },
  'page.table500.rules_js_kb': { most: 260 },
  'page.commit_to_other_page_ms': { most: 300 },
  'page.table10000.render_ratio': { most: 1.3 },
  'page.table10000.statements': { most: 5 },
  'page.table10000.answer_ratio': { most: 1.3 },
  'watchers.cpu_s_per_order': { most: 2 },
  'board.nodes': { most: 3000 },
  'board.pan.fps_p5': { least: 60 },
  'odds.aa-1941.10k_battles_ms': { most: 1000 },
  'odds.aa-1941.10k_battles_first_ms': { most: 1000 },
  'odds.aa-revised.10k_battles_ms': { most: 1000 },
  'odds.aa-revised.10k_battles_first_ms': { most: 1000 },
  'odds.1943-1945.10k_battles_ms': { most: 1000 },
  'odds.1943-1945.10k_battles_first_ms': { most: 1000 },
  'exchanges.aa-miniatures.per_turn': { most: 4 },
  'exchanges.aa-miniatures.per_battle': { most: 40 },
  'replay.aa-miniatures.p99_ms': { most: 40 },
  'order.aa-miniatures.p99_ms': { most: 5 },
  'bot.aa-miniatures.phase.max_ms': { most: 2000 },
  'sight.aa-miniatures.map_ms': { most: 20 },
  'mail.drain_distinct_per_s': { least: 100 },
  'verify.entries_per_s': { least: 20_000 },
  'ratings.100000.s': { most: 10 },
  'standings.10000.p95_ms': { most: 50 },
  'league.round500.open_s': { most: 60 },
  'league.submit_ratio': { most: 2 },
  'review.seek.p99_ms': { most: 16 },
  'scale.submit.ratio': { most: 1.3 },
  'submit.round_trips': { most: 5 },
  'submit.bytes_per_order': { most: 800 },
  'submit.pgbench_pct': { least: 20 },
  'hostile.illegal_accepted': { most: 0 },
  'hostile.answered_500': { most: 0 },
  'hostile.slower_than_2s': { most: 0 },
};

/** Rows that one query may read however many tables there are: a long game's, and some. */
export const mostRows = 500;

/** Targets of figures that are many of a kind, by how their names begin and end. */
const families: readonly { begins: string; ends: string; target: Target }[] = [
  { begins: 'mail.kill200.', ends: '', target: { most: 0 } },
  { begins: 'rolling.', ends: '', target: { most: 0 } },
  { begins: 'scale.', ends: '.rows', target: { most: mostRows } },
  { begins: 'scale.page.', ends: '.p95_ms', target: { most: 100 } },
  { begins: 'scale.round.', ends: '.p95_ms', target: { most: 50 } },
  { begins: 'scale.page.table.', ends: '.statements', target: { most: 5 } },
  { begins: 'scale.submit.', ends: '.round_trips', target: { most: 5 } },
];

const targetOf = (name: string): Target | undefined =>
  targets[name] ?? families.find(({ begins, ends }) => name.startsWith(begins) && name.endsWith(ends))?.target;

/** Figures that are missed by mistake, not by a slow hour: the benchmark fails with them. */
export const isFailed = (name: string, { value }: Measure): boolean =>
  (name.startsWith('scale.') && name.endsWith('.rows') && (value ?? 0) > mostRows) ||
  (['mail.kill200.', 'rolling.'].some((begins) => name.startsWith(begins)) && (value ?? 0) > 0);

/** The target of a figure in words, and whether it was missed; empty where it has none. */
export function aimOf(name: string, { value }: Measure): string {
  const target = targetOf(name);
  if (!target) return '';
  const [words, isKept] =
    'most' in target
      ? [`at most ${target.most}`, (given: number) => given <= target.most]
      : [`at least ${target.least}`, (given: number) => given >= target.least];
  return ` (${words}${value === null || isKept(value) ? '' : ': missed'})`;
}
