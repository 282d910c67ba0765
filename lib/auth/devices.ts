import 'server-only';
import { endSessions, sessionsOf } from '../../db/accounts';
import { database } from '../../db/client';
import { type Clock, systemClock } from '../clock';
import { noteSecurity } from '../security-log';
import { sessionLasts } from './options';
import { thisSession } from './sessions';

/** A browser in which a user is signed in, as they see it. */
export interface Device {
  /** What it is ended by; nobody signs in with it. */
  id: string;
  /** "Firefox, Linux"; empty where it did not say. */
  browser: string;
  /** ISO times; when it was last used is known to a day. */
  signedInAt: string;
  usedAt: string;
  isThis: boolean;
}

/** Where a user is signed in: this device first, then those used last. */
export async function devices(userId: string, clock: Clock = systemClock): Promise<Device[]> {
  const { db } = await database();
  const [rows, here] = [await sessionsOf(db, userId, clock.now()), await thisSession()];
  const all = rows.map(({ sessionToken: id, browser, signedInAt, expires }) => ({
    ...{ id, browser, signedInAt: signedInAt.toISOString(), isThis: id === here },
    // each use puts the end off
    usedAt: new Date(Math.max(signedInAt.getTime(), expires.getTime() - sessionLasts * 1000)).toISOString(),
  }));
  return all.sort((a, b) => Number(b.isThis) - Number(a.isThis));
}

/** Ends a session of the user's own; one that is gone already, or somebody else's, is let be. */
export async function endDevice(userId: string, id: string): Promise<void> {
  const { db } = await database();
  if ((await endSessions(db, userId, { key: id })) > 0) noteSecurity('session-ended', { user: userId, why: 'one' });
}

/** Ends all sessions of the user but the one on this device. */
export async function endOtherDevices(userId: string): Promise<void> {
  const here = await thisSession();
  if (here === null) return;
  const { db } = await database();
  await endSessions(db, userId, { others: here });
  noteSecurity('session-ended', { user: userId, why: 'others' });
}
