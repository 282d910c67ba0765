import { expect } from 'vitest';
import { around, edgeOf } from '../../../../lib/games/aa-miniatures/map/hexes';
import { aimNow, attacksNow, goingOf, usesOf } from '../../../../lib/games/aa-miniatures/rules/acting';
import { layingOf, toLay } from '../../../../lib/games/aa-miniatures/rules/arrivals';
import { sheltered } from '../../../../lib/games/aa-miniatures/rules/attack';
import { isMarked, isOpen, mapOf } from '../../../../lib/games/aa-miniatures/rules/battle';
import { clearMarks } from '../../../../lib/games/aa-miniatures/rules/changes';
import { paceOf, stepOf } from '../../../../lib/games/aa-miniatures/rules/movement';
import { hasRoom } from '../../../../lib/games/aa-miniatures/rules/stacking';
import { nextPhase } from '../../../../lib/games/aa-miniatures/rules/turns';
import { objectsOf } from '../../../../lib/games/aa-miniatures/rules/uses';
import type { Order, State } from '../../../../lib/games/aa-miniatures/state';
import type { Unit } from '../../../../lib/games/aa-miniatures/types';
import { enemyUnit, madeUnit } from '../battles';
import { isGone, nowOf, ordered, played, refusalOf } from './dice-1';

const [here, next, beyond] = ['8,4', '8,3', '8,2'];
const armour = { type: 'vehicle', speed: 4, defense: { front: 5, rear: 3 } } as const;
const nothing = { type: 'obstacle', defense: null, speed: null, soldier: [0, 0, 0], vehicle: [0, 0, 0] } as const;
const inMovement = { phase: 'movement' } as const;

const obstacle = (ability: string, hex: string | null, unit: Partial<Unit> = {}) =>
  madeUnit(hex ?? '', ['fortification', ability], nothing, { hex, ...unit });
const enemyObstacle = (ability: string, hex: string, unit: Partial<Unit> = {}) => enemyUnit(hex, ['fortification', ability], nothing, unit);
/** On the side of the hex towards the next one. */
const wire = (unit: Partial<Unit> = {}) => enemyObstacle('barbed_wire', here, { facing: 0, ...unit });
const soldier = (hex = here) => madeUnit(hex, []);
const tank = (hex = here) => madeUnit(hex, [], armour, { facing: 0 });

const goes = (unit: Unit, ...way: string[]): Order => ({ type: 'move', unit: unit.id, way });
const lays = (unit: Unit, hex: string, side?: 0): Order => ({ type: 'lay', unit: unit.id, hex, ...(side !== undefined && { side }) });
const uses = (ability: string, unit: Unit, more: { target?: string; hex?: string } = {}): Order => ({
  type: 'use',
  ability,
  unit: unit.id,
  ...more,
});

/** Where a unit is after a way with these dice, and whether it is disrupted. */
function walks(unit: Unit, others: Unit[], way: string[], rolled: number[], more: Partial<State> = {}): [string | null, string] {
  const { hex, disrupted } = nowOf(ordered(played([unit, ...others], rolled, { ...inMovement, ...more }), goes(unit, ...way)), unit);
  return [hex, disrupted];
}

const canUse = ({ state }: { state: State }, unit: Unit): string[] => usesOf(state, unit).map(({ ability }) => ability);

export const obstacleProofs = {
  fortification: {
    'S943: laid before any unit, by turns': () => {
      const [mine, other] = [obstacle('minefield', null), obstacle('minefield', null)];
      const theirs = { ...enemyObstacle('minefield', here), hex: null };
      const play = played([mine, other, theirs, { ...soldier(), hex: null }], [], { phase: 'obstacles' });
      const turns = [mine, theirs, other].map((each, i) => {
        const { active } = play.state;
        ordered(play, lays(each, `8,${3 + i}`));
        return active;
      });
      expect([...turns, play.state.phase]).toEqual(['allies', 'axis', 'allies', 'deployment']);
    },
    'S943: not next to the objective, and without counting against the limit of units': () => {
      const mine = obstacle('minefield', null);
      const { state } = played([mine]);
      expect(['9,9', '9,8', '9,7'].map((hex) => layingOf(state, mine).includes(hex))).toEqual([false, false, true]);
      const crowded = played([soldier(), obstacle('minefield', here), obstacle('pillbox', here)]).state;
      expect(hasRoom(crowded, tank(), here)).toBe(true);
    },
  },
  trap: {
    'S991: laid in an assault of its owner, in an empty hex not next to the objective': () => {
      const trap = obstacle('trap', null);
      const play = played([trap, soldier(next)]);
      const refusals = [next, '9,8', here].map((hex) => refusalOf(play, lays(trap, hex)));
      expect([toLay(play.state, 'allies'), ...refusals]).toEqual([[], 'not-there', 'not-there', null]);
      expect(nowOf(ordered(play, lays(trap, here)), trap).hex).toBe(here);
      const others = [played([trap], [], { active: 'axis' }), played([trap], [], { phase: 'obstacles' })];
      expect(others.map((each) => refusalOf(each, lays(trap, here)))).not.toContain(null);
    },
  },
  barbed_wire: {
    'S908: laid on the side between two hexes': () => {
      const roll = obstacle('barbed_wire', null);
      const play = played([roll], [], { phase: 'obstacles' });
      expect([refusalOf(play, lays(roll, here)), refusalOf(play, lays(roll, here, 0))]).toEqual(['not-there', null]);
    },
    'S908: a soldier crosses it with a movement roll': () => {
      const way = [next];
      expect(walks(soldier(), [wire()], way, [3])).toEqual([here, 'no']);
      expect(walks(soldier(), [wire()], way, [4])).toEqual([next, 'no']);
      expect(walks(soldier(next), [wire()], [here], [3])).toEqual([next, 'no']);
      expect([walks(tank(), [wire()], way, []), walks(soldier(), [wire()], ['7,4'], [])]).toEqual([
        [next, 'no'],
        ['7,4', 'no'],
      ]);
    },
  },
  tank_obstacle: {
    'S995: a vehicle enters its hex with a movement roll': () => {
      const teeth = () => enemyObstacle('tank_obstacle', next);
      expect(walks(tank(), [teeth()], [next], [3])).toEqual([here, 'no']);
      expect(walks(tank(), [teeth()], [next, beyond], [4])).toEqual([beyond, 'no']);
      expect(walks(soldier(), [teeth()], [next], [])).toEqual([next, 'no']);
    },
  },
  minefield: {
    'S959: whoever enters rolls a die: three and less disrupts': () => {
      const mine = () => enemyObstacle('minefield', next);
      expect(walks(tank(), [mine()], [next, beyond], [3])).toEqual([next, 'until-casualties']);
      expect(walks(tank(), [mine()], [next, beyond], [4])).toEqual([beyond, 'no']);
      expect(walks(soldier(), [obstacle('minefield', next)], [next], [3])).toEqual([next, 'until-casualties']);
    },
    'revised: whoever ends its move there or leaves': () => {
      const mine = () => enemyObstacle('minefield', next);
      const revised = { edition: 'revised' } as const;
      expect(walks(tank(), [mine()], [next], [3], revised)).toEqual([next, 'until-casualties']);
      expect(walks(tank(), [mine()], [next, beyond], [3], revised)).toEqual([next, 'until-casualties']);
      expect(walks(tank(), [mine()], [next, beyond], [4], revised)).toEqual([beyond, 'no']);
      expect(walks(tank(next), [mine()], [here], [4], revised)).toEqual([here, 'no']);
    },
  },
  pillbox: {
    'S972: the one soldier in it has one more on cover rolls, until he leaves it': () => {
      const [town, street] = ['12,12', '12,13'];
      const [first, second, enemy] = [madeUnit(street, []), madeUnit(street, []), enemyUnit('12,14')];
      const play = played([first, second, enemy, obstacle('pillbox', town)], [], { ...inMovement, layout: 1 });
      const cover = (unit: Unit) => {
        const aim = aimNow(play.state, enemy, nowOf(play, unit), null);
        return typeof aim === 'string' ? aim : aim.cover;
      };
      ordered(play, goes(first, town), goes(second, town));
      expect([cover(first), cover(second)]).toEqual([3, 4]);
      clearMarks(play, 'phase');
      ordered(play, goes(first, '11,12'), goes(second, '11,12', town));
      expect(cover(second)).toBe(3);
    },
    'S972: nor is he in it aboard a transport': () => {
      const [unit, other, truck] = [soldier(next), soldier(beyond), madeUnit(here, ['transport'], armour, { facing: 0 })];
      const play = ordered(played([unit, truck, other, obstacle('pillbox', here)], [], inMovement), goes(unit, here));
      clearMarks(play, 'phase');
      ordered(play, { type: 'board', unit: unit.id, transport: truck.id }, goes(other, next, here));
      expect([unit, other].map((each) => isMarked(nowOf(play, each), 'battle', sheltered))).toEqual([false, true]);
    },
    'revised: and cover on open ground': () => {
      const cover = (edition: State['edition']) => {
        const [unit, enemy] = [soldier(), enemyUnit('8,6')];
        const play = ordered(played([unit, enemy, obstacle('pillbox', next)], [], { ...inMovement, edition }), goes(unit, next));
        const aim = aimNow(play.state, enemy, nowOf(play, unit), null);
        return typeof aim === 'string' ? aim : aim.cover;
      };
      expect([cover('rulebook'), cover('revised')]).toEqual([null, 3]);
    },
  },
  smoke_screen: {
    'S980: once a battle, at the end of its movement phase, nobody sees into its hex, out of it, through it or within it': () => {
      const smoker = (battle: string[] = []) => madeUnit(here, ['smoke_screen'], armour, { facing: 0, marks: { battle } });
      const tries = (unit: Unit, more: Partial<State>) => canUse(played([unit], [], more), unit);
      expect([tries(smoker(), inMovement), tries(smoker(['used:smoke_screen']), inMovement), tries(smoker(), {})]).toEqual([
        ['smoke_screen'],
        [],
        [],
      ]);
      const [unit, other, enemy] = [smoker(), soldier(beyond), enemyUnit(here)];
      const play = ordered(played([unit, other, enemy], [], inMovement), uses('smoke_screen', unit));
      const { state } = play;
      expect([isOpen(state, here, '8,7'), isOpen(state, '8,7', here), isOpen(state, beyond, '8,6'), isOpen(state, beyond, next)]).toEqual([
        ...[false, false, false, true],
      ]);
      expect([aimNow(state, unit, enemy, null), goingOf(state, other), canUse(play, nowOf(play, unit))]).toEqual(['no-sight', null, []]);
      const within = aimNow({ ...state, edition: 'revised' }, unit, enemy, null);
      expect(within).toMatchObject({ range: 0 });
    },
    'S980: it is gone when the turn ends': () => {
      const play = played([soldier(), enemyUnit(beyond)], [6, 6, 1, 1], { active: 'axis', smoke: [here] });
      nextPhase(play);
      expect([play.state.turn, play.state.smoke]).toEqual([2, []]);
    },
  },
  demolitions: {
    'public: at the end of its movement phase or assault, four and more destroy an obstacle of its hex or of a side of it': () => {
      const unit = madeUnit(here, ['demolitions']);
      const [near, side, far] = [enemyObstacle('minefield', here), wire({ hex: next, facing: 3 }), enemyObstacle('minefield', next)];
      const blows = (die: number, more: Partial<State>, at: Unit) => {
        const play = ordered(played([unit, near, side, far], [die], more), uses('demolitions', unit, { target: at.id }));
        return [
          isGone(play, at),
          play.state.fallen.length,
          canUse(play, nowOf(play, unit)),
          goingOf(play.state, nowOf(play, unit)) === null,
        ];
      };
      expect([blows(4, inMovement, near), blows(3, inMovement, near), blows(4, {}, side)]).toEqual([
        [true, 0, [], true],
        [false, 0, [], true],
        [true, 0, [], true],
      ]);
      const { state } = played([unit, near, side, far]);
      expect(objectsOf(state, unit, 'demolitions').map(({ target }) => target)).toEqual([near.id, side.id]);
    },
  },
  bridge_demolition: {
    'S918: instead of moving or attacking in its assault, four and more destroy a bridge of its hex': () => {
      const layout = 1;
      const [bridge = ''] = mapOf({ layout }).bridges;
      const [bank = '', other = ''] = bridge.split('|');
      const unit = madeUnit(bank, ['bridge_demolition']);
      const blows = (die: number) => ordered(played([unit], [die], { layout }), uses('bridge_demolition', unit, { hex: other }));
      const [gone, kept] = [blows(4), blows(3)];
      expect([gone.state.broken, kept.state.broken]).toEqual([[edgeOf(bank, other)], []]);
      expect([gone, kept].map(({ state }) => paceOf(stepOf(state, unit, bank, other))?.rolls)).toEqual([['stream'], []]);
      const spent = nowOf(gone, unit);
      expect([attacksNow(gone.state, spent), goingOf(gone.state, spent), canUse(gone, spent)]).toEqual([[], null, []]);
      const tries = (marks: Unit['marks'], more: Partial<State> = {}) =>
        canUse(played([{ ...unit, marks }], [], { layout, ...more }), { ...unit, marks });
      const found = [tries({}), tries({ phase: ['moved'] }), tries({ phase: ['attacked'] }), tries({}, inMovement)];
      expect(found).toEqual([['bridge_demolition'], [], [], []]);
      const [dry = ''] = around(bank).filter((hex) => hex !== other);
      expect(refusalOf(played([unit], [], { layout }), uses('bridge_demolition', unit, { hex: dry }))).toBe('use');
    },
  },
};
