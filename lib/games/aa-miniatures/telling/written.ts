import type { Language, Text } from '../../../engine';
import { isAnswer } from '../rules/check';
import type { DecisionKind, Order } from '../state';

/** How each order is written, in words of each language. */
const lines: { readonly [T in Order['type']]: readonly Text[] } = {
  army: [
    { en: 'ARMY 2x card, card, … : the whole army', it: 'ESERCITO 2x carta, carta, … : tutto l’esercito' },
    { en: 'ARMY alone, in a letter, and below it a card a line', it: 'ESERCITO da solo, in una lettera, e sotto una carta per riga' },
  ],
  first: [{ en: 'FIRST side', it: 'COMINCIA parte' }],
  ground: [{ en: 'GROUND layout: hex of the objective', it: 'TERRENO disposizione: esagono dell’obiettivo' }],
  end: [{ en: 'EDGE north, or EDGE south', it: 'ESTREMITÀ nord, o ESTREMITÀ sud' }],
  deploy: [
    { en: 'DEPLOY unit: hex, face N (soldiers have no facing)', it: 'SCHIERA unità: esagono, fronte N (i soldati non hanno fronte)' },
    { en: 'DEPLOY unit: aboard transport', it: 'SCHIERA unità: a bordo mezzo di trasporto' },
  ],
  lay: [
    { en: 'LAY obstacle: hex', it: 'POSA ostacolo: esagono' },
    { en: 'LAY barbed wire: hex, side NE', it: 'POSA filo spinato: esagono, lato NE' },
  ],
  move: [
    { en: 'MOVE unit: hex > hex, face NE (hex by hex)', it: 'MUOVI unità: esagono > esagono, fronte NE (esagono per esagono)' },
    { en: 'MOVE unit: face NE (it only turns)', it: 'MUOVI unità: fronte NE (si gira soltanto)' },
    { en: 'MOVE unit: hex > hex, overrun enemy', it: 'MUOVI unità: esagono > esagono, travolge nemico' },
  ],
  board: [{ en: 'BOARD soldier > transport', it: 'SALI soldato > mezzo di trasporto' }],
  dismount: [{ en: 'DISMOUNT soldier', it: 'SCENDI soldato' }],
  exit: [{ en: 'EXIT unit (by the far end of the map)', it: 'ESCI unità (dal lato opposto della mappa)' }],
  attack: [
    { en: 'ATTACK unit > enemy', it: 'ATTACCA unità > nemico' },
    { en: 'ATTACK unit > enemy, with ability', it: 'ATTACCA unità > nemico, con capacità' },
  ],
  charge: [{ en: 'CHARGE unit: hex against enemy', it: 'CARICA unità: esagono contro nemico' }],
  use: [{ en: 'USE unit: ability in hex, against unit', it: 'USA unità: capacità in esagono, contro unità' }],
  fire: [{ en: 'FIRE unit', it: 'SPARA unità' }],
  hold: [{ en: 'HOLD (nobody shoots)', it: 'TRATTIENI (non spara nessuno)' }],
  'set-down': [{ en: 'SET DOWN unit: hex', it: 'DEPONI unità: esagono' }],
  fly: [{ en: 'FLY aircraft: hex', it: 'VOLA aereo: esagono' }],
  done: [{ en: 'END (nothing more in this phase)', it: 'FINE (nient’altro in questa fase)' }],
};

/** How the orders that answer a question are written. */
export const notationOf = (kind: DecisionKind, language: Language): string[] =>
  // the keys of a table over all orders
  (Object.keys(lines) as Order['type'][])
    .filter((type) => isAnswer(kind, type))
    .flatMap((type) => lines[type].map((text) => text[language]));
