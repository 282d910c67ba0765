import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { insertStandIn } from '../../db/affairs';
import { database } from '../../db/client';
import { outbox } from '../../db/schema';
import type { Clock } from '../../lib/clock';
import {
  acceptInvite,
  affairs,
  askSubstitute,
  endLoan,
  handOver,
  offerSeat,
  propose,
  removePlayer,
  tableSummary,
  takeSeat,
  turnSubstitutes,
} from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, leaveToBot, newUser, type Player, ridgesFor } from '../support/tables';

const start = Date.now();
const on = (days: number) => new Date(start + days * 86_400_000);
const at = (days: number): Clock => ({ now: () => on(days) });

onEachDatabase('a game that hides facts', () => {
  let ann: Player;
  let bob: Player;
  let eve: Player;
  let id: string;
  beforeEach(async () => {
    [ann, bob, eve] = [await newUser('Ann'), await newUser('Bob'), await newUser('Eve')];
    id = await ridgesFor(ann, bob, { visibility: 'public', timeControl: { kind: 'hours', turn: 24, reaction: 24 } });
  });

  const holders = async () => Object.fromEntries((await tableSummary(ann, id)).seats.map((each) => [each.seat, each.userId]));
  const lend = async (owner: Player, seat: string, from: number, until: number) => {
    const { token } = await askSubstitute(owner, id, { seat, email: null, span: { from: on(from), until: on(until) } }, at(0));
    return token;
  };

  it('lets nobody promise to stand in for one side and take the other meanwhile, by name or from the open seats', async () => {
    await acceptInvite(eve, await lend(bob, 'blue', 3, 6), undefined, at(0));
    const { token } = await handOver(ann, id, 'red', null);
    expect(await codeOf(acceptInvite(eve, token, undefined, at(0)))).toBe('forbidden');
    await offerSeat(ann, id, { seat: 'red', offered: true }, at(0));
    expect(await codeOf(takeSeat(eve, id, 'red', at(0)))).toBe('forbidden');
    expect(await holders()).toEqual({ red: ann.user, blue: bob.user });
    // a promise taken back binds no more
    await endLoan(eve, id, 'blue', at(0));
    await takeSeat(eve, id, 'red', at(0));
    expect(await holders()).toEqual({ red: eve.user, blue: bob.user });
  });

  it('lets nobody promise to stand in for both sides, at whatever times', async () => {
    await acceptInvite(eve, await lend(bob, 'blue', 3, 6), undefined, at(0));
    expect(await codeOf(acceptInvite(eve, await lend(ann, 'red', 10, 12), undefined, at(0)))).toBe('forbidden');
    expect(await codeOf(acceptInvite(ann, await lend(bob, 'blue', 10, 12), undefined, at(0)))).toBe('forbidden');
  });

  it('looks again on the day a promise begins: who came to know the other side does not sit down, and both are told', async () => {
    const { db } = await database();
    const promised = { tableId: id, seat: 'blue', holderId: bob.user, substituteId: ann.user, startsAt: on(1), endsAt: on(4) };
    await db.transaction((tx) => insertStandIn(tx, promised));
    expect(await turnSubstitutes(on(2))).toContain(id);
    expect(await holders()).toEqual({ red: ann.user, blue: bob.user });
    const letters = (await db.select().from(outbox).where(eq(outbox.tableId, id))).filter(({ kind }) => kind === 'affair');
    expect(letters.map(({ userId, payload }) => [userId, payload.what]).sort()).toEqual(
      [
        [ann.user, 'ended'],
        [bob.user, 'withdrawn'],
      ].sort(),
    );
    // it is over, not tried again
    expect(await turnSubstitutes(on(3))).not.toContain(id);
  });

  it('remembers who played a seat: nobody comes back on the other side', async () => {
    await leaveToBot(id, 'blue', at(0));
    const { token } = await handOver(ann, id, 'blue', null);
    await acceptInvite(eve, token, undefined, at(0));
    await offerSeat(ann, id, { seat: 'red', offered: true }, at(0));
    expect(await codeOf(takeSeat(bob, id, 'red', at(0)))).toBe('forbidden');
  });

  it('lets its owner remove a player only with the consent of all others, or when the player is late', async () => {
    expect(await codeOf(removePlayer(ann, id, 'blue', at(0)))).toBe('conflict');
    expect(await codeOf(propose(ann, id, { seat: 'red', wish: { kind: 'remove', seat: 'blue' } }, at(0)))).toBe('conflict');
    const removal = async (clock: Clock) => (await affairs(ann, id, clock)).seats.find(({ seat }) => seat === 'blue')?.removal;
    expect(await removal(at(0))).toBe('ask');
    expect(await holders()).toEqual({ red: ann.user, blue: bob.user });
    expect(await removal(at(3))).toBe('owner');
    await removePlayer(ann, id, 'blue', at(3));
    expect(await holders()).toEqual({ red: ann.user, blue: null });
  });

  it('lets an owner who does not play remove nobody who is in time, and says when it will be possible', async () => {
    await acceptInvite(eve, (await handOver(ann, id, 'red', null)).token, undefined, at(0));
    expect(await codeOf(removePlayer(ann, id, 'blue', at(0)))).toBe('conflict');
    expect((await affairs(ann, id, at(0))).seats.map(({ removal }) => removal)).toEqual([null, null]);
  });
});
