import type { Kinds, Language, Moment } from './game';

/** A figure that is followed over a game, for each owner at one position. */
export interface Measure {
  id: string;
  title: string;
  lines: MeasureLine[];
}

export interface MeasureLine {
  /** An owner of the board, whose colour and shape the line has. */
  owner: string;
  name: string;
  value: number;
  /** Those of one side may be shown as their sum; left out: the line stands for itself. */
  side?: { owner: string; name: string };
  /** What must be reached to win. */
  goal?: number;
}

export type BattlePart = 'attack' | 'defence';

/** Dice that one owner rolled at one time, each of which hits or does not. */
export interface Throw {
  owner: string;
  dice: number;
  hits: number;
  /** Sum of the chances of the dice. */
  expected: number;
  /** Sum of chance times counter-chance. */
  variance: number;
  /** The battle they belong to; left out: none. */
  at?: BattleAt & { part: BattlePart };
}

/** Where a battle is fought. `of`: what it is told apart by where a space sees several at a time, or where it goes on elsewhere. */
export interface BattleAt {
  space: string;
  of?: string;
}

/** Units that are gone. */
export interface Lost {
  owner: string;
  type: string;
  count: number;
  value: number;
}

/**
 * What an event says of a battle. Losses and dice before its beginning in the same turn (guns at aircraft) belong to it. What begins again while it is on,
 * told apart by an `of`, goes on.
 */
export type BattleNote = BattleAt &
  (
    | { type: 'begins'; name: string; attackers: string[]; defenders: string[] }
    | { type: 'round'; round: number }
    /** `isLate`: the battle may be over (aircraft that found no place to land). */
    | { type: 'lost'; lost: Lost[]; isLate?: true }
    /** Value that an owner lost beside units. */
    | { type: 'damaged'; owner: string; value: number }
    | { type: 'retreat'; owner: string }
    | { type: 'ends'; winner: BattlePart | null }
    | { type: 'taken'; by: string }
  );

/**
 * What is measured and counted of a game when it is looked back at. Pure; apart from the game's module, as who plays does without it.
 * `view` is the position behind the order that led to the event.
 */
export interface Chronicle<K extends Kinds = Kinds> {
  /** All act in a turn, some more than once: it ends with the round. Left out: with who acts. */
  byRound?: true;
  measures(view: K['view'], language: Language): Measure[];
  throws(event: K['event'], view: K['view']): Throw[];
  /** The seat whose dice those of an owner are; left out: owners are seats. */
  seatOf?(owner: string, view: K['view']): K['seat'];
  notes(event: K['event'], view: K['view'], language: Language): BattleNote[];
  /** "Round 3, Germany", or by rounds "Turn 3": a turn, whatever its phase. */
  turnName(moment: Moment, language: Language): string;
  /** "3 infantry". */
  unitName(type: string, count: number, language: Language): string;
  /** "12 IPCs": what values are counted in. */
  worth(value: number, language: Language): string;
}

/** Dice that hit with the same chance, as a throw. */
export const thrown = (owner: string, { dice, hits, chance }: { dice: number; hits: number; chance: number }, at?: Throw['at']): Throw => ({
  ...{ owner, dice, hits, expected: dice * chance, variance: dice * chance * (1 - chance) },
  ...(at && { at }),
});
