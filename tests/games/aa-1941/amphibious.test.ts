import { describe, expect, it } from 'vitest';
import type { Passenger, Power, Stack, UnitType } from '../../../lib/games/axis-allies/types';
import { attacking, battlefield } from './battlefield';

const troops = (owner: Power, ...types: UnitType[]): Passenger[] => types.map((type) => ({ owner, type }));

/** A transport that lands all it carries. */
const landing = (owner: Power, target: string, ...types: UnitType[]): Stack => ({
  owner,
  type: 'transport',
  count: 1,
  cargo: troops(owner, ...types),
  assault: { target, lands: troops(owner, ...types) },
});

describe('R41-8: amphibious assaults', () => {
  it('R41-7.1: assaults come before every other battle, the sea part before the land part', () => {
    const field = battlefield({
      power: 'usa',
      units: {
        sz6: { usa: { destroyer: 1 }, germany: { destroyer: 1 } },
        'norway-finland': { germany: { infantry: 1 } },
        'north-africa': { usa: { tank: 1 }, germany: { infantry: 1 } },
      },
      stacks: { sz6: [landing('usa', 'norway-finland', 'infantry', 'tank')] },
      turn: { hostile: ['sz6'], origins: { sz6: ['sz2'], 'north-africa': ['anglo-egypt-sudan'] } },
    });
    // sz6 is fought at once, then the landing, then Africa: nothing to choose.
    field.rolls(1, 6, 1, 6, 6, 3, 6).begin();
    expect(field.told('battle').map((each) => each.space)).toEqual(['sz6', 'norway-finland', 'north-africa']);
    expect(field.told('battle').map((each) => each.amphibious)).toEqual([true, true, false]);
  });

  it('R41-8.1: transports and submarines that are ignored do not hinder the landing', () => {
    const field = battlefield({
      power: 'usa',
      units: { sz6: { usa: { destroyer: 1 }, germany: { submarine: 1, transport: 1 } }, 'norway-finland': {} },
      stacks: { sz6: [landing('usa', 'norway-finland', 'infantry')] },
      turn: { intents: { sz6: 'ignore' } },
    });
    field.begin();
    expect(field.told('battle')).toEqual([]);
    expect(field.state.control['norway-finland']).toBe('usa');
    expect(field.told('ashore')[0]).toMatchObject({ space: 'norway-finland', from: 'sz6', units: { infantry: 1 } });
  });

  it('R41-8.2: seaborne and overland units and aircraft over the territory fight together', () => {
    const field = battlefield({
      power: 'uk',
      units: { 'western-europe': { uk: { fighter: 1 }, germany: { infantry: 1 } } },
      stacks: { sz8: [landing('uk', 'western-europe', 'infantry', 'tank')] },
    });
    field.rolls(6, 3, 6, 6).begin();
    expect(field.told('battle')[0]?.attackers).toEqual({ uk: { infantry: 1, tank: 1, fighter: 1 } });
    expect(field.state.control['western-europe']).toBe('uk');
  });

  it('R41-8.5: aircraft assigned to the sea part do not fight on land', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz8: { uk: { fighter: 1 }, germany: { destroyer: 1 } }, 'western-europe': { germany: { infantry: 1 } } },
      stacks: { sz8: [landing('uk', 'western-europe', 'infantry')] },
      turn: { hostile: ['sz8'], origins: { sz8: ['sz6'] } },
    });
    field.rolls(1, 6, 1, 6).begin();
    expect(field.told('battle')[1]?.attackers).toEqual({ uk: { infantry: 1 } });
  });

  it('R41-8.3: when the fleet retreats, overland units still fight one round before they may retreat', () => {
    const field = battlefield({
      power: 'uk',
      units: {
        sz16: { uk: { destroyer: 1 }, germany: { battleship: 1 } },
        'north-africa': { uk: { infantry: 1 }, germany: { infantry: 2 } },
      },
      stacks: { sz16: [landing('uk', 'north-africa', 'infantry')] },
      turn: { hostile: ['sz16'], origins: { sz16: ['sz15'], 'north-africa': ['anglo-egypt-sudan'] } },
    });
    field.rolls(6, 6).begin();
    field.rolls(6, 6, 6).orders('retreat to sz15');
    expect(field.at('sz15')).toBe('1 uk transport, 1 uk destroyer');
    expect(field.state.spaces.sz15?.find((each) => each.type === 'transport')).toMatchObject({
      cargo: troops('uk', 'infantry'),
      spent: true,
    });
    expect(field.told('battle')[1]).toMatchObject({ space: 'north-africa', attackers: { uk: { infantry: 1 } } });
    expect(field.asked).toEqual(['press ussr-uk-usa']);
    field.orders('retreat to anglo-egypt-sudan');
    expect(field.at('anglo-egypt-sudan')).toBe('1 uk infantry');
  });

  it('R41-8.3: when the transports are sunk and nobody else was to attack, nothing happens on land', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { germany: { battleship: 1 }, uk: { submarine: 1 } }, 'norway-finland': { germany: { infantry: 1 } } },
      stacks: { sz6: [landing('uk', 'norway-finland', 'infantry')] },
      turn: { hostile: ['sz6'] },
    });
    field.begin().rolls(6, 1).orders('fire');
    expect(field.told('defenceless')[0]?.losses[0]).toMatchObject({ type: 'transport', cargo: troops('uk', 'infantry') });
    expect(field.told('battle').map((each) => each.space)).toEqual(['sz6']);
    expect(field.state.combat).toBeNull();
  });

  it('R41-8.3: aircraft alone must fight one round on land when the landing failed', () => {
    const field = battlefield({
      power: 'uk',
      units: {
        sz6: { germany: { battleship: 1 }, uk: { destroyer: 1 } },
        'norway-finland': { uk: { bomber: 1 }, germany: { infantry: 1 } },
      },
      stacks: { sz6: [landing('uk', 'norway-finland', 'infantry')] },
      turn: { hostile: ['sz6'] },
    });
    // The destroyer goes down, the transport cannot flee; then the bomber fights a round over Norway.
    field.rolls(6, 1, 6, 6).begin();
    expect(field.asked).toEqual(['press ussr-uk-usa']);
    field.orders('retreat');
    expect(field.at('norway-finland')).toBe('1 germany infantry, 1 uk bomber');
  });

  it('R41-8.4, Q41-13: seaborne units never retreat; overland units and aircraft go together and the others fight on', () => {
    const field = battlefield({
      power: 'uk',
      units: { 'north-africa': { uk: { infantry: 1, fighter: 1 }, germany: { infantry: 2 } } },
      stacks: { sz16: [landing('uk', 'north-africa', 'tank')] },
      turn: { origins: { 'north-africa': ['anglo-egypt-sudan'] } },
    });
    field.rolls(6, 6, 6, 6, 6).begin();
    field.rolls(1, 6, 6, 6, 2).orders('retreat to anglo-egypt-sudan');
    expect(field.at('anglo-egypt-sudan')).toBe('1 uk infantry');
    expect(
      field
        .told('fire')
        .at(-2)
        ?.rolls.map((each) => each.type),
    ).toEqual(['tank']);
    expect(field.told('retreat').length).toBe(1);
    // Round 2: the tank hits one; round 3 it falls, and no question was asked on the way.
    expect(field.at('north-africa')).toBe('1 germany infantry, 1 uk fighter');
  });

  it('R41-8.4: with no overland unit left the aircraft may retreat alone', () => {
    const field = battlefield({
      power: 'uk',
      units: { 'north-africa': { uk: { fighter: 1 }, germany: { infantry: 1 } } },
      stacks: { sz16: [landing('uk', 'north-africa', 'infantry')] },
    });
    field.rolls(6, 6, 6).begin();
    expect(field.refuses('retreat to anglo-egypt-sudan')).toBe('E-RETREAT-DEST');
    field.rolls(1, 6).orders('retreat');
    expect(field.state.control['north-africa']).toBe('uk');
  });

  it('R41-8.4: seaborne units alone are not asked whether to retreat', () => {
    const field = battlefield({
      power: 'uk',
      units: { 'north-africa': { germany: { infantry: 1 } } },
      stacks: { sz16: [landing('uk', 'north-africa', 'infantry')] },
    });
    field.rolls(6, 6, 6, 6, 6, 2).begin();
    expect(field.told('battle-end')[0]?.winner).toBe('defence');
  });

  it('R41-8.6, DP41-6: cargo that was not announced stays aboard', () => {
    const field = battlefield({
      power: 'uk',
      units: {},
      stacks: {
        sz16: [
          {
            owner: 'uk',
            type: 'transport',
            count: 1,
            cargo: troops('uk', 'infantry', 'tank'),
            assault: { target: 'north-africa', lands: troops('uk', 'tank') },
          },
        ],
      },
    });
    field.begin();
    expect(field.at('north-africa')).toBe('1 uk tank');
    expect(field.state.spaces.sz16?.[0]).toEqual({
      owner: 'uk',
      type: 'transport',
      count: 1,
      cargo: troops('uk', 'infantry'),
      spent: true,
    });
  });

  it('Q41-15: troops land from an ally’s transport, which takes no part in the battle', () => {
    const field = battlefield({
      power: 'usa',
      units: { 'north-africa': { germany: { infantry: 1 } } },
      stacks: {
        sz16: [
          {
            owner: 'uk',
            type: 'transport',
            count: 1,
            cargo: troops('usa', 'tank'),
            assault: { target: 'north-africa', lands: troops('usa', 'tank') },
          },
        ],
      },
    });
    field.rolls(1, 6).begin();
    expect(field.at('north-africa')).toBe('1 usa tank');
    expect(field.at('sz16')).toBe('1 uk transport');
  });

  it('R41-7.1: with two assaults ready the attacker picks, and a landing waits for all its zones', () => {
    const field = battlefield({
      power: 'uk',
      units: {
        sz5: { uk: { battleship: 1 }, germany: { destroyer: 1 } },
        sz6: { uk: { battleship: 1 }, germany: { destroyer: 1 } },
        'norway-finland': { germany: { infantry: 1 } },
      },
      stacks: { sz5: [landing('uk', 'norway-finland', 'infantry')], sz6: [landing('uk', 'norway-finland', 'infantry')] },
      turn: { hostile: ['sz5', 'sz6'] },
    });
    field.begin();
    expect(field.asked).toEqual(['battle ussr-uk-usa']);
    expect(field.refuses('battle norway-finland')).toBe('E-PHASE');
    field.rolls(1, 6, 1, 6, 1, 6, 6).orders('battle sz6');
    expect(field.told('battle').map((each) => each.space)).toEqual(['sz6', 'sz5', 'norway-finland']);
  });

  it('Q41-10: a sea part that ends in a standstill with submarines lets the troops land', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { uk: { battleship: 1, fighter: 1 }, germany: { submarine: 1 } }, 'norway-finland': {} },
      stacks: { sz6: [landing('uk', 'norway-finland', 'infantry')] },
      turn: attacking('sz6'),
    });
    field.begin().rolls(6, 4).orders('fire');
    expect(field.told('losses').length).toBe(1);
    expect(field.state.control['norway-finland']).toBe('uk');
  });
});
