import type { Reason } from './reasons';

/** The order answers another question: its verb, and what would answer this one. */
const instead = (en: string, it: string): Reason => ({
  code: 'E-ORDER',
  en: ({ verb }) => `${verb} does not answer this question. ${en}`,
  it: ({ verb }) => `${verb} non risponde a questa domanda. ${it}`,
});

export const asked = {
  'asked-set-up': instead('Place forces with DEPLOY, then END.', 'Piazza le forze con SCHIERA, poi FINE.'),
  'asked-initiative': instead(
    'Say who has the initiative: INITIATIVE allies or axis.',
    "Indica chi ha l'iniziativa: INIZIATIVA alleati o asse.",
  ),
  'asked-reinforcement': instead(
    'REINFORCE, CONVERT, play an event of this step, or END.',
    'RINFORZA, CONVERTI, gioca un evento di questo momento, o FINE.',
  ),
  'asked-impulse': instead(
    'Move, transport, bomb, play an event, declare attacks, or END.',
    'Muovi, trasporta, bombarda, gioca un evento, dichiara attacchi, o FINE.',
  ),
  'asked-impulse-start': instead('BOMB, play an event, or PASS.', 'BOMBARDA, gioca un evento, o PASSO.'),
  'asked-after-move': instead('BOMB, play an event, or PASS.', 'BOMBARDA, gioca un evento, o PASSO.'),
  'asked-intercept': instead('INTERCEPT, BOMB, play an event, or PASS.', 'INTERCETTA, BOMBARDA, gioca un evento, o PASSO.'),
  'asked-attacked': instead('BOMB, play an event, or PASS.', 'BOMBARDA, gioca un evento, o PASSO.'),
  'asked-battle': instead('Say which attack to FIGHT next.', 'Indica quale attacco COMBATTERE ora.'),
  'asked-join': instead(
    'Say what joins the landing: SUPPORT tank + plane + drop with their zones, or SUPPORT nothing.',
    'Indica che cosa si unisce allo sbarco: APPOGGIA carro + aereo + lancio con le loro zone, o APPOGGIA niente.',
  ),
  'asked-defend': instead('EVACUATE planes, BOMB, or DEFEND.', 'EVACUA aerei, BOMBARDA, o DIFENDI.'),
  'asked-elite': instead(
    'Say how many ELITE units inflict a loss; 0 is an answer.',
    "Indica quanti reparti d'ÉLITE infliggono una perdita; 0 è una risposta.",
  ),
  'asked-losses': instead('Say what you LOSE.', 'Indica che cosa PERDI.'),
  'asked-round-end': instead('RETREAT, EVACUATE, play an event, or HOLD.', 'RITIRATI, EVACUA, gioca un evento, o RESISTI.'),
  'asked-press': instead('PRESS on, STOP, BOMB or play an event.', 'CONTINUA, FERMA, BOMBARDA o gioca un evento.'),
  'asked-occupy': instead('Say what OCCUPIES the zone.', 'Indica che cosa OCCUPA la zona.'),
  'asked-withdraw': instead('Say to which zone the landing force WITHDRAWS.', 'Indica in quale zona RIENTRA la forza da sbarco.'),
  'asked-late': instead('BOMB, play an event, or PASS.', 'BOMBARDA, gioca un evento, o PASSO.'),
  'asked-impulse-end': instead('BOMB, play an event, or PASS.', 'BOMBARDA, gioca un evento, o PASSO.'),
  'asked-stacking': instead(
    'SHIFT the excess to an adjacent zone; DISBAND it where none has room.',
    "SPOSTA l'eccesso in una zona adiacente; SCIOGLI dove non c'è posto.",
  ),
  'asked-additional-impulse': instead('Play Additional Impulse, or PASS.', 'Gioca Impulso aggiuntivo, o PASSO.'),
  'asked-supply': instead('Play Logistical Effort, or PASS.', 'Gioca Sforzo logistico, o PASSO.'),
} satisfies Record<string, Reason>;
