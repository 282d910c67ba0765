import { fail, ok, type Result } from '../../../engine';
import { editionOf } from '../editions';
import { holds, isAvailable } from '../effects';
import { type AdvantageId, everyAdvantage, ownerOf } from '../effects/ids';
import {
  type AaTold,
  type Order,
  type OrderOf,
  type Phase,
  type Power,
  powers,
  type SpaceId,
  type State,
  type Units,
  unitTypes,
} from '../types';
import { type Fault, fault } from '../words/violations';
import { appear, reinforceable, spend, tellUse } from './advantages';
import { declaredBattles } from './battles';
import { decipher, deciphered } from './enigma';
import { factoriesOf, hasFactory } from './factories';
import { activeSeat } from './joint';
import { declareKaiten, kaitenOf } from './kamikaze';
import { isRecovering } from './purchase';
import { hasLostCapital, isHostileLand, sameSide, seatOf } from './spaces';
import { addUnits, removeUnits, stacksAt } from './stacks';
import { isEmpty, unitOf } from './units';

export type Use = OrderOf<'advantage'>;

/** An advantage that is used by an order. */
interface Declaration {
  readonly phases: readonly Phase[];
  /** Its uses as things stand; of units as many as may be named. */
  readonly uses: (state: State) => Omit<Use, 'type' | 'advantage'>[];
  readonly act: (state: State, use: Use, told: AaTold[]) => void;
}

const declarations: Partial<Record<AdvantageId, Declaration>> = {
  // N-SU1: nothing happens between the noncombat move and the own income, so it is declared there
  'russian-winter': {
    phases: ['noncombat-move'],
    uses: (state) => (hasLostCapital(state, state.power) ? [] : [{}]),
    act(state) {
      spend(state, 'russian-winter');
      state.declared = [...(state.declared ?? []), 'russian-winter'];
    },
  },
  // N-SU2
  'non-aggression': {
    phases: ['reaction'],
    uses: (state) => (state.power === 'japan' ? redTargets(state).map((space) => ({ space })) : []),
    act(state, { space = '' }, told) {
      spend(state, 'non-aggression');
      appear(state, 'ussr', space, { infantry: 4 });
      tellUse(told, { power: 'ussr', advantage: 'non-aggression', space, units: { infantry: 4 } });
    },
  },
  // N-SU3
  'mobile-industry': {
    phases: ['noncombat-move'],
    uses: (state) => factoriesOf(state).flatMap((from) => sidings(state, from).map((to) => ({ path: [from, to] }))),
    act(state, { path = [] }) {
      const [from = '', to = ''] = path;
      state.complexes = factoriesOf(state).map((each) => (each === from ? to : each));
      state.turn = { ...state.turn, relocated: [...(state.turn.relocated ?? []), to].sort() };
    },
  },
  // N-SU5
  'lend-lease': {
    phases: ['research', 'purchase'],
    uses: lendable,
    act(state, { space = '', owner = state.power, units = {} }) {
      for (const type of unitTypes) {
        let left = units[type] ?? 0;
        for (const { count, ...kind } of stacksAt(state, space)) {
          if (left === 0 || kind.owner !== owner || kind.type !== type) continue;
          const some = Math.min(left, count);
          removeUnits(state, space, kind, some);
          addUnits(state, space, { ...kind, owner: state.power }, some);
          left -= some;
        }
      }
    },
  },
  // N-UK2
  'joint-strike': {
    phases: ['research', 'purchase'],
    uses: () => [{}],
    act(state) {
      spend(state, 'joint-strike');
      state.declared = [...(state.declared ?? []), 'joint-strike'];
    },
  },
  // N-UK3
  enigma: {
    phases: ['reaction'],
    uses: (state) => (state.power === 'germany' ? deciphered(state) : []),
    act(state, { path = [], units = {} }) {
      spend(state, 'enigma');
      decipher(state, path[0] ?? '', path[1] ?? '', units);
    },
  },
  // N-JP3
  kaiten: {
    phases: ['combat'],
    uses(state) {
      const battle = state.combat?.battle;
      if (battle?.step !== 'kaiten') return [];
      return kaitenOf(state, battle).map(({ count }) => ({ space: battle.space, units: { submarine: count } }));
    },
    act(state, { units = {} }) {
      if (state.combat?.battle) declareKaiten(state, state.combat.battle, units.submarine ?? 0);
    },
  },
  // N-US2: nothing happens between the noncombat move and the mobilisation
  'chinese-divisions': {
    phases: ['noncombat-move'],
    uses(state) {
      const places = hasLostCapital(state, state.power) ? [] : reinforceable(state);
      return places.filter((space) => space !== (state.turn.reinforce ?? places[0])).map((space) => ({ space }));
    },
    act(state, { space }) {
      if (space) state.turn = { ...state.turn, reinforce: space };
    },
  },
};

/** Red territories that Japan fights for; those that it only rolled through are its own by now. */
const redTargets = (state: State): SpaceId[] =>
  declaredBattles(state)
    .filter(({ space, kind }) => kind === 'land' && isRed(state, space))
    .map(({ space }) => space);

function isRed(state: State, space: SpaceId): boolean {
  const facts = editionOf(state).space[space];
  return facts?.kind === 'land' && facts.owner === 'ussr' && state.control[space] === 'ussr';
}

/** Where an industrial complex that has not moved may go. */
const sidings = (state: State, from: SpaceId): SpaceId[] =>
  state.control[from] === state.power && !(from in state.turn.captured) && !state.turn.relocated?.includes(from)
    ? (editionOf(state).byLand[from] ?? []).filter((to) => state.control[to] === state.power && !hasFactory(state, to))
    : [];

/** Units of allies in own territories; who refused is not asked again. */
function lendable(state: State): Omit<Use, 'type' | 'advantage'>[] {
  if (hasLostCapital(state, state.power) || isRecovering(state)) return [];
  return Object.keys(state.spaces)
    .filter((space) => state.control[space] === state.power)
    .sort()
    .flatMap((space) =>
      powers.flatMap((owner) => {
        if (owner === state.power || !sameSide(state, owner, state.power) || state.turn.refused.includes(owner)) return [];
        const units: Units = {};
        for (const stack of stacksAt(state, space)) {
          if (stack.owner === owner && !unitOf(state, stack.type).facility) units[stack.type] = (units[stack.type] ?? 0) + stack.count;
        }
        return isEmpty(units) ? [] : [{ space, owner, units }];
      }),
    );
}

/** The uses of an advantage that its power may order now. */
export function usesOf(state: State, id: AdvantageId): Use[] {
  const declaration = declarations[id];
  if (!declaration?.phases.includes(state.phase) || !isAvailable(state, id)) return [];
  if (state.phase !== 'reaction' && state.phase !== 'combat' && ownerOf(id) !== state.power) return [];
  return declaration.uses(state).map((use) => ({ type: 'advantage', advantage: id, ...use }));
}

/** Advantages that may be used by an order now. */
export const usable = (state: State): AdvantageId[] => (state.effects ? everyAdvantage.filter((id) => usesOf(state, id).length > 0) : []);

/** RREV-12.0. */
export function checkUse(state: State, order: Use): Result<Order, Fault> {
  const { advantage, space, path, owner, units = {} } = order;
  const power = ownerOf(advantage);
  if (!holds(state, power, advantage)) return fail(fault('advantage-none', { advantage, power }, 'advantage'));
  if (state.used?.includes(advantage)) return fail(fault('advantage-used', { advantage }, 'advantage'));
  const uses = usesOf(state, advantage);
  if (uses.length === 0) return fail(fault('advantage-time', { advantage }, 'advantage'));
  const use = uses.find(
    (each) =>
      each.space === space && each.path?.join() === path?.join() && each.owner === owner && (each.units === undefined) === isEmpty(units),
  );
  if (!use) return fail(fault('advantage-where', { advantage, places: placesOf(uses) }, space ? 'space' : 'path'));
  const named = unitTypes.filter((type) => units[type]);
  if (named.some((type) => (units[type] ?? 0) > (use.units?.[type] ?? 0)) || leavesNobody(state, order)) {
    return fail(fault('advantage-units', { advantage, most: use.units ?? {} }, 'units'));
  }
  return ok(isEmpty(units) ? use : { ...use, units: Object.fromEntries(named.map((type) => [type, units[type] ?? 0])) });
}

const placesOf = (uses: readonly Use[]): SpaceId[] => [...new Set(uses.flatMap(({ space, path = [] }) => (space ? [space] : path)))];

/** N-UK3: of a space under attack some own unit stays. */
export function leavesNobody(state: State, { advantage, path = [], units = {} }: Use): boolean {
  const [from = ''] = path;
  if (advantage !== 'enigma' || !declaredBattles(state).some(({ space }) => space === from)) return false;
  const power = ownerOf(advantage);
  const all = stacksAt(state, from).reduce((sum, each) => sum + (each.owner === power ? each.count : 0), 0);
  return Object.values(units).reduce((sum, count) => sum + count, 0) >= all;
}

/** Carries out a checked use. */
export function doUse(state: State, order: Use, told: AaTold[]): void {
  const { type: _order, ...use } = order;
  const power = ownerOf(order.advantage);
  // the treaty's units are told as they appear
  if (order.advantage !== 'non-aggression') tellUse(told, { power, ...use });
  declarations[order.advantage]?.act(state, order, told);
}

/** N-SU2: the treaty is void once the Soviet Union attacks Japan first, be it by a raid or a rocket. */
export function breakTreaty(state: State, told: AaTold[]): void {
  if (state.power !== 'ussr' || !isAvailable(state, 'non-aggression')) return;
  const attacked = (space: SpaceId) => state.control[space] === 'japan' || stacksAt(state, space).some(({ owner }) => owner === 'japan');
  const isRaided = (space: SpaceId) =>
    isHostileLand(state, space, state.power) && stacksAt(state, space).some(({ owner, raid }) => owner === state.power && raid);
  const hit = (state.turn.rockets ?? []).map(({ target }) => target);
  const targets = [...declaredBattles(state).map(({ space }) => space), ...Object.keys(state.spaces).filter(isRaided), ...hit];
  if (!targets.some(attacked) && !Object.values(state.turn.captured).includes('japan')) return;
  spend(state, 'non-aggression');
  told.push({ event: { type: 'advantage-lost', power: 'ussr', advantage: 'non-aggression' }, to: 'all' });
}

/** N-SU5: whose consent lend-lease needs at this table; null when it needs none. */
export function lenderOf(state: State, { advantage, owner }: Use): Power | null {
  if (advantage !== 'lend-lease' || !state.options.lendLeaseConsent || !owner) return null;
  return seatOf(state, owner) === activeSeat(state) ? null : owner;
}
