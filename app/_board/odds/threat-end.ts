import type { BattleOdds, Language } from '@/lib/engine';

/** Units lost that round to nothing are not named. */
const least = 0.05;

/** What the defender of a place loses on average ("Infantry 1.5, Tanks 0.2"), and how often it is not taken. */
export function endOf({ defence, taken, win }: Pick<BattleOdds, 'defence' | 'taken' | 'win'>, language: Language, none: string) {
  const losses = defence.units
    .filter(({ of, left }) => of - left >= least)
    .map(({ name, of, left }) => `${name} ${(of - left).toLocaleString(language, { maximumFractionDigits: 1 })}`);
  const held = (1 - (taken ?? win)).toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  return { losses: losses.join(', ') || none.toLowerCase(), held };
}
