import type { PlayRecord } from '../../../db/profiles';

/** Percent of the last answers that came before the deadline; null: none were asked. */
export const onTimeOf = ({ own, late }: Pick<PlayRecord, 'own' | 'late'> = { own: 0, late: 0 }): number | null =>
  own + late === 0 ? null : Math.round((100 * own) / (own + late));
