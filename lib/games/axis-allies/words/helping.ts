import type { Language } from '../../../engine';

/** Words of what a player must know to answer, and of a turn that is drafted for them. */
interface HelpingWords {
  /** "Prices: infantry 3, tank 5." */
  prices(list: string): string;
  /** "Can be placed: Germany 5, Japan 4." */
  room(list: string): string;
  /** "To be placed: 3 infantry." */
  bought(units: string): string;
  attacks: string;
  moves: string;
}

export const helping: Record<Language, HelpingWords> = {
  en: {
    prices: (list) => `Prices: ${list}.`,
    room: (list) => `Units each industrial complex can place: ${list}.`,
    bought: (units) => `To be placed: ${units}.`,
    attacks: 'Attacks go here, one a line; after several, send what stands behind this END once they are fought:',
    moves: 'Moves without combat go here, one a line:',
  },
  it: {
    prices: (list) => `Prezzi: ${list}.`,
    room: (list) => `Unità che ogni complesso industriale può mobilitare: ${list}.`,
    bought: (units) => `Da mobilitare: ${units}.`,
    attacks: 'Qui gli attacchi, uno per riga; se sono più d’uno, manda ciò che segue questo FINE quando sono combattuti:',
    moves: 'Qui i movimenti senza combattimento, uno per riga:',
  },
};
