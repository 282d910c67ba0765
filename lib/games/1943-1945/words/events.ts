import type { Text } from '../../../engine';
import type { EventId } from '../orders';

/** The events as the rulebook calls them, and what they do. */
export const eventWords: Record<EventId, { name: Text; text: Text }> = {
  reinforcements: {
    name: { en: 'Reinforcements', it: 'Rinforzi' },
    text: {
      en: 'Three Allied or two Axis cubes enter in an own zone and may be converted at once.',
      it: 'Tre blocchetti alleati o due dell’Asse entrano in una zona propria e si possono convertire subito.',
    },
  },
  'additional-impulse': {
    name: { en: 'Additional Impulse', it: 'Impulso aggiuntivo' },
    text: { en: 'One more impulse, after one of the opponent.', it: 'Un impulso in più, dopo uno dell’avversario.' },
  },
  'stop-battle': {
    name: { en: 'Stop Battle', it: 'Battaglia di arresto' },
    text: {
      en: 'A combat ends at once, from the end of its first round.',
      it: 'Un combattimento finisce subito, dalla fine del primo round.',
    },
  },
  'logistic-effort': {
    name: { en: 'Logistical Effort', it: 'Sforzo logistico' },
    text: { en: 'A zone does without supply this turn.', it: 'In questo turno una zona fa a meno dei rifornimenti.' },
  },
  operational: {
    name: { en: 'Operational', it: 'Operativi' },
    text: {
      en: 'The engaged counters of a zone, or the fleets, are operational again.',
      it: 'Le pedine ingaggiate di una zona, o le flotte, tornano operative.',
    },
  },
  reserves: {
    name: { en: 'Reserves', it: 'Riserve' },
    text: { en: 'A combat lasts one round more.', it: 'Un combattimento dura un round in più.' },
  },
  strangle: {
    name: { en: 'Strangle Plan', it: 'Piano Strangle' },
    text: {
      en: 'No Axis force enters, leaves or fights from a zone in this impulse.',
      it: 'In questo impulso nessuna forza dell’Asse entra in una zona, ne esce o ne combatte.',
    },
  },
  kesselring: {
    name: { en: 'Kesselring', it: 'Kesselring' },
    text: { en: 'Two played tokens of other events come back.', it: 'Tornano due segnalini già giocati di altri eventi.' },
  },
  'new-defensive-line': {
    name: { en: 'New Defensive Line', it: 'Nuova linea difensiva' },
    text: {
      en: 'A fortified line of the pool stands again in an Axis zone.',
      it: 'Una linea fortificata della dotazione torna in una zona dell’Asse.',
    },
  },
};
