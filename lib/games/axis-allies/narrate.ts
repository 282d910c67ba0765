import { oneStop } from '../kit/words';
import { tellingIn } from './telling';
import type { Event, Language, Phase } from './types';
import type { Narration } from './words/catalogue';
import { type Telling, unitCount } from './words/names';
import { narration as en } from './words/narration-en';
import { narration as it } from './words/narration-it';

const narration: Record<Language, Narration> = { en, it };

const details: readonly Event['type'][] = [
  'move',
  'sail',
  'intent',
  'hover',
  'fire',
  'losses',
  'landed',
  'bombard',
  'rocket-aimed',
  'kamikaze',
];

/** Moves and plans are told by the battles and captures they lead to, shots and losses by the end of their battle. */
export const isDetail = (event: Event): boolean => (event.type === 'flak' ? !isLoss(event) : details.includes(event.type));

const fights: readonly Event['type'][] = [
  'battle',
  'fire',
  'losses',
  'defenceless',
  'submerge',
  'kamikaze',
  'retreat',
  'battle-end',
  'strand',
  'called-off',
  'raid',
  'rocket',
];

/** Battles, raids and what is shot at on the way to them. */
export const isFight = (event: Event): boolean => (event.type === 'flak' ? event.phase !== 'noncombat-move' : fights.includes(event.type));

/** Battles are told as combat, whoever's END began them; a purchase as such, though it may decline research. */
export function phaseOf(event: Event): Phase | null {
  if (event.type === 'purchase') return event.type;
  return isFight(event) ? 'combat' : null;
}

const lossy: readonly Event['type'][] = ['losses', 'kamikaze', 'defenceless', 'crashed'];

/** Units are gone. */
export const isLoss = (event: Event): boolean => (event.type === 'flak' ? unitCount(event.lost) > 0 : lossy.includes(event.type));

/** One event as a sentence, dice included. */
export function narrate(event: Event, language: Language): string {
  // Each sentence takes the event of its own key, which the compiler cannot follow through the union.
  const sentence = narration[language][event.type] as (event: Event, names: Telling) => string;
  return oneStop(sentence(event, tellingIn(language)));
}
