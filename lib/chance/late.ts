import type { Language, Text } from '../engine';

/** By what rule a game is decided that is not over at the deadline of its round. */
export const lateVerdicts = ['position', 'draw', 'shared'] as const;
export type LateVerdict = (typeof lateVerdicts)[number];

/** Stands as the reason of an adjudication that no director made. */
export const lateReason = (rule: LateVerdict): string => `late: ${rule}`;

const words: Record<string, Text> = {
  [lateReason('position')]: {
    en: 'it was open at the deadline of its round, and is counted as it stands',
    it: 'era aperta alla scadenza del turno, e si conta la posizione',
  },
  [lateReason('draw')]: {
    en: 'it was open at the deadline of its round, and is drawn',
    it: 'era aperta alla scadenza del turno, ed è patta',
  },
  [lateReason('shared')]: {
    en: 'it was open at the deadline of its round: nobody has won, and its points are shared',
    it: 'era aperta alla scadenza del turno: nessuno ha vinto, e i punti si dividono',
  },
};

/** A reason as people read it: that of a rule in words, any other as it was written. */
export const reasonText = (reason: string, language: Language): string => words[reason]?.[language] ?? reason;
