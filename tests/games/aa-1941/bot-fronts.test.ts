import { describe, expect, it } from 'vitest';
import { carryOut, seeded } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { danger, navyAt } from '../../../lib/games/axis-allies/bot/seas';
import { surveyOf } from '../../../lib/games/axis-allies/bot/survey';
import { editionOf } from '../../../lib/games/axis-allies/editions';
import { decisions } from '../../../lib/games/axis-allies/rules/sequence';
import type { Order, Power, State, UnitType } from '../../../lib/games/axis-allies/types';
import { given } from '../../support/given';

const position = (text: string): State => given(aa1941).position(text).state;

function order(state: State): Order {
  const [decision] = decisions(state);
  if (!decision) throw new Error('nothing is asked');
  return aa1941.bot(state, decision, seeded('bot'));
}

/** Plays the bot's orders of a movement phase until it ends it; the state is as the last one left it. */
function playOut(state: State): Order[] {
  const orders: Order[] = [];
  for (;;) {
    const [decision] = decisions(state);
    if (!decision) throw new Error('nothing is asked');
    const next = aa1941.bot(state, decision, seeded('bot'));
    if (next.type === 'end') return orders;
    orders.push(next);
    carryOut(aa1941, state, { decision: decision.id, seat: decision.seat, order: next }, { roll: () => [] });
  }
}

const unitsIn = (state: State, space: string, owner: Power) =>
  (state.spaces[space] ?? []).filter((stack) => stack.owner === owner).reduce((sum, stack) => sum + stack.count, 0);

describe('the practice bot on land', () => {
  it('keeps the capital it can hold, however tempting the prey', () => {
    const state = position(`Round 1, USSR, combat-move
      Archangel: Germany 1 infantry
      Russia: 8 infantry, 1 tank
      West Russia: 4 infantry, 3 tanks`);
    state.control.archangel = 'germany';
    playOut(state);
    const survey = surveyOf(state);
    expect(survey.risk('russia', survey.garrison('russia'))).toBeLessThan(0.3);
  });

  it('posts a guard in a border territory that the enemy could walk into', () => {
    const state = position(`Round 1, USSR, noncombat-move
      Archangel: 4 infantry
      Eastern Europe: 3 infantry`);
    playOut(state);
    expect(unitsIn(state, 'karelia', 'ussr')).toBeGreaterThan(0);
  });

  it('leaves a guard behind when its army marches on', () => {
    const state = position(`Round 1, Germany, combat-move
      Eastern Europe: 5 infantry, 2 tanks
      Ukraine: USSR 2 infantry
      West Russia: USSR 1 infantry`);
    state.control['west-russia'] = 'ussr';
    state.control.ukraine = 'ussr';
    playOut(state);
    expect(unitsIn(state, 'eastern-europe', 'germany')).toBeGreaterThan(0);
  });

  it('leaves alone what it could take but what would cost it the army', () => {
    const state = position(`Round 1, Germany, combat-move
      Caucasus: 1 infantry
      Russia: 9 infantry, 3 tanks
      Ukraine: 2 infantry, 1 tank`);
    expect(playOut(state).filter((each) => each.type === 'move' && each.units.tank)).toEqual([]);
  });
});

describe('the practice bot at sea', () => {
  it('never leaves a loaded transport where enemy aircraft find it alone', () => {
    const state = position(`Round 1, UK, noncombat-move
      Eastern Canada: 2 infantry
      Western Europe: 4 infantry, 3 fighters
      sz10: UK 1 transport`);
    playOut(state);
    const survey = surveyOf(state);
    const zones = Object.keys(state.spaces).filter((space) => state.spaces[space]?.some((stack) => stack.type === 'transport'));
    for (const zone of zones) expect(danger(survey, zone, navyAt(survey, zone)), zone).toBeLessThan(0.5);
  });

  it('makes for safer waters with a transport that no zone in reach keeps from being sunk', () => {
    const state = position(`Round 1, UK, noncombat-move
      Australia (Japan): 1 bomber
      sz33: UK 1 transport`);
    const { refuge } = surveyOf(state);
    playOut(state);
    const [plan = ''] = Object.keys(state.spaces).filter((space) => unitsIn(state, space, 'uk') > 0);
    expect(refuge(plan)).toBeLessThan(1);
    expect(refuge(plan)).toBeGreaterThan(refuge('sz33'));
  });

  it('sends warships to transports that are in danger', () => {
    const state = position(`Round 1, USA, noncombat-move
      Eastern Canada (Germany): 1 bomber
      sz12: USA 2 fighters, 1 carrier, 3 battleships
      sz19: USA 3 transports`);
    playOut(state);
    for (const zone of Object.keys(state.spaces).filter((space) => state.spaces[space]?.some(({ type }) => type === 'transport')))
      expect(
        state.spaces[zone]?.some(({ type }) => type === 'battleship'),
        zone,
      ).toBe(true);
  });

  it('sails warships and the transports beside them together', () => {
    const state = position(`Round 1, USA, noncombat-move
      Eastern United States: 4 infantry
      Western Europe: 2 infantry, 1 fighter
      sz11: USA 2 transports, 2 destroyers, 1 battleship`);
    playOut(state);
    const withTransports = Object.keys(state.spaces).filter((space) => state.spaces[space]?.some((stack) => stack.type === 'transport'));
    for (const zone of withTransports) {
      expect(
        state.spaces[zone]?.some((stack) => stack.type === 'battleship' || stack.type === 'destroyer'),
        zone,
      ).toBe(true);
    }
  });

  it('does not land unescorted for a small prize beside an enemy fleet', () => {
    const state = position(`Round 1, Japan, combat-move
      Japan: 2 infantry
      Philippine Islands: 1 infantry
      sz38: USA 1 destroyer, 1 battleship
      sz45: Japan 1 transport`);
    expect(playOut(state).filter((each) => each.type === 'assault' && each.target === 'philippine-islands')).toEqual([]);
  });

  it('lets fighters of the coast guard ships from a carrier that was bought', () => {
    const state = position(`Round 1, Germany, noncombat-move
      Germany: 6 infantry, 2 fighters
      United Kingdom: 2 fighters
      sz5: Germany 2 transports`);
    state.bought = { carrier: 1 };
    const boarding = playOut(state).filter((each) => each.type === 'move' && each.units.fighter && each.path.at(-1) === 'sz5');
    expect(boarding).toHaveLength(1);
  });
});

describe('what the practice bot buys', () => {
  it('is infantry for a capital in danger, and more than infantry where all is quiet', () => {
    const quiet = position(`Round 1, Germany, purchase
      Germany: 9 infantry
      Russia: 3 infantry`);
    quiet.treasury.germany = 30;
    const bought = order(quiet);
    if (bought.type !== 'purchase') throw new Error(bought.type);
    expect((bought.units.tank ?? 0) + (bought.units.fighter ?? 0) + (bought.units.bomber ?? 0)).toBeGreaterThan(0);
  });

  it('is as much as a fortune buys, when the fleet has what it needs', () => {
    const state = position(`Round 1, Germany, purchase
      IPCs: Germany 90
      Germany: 12 infantry, 2 fighters
      United Kingdom: 40 infantry
      Russia (Germany):
      Caucasus (Germany):
      Karelia (Germany):
      sz5: Germany 9 transports, 4 battleships`);
    const bought = order(state);
    if (bought.type !== 'purchase') throw new Error(bought.type);
    const { units } = editionOf(state);
    expect(Object.entries(bought.units).reduce((sum, [type, count]) => sum + units[type as UnitType].cost * count, 0)).toBeGreaterThan(60);
  });

  it('is warships before transports where enemy aircraft wait for them', () => {
    const state = position(`Round 1, UK, purchase
      United Kingdom: 9 infantry
      Western Europe: 2 infantry, 1 fighter`);
    state.treasury.uk = 40;
    const bought = order(state);
    if (bought.type !== 'purchase') throw new Error(bought.type);
    const { destroyer = 0, carrier = 0, battleship = 0, transport = 0 } = bought.units;
    expect(transport === 0 || destroyer + carrier + battleship > 0).toBe(true);
    expect(destroyer + carrier + battleship + transport).toBeGreaterThan(0);
  });
});
