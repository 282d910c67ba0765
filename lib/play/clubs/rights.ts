import type { ClubRole } from '../../../db/schema';
import { type Caller, trouble } from '../access/caller';

/** What members do with a club. */
export type ClubAct =
  | 'read'
  | 'play'
  | 'leave'
  | 'invite'
  | 'answer'
  | 'tell'
  | 'equip'
  | 'describe'
  | 'remove'
  | 'judge'
  | 'direct'
  | 'appoint'
  | 'govern'
  | 'hand-over'
  | 'close';

const all: readonly ClubRole[] = ['owner', 'director', 'member'];
const leaders: readonly ClubRole[] = ['owner', 'director'];
const owner: readonly ClubRole[] = ['owner'];

/**
 * Who may do what. answer: requests; judge: how games of the club's tables ended; direct: leagues and their seasons; tell: notices; equip: presets; describe: texts and emblem; govern: who sees the club, how one gets in,
 * its name and address. An owner leaves by handing over first.
 */
export const rights = {
  read: all,
  play: all,
  leave: ['director', 'member'],
  invite: leaders,
  answer: leaders,
  tell: leaders,
  equip: leaders,
  describe: leaders,
  remove: leaders,
  judge: leaders,
  direct: leaders,
  appoint: owner,
  govern: owner,
  'hand-over': owner,
  close: owner,
} as const satisfies Record<ClubAct, readonly ClubRole[]>;

export const mayDo = (role: ClubRole | null, act: ClubAct): boolean => role !== null && (rights[act] as readonly ClubRole[]).includes(role);

/** Throws forbidden. */
export function mustBeAllowed(role: ClubRole | null, act: ClubAct, caller: Caller): void {
  if (mayDo(role, act)) return;
  const isMembers = (rights[act] as readonly ClubRole[]).includes('member');
  throw trouble(
    'forbidden',
    isMembers
      ? { en: 'This is for the members of the club.', it: 'È riservato ai soci del circolo.' }
      : { en: 'This is for those who lead the club.', it: 'È riservato a chi dirige il circolo.' },
    caller,
  );
}
