import { describe, expect, it } from 'vitest';
import { type BattleOdds, type BattleSetUp, clone, recorder, seeded, seededDie } from '../../../lib/engine';
import { aa1941, aaRevised } from '../../../lib/games/axis-allies';
import { odds1941, oddsRevised } from '../../../lib/games/axis-allies/odds';
import type { AaTold, View } from '../../../lib/games/axis-allies/types';
import { given } from '../../support/given';

const games = { '1941': { game: aa1941, simulator: odds1941 }, revised: { game: aaRevised, simulator: oddsRevised } };
type Edition = keyof typeof games;

const runs = 10_000;
const fair = (seed = 'test') => ({ runs, random: seeded(seed) });

function positionOf(edition: Edition, setUp: BattleSetUp): { view: View; space: string } {
  const position = games[edition].simulator.position(setUp);
  if (!position) throw new Error('nobody fights');
  return position;
}

function simulated(edition: Edition, setUp: BattleSetUp, seed?: string): BattleOdds {
  const { view, space } = positionOf(edition, setUp);
  const odds = games[edition].simulator.simulate(view, space, fair(seed), 'en');
  if (!odds) throw new Error('nobody fights');
  return odds;
}

const ipcs: Record<string, number> = { infantry: 3, artillery: 4, tank: 5, fighter: 10, bomber: 15 };

/** The same battle as a game is played, by orders and standing orders with a die each: how often the attacker won, of `times`. */
function played(edition: Edition, setUp: BattleSetUp, times: number): number {
  const { view, space } = positionOf(edition, setUp);
  const { game } = games[edition];
  const random = seeded('played');
  let won = 0;
  for (let n = 0; n < times; n++) {
    const rng = recorder(seededDie(random));
    const [ends] = game.decisions(view);
    if (!ends) throw new Error('nothing is asked');
    let { state, told } = game.apply(clone(view), { decision: ends.id, seat: ends.seat, order: { type: 'end' } }, rng);
    const isOver = () => told.some(({ event }) => event.type === 'battle-end' && event.space === space);
    while (!isOver() && state.combat) {
      const [decision] = game.decisions(state);
      const policy = decision && { ...game.defaultPolicy(state.options, decision.seat), ask: [] };
      const order = policy && game.answer(state, decision, policy);
      if (!order) throw new Error('a question without an answer');
      const next: { state: View; told: AaTold[] } = game.apply(state, { decision: decision.id, seat: decision.seat, order }, rng);
      state = next.state;
      told = [...told, ...next.told];
    }
    if (told.some(({ event }) => event.type === 'battle-end' && event.space === space && event.winner === 'attack')) won++;
  }
  return won / times;
}

const land: BattleSetUp = {
  choices: { place: 'ukraine-ssr', attacker: 'ussr', defender: 'germany' },
  attack: { infantry: 4, artillery: 1, tank: 1, fighter: 1 },
  defence: { infantry: 4, tank: 1, fighter: 1, 'aa-gun': 1 },
};
const assault: BattleSetUp = {
  choices: { place: 'western-europe', attacker: 'usa', defender: 'germany', amphibious: true, attackEffects: ['marines'] },
  attack: { infantry: 4, tank: 1, bomber: 1, battleship: 1 },
  defence: { infantry: 5, artillery: 1 },
};
const sea: BattleSetUp = {
  choices: { place: 'sz8', attacker: 'uk', defender: 'germany' },
  attack: { destroyer: 1, fighter: 2, submarine: 1, transport: 1 },
  defence: { submarine: 2, battleship: 1 },
};
const sea1941: BattleSetUp = { ...sea, attack: { submarine: 2, fighter: 1 }, defence: { destroyer: 1, submarine: 1, transport: 1 } };

describe('simulated battles', () => {
  it('one infantry against one: 1 in 6 against 2 in 6, worked out by hand', () => {
    const { win, hold, draw, attack, defence, swing, rounds, margin } = simulated('revised', {
      ...land,
      attack: { infantry: 1 },
      defence: { infantry: 1 },
    });
    expect(Math.abs(win - 4 / 16)).toBeLessThan(0.015);
    expect(Math.abs(hold - 10 / 16)).toBeLessThan(0.015);
    expect(win + hold + draw).toBeCloseTo(1, 8);
    expect(attack.loss).toBeCloseTo(3 * (1 - win), 8);
    expect(defence.loss).toBeCloseTo(3 * (1 - hold), 8);
    expect(swing).toBeCloseTo(defence.loss - attack.loss, 8);
    expect(rounds[0]).toBe(0);
    // the first round decides in 16 of 36
    expect(Math.abs((rounds[1] ?? 0) - 16 / 36)).toBeLessThan(0.02);
    expect(rounds.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 8);
    expect(margin).toBeCloseTo(1.96 * Math.sqrt((win * (1 - win)) / runs), 4);
  });

  it.each([
    ['revised', 'land, with guns and artillery', land],
    ['revised', 'an amphibious assault under bombardment', assault],
    ['revised', 'sea, with submarines', sea],
    ['1941', 'sea, with submarines and transports', sea1941],
    ['1941', 'land', { ...land, choices: {}, attack: { infantry: 5, tank: 2, fighter: 1 }, defence: { infantry: 5, fighter: 1 } }],
  ] as const)('of %s end as the game itself plays them: %s', (edition, _what, setUp) => {
    const times = 1500;
    const { win } = simulated(edition, setUp);
    expect(win).toBeGreaterThan(0.05);
    expect(win).toBeLessThan(0.95);
    // three and a half standard deviations of both
    const bound = 3.5 * Math.sqrt(win * (1 - win) * (1 / times + 1 / runs));
    expect(Math.abs(played(edition, setUp, times) - win)).toBeLessThan(bound);
  });

  it('are the same for the same luck, and others for another', () => {
    expect(simulated('revised', land)).toEqual(simulated('revised', land));
    expect(simulated('revised', land, 'other').win).not.toBe(simulated('revised', land).win);
  });

  it('count all that is lost by type, and no more than there was', () => {
    const { attack, defence } = simulated('revised', land);
    for (const side of [attack, defence]) {
      for (const { left, of } of side.units) expect(left >= 0 && left <= of).toBe(true);
      expect(side.loss).toBeCloseTo(
        side.units.reduce((sum, { type, left, of }) => sum + (of - left) * (ipcs[type] ?? 0), 0),
        8,
      );
    }
    expect(attack.units.map(({ type, of }) => `${of} ${type}`)).toEqual(['4 infantry', '1 artillery', '1 tank', '1 fighter']);
    // guns are no losses
    expect(defence.units.map(({ type }) => type)).not.toContain('aa-gun');
  });

  it('aircraft that win alone take nothing', () => {
    const { win, taken } = simulated('revised', { ...land, attack: { bomber: 4 }, defence: { infantry: 1 } });
    expect(win).toBeGreaterThan(0.8);
    expect(taken).toBe(0);
  });

  it('heed what powers have: guns, technologies, advantages and the house’s luck', () => {
    const with_ = (choices: object, units = {}) => simulated('revised', { ...land, ...units, choices: { ...land.choices, ...choices } });
    const plain = with_({});
    expect(with_({}, { defence: { infantry: 4, tank: 1, fighter: 1 } }).attack.loss).toBeLessThan(plain.attack.loss - 1);
    expect(with_({ defenceEffects: ['jet-fighters'] }).win).toBeLessThan(plain.win - 0.02);
    expect(with_({ lowLuck: true }).win).not.toBe(plain.win);
    const marines = simulated('revised', assault);
    expect(simulated('revised', { ...assault, choices: { ...assault.choices, attackEffects: [] } }).win).toBeLessThan(marines.win - 0.02);
    expect(simulated('revised', { ...assault, attack: { ...assault.attack, battleship: 0 } }).win).toBeLessThan(marines.win - 0.05);
  });

  it('change nothing of the position they begin from', () => {
    const { view, space } = positionOf('revised', assault);
    const before = clone(view);
    oddsRevised.simulate(view, space, fair(), 'en');
    expect(view).toEqual(before);
  });
});

describe('battles of a table', () => {
  const announced = () =>
    given(aa1941).position(`Round 1, USSR, combat-move
      Origins: Ukraine from Caucasus
      Ukraine: Germany 3 infantry, USSR 3 infantry, 1 tank`);

  it('become a set-up that stands for the same battle', () => {
    const view = announced().view('public');
    const setUp = odds1941.setUpOf(view, 'ukraine');
    expect(setUp).toMatchObject({
      choices: { place: 'ukraine', attacker: 'ussr', defender: 'germany', amphibious: false },
      ...{ attack: { infantry: 3, tank: 1 }, defence: { infantry: 3 } },
    });
    const again = setUp && odds1941.position(setUp);
    expect(again && odds1941.simulate(again.view, again.space, fair(), 'en')).toEqual(odds1941.simulate(view, 'ukraine', fair(), 'en'));
  });

  it('go on from where they are', () => {
    const field = announced();
    // the attacker misses with all, the defender hits twice: losses are asked for
    field.dice(6, 6, 6, 6, 1, 1, 6).when('END');
    const view = field.view('public');
    const before = odds1941.simulate(announced().view('public'), 'ukraine', fair(), 'en');
    const now = odds1941.simulate(view, 'ukraine', fair(), 'en');
    expect(now?.win).toBeLessThan((before?.win ?? 0) - 0.1);
  });

  it('are none where nobody fights', () => {
    expect(odds1941.simulate(announced().view('public'), 'russia', fair(), 'en')).toBeNull();
    expect(odds1941.setUpOf(announced().view('public'), 'russia')).toBeNull();
    expect(odds1941.position({ choices: {}, attack: { infantry: 1 }, defence: {} })).toBeNull();
  });

  it('read what makes no sense as left open', () => {
    const setUp = {
      choices: { place: 'atlantis', attacker: 'germany', defender: 'germany', amphibious: 'perhaps' },
      attack: { infantry: -3, elephant: 4 },
      defence: {},
    };
    const form = oddsRevised.form(setUp, 'en');
    expect(form.fields.find(({ name }) => name === 'defender')?.choices?.map(({ value }) => value)).toEqual(['ussr', 'uk', 'usa']);
    expect(oddsRevised.position(setUp)).toBeNull();
  });
});
