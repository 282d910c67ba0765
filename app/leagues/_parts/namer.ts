import { getTranslations } from 'next-intl/server';
import type { SeasonView } from '@/lib/play';
import { type Cast, nameIn } from './names';

/** Divisions with entrants. */
export const filledOf = ({ divisions }: SeasonView) => divisions.filter(({ table }) => table.length > 0);

/** A way to call entrants by their names in text. */
export async function namerOf(cast: Cast): Promise<(id: string) => string> {
  const former = (await getTranslations('leagues'))('former');
  return (id) => nameIn(cast, id, former);
}
