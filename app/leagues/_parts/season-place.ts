import type { SeasonPlace } from '@/lib/play';

export interface SeasonParams {
  league: string;
  season: string;
}

/** Which season an address, a path of the API or a form means; what is no number is the season 0, which no league has. */
export const placeIn = ({ league = '', season = '' }: Partial<SeasonParams>): SeasonPlace => ({
  league,
  season: /^[1-9]\d{0,4}$/.test(season) ? Number(season) : 0,
});
