import type { Language, Text } from '../../../engine';
import { inLanguage } from '../../kit/words';

const texts = {
  battle: { en: 'Next battle', it: 'Prossima battaglia' },
  agree: { en: 'The proposed losses', it: 'Le perdite proposte' },
  yes: { en: 'Agree', it: 'Accetta' },
  no: { en: 'Refuse: the attacker chooses', it: "Rifiuta: sceglie l'attaccante" },
  /** What the attacker does at the end of a round. */
  onward: { en: 'End of the round', it: 'Fine del round' },
  press: { en: 'Press the attack', it: "Continua l'attacco" },
  retreatAir: { en: 'Retreat the aircraft', it: 'Ritira gli aerei' },
  proceed: { en: 'It goes ahead', it: 'Procede' },
  callOff: { en: 'Call it off: the troops stay aboard', it: 'Annullalo: le truppe restano a bordo' },
} satisfies Record<string, Text>;

const en = {
  ...inLanguage(texts, 'en'),
  /** `of`: "of Germany". */
  submerge: (of: string) => `Submarines ${of} that submerge`,
  /** `units`: "3 infantry"; `total`: hits that must be placed in all. */
  hits: (units: string, of: string, total: number) => `Hits on ${units} ${of} (${total} in all)`,
  /** `units`: "2 battleships" that take `hits` hits. */
  sunk: (units: string, hits: number) => `${hits} hits on ${units}: how many sink?`,
  /** `price`: what is lost by it, or nothing. */
  stay: (price: string) => (price ? `Stay, and lose ${price}` : 'Stay'),
  retreatTo: (space: string) => `Retreat to ${space}`,
  /** `place`: "in Norway". */
  landing: (place: string) => `The landing ${place}`,
  landings: (place: string, total: number) => `Fighters that land ${place} (${total} in all)`,
};

const it: typeof en = {
  ...inLanguage(texts, 'it'),
  submerge: (of) => `Sottomarini ${of} che si immergono`,
  hits: (units, of, total) => `Colpi su ${units} ${of} (${total} in tutto)`,
  sunk: (units, hits) => `${hits} colpi su ${units}: quante affondano?`,
  stay: (price) => (price ? `Resta, e perdi ${price}` : 'Resta'),
  retreatTo: (space) => `Ritirata: ${space}`,
  landing: (place) => `Lo sbarco ${place}`,
  landings: (place, total) => `Caccia che atterrano ${place} (${total} in tutto)`,
};

/** Labels of the order form in the combat phase. */
export const combatLabels = { en, it } satisfies Record<Language, typeof en>;
