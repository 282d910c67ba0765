import type { BeaconChain } from './beacon';
import type { BeaconValue } from './file';
import { bytesOf } from './recipe';
import { sha256 } from './subtle';

/** Curves are heavy: they are loaded with the first value that is checked. */
const curve = async () => (await import('@noble/curves/bls12-381.js')).bls12_381;

const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** Values that are checked together, with one pairing: about a tenth of a second, then others have their turn. */
const atOnce = 8;

/** Whether a value is the chain's own: its signature of the round. False where signature or key is no point of the curve. */
export const isOfChain = async (chain: Pick<BeaconChain, 'key'>, value: BeaconValue): Promise<boolean> =>
  (await firstForeign(chain, [value])) === null;

/** The first of the values that is not the chain's own; null: all are. */
export async function firstForeign(chain: Pick<BeaconChain, 'key'>, values: readonly BeaconValue[]): Promise<BeaconValue | null> {
  for (let from = 0; from < values.length; from += atOnce) {
    const some = values.slice(from, from + atOnce);
    if (await areSigned(chain.key, some)) continue;
    for (const value of some) if (!(await areSigned(chain.key, [value]))) return value;
  }
  return null;
}

/** All signatures hold, but for a chance of one in 2^128: each counts with a random factor of its own, so that wrong ones cannot make up for each other. */
async function areSigned(key: string, values: readonly BeaconValue[]): Promise<boolean> {
  const { shortSignatures, G1, G2 } = await curve();
  try {
    let [signed, asked] = [G1.Point.ZERO, G1.Point.ZERO];
    for (const { round, signature } of values) {
      const factor = values.length === 1 ? 1n : randomFactor();
      signed = signed.add(shortSignatures.Signature.fromBytes(bytesOf(signature)).multiplyUnsafe(factor));
      asked = asked.add(shortSignatures.hash(await messageOf(round), domain).multiplyUnsafe(factor));
    }
    // everybody else's work gets its turn
    await new Promise((resolve) => setTimeout(resolve));
    return shortSignatures.verify(signed, asked, G2.Point.fromBytes(bytesOf(key)));
  } catch {
    return false;
  }
}

/** What the beacon signs: the SHA-256 of the round's number in eight bytes, most significant first. */
async function messageOf(round: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return bytesOf(await sha256(bytes));
}

function randomFactor(): bigint {
  const [a = 0n, b = 0n] = crypto.getRandomValues(new BigUint64Array(2));
  return (a << 64n) | b | 1n;
}
