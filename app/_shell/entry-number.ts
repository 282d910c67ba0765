/** The number of an entry as an address says it, 0 the set-up; null: it is none. */
export const entryNumber = (said: unknown): number | null => (/^\d{1,7}$/.test(String(said)) ? Number(said) : null);
