import { beforeAll, expect, it } from 'vitest';
import { type Footage, reelOfOrders, reelOfViews } from '../../lib/engine';
import { ridges } from '../../lib/games/ridges';
import { createTable, logEntries, startTable, tableFootage, tableSummary, takeBack, viewAt } from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, playToTheEnd, ridgesFor, send } from '../support/tables';

const overWire = async (piece: Promise<Footage>): Promise<Footage> => JSON.parse(JSON.stringify(await piece));

/** A reel of views, made of the pieces in which it came. */
async function reelOf(...pieces: Promise<Footage>[]) {
  const [first, ...more] = await Promise.all(pieces.map(overWire));
  if (first?.kind !== 'views') throw new Error('the game hides nothing');
  const reel = reelOfViews(first);
  for (const piece of [first, ...more]) if (piece.kind === 'views') reel.append(piece.entries);
  return reel;
}

onEachDatabase('a game in one piece', () => {
  let ann: Player;
  let bob: Player;
  let eve: Player;
  beforeAll(async () => {
    [ann, bob, eve] = await Promise.all([newUser('Ann'), newUser('Bob'), newUser('Eve')]);
  });

  it('is what its reader saw while the game hides facts, and the log with everything when it is over', async () => {
    const id = await ridgesFor(ann, bob);
    await send(ann, id, 'red', ['DEPLOY 3']);
    await send(bob, id, 'blue', ['DEPLOY 2']);
    for (const [caller, viewer] of [
      [ann, 'red'],
      [bob, 'blue'],
      [eve, 'public'],
    ] as const) {
      const reel = await reelOf(tableFootage(caller, id));
      expect([reel.viewer, reel.last]).toEqual([viewer, 2]);
      for (let seq = 0; seq <= 2; seq++) expect(reel.view(seq, viewer)).toEqual((await viewAt(caller, id, seq)).view);
      const { entries } = await logEntries(caller, id);
      const lines = (seq: number) => reel.events(seq, viewer).map((event) => ridges.narrate(event as never, 'en'));
      for (const { seq, lines: told, moment } of entries) {
        expect(lines(seq)).toEqual(told);
        expect(reel.frame(seq).moment).toEqual(moment);
      }
      expect([1, 2].map((seq) => reel.frame(seq).order !== null)).toEqual([viewer === 'red', viewer === 'blue']);
    }
    await send(bob, id, 'blue', ['PASS']);
    const later = await reelOf(tableFootage(ann, id), tableFootage(ann, id, { after: 3 }));
    expect(later.view(3, 'red')).toEqual((await viewAt(ann, id, 3)).view);

    const over = await ridgesFor(ann, bob);
    await playToTheEnd(over, ann, bob);
    const footage = await overWire(tableFootage(eve, over));
    if (footage.kind !== 'orders') throw new Error('a finished game hides nothing');
    const reel = reelOfOrders(ridges, footage as never);
    reel.append(footage.entries as never);
    for (let seq = 0; seq <= reel.last; seq++) {
      for (const seat of ['red', 'blue', 'public'] as const)
        expect(reel.view(seq, seat)).toEqual((await viewAt(eve, over, seq, seat)).view);
      expect(reel.view(seq, 'everyone')).toEqual((await viewAt(eve, over, seq)).view);
    }
    expect(reel.view(1, 'everyone')).toMatchObject({ open: { deployed: { red: 2 } } });
  });

  it('goes on behind an entry that is had already', async () => {
    const id = await ridgesFor(ann, bob);
    await send(ann, id, 'red', ['DEPLOY 3']);
    const early = tableFootage(bob, id);
    await early;
    await send(bob, id, 'blue', ['DEPLOY 2']);
    const last = (await viewAt(bob, id, 0)).last;
    const had = (await reelOf(early)).last;
    const reel = await reelOf(early, tableFootage(bob, id, { after: had }));
    expect(reel.last).toBe(last);
    expect(reel.view(last, 'blue')).toEqual((await viewAt(bob, id, last)).view);
    for (const after of [-1, last + 1, 0.5, Number.NaN]) expect(await codeOf(tableFootage(bob, id, { after }))).toBe('not-found');
  });

  it('holds what the players did with the table, in the words of its reader', async () => {
    const { id } = await createTable(ann, {
      game: 'aa-1941',
      title: 'Alone',
      options: {},
      seats: { 'ussr-uk-usa': { kind: 'me' }, 'germany-japan': { kind: 'me' } },
      timeControl: { kind: 'none' },
    });
    if ((await tableSummary(ann, id)).status === 'open') await startTable(ann, id);
    await send(ann, id, 'ussr-uk-usa', ['BUY nothing']);
    await takeBack(ann, id, { seat: 'ussr-uk-usa', entry: 1 });
    const footage = await overWire(tableFootage({ ...ann, language: 'it' }, id));
    expect(footage).toMatchObject({ kind: 'orders', entries: [{ via: 'web' }, { backTo: 0, lines: [expect.stringContaining('ritira')] }] });
  });
});
