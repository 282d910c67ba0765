import { editionOf } from '../editions';
import type { OrderOf, SpaceId, State, Units } from '../types';
import { declaredBattles } from './battles';
import { isHostileLand, isHostileSea, isSea, mayUseCanal, sameSide } from './spaces';
import { addUnits, removeUnits, stacksAt } from './stacks';
import { isEmpty, unitOf } from './units';

const power = 'uk';

/** N-UK3: own units that may go one step into a space under attack, or out of one to where no enemy is; as in a noncombat move. */
export function deciphered(state: State): Pick<OrderOf<'advantage'>, 'path' | 'units'>[] {
  const attacked = declaredBattles(state).map(({ space }) => space);
  const { around } = editionOf(state);
  const ways = attacked.flatMap((space) =>
    (around[space] ?? []).flatMap((near) => [
      { from: near, to: space },
      ...(attacked.includes(near) || isHostileFor(state, near) ? [] : [{ from: space, to: near }]),
    ]),
  );
  return ways.flatMap(({ from, to }) => {
    const units = movable(state, from, to);
    const garrison = stacksAt(state, from).reduce((sum, each) => sum + (each.owner === power ? each.count : 0), 0);
    const stays = attacked.includes(from) ? 1 : 0;
    return isEmpty(units) || garrison <= stays ? [] : [{ path: [from, to], units }];
  });
}

const isHostileFor = (state: State, space: SpaceId): boolean =>
  isSea(state, space) ? isHostileSea(state, space, power) : isHostileLand(state, space, power);

/** Land units by land, ships by sea, aircraft to land; carriers stay with the aircraft aboard. */
function movable(state: State, from: SpaceId, to: SpaceId): Units {
  const { byLand, bySea, canalBetween } = editionOf(state);
  const units: Units = {};
  if (!isSea(state, to) && isHostileLand(state, to, power)) return units;
  const canal = canalBetween.get(`${from} ${to}`);
  const sails = bySea[from]?.includes(to) && (!canal || mayUseCanal(state, canal.control, power));
  const laden = stacksAt(state, from).some(({ owner, type }) => sameSide(state, owner, power) && unitOf(state, type).landsOnDecks);
  for (const { owner, type, count } of stacksAt(state, from)) {
    if (owner !== power) continue;
    const { domain, slots, move } = unitOf(state, type);
    const goes =
      domain === 'land' ? byLand[from]?.includes(to) && move > 0 : domain === 'air' ? !isSea(state, to) : sails && !(slots && laden);
    if (goes) units[type] = (units[type] ?? 0) + count;
  }
  return units;
}

export function decipher(state: State, from: SpaceId, to: SpaceId, units: Units): void {
  const left = { ...units };
  for (const { count, ...kind } of stacksAt(state, from)) {
    const some = kind.owner === power ? Math.min(count, left[kind.type] ?? 0) : 0;
    if (some === 0) continue;
    removeUnits(state, from, kind, some);
    addUnits(state, to, kind, some);
    left[kind.type] = (left[kind.type] ?? 0) - some;
  }
}
