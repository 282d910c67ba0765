import { z } from 'zod';
import type { Preview, Receipt } from '../../play';

/** A receipt as it was given the first time. */
export type Receipted = Exclude<Receipt, { kind: 'repeated' }>;

/** One thing that became of a letter. */
export type Part =
  | { kind: 'sent'; receipt: Receipted }
  | { kind: 'tried'; preview: Pick<Preview, 'understood' | 'told' | 'refused' | 'notes'> }
  | { kind: 'withdrawn'; orders: string[]; draft: boolean }
  | { kind: 'said'; text: string }
  | { kind: 'status' }
  | { kind: 'history'; last: number }
  | { kind: 'help' }
  /** Nothing in the letter could be understood as anything. */
  | { kind: 'empty' }
  /** The address in the letter's Reply-To was too old. */
  | { kind: 'expired' }
  /** Orders for a letter that asked nothing. */
  | { kind: 'unasked' }
  /** Orders for a question that was answered under seal before. */
  | { kind: 'sealed' }
  /** CONFIRM, and there is nothing to confirm (any more). */
  | { kind: 'nothing-to-confirm' }
  /** Orders that wait for a yes to the letter that holds `token`. */
  | { kind: 'confirm'; token: string; lines: string[]; from: string; why: 'address' | 'proof' }
  /** One sentence in the reader's language. */
  | { kind: 'trouble'; text: string }
  /** Stood below a line drawn by hand. */
  | { kind: 'unread'; lines: string[] }
  /** Files nobody looked at. */
  | { kind: 'attached'; names: string[] };

/** What is written back to a letter, until it is sent: kept in the outbox. */
export interface Answer {
  /** Null: the letter had none. */
  messageId: string | null;
  references: string[];
  /** Subject of the letter that is answered, as it came; null in answers of an older Fieldpost. */
  subject: string | null;
  seat: string;
  parts: Part[];
}

const kinds = ['sent', 'tried', 'withdrawn', 'said', 'status', 'history', 'help', 'empty', 'expired'] as const;
const more = ['unasked', 'sealed', 'nothing-to-confirm', 'confirm', 'trouble', 'unread', 'attached'] as const;

/** Reads an answer back from the outbox, where only this house writes. */
export const answerSchema = z.object({
  messageId: z.string().nullable(),
  references: z.array(z.string()),
  subject: z.string().nullable().default(null),
  seat: z.string(),
  parts: z.array(z.looseObject({ kind: z.enum([...kinds, ...more]) })),
}) as unknown as z.ZodType<Answer>;
