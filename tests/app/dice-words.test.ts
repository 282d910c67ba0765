import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawPledged, drawWord, keepWord, keptWord } from '../../app/_dice/kept-words';
import { wordsOfForm } from '../../app/_dice/words-of-form';

function storage(first: Record<string, string> = {}) {
  const kept = new Map(Object.entries(first));
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}

describe('words that a browser draws for the dice', () => {
  it('have 16 random bytes, and are pledged by their SHA-256', async () => {
    const words = Array.from({ length: 200 }, drawWord);
    expect(new Set(words).size).toBe(200);
    for (const word of words) expect(Buffer.from(word, 'base64url')).toHaveLength(16);
    const { word, pledge } = (await drawPledged())!;
    expect(word).toMatch(/^[\w-]{22}$/);
    expect(pledge).toBe(createHash('sha256').update(word).digest('hex'));
  });

  it('are found again by their pledge, the last of them', () => {
    const here = storage();
    for (let i = 0; i < 500; i++) keepWord(here, { word: `w${i}`, pledge: `p${i}` });
    expect([keptWord(here, 'p499'), keptWord(here, 'p100'), keptWord(here, 'p99'), keptWord(here, null)]).toEqual([
      'w499',
      'w100',
      null,
      null,
    ]);
  });

  it('are not kept by a browser that keeps nothing, and no rubbish stops a form', () => {
    keepWord(null, { word: 'w', pledge: 'p' });
    expect(keptWord(null, 'p')).toBeNull();
    const full = {
      ...storage(),
      setItem: () => {
        throw new Error('full');
      },
    };
    keepWord(full, { word: 'w', pledge: 'p' });
    for (const rubbish of ['{', '7', '[1, null, {"word": 2}]']) expect(keptWord(storage({ 'dice-words': rubbish }), 'p')).toBeNull();
    const here = storage({ 'dice-words': '[null, 3]' });
    keepWord(here, { word: 'w', pledge: 'p' });
    expect(keptWord(here, 'p')).toBe('w');
  });

  it('stand in for the word that a player did not write', () => {
    const form = new FormData();
    form.set('drawn', 'drawn');
    form.set('pledge', 'p');
    expect(wordsOfForm(form)).toEqual({ word: 'drawn', pledge: 'p' });
    form.set('word', ' written ');
    expect(wordsOfForm(form)).toEqual({ word: 'written', pledge: 'p' });
    expect(wordsOfForm(new FormData())).toEqual({ word: '' });
  });
});
