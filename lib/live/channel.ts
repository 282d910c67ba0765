/** Channel on which every committed change of a table is told. */
export const tableChannel = 'fieldpost_table';

/** What is told: enough to know whether to look again, nothing that is secret. */
export interface News {
  table: string;
  seq: number;
  /** Bots have answers left to give. */
  bots: boolean;
  /** Something changed that no entry tells of: what was said, the clock, a seat on offer. */
  aside?: true;
}
