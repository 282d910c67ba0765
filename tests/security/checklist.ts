/** How an item of the standard is met. */
export type Answer =
  /** A test proves it: its file below `tests`, and a part of its title. */
  | { kind: 'test'; file: string; title: string }
  /** It does not apply, or is met by what is not there: why. */
  | { kind: 'reason'; why: string }
  /** It is not met as it is written, on purpose: what is done instead. */
  | { kind: 'decision'; why: string }
  /** It is not met yet. */
  | { kind: 'open'; what: string };

export type Row = readonly [ids: string, answer: Answer];

export const by = (file: string, title: string): Answer => ({ kind: 'test', file, title });
export const none = (why: string): Answer => ({ kind: 'reason', why });
export const instead = (why: string): Answer => ({ kind: 'decision', why });
export const open = (what: string): Answer => ({ kind: 'open', what });
