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
 * its time runs, whether it is the first, its deadline. Times in milliseconds, the first since 1970, each other since the one before it;
 * flags as 0 and 1; what is null at the end is left out.
 */
type Packed = [bank: number | null, paidUntil: number | null, begun: 0 | 1, seal?: string | null, ...question: (number | null)[]];

/** Milliseconds from which a number is a time of its own: rows of before tell each time since 1970. */
const longAgo = 1e12;

/** Times one after the other, each told since the one before it. */
function timesSince() {
  let last = 0;
  return {
    told(iso: string | null): number | null {
      if (iso === null) return null;
      const time = Date.parse(iso);
      const since = time - last;
      last = time;
      return since < longAgo ? since : time;
    },
    read(time: number | null | undefined): string | null {
      if (typeof time !== 'number') return null;
      last = time < longAgo ? last + time : time;
      return new Date(last).toISOString();
    },
  };
}

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

function packed({ seal, question, seat }: Answered): Packed {
  const { told } = timesSince();
  const paidUntil = told(seat.paidUntil);
  const asked = question && [told(question.askedAt), told(question.since), flag(question.first), told(question.deadline)];
  const values = [seat.bank, paidUntil, flag(seat.begun), seal, ...(asked ?? [])];
  while (values.at(-1) === null) values.pop();
  return values as Packed;
}

/** Rows of before this form say the same in words. */
function unpacked(kept: Packed | Answered): Answered {
  if (!Array.isArray(kept)) return kept;
  const { read } = timesSince();
  const [bank = null, paid, begun, seal = null, askedAt, since, first, due] = kept;
  const [paidUntil, asked, runs, deadline] = [read(paid), read(askedAt), read(since), read(due)];
  const question = asked !== null && runs !== null ? { askedAt: asked, since: runs, first: first === 1, deadline } : null;
  return { seal, question, seat: { bank, paidUntil, begun: begun === 1 } };
}

/** A column of JSON, an order's smallest part by a form of its own: in words it was a third of an entry. */
export const answeredColumn = customType<{ data: Answered; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: (value) => JSON.stringify(packed(value)),
  fromDriver: (kept) => unpacked((typeof kept === 'string' ? JSON.parse(kept) : kept) as Packed | Answered),
});
