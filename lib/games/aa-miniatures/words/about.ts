import type { Text } from '../../../engine';

export const title: Text = { en: 'Axis & Allies Miniatures', it: 'Axis & Allies Miniatures' };

/** For the lobby. */
export const summary: Text = {
  en: 'Battles of the Second World War on hexes: an army built out of 471 cards, attacks and defensive fire, for two.',
  it: 'Battaglie della Seconda guerra mondiale su esagoni: un esercito formato da 471 carte, attacchi e fuoco difensivo, per due.',
};

/** Where the game comes from. */
export const notice: Text = {
  en: 'The rules are those of the 2005 rulebook, which shows neither maps nor cards: the maps are Fieldpost’s own, and the cards have the values of the revised ones that came later, or the rulebook’s where it names them and the table wants them. Aircraft, obstacles and some nations come from later sets. Fieldpost is not affiliated with the publisher.',
  it: 'Le regole sono quelle del regolamento del 2005, che non mostra né mappe né carte: le mappe sono di Fieldpost, e le carte hanno i valori di quelle riviste uscite dopo, o quelli del regolamento dove li nomina e il tavolo li vuole. Aerei, ostacoli e alcune nazioni vengono da serie successive. Fieldpost non è legato all’editore.',
};
