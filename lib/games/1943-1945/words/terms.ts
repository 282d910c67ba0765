import type { Text } from '../../../engine';
import { planUsage } from '../../kit/notation';
import { describedIn, inLanguage } from '../../kit/words';
import { eventIds } from '../orders';
import type { IconId } from '../picture/icons';
import type { Language, Phase } from '../types';

const icons: Record<IconId, Text> = {
  cube: { en: 'Cube', it: 'Blocchetto' },
  tank: { en: 'Tank', it: 'Carro armato' },
  plane: { en: 'Plane', it: 'Aereo' },
  elite: { en: 'Elite unit', it: "Reparto d'élite" },
  paratroopers: { en: 'Paratroopers', it: 'Paracadutisti' },
  partisans: { en: 'Partisans', it: 'Partigiani' },
  fleet: { en: 'Fleet', it: 'Flotta' },
  uboat: { en: 'U-boat', it: 'U-Boot' },
  line: { en: 'Fortified line', it: 'Linea fortificata' },
  engaged: { en: 'Engaged', it: 'Ingaggiato' },
  star: { en: 'Orange star: victory zone', it: 'Stella arancione: zona di vittoria' },
  'allied-star': { en: 'Allied star: Allied set-up', it: 'Stella alleata: schieramento alleato' },
  axis: { en: 'Axis symbol: Munich', it: "Simbolo dell'Asse: Monaco" },
  mountain: { en: 'Mountain', it: 'Montagna' },
  airport: { en: 'Airport', it: 'Aeroporto' },
  triangle: { en: 'Light blue triangle: partisans', it: 'Triangolo azzurro: partigiani' },
  battle: { en: 'Attacked zone', it: 'Zona attaccata' },
  strangled: { en: 'Operation Strangle', it: 'Piano Strangle' },
};

const tracks = {
  turn: { en: 'Turn', it: 'Turno' },
  phase: { en: 'Phase', it: 'Fase' },
  impulse: { en: 'impulse', it: 'impulso' },
  stars: { en: 'Stars', it: 'Stelle' },
  starsHint: {
    en: 'Orange stars under control; at the end occupied and supplied ones count.',
    it: 'Stelle arancioni controllate; alla fine contano quelle occupate e rifornite.',
  },
  transport: { en: 'Naval transport', it: 'Trasporto navale' },
  cubes: { en: 'Cubes in the pool', it: 'Blocchetti in riserva' },
  cubesHint: { en: 'Reinforcements come out of these.', it: 'Da qui vengono i rinforzi.' },
  events: { en: 'Event tokens left', it: 'Gettoni evento rimasti' },
  eventsHint: { en: 'Of six.', it: 'Su sei.' },
  landing: { en: 'landing', it: 'sbarco' },
} satisfies Record<string, Text>;

const phases: Record<Phase | 'impulse' | 'combat', Text> = {
  'set-up': { en: 'set-up of the Axis', it: "schieramento dell'Asse" },
  initiative: { en: 'initiative', it: 'iniziativa' },
  reinforcement: { en: 'reinforcements and conversion', it: 'rinforzi e conversione' },
  impulses: { en: 'impulses', it: 'impulsi' },
  impulse: { en: 'impulse', it: 'impulso' },
  combat: { en: 'combat', it: 'combattimento' },
  additional: { en: 'additional impulse', it: 'impulso aggiuntivo' },
  supply: { en: 'supply', it: 'rifornimenti' },
  over: { en: 'over', it: 'finita' },
};

const planning = planUsage({ en: 'zone', it: 'zona' }, (word) => `<${word}>`);

/** What is printed, tracked and gone through, in one language. */
export const termsIn = (language: Language) => ({
  icons: inLanguage(icons, language),
  tracks: inLanguage(tracks, language),
  phases: inLanguage(phases, language),
  /** How a combat is planned. */
  planning: planning[language],
});

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
