import { expect, it } from 'vitest';
import { acceptInvite, affairs, createTable, lobbyView, logEntries, seatNotes, startTable, tableSummary } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { newUser, send } from '../support/tables';

onEachDatabase('names of seats whose sides are auctioned', () => {
  it('are players while they bid, and their powers afterwards: in lists, agreements, notes and the log', async () => {
    const [ann, bob] = [await newUser('Ann'), await newUser('Bob', 'it')];
    const seats = { first: { kind: 'me' }, second: { kind: 'invite', email: null } } as const;
    const options = { auction: true };
    const { id } = await createTable(ann, { game: 'aa-revised', title: 'Test', options, seats, timeControl: { kind: 'none' } });
    await acceptInvite(bob, (await lobbyView(ann, id)).invites[0]!.token);
    await startTable(ann, id);
    const names = async () => (await tableSummary(ann, id)).seats.map(({ name }) => name);
    expect(await names()).toEqual(['First player', 'Second player']);
    await send(ann, id, 'first', ['BID 3']);
    await send(bob, id, 'second', ['BID 8']);
    const powers = ['Germany, Japan', 'Soviet Union, United Kingdom, United States'];
    expect(await names()).toEqual(powers);
    expect((await affairs(ann, id)).seats.map(({ name }) => name)).toEqual(powers);
    expect((await seatNotes(bob, id, 'second')).seatName).toBe('Unione Sovietica, Regno Unito, Stati Uniti');
    expect((await tableSummary(ann, id)).waitingFor).toEqual(['Bob (Soviet Union)']);
    await send(bob, id, 'second', ['BUY 8 infantry']);
    expect((await logEntries(ann, id)).entries.map(({ by }) => by)).toEqual(expect.arrayContaining(['Soviet Union']));
  });
});
