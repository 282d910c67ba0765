import { capitalised } from '../kit/words';
import { optionsSchema } from './orders';
import type { Event, Language, Options } from './types';
import { narration as en } from './words/narration-en';
import { narration as it } from './words/narration-it';
import { type Narration, tellingOf } from './words/telling';

const narration: Record<Language, Narration> = { en, it };
const usual = optionsSchema.parse({});

/** What happened, in a sentence; zones are called as the table's board calls them. */
export function narrate(event: Event, language: Language, options: Options = usual): string {
  // the table of sentences is typed by kind of event; the two cannot be tied together for the compiler
  const sentence = narration[language][event.type] as (event: Event, say: ReturnType<typeof tellingOf>) => string;
  return capitalised(sentence(event, tellingOf(options, language)));
}

const details: readonly Event['type'][] = ['support', 'declared', 'roll', 'flown'];

/** A digest may leave these out: what they led to is told. */
export const isDetail = ({ type }: Event): boolean => details.includes(type);

const fights: readonly Event['type'][] = [
  'declared',
  'intercepted',
  'shelled',
  'combat',
  'support',
  'round',
  'elite',
  'lost',
  'retreated',
  'broken-off',
  'combat-end',
  'bombed',
  'struck',
];

/** Combats with all that belongs to them, and bombs and torpedoes. */
export const isFight = (event: Event): boolean => fights.includes(event.type) && !(event.type === 'lost' && event.cause !== 'combat');

const lossy: readonly Event['type'][] = ['lost', 'line-lost', 'paratroopers-lost', 'disbanded', 'unsupplied'];

/** Pieces are gone. */
export const isLoss = ({ type }: Event): boolean => lossy.includes(type);
