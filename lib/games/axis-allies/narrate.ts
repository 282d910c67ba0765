import type { Event, Language, Phase } from './types';
import type { Tales } from './words/catalogue';
import { type Names, namesIn } from './words/names';
import { tales as en } from './words/tales-en';
import { tales as it } from './words/tales-it';

const tales: Record<Language, Tales> = { en, it };

const details: readonly Event['type'][] = ['move', 'sail', 'intent', 'hover', 'fire', 'losses', 'landed'];

/** Moves and plans are told by the battles and captures they lead to, shots and losses by the end of their battle. */
export const isDetail = ({ type }: Event): boolean => details.includes(type);

const fights: readonly Event['type'][] = ['battle', 'fire', 'losses', 'defenceless', 'submerge', 'retreat', 'battle-end', 'strand'];

/** Battles are told as combat, whoever's END began them. */
export const phaseOf = ({ type }: Event): Phase | null => (fights.includes(type) ? 'combat' : null);

const lossy: readonly Event['type'][] = ['losses', 'defenceless', 'crashed'];

/** Units are gone. */
export const isLoss = ({ type }: Event): boolean => lossy.includes(type);

/** One event as a sentence, dice included. */
export function narrate(event: Event, language: Language): string {
  // Each tale takes the event of its own key, which the compiler cannot follow through the union.
  const tale = tales[language][event.type] as (event: Event, names: Names) => string;
  return tale(event, namesIn(language));
}
