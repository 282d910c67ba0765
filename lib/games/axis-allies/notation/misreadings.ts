import { normalise } from '../../../engine';
import { type Misreading, numberOf, own } from '../../kit/notation';
import { longestPath } from '../bounds';
import { editionOf } from '../editions';
import type { AaReading } from './grammar';
import { type Verb, vocabularies } from './vocabulary';

/** What only Axis & Allies can say of a line. */
export const says = {
  bounds: own({
    en: `The order is too big: at most 500 units of a type, ${longestPath} spaces in a path, 2 units aboard a transport.`,
    it: `L'ordine è troppo grande: al massimo 500 unità di un tipo, ${longestPath} spazi in un percorso, 2 unità a bordo di un trasporto.`,
  }),
  origins: own({
    en: 'One order moves units out of one space: write a line for each space they come from.',
    it: 'Un ordine muove unità da un solo spazio: scrivi una riga per ogni spazio di partenza.',
  }),
  shipFirst: own({
    en: "The ship's way comes first, as in FERRY sz5, load 2 infantry from Germany, unload 2 infantry to Norway/Finland.",
    it: 'Prima viene la rotta della nave, come in TRAGHETTA zm5, carica 2 fanterie da Germania, scarica 2 fanterie verso Norvegia/Finlandia.',
  }),
  oneShore: own(
    {
      en: 'A transport lands in one territory a turn, all in one clause: unload infantry + tank to Okinawa.',
      it: 'Una nave trasporto sbarca in un solo territorio per turno, tutto in una volta: scarica fanteria + carro armato verso Okinawa.',
    },
    undefined,
    'E-OFFLOAD-TWICE',
  ),
  wholeRetreat: own({
    en: 'All that can leave retreats together: RETREAT to and the space, without units (RETREAT alone when only aircraft can leave).',
    it: 'Tutto ciò che può andarsene si ritira insieme: RITIRATI verso e lo spazio, senza unità (solo RITIRATI se possono andarsene solo gli aerei).',
  }),
  owner: (word: string) =>
    own(
      {
        en: `Whose ${word}? Write the power before the unit, for example 1 UK ${word}.`,
        it: `Di chi: ${word}? Scrivi la potenza prima dell'unità, per esempio 1 Regno Unito ${word}.`,
      },
      word,
    ),
  ownUnits: (word: string) =>
    own(
      {
        en: `"${word}": write units without their power; an order is for those of the power whose turn it is.`,
        it: `"${word}": scrivi le unità senza la loro potenza; un ordine vale per quelle della potenza di turno.`,
      },
      word,
    ),
  paths: (paths: readonly string[]) =>
    own(
      {
        en: `Several shortest paths fit and they do not do the same. Write one: ${paths.join(' or ')}.`,
        it: `Più percorsi minimi vanno bene e non fanno la stessa cosa. Scrivine uno: ${paths.join(' o ')}.`,
      },
      undefined,
      'E-PATH',
    ),
  // What other printings sell or other games allow, said in so many words: R41-4.1, R41-4.4.
  noBombardment: (word: string) =>
    own(
      {
        en: 'There is no bombardment in this edition: aircraft ATTACK a space with the other units, ships fight only at sea.',
        it: 'In questa edizione non ci sono bombardamenti: gli aerei ATTACCANO uno spazio con le altre unità, le navi combattono solo in mare.',
      },
      word,
    ),
  notForSale: (word: string) =>
    own(
      {
        en: `"${word}" is not for sale: industrial complexes are printed on the board, and only the nine types of unit are sold.`,
        it: `"${word}" non è in vendita: i complessi industriali sono stampati sulla mappa, e si vendono solo i nove tipi di unità.`,
      },
      word,
      'E-NOT-FOR-SALE',
    ),
  gift: (word: string) =>
    own(
      {
        en: 'IPCs are neither given nor lent, not even to an ally: every power spends its own.',
        it: 'Gli IPC non si regalano e non si prestano, nemmeno a un alleato: ogni potenza spende i propri.',
      },
      word,
      'E-GIFT',
    ),
};

/** Verbs that a line lacks when it begins with a number: which one follows from the question. */
const implied: Readonly<Record<string, Verb>> = {
  purchase: 'buy',
  research: 'buy',
  auction: 'bid',
  'combat-move': 'move',
  'noncombat-move': 'move',
  mobilise: 'place',
  casualties: 'lose',
  submerge: 'submerge',
  strand: 'strand',
};

/** A power stands before what was read, in whatever language. */
const namesPower = (word: string): boolean =>
  Object.values(vocabularies).some(({ powers }) =>
    Object.values(powers)
      .flat()
      .some((name) => word.startsWith(`${normalise(name)} `)),
  );

/** What the line meant, where that can be guessed. */
export function explain(misreading: Misreading, { line, verb: said, decision, language, view }: AaReading): Misreading {
  if (misreading.kind === 'unknown' && misreading.of === 'unit' && said === 'buy') {
    const isNotSold = /complex|factor|compless|fabbric|artill|artigl|antia|flak|\baa\b/i.test(misreading.word);
    return isNotSold ? says.notForSale(misreading.word) : misreading;
  }
  if (misreading.kind === 'unknown' && (misreading.of === 'unit' || misreading.of === 'space') && namesPower(misreading.word))
    return says.ownUnits(misreading.word);
  if (misreading.kind !== 'verb') return misreading;
  const { word } = misreading;
  if (!editionOf(view).ways.shipsBombard && /^bomb$/i.test(word)) return says.noBombardment(word);
  if (/^(give|gift|lend|donate|dai|dona|regala|presta)$/i.test(word)) return says.gift(word);
  const verb = implied[decision.kind];
  if (verb === undefined || numberOf(word) === null) return misreading;
  return { ...misreading, near: [`${vocabularies[language].verbs[verb][0]} ${line.trim()}`] };
}
