import { describe, expect, it } from 'vitest';
import { seeded } from '../../../lib/engine';
import { lineUp, oddsOf, type Point } from '../../../lib/games/axis-allies/rules/odds';
import type { UnitType } from '../../../lib/games/axis-allies/types';

const state = { edition: '1941' } as const;
const units = (...list: [UnitType, number][]) => list.map(([type, count]) => ({ type, count }));
const land = (attack: [UnitType, number][], defence: [UnitType, number][]) =>
  oddsOf(lineUp(state, units(...attack), 'attack', 'land'), lineUp(state, units(...defence), 'defence', 'land'));

/** The same fight with dice, many times. */
function simulated(attack: readonly Point[], defence: readonly Point[], times: number): number {
  const random = seeded('battles');
  const hits = (points: readonly Point[], lost: number) => points.slice(lost).filter(({ hitsOn }) => random() * 6 < hitsOn).length;
  let wins = 0;
  for (let n = 0; n < times; n++) {
    let attackLost = 0;
    let defenceLost = 0;
    while (attackLost < attack.length && defenceLost < defence.length) {
      const given = hits(attack, attackLost);
      const taken = hits(defence, defenceLost);
      attackLost += taken;
      defenceLost += given;
    }
    if (attackLost < attack.length && defenceLost >= defence.length) wins++;
  }
  return wins / times;
}

describe('battle odds', () => {
  it('one infantry against one: 1 in 6 against 2 in 6, worked out by hand', () => {
    // A round decides with 1 - 5/6·4/6 = 16/36; the attacker wins with 1/6·4/6 = 4/36.
    const { win, attackLoss, defenceLoss, survivors } = land([['infantry', 1]], [['infantry', 1]]);
    expect(win).toBeCloseTo(4 / 16, 10);
    expect(survivors).toBeCloseTo(4 / 16, 10);
    expect(attackLoss).toBeCloseTo(3 * (12 / 16), 10);
    expect(defenceLoss).toBeCloseTo(3 * (6 / 16), 10);
  });

  it('agrees with dice in mixed battles', () => {
    const attack = lineUp(state, units(['infantry', 3], ['tank', 4], ['fighter', 2], ['bomber', 1]), 'attack', 'land');
    const defence = lineUp(state, units(['infantry', 8], ['tank', 1]), 'defence', 'land');
    expect(Math.abs(oddsOf(attack, defence).win - simulated(attack, defence, 20_000))).toBeLessThan(0.015);
  });

  it('a battleship takes its first hit before anything is lost', () => {
    expect(lineUp(state, units(['battleship', 1], ['submarine', 1]), 'attack', 'sea')).toEqual([
      { hitsOn: 0, cost: 0 },
      { hitsOn: 2, cost: 6 },
      { hitsOn: 4, cost: 16 },
    ]);
    expect(lineUp(state, [{ type: 'battleship', count: 1, damaged: true }], 'defence', 'sea')).toEqual([{ hitsOn: 4, cost: 16 }]);
  });

  it('an empty side loses, and where nobody can hit nobody wins', () => {
    expect(land([['infantry', 1]], []).win).toBe(1);
    expect(land([], [['infantry', 1]]).win).toBe(0);
    expect(oddsOf([{ hitsOn: 0, cost: 7 }], [{ hitsOn: 0, cost: 7 }])).toMatchObject({ win: 0, attackLoss: 0 });
  });

  it('huge battles are estimated near what dice say', () => {
    const attack = lineUp(state, units(['infantry', 40], ['tank', 25]), 'attack', 'land');
    const defence = lineUp(state, units(['infantry', 50], ['fighter', 4]), 'defence', 'land');
    expect(Math.abs(oddsOf(attack, defence).win - simulated(attack, defence, 2_000))).toBeLessThan(0.2);
  });
});
