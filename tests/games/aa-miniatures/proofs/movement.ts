import { expect } from 'vitest';
import { passes } from '../../../../lib/games/aa-miniatures/rules/changes';
import { atStart, further, mayMove, paceOf, speedOf, stepOf } from '../../../../lib/games/aa-miniatures/rules/movement';
import { hasRoom } from '../../../../lib/games/aa-miniatures/rules/stacking';
import { takes } from '../../../../lib/games/aa-miniatures/rules/transport';
import { nextPhase } from '../../../../lib/games/aa-miniatures/rules/turns';
import type { Battle, Unit } from '../../../../lib/games/aa-miniatures/types';
import { battleOf, enemyUnit, madeUnit, shaken } from '../battles';
import { act, asks, attacking, moving, now, playOf, refusal, successes, toldOf } from '../plays';

const vehicle = { type: 'vehicle', speed: 4, defense: { front: 5, rear: 3 } } as const;
const soldier = (ability: string, hex = '8,2', unit: Partial<Unit> = {}) => madeUnit(hex, [ability], {}, unit);
const tank = (ability: string, hex = '8,2', unit: Partial<Unit> = {}) => madeUnit(hex, [ability], vehicle, unit);
const going = (unit: Unit, isAssault = false, others: Unit[] = [], more: Partial<Battle> = {}) => ({
  battle: battleOf([unit, ...others], more),
  unit,
  isAssault,
});
const moves = (unit: Unit, isAssault = false, others: Unit[] = [], more: Partial<Battle> = {}) =>
  mayMove(going(unit, isAssault, others, more));
const step = (unit: Unit, to: string, layout: number) => paceOf(stepOf(battleOf([unit], { layout }), unit, unit.hex ?? '', to));
/** Whether a soldier passes a movement roll with these dice. */
function crosses(ability: string, ...dice: number[]): boolean {
  const unit = soldier(ability);
  return passes(playOf([unit], {}, ...dice), unit.id, 'stream');
}
const commander = (hex: string) => madeUnit(hex, ['commander_abilities_initiative_n 1']);

export const movementProofs = {
  relocate_n: {
    'S969: a speed of its own in the assault': () => {
      const unit = soldier('relocate_n 1');
      expect([false, true].map((isAssault) => speedOf(going(unit, isAssault)).speed)).toEqual([2, 1]);
    },
  },
  high_gear_n: {
    'S948: faster where the whole way is a road': () => {
      const unit = tank('high_gear_n 2', '4,0');
      expect(speedOf(going(unit))).toEqual({ speed: 4, onRoad: 6 });
      const asked = going(unit, false, [], { layout: 2 });
      const road = ['4,1', '4,2', '4,3', '4,4', '4,5', '4,6', '4,7'];
      let progress: ReturnType<typeof further> = atStart;
      let at = '4,0';
      for (const to of road) {
        const pace = paceOf(stepOf(asked.battle, unit, at, to));
        progress = progress && pace && further(asked, progress, pace);
        at = to;
      }
      expect(progress).toMatchObject({ spent: 6 });
    },
  },
  amphibious: {
    'S910: streams without a roll, lakes at double cost': () => {
      expect([step(soldier('amphibious', '3,14'), '3,13', 1)?.rolls, step(tank('amphibious', '10,6'), '10,5', 3)?.cost]).toEqual([[], 2]);
    },
  },
  brushcutters: {
    'S919: forest without a roll, at double cost': () =>
      expect(step(tank('brushcutters', '10,6'), '10,5', 1)).toMatchObject({ cost: 2, rolls: [] }),
  },
  forest_runner: {
    'S942: forest without a roll': () => expect(step(tank('forest_runner', '10,6'), '10,5', 1)).toMatchObject({ cost: 2, rolls: [] }),
  },
  trench_crossing: { 'S992: streams without a roll': () => expect(step(soldier('trench_crossing', '3,14'), '3,13', 1)?.rolls).toEqual([]) },
  complexity: {
    'S919: no move any more after a failed roll': () => {
      expect([moves(tank('complexity')), moves(tank('complexity', '8,2', { marks: { battle: ['stuck'] } }))]).toEqual([true, false]);
    },
  },
  chatting_on_the_radio: {
    'S921: no move in the assault, by the rulebook': () => {
      const unit = soldier('chatting_on_the_radio');
      expect([moves(unit), moves(unit, true), moves(unit, true, [], { edition: 'revised' })]).toEqual([true, false, true]);
    },
  },
  command_dependent: {
    'S924: in the movement phase it moves beside a commander alone': () => {
      const unit = soldier('command_dependent');
      expect([moves(unit), moves(unit, true), moves(unit, false, [commander('8,1')])]).toEqual([false, true, true]);
    },
  },
  dug_in: {
    'S925: it does not move': () => expect(moves(soldier('dug_in'))).toBe(false),
    'S925: nobody carries it': () => {
      const truck = tank('transport');
      expect([takes(battleOf([truck]), truck, soldier('dug_in')), takes(battleOf([truck]), truck, soldier('tough'))]).toEqual([
        false,
        true,
      ]);
    },
  },
  prone_to_breakdown: {
    'S968: no move while damaged': () =>
      expect([moves(tank('prone_to_breakdown')), moves(tank('prone_to_breakdown', '8,2', { damaged: true }))]).toEqual([true, false]),
  },
  excellent_suspension: { 'S936: a hill costs one': () => expect(step(tank('excellent_suspension', '5,1'), '6,1', 1)?.cost).toBe(1) },
  poor_suspension: { 'S967: no hill but by a road': () => expect(step(tank('poor_suspension', '5,1'), '6,1', 1)).toBeNull() },
  weak_suspension: { 'S1006: a hill wants a roll': () => expect(step(tank('weak_suspension', '5,1'), '6,1', 1)?.rolls).toEqual(['hill']) },
  thin_wheels: {
    'S996: neither marsh nor stream but by a road': () => {
      const wheels = (hex: string) => soldier('thin_wheels', hex);
      expect([step(wheels('1,12'), '1,13', 1), step(wheels('3,14'), '3,13', 1)]).toEqual([null, null]);
      expect(step(wheels('4,14'), '4,13', 1)?.rolls).toEqual([]);
    },
  },
  water_craft: {
    'S1005: water alone, as if it were clear': () => {
      const boat = (hex: string) => tank('water_craft', hex);
      expect([step(boat('6,1'), '6,2', 3)?.cost, step(boat('6,1'), '7,1', 3)]).toEqual([1, null]);
    },
  },
  tally_ho: {
    'S994: soldiers that begin beside it are faster in the movement phase': () => {
      const led = madeUnit('8,2', []);
      const speed = (others: Unit[], isAssault = false) => speedOf(going(led, isAssault, others)).speed;
      expect([
        speed([soldier('tally_ho', '8,1')]),
        speed([soldier('tally_ho', '8,1')], true),
        speed([soldier('tally_ho', '8,1', shaken)]),
      ]).toEqual([3, 2, 2]);
    },
    'S630: two of one name give it once': () => {
      expect(speedOf(going(madeUnit('8,2', []), false, [soldier('tally_ho', '8,1'), soldier('tally_ho', '8,3')])).speed).toBe(3);
    },
  },
  mountaineering: {
    'public: one more on movement rolls': () => expect([crosses('mountaineering', 3), crosses('mountaineering', 2)]).toEqual([true, false]),
  },
  robust: {
    'public: one more on movement rolls': () => expect([crosses('robust', 3), crosses('robust', 2)]).toEqual([true, false]),
    'public: disrupted it goes one hex': () => {
      const reach = (unit: Partial<Unit>) => {
        const robust = soldier('robust', '8,2', unit);
        const play = playOf([robust]);
        return [refusal(play, moving(robust, '8,3')), refusal(play, moving(robust, '8,3', '8,4'))];
      };
      expect([reach(shaken), reach({})]).toEqual([
        [null, 'too-far'],
        [null, null],
      ]);
    },
  },
  lead_the_way: {
    'public: it throws a movement roll again, once a turn': () => {
      expect([crosses('lead_the_way', 3, 4), crosses('lead_the_way', 3, 3)]).toEqual([true, false]);
      const unit = soldier('lead_the_way', '8,2', { marks: { turn: ['threw-again'] } });
      expect(passes(playOf([unit], {}, 3), unit.id, 'stream')).toBe(false);
    },
    'public: or one die of an attack': () => {
      const [unit, target] = [soldier('lead_the_way'), enemyUnit('8,3')];
      const play = act(playOf([unit, target], { phase: 'assault' }, ...successes(3), 6), attacking(unit, target));
      expect(toldOf(play, 'attacked')).toMatchObject([{ successes: 4, again: [2] }]);
      expect(now(play, unit)?.marks.turn).toContain('threw-again');
    },
  },
  heavy_rifle: {
    'public: a speed of one beside a friend whose speed is one': () => {
      const speed = (other: Unit) => speedOf(going(madeUnit('8,2', ['heavy_rifle'], { speed: 0 }), false, [other])).speed;
      const walker = { speed: 1 } as const;
      expect([
        speed(madeUnit('8,1', [], walker)),
        speed(madeUnit('8,1', [], { speed: 2 })),
        speed(madeUnit('8,4', [], walker)),
        speed(enemyUnit('8,1', [], walker)),
        speed(madeUnit('8,1', [], { ...vehicle, speed: 1 })),
      ]).toEqual([1, 0, 0, 0, 0]);
    },
  },
  extra_fuel: {
    'public: vehicles of speed three and more are faster, once': () => {
      const fuel = ['1,17', '2,17'].map((hex) => soldier('extra_fuel', hex));
      const speed = (unit: Unit) => speedOf(going(unit, false, fuel)).speed;
      const slow = madeUnit('8,2', [], { ...vehicle, speed: 2 });
      expect([speed(tank('tough')), speed(slow), speed(soldier('tough')), speed(enemyUnit('8,2', [], vehicle))]).toEqual([5, 2, 2, 4]);
    },
  },
  avre: {
    'S906: obstacles that it crosses and enters are gone, and want no roll': () => {
      const inert = { type: 'obstacle', speed: null, defense: null, soldier: [0, 0, 0], vehicle: [0, 0, 0] } as const;
      const obstacle = (hex: string, ability: string, unit: Partial<Unit> = {}) => enemyUnit(hex, [ability], inert, unit);
      const wire = obstacle('8,3', 'barbed_wire', { facing: 0 });
      const [block, mines, other] = [obstacle('8,3', 'tank_obstacle'), obstacle('8,4', 'minefield'), obstacle('9,4', 'minefield')];
      const avre = tank('avre');
      const play = act(playOf([avre, wire, block, mines, other]), moving(avre, '8,3', '8,4'));
      expect([now(play, avre)?.hex, play.state.units.map(({ id }) => id)]).toEqual(['8,4', [avre.id, other.id]]);
    },
  },
  overrun: {
    'S968: a soldier in a hex that it enters is disrupted at once, and shoots no more': () => {
      const [prey, panzer] = [enemyUnit('8,3'), tank('overrun')];
      const play = act(playOf([panzer, prey]), { ...moving(panzer, '8,3'), overrun: prey.id }, { type: 'hold' });
      expect([now(play, prey)?.disrupted, now(play, panzer)?.hex, asks(play)]).toEqual(['until-casualties', '8,3', ['movement']]);
    },
    'S968: nobody else runs soldiers over': () => {
      const [prey, panzer] = [enemyUnit('8,3'), tank('tough')];
      expect(refusal(playOf([panzer, prey]), { ...moving(panzer, '8,3'), overrun: prey.id })).toBe('overrun');
    },
  },
  aggression_n: {
    'public: in its assault it goes so many hexes before it attacks': () => {
      const after = (ability: string, ...way: string[]) => {
        const [unit, target] = [soldier(ability), enemyUnit('8,5')];
        const play = act(playOf([unit, target], { phase: 'assault' }), moving(unit, ...way));
        return refusal(play, attacking(unit, target));
      };
      expect([after('aggression_n 1', '8,3'), after('aggression_n 1', '8,3', '8,4'), after('tough', '8,3')]).toEqual([
        null,
        'no-attack',
        'no-attack',
      ]);
    },
  },
  strike_and_fade_n: {
    'S982: it goes so many hexes after its attack, once': () => {
      const fading = (ability: string, unit: Partial<Unit> = {}) => {
        const [tankWith, target] = [tank(ability, '8,2', unit), enemyUnit('8,5')];
        const play = act(playOf([tankWith, target], { phase: 'assault' }, ...successes(0)), attacking(tankWith, target));
        return { play, to: (...way: string[]) => moving(tankWith, ...way) };
      };
      const { play, to } = fading('strike_and_fade_n 1');
      expect([refusal(play, to('8,1', '8,0')), refusal(act(play, to('8,1')), to('8,2'))]).toEqual(['too-far', 'not-now']);
      const [slow, other] = [fading('strike_and_fade_n 1', { damaged: true }), fading('tough')];
      expect([refusal(slow.play, slow.to('8,1')), refusal(other.play, other.to('8,1'))]).toEqual(['too-far', 'not-now']);
    },
  },
  vanguard: {
    'S1002: it goes four hexes before the first turn, and nobody shoots': () => {
      const [scout, enemy] = [soldier('vanguard', '8,5'), enemyUnit('8,3')];
      const play = playOf([scout, enemy], { phase: 'deployment', active: 'axis', turn: 0 }, 6, 6, 1, 1);
      nextPhase(play);
      expect([play.state.phase, refusal(play, moving(scout, '8,6', '8,7', '8,8', '8,9', '8,10'))]).toEqual(['vanguard', 'too-far']);
      act(play, moving(scout, '8,4', '9,4', '9,3', '8,2'), { type: 'done' });
      expect([now(play, scout)?.hex, play.state.phase]).toEqual(['8,2', 'initiative']);
    },
  },
  heavy_gun: {
    'S945: it takes the room of a vehicle': () => {
      const gun = soldier('heavy_gun', '8,3');
      expect(hasRoom(battleOf([gun, tank('crack_shot', '8,2')]), gun, '8,2')).toBe(false);
    },
  },
  large: {
    'S955: it takes the room of a vehicle': () => {
      const gun = soldier('large', '8,3');
      expect(hasRoom(battleOf([gun, tank('crack_shot', '8,2')]), gun, '8,2')).toBe(false);
    },
  },
};
