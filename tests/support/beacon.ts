import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import type { BeaconChain } from '../../lib/chance/beacon';
import type { BeaconValue } from '../../lib/chance/file';

const { shortSignatures, G1 } = bls12_381;
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

const keys = (seed: string) => shortSignatures.keygen(createHash('sha512').update(seed).digest().subarray(0, 48));
const own = keys('a beacon of tests');

/** A chain whose key lies here. */
export const testChain: BeaconChain = {
  ...{ chain: 'ab'.repeat(32), key: own.publicKey.toHex(), genesis: 1_700_000_000, period: 3 },
};

/** What the chain gives out for a round; `of` another one: what somebody else would. */
export function roundOf(round: number, of = own): BeaconValue {
  const number = Buffer.alloc(8);
  number.writeBigUInt64BE(BigInt(round));
  const asked = shortSignatures.hash(createHash('sha256').update(number).digest(), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
  return { round, signature: hex(shortSignatures.Signature.toBytes(shortSignatures.sign(asked, of.secretKey))) };
}

export const foreignRound = (round: number): BeaconValue => roundOf(round, keys('somebody else'));

/** The point at infinity, which no key signs anything with. */
export const nothingSigned = (round: number): BeaconValue => ({ round, signature: G1.Point.ZERO.toHex() });

type Behaviour = 'well' | 'late' | 'broken' | 'false' | 'silent' | 'endless' | 'elsewhere' | 'another' | 'gone';

export interface TestBeacon {
  url: string;
  /** How it answers from now on. */
  does: Behaviour;
  /** Done before it answers. */
  before: () => Promise<unknown>;
  /** Paths that were asked for. */
  asked: string[];
  close(): Promise<void>;
}

/** A server of drand's HTTP interface for that chain, on this machine. */
export async function openBeacon(): Promise<TestBeacon> {
  const answer = (response: ServerResponse, round: number): unknown => {
    const tell = (value: BeaconValue) =>
      response.end(JSON.stringify({ ...value, randomness: hex(createHash('sha256').update(value.signature, 'hex').digest()) }));
    switch (beacon.does) {
      case 'well':
        return tell(roundOf(round));
      case 'false':
        return tell(foreignRound(round));
      case 'another':
        return tell(roundOf(round + 1));
      case 'late':
        return response.writeHead(404).end();
      case 'broken':
        return response.writeHead(500).end();
      case 'endless':
        return response.end(`{"round":${round},"signature":"${'0'.repeat(100_000)}`);
      case 'elsewhere':
        return response.writeHead(302, { location: `${beacon.url}/${testChain.chain}/public/1` }).end();
      case 'gone':
        return response.destroy();
      case 'silent':
        return undefined;
    }
  };
  const server = createServer(({ url = '' }, response) => {
    beacon.asked.push(url);
    void beacon.before().then(() => answer(response, Number(url.split('/').at(-1))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const beacon: TestBeacon = {
    ...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, does: 'well', before: async () => undefined, asked: [] },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
  };
  return beacon;
}
