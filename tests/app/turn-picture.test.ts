import { beforeAll, describe, expect, it } from 'vitest';
import { turnPicture } from '../../app/tables/[table]/_page/turn-picture';
import { paintingsOf, publicReel, stretchAround, thinned } from '../../app/tables/[table]/_page/turn-steps';
import { loadGame } from '../../lib/games/registry';
import { importTable, viewAt } from '../../lib/play';
import { onOneDatabase } from '../support/databases';
import { recordedGame } from '../support/recorded';
import { newUser, type Player, ridgesFor, send } from '../support/tables';

const asked = (caller: Player | { user: null; language: 'en' }, id: string, query = '') =>
  turnPicture(new Request(`https://fieldpost.test/x?${query}`), { caller, id });
const stranger = { user: null, language: 'en' } as const;
const stillsIn = (gif: Buffer): number => gif.toString('latin1').split('\x21\xf9\x04').length - 1;

describe('a stretch of a game', () => {
  const moments = ['a1', 'a1', 'a2', 'b1', 'b1'].map((at) => ({ round: 1, power: at[0] as string, phase: at[1] as string }));
  const reel = { last: moments.length, frame: (seq: number) => ({ moment: moments[seq - 1] }) } as never;

  it('is the phase or the turn of its entry, and the first one for the set-up', () => {
    expect(stretchAround(reel, 2, 'phase')).toEqual({ from: 1, to: 2 });
    expect(stretchAround(reel, 2, 'turn')).toEqual({ from: 1, to: 3 });
    expect(stretchAround(reel, 0, 'turn')).toEqual({ from: 1, to: 3 });
    expect(stretchAround(reel, 5, 'phase')).toEqual({ from: 4, to: 5 });
  });

  it('is thinned evenly, from its first to its last', () => {
    expect(thinned([1, 2, 3], 3)).toEqual([1, 2, 3]);
    expect(thinned([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8]);
  });
});

onOneDatabase('a turn in motion', () => {
  let ann: Player;
  let bob: Player;
  beforeAll(async () => {
    ann = await newUser('Ann');
    bob = await newUser('Bob');
  });

  it('holds the position before the turn and every change of the board in it', async () => {
    const file = recordedGame('tests/fixtures/ridges/bots-1.json');
    const { id } = await importTable(ann, { ...file, title: 'Shown' }, { demo: true });
    const game = await loadGame('ridges');
    const reel = await publicReel(game, ann, id);
    const turn = stretchAround(reel, reel.last, 'turn');
    const paintings = paintingsOf(reel, game, { ...turn, most: 24, language: 'en' });
    expect(paintings.length).toBeGreaterThan(1);
    const response = await asked(stranger, id);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/gif']);
    const gif = Buffer.from(await response.arrayBuffer());
    expect([gif.subarray(0, 6).toString(), gif.readUInt16LE(6)]).toEqual(['GIF89a', 720]);
    expect(stillsIn(gif)).toBe(paintings.length);
    for (const seq of ['9999', '-1', 'x']) expect((await asked(stranger, id, `seq=${seq}`)).status).toBe(404);
  });

  it('is nobody’s business where the table is private', async () => {
    const id = await ridgesFor(ann, bob, { visibility: 'private' });
    await send(ann, id, 'red', ['DEPLOY 3']);
    expect((await asked(stranger, id)).status).toBe(404);
    expect((await asked(ann, id)).status).toBe(200);
  });

  it('shows not even its owner what a running game hides from those who watch', async () => {
    const id = await ridgesFor(ann, bob, { visibility: 'public' });
    await send(ann, id, 'red', ['DEPLOY 3']);
    await send(bob, id, 'blue', ['DEPLOY 2']);
    const reel = await publicReel(await loadGame('ridges'), ann, id);
    expect([reel.viewer, reel.last]).toEqual(['public', 2]);
    for (const seq of [0, 1, 2]) {
      expect(reel.view(seq, 'public')).toEqual((await viewAt(stranger, id, seq)).view);
      expect(reel.view(seq, 'public')).not.toEqual((await viewAt(ann, id, seq)).view);
    }
  });
});
