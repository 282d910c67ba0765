import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Db, database } from '../../db/client';
import { outbox } from '../../db/schema';
import { acceptInvite, affairs, declineInvite, invitationReturned, lobbyView, rematch, tableView } from '../../lib/play';
import { nextTitle } from '../../lib/play/lobby/rematch';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, playToTheEnd, ridgesFor } from '../support/tables';

it('the title of a rematch counts on', () => {
  expect(['Evening game', 'Evening game (2)', 'x'.repeat(80)].map(nextTitle)).toEqual([
    'Evening game (2)',
    'Evening game (3)',
    `${'x'.repeat(72)} (2)`,
  ]);
});

onEachDatabase('a rematch', () => {
  let ann: Player;
  let bob: Player;
  let eve: Player;
  let db: Db;
  beforeAll(async () => {
    [ann, bob, eve] = [await newUser('Ann'), await newUser('Bob'), await newUser('Eve')];
    ({ db } = await database());
  });
  async function playedTable(visibility: 'public' | 'private' = 'public'): Promise<string> {
    const id = await ridgesFor(ann, bob, { visibility, title: 'Evening' });
    await playToTheEnd(id, ann, bob);
    return id;
  }
  const invitationTo = async (table: string) => {
    const [letter] = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.tableId, table), eq(outbox.kind, 'invitation')));
    return { email: letter!.email, token: (letter!.payload as { token: string }).token };
  };

  it('keeps game, options, clock and seats, and starts when the other has come', async () => {
    const { id, started } = await rematch(bob, await playedTable('private'));
    expect(started).toBe(false);
    expect(await lobbyView(bob, id)).toMatchObject({
      ...{
        title: 'Evening (2)',
        game: 'ridges',
        options: { ridges: 3 },
        timeControl: { kind: 'none' },
        visibility: 'private',
        isOwner: true,
      },
      mySeats: ['blue'],
    });
    const { email, token } = await invitationTo(id);
    expect(email).toBe(ann.email);
    await acceptInvite(ann, token);
    expect(await tableView(ann, id)).toMatchObject({ status: 'running', viewer: 'red' });
  });

  it('shows the name of who is invited and never the address, not even when they decline or the letter comes back', async () => {
    const { id } = await rematch(ann, await playedTable());
    await invitationReturned(db, { tableId: id, seat: 'blue', email: bob.email, reason: `unknown: ${bob.email}` }, new Date());
    const lobby = await lobbyView(ann, id);
    expect(lobby.invites).toMatchObject([{ seat: 'blue', email: 'Bob', returned: '' }]);
    expect(lobby.seats[1]).toMatchObject({ invited: 'Bob' });
    expect(JSON.stringify(lobby)).not.toContain(bob.email);
    await declineInvite(bob, (await invitationTo(id)).token);
    const toAnn = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.tableId, id), eq(outbox.userId, ann.user)));
    expect(toAnn.map(({ kind }) => kind).sort()).toEqual(['affair', 'notice']);
    expect(JSON.stringify(toAnn)).not.toContain(bob.email);
  });

  it('is refused while the game runs, and to who did not play', async () => {
    expect(await codeOf(rematch(ann, await ridgesFor(ann, bob)))).toBe('conflict');
    expect(await codeOf(rematch(eve, await playedTable()))).toBe('forbidden');
    const over = await playedTable();
    expect([(await affairs(ann, over)).mayPlayAgain, (await affairs(eve, over)).mayPlayAgain]).toEqual([true, false]);
    expect(await codeOf(rematch(eve, await playedTable('private')))).toBe('not-found');
    expect(await codeOf(rematch({ user: null, language: 'en' }, await playedTable()))).toBe('forbidden');
  });
});
