import { format, formatCargo } from './notation/format';
import type { Language } from './types';
import { namesIn, type Telling } from './words/names';

const telling = (language: Language): Telling => ({
  ...namesIn(language),
  order: (order) => format(order, language),
  carrying: (cargo) => formatCargo(cargo, language),
});

const told: Record<Language, Telling> = { en: telling('en'), it: telling('it') };

/** Names and orders for whole sentences: refusals and narration. */
export const tellingIn = (language: Language): Telling => told[language];
