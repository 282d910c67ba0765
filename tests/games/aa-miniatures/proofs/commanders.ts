import { expect } from 'vitest';
import { aimNow } from '../../../../lib/games/aa-miniatures/rules/acting';
import type { Aim } from '../../../../lib/games/aa-miniatures/rules/attack';
import type { Play } from '../../../../lib/games/aa-miniatures/rules/changes';
import { chargesOf } from '../../../../lib/games/aa-miniatures/rules/check';
import { beginTurn, bonusOf, enter } from '../../../../lib/games/aa-miniatures/rules/turns';
import { openView } from '../../../../lib/games/aa-miniatures/rules/view';
import type { Order, State } from '../../../../lib/games/aa-miniatures/state';
import type { Battle, Shot, Unit } from '../../../../lib/games/aa-miniatures/types';
import { aimed, enemyUnit, gone, madeUnit, shaken, vehicle } from '../battles';
import { act, asks, attacking, moving, now, playOf, refusal, successes, toldOf } from '../plays';

const [near, next, far] = ['8,2', '8,3', '8,9'];
const of = (aim: unknown): Aim => aim as Aim;
const soldier = (hex = near, more: object = {}) => madeUnit(hex, [], more);
const target = (hex = next, more: object = {}) => enemyUnit(hex, [], more);
const leader = (ability: string, hex = '8,1', unit: Partial<Unit> = {}) => madeUnit(hex, [ability], {}, unit);

/** What a leader beside, one too far away, and a disrupted one come to. */
const led = (ability: string, value: (leaders: Unit[]) => unknown) =>
  [[leader(ability)], [leader(ability, '8,17')], [leader(ability, '8,1', shaken)]].map(value);

const attackOf =
  (attacker: Unit, at: Unit, more: Partial<Battle> = {}, shot: Partial<Shot> = {}) =>
  (leaders: Unit[]) =>
    of(aimed(attacker, at, leaders, more, shot));

/** The defense of a soldier of the Axis who is led by these. */
const defended = (ability: string, card: object, attacker: Unit, shot: Partial<Shot> = {}, hex = next) => {
  const guarded = enemyUnit(hex, [], card);
  const beside = hex === next ? '8,4' : '8,10';
  const leaders = [enemyUnit(beside, [ability]), enemyUnit('8,17', [ability]), enemyUnit(beside, [ability], {}, shaken)];
  return leaders.map((each) => of(aimed(attacker, guarded, [each], {}, shot)).defense);
};

/** A charge into the enemy's hex: shot at on the way there, and carried out even by one who is hit where it ends. */
const charging = (ability: string) => () => {
  const [charger, enemy] = [madeUnit(near, ['strike_and_fade_n 1']), target()];
  const charged = (orders: Order[], ...dice: number[]) => {
    const play = playOf([charger, enemy, leader(ability)], { phase: 'assault' }, ...dice);
    return act(play, { type: 'charge', unit: charger.id, hex: next, target: enemy.id }, ...orders);
  };
  const [hold, fire] = [{ type: 'hold' } as const, { type: 'fire', unit: enemy.id } as const];
  const through = charged([hold, hold], ...successes(4));
  expect(toldOf(through, 'attacked')).toMatchObject([{ unit: charger.id, modifier: 1, successes: 4 }]);
  expect([now(through, charger)?.hex, now(through, enemy)?.hits]).toEqual([next, ['disrupted']]);
  expect([moving(charger, near), attacking(charger, enemy)].map((order) => refusal(through, order))).toEqual(['not-now', 'no-attack']);
  const stopped = charged([fire], ...successes(4));
  expect([now(stopped, charger)?.hex, toldOf(stopped, 'attacked').length]).toEqual([near, 1]);
  const hit = charged([hold, fire], ...successes(4), ...successes(4));
  expect(toldOf(hit, 'attacked')).toMatchObject([{ unit: enemy.id }, { unit: charger.id, modifier: 0 }]);
};

const unitIn = (play: Play, unit: Unit): Unit => now(play, unit) as Unit;

export const commanderProofs = {
  defensive_preparation: {
    'S922: artillery around has one more defense': () => {
      expect(defended('defensive_preparation', { subtypes: ['Artillery'] }, soldier())).toEqual([5, 4, 4]);
      expect(defended('defensive_preparation', {}, soldier())).toEqual([4, 4, 4]);
    },
    'S922: a vehicle that is artillery, too': () => {
      const howitzer = { ...vehicle, subtypes: ['Artillery'] };
      expect(defended('defensive_preparation', howitzer, soldier())).toEqual([6, 5, 5]);
      expect(defended('defensive_preparation', vehicle, soldier())).toEqual([5, 5, 5]);
    },
  },
  elan: {
    'S930: soldiers around have one more defense against defensive fire': () => {
      expect(defended('elan', {}, soldier(), { kind: 'defensive' })).toEqual([5, 4, 4]);
      expect(defended('elan', {}, soldier())).toEqual([4, 4, 4]);
    },
  },
  fearless: { 'public: as Élan': () => expect(defended('fearless', {}, soldier(), { kind: 'defensive' })).toEqual([5, 4, 4]) },
  dispersal: {
    'public: soldiers around have one more defense against blasts': () => {
      expect(defended('dispersal', {}, madeUnit(near, ['blast']))).toEqual([5, 4, 4]);
      expect(defended('dispersal', {}, soldier())).toEqual([4, 4, 4]);
    },
  },
  terrain_expert: {
    'public: soldiers around have one more defense at long range': () => {
      expect(defended('terrain_expert', {}, soldier(), {}, far)).toEqual([5, 4, 4]);
      expect(defended('terrain_expert', {}, soldier())).toEqual([4, 4, 4]);
    },
  },
  stalwart: {
    'S979: soldiers around have one more on each die of defensive fire': () => {
      const modifiers = (kind: Shot['kind']) => led('stalwart', (leaders) => attackOf(soldier(), target(), {}, { kind })(leaders).modifier);
      expect([modifiers('defensive'), modifiers('assault')]).toEqual([
        [1, 0, 0],
        [0, 0, 0],
      ]);
    },
    'S630: two of one name give it once': () => {
      const leaders = [leader('stalwart'), leader('stalwart', near)];
      expect(attackOf(soldier(), target(), {}, { kind: 'defensive' })(leaders).modifier).toBe(1);
    },
  },
  intimidation: {
    'S951: enemy soldiers around have one less on each die': () => {
      const modifier = (hex: string, attacker: Unit) => of(aimed(attacker, target(), [enemyUnit(hex, ['intimidation'])])).modifier;
      expect([modifier('8,1', soldier()), modifier('8,17', soldier()), modifier('8,1', madeUnit(near, [], vehicle))]).toEqual([-1, 0, 0]);
    },
    'S630: two of one name take it once': () => {
      const two = ['8,1', next].map((hex) => enemyUnit(hex, ['intimidation']));
      expect(of(aimed(soldier(), target(), two)).modifier).toBe(-1);
    },
  },
  improved_accuracy: {
    'S948: soldiers around have a medium range of six': () => {
      expect(led('improved_accuracy', (leaders) => attackOf(soldier(), target('8,8'))(leaders).band)).toEqual(['medium', 'long', 'long']);
    },
  },
  pinpointer: {
    'S971: who is attacked by soldiers around has one less on cover rolls': () => {
      const cover = (hex: string, unit: Partial<Unit> = {}) =>
        of(aimed(soldier('12,13'), target('12,12'), [leader('pinpointer', hex, unit)], { layout: 1 })).cover;
      expect([cover('12,14'), cover('12,17'), cover('12,14', shaken)]).toEqual([5, 4, 4]);
    },
  },
  paratrooper_commander: {
    'S970: paratroopers around have a die more': () => {
      const dice = (more: object) => led('paratrooper_commander', (leaders) => attackOf(soldier(near, more), target())(leaders).dice);
      expect([dice({ subtypes: ['Paratrooper'] }), dice({})]).toEqual([
        [9, 8, 8],
        [8, 8, 8],
      ]);
    },
  },
  tenacity: {
    'public: soldiers around have a die more in their own hex': () => {
      const dice = (hex: string) => led('tenacity', (leaders) => attackOf(soldier(), target(hex))(leaders).dice);
      expect([dice(near), dice(next)]).toEqual([
        [9, 8, 8],
        [8, 8, 8],
      ]);
    },
  },
  tides_of_war: {
    'public: soldiers around have a die more after an enemy was destroyed in the turn before': () => {
      const dice = (turn: number) =>
        led('tides_of_war', (leaders) => attackOf(soldier(), target(), { turn: 3, fallen: [gone('axis', turn)] })(leaders).dice);
      expect([dice(2), dice(1)]).toEqual([
        [9, 8, 8],
        [8, 8, 8],
      ]);
    },
  },
  command_leadership: {
    'public: vehicles within two hexes have a die more in their assault': () => {
      const dice = (hex: string, kind: Shot['kind'] = 'assault') =>
        of(aimed(madeUnit(near, [], vehicle), target(), [leader('command_leadership', hex)], {}, { kind })).dice;
      expect([dice('8,0'), dice('8,6'), dice('8,0', 'defensive')]).toEqual([9, 8, 8]);
    },
  },
  command_ruthless: {
    'public: vehicles within two hexes have one more on each die at the disrupted': () => {
      const modifier = (unit: Partial<Unit>) =>
        of(aimed(madeUnit(near, [], vehicle), enemyUnit(next, [], {}, unit), [leader('command_ruthless', '8,0')])).modifier;
      expect([modifier(shaken), modifier({})]).toEqual([1, 0]);
    },
    'S630: nothing to one that is ruthless itself': () => {
      const tank = madeUnit(near, ['ruthless'], vehicle);
      expect(of(aimed(tank, enemyUnit(next, [], {}, shaken), [leader('command_ruthless', '8,0')])).modifier).toBe(1);
    },
  },
  angriff: { 'S911: as the Banzai Charge': charging('angriff') },
  banzai_charge: {
    'S907: soldiers around step into a hex of the enemy and attack with one more on each die': charging('banzai_charge'),
    'S907: from beside a commander alone, and not out of a hex of the enemy': () => {
      const into = (hex: string, unit: Partial<Unit> = {}, others: Unit[] = []) => {
        const charger = soldier();
        return chargesOf(
          openView(playOf([charger, target(), leader('banzai_charge', hex, unit), ...others], { phase: 'assault' }).state),
          charger,
        );
      };
      expect([into('8,1'), into('8,0'), into('8,1', shaken), into('8,1', {}, [target(near)])]).toEqual([[next], [], [], []]);
    },
    'S638: the commander charges as well': () => {
      const captain = leader('banzai_charge', near);
      expect(chargesOf(openView(playOf([captain, target()], { phase: 'assault' }).state), captain)).toEqual([next]);
    },
    'S907, S910: with one more on each die at everybody whom its blast meets': () => {
      const modifiers = (rules: number) => {
        const [gun, calm] = [madeUnit(near, ['blast']), { soldier: [0, 0, 0] } as const];
        const [first, other] = [target(next, calm), target(next, calm)];
        const play = playOf([gun, first, other, leader('banzai_charge')], { phase: 'assault', rules }, ...successes(0), ...successes(0));
        act(play, { type: 'charge', unit: gun.id, hex: next, target: first.id });
        return toldOf(play, 'attacked').map(({ modifier }) => modifier);
      };
      expect([modifiers(2), modifiers(1)]).toEqual([
        [1, 1],
        [1, 0],
      ]);
    },
    'S733: of the one more of a charge and that of a commissar one counts': () => {
      const [charger, enemy] = [madeUnit(near, [], {}, { marks: { phase: ['driven'] } }), target(next, { soldier: [0, 0, 0] })];
      const leaders = [leader('banzai_charge'), leader('bravery_enforcement')];
      const play = playOf([charger, enemy, ...leaders], { phase: 'assault' }, ...successes(0));
      act(play, { type: 'charge', unit: charger.id, hex: next, target: enemy.id });
      expect(toldOf(play, 'attacked')).toMatchObject([{ modifier: 1 }]);
    },
    'S907: nobody who has no speed': () => {
      const into = (abilities: string[], rules = 2) => {
        const gun = madeUnit(near, abilities, { subtypes: ['Artillery'], speed: 0 });
        return chargesOf(openView(playOf([gun, target(), leader('banzai_charge')], { phase: 'assault', rules }).state), gun);
      };
      expect([into([]), into(['relocate_n 1']), into([], 1)]).toEqual([[], [next], [next]]);
    },
    'public: by the revised cards no artillery': () => {
      const gun = soldier(near, { subtypes: ['Artillery'] });
      const into = (edition: Battle['edition']) =>
        chargesOf(openView(playOf([gun, target(), leader('banzai_charge')], { phase: 'assault', edition }).state), gun);
      expect([into('rulebook'), into('revised')]).toEqual([[next], []]);
    },
  },
  bravery_enforcement: {
    'S913: the fate of one drives the others on for the phase': () => {
      const [victim, other, apart, hard] = [soldier(), soldier('8,0'), soldier('8,6'), leader('bravery_enforcement')];
      const play = playOf([victim, other, apart, hard, target('8,4')], { phase: 'assault' });
      const use = { type: 'use', ability: 'bravery_enforcement', unit: hard.id } as const;
      expect([refusal(play, { ...use, target: apart.id }), refusal(play, { ...use, target: hard.id })]).toEqual(['use', 'use']);
      act(play, { ...use, target: victim.id });
      const modifier = (unit: Unit) => of(aimNow(play.state, unitIn(play, unit), target('8,4'), null)).modifier;
      expect([now(play, victim), modifier(other), modifier(apart)]).toEqual([undefined, 1, 0]);
      expect(refusal(play, { ...use, target: other.id })).toBe('use');
      enter(play, 'assault', 'axis');
      expect(modifier(other)).toBe(0);
    },
    'S638, S913: and whoever drives them': () => {
      const modifier = (rules: number) => {
        const [victim, hard, at] = [soldier(), leader('bravery_enforcement'), target()];
        const play = playOf([victim, hard, at], { phase: 'assault', rules });
        act(play, { type: 'use', ability: 'bravery_enforcement', unit: hard.id, target: victim.id });
        return of(aimNow(play.state, unitIn(play, hard), at, null)).modifier;
      };
      expect([modifier(2), modifier(1)]).toEqual([1, 0]);
    },
    'S913: at the start of the assault': () => {
      const [victim, hard] = [soldier(), leader('bravery_enforcement')];
      const use = { type: 'use', ability: 'bravery_enforcement', unit: hard.id, target: victim.id } as const;
      const asked = (more: Partial<State>, unit: Partial<Unit> = {}) =>
        refusal(playOf([victim, { ...hard, ...unit }], { phase: 'assault', ...more }), use);
      expect([asked({}), asked({ stage: 'middle' }), asked({ edition: 'revised' }), asked({}, shaken)]).toEqual([
        null,
        'use',
        'use',
        'use',
      ]);
    },
    'public: by the revised cards disrupted soldiers around attack as well as ever': () => {
      const modifier = (edition: Battle['edition']) =>
        led('bravery_enforcement', (leaders) => attackOf(madeUnit(near, [], {}, shaken), target(), { edition })(leaders).modifier);
      expect([modifier('revised'), modifier('rulebook')]).toEqual([
        [0, -1, -1],
        [-1, -1, -1],
      ]);
    },
  },
  command_awareness: {
    'public: vehicles within two hexes shoot at soldiers that enter their hex': () => {
      const shoots = (hex: string, unit: Partial<Unit> = {}) => {
        const [walker, panzer] = [soldier(), enemyUnit(next, [], vehicle)];
        return asks(act(playOf([walker, panzer, enemyUnit(hex, ['command_awareness'], vehicle, unit)]), moving(walker, next)));
      };
      expect([shoots('8,5'), shoots('8,6'), shoots('8,5', shaken)]).toEqual([['defensive-fire'], ['movement'], ['movement']]);
    },
    'public: not at those who pass': () => {
      const [walker, panzer] = [soldier(), enemyUnit(next, [], vehicle)];
      expect(asks(act(playOf([walker, panzer, enemyUnit('8,5', ['command_awareness'])]), moving(walker, '9,3')))).toEqual(['movement']);
    },
  },
  command_quick_reactions: {
    'public: vehicles within two hexes turn after an attack': () => {
      const turning = (hex: string, unit: Partial<Unit> = {}) => {
        const [panzer, at] = [madeUnit(near, [], vehicle), target()];
        const play = playOf([panzer, at, leader('command_quick_reactions', hex, unit)], { phase: 'assault' }, ...successes(0));
        act(play, attacking(panzer, at));
        return { play, turn: { ...moving(panzer), facing: 3 as const }, panzer };
      };
      const { play, turn, panzer } = turning('8,0');
      expect([now(act(play, turn), panzer)?.facing, refusal(play, { ...turn, facing: 0 })]).toEqual([3, 'not-now']);
      for (const other of [turning('8,6'), turning('8,0', shaken)]) expect(refusal(other.play, other.turn)).toBe('not-now');
    },
  },
  commander_abilities_initiative_n: {
    'S225: the best of an army is added, one in reserve too, and none who is disrupted': () => {
      const captain = (level: number, unit: Partial<Unit> = {}) => leader(`commander_abilities_initiative_n ${level}`, '8,1', unit);
      const bonus = (...units: Unit[]) => bonusOf(playOf(units).state, 'allies');
      expect([bonus(captain(1), captain(2)), bonus(captain(3, shaken), captain(1)), bonus(captain(2, { hex: null })), bonus()]).toEqual([
        2, 1, 2, 0,
      ]);
    },
  },
  coordinated_fire_c_a: {
    'public: soldiers around have a die more at what it has attacked in this turn': () => {
      const [first, other, third] = [target(), target('8,4'), soldier()];
      const captain = leader('coordinated_fire_c_a');
      const play = playOf([captain, third, first, other], { phase: 'assault' }, ...successes(0));
      act(play, attacking(captain, first));
      const dice = (at: Unit) => of(aimNow(play.state, unitIn(play, third), unitIn(play, at), null)).dice;
      expect([dice(first), dice(other)]).toEqual([9, 8]);
    },
  },
  organization: {
    'public: who has lost the initiative throws once more': () => {
      const thrown = (ability: string, ...dice: number[]) => {
        const play = playOf([leader(ability), target()], {}, ...dice);
        beginTurn(play);
        return play.state.chooser;
      };
      expect([thrown('organization', 6, 4, 1, 1, 6, 5), thrown('organization', 6, 4, 1, 1, 1, 2), thrown('tenacity', 6, 4, 1, 1)]).toEqual([
        'allies',
        'axis',
        'axis',
      ]);
    },
  },
  plentiful_ammo: {
    'public: soldiers and vehicles throw their ones again': () => {
      const shot = (card: object, other: string) => {
        const [shooter, at] = [soldier(near, card), target()];
        const play = playOf([shooter, at, leader(other, '1,17')], { phase: 'assault' }, 1, 1, 2, 2, 2, 2, 4, 4, 4, 1);
        return toldOf(act(play, attacking(shooter, at)), 'attacked')[0];
      };
      expect(shot({}, 'plentiful_ammo')).toMatchObject({ again: [1, 1], dice: [4, 1, 2, 2, 2, 2, 4, 4] });
      expect(shot(vehicle, 'plentiful_ammo')).toMatchObject({ again: [1, 1] });
      expect(shot({}, 'tenacity')).toMatchObject({ again: [] });
    },
  },
  recon: {
    'public: one more on the initiative while it sees an enemy': () => {
      const mines = enemyUnit(next, [], { type: 'obstacle' });
      const bonus = (...enemies: Unit[]) => bonusOf(playOf([leader('recon'), ...enemies]).state, 'allies');
      expect([bonus(target()), bonus(), bonus(target('9,17')), bonus(mines)]).toEqual([1, 0, 0, 0]);
    },
    'public: besides the best commander': () => {
      const captain = leader('commander_abilities_initiative_n 2');
      expect(bonusOf(playOf([leader('recon'), captain, target()]).state, 'allies')).toBe(3);
    },
  },
  spotter: {
    'S979: aircraft have a die more at what it is near': () => {
      const plane = (hex: string, edition: Battle['edition'] = 'rulebook') =>
        of(aimed(madeUnit(near, [], { type: 'aircraft' }), target(), [leader('spotter', hex)], { edition })).dice;
      expect([plane('8,6'), plane('8,8'), plane('8,8', 'revised')]).toEqual([9, 8, 9]);
    },
    'S983: and what it sees': () => {
      const plane = (hex: string, more: Partial<Battle> = {}) =>
        of(aimed(madeUnit('10,3', [], { type: 'aircraft' }), target('10,4'), [leader('spotter', hex)], { layout: 1, ...more })).dice;
      expect([plane('10,5'), plane('10,6'), plane('10,5', { smoke: ['10,5'] }), plane('10,6', { rules: 1 })]).toEqual([9, 8, 8, 9]);
    },
  },
};
