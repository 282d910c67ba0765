import { describe, expect, it } from 'vitest';
import { isSoundAddress, isSoundBody, isSoundRouting } from '../../lib/commands/sound-request';

describe('what comes in at the door is sound', () => {
  it.each([
    ['/tables/abc?find=a+b%C3%A9', true],
    ['/tables/%00', false],
    ['/tables/%c0%ae', false],
    ['/tables/%ed%a0%80', false],
    ['/tables?x=%zz', false],
  ])('when its address %s can be read: %s', (url, sound) => {
    expect(isSoundAddress(url)).toBe(sound);
  });

  it.each([
    [undefined, true],
    [encodeURIComponent(JSON.stringify(['', { children: ['tables', { children: [['table', 'abc', 'd'], {}] }] }, null, null])), true],
    ['nonsense', false],
    ['%zz', false],
    [encodeURIComponent('{}'), false],
    [encodeURIComponent('["", {"children": 3}]'), false],
    [encodeURIComponent('[["x"], {}]'), false],
  ])('when what a page says of where it is, %j, is what a page would say: %s', (tree, sound) => {
    expect(isSoundRouting(tree === undefined ? {} : { 'next-router-state-tree': tree })).toBe(sound);
  });

  const formOf = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const made = new Response(form);
    return { type: made.headers.get('content-type') ?? '', body: Buffer.from(await made.arrayBuffer()) };
  };
  const endless = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const reference = JSON.stringify({ id: 'a'.repeat(42), bound: '$@1' });

  it.each([
    ['a form that names no action', { name: 'Anna' }, false],
    ['a form that names its action', { $ACTION_ID_1: '', name: 'Anna' }, true],
    ['an action with all that was bound to it', { $ACTION_REF_1: '', '$ACTION_1:0': reference, '$ACTION_1:1': '[{}]', name: 'x' }, true],
    ['a form with a NUL in a text', { $ACTION_ID_1: '', table: 'a\0b' }, false],
    ['a form with a NUL in a name', { $ACTION_ID_1: '', 'a\0b': 'Anna' }, false],
    ['an action without what names it', { $ACTION_REF_1: '', '$ACTION_1:1': '[{}]' }, false],
    ['an action without what was bound to it', { $ACTION_REF_1: '', '$ACTION_1:0': reference }, false],
    ['an action with no list bound to it', { $ACTION_REF_1: '', '$ACTION_1:0': reference, '$ACTION_1:1': 'null' }, false],
    ['an action named by nonsense', { $ACTION_REF_1: '', '$ACTION_1:0': 'nonsense', '$ACTION_1:1': '[{}]' }, false],
    [
      'an action with something bound to it that is nested without end',
      { $ACTION_REF_1: '', '$ACTION_1:0': reference, '$ACTION_1:1': endless },
      false,
    ],
    ['a form with something nested without end', { $ACTION_ID_1: '', 1: endless }, false],
    ['an action with nonsense bound to it', { $ACTION_REF_1: '', '$ACTION_1:0': reference, '$ACTION_1:1': 'nonsense' }, false],
  ])('when a form is whole: %s', async (_, fields, sound) => {
    const { type, body } = await formOf(fields);
    expect(await isSoundBody({ method: 'POST', url: '/tables', headers: { 'content-type': type } }, body)).toBe(sound);
  });

  it('when none of several texts of one name holds a NUL', async () => {
    const form = new FormData();
    for (const table of ['a\0b', 'abc']) form.append('table', table);
    form.append('$ACTION_ID_1', '');
    const made = new Response(form);
    const headers = { 'content-type': made.headers.get('content-type') ?? '' };
    expect(await isSoundBody({ method: 'POST', url: '/tables', headers }, Buffer.from(await made.arrayBuffer()))).toBe(false);
  });

  it('when a form does not end before its end, and a call says what it calls with', async () => {
    const { type, body } = await formOf({ 0: '["$K1"]', _1_name: 'Anna' });
    const sent = (headers: Record<string, string>, bytes: Buffer, url = '/tables') => isSoundBody({ method: 'POST', url, headers }, bytes);
    expect(await sent({ 'content-type': type, 'next-action': 'a' }, body)).toBe(true);
    expect(await sent({ 'content-type': type, 'next-action': 'a' }, body.subarray(0, body.length - 30))).toBe(false);
    expect(await sent({ 'content-type': 'multipart/form-data; boundary=x' }, Buffer.from('rubbish'))).toBe(false);
    expect(await sent({ 'content-type': 'text/plain;charset=UTF-8', 'next-action': 'a' }, Buffer.from('["x"]'))).toBe(true);
    expect(await sent({ 'content-type': 'text/plain;charset=UTF-8', 'next-action': 'a' }, Buffer.from('["x"'))).toBe(false);
    expect(await sent({ 'content-type': 'text/plain;charset=UTF-8', 'next-action': 'a' }, Buffer.from(endless))).toBe(false);
    expect(await sent({ 'content-type': 'application/json', 'next-action': 'a' }, Buffer.from('[]'))).toBe(false);
    // programs are told by their own door
    expect(await sent({ 'content-type': 'multipart/form-data; boundary=x' }, Buffer.from('rubbish'), '/api/v1/tables')).toBe(true);
  });
});
