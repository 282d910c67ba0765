import type { Side } from '../cards';
import type { ArmyTerms } from '../rules/army';
import { alliancesOf, alliedIn, draftOf, offeredTo, oneOf, type Random } from './draft';

/**
 * A legal army drawn from all cards that the side may have, which spends nearly all its points. Empty where the side has no card (before 1939).
 */
export function randomArmy(options: ArmyTerms, side: Side, random: Random): string[] {
  const offered = offeredTo(options, side);
  const alliance = options.historical ? oneOf(alliancesOf(offered), random) : undefined;
  const pool = alliance ? alliedIn(offered, alliance) : offered;
  const draft = draftOf(options, side);
  let open = pool;
  while (!draft.isFull()) {
    const left = draft.left();
    open = open.filter(({ cost }) => cost <= left);
    const card = oneOf(open, random);
    if (!card) break;
    if (!draft.takes(card)) open = open.filter((each) => each !== card);
  }
  draft.upgrade(pool, random, ({ type }, card) => type !== 'obstacle' && card.type !== 'obstacle');
  return draft.cards().map(({ id }) => id);
}
