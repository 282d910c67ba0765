import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isDue, quicknet, roundNamedAt } from '../../lib/chance/beacon';
import { firstForeign, isOfChain } from '../../lib/chance/beacon-signature';
import { parseEnv } from '../../lib/env';
import { writeLogTo } from '../../lib/logging';
import { beaconServer } from '../../lib/play/access/beacon-server';
import { foreignRound, nothingSigned, openBeacon, roundOf, type TestBeacon, testChain } from '../support/beacon';

describe('rounds of a beacon', () => {
  const start = testChain.genesis * 1000;

  it('are named by the time alone: the first that comes out ten seconds later', () => {
    expect(roundNamedAt(testChain, start - 10_000)).toBe(1);
    expect(roundNamedAt(testChain, start - 9999)).toBe(2);
    expect(roundNamedAt(testChain, start + 50_000)).toBe(21);
    expect(roundNamedAt(testChain, start + 50_001)).toBe(22);
    expect(roundNamedAt(testChain, 0)).toBe(1);
  });

  it('are due once the next one is out', () => {
    expect(isDue(testChain, 21, start + 62_999)).toBe(false);
    expect(isDue(testChain, 21, start + 63_000)).toBe(true);
  });
});

describe('settings of a beacon', () => {
  const { chain, key, genesis, period } = testChain;

  it('are an address, and a chain where it is not quicknet', () => {
    expect(parseEnv({})).not.toHaveProperty('BEACON_URL');
    const sent = { BEACON_URL: 'https://api.drand.sh', BEACON_CHAIN: [chain, key, genesis, period].join(',') };
    expect(parseEnv(sent)).toMatchObject({ BEACON_URL: sent.BEACON_URL, BEACON_CHAIN: testChain });
  });

  it.each([
    { BEACON_URL: 'drand' },
    { BEACON_CHAIN: chain },
    { BEACON_CHAIN: [chain, key, genesis, 0].join(',') },
    { BEACON_CHAIN: [chain, key.slice(2), genesis, period].join(',') },
  ])('that are none stop the start: %j', (wrong) => {
    expect(() => parseEnv(wrong)).toThrow(Object.keys(wrong)[0]);
  });
});

describe('a value of a beacon', () => {
  const official = {
    round: 1000,
    signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  };

  const randomness = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd';

  it('of drand’s quicknet is known by its key', async () => {
    expect(await isOfChain(quicknet, official)).toBe(true);
    expect(createHash('sha256').update(official.signature, 'hex').digest('hex')).toBe(randomness);
    expect(await isOfChain(quicknet, { ...official, round: 1001 })).toBe(false);
    expect(await isOfChain(testChain, official)).toBe(false);
  });

  it('is none where a signature is another’s, of another round, or no signature', async () => {
    expect(await isOfChain(testChain, roundOf(7))).toBe(true);
    for (const value of [
      foreignRound(7),
      { ...roundOf(8), round: 7 },
      nothingSigned(7),
      { round: 7, signature: 'f'.repeat(96) },
      { round: 7, signature: '0'.repeat(96) },
    ]) {
      expect(await isOfChain(testChain, value)).toBe(false);
    }
    expect(await isOfChain({ key: '0'.repeat(192) }, roundOf(7))).toBe(false);
  });

  it('is found among many, and two that would make up for each other are', async () => {
    const values = Array.from({ length: 20 }, (_, i) => roundOf(i + 1));
    expect(await firstForeign(testChain, values)).toBeNull();
    expect(await firstForeign(testChain, values.with(17, foreignRound(18)))).toEqual(foreignRound(18));
    const [one, two] = [roundOf(1), roundOf(2)];
    const swapped = [
      { round: 1, signature: two.signature },
      { round: 2, signature: one.signature },
    ];
    expect(await firstForeign(testChain, swapped)).toBe(swapped[0]);
  });
});

describe('a server of a beacon', () => {
  let beacon: TestBeacon;
  let time = 0;
  const open = (patience = 60_000) => beaconServer(`${beacon.url}/`, testChain, { elapsed: () => time, patience });
  beforeAll(async () => {
    // what it complains of is not for the output of the tests
    writeLogTo(new Writable({ write: (_chunk, _encoding, done) => done() }));
    beacon = await openBeacon();
  });
  beforeEach(() => Object.assign(beacon, { does: 'well', asked: [] }));
  afterAll(async () => {
    await beacon.close();
    writeLogTo(null);
  });

  it('is asked once for a round, by however many', async () => {
    const server = open();
    expect(await Promise.all([server.round(5), server.round(5)])).toEqual([roundOf(5), roundOf(5)]);
    expect(await server.round(5)).toEqual(roundOf(5));
    expect(beacon.asked).toEqual([`/${testChain.chain}/public/5`]);
  });

  it('is asked again for a round that was not out', async () => {
    const server = open();
    beacon.does = 'late';
    expect(await server.round(5)).toBeNull();
    beacon.does = 'well';
    expect(await server.round(5)).toEqual(roundOf(5));
  });

  it.each(['broken', 'false', 'another', 'endless', 'elsewhere', 'gone'] as const)(
    'that answers %s gives nothing, and is left alone for half a minute',
    async (does) => {
      const server = open();
      beacon.does = does;
      expect(await server.round(5)).toBeNull();
      beacon.does = 'well';
      time += 29_999;
      expect(await server.round(6)).toBeNull();
      expect(beacon.asked).toHaveLength(1);
      time += 1;
      expect(await server.round(5)).toEqual(roundOf(5));
    },
  );

  it('that is silent gives nothing once the patience is over', async () => {
    const server = open(20);
    beacon.does = 'silent';
    expect(await server.round(5)).toBeNull();
    expect(await server.round(6)).toBeNull();
    expect(beacon.asked).toHaveLength(1);
  });

  it('that is not there gives nothing', async () => {
    const gone = await openBeacon();
    await gone.close();
    expect(await beaconServer(gone.url, testChain).round(5)).toBeNull();
  });
});
