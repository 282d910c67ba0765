import type { Language, Violation } from '../../../engine';
import { type FaultOf, faultOf, type Reason as ReasonIn, worded } from '../../kit/words';
import { vocabularies } from '../notation/vocabulary';
import type { Piece } from '../pieces';
import type { Convertible, EventId, Options, Order, Side, ZoneId } from '../types';
import { asked } from './asked';
import { combatRefusals } from './combat-refusals';
import { musterRefusals } from './muster-refusals';
import { counted, nouns, pieceName, zoneName } from './names';
import { refusals } from './refusals';
import { eventWords } from './terms';

/** What a sentence about a mistake may need. */
export interface Facts {
  zone?: ZoneId;
  to?: ZoneId;
  piece?: Piece | Convertible | 'line';
  /** The order that does not fit. */
  order?: Order['type'];
  side?: Side;
  event?: EventId;
  count?: number;
  most?: number;
}

/** A player's mistake before it is put into words. */
export type Fault = FaultOf<ReasonId, Facts>;

const reasons = { ...refusals, ...musterRefusals, ...combatRefusals, ...asked };

export type ReasonId = keyof typeof reasons;
export const reasonIds = Object.keys(reasons) as ReasonId[];

export const fault = (reason: ReasonId, facts: Facts, field?: string): Fault => faultOf(reason, facts, field);

/** A fault in words. */
export function violationOf({ reason, facts, field }: Fault, options: Options, language: Language): Violation {
  const { sides } = nouns[language];
  const { piece, count = 0, order } = facts;
  const said = {
    zone: facts.zone === undefined ? '' : zoneName(options, facts.zone, language),
    to: facts.to === undefined ? '' : zoneName(options, facts.to, language),
    pieces: piece === undefined ? '' : named(piece, 0, language).replace(/^0 /, ''),
    have: piece === undefined ? '' : named(piece, count, language),
    verb: order === undefined ? '' : vocabularies[language].verbs[order][0],
    side: facts.side === undefined ? '' : sides[facts.side],
    event: facts.event === undefined ? '' : eventWords[facts.event].name[language],
    count,
    most: facts.most ?? 0,
  };
  return worded<Said, undefined>(reasons[reason], language, said, undefined, field);
}

const named = (piece: NonNullable<Facts['piece']>, count: number, language: Language): string =>
  piece === 'partisans' ? counted(piece, count, language) : pieceName(piece, count, language);

/** Names of a mistake's facts in one language; '' and 0 for what it does not speak of. */
export interface Said {
  zone: string;
  to: string;
  /** What it speaks of in the plural: "engaged tanks". */
  pieces: string;
  /** With its count: "2 engaged tanks". */
  have: string;
  /** The verb of the order, as the notation writes it. */
  verb: string;
  side: string;
  event: string;
  count: number;
  most: number;
}

/** Why an order is refused. */
export type Reason = ReasonIn<Said>;
