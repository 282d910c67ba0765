import { type Throw, thrown } from '../../../engine';
import { sideIn } from '../rules/battle';
import { dieChance } from '../rules/chances';
import { successesOf } from '../rules/hits';
import type { Event, View } from '../state';

/** Dice of attacks, those that were thrown again as they fell first too: each succeeds or does not, whatever the target's defense makes of it. */
export function throws(event: Event, view: View): Throw[] {
  if (event.type !== 'attacked') return [];
  const { unit, target, at, dice, again, modifier } = event;
  const owner = sideIn(view, unit);
  const all = [...dice, ...again];
  if (owner === null || all.length === 0) return [];
  const hits = successesOf(all, modifier);
  return [thrown(owner, { dice: all.length, hits, chance: dieChance(modifier) }, { space: at, of: target, part: 'attack' })];
}
