import type { Volley } from '../../../engine';
import { capitalised } from '../../kit/words';
import { enemyOf } from '../rules/zones';
import type { Event, Language } from '../types';
import { nouns } from '../words/names';

/** The dice of a round of combat, the attacker's first. */
export function volleysIn(event: Event, language: Language): Volley[] {
  if (event.type !== 'round') return [];
  const { target, round, attacker } = event;
  return (['attack', 'defence'] as const).map((side) => {
    const { dice, needs, hits } = event[side];
    const owner = nouns[language].sides[side === 'attack' ? attacker : enemyOf(attacker)];
    return {
      ...{ space: target, round, side, hits, title: `${capitalised(owner)}, round ${round}` },
      shots: [{ name: '', needs: `${needs}+`, dice: dice.map((value) => ({ value, isHit: value >= needs })) }],
    };
  });
}
