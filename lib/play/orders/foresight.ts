import type { Language } from '../../engine';
import type { Preview, Unasked } from './preview';

type Foreseen = Pick<Preview, 'given' | 'beyond' | 'stoppedAt' | 'isPresumed'>;

/** In sentences what is done for a seat that sends its sheet, and what cannot be told before it does. */
export function foresight({ given, beyond, stoppedAt, isPresumed }: Foreseen, language: Language): string[] {
  const say = words[language];
  return [
    ...given.map((answer) => say.answered[wayOf(answer)](answer.order)),
    ...(beyond ? onwards(beyond, say) : []),
    ...(stoppedAt === null ? [] : [say.untried(stoppedAt + 1)]),
    ...(isPresumed ? [say.presumed] : []),
  ];
}

/** Nothing is said of a turn that simply passes to somebody else. */
function onwards({ why, answer }: NonNullable<Preview['beyond']>, say: Words): string[] {
  if (why === 'others') return [];
  if (why !== 'chance') return [say[why]];
  return [answer === null ? say.dice : say.diceBehind[wayOf(answer)](answer.order)];
}

type Way = 'standing' | 'forced' | 'late';

const wayOf = ({ via }: Unasked): Way => (via === 'standing' || via === 'forced' ? via : 'late');

interface Words {
  answered: Record<Way, (order: string) => string>;
  dice: string;
  diceBehind: Record<Way, (order: string) => string>;
  hidden: string;
  sealed: string;
  untried(place: number): string;
  presumed: string;
}

const words: Record<Language, Words> = {
  en: {
    answered: {
      standing: (order) => `Your standing orders answer ${order}.`,
      forced: (order) => `${order} is done for you: nothing else is possible.`,
      late: (order) => `${order} is done for you: the time for this question is over.`,
    },
    dice: 'Then dice are thrown, and nothing can be taken back.',
    diceBehind: {
      standing: (order) => `Then your standing orders answer ${order}: dice are thrown, and they go on answering all that they cover.`,
      forced: (order) => `Then ${order} is done for you, for nothing else is possible: dice are thrown.`,
      late: (order) => `Then ${order} is done for you, for the time is over: dice are thrown.`,
    },
    hidden: 'Then facts decide that you do not know.',
    sealed: 'Then your answer is sealed, until everybody has answered.',
    untried: (place) => `Order ${place} and what follows it are tried when you send.`,
    presumed: 'You can write on, as if that changed nothing: what cannot be done then comes back on your sheet.',
  },
  it: {
    answered: {
      standing: (order) => `I tuoi ordini permanenti rispondono ${order}.`,
      forced: (order) => `${order} è eseguito per te: non è possibile altro.`,
      late: (order) => `${order} è eseguito per te: il tempo per questa domanda è scaduto.`,
    },
    dice: 'Poi si tirano i dadi, e non si può più ritirare nulla.',
    diceBehind: {
      standing: (order) =>
        `Poi i tuoi ordini permanenti rispondono ${order}: si tirano i dadi, e continuano a rispondere a tutto ciò che coprono.`,
      forced: (order) => `Poi ${order} è eseguito per te, perché non è possibile altro: si tirano i dadi.`,
      late: (order) => `Poi ${order} è eseguito per te, perché il tempo è scaduto: si tirano i dadi.`,
    },
    hidden: 'Poi decidono fatti che non conosci.',
    sealed: 'Poi la tua risposta resta sigillata, finché tutti hanno risposto.',
    untried: (place) => `L’ordine ${place} e i seguenti si provano all’invio.`,
    presumed: 'Puoi continuare a scrivere come se questo non cambiasse nulla: ciò che poi non si può fare torna sul tuo foglio.',
  },
};
