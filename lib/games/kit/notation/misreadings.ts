import type { ZodError } from 'zod';
import type { Language, Text, Violation } from '../../../engine';

/** How a line of notation can be misread: the word it stumbled over and what would have been right. */
export type Misreading =
  /** `usual` are verbs to begin with, where nothing is near. */
  | { kind: 'verb'; word: string; near: readonly string[]; usual: Text }
  /** `of` is the kind of name that was looked for. */
  | { kind: 'unknown'; of: string; called: Text; word: string; near: readonly string[] }
  | { kind: 'ambiguous'; word: string; means: readonly string[] }
  | { kind: 'stray'; word: string; near: readonly string[] }
  | { kind: 'number' | 'extra' | 'twice'; word: string }
  /** `word`: the one before which it is missing; '' at the end. */
  | { kind: 'missing'; word: string; what: Text }
  | { kind: 'bounds'; of: 'number' | 'list'; limit: number; beyond: 'most' | 'least' }
  | { kind: 'shape' }
  /** What only this game can say. */
  | { kind: 'own'; code?: string; word?: string; text: Text };

const others: Text = { en: ' or ', it: ' o ' };

/** `"a" or "b"`. */
export const quoted = (words: readonly string[]): Text => ({
  en: words.map((each) => `"${each}"`).join(others.en),
  it: words.map((each) => `"${each}"`).join(others.it),
});

const hint = (near: readonly string[]): Text =>
  near.length === 0 ? { en: '', it: '' } : { en: ` Did you mean ${quoted(near).en}?`, it: ` Intendevi ${quoted(near).it}?` };

/** A sentence of the game's own; `word` is what it is about. */
export const own = (text: Text, word?: string, code?: string): Misreading => ({
  kind: 'own',
  text,
  ...(word !== undefined && { word }),
  ...(code !== undefined && { code }),
});

function texts(reading: Misreading): Text {
  switch (reading.kind) {
    case 'verb': {
      const { word, usual } = reading;
      const near = hint(reading.near);
      if (near.en !== '') return { en: `"${word}" is no order.${near.en}`, it: `"${word}" non è un ordine.${near.it}` };
      return {
        en: `"${word}" is no order. An order begins with a verb such as ${usual.en}.`,
        it: `"${word}" non è un ordine. Un ordine comincia con un verbo come ${usual.it}.`,
      };
    }
    case 'unknown': {
      const { word, called } = reading;
      const near = hint(reading.near);
      return { en: `"${word}" is not ${called.en}.${near.en}`, it: `"${word}" non è ${called.it}.${near.it}` };
    }
    case 'ambiguous':
      return {
        en: `"${reading.word}" can mean ${reading.means.join(others.en)}. Write more of it.`,
        it: `"${reading.word}" può essere ${reading.means.join(others.it)}. Scrivine di più.`,
      };
    case 'stray': {
      const near = hint(reading.near);
      return { en: `"${reading.word}" does not belong here.${near.en}`, it: `"${reading.word}" non ci sta qui.${near.it}` };
    }
    case 'number':
      return /^\d+$/.test(reading.word)
        ? { en: `"${reading.word}" is no number that fits here.`, it: `"${reading.word}" non è un numero adatto qui.` }
        : { en: `"${reading.word}" stands where a number belongs.`, it: `"${reading.word}" sta dove serve un numero.` };
    case 'missing':
      return reading.word === ''
        ? { en: `The order lacks ${reading.what.en}.`, it: `Nell'ordine manca ${reading.what.it}.` }
        : {
            en: `Before "${reading.word}" the order lacks ${reading.what.en}.`,
            it: `Prima di "${reading.word}" manca ${reading.what.it}.`,
          };
    case 'extra':
      return {
        en: `"${reading.word}" is one word too many for this order.`,
        it: `"${reading.word}" è una parola di troppo per questo ordine.`,
      };
    case 'twice':
      return {
        en: `"${reading.word}" stands twice, and one order says it once. Join what belongs to it with "+", or write another line.`,
        it: `"${reading.word}" compare due volte, e un ordine lo dice una volta sola. Unisci con "+" ciò che ne fa parte, o scrivi un'altra riga.`,
      };
    case 'bounds':
      return bounds(reading);
    case 'shape':
      return { en: 'The parts of this order do not fit together.', it: "Le parti di quest'ordine non stanno insieme." };
    case 'own':
      return reading.text;
  }
}

function bounds({ of, beyond, limit }: Extract<Misreading, { kind: 'bounds' }>): Text {
  const tooMuch = beyond === 'most';
  const en = { number: tooMuch ? 'large' : 'small', list: tooMuch ? 'long' : 'short' }[of];
  const it = { number: tooMuch ? 'grande' : 'piccolo', list: tooMuch ? 'lungo' : 'corto' }[of];
  return {
    en: `A ${of} in this order is too ${en}: ${limit} at ${beyond}.`,
    it: `Un ${of === 'number' ? 'numero' : 'elenco'} di quest'ordine è troppo ${it}: ${tooMuch ? 'al massimo' : 'almeno'} ${limit}.`,
  };
}

/** The misreading in words. E-NOTATION: the line says nothing the rules could judge; sentences of a game may bring their own code. */
export function misread(reading: Misreading, language: Language): Violation {
  const word = 'word' in reading ? reading.word : '';
  const code = (reading.kind === 'own' && reading.code) || 'E-NOTATION';
  return { code, text: texts(reading)[language], ...(word && { field: word }) };
}

/** What of an order its schema refuses. */
export function unshaped(error: ZodError): Misreading {
  for (const issue of error.issues) {
    const of = 'origin' in issue && issue.origin === 'array' ? 'list' : 'number';
    if (issue.code === 'too_big') return { kind: 'bounds', of, limit: Number(issue.maximum), beyond: 'most' };
    if (issue.code === 'too_small') return { kind: 'bounds', of, limit: Number(issue.minimum), beyond: 'least' };
  }
  return { kind: 'shape' };
}
