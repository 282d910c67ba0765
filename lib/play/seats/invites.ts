import { database } from '../../../db/client';
import { putLetter } from '../../../db/outbox';
import { accountOf } from '../../../db/people';
import {
  dropInvites,
  findInvite,
  findTable,
  type InviteRow,
  openInvites,
  type SeatRow,
  seatsOf,
  spendInvite,
  type TableRow,
} from '../../../db/tables';
import { type Clock, systemClock } from '../../clock';
import { type Language, personNameOf } from '../../engine';
import { type Caller, plainText, trouble, userOf } from '../access/caller';
import { tellAside } from '../access/notify';
import { gameOf } from '../access/visible-table';
import { keptWords, type Words } from '../access/words';
import { mayPlayWith } from '../people/blocks';
import { wake } from '../timing/heard';
import { withTable } from '../writer/session';
import { passSeat } from './hand-over';
import { mustNotKnow } from './knowledge';
import { sitDown, taken } from './seats';
import { seatsChanged } from './seats-changed';
import { promise } from './substitutes';

export interface InviteView {
  token: string;
  table: string;
  title: string;
  gameTitle: string;
  seat: string;
  seatName: string;
  /** Display name of who invites; empty when it is not known. */
  from: string;
  kind: InviteRow['kind'];
  /** ISO times of a substitute's time; null for other kinds. */
  span: { from: string; until: string } | null;
  /** The table has not started, and will when its last seat is taken. */
  startsWhenFull: boolean;
  /** It is for one address alone, which may also decline it. */
  isPersonal: boolean;
  /** Null: it can be accepted. */
  gone: 'used' | 'started' | 'taken' | null;
}

const unknownInvite = (caller: Caller) =>
  trouble('not-found', { en: 'There is no such invitation (any more).', it: 'Questo invito non esiste (più).' }, caller);

const isToken = (text: string): boolean => /^[a-z0-9]{16}$/.test(text);

function goneOf(
  { kind, usedAt, createdBy, endsAt }: InviteRow,
  { table, seat, now }: { table: TableRow; seat: SeatRow | undefined; now: Date },
): InviteView['gone'] {
  if (usedAt !== null) return 'used';
  if (kind === 'join') {
    if (table.status !== 'open') return 'started';
    return seat && seat.userId === null && !seat.bot ? null : 'taken';
  }
  if (table.status === 'over' || !seat) return 'taken';
  if (kind === 'substitute' && (endsAt === null || endsAt <= now)) return 'taken';
  return seat.bot || seat.userId === createdBy ? null : 'taken';
}

export async function inviteView(caller: Caller, token: string): Promise<InviteView> {
  const { db } = await database();
  const invite = isToken(token) ? await findInvite(db, token) : null;
  const table = invite && (await findTable(db, invite.tableId));
  if (!invite || !table) throw unknownInvite(caller);
  const game = await gameOf(table);
  const seat = (await seatsOf(db, table.id)).find((each) => each.seat === invite.seat);
  return {
    token,
    table: table.id,
    title: table.title,
    gameTitle: game.title[caller.language],
    seat: invite.seat,
    seatName: game.seatName(invite.seat, caller.language, table.moment),
    from: invite.fromName ?? '',
    kind: invite.kind,
    span: invite.startsAt && invite.endsAt ? { from: invite.startsAt.toISOString(), until: invite.endsAt.toISOString() } : null,
    startsWhenFull: table.status === 'open' && table.startsWhenFull,
    isPersonal: invite.email !== null,
    gone: goneOf(invite, { table, seat, now: systemClock.now() }),
  };
}

/** Takes the offered seat; who holds the token may. */
export async function acceptInvite(
  caller: Caller,
  token: string,
  words: Words = {},
  clock: Clock = systemClock,
): Promise<{ table: string; seat: string }> {
  const user = userOf(caller);
  const { db } = await database();
  const found = isToken(token) ? await findInvite(db, token) : null;
  if (!found) throw unknownInvite(caller);
  const done = await withTable(
    found.tableId,
    clock.now(),
    async (asleep) => {
      const locked = await wake(asleep, user);
      const { tx, table, seats, now } = locked;
      // read again under the lock: somebody else may have been quicker
      const invite = await findInvite(tx, token);
      const seat = seats.find((each) => each.seat === found.seat);
      if (!invite || !seat || goneOf(invite, { table, seat, now }) !== null) throw taken(caller);
      await spendInvite(tx, token, now);
      await mustNotKnow(locked, seat.seat, user, caller);
      if (invite.kind === 'substitute') await promise(locked, seat, invite, user, caller);
      else if (table.status !== 'running') {
        await mayPlayWith(tx, table.ownerId, user, caller);
        await sitDown(tx, seat, user, keptWords(words));
        await seatsChanged(locked, user);
      } else {
        const by = seat.userId === null ? null : seat.seat;
        await passSeat(locked, seat, { to: user, why: 'invitation', by, actor: user, policy: null });
      }
      return true;
    },
    caller,
  );
  if (!done) throw unknownInvite(caller);
  return { table: found.tableId, seat: found.seat };
}

/** The open invitation of a seat to an address; null when there is none (any more). */
export async function inviteTo(table: string, seat: string, email: string): Promise<InviteRow | null> {
  const { db } = await database();
  return (await openInvites(db, [table])).find((each) => each.seat === seat && each.email === email) ?? null;
}

/** Whoever was invited does not want the seat: it is free again, and who invited gets a letter. A link for everybody cannot be declined by one. */
export async function declineInvite(caller: Caller, token: string, clock: Clock = systemClock): Promise<void> {
  const { db } = await database();
  const found = isToken(token) ? await findInvite(db, token) : null;
  if (!found) throw unknownInvite(caller);
  await withTable(
    found.tableId,
    clock.now(),
    async ({ tx, table, now }) => {
      const invite = await findInvite(tx, token);
      if (!invite || invite.usedAt !== null || invite.email === null) throw unknownInvite(caller);
      await dropInvites(tx, found.tableId, found.seat);
      tellAside(tx, table);
      if (!found.createdBy) return;
      const payload = { what: invite.kind === 'join' ? 'declined' : 'kept', seat: found.seat, by: invite.name ?? invite.email };
      await putLetter(tx, { kind: 'affair', tableId: found.tableId, userId: found.createdBy, payload, notBefore: now }, now);
    },
    caller,
  );
}

/** Characters of a display name that a letter gives itself. */
const longestName = 40;

/** Who owns an address that was proven to be theirs: their account, which is made where there is none. */
export async function ownerOf(email: string, { name, language }: { name: string; language: Language }, now: Date): Promise<Caller> {
  const { db } = await database();
  const user = await accountOf(db, { email, name: personNameOf(plainText(name, longestName)) || null, language, emailVerified: now });
  return { user: user.id, language: user.language };
}
