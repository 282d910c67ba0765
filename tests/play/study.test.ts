import { beforeEach, expect, it } from 'vitest';
import { insertBranch } from '../../db/branches';
import { database } from '../../db/client';
import { insertMomentNote } from '../../db/moment-notes';
import { type BranchMove, noAutoAnswers, playSheet, seeded, seededDie } from '../../lib/engine';
import { loadGame } from '../../lib/games/registry';
import {
  acceptInvite,
  branch,
  branches,
  type Caller,
  createTable,
  dropBranch,
  editNote,
  isOpenToTrying,
  keepBranch,
  lobbyView,
  longestMomentNote,
  momentNotes,
  pinNote,
  renameBranch,
  startTable,
  takeBack,
  unpinNote,
} from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, playToTheEnd, ridgesFor, send } from '../support/tables';

const nobody: Caller = { user: null, language: 'en' };
const allies = 'ussr-uk-usa';
const invited = { kind: 'invite', email: null } as const;

/** A started table of 1941 for three: Ann has the Allies, Bob Germany, Eve Japan. */
async function threeAt(ann: Player, bob: Player, eve: Player, visibility: 'public' | 'private'): Promise<string> {
  const { id } = await createTable(ann, {
    ...{ game: 'aa-1941', title: 'Three', timeControl: { kind: 'none' }, visibility },
    options: { seating: 'ussr-uk-usa,germany,japan' },
    seats: { [allies]: { kind: 'me' }, germany: invited, japan: invited },
  });
  const { invites } = await lobbyView(ann, id);
  for (const [player, seat] of [
    [bob, 'germany'],
    [eve, 'japan'],
  ] as const)
    await acceptInvite(player, invites.find((each) => each.seat === seat)?.token ?? '');
  await startTable(ann, id);
  return id;
}

onEachDatabase('what readers make of a game', () => {
  let ann: Player;
  let bob: Player;
  let eve: Player;
  let zoe: Player;
  beforeEach(async () => {
    [ann, bob, eve, zoe] = await Promise.all([newUser('Ann'), newUser('Bob'), newUser('Eve'), newUser('Zoe')]);
  });

  it('notes are read by their writer, by the side they are for, or by all who see the table', async () => {
    const id = await threeAt(ann, bob, eve, 'public');
    await pinNote(bob, id, { seq: 0, audience: 'private', text: 'alone' });
    await pinNote(bob, id, { seq: 0, audience: 'side', text: 'Axis' });
    await pinNote(bob, id, { seq: 0, audience: 'public', text: 'all' });
    await pinNote(ann, id, { seq: 0, audience: 'side', text: 'Allies' });
    const read = async (caller: Caller) => (await momentNotes(caller, id)).map(({ text }) => text);
    expect(await read(bob)).toEqual(['alone', 'Axis', 'all']);
    expect(await read(eve)).toEqual(['Axis', 'all']);
    expect(await read(ann)).toEqual(['all', 'Allies']);
    for (const stranger of [zoe, nobody]) expect(await read(stranger)).toEqual(['all']);
    expect((await momentNotes(eve, id)).map(({ name, mine }) => [name, mine])).toEqual([
      ['Bob', false],
      ['Bob', false],
    ]);
  });

  it('notes are written to those whom their writer may address, and about entries that are', async () => {
    const id = await threeAt(ann, bob, eve, 'public');
    const pin = (caller: Caller, note: object) => codeOf(pinNote(caller, id, { seq: 0, audience: 'private', text: 'x', ...note }));
    expect(await pin(nobody, {})).toBe('forbidden');
    expect(await pin(zoe, { audience: 'side' })).toBe('forbidden');
    expect(await pin(zoe, { audience: 'public' })).toBe('forbidden');
    expect(await pin(bob, { audience: 'side', seat: allies })).toBe('forbidden');
    expect(await pin(bob, { audience: 'everybody' })).toBe('invalid');
    expect(await pin(bob, { seq: 1 })).toBe('not-found');
    expect(await pin(bob, { text: ' \r\n ' })).toBe('invalid');
    expect(await pin(bob, { text: 'x\0' })).toBe('invalid');
    expect(await pin(bob, { text: 'x'.repeat(longestMomentNote + 1) })).toBe('too-large');
    await pinNote(zoe, id, { seq: 0, audience: 'private', text: 'x'.repeat(longestMomentNote) });
    expect(await momentNotes(zoe, id)).toHaveLength(1);
  });

  it('notes are changed and deleted by their writer alone, and stay when their entry is taken back', async () => {
    const id = await threeAt(ann, bob, eve, 'public');
    await send(ann, id, allies, ['BUY nothing']);
    await pinNote(ann, id, { seq: 1, audience: 'public', text: '<b>thrift</b>\r\nagain' });
    const [note] = await momentNotes(ann, id);
    const change = { id: note!.id, audience: 'side', text: 'secret' } as const;
    for (const other of [bob, zoe]) {
      expect(await codeOf(editNote(other, id, { ...change, audience: 'private' }))).toBe('not-found');
      expect(await codeOf(unpinNote(other, id, note!.id))).toBe('not-found');
    }
    expect((await momentNotes(bob, id))[0]?.text).toBe('<b>thrift</b>\nagain');
    await takeBack(ann, id, { seat: allies, entry: 1 });
    await editNote(ann, id, change);
    expect(await momentNotes(ann, id)).toMatchObject([{ seq: 1, audience: 'side', text: 'secret', mine: true }]);
    expect(await momentNotes(bob, id)).toEqual([]);
    await unpinNote(ann, id, note!.id);
    expect(await momentNotes(ann, id)).toEqual([]);
  });

  it('a private table is as unknown to strangers here as anywhere', async () => {
    const id = await threeAt(ann, bob, eve, 'private');
    await pinNote(ann, id, { seq: 0, audience: 'public', text: 'all' });
    const kept = await keepBranch(ann, id, { from: 0, title: 'what if', moves: await movesFrom(['BUY nothing']) });
    expect((await branch(bob, id, kept)).moves).toHaveLength(1);
    for (const stranger of [zoe, nobody]) {
      expect(await codeOf(momentNotes(stranger, id))).toBe('not-found');
      expect(await codeOf(branch(stranger, id, kept))).toBe('not-found');
      expect(await codeOf(isOpenToTrying(stranger, id))).toBe('not-found');
    }
    expect(await codeOf(keepBranch(zoe, id, { from: 0, title: 'x', moves: [] }))).toBe('not-found');
    // nor does the address of another table show it
    const open = await threeAt(ann, bob, eve, 'public');
    expect(await codeOf(branch(zoe, open, kept))).toBe('not-found');
  });

  it('a try is kept, read by others, and changed by its owner alone', async () => {
    const id = await threeAt(ann, bob, eve, 'public');
    const moves = await movesFrom(['BUY nothing', 'END']);
    expect(await codeOf(keepBranch(nobody, id, { from: 0, title: 'x', moves }))).toBe('forbidden');
    const kept = await keepBranch(bob, id, { from: 0, title: ' Without\n a purchase ', moves });
    expect(await branch(nobody, id, kept)).toMatchObject({ title: 'Without a purchase', from: 0, name: 'Bob', mine: false, moves });
    expect(await branches(bob, id)).toMatchObject([{ id: kept, orders: moves.length, from: 0 }]);
    for (const other of [ann, nobody]) expect(await branches(other, id)).toEqual([]);
    for (const other of [ann, zoe]) {
      expect(await codeOf(keepBranch(other, id, { id: kept, from: 0, title: 'mine', moves }))).toBe('not-found');
      expect(await codeOf(renameBranch(other, id, { id: kept, title: 'mine' }))).toBe('not-found');
      expect(await codeOf(dropBranch(other, id, kept))).toBe('not-found');
    }
    // going on from what somebody else tried makes a try of one's own
    const own = await keepBranch(zoe, id, { from: 0, title: 'my copy', moves });
    expect(own).not.toBe(kept);
    await keepBranch(bob, id, { id: kept, from: 0, title: 'shorter', moves: moves.slice(0, 1) });
    await renameBranch(bob, id, { id: kept, title: 'shortest' });
    expect(await branch(zoe, id, kept)).toMatchObject({ title: 'shortest', moves: moves.slice(0, 1) });
    expect((await branch(zoe, id, own)).moves).toEqual(moves);
    await dropBranch(bob, id, kept);
    expect(await codeOf(branch(zoe, id, kept))).toBe('not-found');
  });

  it('nothing is kept that the rules cannot carry out, nor what is too much', async () => {
    const id = await threeAt(ann, bob, eve, 'public');
    const [move] = await movesFrom(['BUY nothing']);
    const keep = (changed: object[], from = 0) => codeOf(keepBranch(bob, id, { from, title: 'x', moves: changed as BranchMove[] }));
    expect(await keep([])).toBe('invalid');
    expect(await keep([{ ...move }], 1)).toBe('invalid');
    expect(await keep([{ ...move, seat: 'germany' }])).toBe('invalid');
    expect(await keep([{ ...move, order: { type: 'purchase', units: { infantry: 500 } } }])).toBe('invalid');
    expect(await keep([{ ...move, order: { type: 'purchase', units: 'all' } }])).toBe('invalid');
    expect(await keep([{ ...move, draws: [{ label: 'x', sides: 6, values: [7] }] }])).toBe('invalid');
    expect(await keep([{ ...move, draws: [{ label: 'x', sides: 6, values: [3] }] }])).toBe('invalid');
    expect(await keep([{ ...move, via: 'umpire' }])).toBe('invalid');
    expect(await keep(Array(401).fill(move))).toBe('too-large');
    expect(await keep([{ ...move, order: { type: 'x'.repeat(300_000) } }])).toBe('too-large');
    expect(await codeOf(keepBranch(bob, id, { from: 0, title: '\n', moves: [move!] }))).toBe('invalid');
    expect(await branches(bob, id)).toEqual([]);
  });

  it('somebody pins so many notes to a table, and may pin to others and delete one for another', async () => {
    const [id, elsewhere] = [await threeAt(ann, bob, eve, 'public'), await threeAt(ann, bob, eve, 'public')];
    const { db } = await database();
    const at = new Date();
    const row = { tableId: id, userId: bob.user, seq: 0, audience: 'private' as const, seat: 'germany', createdAt: at, updatedAt: at };
    for (let n = 1; n < 200; n++) await insertMomentNote(db, { ...row, text: `note ${n}` });
    const pin = (player: Player, table = id) => codeOf(pinNote(player, table, { seq: 0, audience: 'private', text: 'one more' }));
    expect([await pin(bob), await pin(bob)]).toEqual(['no error', 'conflict']);
    expect([await pin(eve), await pin(bob, elsewhere)]).toEqual(['no error', 'no error']);
    const [note] = await momentNotes(bob, id);
    await unpinNote(bob, id, note?.id ?? '');
    expect([await pin(bob), await pin(bob)]).toEqual(['no error', 'conflict']);
  });

  it('somebody keeps so many tries of all tables, and may change those, and delete one for another', async () => {
    const [id, elsewhere] = [await threeAt(ann, bob, eve, 'public'), await threeAt(ann, bob, eve, 'public')];
    const moves = await movesFrom(['BUY nothing']);
    const { db } = await database();
    const at = new Date();
    const row = { tableId: elsewhere, ownerId: bob.user, from: 0, moves, createdAt: at, updatedAt: at };
    for (let n = 1; n < 100; n++) await insertBranch(db, { ...row, id: `${bob.user} ${n}`, title: `try ${n}` });
    const keep = (player: Player) => codeOf(keepBranch(player, id, { from: 0, title: 'one more', moves }));
    expect([await keep(bob), await keep(bob), await keep(eve)]).toEqual(['no error', 'conflict', 'no error']);
    const [kept] = await branches(bob, id);
    await keepBranch(bob, id, { id: kept?.id ?? '', from: 0, title: 'the same', moves });
    await dropBranch(bob, id, kept?.id ?? '');
    expect(await keep(bob)).toBe('no error');
  });

  it('somebody writes so many notes and tries an hour, and no more; deleting goes on', async () => {
    const id = await threeAt(ann, bob, eve, 'public');
    await pinNote(bob, id, { seq: 0, audience: 'private', text: 'first' });
    const [note] = await momentNotes(bob, id);
    const edit = () => codeOf(editNote(bob, id, { id: note?.id ?? '', audience: 'private', text: 'again' }));
    for (let n = 1; n < 120; n++) await edit();
    expect(await edit()).toBe('too-many');
    expect(await codeOf(pinNote(bob, id, { seq: 0, audience: 'private', text: 'second' }))).toBe('too-many');
    await pinNote(eve, id, { seq: 0, audience: 'private', text: 'hers' });
    await unpinNote(bob, id, note?.id ?? '');

    const moves = await movesFrom(['BUY nothing']);
    const kept = await keepBranch(bob, id, { from: 0, title: 'first', moves });
    const rename = () => codeOf(renameBranch(bob, id, { id: kept, title: 'again' }));
    for (let n = 1; n < 240; n++) await rename();
    expect(await rename()).toBe('too-many');
    expect(await codeOf(keepBranch(bob, id, { from: 0, title: 'second', moves }))).toBe('too-many');
    await dropBranch(bob, id, kept);
  });

  it('of a game that hides facts nothing is tried before it is over', async () => {
    const id = await ridgesFor(ann, bob);
    expect(await isOpenToTrying(ann, id)).toBe(false);
    expect(await codeOf(keepBranch(ann, id, { from: 0, title: 'x', moves: [] }))).toBe('forbidden');
    expect(await codeOf(branch(ann, id, 'any'))).toBe('forbidden');
    const over = await ridgesFor(ann, bob);
    await playToTheEnd(over, ann, bob);
    expect(await isOpenToTrying(zoe, over)).toBe(true);
  });
});

/** Orders of the Allies behind the set-up of a table of three, as a browser would try them. */
async function movesFrom(orders: string[]): Promise<BranchMove[]> {
  const game = await loadGame('aa-1941');
  const options = game.optionsSchema.parse({ seating: 'ussr-uk-usa,germany,japan' }) as object;
  const { state } = game.setup(options, { roll: () => [] }, game.rules);
  const sheet = { seat: allies, decision: null, orders, via: 'web', language: 'en' } as const;
  const { entries } = playSheet(
    game,
    state,
    sheet,
    noAutoAnswers(() => seededDie(seeded('try'))),
  );
  return entries.map(({ seat, decision, order, draws, via }) => ({ seat, decision, order, draws, via: via === 'web' ? 'web' : 'forced' }));
}
