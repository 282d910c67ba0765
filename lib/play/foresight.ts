import type { Language } from '../engine';
import type { Preview, Unasked } from './preview';

type Foreseen = Pick<Preview, 'given' | 'beyond' | 'stoppedAt'>;

/** In sentences what is done for a seat that sends its sheet, and what cannot be told before it does. */
export function foresight({ given, beyond, stoppedAt }: Foreseen, language: Language): string[] {
  const { answered, onwards, untried } = words[language];
  const sentences = given.map(answered);
  if (beyond) sentences.push(...onwards[beyond.why](beyond.answer));
  if (stoppedAt !== null) sentences.push(untried(stoppedAt + 1));
  return sentences;
}

interface Words {
  answered(answer: Unasked): string;
  /** Nothing is said of a turn that simply passes to somebody else. */
  onwards: Record<NonNullable<Preview['beyond']>['why'], (answer: Unasked | null) => string[]>;
  untried(place: number): string;
}

const isOwnWord = ({ via }: Unasked): boolean => via === 'standing';

const words: Record<Language, Words> = {
  en: {
    answered: (answer) =>
      isOwnWord(answer)
        ? `Your standing orders answer ${answer.order}.`
        : answer.via === 'forced'
          ? `${answer.order} is done for you: nothing else is possible.`
          : `${answer.order} is done for you: the time for this question is over.`,
    onwards: {
      chance: (answer) => {
        if (answer === null) return ['Then dice are thrown, and nothing can be taken back.'];
        return isOwnWord(answer)
          ? [`Then your standing orders answer ${answer.order}: dice are thrown, and they go on answering all that they cover.`]
          : [`Then ${answer.order} is done for you, for nothing else is possible: dice are thrown.`];
      },
      hidden: () => ['Then facts decide that you do not know.'],
      sealed: () => ['Then your answer is sealed, until everybody has answered.'],
      others: () => [],
    },
    untried: (place) => `Order ${place} and what follows it are tried when you send.`,
  },
  it: {
    answered: (answer) =>
      isOwnWord(answer)
        ? `I tuoi ordini permanenti rispondono ${answer.order}.`
        : answer.via === 'forced'
          ? `${answer.order} è eseguito per te: non è possibile altro.`
          : `${answer.order} è eseguito per te: il tempo per questa domanda è scaduto.`,
    onwards: {
      chance: (answer) => {
        if (answer === null) return ['Poi si tirano i dadi, e non si può più ritirare nulla.'];
        return isOwnWord(answer)
          ? [
              `Poi i tuoi ordini permanenti rispondono ${answer.order}: si tirano i dadi, e continuano a rispondere a tutto ciò che coprono.`,
            ]
          : [`Poi ${answer.order} è eseguito per te, perché non è possibile altro: si tirano i dadi.`];
      },
      hidden: () => ['Poi decidono fatti che non conosci.'],
      sealed: () => ['Poi la tua risposta resta sigillata, finché tutti hanno risposto.'],
      others: () => [],
    },
    untried: (place) => `L’ordine ${place} e i seguenti si provano all’invio.`,
  },
};
