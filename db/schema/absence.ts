/** What a player's absence does to a table. */
export const absenceRules = ['shift', 'substitute', 'none'] as const;
export type AbsenceRule = (typeof absenceRules)[number];
