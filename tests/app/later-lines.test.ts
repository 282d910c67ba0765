import { describe, expect, it } from 'vitest';
import { laterParts, withLater } from '@/app/_board/order-form/later-lines';

const end = { text: 'Nothing more is moved.', lines: ['END'] };
const place = { text: 'What was bought is placed.', lines: ['PLACE 2 infantry in Russia'] };
const later = [end, place];

describe('what is ordered behind battles', () => {
  it('stands behind the line that ends the attacks, though it is written like that line', () => {
    const lines = ['MOVE x', 'END'];
    expect(laterParts({ later, lines, stoppedAt: null }).map(({ isOn }) => isOn)).toEqual([false, false]);
    expect(withLater({ later, lines, stoppedAt: null }, later)).toEqual(['MOVE x', 'END', 'END', 'PLACE 2 infantry in Russia']);
  });

  it('comes in the order of the turn, whichever was chosen first, and behind what was typed', () => {
    const placed = withLater({ later, lines: ['END'], stoppedAt: null }, [place]);
    expect(laterParts({ later, lines: placed, stoppedAt: 1 }).map(({ isOn }) => isOn)).toEqual([false, true]);
    expect(withLater({ later, lines: placed, stoppedAt: 1 }, [end])).toEqual(['END', 'END', 'PLACE 2 infantry in Russia']);
    expect(withLater({ later, lines: ['END', 'MOVE y'], stoppedAt: 1 }, later).slice(1)).toEqual(['MOVE y', 'END', ...place.lines]);
  });
});
