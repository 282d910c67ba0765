import { describe, expect, it } from 'vitest';
import { enumerate } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { given } from '../../support/given';

const front = `Round 2, Germany, combat-move
  Eastern Europe: 3 tanks, 2 infantry
  Ukraine (USSR):
  Caucasus (USSR): USSR 1 infantry
  West Russia: 1 infantry
  sz18: Germany 1 transport [carrying Germany infantry]`;

describe('R41-5.4, R41-5.11: combat moves happen at the same time', () => {
  it.each([
    ['through to friendly soil', 'MOVE 1 tank: Eastern Europe > Ukraine > West Russia'],
    ['out and back', 'MOVE 1 tank: Eastern Europe > Ukraine > Eastern Europe'],
    ['on to a fight', 'MOVE 1 tank: Eastern Europe > Ukraine > Caucasus'],
    ['no further', 'MOVE 1 tank: Eastern Europe > Ukraine'],
    ['with infantry to hold it', 'MOVE 2 infantry: Eastern Europe > Ukraine'],
    ['from the sea', 'ASSAULT Ukraine: sz18, carrying Germany infantry'],
  ])('a territory that one tank has blitzed is open to what was open before: %s', (_what, order) => {
    const blitz = 'MOVE 1 tank: Eastern Europe > Ukraine > West Russia';
    const after = given(aa1941).position(front).when(blitz).when(order);
    const before = given(aa1941).position(front).when(order).when(blitz);
    expect(after.state).toEqual(before.state);
  });

  it('the order form offers the second tank what it offered the first', () => {
    const table = given(aa1941).position(front).when('MOVE 1 tank: Eastern Europe > Ukraine > West Russia');
    const offered = enumerate(aa1941, table.state, table.question(), 10_000).map((order) => aa1941.format(order));
    expect(offered).toContain('MOVE 1 tank: Eastern Europe > Ukraine > West Russia');
    expect(offered).toContain('MOVE 2 infantry: Eastern Europe > Ukraine');
    expect(offered).toContain('ASSAULT Ukraine: sz18, carrying Germany infantry');
  });

  it('production and markers move once', () => {
    const table = given(aa1941)
      .position(front)
      .when(`MOVE 1 tank: Eastern Europe > Ukraine > West Russia
      MOVE 1 tank: Eastern Europe > Ukraine > Eastern Europe`);
    expect(table.told('capture')).toHaveLength(1);
  });

  it('other friendly soil is no end of a combat move', () => {
    const table = given(aa1941).position(front).when('MOVE 1 tank: Eastern Europe > Ukraine > West Russia');
    table.then({
      refuses: {
        'MOVE 1 infantry: Eastern Europe > Germany': 'E-CM-NO-COMBAT',
        'MOVE 1 infantry: West Russia > Eastern Europe': 'E-CM-NO-COMBAT',
      },
    });
  });
});
