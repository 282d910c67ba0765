import type { Language } from '../../../engine';

interface CombatLabels {
  battle: string;
  /** `of`: "of Germany". */
  submerge(of: string): string;
  /** `units`: "3 infantry"; `total`: hits that must be placed in all. */
  hits(units: string, of: string, total: number): string;
  /** `units`: "2 battleships" that take `hits` hits. */
  sunk(units: string, hits: number): string;
  agree: string;
  yes: string;
  no: string;
  press: string;
  /** `price`: what is lost by it, or nothing. */
  stay(price: string): string;
  /** What the attacker does at the end of a round. */
  onward: string;
  retreatTo(space: string): string;
  retreatAir: string;
  landings(space: string, total: number): string;
}

/** Labels of the order form in the combat phase. */
export const combatLabels: Record<Language, CombatLabels> = {
  en: {
    battle: 'Next battle',
    submerge: (of) => `Submarines ${of} that submerge`,
    hits: (units, of, total) => `Hits on ${units} ${of} (${total} in all)`,
    sunk: (units, hits) => `${hits} hits on ${units}: how many sink?`,
    agree: 'The proposed losses',
    yes: 'Agree',
    no: 'Refuse: the attacker chooses',
    onward: 'End of the round',
    press: 'Press the attack',
    stay: (price) => (price ? `Stay, and lose ${price}` : 'Stay'),
    retreatTo: (space) => `Retreat to ${space}`,
    retreatAir: 'Retreat the aircraft',
    landings: (space, total) => `Fighters that land in ${space} (${total} in all)`,
  },
  it: {
    battle: 'Prossima battaglia',
    submerge: (of) => `Sottomarini ${of} che si immergono`,
    hits: (units, of, total) => `Colpi su ${units} ${of} (${total} in tutto)`,
    sunk: (units, hits) => `${hits} colpi su ${units}: quante affondano?`,
    agree: 'Le perdite proposte',
    yes: 'Accetta',
    no: "Rifiuta: sceglie l'attaccante",
    onward: 'Fine del round',
    press: "Continua l'attacco",
    stay: (price) => (price ? `Resta, e perdi ${price}` : 'Resta'),
    retreatTo: (space) => `Ritirata in ${space}`,
    retreatAir: 'Ritira gli aerei',
    landings: (space, total) => `Caccia che atterrano in ${space} (${total} in tutto)`,
  },
};
