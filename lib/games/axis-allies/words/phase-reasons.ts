import type { Order, Phase } from '../types';
import { reason, reasons } from './catalogue';

const wanted: Record<'en' | 'it', Record<Phase, string>> = {
  en: {
    purchase: 'units are bought now: BUY and a list, or BUY NOTHING',
    'combat-move': 'this is the combat move: MOVE, ASSAULT, INTENT, HOVER or END',
    combat: 'battles are being fought: answer their question',
    'noncombat-move': 'this is the noncombat move: MOVE, FERRY or END',
    mobilise: 'new units are placed now: PLACE and where',
    over: 'the game is over',
    reaction: 'a national advantage may be used before the battles: USE and which, or PASS',
    research: 'weapons are developed now: RESEARCH and which, or PASS, or BUY at once',
    auction: 'the sides are auctioned now: BID and a number of IPCs',
  },
  it: {
    purchase: 'ora si acquistano unità: COMPRA e un elenco, o COMPRA NIENTE',
    'combat-move': 'è il movimento ostile: MUOVI, ASSALTA, INTENZIONE, SORVOLA o FINE',
    combat: 'si combattono le battaglie: rispondi alla loro domanda',
    'noncombat-move': 'è il movimento non ostile: MUOVI, TRAGHETTA o FINE',
    mobilise: 'ora si piazzano le nuove unità: PIAZZA e dove',
    over: 'la partita è finita',
    reaction: 'prima delle battaglie si può usare un vantaggio nazionale: IMPIEGA e quale, o PASSO',
    research: 'ora si sviluppano armamenti: SVILUPPA e quale, o PASSO, o subito COMPRA',
    auction: "ora si mettono all'asta gli schieramenti: OFFRI e un numero di IPC",
  },
};

/** The order answers another question than the open one. */
export const phaseReasons = {
  ...reasons(`
consent-due | E-PHASE
- An ally asks to come aboard: AGREE or REFUSE.
  Un alleato chiede di salire a bordo: ACCETTA o RIFIUTA.
`),
  phase: reason<{ type: Order['type']; phase: Phase }>(
    'E-PHASE',
    ({ phase }) => `That order does not fit: ${wanted.en[phase]}.`,
    ({ phase }) => `Quell'ordine non è adatto: ${wanted.it[phase]}.`,
  ),
} as const;
