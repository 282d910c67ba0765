import { describe, expect, it } from 'vitest';
import { carryOut, seeded } from '../../../lib/engine';
import { aa1941 } from '../../../lib/games/axis-allies';
import { danger, navyAt } from '../../../lib/games/axis-allies/bot/seas';
import { surveyOf } from '../../../lib/games/axis-allies/bot/survey';
import { editionOf } from '../../../lib/games/axis-allies/editions';
import { decisions } from '../../../lib/games/axis-allies/rules/sequence';
import type { Order, Phase, Power, State, UnitType } from '../../../lib/games/axis-allies/types';
import { battlefield } from './battlefield';

type Units = Parameters<typeof battlefield>[0]['units'];
type Control = Parameters<typeof battlefield>[0]['control'];

/** A phase of a power's turn on an otherwise empty board. */
function position(power: Power, phase: Phase, units: Units, control: Control = {}): State {
  const { state } = battlefield({ power, units, control });
  state.phase = phase;
  return state;
}

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
    const state = position('ussr', 'combat-move', {
      russia: { ussr: { infantry: 8, tank: 1 } },
      archangel: { germany: { infantry: 1 } },
      'west-russia': { germany: { infantry: 4, tank: 3 } },
    });
    state.control.archangel = 'germany';
    playOut(state);
    const survey = surveyOf(state);
    expect(survey.risk('russia', survey.garrison('russia'))).toBeLessThan(0.3);
  });

  it('posts a guard in a border territory that the enemy could walk into', () => {
    const state = position('ussr', 'noncombat-move', {
      archangel: { ussr: { infantry: 4 } },
      'eastern-europe': { germany: { infantry: 3 } },
    });
    playOut(state);
    expect(unitsIn(state, 'karelia', 'ussr')).toBeGreaterThan(0);
  });

  it('leaves a guard behind when its army marches on', () => {
    const state = position('germany', 'combat-move', {
      'eastern-europe': { germany: { infantry: 5, tank: 2 } },
      'west-russia': { ussr: { infantry: 1 } },
      ukraine: { ussr: { infantry: 2 } },
    });
    state.control['west-russia'] = 'ussr';
    state.control.ukraine = 'ussr';
    playOut(state);
    expect(unitsIn(state, 'eastern-europe', 'germany')).toBeGreaterThan(0);
  });

  it('leaves alone what it could take but what would cost it the army', () => {
    const state = position('germany', 'combat-move', {
      ukraine: { germany: { infantry: 2, tank: 1 } },
      caucasus: { ussr: { infantry: 1 } },
      russia: { ussr: { infantry: 9, tank: 3 } },
    });
    expect(playOut(state).filter((each) => each.type === 'move' && each.units.tank)).toEqual([]);
  });
});

describe('the practice bot at sea', () => {
  it('never leaves a loaded transport where enemy aircraft find it alone', () => {
    const state = position('uk', 'noncombat-move', {
      'eastern-canada': { uk: { infantry: 2 } },
      sz10: { uk: { transport: 1 } },
      'western-europe': { germany: { fighter: 3, infantry: 4 } },
    });
    playOut(state);
    const survey = surveyOf(state);
    const zones = Object.keys(state.spaces).filter((space) => state.spaces[space]?.some((stack) => stack.type === 'transport'));
    for (const zone of zones) expect(danger(survey, zone, navyAt(survey, zone)), zone).toBeLessThan(0.5);
  });

  it('makes for safer waters with a transport that no zone in reach keeps from being sunk', () => {
    const state = position(
      'uk',
      'noncombat-move',
      { sz33: { uk: { transport: 1 } }, australia: { japan: { bomber: 1 } } },
      { australia: 'japan' },
    );
    const { refuge } = surveyOf(state);
    playOut(state);
    const [haven = ''] = Object.keys(state.spaces).filter((space) => unitsIn(state, space, 'uk') > 0);
    expect(refuge(haven)).toBeLessThan(1);
    expect(refuge(haven)).toBeGreaterThan(refuge('sz33'));
  });

  it('sends warships to transports that are in danger', () => {
    const state = position(
      'usa',
      'noncombat-move',
      {
        sz19: { usa: { transport: 3 } },
        sz12: { usa: { battleship: 3, carrier: 1, fighter: 2 } },
        'eastern-canada': { germany: { bomber: 1 } },
      },
      { 'eastern-canada': 'germany' },
    );
    playOut(state);
    for (const zone of Object.keys(state.spaces).filter((space) => state.spaces[space]?.some(({ type }) => type === 'transport')))
      expect(
        state.spaces[zone]?.some(({ type }) => type === 'battleship'),
        zone,
      ).toBe(true);
  });

  it('sails warships and the transports beside them together', () => {
    const state = position('usa', 'noncombat-move', {
      'eastern-united-states': { usa: { infantry: 4 } },
      sz11: { usa: { transport: 2, destroyer: 2, battleship: 1 } },
      'western-europe': { germany: { fighter: 1, infantry: 2 } },
    });
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
    const state = position('japan', 'combat-move', {
      sz45: { japan: { transport: 1 } },
      japan: { japan: { infantry: 2 } },
      sz38: { usa: { battleship: 1, destroyer: 1 } },
      'philippine-islands': { usa: { infantry: 1 } },
    });
    expect(playOut(state).filter((each) => each.type === 'assault' && each.target === 'philippine-islands')).toEqual([]);
  });

  it('lets fighters of the coast guard ships from a carrier that was bought', () => {
    const state = position('germany', 'noncombat-move', {
      germany: { germany: { infantry: 6, fighter: 2 } },
      sz5: { germany: { transport: 2 } },
      'united-kingdom': { uk: { fighter: 2 } },
    });
    state.bought = { carrier: 1 };
    const boarding = playOut(state).filter((each) => each.type === 'move' && each.units.fighter && each.path.at(-1) === 'sz5');
    expect(boarding).toHaveLength(1);
  });
});

describe('what the practice bot buys', () => {
  it('is infantry for a capital in danger, and more than infantry where all is quiet', () => {
    const quiet = position('germany', 'purchase', { germany: { germany: { infantry: 9 } }, russia: { ussr: { infantry: 3 } } });
    quiet.treasury.germany = 30;
    const bought = order(quiet);
    if (bought.type !== 'purchase') throw new Error(bought.type);
    expect((bought.units.tank ?? 0) + (bought.units.fighter ?? 0) + (bought.units.bomber ?? 0)).toBeGreaterThan(0);
  });

  it('is as much as a fortune buys, when the fleet has what it needs', () => {
    const state = position(
      'germany',
      'purchase',
      {
        germany: { germany: { infantry: 12, fighter: 2 } },
        sz5: { germany: { transport: 9, battleship: 4 } },
        'united-kingdom': { uk: { infantry: 40 } },
      },
      { russia: 'germany', caucasus: 'germany', karelia: 'germany' },
    );
    state.treasury.germany = 90;
    const bought = order(state);
    if (bought.type !== 'purchase') throw new Error(bought.type);
    const { units } = editionOf(state);
    expect(Object.entries(bought.units).reduce((sum, [type, count]) => sum + units[type as UnitType].cost * count, 0)).toBeGreaterThan(60);
  });

  it('is warships before transports where enemy aircraft wait for them', () => {
    const state = position('uk', 'purchase', {
      'united-kingdom': { uk: { infantry: 9 } },
      'western-europe': { germany: { infantry: 2, fighter: 1 } },
    });
    state.treasury.uk = 40;
    const bought = order(state);
    if (bought.type !== 'purchase') throw new Error(bought.type);
    const { destroyer = 0, carrier = 0, battleship = 0, transport = 0 } = bought.units;
    expect(transport === 0 || destroyer + carrier + battleship > 0).toBe(true);
    expect(destroyer + carrier + battleship + transport).toBeGreaterThan(0);
  });
});
