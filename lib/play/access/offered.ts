import type { AnyGame } from '../../games/registry';

/** Drafts are for developers: production lists them nowhere. */
export const isOffered = ({ stage }: Pick<AnyGame, 'stage'>): boolean => process.env.NODE_ENV !== 'production' || stage !== 'draft';
