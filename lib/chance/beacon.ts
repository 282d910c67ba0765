import type { OpeningBeacon } from './file';

/** A public beacon: a chain of random values, one every `period` seconds, that nobody knows before its time. */
export type BeaconChain = Omit<OpeningBeacon, 'round'>;

/** Of drand, run by many organisations together (scheme bls-unchained-g1-rfc9380). */
export const quicknet: BeaconChain = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  key: '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1692803367,
  period: 3,
};

/** Milliseconds at least from an entry to the round that it names: longer than an entry takes to be written. */
const lead = 10_000;

type Times = Pick<BeaconChain, 'genesis' | 'period'>;

/** When a round comes out, in milliseconds since 1970; the first is number 1. */
const timeOf = ({ genesis, period }: Times, round: number): number => (genesis + (round - 1) * period) * 1000;

/** The round that an entry of this time names, in milliseconds since 1970: nobody can choose it. */
export const roundNamedAt = ({ genesis, period }: Times, at: number): number =>
  Math.max(1, Math.ceil((at + lead - genesis * 1000) / (period * 1000)) + 1);

/** Whether an entry of this time, in milliseconds since 1970, is to mix the round in: the one behind it is out as well. */
export const isDue = (chain: Times, round: number, at: number): boolean => at >= timeOf(chain, round + 1);
