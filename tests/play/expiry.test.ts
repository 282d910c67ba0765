import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadGame } from '../../lib/games/registry';
import { expireDue, tableSummary, tableView, takeSeat } from '../../lib/play';
import { clocked } from '../support/clocked';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, send } from '../support/tables';

onEachDatabase('the table’s rule at the deadline', () => {
  let ann: Player;
  let bob: Player;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
  });
  afterEach(() => vi.restoreAllMocks());

  const withoutFallback = async () => vi.spyOn(await loadGame('ridges'), 'fallback').mockReturnValue(null);

  it('waits for the human where the game has no default, and looks once', async () => {
    await withoutFallback();
    const table = await clocked(ann, bob);
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    expect(await expireDue(table.at(25))).not.toContain(table.id);
    expect(await table.question('blue')).toMatchObject({ lapsed: true, held: false, deadline: table.at(24) });
    expect((await table.seat('blue')).missed).toBe(1);
    await expireDue(table.at(99));
    expect((await table.seat('blue')).missed).toBe(1);
    expect(await send(bob, table.id, 'blue', ['DEPLOY 1'], {}, table.clockAt(100))).toMatchObject({ kind: 'applied' });
    expect((await table.seat('blue')).missed).toBe(0);
    expect(await table.log()).toEqual(['red DEPLOY 2 web', 'blue DEPLOY 1 web']);
    expect(await table.question('blue')).toMatchObject({ kind: 'rally', lapsed: false, deadline: table.at(106) });
  });

  it('passes: the game’s own PASS, else the least answer', async () => {
    await withoutFallback();
    const table = await clocked(ann, bob, { expiry: 'pass' });
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    await expireDue(table.at(24));
    await expireDue(table.at(30));
    expect(await table.log()).toEqual(['red DEPLOY 2 web', 'blue DEPLOY 0 deadline', 'blue PASS deadline']);
  });

  it('lets the practice bot answer, and only the late question', async () => {
    await withoutFallback();
    const table = await clocked(ann, bob, { expiry: 'bot' });
    await send(ann, table.id, 'red', ['DEPLOY 9'], {}, table.clockAt(1));
    expect(await expireDue(table.at(24))).toContain(table.id);
    expect((await table.log())[1]).toMatch(/^blue DEPLOY \d+ deadline$/);
    expect(await table.seat('blue')).toMatchObject({ bot: false, userId: bob.user, missed: 1 });
    // the dice decide who is asked next; whoever it is, nobody answers for them
    expect((await table.log()).filter((line) => line.endsWith('deadline'))).toHaveLength(1);
    expect((await tableView(bob, table.id)).waiting).not.toEqual([]);
  });

  it('leaves the game’s default out when the table wants that', async () => {
    const table = await clocked(ann, bob, { expiry: 'pass', defaults: false });
    await send(ann, table.id, 'red', ['DEPLOY 0'], {}, table.clockAt(1));
    const fallback = vi.spyOn(await loadGame('ridges'), 'fallback');
    await expireDue(table.at(24));
    expect(await table.log()).toHaveLength(2);
    expect(fallback).not.toHaveBeenCalled();
  });

  it('gives the seat to the practice bot when it is forfeited', async () => {
    await withoutFallback();
    const table = await clocked(ann, bob, { expiry: 'forfeit' });
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    expect(await expireDue(table.at(24))).toContain(table.id);
    expect(await table.seat('blue')).toMatchObject({ bot: true, userId: null, missed: 0, resignedAt: table.at(24) });
    // the dice decide whether the bot has more to answer
    expect((await table.log()).slice(0, 3).map((line) => line.replace(/\d+/, 'N'))).toEqual([
      'blue HAND OVER BLUE table',
      'red DEPLOY N web',
      'blue DEPLOY N bot',
    ]);
  });

  it('ends the table as abandoned when its last human forfeits', async () => {
    await withoutFallback();
    const table = await clocked(ann, null, { expiry: 'forfeit' });
    await expireDue(table.at(24));
    expect(await tableSummary(ann, table.id)).toMatchObject({ status: 'over', waiting: [] });
  });

  it('offers the seat when a substitute is to be asked, who goes on with time of their own', async () => {
    await withoutFallback();
    const table = await clocked(ann, bob, { expiry: 'substitute' });
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    await expireDue(table.at(24));
    expect(await table.seat('blue')).toMatchObject({ userId: bob.user, offeredAt: table.at(24), missed: 1 });
    const cleo = await newUser('Cleo');
    await takeSeat(cleo, table.id, 'blue', table.clockAt(30));
    expect(await table.seat('blue')).toMatchObject({ userId: cleo.user, offeredAt: null, missed: 0 });
    expect(await table.question('blue')).toMatchObject({ lapsed: false, deadline: table.at(54) });
  });

  it('leaves the seat to its player who answers before a substitute came', async () => {
    await withoutFallback();
    const table = await clocked(ann, bob, { expiry: 'substitute' });
    await expireDue(table.at(24));
    expect(await send(bob, table.id, 'blue', ['DEPLOY 1'], {}, table.clockAt(25))).toMatchObject({ kind: 'held' });
    expect(await table.seat('blue')).toMatchObject({ userId: bob.user, offeredAt: null, missed: 0 });
    expect(await table.seat('red')).toMatchObject({ offeredAt: table.at(24) });
  });

  it('takes answers until the grace is over', async () => {
    const table = await clocked(ann, bob, { grace: 2 });
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    expect(await expireDue(table.at(25.9))).not.toContain(table.id);
    expect(await table.question('blue')).toMatchObject({ deadline: table.at(24), expiresAt: table.at(26) });
    expect(await expireDue(table.at(26))).toContain(table.id);
  });

  it('lets two missed deadlines put a seat on the table’s rule at once', async () => {
    await withoutFallback();
    const table = await clocked(ann, bob, { expiry: 'pass' });
    await send(ann, table.id, 'red', ['DEPLOY 2'], {}, table.clockAt(1));
    await expireDue(table.at(24));
    await expireDue(table.at(30));
    await send(ann, table.id, 'red', ['DEPLOY 3'], {}, table.clockAt(31));
    expect((await table.log()).slice(3)).toEqual(['red DEPLOY 3 web', 'blue DEPLOY 0 deadline', 'blue PASS deadline']);
  });
});
