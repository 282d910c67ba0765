import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Die } from '../engine';
import { sealedHeadText } from './head';
import { dieMessage, valueIn } from './recipe';

/** 32 bytes nobody can guess, in hex. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** What is published before the first die: SHA-256 of the secret's bytes, in hex. */
export const commitmentOf = (secret: string): string => createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');

/** SHA-256 of a text in hex: the links of the chain. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The value of a sealed head, in hex. */
export const sealHead = (secret: string, seq: number, hash: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(sealedHeadText(seq, hash)).digest('hex');

export interface Source {
  /** 32 bytes in hex. */
  secret: string;
  /** The seats' words in the game's order of seats. */
  words: readonly string[];
  table: string;
}

/** The dice of a table's entry `seq`; 0 is the set-up. */
export function dieOf({ secret, words, table }: Source, seq: number): Die {
  const key = Buffer.from(secret, 'hex');
  return (label, index, sides) => {
    for (let attempt = 0; ; attempt++) {
      const digest = createHmac('sha256', key)
        .update(dieMessage(words, table, seq, label, index, attempt))
        .digest();
      const value = valueIn(digest, sides);
      if (value !== null) return value;
    }
  };
}

/** A seed for what a bot does at `seq`: the same again on every run, and unknown without the secret. */
export function botSeed({ secret, table }: Source, seq: number, call: number): string {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(`bot ${table} ${seq} ${call}`).digest('hex');
}
