import type { Db } from '../../../db/client';
import { namedRound } from '../../../db/named-round';
import { type BeaconChain, isDue, quicknet } from '../../chance/beacon';
import type { BeaconValue } from '../../chance/file';
import { env } from '../../env';
import { type BeaconServer, beaconServer } from './beacon-server';

// next bundles routes apart: the process asks once all the same
const shared = globalThis as typeof globalThis & { fieldpostBeacon?: BeaconServer };

/** The chain of the installation's public beacon; null: it has none. */
export function installedBeacon(): BeaconChain | null {
  const { BEACON_URL, BEACON_CHAIN } = env();
  return BEACON_URL === undefined ? null : (BEACON_CHAIN ?? quicknet);
}

/** Whether tables that are made here may have rounds of a public beacon mixed into their dice. */
export const offersBeacon = (): boolean => installedBeacon() !== null;

/**
 * The round that a table has named, when one is due now and can be had: never throws, and takes two seconds at the most where the
 * beacon is out of reach. Must not be called in a transaction.
 */
export async function dueRound(db: Db, tableId: string, now: Date): Promise<BeaconValue | null> {
  const { BEACON_URL } = env();
  const chain = installedBeacon();
  if (BEACON_URL === undefined || chain === null) return null;
  const found = await namedRound(db, tableId);
  if (found?.chain !== chain.chain || !isDue(chain, found.named, now.getTime())) return null;
  shared.fieldpostBeacon ??= beaconServer(BEACON_URL, chain);
  return shared.fieldpostBeacon.round(found.named);
}
