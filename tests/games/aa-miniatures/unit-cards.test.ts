import { describe, expect, it } from 'vitest';
import type { PhaseUnit } from '../../../lib/engine';
import { miniatures } from '../../../lib/games/aa-miniatures';
import { deck } from '../../../lib/games/aa-miniatures/cards';
import { optionsSchema } from '../../../lib/games/aa-miniatures/orders';
import { paint } from '../../../lib/games/aa-miniatures/picture';
import { nowOf } from '../../../lib/games/aa-miniatures/picture/now';
import { setup } from '../../../lib/games/aa-miniatures/rules/set-up';
import { view } from '../../../lib/games/aa-miniatures/rules/view';
import type { View } from '../../../lib/games/aa-miniatures/state';
import type { Unit } from '../../../lib/games/aa-miniatures/types';
import { handed } from '../../../lib/games/kit/chance';
import { unitOf } from './battles';

const options = optionsSchema.parse({ layout: 2 });

/** A battle of the Axis in an assault, as the Axis sees it. */
const viewOf = (units: Unit[], more: Partial<View> = {}): View => ({
  ...view(setup(options, handed([]), 1).state, 'axis'),
  ...{ phase: 'assault', turn: 2, active: 'axis', first: 'axis', stage: 'middle', units, ...more },
});
const said = (unit: Unit, more: Partial<View> = {}, language: 'en' | 'it' = 'en') => nowOf(viewOf([unit], more), unit, language);

describe('the card of a unit', () => {
  it('is there for a kind of the game, and for nothing else', () => {
    expect(miniatures.unitCard?.('germany-tiger-i', options, 'it')?.title).toBe('Tiger I');
    expect(miniatures.unitCard?.('there-is-none', options, 'en')).toBeNull();
  });

  it('is named by the counter, by what it carries and by units in reserve', () => {
    const transport = unitOf('Sd Kfz 251', '3,4');
    const rifles = unitOf('Mauser Kar 98k', '3,4', { aboard: transport.id });
    const waiting = unitOf('Tiger I', '3,4', { hex: null });
    const { tokens, hands } = paint(viewOf([transport, rifles, waiting]), 'en');
    expect(tokens).toMatchObject([{ card: transport.card, cargo: [{ title: 'Mauser Kar 98k 1', card: rifles.card }] }]);
    expect(hands?.[0]?.cards).toMatchObject([{ card: waiting.card, now: ['In reserve.'] }]);
  });

  it('is not named where a unit in reserve is the other side’s', () => {
    const state = {
      ...setup(options, handed([]), 1).state,
      phase: 'assault' as const,
      units: [unitOf('Intrepid Hero', '3,4', { hex: null })],
    };
    expect(JSON.stringify(paint(view(state, 'axis'), 'en'))).not.toContain('canada-intrepid-hero');
    expect(JSON.stringify(paint(view(state, 'allies'), 'en'))).toContain('canada-intrepid-hero');
  });
});

describe('what holds for a unit now', () => {
  it('is nothing as it begins', () => {
    expect(said(unitOf('Tiger I', '3,4'))).toEqual([]);
  });

  it('are its counters, with what they do to it', () => {
    const hit = unitOf('Tiger I', '3,4', { disrupted: 'until-casualties', damaged: true, hits: ['disrupted', 'damaged'] });
    expect(said(hit)).toEqual([
      'Disrupted until the casualty phase: 1 less on each attack die and 1 less defense, no movement, no defensive fire.',
      'Damaged for the rest of the battle: 1 less on each attack die, 1 less defense and speed.',
      'Face down, until the casualty phase: Disrupted, Damaged.',
    ]);
    expect(said(hit, {}, 'it')[2]).toBe('Coperti fino alla fase delle perdite: Destabilizzata, Danneggiata.');
    expect(said({ ...hit, disrupted: 'stays' })[0]).toMatch(/^Disrupted until the casualty phase of the next turn/);
  });

  it('is what it does: a charge, a move under way', () => {
    const unit = unitOf('Tiger I', '3,4');
    const walk = {
      ...{ unit: unit.id, ahead: ['3,6'], passed: ['3,4'], facing: null, overrun: null, place: null },
      charge: { target: 'germany-tiger-i.2' },
    };
    expect(said(unit, { walk, acting: unit.id })).toEqual(['Charges Tiger I 2.', 'On its way to 3,6.', 'It is acting now.']);
  });

  it.each([
    [
      { phase: ['moved', 'attacked', 'fired'] },
      ['Has moved in this phase.', 'Has attacked in this phase.', 'Has made defensive fire in this phase.'],
    ],
    [{ turn: ['pinned:fire'] }, ['Kept down: no defensive fire in this turn.']],
    [
      { battle: ['moved', 'attacked', 'stuck', 'shrugged'] },
      ['A movement roll has failed: it moves no more.', 'Its armor has already ignored a Damaged counter.'],
    ],
    [{ battle: ['arms:germany-tiger-i'] }, ['Has taken up arms: Tiger I.']],
  ])('is what it remembers: %j', (marks, sentences) => {
    expect(said(unitOf('Tiger I', '3,4', { marks }))).toEqual(sentences);
  });

  it('is what it has used up, once a battle', () => {
    const card = [...deck('rulebook').values()].find(({ abilities }) => abilities.some(({ id }) => id === 'smoke_screen'));
    const unit = unitOf(card?.name ?? '', '3,4', { marks: { battle: ['used:smoke_screen', 'used:nothing-it-has'] } });
    expect(said(unit)).toEqual(['Used up for this battle: Smoke Screen.']);
  });
});

describe('the phase as a checklist', () => {
  const statesOf = (units: Unit[], more: Partial<View> = {}, kind = 'assault'): Record<string, PhaseUnit['state']> => {
    const asked = { ...{ id: 'x', seat: 'axis' as const, kind, force: 'must' as const, tempo: 'turn' as const } };
    return Object.fromEntries((miniatures.phaseUnits?.(viewOf(units, more), asked, 'en') ?? []).map(({ name, state }) => [name, state]));
  };
  const tank = unitOf('Tiger I', '3,4');
  const spent = { ...unitOf('Panzer IV Ausf. G', '5,5'), marks: { phase: ['moved'] } };
  const shaken = unitOf('Mauser Kar 98k', '7,7', { disrupted: 'until-casualties' });
  const enemy = unitOf('M4A1 Sherman', '12,16');

  it('tells who can still act, who has and who cannot, of one side alone', () => {
    expect(statesOf([tank, spent, shaken, enemy])).toEqual({
      'Tiger I 1': 'ready',
      'Panzer IV Ausf. G 1': 'acted',
      'Mauser Kar 98k 1': 'idle',
    });
  });

  it('tells who is at it', () => {
    const acting = { ...tank, marks: { phase: ['used:x'] } };
    expect(statesOf([acting, enemy], { acting: tank.id })).toEqual({ 'Tiger I 1': 'acting' });
  });

  it('is empty where no phase of units is asked about', () => {
    expect(statesOf([tank], {}, 'defensive-fire')).toEqual({});
  });
});
