import { describe, expect, it } from 'vitest';
import { exchangesPerRound, interested } from '../../../lib/commands/bench/seats';
import { type Policy, policySchema } from '../../../lib/games/1943-1945/orders';
import { answer, defaultPolicy } from '../../../lib/games/1943-1945/policy';
import { policyFields } from '../../../lib/games/1943-1945/policy-fields';
import { questions } from '../../../lib/games/1943-1945/rules/questions';
import type { DecisionKind, Order, Side } from '../../../lib/games/1943-1945/types';
import { loadGame } from '../../../lib/games/registry';
import { isQuick } from '../../support/effort';
import { Field, type Given } from './field';

/** What the side's standing orders say to a question of this kind that is open; undefined: it is not asked that. */
function said(field: Field, side: Side, kind: DecisionKind, policy: Partial<Policy>): Order | null | undefined {
  const question = questions(field.state).find((each) => each.seat === side && each.kind === kind);
  return question && answer(field.state, question, { ...defaultPolicy(field.state.options), ask: [], ...policy });
}

/** Six Allied cubes against two of the Axis in Rome: one round is fought, one Axis cube is lost. */
function afterOneRound(more: Partial<Given> = {}): Field {
  const zones = { '11': 'allied 6 cube', '09': 'axis 3 cube', '07': 'axis 1 cube', '08': 'axis', '01': 'axis 1 cube' };
  const field = new Field({ zones, ...more }).play('allied', {
    type: 'attack',
    target: '09',
    forces: [{ from: '11', units: { cube: 5 } }],
  });
  field.rolls(6, 1, 1, 1, 1, 1, 1).play('allied', { type: 'fight', target: '09', support: { tank: false, plane: null, drop: null } });
  return field.until('losses').play('axis', { type: 'losses', losses: [{ zone: '09', piece: 'cube', count: 1, fate: 'out' }] });
}

describe('standing orders by odds', () => {
  it('retreat when the chances to hold the zone fall below the figure, and only then', () => {
    const field = afterOneRound();
    expect(said(field, 'axis', 'round-end', {})).toEqual({ type: 'hold', tank: false });
    expect(said(field, 'axis', 'round-end', { retreatBelow: 100 })).toEqual({ type: 'retreat', path: ['07'], units: { cube: 2 } });
    expect(said(field, 'axis', 'round-end', { retreatBelow: 5 })).toEqual({ type: 'hold', tank: false });
    expect(said(field, 'axis', 'round-end', { retreatBelow: 100, stand: ['09'] })).toEqual({ type: 'hold', tank: false });
  });

  it('pay with the retreat for a loss that leaves too little', () => {
    const zones = { '11': 'allied 6 cube', '09': 'axis 2 cube', '07': 'axis 1 cube', '08': 'axis', '01': 'axis 1 cube' };
    const field = new Field({ zones }).play('allied', { type: 'attack', target: '09', forces: [{ from: '11', units: { cube: 5 } }] });
    field.rolls(6, 1, 1, 1, 1, 1).play('allied', { type: 'fight', target: '09', support: { tank: false, plane: null, drop: null } });
    field.until('losses');
    expect(said(field, 'axis', 'losses', {})).toMatchObject({ losses: [{ piece: 'cube', count: 1 }] });
    expect(said(field, 'axis', 'losses', { retreatBelow: 90 })).toEqual({ type: 'losses', losses: [], retreat: ['07'] });
    expect(said(field, 'axis', 'losses', { retreatBelow: 90, stand: ['09'] })).toMatchObject({ losses: [{ piece: 'cube', count: 1 }] });
    expect(said(field, 'axis', 'losses', { retreatBelow: 50, doubt: 50 })).toBeNull();
  });

  it('give a fortified line before the last piece that holds it', () => {
    const zones = { '11': 'allied 6 cube', '09': 'axis 1 cube line', '07': 'axis 1 cube', '01': 'axis 1 cube' };
    const field = new Field({ zones }).play('allied', { type: 'attack', target: '09', forces: [{ from: '11', units: { cube: 5 } }] });
    field.rolls(6, 1, 1, 1, 1, 1, 1).play('allied', { type: 'fight', target: '09', support: { tank: false, plane: null, drop: null } });
    const line = { type: 'losses', losses: [{ zone: '09', piece: 'line', count: 1, fate: 'out' }] };
    expect(said(field.until('losses'), 'axis', 'losses', {})).toEqual(line);
  });

  it('play Stop Battle below their figure, in the zones that are named', () => {
    const field = afterOneRound();
    const stop = { type: 'event', event: 'stop-battle' };
    expect(said(field, 'axis', 'round-end', { stopBattleBelow: 100 })).toEqual(stop);
    expect(said(field, 'axis', 'round-end', { stopBattleBelow: 100, stopBattleIn: ['09'] })).toEqual(stop);
    expect(said(field, 'axis', 'round-end', { stopBattleBelow: 100, stopBattleIn: ['11'] })).toEqual({ type: 'hold', tank: false });
  });

  it('ask where the chances are close to a figure', () => {
    const field = afterOneRound();
    // two cubes against five: held with 74 of 100
    expect(said(field, 'axis', 'round-end', { retreatBelow: 70, doubt: 15 })).toBeNull();
    expect(said(field, 'axis', 'round-end', { retreatBelow: 30, doubt: 15 })).toEqual({ type: 'hold', tank: false });
  });

  it('break an attack off, or go on, and play Reserves for one round more', () => {
    const field = afterOneRound().play('axis', { type: 'hold', tank: false });
    expect(said(field, 'allied', 'press', {})).toEqual({ type: 'press', tank: false });
    expect(said(field, 'allied', 'press', { pressAbove: 90 })).toEqual({ type: 'stop' });
    for (let round = 2; round <= 3; round++) {
      field.rolls(1, 1, 1, 1, 1, 1).play('allied', { type: 'press', tank: false });
      if (round === 2) field.play('axis', { type: 'hold', tank: false });
    }
    field.until('press');
    expect(said(field, 'allied', 'press', {})).toEqual({ type: 'stop' });
    expect(said(field, 'allied', 'press', { reservesAbove: 1 })).toEqual({ type: 'event', event: 'reserves' });
    expect(said(field, 'allied', 'press', { reservesAbove: 99 })).toEqual({ type: 'stop' });
  });
});

describe('standing orders for the windows of the enemy', () => {
  const zones = {
    '11': 'allied 6 cube 1 engaged-tank 1 engaged-plane',
    '09': 'axis 5 cube 1 plane',
    '06': 'axis 2 cube 1 plane',
    '01': 'axis 1 cube',
  };
  const attack: Order = { type: 'attack', target: '09', forces: [{ from: '11', units: { cube: 5 } }] };
  const attacked = () => new Field({ zones }).play('allied', attack).until('attacked');

  it('bomb those who attack, as long as planes are left for support', () => {
    const field = attacked();
    expect(said(field, 'axis', 'attacked', {})).toEqual({ type: 'pass' });
    expect(said(field, 'axis', 'attacked', { bombAttackers: 5 })).toMatchObject({ type: 'bomb', target: '11' });
    expect(said(field, 'axis', 'attacked', { bombAttackers: 6 })).toEqual({ type: 'pass' });
    expect(said(field, 'axis', 'attacked', { bombAttackers: 5, planesKept: 2 })).toEqual({ type: 'pass' });
  });

  it('bring Axis Reinforcements into a zone that would fall', () => {
    const field = attacked();
    expect(said(field, 'axis', 'attacked', { reinforceBelow: 100 })).toEqual({ type: 'event', event: 'reinforcements', zone: '09' });
    expect(said(field, 'axis', 'attacked', { reinforceBelow: 10 })).toEqual({ type: 'pass' });
  });

  it('strangle, ready and draw away on the Allied side', () => {
    const field = new Field({
      zones: { ...zones, '09': 'axis 5 cube', '08': 'axis 1 cube' },
      side: 'axis',
      change(state) {
        Object.assign(state, { surrendered: true, partisans: [{ zone: '06', engaged: false }] });
        Object.assign(state.fleets, { axis: { operational: 0, engaged: 0 } });
        delete state.pool.allied.partisans;
        delete state.pool.axis['italian-tank'];
        delete state.pool.axis['italian-plane'];
      },
    });
    field.play('axis', { type: 'attack', target: '11', forces: [{ from: '09', units: { cube: 5 } }] }).until('attacked');
    expect(said(field, 'allied', 'attacked', {})).toEqual({ type: 'pass' });
    expect(said(field, 'allied', 'attacked', { strangleBelow: 100 })).toEqual({ type: 'event', event: 'strangle', zone: '09' });
    expect(said(field, 'allied', 'attacked', { operationalAt: 2 })).toEqual({ type: 'event', event: 'operational', zone: '11' });
    expect(said(field, 'allied', 'attacked', { operationalAt: 3 })).toEqual({ type: 'pass' });
    // partisans of Emilia are not next to Rome, those of the Marches are
    expect(said(field, 'allied', 'attacked', { lure: true })).toEqual({ type: 'pass' });
    Object.assign(field.state.partisans[0]!, { zone: '08' });
    expect(said(field, 'allied', 'attacked', { lure: true })).toEqual({ type: 'lure', at: '08', from: '09' });
  });

  it('let idle planes bomb in the last impulse of the turn, not before', () => {
    const field = new Field({ zones }).until('impulse-end');
    expect(said(field, 'axis', 'impulse-end', { bombIdle: true })).toEqual({ type: 'pass' });
    if (field.state.impulse) field.state.impulse.number = 4;
    expect(said(field, 'axis', 'impulse-end', {})).toEqual({ type: 'pass' });
    expect(said(field, 'axis', 'impulse-end', { bombIdle: true })).toMatchObject({ type: 'bomb', target: '11' });
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
    expect(en?.map(({ name }) => name).sort()).toEqual(Object.keys(policySchema.shape).sort());
    for (const [i, field] of (en ?? []).entries()) expect(field.label, field.name).not.toBe(it?.[i]?.label);
  });
});

describe('the pace of a game by standing orders', () => {
  it('stays below eight exchanges a turn for whoever leaves, stops and bombs by figures and is asked in doubt', async () => {
    expect(exchangesPerRound(await loadGame('1943-1945'), isQuick ? 1 : 3, interested)).toBeLessThan(8);
  }, 90_000);

  it('would be several times as many for whoever is asked about every window', async () => {
    const ask: DecisionKind[] = ['impulse-start', 'after-move', 'attacked', 'round-end', 'impulse-end'];
    expect(exchangesPerRound(await loadGame('1943-1945'), 1, { ask })).toBeGreaterThan(12);
  }, 90_000);
});
