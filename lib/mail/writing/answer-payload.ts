import { z } from 'zod';
import type { Preview, Receipt } from '../../play';

/** A receipt as it was given the first time. */
export type Receipted = Exclude<Receipt, { kind: 'repeated' }>;

/** One thing that became of a letter. */
export type AnswerPart =
  | { kind: 'sent'; receipt: Receipted }
  | { kind: 'tried'; preview: Pick<Preview, 'understood' | 'told' | 'refused' | 'notes'> }
  | { kind: 'withdrawn'; orders: string[]; draft: boolean }
  | { kind: 'said'; text: string; to: string | null }
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
  /** Nothing was played: prose stands among the orders, or a word that may be one. `token` plays them without what is in doubt. */
  | { kind: 'asked'; lines: AskedLine[]; token: string | null }
  /** Stood around the orders. */
  | { kind: 'ignored'; lines: string[] }
  /** Was not to be seen in the letter, or struck out. */
  | { kind: 'hidden'; lines: string[] }
  /** Files nobody looked at. */
  | { kind: 'attached'; names: string[] };

/** What is written back to a letter, until it is sent: kept in the outbox. */
export interface LetterAnswer {
  /** Null: the letter had none. */
  messageId: string | null;
  references: string[];
  /** Subject of the letter that is answered, as it came; null in answers of an older Fieldpost. */
  subject: string | null;
  seat: string;
  parts: AnswerPart[];
}

const kinds = ['sent', 'tried', 'withdrawn', 'said', 'status', 'history', 'help', 'empty', 'expired'] as const;
const more = ['unasked', 'sealed', 'nothing-to-confirm', 'confirm', 'trouble', 'asked', 'ignored', 'hidden', 'attached'] as const;

/** Reads an answer back from the outbox, where only this house writes. */
export const answerSchema = z.object({
  messageId: z.string().nullable(),
  references: z.array(z.string()),
  subject: z.string().nullable().default(null),
  seat: z.string(),
  parts: z.array(z.looseObject({ kind: z.enum([...kinds, ...more]) })),
}) as unknown as z.ZodType<LetterAnswer>;

/** What is written back to a letter that belongs to no question of a game. */
export const noteSchema = z.object({
  messageId: z.string().nullable(),
  references: z.array(z.string()),
  note: z.discriminatedUnion('what', [
    /** To a daily letter about several tables. */
    z.object({ what: z.literal('several') }),
    /** The seat of the invitation was taken, or given up. */
    z.object({ what: z.enum(['joined', 'declined']) }),
    /** A proposal was answered. */
    z.object({ what: z.enum(['agreed', 'disagreed']) }),
    /** A request to join a club was answered, or was not: a sentence in the reader's language. `club` null: it is not known which. */
    z.object({
      what: z.enum(['admitted', 'refused', 'unchanged']),
      club: z.object({ slug: z.string(), name: z.string() }).nullable(),
      text: z.string(),
    }),
    /** Neither a yes nor a no. */
    z.object({ what: z.literal('unclear'), to: z.enum(['invitation', 'affair']) }),
    /** Nothing proves that the yes or no came from whom the letter went to. */
    z.object({ what: z.literal('doubt'), from: z.string() }),
    /** One sentence in the reader's language. */
    z.object({ what: z.literal('trouble'), text: z.string() }),
  ]),
});
export type Note = z.output<typeof noteSchema>;

/** Whom a note is for, and which letter it is about. */
export interface NoteTo {
  userId: string | null;
  tableId: string | null;
  seat: string | null;
  email: string;
}

/** A line of a sheet that is asked about. */
export interface AskedLine {
  line: string;
  /** prose: no order, among orders. word: an order, or just a word. Null: an order. */
  doubt: 'prose' | 'word' | null;
  /** What to write where a word was meant as an order. */
  instead?: string;
}
