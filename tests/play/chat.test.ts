import { beforeEach, expect, it } from 'vitest';
import { database } from '../../db/client';
import { chatNews } from '../../lib/mail/writing/news-since';
import {
  acceptInvite,
  askSubstitute,
  type Caller,
  chat,
  createTable,
  exportNotation,
  exportTable,
  exportText,
  handOver,
  lobbyView,
  logEntries,
  lookAt,
  say,
  startTable,
  tableReadFor,
  tableView,
  turnSubstitutes,
} from '../../lib/play';
import { onEachDatabase } from '../support/databases';
import { codeOf, newUser, type Player, ridgesFor } from '../support/tables';

const nobody: Caller = { user: null, language: 'en' };
const secret = 'the blackbird lands on Tuesday';
const day = 86_400_000;
const start = Date.now();
const on = (days: number) => new Date(start + days * day);
const at = (days: number) => ({ now: () => on(days) });

onEachDatabase('what is said at a table', () => {
  let [una, gil, kay, jo, eve]: Player[] = [];
  let id: string;
  const heard = async (caller: Caller) =>
    chat(caller, await lookAt(caller, id)).lines.map(({ text, to }) => `${to?.name ?? 'all'}: ${text}`);
  const written = async (caller: Caller) => {
    const { db } = await database();
    return chatNews(db, caller, await tableReadFor(caller, id));
  };

  beforeEach(async () => {
    [una, gil, kay, jo, eve] = await Promise.all(['Una', 'Gil', 'Kay', 'Jo', 'Eve'].map((name) => newUser(name)));
    const seats = ['ussr-usa', 'germany', 'uk', 'japan'];
    const invited = seats.slice(1).map((seat) => [seat, { kind: 'invite', email: null }] as const);
    ({ id } = await createTable(
      una!,
      {
        ...{ game: 'aa-1941', title: 'Four', options: { seating: seats.join(',') }, timeControl: { kind: 'none' } },
        ...{ absence: 'substitute', visibility: 'public', seats: { 'ussr-usa': { kind: 'me' }, ...Object.fromEntries(invited) } },
      },
      { clock: at(0) },
    ));
    const { invites } = await lobbyView(una!, id);
    for (const [seat, player] of [
      ['germany', gil],
      ['uk', kay],
      ['japan', jo],
    ] as const)
      await acceptInvite(player!, invites.find((each) => each.seat === seat)!.token, undefined, at(0));
    await startTable(una!, id, { clock: at(0) });
  });

  it('can go to everybody, to one’s side, and to one other player, each called by its name', async () => {
    expect(chat(una!, await lookAt(una!, id)).audiences).toEqual([
      { value: 'side:allies', name: 'Allies', player: null },
      { value: 'seat:germany', name: 'Germany', player: 'Gil' },
      { value: 'seat:uk', name: 'United Kingdom', player: 'Kay' },
      { value: 'seat:japan', name: 'Japan', player: 'Jo' },
    ]);
    expect(chat({ ...jo!, language: 'it' }, await lookAt({ ...jo!, language: 'it' }, id)).audiences[0]).toMatchObject({
      value: 'side:axis',
      name: 'Asse',
    });
    expect(chat(eve!, await lookAt(eve!, id)).audiences).toEqual([]);
  });

  it('to a side is read by its players alone, on the page and in letters', async () => {
    await say(una!, id, 'hello', { clock: at(0) });
    await say(una!, id, secret, { to: 'side:allies', clock: at(0.1) });
    for (const reader of [una!, kay!]) expect(await heard(reader)).toEqual(['all: hello', `Allies: ${secret}`]);
    for (const other of [gil!, jo!, eve!, nobody]) expect(await heard(other)).toEqual(['all: hello']);
    expect(await written(kay!)).toEqual(['Una: hello', `Una (to Allies): ${secret}`]);
    expect(await written({ ...kay!, language: 'it' })).toEqual(['Una: hello', `Una (a Alleati): ${secret}`]);
    for (const other of [gil!, jo!, eve!]) expect(await written(other)).toEqual(['Una: hello']);
  });

  it('to one player is read by them alone', async () => {
    await say(gil!, id, secret, { to: 'seat:ussr-usa' });
    for (const reader of [una!, gil!]) expect(await heard(reader)).toHaveLength(1);
    for (const other of [kay!, jo!, eve!, nobody]) expect(await heard(other)).toEqual([]);
  });

  it('in private goes into no log, view or file', async () => {
    await say(una!, id, secret, { to: 'side:allies' });
    for (const reader of [una!, gil!, eve!, nobody]) {
      const doors = [tableView, logEntries, exportTable, exportNotation, exportText];
      for (const door of doors) expect(JSON.stringify(await door(reader, id))).not.toContain(secret);
    }
  });

  it('is for those who played the seats then: who takes one over later does not read it, a substitute reads what is said meanwhile', async () => {
    await say(una!, id, 'before', { to: 'side:allies', clock: at(0) });
    const { token } = await askSubstitute(kay!, id, { seat: 'uk', email: null, span: { from: on(1), until: on(3) } }, at(0));
    await acceptInvite(eve!, token, undefined, at(0));
    await say(una!, id, 'promised', { to: 'side:allies', clock: at(0.5) });
    await turnSubstitutes(on(1.5));
    await say(una!, id, 'meanwhile', { to: 'side:allies', clock: at(2) });
    expect(await heard(eve!)).toEqual(['Allies: meanwhile']);
    // whose seat it is, is not left out
    expect(await heard(kay!)).toEqual(['Allies: before', 'Allies: promised', 'Allies: meanwhile']);
    await turnSubstitutes(on(4));
    await say(una!, id, 'after', { to: 'side:allies', clock: at(5) });
    expect(await heard(eve!)).toEqual(['Allies: meanwhile']);
    const zoe = await newUser('Zoe');
    await acceptInvite(zoe, (await handOver(kay!, id, 'uk', null)).token, undefined, at(6));
    expect(await heard(zoe)).toEqual([]);
  });

  it('to somebody who cannot be spoken to is said to nobody', async () => {
    for (const to of ['side:axis', 'seat:ussr-usa', 'seat:moon', 'nonsense'])
      expect(await codeOf(say(una!, id, secret, { to }))).toBe('not-found');
    expect(await codeOf(say(eve!, id, secret, { to: 'side:allies' }))).toBe('forbidden');
    for (const text of ['@Axis: psst', '@Nobody psst', '@Japan'])
      expect(await codeOf(say(una!, id, text, { to: 'named' }))).toBe('not-found');
    expect(await heard(una!)).toEqual([]);
  });

  it('names in writing a side, a seat or a player it is for', async () => {
    const named = (text: string) => say(una!, id, text, { to: 'named' });
    expect(await named('@Allies: north')).toEqual({ text: 'north', to: 'Allies' });
    expect(await named('@united kingdom: south')).toEqual({ text: 'south', to: 'United Kingdom' });
    expect(await named('@Gil east')).toEqual({ text: 'east', to: 'Germany' });
    expect(await named('mail me at @home')).toEqual({ text: 'mail me at @home', to: null });
  });

  it('goes to everybody where only two play', async () => {
    const two = await ridgesFor(una!, gil!);
    expect(chat(una!, await lookAt(una!, two)).audiences).toEqual([]);
    expect(await codeOf(say(una!, two, secret, { to: 'seat:blue' }))).toBe('not-found');
  });
});
