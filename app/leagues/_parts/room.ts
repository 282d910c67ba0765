import type { DivisionView, SeasonView } from '@/lib/play';

/** Divisions in which a latecomer still meets somebody: a round robin has a number left in an odd field alone, and a season needs a round to come. */
export function withRoom({ divisions, rounds, plan }: Pick<SeasonView, 'divisions' | 'rounds' | 'plan'>): DivisionView[] {
  if (!rounds.some(({ opened }) => !opened)) return [];
  return divisions.filter(({ table }) => plan.settings.system.kind !== 'round-robin' || table.length % 2 === 1);
}
