import type { Kinds, Language } from './game';
import type { Entry } from './play';
import type { Violation } from './result';
import type { Reply } from './unforeseen';
import type { Via } from './via';

/** An answer in notation, and who or what gave it. */
export interface Answer {
  order: string;
  via: Via;
}

/**
 * Why an order finds no open question. unknown: nothing more is known. sealed: the seat's order is in and waits for others. answered: this
 * answer closed it. meanwhile: these were given for the seat behind the sheet's last order.
 */
export type Closing =
  | { kind: 'unknown' | 'sealed' }
  | { kind: 'answered'; answer: Answer; named: boolean }
  | { kind: 'meanwhile'; answers: readonly Answer[] };

const by: Record<Language, Record<Via, string>> = {
  en: {
    web: 'on the page',
    mail: 'by letter',
    api: 'by a program',
    bot: 'by the practice bot',
    forced: 'the only possible answer',
    standing: 'by standing order',
    deadline: 'at the deadline',
    umpire: 'by the umpire',
    table: 'by the players',
  },
  it: {
    web: 'dalla pagina',
    mail: 'per lettera',
    api: 'da un programma',
    bot: 'dal giocatore automatico',
    forced: "l'unica risposta possibile",
    standing: 'per ordine permanente',
    deadline: 'alla scadenza',
    umpire: "dall'arbitro",
    table: 'dai giocatori',
  },
};

const told = (answers: readonly Answer[], language: Language): string =>
  answers.map(({ order, via }) => `${order} (${by[language][via]})`).join(', ');

const sentences: Record<Language, (closing: Closing) => string> = {
  en(closing) {
    switch (closing.kind) {
      case 'unknown':
        return 'This question is not open: it has been answered, was taken back, or is not asked yet.';
      case 'sealed':
        return 'Your answer is in already and waits for those of the others.';
      case 'answered':
        return `${closing.named ? 'This question is not open any more' : 'Nothing is asked of you now'}. The answer was: ${told([closing.answer], 'en')}.`;
      case 'meanwhile':
        return closing.answers.length > 0
          ? `Behind the orders before it the game went on by itself: ${told(closing.answers, 'en')}. Nothing more is asked of you now.`
          : 'Behind the orders before it nothing more is asked of you now.';
    }
  },
  it(closing) {
    switch (closing.kind) {
      case 'unknown':
        return 'Questa domanda non è aperta: ha già avuto risposta, è stata ritirata, o non è ancora posta.';
      case 'sealed':
        return 'La tua risposta è già arrivata e aspetta quelle degli altri.';
      case 'answered':
        return `${closing.named ? 'Questa domanda non è più aperta' : 'Ora non ti si chiede nulla'}. La risposta è stata: ${told([closing.answer], 'it')}.`;
      case 'meanwhile':
        return closing.answers.length > 0
          ? `Dopo gli ordini precedenti la partita è andata avanti da sé: ${told(closing.answers, 'it')}. Ora non ti si chiede altro.`
          : 'Dopo gli ordini precedenti non ti si chiede altro.';
    }
  },
};

const look = { en: 'Look at the table for what is asked now.', it: 'Guarda al tavolo che cosa si chiede ora.' };

/** "This question is closed", with what closed it. */
export const closed = (language: Language, closing: Closing): Violation => ({
  code: 'E-DECISION-CLOSED',
  text: `${sentences[language](closing)} ${look[language]}`,
  field: 'decision',
});

/** At most so many answers are told. */
const mostTold = 5;

/** What was answered for a seat without it, by these entries; the last ones. */
export const answeredFor = <K extends Kinds>(
  seat: K['seat'],
  entries: readonly Entry<K>[],
  format: (order: K['order']) => string,
): Answer[] => {
  const last = entries.findLastIndex((entry) => entry.seat === seat && !isAutomatic(entry.via));
  return entries
    .slice(last + 1)
    .flatMap((entry) => (entry.seat === seat ? [{ order: format(entry.order), via: entry.via }] : []))
    .slice(-mostTold);
};

/** Nobody gave the answer with their own hands. */
export const isAutomatic = (via: Via): via is Reply['via'] => via === 'forced' || via === 'standing' || via === 'bot' || via === 'deadline';
