import { fail, ok, type Result } from './result';

/** Brackets within brackets in what a stranger sends: the deepest order, form or game file has a dozen. */
export const deepestJson = 32;

/** Reads JSON that a stranger sent, with or without a byte order mark; one nested without end would exhaust whoever looks through it. */
export function readJson(text: string): Result<unknown, 'syntax' | 'deep'> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return fail('syntax');
  }
  return isDeeper(value, deepestJson) ? fail('deep') : ok(value);
}

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return most === 0 || Object.values(value).some((each) => isDeeper(each, most - 1));
}
