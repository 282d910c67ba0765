import { customType } from 'drizzle-orm/pg-core';

/** What of a question and its seat's clock is needed again when the answer is taken back. Times in ISO. */
export interface Answered {
  /** Orders of one seal were revealed together and go back together. */
  seal: string | null;
  /** The question as it stood open; null when it was asked and answered at once. */
  question: { askedAt: string; since: string; first: boolean; deadline: string | null } | null;
  /** The seat's clock before. */
  seat: { bank: number | null; paidUntil: string | null; begun: boolean };
}

/**
 * As it is kept: bank, when it has paid until, whether the seat has begun; then the seal; then of the question when it was asked, since when
 * its time runs, whether it is the first, its deadline. Times in milliseconds since 1970, flags as 0 and 1; what is null at the end is left out.
 */
type Packed = [bank: number | null, paidUntil: number | null, begun: 0 | 1, seal?: string | null, ...question: (number | null)[]];

const timeOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));
const isoOf = (time: number | null | undefined): string | null => (typeof time === 'number' ? new Date(time).toISOString() : null);
const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

function packed({ seal, question, seat }: Answered): Packed {
  const asked = question && [timeOf(question.askedAt), timeOf(question.since), flag(question.first), timeOf(question.deadline)];
  const values = [seat.bank, timeOf(seat.paidUntil), flag(seat.begun), seal, ...(asked ?? [])];
  while (values.at(-1) === null) values.pop();
  return values as Packed;
}

/** Rows of before this form say the same in words. */
function unpacked(kept: Packed | Answered): Answered {
  if (!Array.isArray(kept)) return kept;
  const [bank = null, paidUntil, begun, seal = null, askedAt, since, first, deadline] = kept;
  const [asked, runs] = [isoOf(askedAt), isoOf(since)];
  const question = asked !== null && runs !== null ? { askedAt: asked, since: runs, first: first === 1, deadline: isoOf(deadline) } : null;
  return { seal, question, seat: { bank, paidUntil: isoOf(paidUntil), begun: begun === 1 } };
}

/** A column of JSON, an order's smallest part by a form of its own: in words it was a third of an entry. */
export const answeredColumn = customType<{ data: Answered; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => JSON.stringify(packed(value)),
  fromDriver: (kept) => unpacked((typeof kept === 'string' ? JSON.parse(kept) : kept) as Packed | Answered),
});
