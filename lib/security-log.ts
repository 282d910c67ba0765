import { createHmac } from 'node:crypto';
import { logOf } from './logging';
import { countSecurity } from './metrics';
import { secret } from './secret';
import { visitor } from './visitor';

/** What is told to whoever watches over the house. */
const weights = {
  'sign-in-asked': 'info',
  'signed-in': 'info',
  'sign-in-refused': 'warn',
  'signed-out': 'info',
  'signed-out-everywhere': 'info',
  'session-ended': 'info',
  'token-made': 'info',
  'token-revoked': 'info',
  'token-refused': 'warn',
  'account-exported': 'info',
  'operator-act': 'warn',
  forbidden: 'warn',
  limited: 'warn',
  invalid: 'warn',
  'door-refused': 'warn',
} as const;
export type SecurityEvent = keyof typeof weights;

export const securityEvents = Object.keys(weights) as SecurityEvent[];

interface Facts {
  /** Id of the user it concerns, where that is not whoever asks. */
  user?: string;
  /** A word from a closed list. */
  why?: string;
  /** Address of an account: written as a mark that is the same for the same address and tells nothing of it. */
  email?: string;
}

/** Lines a process writes at once, and a second from then on: who knocks all the time must not fill the disk. */
const most = { atOnce: 500, perSecond: 50 };
const room = { left: most.atOnce, at: 0, unwritten: 0 };

/** Writes a line of the security log: when, what, who, where, from which address; nothing that was sent, and no secret. */
export function noteSecurity(event: SecurityEvent, { user, why, email }: Facts = {}): void {
  countSecurity(event);
  if (!hasRoom(performance.now())) return void room.unwritten++;
  const asking = visitor();
  const line = {
    ...{ event, user: user ?? asking?.user ?? null, method: asking?.method ?? null, path: asking?.place ?? null },
    address: asking?.address ?? null,
    ...(why !== undefined && { why }),
    ...(email !== undefined && { account: markOf(email) }),
    ...(room.unwritten > 0 && { unwritten: room.unwritten }),
  };
  room.unwritten = 0;
  logOf('security')[weights[event]](line);
}

function hasRoom(now: number): boolean {
  room.left = Math.min(most.atOnce, room.left + ((now - room.at) / 1000) * most.perSecond);
  room.at = now;
  if (room.left < 1) return false;
  room.left--;
  return true;
}

const markOf = (email: string): string => createHmac('sha256', secret()).update(`account ${email}`).digest('hex').slice(0, 12);
