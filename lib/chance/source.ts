import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Die } from '../engine';
import { sealedHeadText } from './head';
import { dieMessage, mixedDieMessage, valueIn } from './recipe';

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

/** The dice of a table's entry `seq` by the first recipe; 0 is the set-up. */
export const dieOf = ({ secret, words, table }: Source, seq: number): Die =>
  dieFrom(secret, (label, index, attempt) => dieMessage(words, table, seq, label, index, attempt));

/** The dice of the entry with this mix by the second recipe. */
export const mixedDieOf = (secret: string, mix: string): Die =>
  dieFrom(secret, (label, index, attempt) => mixedDieMessage(mix, label, index, attempt));

function dieFrom(secret: string, message: (label: string, index: number, attempt: number) => string): Die {
  const key = Buffer.from(secret, 'hex');
  return (label, index, sides) => {
    for (let attempt = 0; ; attempt++) {
      const digest = createHmac('sha256', key)
        .update(message(label, index, attempt))
        .digest();
      const value = valueIn(digest, sides);
      if (value !== null) return value;
    }
  };
}

/** A seed for what a bot does at `seq`: the same again on every run, and unknown without the secret. `of` is the table's id, or its mix by the second recipe. */
export function botSeed(secret: string, of: string, seq: number, call: number): string {
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(`bot ${of} ${seq} ${call}`).digest('hex');
}
