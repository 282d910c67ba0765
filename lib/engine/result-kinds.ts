/** How a game can end, or its table. */
export const resultKinds = [
  'played-out',
  'conceded',
  'lost-on-time',
  'agreed-draw',
  'agreed-end',
  'adjudicated',
  'abandoned',
  'void',
] as const;
/**
 * played-out: by the game's own rules. conceded, lost-on-time: a side gave up, or its time ran out. adjudicated: a director decided. abandoned:
 * nobody was left who played. void: it counts for nothing.
 */
export type ResultKind = (typeof resultKinds)[number];
