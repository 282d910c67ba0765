import { describe, expect, it } from 'vitest';
import { beside } from '@/app/_board/unit-cards/beside';
import { kindOf, kindsIn, toFetch } from '@/app/_board/unit-cards/looked-up';
import type { Token } from '@/lib/engine';

const token = (icon: string, more: Partial<Token> = {}): Token => ({ space: 'a', icon, owner: 'red', count: 1, title: icon, ...more });

describe('what is looked up', () => {
  it('is the card a counter names, else that of its icon', () => {
    expect(kindOf(token('tank'))).toBe('tank');
    expect(kindOf(token('tank', { card: 'tiger-i' }))).toBe('tiger-i');
  });

  it('is all that lies on the board, is carried or lies beside it, each kind once', () => {
    const tokens = [token('tank'), token('tank'), token('truck', { card: 'maultier', cargo: [{ title: 'Jäger 1', card: 'jaeger' }] })];
    const hands = [{ title: 'Reserve', hidden: 2, cards: [{ id: '1', title: 'Tiger I', lines: [], card: 'tiger-i' }] }];
    expect(kindsIn({ tokens, hands })).toEqual(['tank', 'maultier', 'jaeger', 'tiger-i']);
  });

  it('is fetched with what else lies there and is not known yet, once', () => {
    const known = new Set(['truck']);
    expect(toFetch('tank', ['truck', 'gun', 'tank'], (kind) => known.has(kind))).toEqual(['tank', 'gun']);
    expect(toFetch('truck', ['truck', 'gun'], (kind) => known.has(kind))).toEqual([]);
    expect(
      toFetch(
        'k0',
        Array.from({ length: 100 }, (_, i) => `k${i}`),
        () => false,
      ),
    ).toHaveLength(60);
  });
});

describe('the place of a card at its button', () => {
  const window = { width: 360, height: 700 };
  const button = (top: number, left = 300) => ({ left, right: left + 32, top, bottom: top + 32 });

  it('is below it, touching it, within the window', () => {
    expect(beside(button(100), { width: 340, height: 200 }, window)).toEqual({ left: 8, top: 132 });
    expect(beside(button(100, 320), { width: 100, height: 200 }, window)).toEqual({ left: 252, top: 132 });
  });

  it('is above it where there is no room below', () => {
    expect(beside(button(600), { width: 340, height: 200 }, window).top).toBe(400);
  });

  it('is in the window where there is room on neither side', () => {
    expect(beside(button(350), { width: 340, height: 500 }, window).top).toBe(192);
  });
});
