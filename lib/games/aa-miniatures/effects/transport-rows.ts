import type { Hooks } from '../../../engine';
import { hasSubtype } from '../cards';
import { isRim } from '../map/battle-map';
import { around, atOf } from '../map/hexes';
import { afoot, cardOf, hasAbility, isObstacle, isSoldier, standingAt } from '../rules/battle';
import type { Unit } from '../types';
import type { abilityPoints, Own } from './points';

type Row = Hooks<typeof abilityPoints>;
type Load = Own & { cargo: Unit; carried: readonly Unit[] };

const isGun = ({ battle }: Own, unit: Unit): boolean => hasSubtype(cardOf(battle, unit), 'Artillery');

/** Guns that a transport takes which is for soldiers alone. */
const isLight = ({ battle }: Own, unit: Unit): boolean => !isGun({ battle, unit }, unit) || hasAbility(battle, unit, 'light_artillery');

/** Takes so many soldiers, and of each kind only some. */
const takes = (most: number, isMeant: (load: Load) => boolean): Row => ({
  onCargo: (load) => (load.carried.length < most && isMeant(load) ? 'can' : null),
});

/** By the revised cards neither motorcycles nor horses go aboard. */
const fits = ({ battle, cargo }: Load): boolean =>
  battle.edition === 'rulebook' || !['Motorcycle', 'Cavalry'].some((subtype) => hasSubtype(cardOf(battle, cargo), subtype));

/** In reserve until a movement phase of its side begins, then where a soldier of its nation is. */
const hero = (nation: string): Row => ({
  onReserve: () => 'start',
  onArrival: ({ battle, unit, hex }) =>
    standingAt(battle, hex).some((each) => each.side === unit.side && isSoldier(battle, each) && cardOf(battle, each).nation === nation)
      ? 'can'
      : null,
  onShaken: () => 'ignored',
});

const isNearEnemy = ({ battle, unit, hex }: Own & { hex: string }): boolean =>
  afoot(battle).some(
    (each) => each.side !== unit.side && !isObstacle(battle, each) && (each.hex === hex || around(hex).includes(each.hex ?? '')),
  );

/** Abilities of who carries, of who is carried, and of who comes another way than the others. */
export const transportRows = {
  transport: takes(1, (load) => fits(load) && isLight(load, load.cargo)),
  gun_transport: takes(1, (load) => fits(load) && (load.battle.edition === 'rulebook' || !hasAbility(load.battle, load.cargo, 'large'))),
  heavy_transport: takes(2, fits),
  large_transport: takes(2, (load) => fits(load) && (!isGun(load, load.cargo) || !load.carried.some((each) => isGun(load, each)))),
  exposed_transport: { ...takes(1, (load) => fits(load) && isLight(load, load.cargo)), onExposed: () => 'can' },
  light_towing: takes(1, ({ battle, cargo }) => hasAbility(battle, cargo, 'light_artillery')),
  light_artillery: {},
  fighting_platform: {
    onPlatform: ({ battle, cargo }) => (battle.edition === 'rulebook' || !hasSubtype(cardOf(battle, cargo), 'Artillery') ? 'can' : null),
  },
  mechanized_tactics: { onLeap: () => 'can' },
  german_hero: hero('Germany'),
  japanese_hero: hero('Japan'),
  soviet_hero: hero('Soviet Union'),
  u_k_hero: hero('United Kingdom'),
  u_s_hero: hero('United States'),
  canadian_hero: hero('Canada'),
  italian_hero: hero('Italy'),
  paratrooper: { onReserve: () => 'end', onArrival: (spot) => (isNearEnemy(spot) ? null : 'can') },
  partisan: { onDeploy: ({ isFree, hex }) => (isFree && isRim(atOf(hex)) ? 'can' : null) },
  gliderborne: { onDeploy: ({ isFree, isTheirs }) => (isFree && !isTheirs ? 'can' : null) },
} satisfies Record<string, Row>;
