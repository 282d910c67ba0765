import type { Event, Language } from '../types';
import { phrases } from './names';

const titles = phrases(`
attack | Attack, round {round} | Attacco, round {round}
defence | Defence, round {round} | Difesa, round {round}
surpriseAttack | Surprise strike of the attacker, round {round} | Attacco a sorpresa dell'attaccante, round {round}
surpriseDefence | Surprise strike of the defender, round {round} | Attacco a sorpresa del difensore, round {round}
bombard | Bombardment, round {round} | Bombardamento della costa, round {round}
kamikaze | Kamikaze attack, round {round} | Attacco kamikaze, round {round}
`);

/** What is fired at one time in a battle: "Surprise strike of the attacker, round 2". */
export function volleyTitle({ round, side, step }: Extract<Event, { type: 'fire' }>, language: Language): string {
  const say = titles(language);
  if (step === 'bombard' || step === 'kamikaze') return say[step]({ round });
  if (step === 'surprise') return say[side === 'attack' ? 'surpriseAttack' : 'surpriseDefence']({ round });
  return say[side]({ round });
}
