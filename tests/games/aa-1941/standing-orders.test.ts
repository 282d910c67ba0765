import { describe, expect, it } from 'vitest';
import { seeded } from '../../../lib/engine';
import { edition1941 } from '../../../lib/games/axis-allies/editions/1941';
import { answer, combatFallback, standardPolicy } from '../../../lib/games/axis-allies/replies';
import { combatDecisions } from '../../../lib/games/axis-allies/rules/combat';
import { checkCombat } from '../../../lib/games/axis-allies/rules/combat-check';
import type { Order, Policy } from '../../../lib/games/axis-allies/types';
import { attacking, type Battlefield, battlefield } from './battlefield';

const reply = (field: Battlefield, policy: Partial<Policy> = {}): Order | null => {
  const [decision] = combatDecisions(field.state);
  if (!decision) throw new Error('nothing is asked');
  const order = answer(field.state, decision, { ...standardPolicy(edition1941), ...policy });
  if (order) expect(checkCombat(field.state, decision, order).ok).toBe(true);
  return order;
};

const karelia = (germany: Record<string, number>, ussr: Record<string, number>) =>
  battlefield({
    power: 'germany',
    units: { karelia: { germany, ussr } },
    turn: { origins: { karelia: ['eastern-europe', 'norway-finland'] } },
  });

describe('DP-1: the order of battles', () => {
  const two = () =>
    battlefield({
      power: 'germany',
      units: {
        karelia: { germany: { infantry: 1 }, ussr: { infantry: 1 } },
        caucasus: { germany: { infantry: 1 }, ussr: { infantry: 1 } },
      },
    });

  it('DP-1: the attacker picks, and by default the dearest territory comes first', () => {
    const field = two().begin();
    expect(field.asked).toEqual(['battle germany-japan']);
    expect(reply(field)).toEqual({ type: 'battle', space: 'caucasus' });
    expect(field.refuses('battle russia')).toBe('E-PHASE');
    field.rolls(6, 1, 6, 1).orders('battle karelia');
    expect(field.told('battle').map((each) => each.space)).toEqual(['karelia', 'caucasus']);
  });

  it('DP-1: undefended territories are taken first and never asked about', () => {
    const field = battlefield({
      power: 'germany',
      units: {
        karelia: { germany: { infantry: 1 } },
        archangel: { germany: { tank: 1 } },
        caucasus: { germany: { infantry: 1 }, ussr: { infantry: 1 } },
      },
    });
    field.rolls(6, 1).begin();
    expect(field.state.control).toMatchObject({ karelia: 'germany', archangel: 'germany', caucasus: 'ussr' });
  });
});

describe('DP-2: casualties', () => {
  it('DP41-4, DP-2: nothing is asked when all must go or all are alike', () => {
    const alike = karelia({ tank: 2 }, { infantry: 3 }).rolls(1, 1, 6, 6, 6).begin();
    expect(alike.asked).toEqual(['press germany-japan']);
    const all = karelia({ tank: 2 }, { infantry: 1, tank: 1 }).rolls(1, 1, 6, 6).begin();
    expect(all.state.control.karelia).toBe('germany');
  });

  it('DP-2: the cheapest go first by default, the attacker’s last land unit after the aircraft', () => {
    const field = karelia({ infantry: 1, fighter: 2 }, { infantry: 3 }).rolls(6, 6, 6, 1, 6, 6).begin();
    expect(reply(field)).toEqual({ type: 'casualties', losses: [{ owner: 'germany', type: 'fighter', count: 1 }] });
    expect(reply(field, { keepCapturer: false })).toEqual({
      type: 'casualties',
      losses: [{ owner: 'germany', type: 'infantry', count: 1 }],
    });
  });

  it('DP-2: a seat’s own ranking decides, types it leaves out follow', () => {
    const field = karelia({ infantry: 2, tank: 2, fighter: 1 }, { infantry: 3 }).rolls(6, 6, 6, 6, 6, 1, 1, 1).begin();
    expect(reply(field, { landLosses: ['fighter'] })).toEqual({
      type: 'casualties',
      losses: [
        { owner: 'germany', type: 'infantry', count: 2 },
        { owner: 'germany', type: 'fighter', count: 1 },
      ],
    });
  });

  it('DP-2: the first hit of a battleship comes before every loss', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz6: { germany: { battleship: 1, submarine: 1 }, uk: { destroyer: 1, carrier: 1 } } },
      turn: { hostile: ['sz6'] },
    });
    field.rolls(6, 6, 1, 6).begin();
    expect(reply(field)).toEqual({ type: 'casualties', losses: [{ owner: 'germany', type: 'battleship', count: 1, damaged: true }] });
  });

  it('DP-2: a seat that wants to be asked is asked', () => {
    const field = karelia({ infantry: 1, tank: 1 }, { infantry: 3 }).rolls(6, 6, 1, 6, 6).begin();
    expect(reply(field, { ask: ['casualties-attacking'] })).toBeNull();
    expect(reply(field, { ask: ['casualties-defending'] })).not.toBeNull();
  });
});

describe('DP-3: press or retreat', () => {
  const round1 = () => karelia({ infantry: 2 }, { infantry: 4 }).rolls(6, 6, 6, 6, 6, 6).begin();

  it('DP41-5, DP-3: presses by default', () => {
    expect(reply(round1())).toEqual({ type: 'press' });
  });

  it('DP-3: retreats when the odds are below the figure', () => {
    expect(reply(round1(), { retreat: 'odds', retreatAt: 50 })).toEqual({ type: 'retreat', to: 'eastern-europe' });
    expect(reply(karelia({ tank: 6 }, { infantry: 1 }).rolls(6, 6, 6, 6, 6, 6, 6).begin(), { retreat: 'odds', retreatAt: 50 })).toEqual({
      type: 'press',
    });
  });

  it('DP-3: retreats when fewer units than the figure are left, or after so many rounds', () => {
    expect(reply(round1(), { retreat: 'units', retreatAt: 3 })).toMatchObject({ type: 'retreat' });
    expect(reply(round1(), { retreat: 'units', retreatAt: 2 })).toEqual({ type: 'press' });
    expect(reply(round1(), { retreat: 'rounds', retreatAt: 1 })).toMatchObject({ type: 'retreat' });
    expect(reply(round1(), { retreat: 'rounds', retreatAt: 2 })).toEqual({ type: 'press' });
  });

  it('DP-3: retreats to where most friends stand', () => {
    const field = battlefield({
      power: 'germany',
      units: { karelia: { germany: { infantry: 2 }, ussr: { infantry: 4 } }, 'norway-finland': { germany: { infantry: 5 } } },
      turn: { origins: { karelia: ['eastern-europe', 'norway-finland'] } },
    });
    field.rolls(6, 6, 6, 6, 6, 6).begin();
    expect(reply(field, { retreat: 'rounds', retreatAt: 1 })).toEqual({ type: 'retreat', to: 'norway-finland' });
  });

  it('R41-7.10: exposed transports leave whatever the standing order on retreats', () => {
    const field = battlefield({
      power: 'uk',
      units: { sz6: { uk: { destroyer: 1, transport: 1 }, germany: { battleship: 1 } } },
      turn: { hostile: ['sz6'], origins: { sz6: ['sz8'] } },
    });
    field.rolls(6, 1).begin();
    expect(reply(field)).toEqual({ type: 'retreat', to: 'sz8' });
  });
});

describe('DP-4: submerging', () => {
  it('DP-4: a defender dives when only submarines are left beside him', () => {
    const alone = battlefield({
      power: 'uk',
      units: { sz9: { uk: { battleship: 1 }, germany: { submarine: 2 } } },
      turn: attacking('sz9'),
    }).begin();
    expect(reply(alone)).toEqual({ type: 'submerge', count: 2 });
    expect(reply(alone, { submerge: 'never' })).toEqual({ type: 'submerge', count: 0 });
    const guarded = battlefield({
      power: 'uk',
      units: { sz9: { uk: { battleship: 1 }, germany: { submarine: 1, battleship: 1 } } },
      turn: { hostile: ['sz9'] },
    }).begin();
    expect(reply(guarded)).toEqual({ type: 'submerge', count: 0 });
    expect(reply(guarded, { submerge: 'always' })).toEqual({ type: 'submerge', count: 1 });
  });

  it('DP-4: an attack with submarines alone is fought one round before they dive', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz8: { germany: { submarine: 2 }, uk: { battleship: 1 } } },
      turn: { hostile: ['sz8'], origins: { sz8: ['sz6'] } },
    }).begin();
    expect(reply(field)).toEqual({ type: 'submerge', count: 0 });
    field.rolls(6, 6, 6).orders('fire').orders('press');
    expect(reply(field)).toEqual({ type: 'submerge', count: 2 });
  });
});

describe('DP-5: stranded fighters', () => {
  /** A carrier with two fighters goes down in sz46: Coastal China and Szechwan beside it, decks one zone on. */
  const sunk = (control: Record<string, 'usa' | 'japan'>, units: Parameters<typeof battlefield>[0]['units'] = {}) =>
    battlefield({
      power: 'usa',
      units: { sz46: { usa: { submarine: 1 }, japan: { carrier: 1, fighter: 2 } }, ...units },
      control,
      turn: { hostile: ['sz46'] },
    })
      .begin()
      .rolls(2)
      .orders('fire');

  it('DP-5: with one place there is nothing to ask', () => {
    const field = sunk({});
    expect(field.at('coastal-china')).toBe('2 japan fighter');
    expect(field.told('strand')).toMatchObject([{ to: 'coastal-china', count: 2 }]);
  });

  it('R41-10.5: without a place they are lost', () => {
    const field = sunk({ 'coastal-china': 'usa' });
    expect(field.told('strand')).toMatchObject([{ to: null, count: 2 }]);
    expect(field.at('sz46')).toBe('1 usa submarine');
  });

  it('DP41-7, DP-5: the owner chooses even out of turn, by default where most own units stand', () => {
    const field = sunk({ szechwan: 'japan' }, { szechwan: { japan: { infantry: 2 } } });
    expect(field.asked).toEqual(['strand germany-japan']);
    expect(reply(field)).toEqual({ type: 'strand', landings: [{ to: 'szechwan', count: 2 }] });
    expect(field.refuses('strand 1 to szechwan')).toBe('E-NO-LANDING');
    expect(field.refuses('strand 2 to manchuria')).toBe('E-NO-LANDING');
    field.orders('strand 1 to szechwan, 1 to coastal china');
    expect(field.at('coastal-china')).toBe('1 japan fighter');
    expect(field.state.combat).toBeNull();
  });

  it('R41-10.5: a carrier next door takes as many as it has room for', () => {
    const field = sunk({ 'coastal-china': 'usa' }, { sz45: { japan: { carrier: 1, fighter: 1 } } });
    expect(field.at('sz45')).toBe('2 japan fighter, 1 japan carrier');
    expect(field.told('strand').map(({ to, count }) => `${to} ${count}`)).toEqual(['sz45 1', 'null 1']);
  });

  it('R41-10.5: fighters of the surviving carrier’s owner keep their slots', () => {
    const field = battlefield({
      power: 'japan',
      units: { sz14: { japan: { submarine: 2 }, uk: { carrier: 1, fighter: 2 }, usa: { carrier: 1, fighter: 1 } } },
      turn: { hostile: ['sz14'], origins: { sz14: ['sz13'] } },
    });
    field.begin().rolls(2, 6).orders('fire').rolls(6).orders('lose 1 uk carrier').orders('retreat to sz13');
    expect(field.told('strand')[0]).toMatchObject({ owner: 'uk', count: 1 });
  });
});

describe('DP-6: joint defenders', () => {
  const joint = (seating?: string) =>
    battlefield({
      power: 'germany',
      units: { karelia: { germany: { tank: 3 }, ussr: { infantry: 2 }, uk: { infantry: 1, fighter: 1 } } },
      ...(seating ? { seating } : {}),
      turn: { origins: { karelia: ['eastern-europe'] } },
    });
  const apart = 'ussr,germany,uk,japan,usa';

  it('DP-6: one seat for all defenders needs no agreement', () => {
    const field = joint().rolls(1, 6, 6).begin();
    expect(field.asked).toEqual(['casualties ussr-uk-usa']);
    field.rolls(6, 6, 6, 6).orders('lose 1 uk infantry');
    expect(field.asked).toEqual(['press germany-japan']);
  });

  it('DP-6: the territory’s controller proposes and the others agree', () => {
    const field = joint(apart).rolls(1, 6, 6).begin();
    expect(field.asked).toEqual(['casualties ussr']);
    field.orders('lose 1 uk infantry');
    expect(field.asked).toEqual(['agree uk']);
    expect(reply(field)).toEqual({ type: 'consent', agree: true });
    expect(field.refuses('press')).toBe('E-PHASE');
    field.rolls(6, 6, 6, 6).orders('agree');
    expect(field.at('karelia')).toBe('2 ussr infantry, 3 germany tank, 1 uk fighter');
  });

  it('R41-6.3, DP41-8: when one objects the attacker chooses, by default the dearest', () => {
    const field = joint(apart).rolls(1, 6, 6).begin().orders('lose 1 uk infantry').orders('refuse');
    expect(field.asked).toEqual(['casualties germany']);
    expect(reply(field)).toEqual({ type: 'casualties', losses: [{ owner: 'uk', type: 'fighter', count: 1 }] });
    field.rolls(6, 6, 6, 6).orders('lose 1 uk fighter');
    expect(field.at('karelia')).toBe('2 ussr infantry, 3 germany tank, 1 uk infantry');
  });

  it('DP-6: at sea the power with most units proposes', () => {
    const field = battlefield({
      power: 'germany',
      units: { sz8: { germany: { battleship: 1 }, uk: { destroyer: 1 }, usa: { destroyer: 1, carrier: 1 } } },
      seating: apart,
      turn: { hostile: ['sz8'] },
    });
    field.rolls(1).begin();
    expect(field.asked).toEqual(['casualties usa']);
  });

  it('DP-6: nothing is asked when all units of all owners must go', () => {
    const field = battlefield({
      power: 'germany',
      units: { karelia: { germany: { tank: 3 }, ussr: { infantry: 1 }, uk: { infantry: 1 } } },
      seating: apart,
      turn: { origins: { karelia: ['eastern-europe'] } },
    });
    field.rolls(1, 1, 6, 6, 6).begin();
    expect(field.state.control.karelia).toBe('germany');
  });
});

describe('the deadline', () => {
  it('AAC-7: every question of a battle has a fallback that the rules accept', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = seeded(`deadline ${seed}`);
      const field = battlefield({
        power: 'germany',
        units: {
          sz8: { germany: { submarine: 2, battleship: 1 }, uk: { submarine: 1, carrier: 1, fighter: 2 }, usa: { submarine: 1 } },
          karelia: { germany: { infantry: 2, tank: 1 }, ussr: { infantry: 2, tank: 1 }, uk: { fighter: 1 } },
        },
        seating: 'ussr,germany,uk,japan,usa',
        turn: { hostile: ['sz8'], origins: { karelia: ['eastern-europe'], sz8: ['sz6'] } },
      });
      field.begin();
      while (field.state.combat) field.answered(combatFallback, () => 1 + Math.floor(random() * 6));
      expect(field.told('battle-end').length).toBe(2);
    }
  });
});
