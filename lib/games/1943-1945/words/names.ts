import type { Language } from '../../../engine';
import { inLanguage } from '../../kit/words';
import type { LossKind } from '../orders';
import { type Force, type Piece, pieceFacts, pieces, sizeOf } from '../pieces';
import { boardOf } from '../rules/board';
import type { Convertible, Options, Side, ZoneId } from '../types';

type Counted = readonly [one: string, many: string];

interface Nouns {
  sides: Record<Side, string>;
  /** "the Allies", "degli Alleati": after "of". */
  of: Record<Side, string>;
  kinds: Readonly<Record<keyof typeof kinds, Counted>>;
  engaged: Counted;
  sea: string;
  and: string;
}

const kinds: Record<Convertible | 'cube' | 'line' | 'fleet' | 'uboat', Record<Language, Counted>> = {
  cube: { en: ['cube', 'cubes'], it: ['blocchetto', 'blocchetti'] },
  tank: { en: ['tank', 'tanks'], it: ['carro', 'carri'] },
  'italian-tank': { en: ['Italian tank', 'Italian tanks'], it: ['carro italiano', 'carri italiani'] },
  plane: { en: ['plane', 'planes'], it: ['aereo', 'aerei'] },
  'italian-plane': { en: ['Italian plane', 'Italian planes'], it: ['aereo italiano', 'aerei italiani'] },
  elite: { en: ['elite unit', 'elite units'], it: ["reparto d'élite", "reparti d'élite"] },
  paratroopers: { en: ['paratroopers', 'paratroopers'], it: ['paracadutisti', 'paracadutisti'] },
  partisans: { en: ['partisans', 'partisans'], it: ['partigiani', 'partigiani'] },
  line: { en: ['fortified line', 'fortified lines'], it: ['linea fortificata', 'linee fortificate'] },
  fleet: { en: ['fleet', 'fleets'], it: ['flotta', 'flotte'] },
  uboat: { en: ['U-boat', 'U-boats'], it: ['U-Boot', 'U-Boot'] },
};

/** The nouns of the game, as the rulebook has them. */
export const nouns: Record<Language, Nouns> = {
  en: {
    sides: { allied: 'Allies', axis: 'Axis' },
    of: { allied: 'of the Allies', axis: 'of the Axis' },
    kinds: inLanguage(kinds, 'en'),
    engaged: ['engaged', 'engaged'],
    sea: 'the sea',
    and: 'and',
  },
  it: {
    sides: { allied: 'Alleati', axis: 'Asse' },
    of: { allied: 'degli Alleati', axis: "dell'Asse" },
    kinds: inLanguage(kinds, 'it'),
    engaged: ['ingaggiato', 'ingaggiati'],
    sea: 'il mare',
    and: 'e',
  },
};

/** "Rome"; "09 Rome" where a board has two of a name, zones of a board that is not known by their number alone. */
export function zoneName(options: Options, zone: ZoneId, language: Language): string {
  if (zone === 'sea') return nouns[language].sea;
  const { ids, zone: facts } = boardOf({ options });
  const name = facts[zone]?.name[language];
  if (name === undefined) return zone;
  return ids.some((other) => other !== zone && facts[other]?.name[language] === name) ? `${zone} ${name}` : name;
}

/** "2 cubes", "1 engaged tank", "1 carro ingaggiato". */
export function pieceName(piece: Piece | 'line', count: number, language: Language): string {
  const { kinds, engaged } = nouns[language];
  const form = count === 1 ? 0 : 1;
  if (piece === 'line') return `${count} ${kinds.line[form]}`;
  const { kind, engaged: flipped } = pieceFacts[piece];
  const noun = kinds[kind][form];
  if (!flipped) return `${count} ${noun}`;
  // paratroopers are always many
  const mark = engaged[kind === 'paratroopers' ? 1 : form];
  return language === 'en' ? `${count} ${mark} ${noun}` : `${count} ${noun} ${mark}`;
}

/** "2 cubes, 1 tank"; a dash when there is nothing. */
export function forceName(force: Force, language: Language): string {
  const parts = pieces.flatMap((piece) => (force[piece] ? [pieceName(piece, force[piece], language)] : []));
  return parts.join(', ') || '–';
}

/** "2 cubes, 1 tank, 3 fortified lines"; '' when there is nothing. */
export function standName(force: Force, lines: number, language: Language): string {
  const parts = [...(sizeOf(force) > 0 ? [forceName(force, language)] : []), ...(lines > 0 ? [pieceName('line', lines, language)] : [])];
  return parts.join(', ');
}

/** "2 tanks". */
export const counted = (what: keyof Nouns['kinds'], count: number, language: Language): string =>
  `${count} ${nouns[language].kinds[what][count === 1 ? 0 : 1]}`;

/** What may be given for a loss, without a number. */
export function lossName(kind: LossKind, language: Language): string {
  if (kind === 'retreat') return language === 'en' ? 'retreat of the whole defence' : 'ritirata di tutta la difesa';
  return pieceName(kind, 1, language).replace(/^1 /, '');
}
