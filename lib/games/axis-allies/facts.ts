import type { Power, Side, Units } from './pieces';

/** Static facts of an edition, as its data files hold them. */
export type SpaceFacts =
  | {
      readonly id: string;
      readonly kind: 'land';
      /** IPCs a round. */
      readonly income: number;
      /** Controller when play begins and for liberation; null: neutral, closed to everything. */
      readonly owner: Power | null;
      /** An industrial complex is printed there. */
      readonly factory?: true;
      /** Inside one zone, with no border on land. */
      readonly island?: true;
      /** Its victory city. */
      readonly city?: string;
      /** The spaces it touches, but those whose own row names it. */
      readonly borders?: string;
    }
  | { readonly id: string; readonly kind: 'sea' };

/** Land units that a ship carries, and how many of them may be heavy. */
export interface Hold {
  readonly most: number;
  readonly heavy: number;
}

/** What a unit is, beside its values. */
export interface UnitTraits {
  /** Hits it takes to sink; 1 when absent. */
  readonly hits?: number;
  /** Dice it rolls in attack, each of which may hit; 1 when absent. */
  readonly attackDice?: number;
  /** What it attacks on beside a unit that supports it, one for one. */
  readonly supportedAttack?: number;
  readonly supports?: true;
  /** Takes hostile territory, and guards what lands there. */
  readonly captures?: true;
  /** Rolls through hostile territory without any enemy piece (AAC-4.6). */
  readonly blitzes?: true;
  /** Rides on ships with a hold; of the heavy ones a ship takes fewer. */
  readonly stowage?: 'light' | 'heavy';
  readonly hold?: Hold;
  /** Aircraft that may land on it. */
  readonly slots?: number;
  /** Lands on ships with slots. */
  readonly landsOnDecks?: true;
  /** Makes a zone hostile to its enemies; what does not may be passed, and attacked or not. */
  readonly blocks?: true;
  /** Goes through hostile zones, and beside enemies, as long as none of them detects it. */
  readonly slipsBy?: true;
  /** Submerges out of a battle in which no enemy detects it. */
  readonly dives?: true;
  /** Fires before all others in a battle in which no enemy detects it. */
  readonly strikesFirst?: true;
  /** Stops enemies that slip by, and takes their dive and first strike from them. */
  readonly detects?: true;
  /** Hits ships alone. */
  readonly torpedoes?: true;
  /** Aircraft hit it only beside a friend that detects it. */
  readonly elusive?: true;
  /** Fires at every aircraft that enters its territory, and hits on so much or less (RREV-6.5). */
  readonly flak?: number;
  /** Bombs industrial complexes (RREV-8.6). */
  readonly raids?: true;
  /** Stands for good where it is built and makes units; what is bought becomes a place, not a stack (RREV-9.11). */
  readonly facility?: true;
  /** Where it took no part in a battle at sea it fires at a shore where others land, on so much or less (RREV-7.5). */
  readonly bombards?: number;
  /** Takes hits only when nothing else can, and is lost without dice when nothing else is left. */
  readonly diesLast?: true;
}

/** A unit's row: its values and traits. Rules ask these and never a unit's name. */
export interface UnitFacts extends UnitTraits {
  readonly domain: 'land' | 'air' | 'sea';
  /** IPCs. */
  readonly cost: number;
  readonly move: number;
  readonly attack: number;
  readonly defence: number;
}

export type Trait = keyof UnitTraits;

/** A row as the rules read it: every trait is there in one order, as objects of one shape are much faster to ask. */
export type Unit = Omit<UnitFacts, Trait> & { readonly [T in Trait]: UnitTraits[T] | undefined };

export interface PowerFacts {
  readonly id: Power;
  readonly side: Side;
  readonly capital: string;
  readonly treasury: number;
}

export interface SetupRow<S extends string = string> {
  readonly space: S;
  readonly owner: Power;
  readonly units: Units;
}
