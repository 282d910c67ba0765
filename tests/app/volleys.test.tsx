import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Volleys } from '@/app/_board/volleys';
import { en } from '@/app/_words/en';
import { it as italian } from '@/app/_words/it';
import type { Volley } from '@/lib/engine';
import { volleysAt } from '@/lib/play/log/volleys';

const volley = (round: number, title: string, space = 'kiev'): Volley => ({
  ...{ space, round, title, side: 'attack', hits: 1 },
  shots: [
    {
      name: '2 infantry',
      needs: '1',
      dice: [
        { value: 1, isHit: true },
        { value: 5, isHit: false },
      ],
    },
  ],
});

describe('the dice of a battle so far', () => {
  const entry = (volleys: Volley[], power = 'ussr', takenBack = false) => ({
    moment: { round: 2, power, phase: 'combat' },
    volleys,
    takenBack,
  });
  const titles = (...entries: ReturnType<typeof entry>[]) => volleysAt('kiev', entries).map(({ title, round }) => `${title} ${round}`);

  it('are those of this turn, at its place, in their order', () => {
    const elsewhere = entry([volley(1, 'attack', 'oz'), volley(1, 'attack'), volley(1, 'defence')]);
    expect(titles(entry([volley(1, 'old')], 'japan'), elsewhere, entry([volley(2, 'attack')]))).toEqual([
      'attack 1',
      'defence 1',
      'attack 2',
    ]);
    expect(titles()).toEqual([]);
  });

  it('are not those of an earlier battle there, nor of orders that were taken back', () => {
    expect(titles(entry([volley(1, 'attack'), volley(1, 'defence')]), entry([volley(1, 'attack')]))).toEqual(['attack 1']);
    expect(titles(entry([volley(1, 'attack'), volley(2, 'attack')]), entry([volley(1, 'strike')]))).toEqual(['strike 1']);
    expect(titles(entry([volley(1, 'strike')], 'ussr', true), entry([volley(1, 'attack')]))).toEqual(['attack 1']);
  });

  it.each([
    ['en', en.table, 'Hits: 1', 'hit'],
    ['it', italian.table, 'Colpi a segno: 1', 'a segno'],
  ] as const)('say which of them hit, in %s for the eye and for the ear', (_language, words, hits, hit) => {
    const markup = renderToStaticMarkup(<Volleys volleys={[volley(1, 'Attack, round 1')]} words={words} />);
    expect(markup).toContain(hits);
    expect(markup).toContain(`data-hit="true">1<span class="sr-only"> ${hit}</span>`);
    expect(markup).toContain('data-hit="false">5</span>');
  });
});
