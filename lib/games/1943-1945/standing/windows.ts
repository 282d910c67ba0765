import { lateBomb } from '../bot/bombs';
import type { Order, Policy, Side } from '../orders';
import { pieceFacts, pieces, planeKinds, sizeOf } from '../pieces';
import { playable } from '../rules/acts';
import { boardOf, tablesOf } from '../rules/board';
import { bombings, lures } from '../rules/missions';
import { unitsOf } from '../rules/zones';
import type { Attack, State, ZoneId } from '../types';
import { chanceAgainst } from './prospects';

/** The first stack that enters a zone of the list is bombed there. */
export function bombsOnArrival(state: State, side: Side, { bombZones, bombStack }: Policy): Order[] {
  const moved = state.impulse?.moved;
  const at = moved?.path.at(-1) ?? '';
  if (!moved || !bombZones.includes(at) || sizeOf(state.zones[at]?.units ?? {}) < bombStack) return [];
  return bombings(state, side).filter(({ target, passing }) => target === at && !passing);
}

/** Attacks are announced: tokens for the worst of them, bombs and partisans on those who attack. */
export function whenAttacked(state: State, side: Side, policy: Policy): Order[] {
  const impulse = state.impulse;
  if (!impulse) return [];
  const threats = impulse.attacks
    .map((attack) => ({ attack, hold: chanceAgainst(state, attack, impulse.side) }))
    .sort((a, b) => a.hold - b.hold);
  return [...tokens(state, side, threats, policy), ...attackersBombed(state, side, threats, policy), ...drawn(state, threats, policy)];
}

interface Threat {
  attack: Attack;
  /** Percent that it is beaten off. */
  hold: number;
}

function tokens(state: State, side: Side, threats: readonly Threat[], policy: Policy): Order[] {
  const open = playable(state, side);
  return threats.flatMap(({ attack, hold }): Order[] => {
    const orders: Order[] = [];
    const [from] = startsOf(attack);
    if (open.includes('strangle') && hold < policy.strangleBelow && from !== undefined) {
      orders.push({ type: 'event', event: 'strangle', zone: from });
    }
    if (open.includes('reinforcements') && hold < policy.reinforceBelow) {
      orders.push({ type: 'event', event: 'reinforcements', zone: attack.target });
    }
    const { operationalAt } = policy;
    if (open.includes('operational') && operationalAt > 0 && engagedIn(state, attack.target, side) >= operationalAt) {
      orders.push({ type: 'event', event: 'operational', zone: attack.target });
    }
    return orders;
  });
}

/** Zones an attack over land starts from, the strongest first: what is at sea or in the air stands in none. */
const startsOf = ({ target, forces }: Attack): ZoneId[] =>
  forces
    .filter(({ from }) => from !== target)
    .sort((a, b) => sizeOf(b.units) - sizeOf(a.units))
    .map(({ from }) => from);

function engagedIn(state: State, zone: ZoneId, side: Side): number {
  const units = unitsOf(state, zone, side);
  return pieces.reduce((sum, piece) => sum + (pieceFacts[piece].engaged ? (units[piece] ?? 0) : 0), 0);
}

/** Those who attack with enough are bombed where they stand, as long as more planes are ready than are kept back. */
function attackersBombed(state: State, side: Side, threats: readonly Threat[], { bombAttackers, planesKept }: Policy): Order[] {
  if (bombAttackers === 0 || readyPlanes(state, side) <= planesKept) return [];
  const strong = threats.filter(({ attack }) => attack.forces.reduce((sum, { units }) => sum + sizeOf(units), 0) >= bombAttackers);
  return strong.flatMap(({ attack }) =>
    startsOf(attack).flatMap((from) => bombings(state, side).filter(({ target, passing }) => target === from && !passing)),
  );
}

function readyPlanes(state: State, side: Side): number {
  return boardOf(state).ids.reduce(
    (sum, zone) => sum + planeKinds.reduce((planes, plane) => planes + (unitsOf(state, zone, side)[plane] ?? 0), 0),
    0,
  );
}

/** 9.5: a cube is drawn out of a zone that attacks. */
function drawn(state: State, threats: readonly Threat[], { lure }: Policy): Order[] {
  if (!lure || state.impulse?.side !== 'axis') return [];
  return threats.flatMap(({ attack }) => startsOf(attack).flatMap((from) => lures(state).filter((each) => each.from === from)));
}

/** The last normal impulse of the turn: planes of either side will not be needed any more. */
export const isLastImpulse = (state: State): boolean => (state.impulse?.number ?? 0) >= 2 * tablesOf(state).impulses;

export function idleBombs(state: State, side: Side, { bombIdle }: Policy): Order[] {
  const order = bombIdle && isLastImpulse(state) ? lateBomb(state, side) : null;
  return order ? [order] : [];
}
