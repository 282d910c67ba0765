import { type Throw, thrown } from '../../../engine';
import { tablesOf } from '../rules/board';
import { enemyOf } from '../rules/zones';
import type { Event, View, Volley } from '../types';

/** Chance of a die that hits on so much or more. */
const chanceOf = (needs: number): number => (7 - needs) / 6;

/** Rounds of combats, interceptions, bombardments, bombs and torpedoes. */
export function throws(event: Event, view: View): Throw[] {
  const { hits } = tablesOf(view);
  switch (event.type) {
    case 'round': {
      const { target: space, attacker, attack, defence } = event;
      return [volley(attacker, attack, { space, part: 'attack' }), volley(enemyOf(attacker), defence, { space, part: 'defence' })];
    }
    case 'intercepted':
      return [
        thrown(
          event.side,
          { dice: event.dice.length, hits: event.hits, chance: chanceOf(hits.interception) },
          { space: event.zone, part: 'defence' },
        ),
      ];
    // only the Allies land
    case 'shelled':
      return [
        thrown(
          'allied',
          { dice: event.dice.length, hits: event.hits, chance: chanceOf(hits.fleetBombardment) },
          { space: event.zone, part: 'attack' },
        ),
      ];
    case 'bombed':
      return [thrown(event.side, { dice: 1, hits: event.hit ? 1 : 0, chance: chanceOf(event.needs) })];
    case 'struck':
      return [thrown(event.side, { dice: 1, hits: event.hit ? 1 : 0, chance: chanceOf(hits.fleetAttack) })];
    default:
      return [];
  }
}

const volley = (owner: string, { dice, hits, needs }: Volley, at: NonNullable<Throw['at']>): Throw =>
  thrown(owner, { dice: dice.length, hits, chance: chanceOf(needs) }, at);
