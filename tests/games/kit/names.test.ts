import { describe, expect, it } from 'vitest';
import { fitName, nameWidth } from '../../../lib/games/kit/picture/names';

const size = 10;
/** Room for so many letters of the full size. */
const room = (letters: number, lines: number, smallest?: number) => ({
  ...{ width: nameWidth('x'.repeat(letters), size), lines, size },
  ...(smallest !== undefined && { smallest }),
});

describe('a name in the room of its space', () => {
  it('stands in one line where it fits, however many there are', () => {
    expect(fitName('Stati Uniti', room(11, 3))).toEqual({ lines: ['Stati Uniti'], size });
  });

  it('else in as few lines as fit, broken where the longest is shortest', () => {
    expect(fitName('Stati Uniti occidentali', room(11, 3)).lines).toEqual(['Stati Uniti', 'occidentali']);
    expect(fitName('Stati Uniti occidentali', room(9, 3, 5)).lines).toEqual(['Stati Uniti', 'occidentali']);
    expect(fitName('East of the Urals', room(8, 3)).lines).toEqual(['East', 'of the', 'Urals']);
  });

  it('breaks after a slash, and writes it whole where it does not', () => {
    expect(fitName('Norvegia/Finlandia', room(10, 2)).lines).toEqual(['Norvegia/', 'Finlandia']);
    expect(fitName('Norvegia/Finlandia', room(18, 2)).lines).toEqual(['Norvegia/Finlandia']);
  });

  it('keeps words together that a hard space joins, and has none in its lines', () => {
    expect(fitName('12\u00a0Nord Africa', room(7, 2)).lines).toEqual(['12 Nord', 'Africa']);
    expect(fitName('12\u00a0Tunis', room(3, 2)).lines).toEqual(['12 Tunis']);
  });

  it('has letters as small as it takes and no smaller than it may', () => {
    expect(fitName('Giappone', room(6, 1, 7)).size).toBeCloseTo(7.5);
    expect(fitName('Giappone', room(4, 1, 7)).size).toBe(7);
    expect(fitName('Giappone', room(4, 1)).size).toBe(size);
  });
});
