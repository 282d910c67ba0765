import type { ZodError } from 'zod';
import type { Language, Text, Violation } from '../../../engine';

type What = 'zone' | 'piece' | 'into' | 'event' | 'side' | 'number';

/** How a line of notation can be misread: the word it stumbled over and what would have been right. */
export type Misreading =
  | { kind: 'verb'; word: string; near: string[] }
  | { kind: 'unknown'; what: What; word: string; near: string[] }
  | { kind: 'ambiguous'; word: string; means: string[] }
  | { kind: 'number'; word: string }
  | { kind: 'missing'; what: What }
  | { kind: 'expected'; word: string; what: Text }
  | { kind: 'extra' | 'twice' | 'forces'; word: string }
  | { kind: 'planes'; planes: readonly [string, string] }
  | { kind: 'bounds'; what: 'number' | 'list'; most: number };

const things: Record<What, Text> = {
  zone: { en: 'a zone', it: 'una zona' },
  piece: { en: 'a piece', it: 'una pedina' },
  into: { en: 'a piece that cubes can become', it: 'una pedina in cui convertire' },
  event: { en: 'an event', it: 'un evento' },
  side: { en: 'a side', it: 'uno schieramento' },
  number: { en: 'a number', it: 'un numero' },
};

const hint = (near: readonly string[], language: Language): string => {
  if (near.length === 0) return '';
  const list = near.map((each) => `"${each}"`).join(language === 'en' ? ' or ' : ' o ');
  return language === 'en' ? ` Did you mean ${list}?` : ` Intendevi ${list}?`;
};

function texts(reading: Misreading): Text {
  switch (reading.kind) {
    case 'verb':
      return { en: `"${reading.word}" is no order.`, it: `"${reading.word}" non è un ordine.` };
    case 'unknown':
      return { en: `"${reading.word}" is not ${things[reading.what].en}.`, it: `"${reading.word}" non è ${things[reading.what].it}.` };
    case 'ambiguous':
      return {
        en: `"${reading.word}" could be ${reading.means.join(', ')}: write more of it.`,
        it: `"${reading.word}" può essere ${reading.means.join(', ')}: scrivine di più.`,
      };
    case 'number':
      return { en: `"${reading.word}" is no number that fits here.`, it: `"${reading.word}" non è un numero adatto qui.` };
    case 'missing':
      return {
        en: `The order ends too early: ${things[reading.what].en} is missing.`,
        it: `L'ordine finisce troppo presto: manca ${things[reading.what].it}.`,
      };
    case 'expected':
      return reading.word === ''
        ? {
            en: `The order ends too early: ${reading.what.en} is missing.`,
            it: `L'ordine finisce troppo presto: manca ${reading.what.it}.`,
          }
        : { en: `Before "${reading.word}" ${reading.what.en} is missing.`, it: `Prima di "${reading.word}" manca ${reading.what.it}.` };
    case 'extra':
      return { en: `The order could end before "${reading.word}".`, it: `L'ordine poteva finire prima di "${reading.word}".` };
    case 'forces':
      return {
        en: `Which forces? Name them before "${reading.word}", as in "2 cubes".`,
        it: `Quali forze? Nominale prima di "${reading.word}", come in "2 blocchetti".`,
      };
    case 'twice':
      return {
        en: `"${reading.word}" stands twice, and one order says it once.`,
        it: `"${reading.word}" compare due volte, e un ordine lo dice una volta sola.`,
      };
    case 'planes':
      return {
        en: `One plane supports a combat, not those of ${reading.planes.join(' and ')}: name one of them (7.2).`,
        it: `Un combattimento è appoggiato da un solo aereo, non da quelli di ${reading.planes.join(' e ')}: indicane uno (7.2).`,
      };
    case 'bounds':
      return reading.what === 'number'
        ? {
            en: `A number in this order is too large: ${reading.most} at most.`,
            it: `Un numero di quest'ordine è troppo grande: al massimo ${reading.most}.`,
          }
        : {
            en: `A list in this order is too long: ${reading.most} at most.`,
            it: `Un elenco di quest'ordine è troppo lungo: al massimo ${reading.most}.`,
          };
  }
}

/** E-NOTATION: the line says nothing the rules could judge. */
export function misread(reading: Misreading, language: Language): Violation {
  const near = 'near' in reading ? reading.near : [];
  const word = 'word' in reading ? reading.word : '';
  return { code: 'E-NOTATION', text: texts(reading)[language] + hint(near, language), ...(word !== '' && { field: word }) };
}

/** What of the order its schema finds too large. */
export function beyond(error: ZodError): Misreading {
  const issue = error.issues.find(({ code }) => code === 'too_big');
  if (issue?.code !== 'too_big') return { kind: 'bounds', what: 'number', most: 60 };
  return { kind: 'bounds', what: issue.origin === 'array' ? 'list' : 'number', most: Number(issue.maximum) };
}
