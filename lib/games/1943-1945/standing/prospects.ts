import { type Clash, oddsOf } from '../odds';
import type { Policy } from '../orders';
import { addPieces, together } from '../pieces';
import { follows } from '../quirks';
import { mayTank } from '../rules/attacks';
import { factsOf, tablesOf } from '../rules/board';
import { combatOf, defenderOf } from '../rules/combat';
import { type Fighters, fightersOf } from '../rules/dice';
import { planesFor } from '../rules/missions';
import { enemyOf, unitsOf } from '../rules/zones';
import type { Attack, Side, State, ZoneId } from '../types';

/** The combat under way from its next round on, with the losses that are due. */
export function combatAhead(state: State): Clash {
  const combat = combatOf(state);
  const { attacker, due } = combat;
  const defender = defenderOf(combat);
  return {
    attack: fightersOf(state, combat, attacker),
    defence: fightersOf(state, combat, defender),
    rounds: Math.max(0, combat.rounds - combat.round),
    dealt: { attack: due[attacker], defence: due[defender] },
  };
}

/** Percent that the zone of the combat is not taken. */
export const chanceToHold = (state: State): number => 100 - chanceToTake(state);

/** Percent that it is; `rounds`: as if so many were left. */
export function chanceToTake(state: State, rounds?: number): number {
  const ahead = combatAhead(state);
  return 100 * oddsOf(state, rounds === undefined ? ahead : { ...ahead, rounds }).taken;
}

/** Chance that an attack takes its zone, announced or under way; before its first dice with the support that could join. */
export function chanceOf(state: State, attack: Attack, attacker: Side): number {
  const { combat } = state.impulse ?? {};
  if (combat !== attack) return oddsOf(state, attackAhead(state, attack, attacker)).taken;
  const waits = combat.round === 0 && follows(state, 'lateSupport');
  return oddsOf(state, waits ? attackAhead(state, { ...combat, plan: combat.pledge ?? combat.plan }, attacker) : combatAhead(state)).taken;
}

/** Too near to a figure of the policy for it to speak alone. */
export const isClose = (percent: number, figure: number, { doubt }: Policy): boolean => figure > 0 && Math.abs(percent - figure) < doubt;

/** Percent that a declared attack is beaten off, with the support that both sides could give. */
export const chanceAgainst = (state: State, attack: Attack, attacker: Side): number =>
  100 * (1 - oddsOf(state, attackAhead(state, attack, attacker)).taken);

/** A declared attack, with the support that both sides could give. */
export function attackAhead(state: State, { target, forces, plan }: Attack, attacker: Side): Clash {
  const units = together(...forces.map((each) => each.units));
  const dropped = plan?.drop ? 1 : 0;
  if (dropped) addPieces(units, 'engaged-paratroopers', dropped);
  const attack: Fighters = {
    units,
    line: false,
    tank: plan ? plan.tank : forces.some((each) => mayTank(state, target, each.from, each.units)),
    planeInside: false,
    plane: plan ? plan.plane !== null : planesFor(state, attacker, target).length > 0,
    dropped,
  };
  return { attack, defence: defenceOf(state, target, enemyOf(attacker)), rounds: tablesOf(state).combatRounds };
}

/** What defends a zone, with the support it could have. */
export function defenceOf(state: State, zone: ZoneId, side: Side): Fighters {
  const units = unitsOf(state, zone, side);
  const tank = !factsOf(state, zone).mountain && (units.tank ?? 0) + (units['italian-tank'] ?? 0) > 0;
  const line = side === 'axis' && state.zones[zone]?.control === side && state.zones[zone]?.line === true;
  return { units, line, tank, planeInside: false, plane: planesFor(state, side, zone).length > 0, dropped: 0 };
}
