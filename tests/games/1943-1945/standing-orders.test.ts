import { describe, expect, it } from 'vitest';
import { exchangesPerRound, interested } from '../../../lib/commands/bench/seats';
import { type Policy, policySchema } from '../../../lib/games/1943-1945/orders';
import { defaultPolicy } from '../../../lib/games/1943-1945/policy';
import { policyFields } from '../../../lib/games/1943-1945/policy-fields';
import type { DecisionKind, Side } from '../../../lib/games/1943-1945/types';
import { loadGame } from '../../../lib/games/registry';
import { isQuick } from '../../support/effort';
import { given43, impulse, surrendered, type Table43 } from './positions';

/** What the side's standing orders say to a question of this kind that is open. */
const said = (field: Table43, side: Side, kind: DecisionKind, policy: Partial<Policy>) =>
  field.standing(kind, { ask: [], ...policy }, side);

/** Six Allied cubes against two of the Axis in Rome: one round is fought, one Axis cube is lost. */
function afterOneRound(): Table43 {
  const zones = `11 (Allies): 6 cubes
      09 (Axis): 3 cubes
      07 (Axis): 1 cube
      08 (Axis):
      01 (Axis): 1 cube`;
  const field = given43().position(impulse('allied'), zones).when('ATTACK 09 from 11 5 cubes; END', 'allied');
  field.when('FIGHT 09, no support', 'allied').dice(6, 1, 1, 1, 1, 1, 1);
  return field.until('losses').when('LOSE 1 cube in 09', 'axis');
}

describe('standing orders by odds', () => {
  it('retreat when the chances to hold the zone fall below the figure, and only then', () => {
    const field = afterOneRound();
    expect(said(field, 'axis', 'round-end', {})).toBe('HOLD');
    expect(said(field, 'axis', 'round-end', { retreatBelow: 100 })).toBe('RETREAT 2 cubes: 07');
    expect(said(field, 'axis', 'round-end', { retreatBelow: 5 })).toBe('HOLD');
    expect(said(field, 'axis', 'round-end', { retreatBelow: 100, stand: ['09'] })).toBe('HOLD');
  });

  it('pay with the retreat for a loss that leaves too little', () => {
    const zones = `11 (Allies): 6 cubes
      09 (Axis): 2 cubes
      07 (Axis): 1 cube
      08 (Axis):
      01 (Axis): 1 cube`;
    const field = given43().position(impulse('allied'), zones).when('ATTACK 09 from 11 5 cubes; END', 'allied');
    field.when('FIGHT 09, no support', 'allied').dice(6, 1, 1, 1, 1, 1);
    field.until('losses');
    expect(said(field, 'axis', 'losses', {})).toBe('LOSE 1 cube in 09');
    expect(said(field, 'axis', 'losses', { retreatBelow: 90 })).toBe('LOSE retreat 07');
    expect(said(field, 'axis', 'losses', { retreatBelow: 90, stand: ['09'] })).toBe('LOSE 1 cube in 09');
    expect(said(field, 'axis', 'losses', { retreatBelow: 50, doubt: 50 })).toBeNull();
  });

  it('give a fortified line before the last piece that holds it', () => {
    const zones = `11 (Allies): 6 cubes
      09 (Axis): 1 cube, line
      07 (Axis): 1 cube
      01 (Axis): 1 cube`;
    const field = given43().position(impulse('allied'), zones).when('ATTACK 09 from 11 5 cubes; END', 'allied');
    field.when('FIGHT 09, no support', 'allied').dice(6, 1, 1, 1, 1, 1, 1);
    expect(said(field.until('losses'), 'axis', 'losses', {})).toBe('LOSE 1 line in 09');
  });

  it('play Stop Battle below their figure, in the zones that are named', () => {
    const field = afterOneRound();
    expect(said(field, 'axis', 'round-end', { stopBattleBelow: 100 })).toBe('EVENT Stop Battle');
    expect(said(field, 'axis', 'round-end', { stopBattleBelow: 100, stopBattleIn: ['09'] })).toBe('EVENT Stop Battle');
    expect(said(field, 'axis', 'round-end', { stopBattleBelow: 100, stopBattleIn: ['11'] })).toBe('HOLD');
  });

  it('ask where the chances are close to a figure', () => {
    const field = afterOneRound();
    // two cubes against five: held with 74 of 100
    expect(said(field, 'axis', 'round-end', { retreatBelow: 70, doubt: 15 })).toBeNull();
    expect(said(field, 'axis', 'round-end', { retreatBelow: 30, doubt: 15 })).toBe('HOLD');
  });

  it('break an attack off, or go on, and play Reserves for one round more', () => {
    const field = afterOneRound().when('HOLD', 'axis');
    expect(said(field, 'allied', 'press', {})).toBe('PRESS');
    expect(said(field, 'allied', 'press', { pressAbove: 90 })).toBe('STOP');
    for (let round = 2; round <= 3; round++) {
      field.dice(1, 1, 1, 1, 1, 1).when('PRESS', 'allied');
      if (round === 2) field.when('HOLD', 'axis');
    }
    field.until('press');
    expect(said(field, 'allied', 'press', {})).toBe('STOP');
    expect(said(field, 'allied', 'press', { reservesAbove: 1 })).toBe('EVENT Reserves');
    expect(said(field, 'allied', 'press', { reservesAbove: 99 })).toBe('STOP');
  });
});

describe('standing orders for the windows of the enemy', () => {
  const zones = `11 (Allies): 6 cubes, 1 engaged tank, 1 engaged plane
      09 (Axis): 5 cubes, 1 plane
      06 (Axis): 2 cubes, 1 plane
      01 (Axis): 1 cube`;
  const attacked = () => given43().position(impulse('allied'), zones).when('ATTACK 09 from 11 5 cubes', 'allied').until('attacked');

  it('bomb those who attack, as long as planes are left for support', () => {
    const field = attacked();
    expect(said(field, 'axis', 'attacked', {})).toBe('PASS');
    expect(said(field, 'axis', 'attacked', { bombAttackers: 5 })).toMatch(/^BOMB 11 /);
    expect(said(field, 'axis', 'attacked', { bombAttackers: 6 })).toBe('PASS');
    expect(said(field, 'axis', 'attacked', { bombAttackers: 5, planesKept: 2 })).toBe('PASS');
  });

  it('bring Axis Reinforcements into a zone that would fall', () => {
    const field = attacked();
    expect(said(field, 'axis', 'attacked', { reinforceBelow: 100 })).toBe('EVENT Reinforcements in 09');
    expect(said(field, 'axis', 'attacked', { reinforceBelow: 10 })).toBe('PASS');
  });

  it('strangle, ready and draw away on the Allied side', () => {
    const partisansAt = (zone: string) =>
      given43()
        .position(
          impulse('axis'),
          zones,
          `09 (Axis): 5 cubes
      08 (Axis): 1 cube`,
          surrendered,
          `partisans: [{"zone": "${zone}", "engaged": false}]`,
        )
        .when('ATTACK 11 from 09 5 cubes', 'axis')
        .until('attacked');
    const field = partisansAt('06');
    expect(said(field, 'allied', 'attacked', {})).toBe('PASS');
    expect(said(field, 'allied', 'attacked', { strangleBelow: 100 })).toBe('EVENT Strangle in 09');
    expect(said(field, 'allied', 'attacked', { operationalAt: 2 })).toBe('EVENT Operational in 11');
    expect(said(field, 'allied', 'attacked', { operationalAt: 3 })).toBe('PASS');
    // partisans of Emilia are not next to Rome, those of the Marches are
    expect(said(field, 'allied', 'attacked', { lure: true })).toBe('PASS');
    expect(said(partisansAt('08'), 'allied', 'attacked', { lure: true })).toBe('LURE 09 > 08');
  });

  it('let idle planes bomb in the last impulse of the turn, not before', () => {
    const field = given43().position(impulse('allied'), zones).until('impulse-end');
    expect(said(field, 'axis', 'impulse-end', { bombIdle: true })).toBe('PASS');
    const last = given43()
      .position(impulse('allied', 2, 4), zones)
      .until('impulse-end');
    expect(said(last, 'axis', 'impulse-end', {})).toBe('PASS');
    expect(said(last, 'axis', 'impulse-end', { bombIdle: true })).toMatch(/^BOMB 11 /);
  });
});

describe('standing orders that were stored before there were figures for odds', () => {
  const later = [
    ...['retreatBelow', 'stand', 'stopBattleBelow', 'stopBattleIn', 'pressAbove', 'reservesAbove', 'bombAttackers', 'planesKept'],
    ...['bombIdle', 'reinforceBelow', 'strangleBelow', 'operationalAt', 'lure', 'effortAt', 'doubt'],
  ];

  it('still load, and mean what they meant', () => {
    const field = afterOneRound();
    const full = { ...defaultPolicy(field.state.options), retreatAt: 1 };
    const stored = Object.fromEntries(Object.entries(full).filter(([name]) => !later.includes(name)));
    expect(Object.keys(stored)).toHaveLength(Object.keys(full).length - later.length);
    expect(policySchema.parse(stored)).toEqual(full);
  });

  it('have a field for every order, in words of both languages', () => {
    const [en, it] = (['en', 'it'] as const).map((language) => policyFields(language));
    // single combats are planned on sheets
    const said = Object.keys(policySchema.shape).filter((name) => name !== 'plans');
    expect(en?.map(({ name }) => name).sort()).toEqual(said.sort());
    for (const [i, field] of (en ?? []).entries()) expect(field.label, field.name).not.toBe(it?.[i]?.label);
  });
});

describe('the pace of a game by standing orders', () => {
  it('stays below eight exchanges a turn for whoever leaves, stops and bombs by figures and is asked in doubt', async () => {
    expect(exchangesPerRound(await loadGame('1943-1945'), isQuick ? 1 : 3, interested)).toBeLessThan(8);
  });

  it('would be several times as many for whoever is asked about every window', async () => {
    const ask: DecisionKind[] = ['impulse-start', 'after-move', 'attacked', 'round-end', 'impulse-end'];
    expect(exchangesPerRound(await loadGame('1943-1945'), 1, { ask })).toBeGreaterThan(12);
  });
});
