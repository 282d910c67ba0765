import { ownersOf } from '../../../db/bots';
import type { Tx } from '../../../db/client';
import { putLetter } from '../../../db/outbox';
import { emailOf } from '../../../db/people';
import {
  dropInvites,
  dropPolicy,
  type InviteRow,
  insertInvite,
  openInvites,
  type SeatRow,
  updateSeat,
  updateTable,
} from '../../../db/tables';
import { type Clock, systemClock } from '../../clock';
import { type Caller, trouble, userOf } from '../access/caller';
import { ownerOnly, running, stillOpen } from '../access/conditions';
import { addressOf, mayWriteToStrangers } from '../access/invitation-letters';
import type { Locked } from '../access/locked';
import { tellAside } from '../access/notify';
import { mayLeaveToBots } from '../access/quotas';
import { ownSeat, seatNamed } from '../access/visible-table';
import { keptWords, type Words } from '../access/words';
import { mustNotBeKept } from '../clubs/club-tables';
import { mayInvite, mayPlayWith } from '../people/blocks';
import { botCalled } from '../people/bot-accounts';
import { changeTable } from '../writer/session';
import { mustNotBeLent } from './loans';
import { seatsChanged } from './seats-changed';

/** Who shall hold a seat. invite with null: by link only; with a name: of a player whose address is not shown. program: a bot account, by its id or name. */
export type Holder =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'bot' }
  | { kind: 'invite'; email: string | null; name?: string }
  | { kind: 'program'; program: string };

export const taken = (caller: Caller) => trouble('conflict', { en: 'This seat is taken.', it: 'Questo posto è occupato.' }, caller);

/** Takes a free seat of a table that has not started; one that is kept for whoever has a link, or for somebody else's address, is not free. */
export async function joinTable(caller: Caller, id: string, seat: string, words: Words = {}, clock: Clock = systemClock): Promise<void> {
  const user = userOf(caller);
  await changeTable(caller, id, clock, async (locked) => {
    stillOpen(locked, caller);
    const row = seatNamed(locked.seats, seat, caller);
    if (row.userId !== null || row.bot) throw taken(caller);
    const kept = (await openInvites(locked.tx, [id])).find((each) => each.seat === seat && each.kind === 'join');
    if (kept && kept.email !== (await emailOf(locked.tx, user))) throw taken(caller);
    await mayPlayWith(locked.tx, locked.table.ownerId, user, caller);
    if (!kept && locked.table.ownerId !== user) {
      await mustNotBeKept(locked.tx, locked.table, caller, locked.now);
      await mustBeAdmitted(locked, user, caller);
    }
    await sitDown(locked.tx, row, user, keptWords(words));
    await seatsChanged(locked, user);
  });
}

/** Bot accounts take open seats where the table admits them; throws forbidden. */
async function mustBeAdmitted({ tx, table }: Locked, user: string, caller: Caller): Promise<void> {
  if (table.admitsBots || !(await ownersOf(tx, [user])).has(user)) return;
  throw trouble(
    'forbidden',
    {
      en: 'Bot accounts take no open seat of this table: whoever made it can invite the bot, or admit bot accounts.',
      it: 'Gli account bot non prendono posti liberi di questo tavolo: chi l’ha creato può invitare il bot, o ammettere gli account bot.',
    },
    caller,
  );
}

/** The owner says, before the start, whether bot accounts may take open seats. */
export async function setAdmitsBots(caller: Caller, id: string, admitsBots: boolean): Promise<void> {
  await changeTable(caller, id, systemClock, async (locked) => {
    ownerOnly(locked, caller);
    stillOpen(locked, caller);
    await updateTable(locked.tx, id, { admitsBots });
    tellAside(locked.tx, locked.table);
  });
}

/** Gives a seat to a user: invitations to it are gone, and so are the intentions of whoever held it before. */
export async function sitDown(
  tx: Tx,
  { tableId, seat }: SeatRow,
  user: string,
  more: Partial<ReturnType<typeof keptWords>> = {},
): Promise<void> {
  await dropInvites(tx, tableId, seat);
  await dropPolicy(tx, tableId, seat);
  await updateSeat(tx, tableId, seat, { userId: user, bot: false, resignedAt: null, missed: 0, ...more });
}

/** Gives up a seat before the start. */
export async function leaveTable(caller: Caller, id: string, seat: string, clock: Clock = systemClock): Promise<void> {
  const user = userOf(caller);
  await changeTable(caller, id, clock, async (locked) => {
    stillOpen(locked, caller);
    ownSeat(locked.seats, seat, caller);
    await dropInvites(locked.tx, id, seat);
    await updateSeat(locked.tx, id, seat, { userId: null, ...keptWords({}) });
    await seatsChanged(locked, user);
  });
}

/** The owner changes who holds a seat before the start; whoever held it leaves it. */
export async function setSeat(caller: Caller, id: string, seat: string, holder: Holder, clock: Clock = systemClock): Promise<void> {
  const user = userOf(caller);
  await changeTable(caller, id, clock, async (locked) => {
    ownerOnly(locked, caller);
    stillOpen(locked, caller);
    const { tx, now } = locked;
    const row = seatNamed(locked.seats, seat, caller);
    await dropInvites(tx, id, seat);
    const mine = holder.kind === 'me';
    await updateSeat(tx, id, seat, {
      userId: mine ? user : null,
      bot: holder.kind === 'bot',
      ...(mine && row.userId === user ? {} : keptWords({})),
    });
    if (holder.kind === 'invite') await invite(tx, { tableId: id, seat, email: holder.email, kind: 'join', by: user, now }, caller);
    if (holder.kind === 'program') await inviteBot(tx, { tableId: id, seat, program: holder.program, by: user, now }, caller);
    const others = locked.seats.filter((each) => each !== row);
    if (holder.kind === 'bot' && others.every(({ bot }) => bot)) await mayLeaveToBots(tx, user, caller);
    await seatsChanged(locked, user);
  });
}

/** Chooses what the caller's seats bring to the dice, before the start; what is left out stays as it is. */
export async function setWord(caller: Caller, id: string, words: Words): Promise<void> {
  const user = userOf(caller);
  await changeTable(caller, id, systemClock, async (locked) => {
    stillOpen(locked, caller);
    const { word, pledge } = keptWords(words);
    const change = { ...(words.word !== undefined && { word }), ...(pledge !== null && { pledge }) };
    if (Object.keys(change).length === 0) return;
    for (const row of locked.seats) if (row.userId === user) await updateSeat(locked.tx, id, row.seat, change);
  });
}

interface Invitation {
  tableId: string;
  seat: string;
  email: string | null;
  /** Shown instead of the address. */
  name?: string;
  kind: InviteRow['kind'];
  by: string | null;
  /** Of a substitute. */
  span?: { from: Date; until: Date };
  now: Date;
}

/** Offers a seat: a link, and a letter when an address is given. */
export async function invite(tx: Tx, { tableId, seat, email, name, kind, by, span, now }: Invitation, caller: Caller): Promise<InviteRow> {
  const address = email === null ? null : addressOf(email, caller);
  if (address !== null) await mayInvite(tx, by, address, caller);
  const row = await insertInvite(tx, {
    ...{ tableId, seat, email: address, name: name ?? null, kind, createdBy: by, createdAt: now },
    ...(span && { startsAt: span.from, endsAt: span.until }),
  });
  if (address !== null) {
    await mayWriteToStrangers(tx, by, caller);
    await putLetter(tx, { kind: 'invitation', tableId, seat, email: address, payload: { token: row.token }, notBefore: now }, now);
  }
  return row;
}

/** Keeps a seat for a bot account, which takes it by API: no letter says so. */
export async function inviteBot(
  tx: Tx,
  { tableId, seat, program, by, now }: Pick<Invitation, 'tableId' | 'seat' | 'by' | 'now'> & { program: string },
  caller: Caller,
): Promise<void> {
  const { email, name } = await botCalled(tx, program, caller);
  await mayInvite(tx, by, email, caller);
  await mayWriteToStrangers(tx, by, caller);
  await insertInvite(tx, { tableId, seat, email, name, kind: 'join', createdBy: by, createdAt: now });
}

/**
 * Offers a held seat to somebody else; it stays with its holder until the offer is accepted. The owner may also offer the seats
 * of practice bots.
 */
export async function handOver(caller: Caller, id: string, seat: string, email: string | null): Promise<{ token: string }> {
  const user = userOf(caller);
  return changeTable(caller, id, systemClock, async (locked) => {
    const { tx, table, now } = locked;
    if (table.status === 'open') stillOpen(locked, caller);
    else running(locked, caller);
    const row = seatNamed(locked.seats, seat, caller);
    if (row.bot) ownerOnly(locked, caller);
    else ownSeat(locked.seats, seat, caller);
    await mustNotBeLent(locked, seat, caller);
    await dropInvites(tx, id, seat);
    const { token } = await invite(tx, { tableId: id, seat, email, kind: 'handover', by: user, now }, caller);
    return { token };
  });
}
