import { describedIn } from '../../kit/words';
import { eventIds } from '../orders';

/** The events as the rulebook calls them, and what they do. */
export const eventWords = describedIn(
  eventIds,
  `
reinforcements | Reinforcements | Rinforzi
- Three Allied or two Axis cubes enter in an own zone and may be converted at once.
  Tre blocchetti alleati o due dell’Asse entrano in una zona propria e si possono convertire subito.
additional-impulse | Additional Impulse | Impulso aggiuntivo
- One more impulse, after one of the opponent.
  Un impulso in più, dopo uno dell’avversario.
stop-battle | Stop Battle | Battaglia di arresto
- A combat ends at once, from the end of its first round.
  Un combattimento finisce subito, dalla fine del primo round.
logistic-effort | Logistical Effort | Sforzo logistico
- A zone does without supply this turn.
  In questo turno una zona fa a meno dei rifornimenti.
operational | Operational | Operativi
- The engaged counters of a zone, or the fleets, are operational again.
  Le pedine ingaggiate di una zona, o le flotte, tornano operative.
reserves | Reserves | Riserve
- A combat lasts one round more.
  Un combattimento dura un round in più.
strangle | Strangle Plan | Piano Strangle
- No Axis force enters, leaves or fights from a zone in this impulse.
  In questo impulso nessuna forza dell’Asse entra in una zona, ne esce o ne combatte.
kesselring | Kesselring | Kesselring
- Two played tokens of other events come back.
  Tornano due segnalini già giocati di altri eventi.
new-defensive-line | New Defensive Line | Nuova linea difensiva
- A fortified line of the pool stands again in an Axis zone.
  Una linea fortificata della dotazione torna in una zona dell’Asse.
`,
);
