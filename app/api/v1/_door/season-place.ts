import type { SeasonPlace } from '@/lib/play';

/** The season that a path leads to; what is no number leads to none. */
export const seasonIn = ({ league = '', season = '' }: Record<string, string>): SeasonPlace => ({
  league,
  season: /^[1-9]\d{0,5}$/.test(season) ? Number(season) : 0,
});
