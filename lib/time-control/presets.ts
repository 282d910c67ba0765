import { type HoursControl, type TimeControl, weekdays } from './rules';

export const presetNames = ['blitz', 'daily', 'relaxed', 'weekly', 'none'] as const;
export type PresetName = (typeof presetNames)[number];

const timed = (clock: Pick<HoursControl, 'turn' | 'reaction' | 'first' | 'bank' | 'grace' | 'vacation'>): HoursControl => ({
  kind: 'hours',
  ...clock,
  zone: 'UTC',
  days: [...weekdays],
  hours: null,
  defaults: true,
  expiry: 'bot',
});

/** Paces to choose from; a table keeps a copy, so that changing one here changes no running table. */
export const presets: Record<PresetName, TimeControl> = {
  /** A game in a day: everybody sits at the board. */
  blitz: timed({ turn: 0.5, reaction: 0.25, first: 0.5, bank: { start: 1, increment: 0.1, cap: 2 }, grace: 0.05, vacation: 0 }),
  daily: timed({ turn: 24, reaction: 12, first: 24, bank: { start: 48, increment: 2, cap: 96 }, grace: 1, vacation: 14 }),
  relaxed: timed({ turn: 72, reaction: 24, first: 48, bank: { start: 96, increment: 6, cap: 168 }, grace: 3, vacation: 28 }),
  weekly: timed({ turn: 168, reaction: 48, first: 72, bank: { start: 168, increment: 12, cap: 336 }, grace: 12, vacation: 42 }),
  none: { kind: 'none' },
};
