import type { Reason } from './reason';

/** The order answers another question: what would answer this one. */
export const asked = {
  'asked-set-up': { code: 'E-ORDER', en: () => 'Place forces with DEPLOY, then END.', it: () => 'Piazza le forze con SCHIERA, poi FINE.' },
  'asked-initiative': {
    code: 'E-ORDER',
    en: () => 'Say who has the initiative: INITIATIVE allies or axis.',
    it: () => "Indica chi ha l'iniziativa: INIZIATIVA alleati o asse.",
  },
  'asked-reinforcement': {
    code: 'E-ORDER',
    en: () => 'REINFORCE, CONVERT, play an event of this step, or END.',
    it: () => 'RINFORZA, CONVERTI, gioca un evento di questo momento, o FINE.',
  },
  'asked-impulse': {
    code: 'E-ORDER',
    en: () => 'Move, transport, bomb, play an event, declare attacks, or END.',
    it: () => 'Muovi, trasporta, bombarda, gioca un evento, dichiara attacchi, o FINE.',
  },
  'asked-impulse-start': { code: 'E-ORDER', en: () => 'BOMB, play an event, or PASS.', it: () => 'BOMBARDA, gioca un evento, o PASSO.' },
  'asked-after-move': { code: 'E-ORDER', en: () => 'BOMB, play an event, or PASS.', it: () => 'BOMBARDA, gioca un evento, o PASSO.' },
  'asked-intercept': {
    code: 'E-ORDER',
    en: () => 'INTERCEPT, BOMB, play an event, or PASS.',
    it: () => 'INTERCETTA, BOMBARDA, gioca un evento, o PASSO.',
  },
  'asked-attacked': { code: 'E-ORDER', en: () => 'BOMB, play an event, or PASS.', it: () => 'BOMBARDA, gioca un evento, o PASSO.' },
  'asked-battle': { code: 'E-ORDER', en: () => 'Say which attack to FIGHT next.', it: () => 'Indica quale attacco COMBATTERE ora.' },
  'asked-join': {
    code: 'E-ORDER',
    en: () => 'Say what joins the landing: SUPPORT tank + plane + drop with their zones, or SUPPORT nothing.',
    it: () => 'Indica che cosa si unisce allo sbarco: APPOGGIA carro + aereo + lancio con le loro zone, o APPOGGIA niente.',
  },
  'asked-defend': { code: 'E-ORDER', en: () => 'EVACUATE planes, BOMB, or DEFEND.', it: () => 'EVACUA aerei, BOMBARDA, o DIFENDI.' },
  'asked-elite': {
    code: 'E-ORDER',
    en: () => 'Say how many ELITE units inflict a loss; 0 is an answer.',
    it: () => "Indica quanti reparti d'ÉLITE infliggono una perdita; 0 è una risposta.",
  },
  'asked-losses': { code: 'E-ORDER', en: () => 'Say what you LOSE.', it: () => 'Indica che cosa PERDI.' },
  'asked-round-end': {
    code: 'E-ORDER',
    en: () => 'RETREAT, EVACUATE, play an event, or HOLD.',
    it: () => 'RITIRATI, EVACUA, gioca un evento, o RESISTI.',
  },
  'asked-press': {
    code: 'E-ORDER',
    en: () => 'PRESS on, STOP, BOMB or play an event.',
    it: () => 'CONTINUA, FERMA, BOMBARDA o gioca un evento.',
  },
  'asked-occupy': { code: 'E-ORDER', en: () => 'Say what OCCUPIES the zone.', it: () => 'Indica che cosa OCCUPA la zona.' },
  'asked-withdraw': {
    code: 'E-ORDER',
    en: () => 'Say to which zone the landing force WITHDRAWS.',
    it: () => 'Indica in quale zona RIENTRA la forza da sbarco.',
  },
  'asked-late': { code: 'E-ORDER', en: () => 'BOMB, play an event, or PASS.', it: () => 'BOMBARDA, gioca un evento, o PASSO.' },
  'asked-impulse-end': { code: 'E-ORDER', en: () => 'BOMB, play an event, or PASS.', it: () => 'BOMBARDA, gioca un evento, o PASSO.' },
  'asked-stacking': {
    code: 'E-ORDER',
    en: () => 'SHIFT the excess to an adjacent zone; DISBAND it where none has room.',
    it: () => "SPOSTA l'eccesso in una zona adiacente; SCIOGLI dove non c'è posto.",
  },
  'asked-additional-impulse': {
    code: 'E-ORDER',
    en: () => 'Play Additional Impulse, or PASS.',
    it: () => 'Gioca Impulso aggiuntivo, o PASSO.',
  },
  'asked-supply': { code: 'E-ORDER', en: () => 'Play Logistical Effort, or PASS.', it: () => 'Gioca Sforzo logistico, o PASSO.' },
} satisfies Record<string, Reason>;
