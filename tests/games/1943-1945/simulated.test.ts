import { describe, expect, it } from 'vitest';
import { type BattleOdds, type BattleSetUp, clone, recorder, seeded, seededDie } from '../../../lib/engine';
import { game1943 } from '../../../lib/games/1943-1945';
import { odds1943 } from '../../../lib/games/1943-1945/simulator';
import type { View } from '../../../lib/games/1943-1945/types';
import { given43, impulse } from './positions';

const runs = 10_000;
const fair = (seed = 'test') => ({ runs, random: seeded(seed) });

function positionOf(setUp: BattleSetUp): { view: View; space: string } {
  const position = odds1943.position(setUp);
  if (!position) throw new Error('nobody fights');
  return position;
}

function simulated(setUp: BattleSetUp, seed?: string): BattleOdds {
  const { view, space } = positionOf(setUp);
  const odds = odds1943.simulate(view, space, fair(seed), 'en');
  if (!odds) throw new Error('nobody fights');
  return odds;
}

/** The same combat as a game is played, by orders and the suggested standing orders with a die each: how often it was won, of `times`. */
function played(setUp: BattleSetUp, times: number): number {
  const { view, space } = positionOf(setUp);
  const random = seeded('played');
  let won = 0;
  for (let n = 0; n < times; n++) {
    const rng = recorder(seededDie(random));
    let state = clone(view);
    let over = false;
    while (!over) {
      const [asked] = game1943.decisions(state);
      if (!asked) throw new Error('nothing is asked');
      const policy = { ...game1943.defaultPolicy(state.options, asked.seat), ask: [] };
      const order = asked.kind === 'impulse' ? ({ type: 'end' } as const) : game1943.answer(state, asked, policy);
      if (!order) throw new Error(`${asked.id} has no answer`);
      const { state: next, told } = game1943.apply(state, { decision: asked.id, seat: asked.seat, order }, rng);
      const end = told.find(({ event }) => event.type === 'combat-end' && event.target === space)?.event;
      if (end?.type === 'combat-end' && end.won) won++;
      over = end !== undefined;
      state = next;
    }
  }
  return won / times;
}

const rome = { place: '09', attacker: 'allied' };
const small: BattleSetUp = { choices: rome, attack: { cube: 1 }, defence: { cube: 1 } };
const land: BattleSetUp = { choices: rome, attack: { cube: 3, tank: 1, plane: 1 }, defence: { cube: 2, tank: 1, line: 1 } };
const landing: BattleSetUp = {
  choices: { ...rome, fleets: 2 },
  attack: { cube: 5, tank: 1, plane: 1 },
  defence: { cube: 2, elite: 1, fleet: 1, uboat: 1 },
};
const axis: BattleSetUp = { choices: { place: '19', attacker: 'axis' }, attack: { cube: 4, elite: 1 }, defence: { cube: 3, plane: 1 } };

describe('simulated combats of 1943–1945', () => {
  it('a cube against a cube: one round, as 5 in 36 come out', () => {
    // with one piece left the suggested standing orders do not fight on
    const { win, hold, draw, attack, defence, swing, rounds } = simulated(small);
    expect(Math.abs(win - 5 / 36)).toBeLessThan(0.012);
    expect(win + hold + draw).toBeCloseTo(1, 8);
    expect(Math.abs(attack.loss - 1 / 6)).toBeLessThan(0.013);
    expect(Math.abs(defence.loss - 1 / 6)).toBeLessThan(0.013);
    expect(swing).toBeCloseTo(defence.loss - attack.loss, 8);
    expect(rounds).toEqual([0, 1]);
  });

  it('two cubes against one: every course of three rounds enumerated', () => {
    // chances of 0, 1, 2 hits of two dice at 6, and of one die; with one cube left the attack stops (pressWith 2)
    const two = [25 / 36, 10 / 36, 1 / 36];
    const one = [5 / 6, 1 / 6];
    const taken = (attackers: number, rounds: number): number => {
      if (rounds === 0) return 0;
      let sum = 0;
      for (const [hits, chance] of (attackers === 2 ? two : one).entries())
        for (const [lost, luck] of one.entries()) {
          const left = attackers - lost;
          if (hits > 0) sum += left > 0 ? chance * luck : 0;
          else if (left >= 2) sum += chance * luck * taken(left, rounds - 1);
        }
      return sum;
    };
    const { win, taken: entered } = simulated({ ...small, attack: { cube: 2 } });
    expect(Math.abs(win - taken(2, 3))).toBeLessThan(0.018);
    expect(entered).toBeCloseTo(win, 8);
  });

  it.each([
    ['over land, with a tank, a plane and a line', land],
    ['a landing that is intercepted', landing],
    ['of the Axis, with an elite unit', axis],
  ])('end as the game itself plays them: %s', (_what, setUp) => {
    const times = 400;
    const { win } = simulated(setUp);
    expect(win).toBeGreaterThan(0.03);
    expect(win).toBeLessThan(0.97);
    // three and a half standard deviations of both
    const bound = 3.5 * Math.sqrt(win * (1 - win) * (1 / times + 1 / runs));
    expect(Math.abs(played(setUp, times) - win)).toBeLessThan(bound);
  });

  it('are the same for the same luck, and others for another', () => {
    expect(simulated(land)).toEqual(simulated(land));
    expect(simulated(land, 'other').win).not.toBe(simulated(land).win);
  });

  it('count what is lost by kind, and no more than there was', () => {
    for (const setUp of [land, landing, axis]) {
      const { attack, defence } = simulated(setUp);
      for (const { left, of } of [...attack.units, ...defence.units]) expect(left >= 0 && left <= of).toBe(true);
      expect(attack.units.map(({ type }) => type)).toEqual(Object.keys(setUp.attack).filter((type) => type !== 'plane'));
    }
  });

  it('go on from the position of a game, which stays as it is', () => {
    const { state } = given43().position(
      impulse('allied', 2, 1, true),
      `09 (Axis): 2 cubes
      11 (Allies): 4 cubes, 1 tank
      01 (Axis): 2 cubes`,
    );
    const before = clone(state);
    const order = { type: 'attack' as const, target: '09', forces: [{ from: '11', units: { cube: 3, tank: 1 } }] };
    expect(odds1943.simulate(state, '09', fair(), 'en')).toBeNull();
    const after = odds1943.after(state, order);
    if (!after) throw new Error('refused');
    const odds = odds1943.simulate(after, '09', fair(), 'it');
    expect(odds?.win).toBeGreaterThan(0.2);
    expect(odds?.attack.units.map(({ name, of }) => [name, of])).toEqual([
      ['Blocchetto', 3],
      ['Carro', 1],
    ]);
    expect(odds1943.setUpOf(after, '09')).toEqual({
      choices: { place: '09', attacker: 'allied', fleets: 0 },
      attack: { cube: 3, tank: 1 },
      defence: { cube: 2 },
    });
    expect(state).toEqual(before);
    expect(odds1943.after(state, { ...order, target: '01' })).toBeNull();
    expect(odds1943.after(state, { type: 'end' })).toBeNull();
  });

  it('start out of a zone from which a tank can support, and hold what several zones can send', () => {
    // Abruzzo, the first neighbour of Apulia, is mountains
    const { view } = positionOf({ choices: { place: '12', attacker: 'allied' }, attack: { cube: 13, tank: 1 }, defence: { cube: 1 } });
    expect(view.impulse?.attacks[0]?.forces).toEqual([{ from: '11', units: { cube: 13, tank: 1 } }]);
  });

  it('offer what may stand where: no tanks by the shipload, no line in an attack, no landing of the Axis', () => {
    const types = (setUp: BattleSetUp) => {
      const { fields, attack, defence } = odds1943.form(setUp, 'en');
      return { fields: fields.map(({ name }) => name), attack: attack.map(({ type }) => type), defence: defence.map(({ type }) => type) };
    };
    expect(types(land).defence).toContain('line');
    expect(types(land).attack).not.toContain('line');
    expect(types(land).defence).not.toContain('fleet');
    expect(types(landing).defence).toContain('uboat');
    expect(types(axis).fields).toEqual(['place', 'attacker']);
    expect(types(axis).attack).toContain('elite');
    expect(odds1943.position({ ...land, defence: {} })).toBeNull();
  });
});
