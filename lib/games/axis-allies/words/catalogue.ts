import { counted, type Reason as ReasonIn, reasonsIn, times } from '../../kit/words';
import type { AdvantageId } from '../effects/ids';
import type { Event, Loss, OrderOf, Phase, Power, Side, SpaceId, UnitType } from '../types';
import type { Names, Telling } from './names';

/** A space in both languages. */
export interface SpaceName {
  /** Unique on the board: "WEU", "sz12". */
  readonly short: string;
  readonly en: string;
  readonly it: string;
  /** Italian article and preposition of place, with the space or apostrophe that follows: "il ", "nel ". */
  readonly article: string;
  readonly within: string;
  /** More names that the notation understands, in either language. */
  readonly also?: readonly string[];
}

export interface PowerName {
  name: string;
  /** With its article, as a subject: "the United Kingdom", "gli Stati Uniti". */
  the: string;
  /** "of the United Kingdom", "degli Stati Uniti". */
  of: string;
  /** "to the United Kingdom", "agli Stati Uniti". */
  to: string;
  /** Takes verbs in the plural. */
  plural?: true;
}

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
/** A sentence for every kind of event. */
export type Narration = { [T in Event['type']]: (event: EventOf<T>, names: Telling) => string };

/** Every word and sentence of the game in one language: a translation that is missing does not compile. */
export interface Catalogue {
  powers: Record<Power, PowerName>;
  sides: Record<Side, string>;
  units: Record<UnitType, { one: string; many: string }>;
  phases: Record<Phase | 'income', string>;
  /** Victory cities by their territory. */
  cities: Record<SpaceId, string>;
  /** A space's name as it stands alone, with its article, with its preposition of place, and as where something begins. */
  space: Record<'name' | 'the' | 'in' | 'from', (space: SpaceName) => string>;
  and: string;
  or: string;
  nothing: string;
  /** Joins owner and units: "2 infantry of Germany". */
  owned(units: string, of: string): string;
  aboard(cargo: string): string;
  moment(round: number): string;
  asks: Asks;
}

export type DecisionKind =
  | 'purchase'
  | 'combat-move'
  | 'battle'
  | 'submerge'
  | 'casualties'
  | 'agree'
  | 'press'
  | 'strand'
  | 'noncombat-move'
  | 'mobilise'
  | 'consent'
  | 'research'
  | 'auction'
  | 'reaction'
  | 'landing';

/** What a question may speak of. `space`: the battle it is about. */
export interface AskFacts {
  power: Power;
  treasury: number;
  space: SpaceId;
  /** Pressing on means to stay where nobody can fight, which costs this much; null: it means to fight on. */
  stay: readonly Loss[] | null;
  /** The losses are those of defenders who did not agree (DP-6), and it is the attacker who chooses. */
  theirs: boolean;
  /** Hits to place. */
  hits: number;
  /** The advantage of a window; null in other questions. */
  about: AdvantageId | null;
  /** The power whose side is bid for. */
  bidFor: Power;
  /** The units that a power asks to be given, where that needs consent. */
  lent: OrderOf<'advantage'> | null;
  /** The power whose units are moved next, in a joint strike. */
  next: Power | null;
}

/** The open question in one sentence, by kind of decision. */
export type Asks = Record<DecisionKind, (facts: AskFacts, names: Names) => string>;

/** One way to be wrong. */
export type Reason<P> = ReasonIn<P, Telling>;

/** "1 IPC", "2 IPCs"; "2 IPC". */
export const ipcsEn = (count: number): string => times(count, 'IPC', 'IPCs');
export const ipcsIt = (count: number): string => `${count} IPC`;

/** "no step", "1 step", "2 steps"; "nessun passo", "1 passo", "2 passi". */
export const stepsEn = (count: number): string => counted(count, 'no step', 'step', 'steps');
export const stepsIt = (count: number): string => counted(count, 'nessun passo', 'passo', 'passi');

/** Reasons whose sentences only name their facts, as prose. */
export const reasons = reasonsIn<Telling>();

/** A reason whose sentences depend on its facts; these hold ids and numbers, never words. */
export const reason = <P = Record<never, never>>(code: string, en: Reason<P>['en'], it: Reason<P>['it']): Reason<P> => ({ code, en, it });
