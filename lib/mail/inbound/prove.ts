import type { Carried } from '../../../db/schema';
import type { Reader } from './reader';
import type { Question, Told } from './reader-jobs';
import { originOf, type Proof, type Witnesses } from './trust/trust';

/** Times that the DNS is asked for what came up: SPF allows ten steps, a signature's key and DMARC's policy are one each. */
const mostRounds = 12;

/** What stands in the last line of each of our letters: what a reply repeats ends there. */
export const lastLineOf = ({ baseUrl }: { baseUrl: string }): string => `${baseUrl}/unsubscribe/`;

interface Sent {
  raw: Buffer;
  carried: Carried;
  /** The one address that it names. */
  from: string;
}

/**
 * Whether a message comes from the address it names. The reader checks it, this process asks the DNS in between: while that answers, the
 * reader is free for other letters. Throws Unreadable.
 */
export async function prove({ reader, resolver, isOurs }: Witnesses & { reader: Reader }, { raw, carried, from }: Sent): Promise<Proof> {
  const origin = originOf(raw, carried, isOurs);
  const told: Told[] = [];
  for (let round = 0; round < mostRounds; round++) {
    const { proof, unknown } = await reader.ask('proof', { raw, origin, from, told });
    if (unknown.length === 0) return proof;
    told.push(...(await Promise.all(unknown.map((question) => look(resolver, question)))));
  }
  return 'unproven';
}

async function look(resolver: Witnesses['resolver'], { name, type }: Question): Promise<Told> {
  try {
    return { name, type, found: await resolver(name, type) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { name, type, code: code ?? 'ETIMEOUT' };
  }
}
