import { beforeEach, expect, it } from 'vitest';
import {
  acceptInvite,
  askSubstitute,
  createTable,
  lobbyView,
  longestNotes,
  seatNotes,
  startTable,
  turnSubstitutes,
  writeNotes,
} from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player } from '../support/tables';

const day = 86_400_000;
const start = Date.now();
const on = (days: number) => new Date(start + days * day);
const at = (days: number) => ({ now: () => on(days) });
onEachDatabase('private notes', () => {
  let ann: Player;
  let bob: Player;
  let id: string;
  beforeEach(async () => {
    [ann, bob] = [await newUser('Ann'), await newUser('Bob')];
    const seats = { red: { kind: 'me' }, blue: { kind: 'invite', email: null } } as const;
    const rest = { options: {}, timeControl: { kind: 'none' }, absence: 'substitute', visibility: 'public' } as const;
    ({ id } = await createTable(ann, { game: 'ridges', title: 'Test', seats, ...rest }, { clock: at(0) }));
    await acceptInvite(bob, (await lobbyView(ann, id)).invites[0]!.token, undefined, at(0));
    await startTable(ann, id, { clock: at(0) });
  });

  it('are kept as written, for who plays the seat and nobody else', async () => {
    expect(await seatNotes(ann, id, 'red')).toMatchObject({ text: '', updatedAt: null });
    await writeNotes(ann, id, { seat: 'red', text: 'Hold the pass.\r\nBob bluffs.\n\n', since: null });
    expect((await seatNotes(ann, id, 'red')).text).toBe('Hold the pass.\nBob bluffs.');
    const nobody = { user: null, language: 'en' } as const;
    for (const other of [bob, nobody]) {
      expect(await codeOf(seatNotes(other, id, 'red'))).toBe('forbidden');
      expect(await codeOf(writeNotes(other, id, { seat: 'red', text: 'mine now', since: null }))).toBe('forbidden');
    }
    expect(await codeOf(seatNotes(ann, id, 'green'))).toBe('not-found');
  });

  it('of two windows the later one is told, and nothing is overwritten unseen', async () => {
    await writeNotes(ann, id, { seat: 'red', text: 'one', since: null }, at(0));
    const { updatedAt } = await seatNotes(ann, id, 'red');
    await writeNotes(ann, id, { seat: 'red', text: 'two', since: updatedAt }, at(0));
    for (const since of [updatedAt, null, 'yesterday'])
      expect(await codeOf(writeNotes(ann, id, { seat: 'red', text: 'three', since }, at(0)))).toBe('conflict');
    const now = await seatNotes(ann, id, 'red');
    expect(now.text).toBe('two');
    await writeNotes(ann, id, { seat: 'red', text: 'three', since: now.updatedAt }, at(0));
    expect((await seatNotes(ann, id, 'red')).text).toBe('three');
  });

  it('that are too long are refused', async () => {
    expect(await codeOf(writeNotes(ann, id, { seat: 'red', text: 'x'.repeat(longestNotes + 1), since: null }))).toBe('too-large');
    await writeNotes(ann, id, { seat: 'red', text: 'x'.repeat(longestNotes), since: null });
  });

  it('go with the seat to a substitute and come back with it', async () => {
    const eve = await newUser('Eve');
    await writeNotes(bob, id, { seat: 'blue', text: 'Ann is weak in the north.', since: null });
    const { token } = await askSubstitute(bob, id, { seat: 'blue', email: null, span: { from: on(1), until: on(3) } }, at(0));
    await acceptInvite(eve, token, undefined, at(0));
    expect(await codeOf(seatNotes(eve, id, 'blue'))).toBe('forbidden');
    await turnSubstitutes(on(1.5));
    const lent = await seatNotes(eve, id, 'blue');
    expect(lent.text).toBe('Ann is weak in the north.');
    expect(await codeOf(seatNotes(bob, id, 'blue'))).toBe('forbidden');
    await writeNotes(eve, id, { seat: 'blue', text: `${lent.text}\nNot any more.`, since: lent.updatedAt });
    await turnSubstitutes(on(4));
    expect((await seatNotes(bob, id, 'blue')).text).toContain('Not any more.');
    expect(await codeOf(seatNotes(eve, id, 'blue'))).toBe('forbidden');
  });
});
