import { expect } from 'vitest';
import { aimNow } from '../../../../lib/games/aa-miniatures/rules/acting';
import { type Aim, resultOf } from '../../../../lib/games/aa-miniatures/rules/attack';
import { attack } from '../../../../lib/games/aa-miniatures/rules/shooting';
import type { Battle, Unit } from '../../../../lib/games/aa-miniatures/types';
import { aimed, enemyUnit, gone, madeUnit, vehicle } from '../battles';
import { dice, nowOf, played } from './dice-1';

const [near, next, middle, far] = ['8,2', '8,3', '8,5', '8,9'];
const soldier = (hex = next, unit: Partial<Unit> = {}) => enemyUnit(hex, [], {}, unit);
const tank = (hex = next, unit: Partial<Unit> = {}) => enemyUnit(hex, [], vehicle, unit);
const aircraft = (hex = next) => enemyUnit(hex, [], { type: 'aircraft' });
const revised = { edition: 'revised' } as const;
const by = (ability: string, unit: Partial<Unit> = {}, hex = near) => madeUnit(hex, [ability], {}, unit);
const plain = (hex = near) => madeUnit(hex, []);
const of = (aim: unknown): Aim => aim as Aim;
const diceOf = (aim: unknown): number => of(aim).dice;
const modifierOf = (aim: unknown): number => of(aim).modifier;
const successes = (attacker: Unit, target: Unit, dice: number[]) => resultOf(of(aimed(attacker, target)), dice);
/** In a town, where a soldier needs four and a vehicle five. */
const inTown = (attacker: Unit, target: Unit) => of(aimed(attacker, target, [], { layout: 1 })).cover;

export const attackProofs = {
  close_assault_n: {
    'S922: its own value against vehicles in its hex, without cover': () => {
      const assault = (target: Unit, hex = '12,12') => of(aimed(by('close_assault_n 12', {}, hex), target, [], { layout: 1 }));
      expect([assault(tank('12,12')).dice, assault(soldier('12,12')).dice]).toEqual([12, 8]);
      expect([assault(tank('12,12')).cover, assault(tank('12,12'), '12,13').cover]).toEqual([null, 5]);
    },
    'S922, S961: the higher value against soldiers, where a back is open, with cover': () => {
      const assault = (dice: number, more: Partial<Battle> = {}) => {
        const rifle = madeUnit('12,12', ['close_assault_n 7'], { soldier: [dice, 0, 0], vehicle: [2, 0, 0] });
        const target = enemyUnit('12,12', ['open_back'], vehicle);
        const aim = of(aimed(rifle, target, [], { layout: 1, ...more }));
        return [aim.dice, aim.cover];
      };
      expect([assault(10), assault(7), assault(10, { rules: 1 })]).toEqual([
        [10, 6],
        [7, null],
        [7, null],
      ]);
    },
  },
  hand_to_hand_n: {
    'S942: its own value against soldiers in its hex, without cover': () => {
      const fight = (target: Unit, hex = '12,12') => of(aimed(by('hand_to_hand_n 12', {}, hex), target, [], { layout: 1 }));
      expect([fight(soldier('12,12')).dice, fight(tank('12,12')).dice]).toEqual([12, 8]);
      expect([fight(soldier('12,12')).cover, fight(soldier('12,12'), '12,13').cover]).toEqual([null, 4]);
    },
    'S942, S957: a higher value of arms that it took up goes before': () => {
      const fallen = soldier();
      const hero = madeUnit(
        near,
        ['improvisation', 'hand_to_hand_n 7'],
        { soldier: [5, 0, 0] },
        { marks: { battle: [`arms:${fallen.card}`] } },
      );
      expect([diceOf(aimed(hero, soldier(near))), diceOf(aimed({ ...hero, marks: {} }, soldier(near)))]).toEqual([8, 7]);
    },
  },
  extended_range_n: {
    'S937: long range against vehicles goes farther': () => {
      const gun = by('extended_range_n 12');
      expect([aimed(gun, tank('8,14')), aimed(gun, soldier('8,14')), aimed(plain(), tank('8,14'))]).toEqual([
        expect.objectContaining({ band: 'long' }),
        'out-of-range',
        'out-of-range',
      ]);
    },
  },
  enhanced_range_n: {
    'S933: long range goes farther against all': () => {
      expect(aimed(by('enhanced_range_n 16'), soldier('8,17'))).toMatchObject({ band: 'long', range: 15 });
    },
  },
  limited_range_n: {
    'S957: soldiers are attacked no farther than that': () => {
      const gun = by('limited_range_n 2');
      expect([aimed(gun, soldier(middle)), diceOf(aimed(gun, tank(middle))), diceOf(aimed(gun, soldier()))]).toEqual(['forbidden', 8, 8]);
    },
    'revised: nobody is attacked farther than that': () => {
      const aims = [tank(middle), tank()].map((target) => aimed(by('limited_range_n 2'), target, [], revised));
      expect([aims[0], diceOf(aims[1])]).toEqual(['forbidden', 8]);
    },
  },
  restricted_range_n: {
    'S970: nobody is attacked farther than that': () => {
      const gun = by('restricted_range_n 2');
      expect([aimed(gun, soldier(middle)), aimed(gun, tank(middle)), diceOf(aimed(gun, tank()))]).toEqual(['forbidden', 'forbidden', 8]);
    },
  },
  inaccurate_n: { 'S958: one less on each die': () => expect(modifierOf(aimed(by('inaccurate_n 1'), soldier()))).toBe(-1) },
  shrapnel_n: {
    'S979: a success against a soldier counts twice': () => {
      expect([soldier(), tank()].map((target) => successes(by('shrapnel_n 2'), target, [4, 5, 1]).successes)).toEqual([4, 2]);
    },
  },
  bravado_n: {
    'S912: more dice until a friend is destroyed': () => {
      const bold = by('bravado_n 2');
      const after = (side: 'axis' | 'allies') => diceOf(aimed(bold, soldier(), [], { fallen: [gone(side, 1)] }));
      expect([diceOf(aimed(bold, soldier())), after('axis'), after('allies')]).toEqual([10, 10, 8]);
    },
  },
  bombardment: {
    'S911: its attacks allow no cover roll': () => {
      expect([inTown(by('bombardment', {}, '12,13'), soldier('12,12')), inTown(plain('12,13'), soldier('12,12'))]).toEqual([null, 4]);
    },
    'S626: not even where camouflage would make the roll': () => {
      const inForest = (attacker: Unit) => of(aimed(attacker, enemyUnit('10,5', ['forest_camouflage'], vehicle), [], { layout: 1 }));
      expect([inForest(plain('10,10')), inForest(by('bombardment', {}, '10,10'))].map(({ isCovered }) => isCovered)).toEqual([true, false]);
    },
    'revised: no aircraft': () => {
      const aims = [{}, revised].map((edition) => aimed(by('bombardment'), aircraft(), [], edition));
      expect([diceOf(aims[0]), aims[1]]).toEqual([8, 'forbidden']);
    },
  },
  crack_shot: {
    'S921: one more on each die': () => expect(modifierOf(aimed(by('crack_shot'), soldier()))).toBe(1),
    'revised: not against aircraft': () => {
      const modifiers = [{}, revised].map((edition) => modifierOf(aimed(by('crack_shot'), aircraft(), [], edition)));
      expect(modifiers).toEqual([0, -1]);
    },
  },
  commander_hunter: {
    'S918: two dice more at commanders': () => {
      const commander = enemyUnit(next, ['commander_abilities_initiative_n 1']);
      expect([commander, soldier()].map((target) => diceOf(aimed(by('commander_hunter'), target)))).toEqual([10, 8]);
    },
  },
  gun_crew_hunter: {
    'S947: two dice more at artillery': () => {
      const gun = enemyUnit(next, [], { subtypes: ['Artillery'] });
      expect([gun, soldier()].map((target) => diceOf(aimed(by('gun_crew_hunter'), target)))).toEqual([10, 8]);
    },
  },
  ss_hunter: {
    'S985: two dice more at units of the SS': () => {
      const guard = enemyUnit(next, [], { name: 'SS-Panzergrenadier' });
      expect([guard, soldier()].map((target) => diceOf(aimed(by('ss_hunter'), target)))).toEqual([10, 8]);
    },
  },
  flanking_attack: {
    'S941: a die more at the rear of a vehicle': () => {
      const dice = (facing: 0 | 3) => diceOf(aimed(by('flanking_attack'), tank(next, { facing })));
      expect([dice(0), dice(3)]).toEqual([8, 9]);
    },
    'S936, S287: also of one whose two defenses are the same': () => {
      const even = { type: 'vehicle', defense: { front: 3, rear: 3 } } as const;
      const dice = (facing: 0 | 3, rules: number) =>
        diceOf(aimed(by('flanking_attack'), enemyUnit(next, [], even, { facing }), [], { rules }));
      expect([dice(0, 2), dice(3, 2), dice(3, 1)]).toEqual([8, 9, 8]);
    },
  },
  surprise_fire: {
    'S992: a die more out of a forest': () => {
      const from = (hex: string) => diceOf(aimed(by('surprise_fire', {}, hex), soldier('10,6'), [], { layout: 1 }));
      expect([from('10,5'), from('10,7')]).toEqual([9, 8]);
    },
  },
  ruthless: {
    'S974: one more on each die at the disrupted and the damaged': () => {
      const at = (unit: Partial<Unit>) => modifierOf(aimed(by('ruthless'), tank(next, unit)));
      expect([at({}), at({ damaged: true }), at({ disrupted: 'until-casualties' })]).toEqual([0, 1, 1]);
    },
  },
  collapsible_screen: {
    'S923: no attack out of water': () => {
      const from = (hex: string) => aimed(by('collapsible_screen', {}, hex), soldier('10,6'), [], { layout: 3 });
      expect([from('10,5'), diceOf(from('10,7'))]).toEqual(['forbidden', 8]);
    },
  },
  undermanned: {
    'S994: no attack while disrupted': () => {
      expect(aimed(by('undermanned', { disrupted: 'until-casualties' }), soldier())).toBe('forbidden');
    },
  },
  gung_ho: {
    'S946: one more on each die in defensive fire': () => {
      const modifiers = (['assault', 'defensive'] as const).map((kind) => modifierOf(aimed(by('gung_ho'), soldier(), [], {}, { kind })));
      expect(modifiers).toEqual([0, 1]);
    },
  },
  vast_experience: {
    'S1003: a six counts twice': () => expect(successes(by('vast_experience'), soldier(), [6, 6, 4, 1]).successes).toBe(5),
  },
  flamethrower: {
    'S936: no cover at short range, and three sixes destroy at once': () => {
      const cover = (hex: string) => inTown(by('flamethrower', {}, hex), soldier('12,12'));
      expect([cover('12,13'), cover('12,15')]).toEqual([null, 4]);
      const kills = (dice: number[], hex = next) => successes(by('flamethrower'), soldier(hex), dice).kills;
      expect([kills([6, 6, 6]), kills([6, 6, 5]), kills([6, 6, 6], middle)]).toEqual([true, false, false]);
    },
    'revised: aircraft are not destroyed by it': () => {
      const kills = [{}, revised].map((edition) => resultOf(of(aimed(by('flamethrower'), aircraft(), [], edition)), [6, 6, 6]).kills);
      expect(kills).toEqual([true, false]);
    },
  },
  guard_crew: {
    'S945: one die that shows one is thrown again': () => {
      expect(of(aimed(by('guard_crew'), soldier())).rerolls).toEqual([{ most: 1, of: 'ones' }]);
    },
  },
  seasoned_crew: {
    'S979: who is attacked has one less on cover rolls': () => {
      expect([inTown(by('seasoned_crew', {}, '12,13'), soldier('12,12')), inTown(plain('12,13'), soldier('12,12'))]).toEqual([5, 4]);
    },
  },
  experienced_recon: {
    'public: sees camouflaged units at medium range': () => {
      const hidden = (hex: string) => enemyUnit(hex, ['camouflaged']);
      expect([
        aimed(plain(), hidden(middle)),
        diceOf(aimed(by('experienced_recon'), hidden(middle))),
        aimed(by('experienced_recon'), hidden(far)),
      ]).toEqual(['protected', 8, 'protected']);
    },
  },
  indirect_fire: {
    'S952: it needs no sight of what a spotter sees within four hexes': () => {
      const at = (spotter: string, more: Partial<Battle> = {}) =>
        aimed(by('indirect_fire', {}, '3,8'), soldier('3,2'), [madeUnit(spotter, ['spotter'])], { layout: 1, ...more });
      expect([of(at('3,4')).dice, at('3,8'), at('15,17')]).toEqual([8, 'no-sight', 'no-sight']);
      const tankAt = (edition: 'rulebook' | 'revised') =>
        aimed(by('indirect_fire', {}, '3,8'), tank('3,2'), [madeUnit('3,4', ['spotter'])], { layout: 1, edition });
      expect([of(tankAt('rulebook')).dice, tankAt('revised')]).toEqual([8, 'no-sight']);
    },
    'revised: who chats on the radio spots only while it has not moved in the assault': () => {
      const at = (phase: string[], edition: Battle['edition'] = 'revised') => {
        const spotter = madeUnit('3,4', ['spotter', 'chatting_on_the_radio'], {}, { marks: { phase } });
        return aimed(by('indirect_fire', {}, '3,8'), soldier('3,2'), [spotter], { layout: 1, edition });
      };
      expect([diceOf(at([])), at(['moved']), diceOf(at(['moved'], 'rulebook'))]).toEqual([8, 'no-sight', 8]);
    },
  },
  improved_indirect_fire: {
    'S950: it needs no sight of soldiers that an American sees within four hexes': () => {
      const gun = by('improved_indirect_fire', {}, '3,8');
      const at = (more: object, edition: 'rulebook' | 'revised' = 'rulebook', abilities: string[] = []) =>
        aimed(gun, soldier('3,2'), [madeUnit('3,4', abilities, more)], { layout: 1, edition });
      const american = { nation: 'United States' };
      expect([
        of(at(american)).dice,
        at({}),
        at(american, 'revised'),
        of(at(american, 'revised', ['commander_abilities_initiative_n 1'])).dice,
      ]).toEqual([8, 'no-sight', 'no-sight', 8]);
      expect(of(at({}, 'revised', ['spotter'])).dice).toBe(8);
    },
    'S956: an American in the air sees past ground, not past smoke': () => {
      const at = (type: 'aircraft' | 'soldier', more: Partial<Battle> = {}) =>
        aimed(by('improved_indirect_fire', {}, '3,8'), soldier('3,2'), [madeUnit('3,6', [], { nation: 'United States', type })], {
          layout: 1,
          ...more,
        });
      expect([diceOf(at('aircraft')), at('soldier'), at('aircraft', { smoke: ['3,2'] }), at('aircraft', { rules: 1 })]).toEqual([
        ...[8, 'no-sight', 'no-sight', 'no-sight'],
      ]);
    },
  },
  superior_optics: {
    'S986: from a hill it sees over one hex': () => {
      const from = (hex: string, to: string) => aimed(by('superior_optics', {}, hex), soldier(to), [], { layout: 2 });
      expect([of(from('1,3', '1,8')).dice, from('1,3', '2,8'), from('1,1', '1,4')]).toEqual([8, 'no-sight', 'no-sight']);
    },
    'S990, S981: smoke is such a hex, and beside another one too many': () => {
      const from = (to: string, ...smoke: string[]) => aimed(by('superior_optics', {}, '1,3'), soldier(to), [], { layout: 2, smoke });
      expect([diceOf(from('1,5', '1,5')), from('1,8', '1,8'), from('1,5', '1,3', '1,5')]).toEqual([8, 'no-sight', 'no-sight']);
    },
  },
  tank_hunter: {
    'public: one more on each die at vehicles': () => {
      expect([tank(), soldier()].map((target) => modifierOf(aimed(by('tank_hunter'), target)))).toEqual([1, 0]);
    },
  },
  turret_lock: {
    'public: no attack from a hill': () => {
      const from = (hex: string) => aimed(by('turret_lock', {}, hex), soldier('9,5'), [], { layout: 1 });
      expect([from('9,6'), diceOf(from('9,4'))]).toEqual(['forbidden', 8]);
    },
  },
  well_led: {
    'public: a die more in its assault': () => {
      const dice = (['assault', 'defensive'] as const).map((kind) => diceOf(aimed(by('well_led'), soldier(), [], {}, { kind })));
      expect(dice).toEqual([9, 8]);
    },
  },
  quick_swivel: {
    'public: a die more in defensive fire': () => {
      const dice = (['assault', 'defensive'] as const).map((kind) => diceOf(aimed(by('quick_swivel'), soldier(), [], {}, { kind })));
      expect(dice).toEqual([8, 9]);
    },
  },
  no_turret: {
    'S960: vehicles are attacked ahead alone, soldiers anywhere': () => {
      const gun = (facing: 0 | 3) => madeUnit(near, ['no_turret'], vehicle, { facing });
      expect([aimed(gun(0), tank()), diceOf(aimed(gun(3), tank())), diceOf(aimed(gun(0), soldier()))]).toEqual(['forbidden', 8, 8]);
    },
  },
  fixed_gun: {
    'public: vehicles are attacked ahead alone': () => {
      const gun = (facing: 0 | 3) => madeUnit(near, ['fixed_gun'], vehicle, { facing });
      expect([aimed(gun(0), tank()), diceOf(aimed(gun(3), tank()))]).toEqual(['forbidden', 8]);
    },
  },
  fixed_howitzer: {
    'S934: nobody is attacked but ahead': () => {
      const gun = (facing: 0 | 3) => madeUnit(near, ['fixed_howitzer'], vehicle, { facing });
      expect([aimed(gun(0), soldier()), diceOf(aimed(gun(3), soldier()))]).toEqual(['forbidden', 8]);
    },
  },
  fixed_rear_gun: {
    'S935: vehicles ahead by the rulebook, behind by the revised card': () => {
      const gun = (facing: 0 | 3) => madeUnit(near, ['fixed_rear_gun'], vehicle, { facing });
      expect([aimed(gun(0), tank()), diceOf(aimed(gun(3), tank()))]).toEqual(['forbidden', 8]);
      expect([diceOf(aimed(gun(0), tank(), [], { edition: 'revised' })), aimed(gun(3), tank(), [], { edition: 'revised' })]).toEqual([
        8,
        'forbidden',
      ]);
    },
  },
  stars_and_stripes: {
    'S980: a die more beside a commander': () => {
      const commander = (hex: string) => madeUnit(hex, ['commander_abilities_initiative_n 1']);
      const dice = (hex: string) => diceOf(aimed(by('stars_and_stripes'), soldier(), [commander(hex)]));
      expect([dice('8,1'), dice('8,0')]).toEqual([9, 8]);
    },
  },
  coordinated_fire: {
    'public: a die more beside a commander': () => {
      const commander = madeUnit('8,1', ['commander_abilities_initiative_n 1']);
      expect([diceOf(aimed(by('coordinated_fire'), soldier(), [commander])), diceOf(aimed(by('coordinated_fire'), soldier()))]).toEqual([
        9, 8,
      ]);
    },
  },
  dismounted_attack: {
    'public: short range against vehicles is two hexes while no enemy soldier is near': () => {
      const band = (others: Unit[]) => of(aimed(by('dismounted_attack'), tank('8,4'), others)).band;
      expect([band([]), band([soldier('8,1')])]).toEqual(['short', 'medium']);
    },
  },
  open_crew: {
    'public: one less on each die within two hexes of an enemy soldier': () => {
      const modifier = (hex: string) => modifierOf(aimed(by('open_crew'), tank(), [soldier(hex)]));
      expect([modifier('8,4'), modifier('8,6')]).toEqual([-1, 0]);
    },
  },
  fury_n: {
    'public: more dice after an enemy was destroyed in the turn before': () => {
      const dice = (side: 'axis' | 'allies', turn: number) =>
        diceOf(aimed(by('fury_n 2'), soldier(), [], { turn: 3, fallen: [gone(side, turn)] }));
      expect([dice('axis', 2), dice('axis', 1), dice('allies', 2)]).toEqual([10, 8, 8]);
    },
  },
  shock_troop: {
    'public: one more on each die of its first attack on a soldier or vehicle': () => {
      const modifiers = (first: Unit) => {
        const unit = by('shock_troop');
        const others = [soldier(), tank()];
        const play = played([unit, first, ...others], dice(8, 1));
        const aim = of(aimNow(play.state, unit, first, null));
        attack(play, aim);
        return [aim.modifier, ...others.map((target) => modifierOf(aimNow(play.state, nowOf(play, unit), target, null)))];
      };
      expect([modifiers(soldier()), modifiers(tank()), modifiers(aircraft())]).toEqual([
        [1, 0, 0],
        [1, 0, 0],
        [-1, 1, 1],
      ]);
    },
  },
};
