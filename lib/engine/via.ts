/** Who or what gave an answer. table: no order of the game, an act of the players with the table itself. */
export const vias = ['web', 'mail', 'api', 'bot', 'forced', 'standing', 'deadline', 'umpire', 'table'] as const;
export type Via = (typeof vias)[number];

/** Whether a person gave an answer, by whatever door; null, what was not answered at all, is nobody's. */
export const isByHand = (via: string | null): boolean => via === 'web' || via === 'mail' || via === 'api';
