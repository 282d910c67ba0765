import { aaRevised } from '../../../lib/games/axis-allies';
import { table as rows } from '../../../lib/games/axis-allies/effects';
import { type AdvantageId, advantageIds } from '../../../lib/games/axis-allies/effects/ids';
import type { Power, UnitType } from '../../../lib/games/axis-allies/types';
import { given } from '../../support/given';
import { type Proofs, proves } from '../../support/rows';

/** A position of Revised. */
export const at = (...lines: string[]) => given(aaRevised).position(...lines);

/** What the dice of a type needed, in the order of the volleys. */
export const aims = (table: ReturnType<typeof at>, side: 'attack' | 'defence', type: UnitType): number[] =>
  table
    .told('fire')
    .flatMap((each) => (each.side === side ? each.rolls.filter((roll) => roll.type === type).map(({ needs }) => needs) : []));

/** Every advantage of a power, and every hook of its row. */
export function provesAdvantages<P extends Power>(power: P, proofs: Proofs<(typeof advantageIds)[P][number]>): void {
  const ids: readonly AdvantageId[] = advantageIds[power];
  proves<never, AdvantageId>({ ...rows, ids } as never, proofs as Proofs<AdvantageId>);
}
