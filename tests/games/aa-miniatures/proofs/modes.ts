import { expect } from 'vitest';
import type { Card } from '../../../../lib/games/aa-miniatures/cards';
import { aimNow, attacksNow, targetsOf } from '../../../../lib/games/aa-miniatures/rules/acting';
import type { Aim, Hindrance } from '../../../../lib/games/aa-miniatures/rules/attack';
import { resultOf } from '../../../../lib/games/aa-miniatures/rules/attack';
import { destroy } from '../../../../lib/games/aa-miniatures/rules/changes';
import { mayShoot } from '../../../../lib/games/aa-miniatures/rules/defensive-fire';
import type { State } from '../../../../lib/games/aa-miniatures/state';
import type { Unit } from '../../../../lib/games/aa-miniatures/types';
import { enemyUnit, madeUnit } from '../battles';
import { attacksIn, dice, isGone, nowOf, ordered, played, refusalOf } from './dice-1';

const armour = { type: 'vehicle', defense: { front: 5, rear: 3 } } as const;
const plane = { type: 'aircraft' } as const;
const [here, next, back] = ['8,4', '8,3', '8,5'];
const [middle, long] = ['8,2', '8,9'];
const north = { facing: 0 } as const;

const by = (ability: string, more: Partial<Card> = {}, unit: Partial<Unit> = {}) => madeUnit(here, [ability], more, unit);
const tankBy = (ability: string, more: Partial<Card> = {}) => by(ability, { ...armour, ...more }, north);
const planeBy = (ability: string) => by(ability, plane);
const soldier = (hex = next) => enemyUnit(hex);
const tank = (hex = next) => enemyUnit(hex, [], armour);
const enemyPlane = (hex = next) => enemyUnit(hex, [], plane);
const mine = (hex: string) => enemyUnit(hex, ['fortification'], { type: 'obstacle', defense: null, speed: null });

const aim = (unit: Unit, target: Unit, way: string | null, more: Partial<State> = {}): Aim | Hindrance =>
  aimNow(played([unit, target], [], more).state, unit, target, way);
const of = (found: Aim | Hindrance): Aim => found as Aim;
/** Dice against a target in one way, or what stands in the way. */
const shot = (unit: Unit, target: Unit, way: string | null): number | Hindrance => {
  const found = aim(unit, target, way);
  return typeof found === 'string' ? found : found.dice;
};
const attacks = (unit: Unit, target: Unit, way?: string) => ({
  type: 'attack' as const,
  ...{ unit: unit.id, target: target.id, ...(way !== undefined && { by: way }) },
});

/** Ways to attack: at first, after an attack of the usual kind, after a move, and when the ability was used in an earlier turn. */
function ways(unit: Unit): (string | null)[][] {
  const as = (marks: Unit['marks']) => attacksNow(played([], [], { acting: unit.id }).state, { ...unit, marks });
  const [ability = null] = as({}).slice(1);
  return [as({}), as({ phase: ['attacked', 'attack 1'] }), as({ phase: ['moved'] }), as({ battle: [`by:${ability}`] })];
}

/** Instead of the usual attack, once a battle. */
const onceInstead = (id: string) => [[null, id], [], [], [null]];
/** Beside the usual attack, before or after it, in each assault. */
const beside = (id: string) => [[null, id], [id], [], [null, id]];
/** Once it has attacked. */
const afterwards = (id: string) => [[null], [id], [], [null]];

/** Attacks of a salvo on a target with others around, by whom they meet and with how many dice. */
function salvo(unit: Unit, way: string): string[] {
  const [target, other, friend] = [soldier(middle), tank('8,1'), madeUnit('7,3', [])];
  const spared = [enemyPlane(middle), mine(middle), soldier('8,0')];
  const names = new Map([target, other, friend, ...spared].map(({ id }, i) => [id, ['target', 'tank', 'friend'][i] ?? 'spared'] as const));
  const play = ordered(played([unit, target, other, friend, ...spared], dice(40, 1)), attacks(unit, target, way));
  return attacksIn(play).map((each) => `${names.get(each.target)} ${each.dice.length}`);
}

/** Whether an attack with these dice disrupts the attacker, and for how long. */
const backlash = (unit: Unit, rolled: number[], way?: string) => {
  const target = soldier();
  return nowOf(ordered(played([unit, target], rolled), attacks(unit, target, way)), unit).disrupted;
};

export const modeProofs = {
  rockets_n: {
    'S973: once a battle, instead of its attack, so many dice within four hexes': () => {
      expect(ways(by('rockets_n 9'))).toEqual(onceInstead('rockets_n'));
      const rockets = (target: Unit) => shot(by('rockets_n 9'), target, 'rockets_n');
      expect([soldier(), tank('8,8'), soldier(long)].map(rockets)).toEqual([9, 9, 'forbidden']);
    },
  },
  he_round: {
    'public: once a battle, instead of its attack, fifteen dice at a soldier beyond short range': () => {
      expect(ways(by('he_round'))).toEqual(onceInstead('he_round'));
      const round = (target: Unit) => shot(by('he_round'), target, 'he_round');
      expect([soldier(middle), soldier(long), soldier(), tank(middle)].map(round)).toEqual([15, 15, 'forbidden', 'forbidden']);
    },
  },
  bombs: {
    'public: once a battle, instead of its attack, on a soldier or vehicle below it': () => {
      const unit = planeBy('bombs');
      const inAir = { phase: 'airstrike' } as const;
      const now = (marks: Unit['marks']) => attacksNow(played([], [], inAir).state, { ...unit, marks });
      expect([now({}), now({ battle: ['by:bombs'] })]).toEqual([[null, 'bombs'], [null]]);
      const drop = (target: Unit) => shot(unit, target, 'bombs');
      expect([soldier(here), tank(here), soldier(), enemyPlane(here)].map(drop)).toEqual([12, 8, 'forbidden', 'no-value']);
    },
  },
  headshot: {
    'S945: once a battle six dice disrupt a vehicle at once, beyond the next casualty phase': () => {
      expect(ways(by('headshot'))).toEqual(onceInstead('headshot'));
      const shoot = (rolled: number[], edition: State['edition'] = 'rulebook') => {
        const [unit, target] = [by('headshot'), enemyUnit(next, [], { ...armour, defense: { front: 1, rear: 1 } })];
        const { disrupted, hits } = nowOf(ordered(played([unit, target], rolled, { edition }), attacks(unit, target, 'headshot')), target);
        return [disrupted, hits];
      };
      expect(shoot([4, 4, 4, 1, 1, 1])).toEqual(['stays', []]);
      expect(shoot([4, 4, 3, 1, 1, 1])).toEqual(['no', []]);
      expect(shoot([4, 4, 4, 1, 1, 1], 'revised')).toEqual(['until-casualties', []]);
      expect(shot(by('headshot'), soldier(), 'headshot')).toBe('forbidden');
    },
  },
  rocket_salvo: {
    'S971: once a battle ten dice at each soldier, five at each vehicle around a target, friends too': () => {
      expect(ways(by('rocket_salvo'))).toEqual(onceInstead('rocket_salvo'));
      expect(salvo(by('rocket_salvo'), 'rocket_salvo')).toEqual(['target 10', 'tank 5', 'friend 10']);
      expect(salvo(madeUnit(here, ['blast', 'rocket_salvo']), 'rocket_salvo')).toEqual(['target 10', 'tank 5', 'friend 10']);
    },
    'S971: the target is one that it could attack': () => {
      const launcher = by('rocket_salvo', { soldier: [0, 8, 8] });
      expect([soldier(), soldier(middle)].map((target) => shot(launcher, target, 'rocket_salvo'))).toEqual(['no-value', 10]);
    },
  },
  top_mounted_rockets: {
    'public: once a battle eight dice at each soldier, four at each vehicle around a target, friends too': () => {
      expect(ways(tankBy('top_mounted_rockets'))).toEqual(onceInstead('top_mounted_rockets'));
      expect(salvo(tankBy('top_mounted_rockets'), 'top_mounted_rockets')).toEqual(['target 8', 'tank 4', 'friend 8']);
    },
    'public: no cover, and no aircraft': () => {
      const rockets = madeUnit('12,13', ['top_mounted_rockets']);
      const covers = [rockets, madeUnit('12,13', [])].map((unit) => of(aim(unit, enemyUnit('12,12'), null, { layout: 1 })).cover);
      expect([...covers, aim(by('top_mounted_rockets'), enemyPlane(), null)]).toEqual([null, 4, 'forbidden']);
    },
  },
  armor_piercing_rounds: {
    'S913: once a battle, at a vehicle, two hits destroy it': () => {
      expect(ways(by('armor_piercing_rounds'))).toEqual(onceInstead('armor_piercing_rounds'));
      const hit = (successes: number, way?: string) => {
        const [unit, target] = [by('armor_piercing_rounds'), tank()];
        const rolled = [...dice(successes, 4), ...dice(8 - successes, 1)];
        return nowOf(ordered(played([unit, target], rolled), attacks(unit, target, way)), target).hits;
      };
      expect(hit(4, 'armor_piercing_rounds')).toEqual(['disrupted', 'damaged', 'destroyed']);
      expect(hit(3, 'armor_piercing_rounds')).toEqual(['disrupted']);
      expect(hit(4)).toEqual(['disrupted', 'damaged']);
      expect(shot(by('armor_piercing_rounds'), soldier(), 'armor_piercing_rounds')).toBe('forbidden');
    },
  },
  remote_control: {
    'public: instead of its attack, as often as it likes, by dice that it has not on its card': () => {
      const unit = by('remote_control', { soldier: [5, 0, 0], vehicle: [2, 0, 0] });
      expect(ways(unit)).toEqual([[null, 'remote_control'], [], [], [null, 'remote_control']]);
      const send = (target: Unit) => shot(unit, target, 'remote_control');
      expect([soldier(middle), tank(middle), soldier('8,10'), enemyPlane(middle)].map(send)).toEqual([8, 12, 'forbidden', 'no-value']);
    },
    'public: two dice must both exceed the range, else there is no attack': () => {
      const made = (rolled: number[]) => {
        const [unit, target] = [by('remote_control'), soldier(middle)];
        const play = ordered(played([unit, target], rolled), attacks(unit, target, 'remote_control'));
        return [attacksIn(play).map((each) => each.dice.length), attacksNow(play.state, nowOf(play, unit))];
      };
      expect([made([3, 3, ...dice(8, 1)]), made([2, 6])]).toEqual([
        [[8], []],
        [[], []],
      ]);
    },
  },
  speed_boost: {
    'public: once a battle an attack on an aircraft counts at once': () => {
      const unit = planeBy('speed_boost');
      const inAir = { phase: 'airstrike' } as const;
      const now = (marks: Unit['marks']) => attacksNow(played([], [], inAir).state, { ...unit, marks });
      expect([now({}), now({ battle: ['by:speed_boost'] })]).toEqual([[null, 'speed_boost'], [null]]);
      const fight = (successes: number, way?: string) => {
        const target = enemyPlane();
        const rolled = [...dice(successes, 6), ...dice(8 - successes, 1)];
        const play = ordered(played([unit, target], rolled, inAir), attacks(unit, target, way));
        const told = attacksIn(play).flatMap(({ counters }) => counters);
        return isGone(play, target) ? ['gone', told] : [nowOf(play, target).disrupted, told];
      };
      expect(fight(5, 'speed_boost')).toEqual(['gone', ['disrupted', 'destroyed']]);
      expect(fight(4, 'speed_boost')).toEqual(['until-casualties', ['disrupted']]);
      expect(fight(5)).toEqual(['no', ['disrupted', 'destroyed']]);
      expect(shot(unit, soldier(), 'speed_boost')).toBe('forbidden');
    },
  },
  additional_hull_mounted_cannon: {
    'S906: one attack more in its assault, at a vehicle before it': () => {
      const unit = tankBy('additional_hull_mounted_cannon', { vehicle: [4, 4, 4] });
      expect(ways(unit)).toEqual(beside('additional_hull_mounted_cannon'));
      const cannon = (target: Unit) => shot(unit, target, 'additional_hull_mounted_cannon');
      const far = madeUnit('8,9', ['additional_hull_mounted_cannon'], armour, north);
      expect([tank(), tank(middle), tank(back), soldier()].map(cannon)).toEqual([12, 10, 'forbidden', 'forbidden']);
      expect(shot(far, tank(), 'additional_hull_mounted_cannon')).toBe(8);
    },
    'S906: both attacks in one assault, whichever comes first': () => {
      const [unit, target] = [tankBy('additional_hull_mounted_cannon'), tank()];
      const play = played([unit, target], dice(20, 1));
      ordered(play, attacks(unit, target, 'additional_hull_mounted_cannon'), attacks(unit, target));
      expect([attacksIn(play).map((each) => each.dice.length), attacksNow(play.state, nowOf(play, unit))]).toEqual([[12, 8], []]);
    },
  },
  extra_hull_mounted_cannon: {
    'S930: one attack more in its assault, at a soldier or vehicle before it': () => {
      const unit = tankBy('extra_hull_mounted_cannon', { vehicle: [4, 4, 4], soldier: [4, 4, 4] });
      expect(ways(unit)).toEqual(beside('extra_hull_mounted_cannon'));
      const cannon = (target: Unit) => shot(unit, target, 'extra_hull_mounted_cannon');
      const found = [tank(), soldier(middle), soldier(back), enemyPlane()].map(cannon);
      expect(found).toEqual([8, 7, 'forbidden', 'forbidden']);
    },
  },
  extra_machine_guns: {
    'public: one attack more in its assault, at a soldier': () => {
      expect(ways(tankBy('extra_machine_guns'))).toEqual(beside('extra_machine_guns'));
      const guns = (target: Unit) => shot(tankBy('extra_machine_guns'), target, 'extra_machine_guns');
      expect([soldier(), soldier(back), tank()].map(guns)).toEqual([8, 8, 'forbidden']);
    },
  },
  rapid_fire: {
    'S968: one attack more in its assault; a one in it disrupts it beyond the next casualty phase': () => {
      expect(ways(by('rapid_fire'))).toEqual(beside('rapid_fire'));
      expect(backlash(by('rapid_fire'), [1, ...dice(7, 2)], 'rapid_fire')).toBe('stays');
      expect(backlash(by('rapid_fire'), dice(8, 2), 'rapid_fire')).toBe('no');
      expect(backlash(by('rapid_fire'), [1, ...dice(7, 2)])).toBe('no');
    },
  },
  all_guns_blazing: {
    'S909: once it has attacked, one attack more, at a soldier': () => {
      expect(ways(tankBy('all_guns_blazing'))).toEqual(afterwards('all_guns_blazing'));
      const guns = (target: Unit) => shot(tankBy('all_guns_blazing'), target, 'all_guns_blazing');
      expect([soldier(), tank()].map(guns)).toEqual([8, 'forbidden']);
    },
  },
  firepower: {
    'public: once it has moved or attacked, one attack more in its own hex': () => {
      expect(ways(by('firepower'))).toEqual([[null], ['firepower'], ['firepower'], [null]]);
      expect([soldier(here), tank(here), soldier()].map((target) => shot(by('firepower'), target, 'firepower'))).toEqual([
        8,
        8,
        'forbidden',
      ]);
    },
  },
  strafe: {
    'S981: once it has attacked a soldier in the airstrike, one attack more at another next to him': () => {
      const unit = planeBy('strafe');
      const [first, second, far, hard] = [soldier(), soldier(middle), soldier('8,0'), tank(middle)];
      const play = played([unit, first, second, far, hard], dice(16, 1), { phase: 'airstrike' });
      expect(attacksNow(play.state, unit)).toEqual([null]);
      ordered(play, attacks(unit, first));
      const now = nowOf(play, unit);
      expect([attacksNow(play.state, now), targetsOf(play.state, now, 'strafe').map(({ target }) => target.id)]).toEqual([
        ['strafe'],
        [second.id],
      ]);
      ordered(play, attacks(unit, second, 'strafe'));
      expect([attacksIn(play).length, attacksNow(play.state, nowOf(play, unit))]).toEqual([2, []]);
    },
    'S981: not after an attack on a vehicle': () => {
      const [unit, first, other] = [planeBy('strafe'), tank(), soldier()];
      const play = ordered(played([unit, first, other], dice(8, 1), { phase: 'airstrike' }), attacks(unit, first));
      expect(targetsOf(play.state, nowOf(play, unit), 'strafe')).toEqual([]);
    },
  },
  double_shot: {
    'S924: two attacks in its assault': () => {
      const [unit, target] = [by('double_shot'), soldier()];
      const play = ordered(played([unit, target], dice(16, 1)), attacks(unit, target), attacks(unit, target));
      expect([attacksIn(play).length, refusalOf(play, attacks(unit, target))]).toEqual([2, 'no-attack']);
    },
    'S924: two shots in its defensive fire': () => {
      const [unit, walker] = [by('double_shot'), soldier('8,3')];
      const play = played([unit, walker], dice(16, 1), { phase: 'movement', active: 'axis' });
      ordered(play, { type: 'move', unit: walker.id, way: ['7,4'] }, { type: 'fire', unit: unit.id });
      expect(attacksIn(play).map(({ target }) => target)).toEqual([walker.id, walker.id]);
    },
    'S924, S434, S966: no second one from who was disrupted by the first': () => {
      const shots = (rules: number) => {
        const [unit, walker] = [madeUnit(here, ['double_shot', 'overheat']), soldier('8,3')];
        const play = played([unit, walker], dice(16, 1), { phase: 'movement', active: 'axis', rules });
        ordered(play, { type: 'move', unit: walker.id, way: ['7,4'] }, { type: 'fire', unit: unit.id });
        return attacksIn(play).length;
      };
      expect([shots(2), shots(1)]).toEqual([1, 2]);
    },
  },
  multiturreted: {
    'public: two attacks in its assault, one before it and one not': () => {
      const [unit, ahead, behind] = [tankBy('multiturreted'), soldier(), soldier(back)];
      const after = (target: Unit) => {
        const play = ordered(played([unit, ahead, behind], dice(8, 1)), attacks(unit, target));
        return [ahead, behind].map((each) => refusalOf(play, attacks(unit, each)));
      };
      expect([after(ahead), after(behind)]).toEqual([
        ['forbidden', null],
        [null, 'forbidden'],
      ]);
      const play = ordered(played([unit, ahead, behind], dice(16, 1)), attacks(unit, ahead), attacks(unit, behind));
      expect(attacksNow(play.state, nowOf(play, unit))).toEqual([]);
    },
  },
  improvisation: {
    'S957: the attack values of who was destroyed in its hex, until it leaves that': () => {
      const poor = { soldier: [1, 9, 1], vehicle: [1, 1, 1] } as const;
      const unit = by('improvisation', poor);
      const [fallen, target, hard] = [soldier(here), soldier(), tank()];
      const play = played([unit, fallen, target, hard], [], { phase: 'movement' });
      const values = () => [target, hard].map((each) => of(aimNow(play.state, nowOf(play, unit), each, null)).dice);
      expect(values()).toEqual([1, 1]);
      destroy(play, fallen.id, 'attack');
      expect(values()).toEqual([8, 8]);
      ordered(play, { type: 'move', unit: unit.id, way: [back, here] });
      expect(values()).toEqual([1, 1]);
    },
    'S957: nor does it keep them on a transport that goes on': () => {
      const [truck, unit, fallen] = [madeUnit(here, [], { ...armour, speed: 4 }, north), by('improvisation'), soldier(here)];
      const play = played([truck, { ...unit, aboard: truck.id, marks: { battle: [`arms:${fallen.card}`] } }], [], { phase: 'movement' });
      ordered(play, { type: 'move', unit: truck.id, way: [next] });
      expect(nowOf(play, unit).marks.battle).not.toContain(`arms:${fallen.card}`);
    },
  },
  blast: {
    'S910: dice for each unit in the hex, friends too': () => {
      const [unit, target, other, friend, aloft] = [by('blast'), soldier(), tank(), madeUnit(next, []), enemyPlane()];
      const met = (edition: State['edition'], at = target) => {
        const units = [unit, target, other, friend, aloft, mine(next), soldier(middle)];
        return attacksIn(ordered(played(units, dice(40, 1), { edition }), attacks(unit, at))).map((each) => each.target);
      };
      expect(met('rulebook')).toEqual([target, other, friend, aloft].map(({ id }) => id));
      expect(met('revised')).toEqual([target, other, friend].map(({ id }) => id));
      expect(met('revised', aloft)).toEqual([aloft.id]);
    },
    'S910, S622: none that an ability protects from enemies, for "can\'t" beats "can"': () => {
      const [unit, target] = [by('blast'), tank(middle)];
      const [hidden, friend] = [enemyUnit(middle, ['camouflaged']), madeUnit(middle, ['camouflaged'])];
      const met = (rules: number) =>
        attacksIn(ordered(played([unit, target, hidden, friend], dice(24, 1), { rules }), attacks(unit, target))).map(
          (each) => each.target,
        );
      expect([met(2), met(1)]).toEqual([
        [target.id, friend.id],
        [target.id, hidden.id, friend.id],
      ]);
    },
    'S910: who is aboard in the open, entrenched no more': () => {
      const unit = by('blast');
      const met = (ability: string, rules: number) => {
        const truck = enemyUnit(next, [ability], armour);
        const rider = enemyUnit(next, ['entrenched'], {}, { aboard: truck.id });
        const shots = attacksIn(ordered(played([unit, truck, rider], dice(16, 1), { rules }), attacks(unit, truck)));
        return [shots.length, of(aim(unit, rider, null, { units: [unit, truck, rider], rules })).defense];
      };
      expect([met('exposed_transport', 2)[0], met('transport', 2)[0], met('exposed_transport', 1)[0]]).toEqual([2, 1, 1]);
      expect([met('exposed_transport', 2)[1], met('exposed_transport', 1)[1]]).toEqual([4, 5]);
    },
  },
  overheat: {
    'S966: three ones in one attack disrupt it beyond the next casualty phase': () => {
      expect(backlash(by('overheat'), [1, 1, 1, ...dice(5, 2)])).toBe('stays');
      expect(backlash(by('overheat'), [1, 1, ...dice(6, 2)])).toBe('no');
    },
  },
  covering_fire: {
    'S920: soldiers whom it attacks attack nobody in this turn; revised: they make no defensive fire': () => {
      const pinned = (edition: State['edition'], target = soldier()) => {
        const unit = by('covering_fire');
        const play = ordered(played([unit, target], dice(8, 1), { edition }), attacks(unit, target));
        const [now, shooter] = [nowOf(play, target), nowOf(play, unit)];
        return [aimNow(play.state, now, shooter, null) === 'forbidden', mayShoot(play.state, now)];
      };
      expect([pinned('rulebook'), pinned('revised'), pinned('rulebook', tank())]).toEqual([
        [true, true],
        [false, false],
        [false, true],
      ]);
    },
  },
  limited_covering_fire: {
    'public: soldiers whom it attacks at short range make no defensive fire in this turn': () => {
      const fires = (hex: string) => {
        const [unit, target] = [by('limited_covering_fire'), soldier(hex)];
        return mayShoot(played([]).state, nowOf(ordered(played([unit, target], dice(8, 1)), attacks(unit, target)), target));
      };
      expect([fires(next), fires(middle)]).toEqual([false, true]);
    },
  },
  hull_mounted_flamethrower: {
    'public: as a flamethrower, but not behind it': () => {
      const flame = (hex: string, facing: 0 | 3) => {
        const unit = madeUnit(hex, ['hull_mounted_flamethrower'], armour, { facing });
        return of(aim(unit, enemyUnit('12,12'), null, { layout: 1 }));
      };
      const shots = [flame('12,13', 0), flame('12,13', 3), flame('12,14', 0)];
      expect(shots.map(({ cover }) => cover)).toEqual([null, 4, 4]);
      expect(shots.map((each) => resultOf(each, [6, 6, 6]).kills)).toEqual([true, false, false]);
      const aloft = (edition: State['edition']) =>
        resultOf(of(aim(tankBy('hull_mounted_flamethrower'), enemyPlane(), null, { edition })), [6, 6, 6]).kills;
      expect([aloft('rulebook'), aloft('revised')]).toEqual([true, false]);
    },
  },
};
