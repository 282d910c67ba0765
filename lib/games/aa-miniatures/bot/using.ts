import { chargeAim, enemiesAt, usesOf } from '../rules/acting';
import { chargesOf } from '../rules/check';
import { objectsOf } from '../rules/uses';
import type { Order } from '../state';
import type { Unit } from '../types';
import { type Deed, gainOf } from './assault';
import { gainOfStep, type Plan } from './moving';
import { highestBy } from './pick';
import { threatOf, worthOf } from './worth';

/** The charge that a unit gains most by: what its attack takes, and what the hex is worth that it comes to; null: none leads it, or none pays. */
export function bestCharge(plan: Plan, unit: Unit): Deed | null {
  const { view } = plan;
  const charges = chargesOf(view, unit).flatMap((hex) => {
    const ground = gainOfStep(plan, unit, hex);
    return enemiesAt(view, unit, hex).flatMap((target): Deed[] => {
      const aim = chargeAim(view, { ...unit, hex }, target);
      return typeof aim === 'string'
        ? []
        : [{ gain: gainOf(view, aim) + ground, order: { type: 'charge', unit: unit.id, hex, target: target.id } }];
    });
  });
  return highestBy(charges, ({ gain }) => gain);
}

/** Points beyond which smoke pays, as there is one of it in a battle. */
const smokeFrom = 2;

/** What is used once nothing else is left to do in a phase: smoke over who is in more danger than he is a danger, charges under the enemy's obstacles. */
export function lastUse(plan: Plan): Order | null {
  const { view, side } = plan;
  for (const unit of plan.friends) {
    for (const { ability } of usesOf(view, unit)) {
      if (ability === 'smoke_screen' && gainOfSmoke(plan, unit) > smokeFrom) return { type: 'use', ability, unit: unit.id };
      if (ability !== 'demolitions') continue;
      const theirs = objectsOf(view, unit, ability).find(({ target }) =>
        view.units.some((each) => each.id === target && each.side !== side),
      );
      if (theirs?.target) return { type: 'use', ability, unit: unit.id, target: theirs.target };
    }
  }
  return null;
}

/** Points that smoke over a unit's hex saves, without those that whoever stands there does not take then. */
function gainOfSmoke({ view, friends, enemies }: Plan, { hex }: Unit): number {
  const hidden = friends.filter((each) => each.hex === hex);
  return hidden.reduce((sum, unit) => {
    const danger = enemies.reduce((all, enemy) => all + threatOf(view, enemy, enemy.hex ?? '', unit, hex ?? ''), 0);
    const best = Math.max(0, ...enemies.map((enemy) => threatOf(view, unit, hex ?? '', enemy, enemy.hex ?? '')));
    return sum + Math.min(danger, worthOf(view, unit)) - best;
  }, 0);
}
