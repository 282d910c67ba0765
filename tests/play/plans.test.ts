import { beforeAll, expect, it } from 'vitest';
import { createTable, joinTable, logEntries, preview, setStandingOrders, standingOrders, startTable, tableView } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, type Player, send } from '../support/tables';

onEachDatabase('battles planned in a sheet', () => {
  let ann: Player;
  let bob: Player;
  beforeAll(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
  });

  it('join the standing orders of their seat, which alone knows of them', async () => {
    const [allies, axis] = ['ussr-uk-usa', 'germany-japan'];
    const made = await createTable(ann, {
      ...{ game: 'aa-1941', title: 'Plans', options: {}, timeControl: { kind: 'none' } },
      seats: { [allies]: { kind: 'me' }, [axis]: { kind: 'open' } },
    });
    await joinTable(bob, made.id, axis);
    await startTable(ann, made.id);
    const line = 'PLAN Ukraine stop below 45%';
    const before = await tableView(ann, made.id);
    const tried = await preview(ann, { table: made.id, seat: allies, decision: null, orders: [line] });
    expect(tried).toMatchObject({ understood: [line], refused: null });
    expect((await standingOrders(ann, made.id, allies)).policy).not.toHaveProperty('plans');
    const announced = ['BUY nothing', 'MOVE 3 infantry Caucasus > Ukraine', 'PLAN Ukraine stop after 2 losses'];
    const { fights } = await preview(ann, { table: made.id, seat: allies, decision: null, orders: announced });
    expect(fights).toMatchObject([{ space: 'ukraine', course: { way: 'after', at: 2 }, isSaid: true }]);
    expect(fights[0]?.unsaid.course.way).not.toBe('after');
    // a sheet that comes to the dice of its battles may say what comes behind them, unless a battle asks its player
    const behind = async (...orders: string[]) =>
      (await preview({ ...ann, language: 'it' }, { table: made.id, seat: allies, decision: null, orders })).later;
    expect(await behind(...announced)).toBeNull();
    const moves = { lines: ['FINE'], text: expect.stringMatching(/\.$/) };
    expect(await behind(...announced, 'END')).toEqual({ from: 4, parts: [moves] });
    expect(await behind(...announced, 'END', 'FINE')).toEqual({ from: 4, parts: [moves] });
    expect(await behind(...announced, 'PLAN Ukraine ask me', 'END')).toBeNull();

    const receipt = await send(ann, made.id, allies, [line]);
    expect(receipt).toMatchObject({ kind: 'applied', understood: [line], told: [], seq: before.seq });
    const plans = [{ turn: '1.ussr', space: 'ukraine', way: 'below', at: 45 }];
    expect((await standingOrders(ann, made.id, allies)).policy).toMatchObject({ plans });
    const { entries } = await logEntries(bob, made.id, { since: before.seq });
    expect(JSON.stringify([await tableView(bob, made.id), entries])).not.toContain('"plans"');
    await expect(standingOrders(bob, made.id, allies)).rejects.toThrow();

    // a form of standing orders knows nothing of them
    const { policy } = await standingOrders(ann, made.id, allies);
    const { plans: _, ...form } = policy;
    expect(await setStandingOrders(ann, made.id, allies, { ...form, retreat: 'never' })).toEqual([]);
    expect((await standingOrders(ann, made.id, allies)).policy).toMatchObject({ plans, retreat: 'never' });
    expect(await send(bob, made.id, axis, [line])).toMatchObject({ kind: 'refused' });
  });
});
