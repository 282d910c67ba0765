import { beforeEach, expect, it } from 'vitest';
import { audit } from '../../lib/chance/audit';
import { checkHead, parseHead } from '../../lib/chance/head';
import { loadGame } from '../../lib/games/registry';
import { exportTable } from '../../lib/play';
import { onOneDatabase } from '../support/databases';
import { anna, clear, collect, evening, type Received } from './evening';
import { testPost } from './post';

const pause = 11_000;
const foot = ({ text }: Received) => text.split('\n-- \n')[1] ?? '';
/** The one line of a letter's foot that is a head; its HTML part shows the same. */
function headIn(letter: Received) {
  const heads = foot(letter)
    .split('\n')
    .flatMap((line) => parseHead(line) ?? []);
  expect(heads).toHaveLength(1);
  const [head] = heads;
  if (!head) throw new Error('no head');
  expect(letter.html).toContain(`${head.seq}:${head.isSealed ? 'sealed:' : ''}${head.value}`);
  return head;
}
const playerOf = ({ to }: Received) => to.split('@')[0];

onOneDatabase('letters of a table prove its log', () => {
  beforeEach(clear);

  it('the first one carries the commitment, and every one the head, which the file of the game holds in the end', async () => {
    const post = await testPost();
    const table = await evening(post);
    const letters: Received[] = [];
    const take = async () => {
      post.clock.pass(pause);
      letters.push(...(await collect(post)));
    };
    await take();
    for (let ridge = 1; ridge <= 3; ridge++) {
      await table.play('red', 'DEPLOY 0');
      await table.play('blue', 'DEPLOY 1');
      await take();
      await table.play('red', 'PASS');
      await take();
    }
    const file = await exportTable(anna, table.id);
    expect(await audit(await loadGame('ridges'), file)).toMatchObject({ ok: true, diceChecked: true });
    expect(new Set(letters.map(playerOf))).toEqual(new Set(['anna', 'bruno']));
    expect(letters.length).toBeGreaterThan(6);
    for (const name of ['anna', 'bruno']) {
      const [first, ...later] = letters.filter((letter) => playerOf(letter) === name);
      if (!first) throw new Error(`no letter to ${name}`);
      for (const part of [foot(first), first.html]) expect(part).toContain(file.commitment);
      for (const letter of later) expect(foot(letter)).not.toContain(file.commitment);
    }
    for (const letter of letters) {
      const head = headIn(letter);
      expect(await checkHead(file, head)).toBe('held');
      // the numbers of Ridges are hidden until it is over: from a bare hash they could be found by trying
      expect(head.isSealed).toBe(letter.kind !== 'over');
      expect([file.opening, ...file.entries].some(({ hash }) => hash === head.value)).toBe(letter.kind === 'over');
    }
  });

  it('two mailboxes show one head at one entry, and another table has another', async () => {
    const post = await testPost();
    const heads = async () => {
      const { id } = await evening(post);
      post.clock.pass(pause);
      const letters = await collect(post);
      expect(letters.map(playerOf).sort()).toEqual(['anna', 'bruno']);
      return { id, heads: letters.map(headIn) };
    };
    const [one, other] = [await heads(), await heads()];
    expect(one.heads[0]).toEqual(one.heads[1]);
    expect(other.heads[0]?.seq).toBe(one.heads[0]?.seq);
    expect(other.heads[0]?.value).not.toBe(one.heads[0]?.value);
  });

  it('where nothing is hidden, the file of a running game can be held against it', async () => {
    const post = await testPost();
    const table = await evening(post, { game: 'aa-1941', options: {} });
    post.clock.pass(pause);
    const [letter] = await collect(post);
    if (!letter) throw new Error('no letter');
    const head = headIn(letter);
    expect(head.isSealed).toBe(false);
    const file = await exportTable(anna, table.id);
    expect(file.secret).toBeNull();
    expect(await checkHead(file, head)).toBe('held');
  });
});
