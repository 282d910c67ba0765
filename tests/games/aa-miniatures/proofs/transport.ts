import { expect } from 'vitest';
import { attacksNow, targetsOf } from '../../../../lib/games/aa-miniatures/rules/acting';
import { arrivalsOf, deploymentOf, toDeploy } from '../../../../lib/games/aa-miniatures/rules/arrivals';
import { shake } from '../../../../lib/games/aa-miniatures/rules/changes';
import { enter } from '../../../../lib/games/aa-miniatures/rules/turns';
import type { Order } from '../../../../lib/games/aa-miniatures/state';
import type { Battle, Unit } from '../../../../lib/games/aa-miniatures/types';
import { enemyUnit, madeUnit, shaken, vehicle } from '../battles';
import { act, asks, moving, now, playOf, refusal } from '../plays';

type Edition = Battle['edition'];

const here = '8,2';
const carrier = (ability: string, unit: Partial<Unit> = {}) => madeUnit(here, [ability], vehicle, unit);
const artillery = { subtypes: ['Artillery'] };
const soldier = (card: object = {}, ...abilities: string[]) => madeUnit(here, abilities, card);
const gun = (...abilities: string[]) => soldier(artillery, ...abilities);
const boarding = ({ id: unit }: Unit, { id: transport }: Unit): Order => ({ type: 'board', unit, transport });

/** Which of these get on a transport one after the other. */
function aboard(ability: string, cargo: Unit[], edition: Edition = 'rulebook'): boolean[] {
  const transport = carrier(ability);
  const play = playOf([transport, ...cargo], { edition });
  return cargo.map((unit) => {
    const isFree = refusal(play, boarding(unit, transport)) === null;
    if (isFree) act(play, boarding(unit, transport));
    return isFree;
  });
}

/** Whether somebody gets on, by the rulebook and by the revised cards. */
const taken = (ability: string, cargo: Unit): boolean[] =>
  (['rulebook', 'revised'] as const).map((edition) => aboard(ability, [cargo], edition)[0] ?? false);

/** Somebody who is carried, and an enemy beside; in an assault of the enemy, or of its own. */
function carried(ability: string, active: 'axis' | 'allies', cargo: Unit, more: Partial<Battle> = {}, truck: Partial<Unit> = {}) {
  const transport = carrier(ability, truck);
  const rider = { ...cargo, aboard: transport.id };
  const enemy = enemyUnit('8,3');
  return { transport, rider, enemy, play: playOf([transport, rider, enemy], { phase: 'assault', active, ...more }) };
}

/** A hero stays away until a soldier of his nation is there for him to join. */
const heroOf = (nation: string, ability: string) => () => {
  const hero = madeUnit('', [ability], { nation }, { hex: null });
  const friend = madeUnit(here, [], { nation });
  const others = [
    madeUnit('8,5', [], { nation: 'Elsewhere' }),
    madeUnit('8,7', [], { ...vehicle, nation }),
    enemyUnit('8,9', [], { nation }),
  ];
  const fresh = () => playOf([hero, friend, ...others]);
  const order = { type: 'deploy', unit: hero.id, hex: here } as const;
  expect([toDeploy(fresh().state, 'allies'), arrivalsOf(fresh().state, hero)]).toEqual([[], [here]]);
  const play = act(fresh(), order);
  expect([now(play, hero)?.hex, refusal(play, moving(hero, '8,3'))]).toEqual([here, null]);
  expect([shake(play, hero.id, 'minefield'), now(play, hero)?.disrupted]).toEqual([false, 'no']);
  expect(refusal(act(fresh(), moving(friend, '8,3')), { ...order, hex: '8,3' })).toBe('not-placed');
};

export const transportProofs = {
  transport: {
    'S990: it takes one soldier': () => expect(aboard('transport', [soldier(), soldier()])).toEqual([true, false]),
    'S831: no artillery but a light one': () =>
      expect([taken('transport', gun()), taken('transport', gun('light_artillery'))]).toEqual([
        [false, false],
        [true, true],
      ]),
    'public: by the revised cards neither motorcycles nor cavalry': () =>
      expect(['Motorcycle', 'Cavalry'].map((subtype) => taken('transport', soldier({ subtypes: [subtype] })))).toEqual([
        [true, false],
        [true, false],
      ]),
    'S823: neither vehicles, nor enemies, nor who stands elsewhere': () => {
      const truck = carrier('transport');
      const others = [madeUnit(here, [], { ...vehicle, speed: 2 }), madeUnit('8,3', [])];
      const play = playOf([truck, ...others]);
      expect(others.map((unit) => refusal(play, boarding(unit, truck)))).toEqual(['transport', 'transport']);
    },
    'S433: nobody who is disrupted gets on': () => {
      const truck = carrier('transport');
      const shy = madeUnit(here, [], {}, shaken);
      expect(refusal(playOf([truck, shy]), boarding(shy, truck))).toBe('transport');
    },
  },
  gun_transport: {
    'S948: it takes one soldier, artillery too': () => expect(aboard('gun_transport', [gun(), soldier()])).toEqual([true, false]),
    'public: by the revised cards no large one': () => expect(taken('gun_transport', gun('large'))).toEqual([true, false]),
  },
  heavy_transport: {
    'S947: it takes two soldiers, artillery too': () => {
      expect(aboard('heavy_transport', [gun(), gun()])).toEqual([true, true]);
      const full = carrier('heavy_transport');
      const riders = [soldier(), soldier()].map((unit) => ({ ...unit, aboard: full.id }));
      const third = soldier();
      expect(refusal(playOf([full, ...riders, third]), boarding(third, full))).toBe('transport');
    },
  },
  large_transport: {
    'public: it takes two soldiers, one of them artillery': () =>
      expect([
        aboard('large_transport', [gun(), soldier()]),
        aboard('large_transport', [soldier(), gun()]),
        aboard('large_transport', [gun(), gun()]),
      ]).toEqual([
        [true, true],
        [true, true],
        [true, false],
      ]),
  },
  exposed_transport: {
    'public: it takes one soldier, no artillery': () =>
      expect([aboard('exposed_transport', [soldier(), soldier()]), aboard('exposed_transport', [gun()])]).toEqual([[true, false], [false]]),
    'public: who is aboard can be attacked': () => {
      const targets = (ability: string) => {
        const { play, rider, enemy } = carried(ability, 'axis', soldier());
        return targetsOf(play.state, enemy, null).some(({ target }) => target.id === rider.id);
      };
      expect([targets('exposed_transport'), targets('transport')]).toEqual([true, false]);
    },
    'S433: nobody who was disrupted there gets off': () => {
      const { play, rider } = carried('exposed_transport', 'allies', soldier(), { phase: 'movement' });
      const order = { type: 'dismount', unit: rider.id } as const;
      expect(refusal(play, order)).toBeNull();
      shake(play, rider.id, 'fire');
      expect(refusal(play, order)).toBe('dismount');
    },
  },
  light_towing: {
    'public: it takes light artillery alone': () =>
      expect([gun('light_artillery'), gun(), soldier()].map((unit) => aboard('light_towing', [unit]))).toEqual([[true], [false], [false]]),
  },
  light_artillery: {
    'public: a transport takes it although it is artillery': () => {
      const rides = (...abilities: string[]) =>
        ['transport', 'exposed_transport', 'light_towing'].map((ability) => aboard(ability, [gun(...abilities)])[0]);
      expect([rides('light_artillery'), rides()]).toEqual([
        [true, true, true],
        [false, false, false],
      ]);
    },
  },
  fighting_platform: {
    'S932: who is aboard attacks in the assault, unless it has moved in it': () => {
      const attacks = (ability: string, cargo: Unit, truck: Partial<Unit> = {}, edition: Edition = 'rulebook') => {
        const { play, rider } = carried(ability, 'allies', cargo, { edition }, truck);
        return attacksNow(play.state, rider).length > 0;
      };
      expect([
        attacks('fighting_platform', soldier()),
        attacks('transport', soldier()),
        attacks('fighting_platform', soldier(), { marks: { phase: ['moved'] } }),
        attacks('fighting_platform', gun()),
        attacks('fighting_platform', gun(), {}, 'revised'),
      ]).toEqual([true, false, false, true, false]);
    },
    'public: by the revised cards he makes defensive fire as well': () => {
      const asked = (edition: Edition, ability: string, cargo: Unit = soldier()) => {
        const { play, enemy } = carried(ability, 'axis', cargo, { edition, phase: 'movement' });
        return asks(act(play, moving(enemy, '9,3')));
      };
      expect([
        asked('revised', 'fighting_platform'),
        asked('rulebook', 'fighting_platform'),
        asked('revised', 'transport'),
        asked('revised', 'fighting_platform', gun()),
      ]).toEqual([['defensive-fire'], ['movement'], ['movement'], ['movement']]);
    },
  },
  mechanized_tactics: {
    'S958: it gets off in the phase in which it got on, after which nobody moves': () => {
      const riding = (...abilities: string[]) => {
        const [truck, rider, other] = [carrier('transport'), soldier({}, ...abilities), madeUnit('8,5', [])];
        const play = act(playOf([truck, rider, other]), boarding(rider, truck), moving(truck, '8,3'));
        return { play, off: { type: 'dismount', unit: rider.id } as const, rider, other };
      };
      const { play, off, rider, other } = riding('mechanized_tactics');
      expect(refusal(play, moving(other, '8,6'))).toBeNull();
      act(play, off);
      expect(now(play, rider)).toMatchObject({ hex: '8,3', aboard: null });
      expect([refusal(play, moving(rider, '8,4')), refusal(play, moving(other, '8,6'))]).toEqual(['not-now', 'not-now']);
      const late = riding();
      expect(refusal(late.play, late.off)).toBe('dismount');
    },
  },
  german_hero: { 'S944: he comes where a soldier of his nation is': heroOf('Germany', 'german_hero') },
  japanese_hero: { 'S961: he comes where a soldier of his nation is': heroOf('Japan', 'japanese_hero') },
  soviet_hero: { 'S982: he comes where a soldier of his nation is': heroOf('Soviet Union', 'soviet_hero') },
  u_k_hero: { 'S993: he comes where a soldier of his nation is': heroOf('United Kingdom', 'u_k_hero') },
  u_s_hero: { 'S997: he comes where a soldier of his nation is': heroOf('United States', 'u_s_hero') },
  canadian_hero: { 'public: he comes where a soldier of his nation is': heroOf('Canada', 'canadian_hero') },
  italian_hero: { 'public: he comes where a soldier of his nation is': heroOf('Italy', 'italian_hero') },
  paratrooper: {
    'S969: it comes at the end of a movement phase, beside no enemy': () => {
      const [jumper, friend] = [madeUnit('', ['paratrooper'], {}, { hex: null }), madeUnit('8,14', [])];
      const play = playOf([jumper, friend, enemyUnit('8,2')]);
      const order = (hex: string) => ({ type: 'deploy', unit: jumper.id, hex }) as const;
      expect(toDeploy(play.state, 'allies')).toEqual([]);
      act(play, moving(friend, '8,13'));
      expect([refusal(play, order('8,2')), refusal(play, order('8,3')), refusal(play, order('8,4'))]).toEqual([
        'not-there',
        'not-there',
        null,
      ]);
      act(play, order('8,4'));
      expect([now(play, jumper)?.hex, refusal(play, moving(jumper, '8,5'))]).toEqual(['8,4', 'not-now']);
      enter(play, 'assault', 'allies');
      expect([refusal(play, moving(jumper, '8,5')), attacksNow(play.state, now(play, jumper) as Unit)]).toEqual([null, [null]]);
    },
    'S969: once it has come nobody moves in the phase': () => {
      const [jumper, friend] = [madeUnit('', ['paratrooper'], {}, { hex: null }), madeUnit('8,14', [])];
      const play = act(playOf([jumper, friend]), { type: 'deploy', unit: jumper.id, hex: '8,4' });
      expect(refusal(play, moving(friend, '8,13'))).toBe('not-now');
    },
  },
  partisan: {
    'S971: it is deployed at the edge of the map, where nobody is': () => {
      const spots = (ability: string) => {
        const unit = madeUnit('', [ability], {}, { hex: null });
        const hexes = deploymentOf(playOf([unit, enemyUnit('8,0')]).state, unit);
        return ['1,9', '15,3', '10,0', '8,0', '8,9', '8,14'].map((hex) => hexes.includes(hex));
      };
      expect([spots('partisan'), spots('tough')]).toEqual([
        [true, true, true, false, false, true],
        [false, false, false, false, false, true],
      ]);
    },
  },
  gliderborne: {
    'S945: it is deployed wherever nobody is, but not where the enemy deploys': () => {
      const unit = madeUnit('', ['gliderborne'], {}, { hex: null });
      const hexes = deploymentOf(playOf([unit, enemyUnit('8,9')]).state, unit);
      expect(['8,8', '8,9', '8,5', '8,4', '8,14'].map((hex) => hexes.includes(hex))).toEqual([true, false, true, false, true]);
    },
  },
};
