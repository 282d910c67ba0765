import { describe, expect, it } from 'vitest';
import { laterParts, withLater } from '@/app/_board/order-form/later-lines';

const end = { text: 'Nothing more is moved.', lines: ['END'] };
const place = { text: 'What was bought is placed.', lines: ['PLACE 2 infantry in Russia'] };
const parts = [end, place];
const behind = (from: number) => ({ from, parts });

describe('what is ordered behind battles', () => {
  it('stands behind the line that ends the attacks, though it is written like that line', () => {
    const lines = ['MOVE x', 'END'];
    expect(laterParts(lines, behind(2)).map(({ isOn }) => isOn)).toEqual([false, false]);
    expect(withLater(lines, behind(2), parts)).toEqual(['MOVE x', 'END', 'END', 'PLACE 2 infantry in Russia']);
  });

  it('comes in the order of the turn, whichever was chosen first, and behind what was typed', () => {
    const placed = withLater(['END'], behind(1), [place]);
    expect(laterParts(placed, behind(1)).map(({ isOn }) => isOn)).toEqual([false, true]);
    expect(withLater(placed, behind(1), [end])).toEqual(['END', 'END', 'PLACE 2 infantry in Russia']);
    expect(withLater(['END', 'MOVE y'], behind(1), parts).slice(1)).toEqual(['MOVE y', 'END', ...place.lines]);
  });
});
