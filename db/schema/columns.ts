import { timestamp } from 'drizzle-orm/pg-core';

/** A moment in time with its zone, read as Date. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

function randomId(length: number): string {
  const id: string[] = [];
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(24))) {
      // 248 is the largest multiple of 31 in a byte: above it the first letters would come up more often
      if (byte < 248 && id.length < length) id.push(alphabet.charAt(byte % 31));
    }
  }
  return id.join('');
}

/** 16 characters (79 bits) that survive being read aloud: for ids in addresses. */
export const newId = (): string => randomId(16);

/** Until the year 2240. */
const hundredths = (): string => {
  let id = '';
  for (let left = Math.floor(Date.now() / 10); id.length < 8; left = Math.floor(left / 31)) id = alphabet.charAt(left % 31) + id;
  return id;
};

/**
 * As long as other ids, and after those of before: for rows that come with every order and whose ids open nothing (40 bits are not to be guessed).
 * The index of such ids grows at its end, where it is in memory, and not anywhere.
 */
export const newTimedId = (): string => hundredths() + randomId(8);
