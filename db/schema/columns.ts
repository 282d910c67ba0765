import { timestamp } from 'drizzle-orm/pg-core';

/** A moment in time with its zone, read as Date. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';

/** 16 characters (79 bits) that survive being read aloud: for ids in addresses. */
export function newId(): string {
  const id: string[] = [];
  while (id.length < 16) {
    for (const byte of crypto.getRandomValues(new Uint8Array(24))) {
      // 248 is the largest multiple of 31 in a byte: above it the first letters would come up more often
      if (byte < 248 && id.length < 16) id.push(alphabet.charAt(byte % 31));
    }
  }
  return id.join('');
}
