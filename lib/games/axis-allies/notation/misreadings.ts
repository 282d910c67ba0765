import type { Language, Text, Violation } from '../../../engine';

/** How a line of notation can be misread: the word it stumbled over and what would have been right. */
export type Misreading =
  | { kind: 'verb'; word: string; near: string[] }
  | { kind: 'space' | 'unit' | 'power'; word: string; near: string[] }
  | { kind: 'ambiguous'; word: string; means: string[] }
  | { kind: 'word'; word: string; near: string[] }
  | { kind: 'number'; word: string }
  | { kind: 'missing'; what: Text }
  | { kind: 'extra' | 'twice'; word: string }
  | { kind: 'bounds' | 'origins' | 'ship-first' | 'one-shore' | 'whole-retreat' }
  | { kind: 'not-for-sale' | 'gift' | 'no-bombardment'; word: string }
  | { kind: 'owner'; word: string }
  | { kind: 'paths'; paths: string[] };

const things: Record<'space' | 'unit' | 'power', Text> = {
  space: { en: 'a space of the map', it: 'uno spazio della mappa' },
  unit: { en: 'a type of unit', it: 'un tipo di unità' },
  power: { en: 'a power', it: 'una potenza' },
};

const hint = (near: string[], language: Language) => {
  if (near.length === 0) return '';
  const list = near.map((each) => `"${each}"`).join(language === 'en' ? ' or ' : ' o ');
  return language === 'en' ? ` Did you mean ${list}?` : ` Intendevi ${list}?`;
};

const codes: { [M in Misreading['kind']]?: string } = {
  paths: 'E-PATH',
  'not-for-sale': 'E-NOT-FOR-SALE',
  gift: 'E-GIFT',
  'one-shore': 'E-OFFLOAD-TWICE',
};

/** What other printings sell or other games allow, said in so many words: R41-4.1, R41-4.4. */
export function forbidden(reading: Misreading, buying: boolean): Misreading {
  if (!('word' in reading)) return reading;
  const { kind, word } = reading;
  const notSold = /complex|factor|compless|fabbric|artill|artigl|antia|flak|\baa\b/i;
  if (buying && kind === 'unit' && notSold.test(word)) return { kind: 'not-for-sale', word };
  if (kind === 'verb' && /^(bombard|bombarda|bomb|shell|cannoneggia)$/i.test(word)) return { kind: 'no-bombardment', word };
  if (kind === 'verb' && /^(give|gift|lend|donate|dai|dona|regala|presta)$/i.test(word)) return { kind: 'gift', word };
  return reading;
}

/** E-NOTATION: the line says nothing the rules could judge; E-PATH: it leaves open which way. */
export function misread(reading: Misreading, language: Language): Violation {
  const { en, it } = say(reading);
  const code = codes[reading.kind] ?? 'E-NOTATION';
  const text = language === 'en' ? en : it;
  return 'word' in reading ? { code, text, field: reading.word } : { code, text };
}

function say(reading: Misreading): Text {
  switch (reading.kind) {
    case 'verb':
      return {
        en: `"${reading.word}" is no order. An order begins with a verb such as BUY, MOVE, END.${hint(reading.near, 'en')}`,
        it: `"${reading.word}" non è un ordine. Un ordine comincia con un verbo come COMPRA, MUOVI, FINE.${hint(reading.near, 'it')}`,
      };
    case 'space':
    case 'unit':
    case 'power':
      return {
        en: `"${reading.word}" is not ${things[reading.kind].en}.${hint(reading.near, 'en')}`,
        it: `"${reading.word}" non è ${things[reading.kind].it}.${hint(reading.near, 'it')}`,
      };
    case 'ambiguous':
      return {
        en: `"${reading.word}" can mean ${reading.means.join(' or ')}. Write more of the name.`,
        it: `"${reading.word}" può essere ${reading.means.join(' o ')}. Scrivi di più del nome.`,
      };
    case 'word':
      return {
        en: `"${reading.word}" does not belong here.${hint(reading.near, 'en')}`,
        it: `"${reading.word}" non ci sta qui.${hint(reading.near, 'it')}`,
      };
    case 'number':
      return { en: `"${reading.word}" stands where a number belongs.`, it: `"${reading.word}" sta dove serve un numero.` };
    case 'missing':
      return { en: `The order lacks ${reading.what.en}.`, it: `Nell'ordine manca ${reading.what.it}.` };
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
      return {
        en: 'The order is too big: at most 500 units of a type, 8 spaces in a path, 2 units aboard a transport.',
        it: "L'ordine è troppo grande: al massimo 500 unità di un tipo, 8 spazi in un percorso, 2 unità a bordo di un trasporto.",
      };
    case 'origins':
      return {
        en: 'One order moves units out of one space: write a line for each space they come from.',
        it: 'Un ordine muove unità da un solo spazio: scrivi una riga per ogni spazio di partenza.',
      };
    case 'ship-first':
      return {
        en: "The ship's way comes first, as in FERRY sz5, load 2 infantry from Germany, unload 2 infantry to Norway/Finland.",
        it: 'Prima viene la rotta della nave, come in TRAGHETTA zm5, carica 2 fanterie da Germania, scarica 2 fanterie verso Norvegia/Finlandia.',
      };
    case 'one-shore':
      return {
        en: 'A transport lands in one territory a turn, all in one clause: unload infantry + tank to Okinawa.',
        it: 'Una nave trasporto sbarca in un solo territorio per turno, tutto in una volta: scarica fanteria + carro armato verso Okinawa.',
      };
    case 'whole-retreat':
      return {
        en: 'All that can leave retreats together: RETREAT to and the space, without units (RETREAT alone when only aircraft can leave).',
        it: 'Tutto ciò che può andarsene si ritira insieme: RITIRATI verso e lo spazio, senza unità (solo RITIRATI se possono andarsene solo gli aerei).',
      };
    case 'no-bombardment':
      return {
        en: 'There is no bombardment in this edition: aircraft ATTACK a space with the other units, ships fight only at sea.',
        it: 'In questa edizione non ci sono bombardamenti: gli aerei ATTACCANO uno spazio con le altre unità, le navi combattono solo in mare.',
      };
    case 'not-for-sale':
      return {
        en: `"${reading.word}" is not for sale: industrial complexes are printed on the board, and only the nine types of unit are sold.`,
        it: `"${reading.word}" non è in vendita: i complessi industriali sono stampati sulla mappa, e si vendono solo i nove tipi di unità.`,
      };
    case 'gift':
      return {
        en: 'IPCs are neither given nor lent, not even to an ally: every power spends its own.',
        it: 'Gli IPC non si regalano e non si prestano, nemmeno a un alleato: ogni potenza spende i propri.',
      };
    case 'owner':
      return {
        en: `Whose ${reading.word}? Write the power before the unit, for example 1 UK ${reading.word}.`,
        it: `Di chi: ${reading.word}? Scrivi la potenza prima dell'unità, per esempio 1 Regno Unito ${reading.word}.`,
      };
    case 'paths':
      return {
        en: `Several shortest paths fit and they do not do the same. Write one: ${reading.paths.join(' or ')}.`,
        it: `Più percorsi minimi vanno bene e non fanno la stessa cosa. Scrivine uno: ${reading.paths.join(' o ')}.`,
      };
  }
}
