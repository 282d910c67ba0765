import type { Language } from '../../../engine';
import type { DecisionKind } from '../orders';

const kinds = {
  start: ['set-up', 'initiative'],
  reinforcement: ['reinforcement'],
  impulse: ['impulse'],
  windows: ['impulse-start', 'after-move', 'intercept', 'attacked', 'late', 'impulse-end'],
  combat: ['battle', 'defend', 'elite', 'losses', 'round-end', 'press', 'occupy', 'withdraw'],
  rest: ['stacking', 'additional-impulse', 'supply'],
} as const satisfies Record<string, readonly DecisionKind[]>;

const en = {
  /** "Cubes a conversion takes (left in the pool): tank 2 (3)." */
  conversions: (list: string) => `Cubes that a conversion takes, and pieces left in the pool: ${list}.`,
  due: (cubes: number, pool: number) => `Cubes to place: ${cubes}; in the pool: ${pool}.`,
  entries: (list: string) => `They may enter in: ${list}.`,
  convert: 'Conversions go here, one a line:',
  impulse: 'Moves, missions and attacks go here, one a line:',
  parts: [
    { title: 'Set-up and initiative', kinds: kinds.start },
    { title: 'Reinforcements and conversion', kinds: kinds.reinforcement },
    { title: 'Your impulse', kinds: kinds.impulse },
    { title: 'In the enemy’s impulse, and between', kinds: kinds.windows },
    { title: 'Combat', kinds: kinds.combat },
    { title: 'End of impulse and turn', kinds: kinds.rest },
  ],
};

const it: typeof en = {
  conversions: (list) => `Blocchetti che costa una conversione, e pezzi rimasti nella riserva: ${list}.`,
  due: (cubes, pool) => `Blocchetti da piazzare: ${cubes}; nella riserva: ${pool}.`,
  entries: (list) => `Possono entrare in: ${list}.`,
  convert: 'Qui le conversioni, una per riga:',
  impulse: 'Qui movimenti, missioni e attacchi, uno per riga:',
  parts: [
    { title: 'Schieramento e iniziativa', kinds: kinds.start },
    { title: 'Rinforzi e conversione', kinds: kinds.reinforcement },
    { title: 'Il tuo impulso', kinds: kinds.impulse },
    { title: 'Nell’impulso nemico, e nel mezzo', kinds: kinds.windows },
    { title: 'Combattimento', kinds: kinds.combat },
    { title: 'Fine dell’impulso e del turno', kinds: kinds.rest },
  ],
};

/** Words of what a player must know to answer, of a turn that is drafted for them, and of the parts of a turn. */
export const helping: Record<Language, typeof en> = { en, it };
