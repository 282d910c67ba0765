import { describe, expect, it } from 'vitest';
import { lineUp, oddsOf } from '../../../lib/games/axis-allies/rules/odds';
import type { Power, State, UnitType } from '../../../lib/games/axis-allies/types';

const plain: Pick<State, 'edition' | 'effects'> = { edition: 'revised' };
const points = (
  list: readonly [UnitType, number][],
  part: 'attack' | 'defence',
  kind: 'land' | 'sea',
  state = plain,
  owner: Power = 'germany',
) =>
  lineUp(
    state,
    list.map(([type, count]) => ({ owner, type, count })),
    part,
    kind,
  );
const odds = (attack: [UnitType, number][], defence: [UnitType, number][], kind: 'land' | 'sea', luck = {}) =>
  oddsOf(points(attack, 'attack', kind), points(defence, 'defence', kind), luck);

describe('odds of Revised', () => {
  it('RREV-7.9: count artillery, whose support is lost last', () => {
    expect(
      points(
        [
          ['infantry', 2],
          ['artillery', 1],
        ],
        'attack',
        'land',
      ).map((each) => each.hitsOn),
    ).toEqual([1, 2, 2]);
  });

  it('RREV-4.3: count technologies of the owner', () => {
    const state = { ...plain, effects: { uk: ['jet-fighters', 'heavy-bombers'] } } as const;
    expect(points([['fighter', 1]], 'defence', 'land', state, 'uk')[0]?.hitsOn).toBe(5);
    expect(points([['fighter', 1]], 'defence', 'land', state)[0]?.hitsOn).toBe(4);
    expect(points([['bomber', 1]], 'attack', 'land', state, 'uk')[0]?.dice).toBe(2);
  });

  it('RREV-7.6: what a submarine sinks first does not reply: 1 in 3 against 1 in 6, worked out by hand', () => {
    // a round decides with 1/3 + 2/3·1/6 = 4/9, of which 1/3 for the submarine
    expect(odds([['submarine', 1]], [['transport', 1]], 'sea').win).toBeCloseTo(3 / 4, 10);
  });

  it('RREV-7.6: beside a destroyer it does: 1 in 3 against 1 in 2', () => {
    expect(odds([['submarine', 1]], [['destroyer', 1]], 'sea').win).toBeCloseTo(1 / 4, 10);
  });

  it('RREV-7.3: submarines of both sides fire together', () => {
    // each hits with 1/3: both 1/9, one side alone 2/9 each, nobody 4/9
    const { win, survivors } = odds([['submarine', 1]], [['submarine', 1]], 'sea');
    expect(win).toBeCloseTo(2 / 5, 10);
    expect(survivors).toBeCloseTo(2 / 5, 10);
  });

  it('house option low luck: six points of strength hit for sure', () => {
    expect(odds([['tank', 2]], [['infantry', 1]], 'land', { lowLuck: true }).win).toBe(1);
    // 3 points: one die on 3 against one on 2, as with dice
    const one = odds([['tank', 1]], [['infantry', 1]], 'land', { lowLuck: true }).win;
    expect(one).toBeCloseTo(odds([['tank', 1]], [['infantry', 1]], 'land').win, 10);
  });
});
