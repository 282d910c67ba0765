import { z } from 'zod';
import type { BeaconChain } from '../../chance/beacon';
import { isOfChain } from '../../chance/beacon-signature';
import type { BeaconValue } from '../../chance/file';
import { logOf } from '../../logging';

/** Milliseconds without another question to a server that did not answer: orders do not wait for it one after the other. */
const pause = 30_000;
/** Rounds that are remembered: tables that are played at the same time name the same ones. */
const mostKept = 200;
/** Bytes of an answer; a round takes some 250. */
const longest = 4096;

export interface BeaconServer {
  /** The value of a round, checked against the chain's key; null: it cannot be had now. Never throws. */
  round(round: number): Promise<BeaconValue | null>;
}

interface Timing {
  /** Milliseconds from whatever start. */
  elapsed?: () => number;
  /** Milliseconds that an answer may take, its body included. */
  patience?: number;
}

/** A server of drand's HTTP interface at an address. */
export function beaconServer(
  address: string,
  chain: BeaconChain,
  { elapsed = () => performance.now(), patience = 2000 }: Timing = {},
): BeaconServer {
  const known = new Map<number, Promise<BeaconValue | null>>();
  let silentUntil = Number.NEGATIVE_INFINITY;
  const ask = async (round: number): Promise<BeaconValue | null> => {
    try {
      const value = await fetched(`${address.replace(/\/+$/, '')}/${chain.chain}/public/${round}`, round, patience);
      // a foreign value in the log would be wrong in every audit
      if (value && !(await isOfChain(chain, value))) throw new Error('the value is not signed with the key of the chain');
      if (value) return value;
    } catch (error) {
      silentUntil = elapsed() + pause;
      logOf('beacon').warn({ round, error: error instanceof Error ? error.message : String(error) }, 'the public beacon gives no round');
    }
    known.delete(round);
    return null;
  };
  return {
    async round(round) {
      const asked = known.get(round);
      if (asked) return asked;
      if (elapsed() < silentUntil) return null;
      const asking = ask(round);
      known.set(round, asking);
      for (const old of known.keys()) if (known.size > mostKept) known.delete(old);
      return asking;
    },
  };
}

const answer = z.object({ round: z.int().min(1), signature: z.string().regex(/^[0-9a-f]{96}$/) });

/** Null: the server has no such round. Throws where it does not answer, or not with a round. */
async function fetched(url: string, round: number, patience: number): Promise<BeaconValue | null> {
  const response = await fetch(url, { redirect: 'error', cache: 'no-store', signal: AbortSignal.timeout(patience) });
  if (response.status === 404 || response.status === 425) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { signature, ...told } = answer.parse(JSON.parse(await textOf(response)));
  if (told.round !== round) throw new Error(`asked for round ${round}, it answered with ${told.round}`);
  return { round, signature };
}

async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    length += read.value.length;
    if (length > longest) {
      await reader?.cancel();
      throw new Error(`an answer of more than ${longest} bytes`);
    }
    parts.push(read.value);
  }
  return Buffer.concat(parts).toString('utf8');
}
