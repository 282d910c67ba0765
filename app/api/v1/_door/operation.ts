import type { z } from 'zod';
import { none } from './schemas';

/** One thing a program can ask for: read by the route that does it and by the OpenAPI document. */
export interface Operation<Q extends z.ZodType = z.ZodType, B extends z.ZodType = z.ZodType> {
  id: string;
  method: 'get' | 'post';
  /** Below /api/v1, with parameters in braces. */
  path: string;
  summary: string;
  query: Q;
  /** Null: none is read. */
  body: B | null;
  answer: z.ZodType;
  status: number;
  /** Answers besides 400, 401, 404, 413, 429. */
  also: Record<number, string>;
  /** An Idempotency-Key is wanted. */
  keyed: boolean;
  /** It is for people: bot accounts are refused. */
  peopleOnly: boolean;
}

type Given<Q, B> = Pick<Operation, 'id' | 'method' | 'path' | 'summary' | 'answer'> &
  Partial<Pick<Operation, 'status' | 'also' | 'keyed' | 'peopleOnly'>> & { query?: Q; body?: B };

/** An operation with what goes without saying. */
export function operation<Q extends z.ZodType = typeof none, B extends z.ZodType = typeof none>(given: Given<Q, B>): Operation<Q, B> {
  const { query, body, status = 200, also = {}, keyed = false, peopleOnly = false, ...rest } = given;
  return { ...rest, query: query ?? (none as unknown as Q), body: body ?? null, status, also, keyed, peopleOnly };
}
