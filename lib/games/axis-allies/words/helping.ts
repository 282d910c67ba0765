import type { Language } from '../../../engine';
import type { Edition } from '../edition';
import type { DecisionKind } from './catalogue';
import { wordsIn } from './names';

/** How an edition's orders are written that answer a question of the kind. */
export const linesOf = ({ ways }: Pick<Edition, 'ways'>, kind: DecisionKind, language: Language): string[] =>
  wordsIn(language).notation[kind].flatMap((each) => (typeof each === 'string' ? [each] : ways[each.way] ? [each.line] : []));

const en = {
  /** "Prices: infantry 3, tank 5." */
  prices: (list: string) => `Prices: ${list}.`,
  /** "Can be placed: Germany 5, Japan 4." */
  room: (list: string) => `Units each industrial complex can place: ${list}.`,
  /** "To be placed: 3 infantry." */
  bought: (units: string) => `To be placed: ${units}.`,
  /** "Proposed: LOSE 1 Germany tank." */
  proposed: (order: string) => `Proposed: ${order}.`,
  /** "rockets 2": what a die must show, and its price. */
  numbers: (list: string, cost: number) => `A die costs ${cost} IPCs; one of them must show: ${list}.`,
  /** Where research would stand. */
  research: 'Weapons are developed before the purchase, for example:',
  attacks: 'Attacks go here, one a line; after several, send what stands behind this END once they are fought:',
  moves: 'Moves without combat go here, one a line:',
};

const it: typeof en = {
  prices: (list) => `Prezzi: ${list}.`,
  room: (list) => `Unità che ogni complesso industriale può mobilitare: ${list}.`,
  bought: (units) => `Da mobilitare: ${units}.`,
  proposed: (order) => `Proposta: ${order}.`,
  numbers: (list, cost) => `Un dado costa ${cost} IPC; uno deve mostrare: ${list}.`,
  research: 'Gli armamenti si sviluppano prima dell’acquisto, per esempio:',
  attacks: 'Qui gli attacchi, uno per riga; se sono più d’uno, manda ciò che segue questo FINE quando sono combattuti:',
  moves: 'Qui i movimenti senza combattimento, uno per riga:',
};

/** Words of what a player must know to answer, and of a turn that is drafted for them. */
export const helping: Record<Language, typeof en> = { en, it };
