import { fail, ok, type Result } from '../../../engine';
import { editionOf } from '../editions';
import { heldBy, table } from '../effects';
import type { AaTold, Order, OrderOf, Power, Rng, SpaceId, Stack, State, UnitType } from '../types';
import { type Fault, fault } from '../words/violations';
import { capacityOf, factoriesOf, hasFactory } from './factories';
import { fireFlak, payFlights } from './flak';
import { kamikazeFault } from './kamikaze';
import { isHostileLand } from './spaces';
import { remark, stacksAt } from './stacks';
import { diceOf } from './strength';
import { typesOf, unitOf } from './units';

/** Steps that a rocket flies. */
export const rocketRange = 3;

/** IPCs that a die of an aircraft costs in a raid; null: it flies none. */
export function damageOf(state: State, type: UnitType, die: number): number | null {
  const owner = state.power;
  const held = heldBy(state, owner);
  const said = held.length === 0 ? null : table.ask('onRaid', held, { state, owner, type, die });
  return said ?? (unitOf(state, type).raids ? die : null);
}

/** RREV-8.6: aircraft that fly raids. */
export const fliesRaids = (state: State, type: UnitType): boolean => damageOf(state, type, 1) !== null;

/** An enemy complex stands there. */
export const isBombTarget = (state: State, territory: SpaceId): boolean =>
  isHostileLand(state, territory, state.power) && hasFactory(state, territory);

/** What keeps a move from being what aircraft are sent for. */
export function roleFault(state: State, order: OrderOf<'move'>): Fault | null {
  if (!order.role) return null;
  return order.role === 'raid' ? raidFault(state, order) : kamikazeFault(state, order);
}

function raidFault(state: State, { path, units }: OrderOf<'move'>): Fault | null {
  const space = path[path.length - 1] ?? '';
  const other = typesOf(units).find((type) => !fliesRaids(state, type));
  if (other !== undefined)
    return fault('raid-unit', { type: other, fit: editionOf(state).types.filter((type) => fliesRaids(state, type)) }, 'units');
  return state.phase === 'combat-move' && isBombTarget(state, space) ? null : fault('raid-target', { space }, 'path');
}

const mayLaunch = (state: State): boolean => table.ask('onRocket', heldBy(state, state.power), { state, owner: state.power }) === 'can';

/** An own gun that has stood there since the turn began. */
const gunAt = (state: State, territory: SpaceId): Stack | undefined =>
  stacksAt(state, territory).find(({ owner, type, spent }) => owner === state.power && unitOf(state, type).flak !== undefined && !spent);

/** RREV-8.5. */
export function checkRocket(state: State, order: OrderOf<'rocket'>): Result<Order, Fault> {
  const { from, target } = order;
  const { rockets = [] } = state.turn;
  if (!mayLaunch(state)) return fail(fault('no-rockets', { power: state.power }, 'type'));
  if (rockets.some((each) => each.from === from)) return fail(fault('rocket-spent', { space: from }, 'from'));
  if (!gunAt(state, from)) return fail(fault('rocket-gun', { space: from }, 'from'));
  if (!isBombTarget(state, target)) return fail(fault('rocket-target', { space: target }, 'target'));
  if (rockets.some((each) => each.target === target)) return fail(fault('rocket-hit', { space: target }, 'target'));
  const steps = editionOf(state).flight[from]?.get(target);
  if (steps === undefined || steps > rocketRange) return fail(fault('rocket-range', { from, to: target, range: rocketRange }, 'target'));
  return ok(order);
}

/** Complexes that a gun of the territory could hit. */
export const rocketTargets = (state: State, from: SpaceId): SpaceId[] =>
  state.phase === 'combat-move' && mayLaunch(state) && gunAt(state, from)
    ? Object.keys(state.control).filter((target) => checkRocket(state, { type: 'rocket', from, target }).ok)
    : [];

/** The gun does nothing more this turn. */
export function aimRocket(state: State, { from, target }: OrderOf<'rocket'>): void {
  const gun = gunAt(state, from);
  if (!gun) throw new Error(`no gun in ${from}`);
  remark(state, from, gun, 1, { spent: true });
  state.turn = { ...state.turn, rockets: [...(state.turn.rockets ?? []), { from, target }] };
}

/** QREV-11: the victim pays what he has. */
function pay(state: State, territory: SpaceId, damage: number): { victim: Power; loss: number; left: number } {
  const victim = state.control[territory];
  if (victim === undefined) throw new Error(`nobody holds ${territory}`);
  const loss = Math.min(damage, state.treasury[victim]);
  state.treasury[victim] -= loss;
  return { victim, loss, left: state.treasury[victim] };
}

/** RREV-8.5, RREV-8.6: rockets, then raids, before all battles. */
export function bombComplexes(state: State, rng: Rng, told: AaTold[]): void {
  const { power } = state;
  for (const { from, target } of state.turn.rockets ?? []) {
    const [die = 0] = rng.roll(`rocket ${from} ${target}`, 1, 6);
    const paid = pay(state, target, Math.min(die, capacityOf(state, target)));
    told.push({ event: { type: 'rocket', power, from, target, die, ...paid }, to: 'all' });
  }
  const targets = editionOf(state).ways.complexesBombed ? factoriesOf(state).filter((each) => isBombTarget(state, each)) : [];
  for (const target of targets) if (raidersAt(state, target).length > 0) raid(state, target, rng, told);
}

const raidersAt = (state: State, territory: SpaceId): Stack[] => stacksAt(state, territory).filter((each) => each.raid);

/** Guns on the way, guns at the target, then the bombs: of each aircraft no more than the territory is worth. */
function raid(state: State, space: SpaceId, rng: Rng, told: AaTold[]): void {
  payFlights(state, space, true, rng, told);
  fireFlak(state, space, raidersAt(state, space), rng, told);
  const worth = capacityOf(state, space);
  let damage = 0;
  const rolls: { type: UnitType; dice: number[] }[] = [];
  for (const { owner, type, count } of raidersAt(state, space)) {
    const each = diceOf(state, { type, owner });
    const dice = rng.roll(`raid ${space}`, count * each, 6);
    for (let i = 0; i < count; i++) {
      const bombs = dice.slice(i * each, (i + 1) * each).reduce((sum, die) => sum + (damageOf(state, type, die) ?? 0), 0);
      damage += Math.min(bombs, worth);
    }
    rolls.push({ type, dice });
  }
  if (rolls.length === 0) return;
  told.push({ event: { type: 'raid', space, power: state.power, rolls, ...pay(state, space, damage) }, to: 'all' });
}
