/** A player's mistake, shown as it stands in form and letter: it names the word it stumbled over and what would be right. */
export interface Violation {
  /** Stable, for programs and tests: `E-RANGE`, `E-UNITS`. */
  code: string;
  /** One sentence in the reader's language. */
  text: string;
  /** The order's field or the word of the line that is wrong. */
  field?: string;
}

/** Expected failure as a value; programmer's mistakes throw instead. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

/** A refusal with a single violation, the most common kind. */
export const refuse = (code: string, text: string, field?: string): { ok: false; error: Violation[] } =>
  fail([field === undefined ? { code, text } : { code, text, field }]);

/** For `default:` in a switch over a union: a new member stops compiling here. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
