import type { Field } from './field';
import type { Kinds, Language, Text } from './game';

/** Units of one type, as many as remain on average. */
export interface LeftOver {
  type: string;
  name: string;
  /** At the start. */
  of: number;
  left: number;
}

/** What one side of a simulated fight comes to on average. */
export interface SideOdds {
  units: LeftOver[];
  /** Value of its losses. */
  loss: number;
}

/** How a fight ends, out of many that were played by the rules. Chances are 0 to 1. */
export interface BattleOdds {
  runs: number;
  /** The attacker alone is left; nobody is, or neither can win; the defender holds out. They add up to 1. */
  win: number;
  draw: number;
  hold: number;
  /** Half the width of the interval that holds the true chance to win with 95% confidence (Wilson score). */
  margin: number;
  /** Chance that the place changes hands: some wins leave nobody who can take it. Null where nothing can be taken. */
  taken: number | null;
  attack: SideOdds;
  defence: SideOdds;
  /** Defender's expected losses less the attacker's. */
  swing: number;
  /** Chance that the fight lasts so many rounds, by rounds. */
  rounds: number[];
}

/** A fight set up by hand: answers to the form's fields, and how many units of each type. */
export interface BattleSetUp {
  choices: Readonly<Record<string, unknown>>;
  attack: Readonly<Record<string, number>>;
  defence: Readonly<Record<string, number>>;
}

/** A type that may be on a side. */
export interface SetUpUnit {
  type: string;
  name: string;
  max: number;
  hint?: string;
}

/** What may be set up, as far as it hangs on what has been chosen. */
export interface BattleForm {
  fields: Field[];
  attack: SetUpUnit[];
  defence: SetUpUnit[];
}

/** A place of a seat that an enemy could attack: the strongest attack there is, as a fight set up by hand. */
export interface BattleThreat {
  space: string;
  name: string;
  /** Who could come, with what: "Germany: 5 infantry, 2 tanks". */
  by: string;
  setUp: BattleSetUp;
}

/**
 * Plays fights of a game by its own rules, many times over. Pure, for a browser's worker; kept apart from the game's module, which
 * does without it.
 */
export interface Simulator<K extends Kinds = Kinds> {
  /** What losses are counted in. */
  unit: Text;
  /** The form to set a fight up with, and the usual set-up for what is left open. Unknown answers are read as left open. */
  form(setUp: BattleSetUp, language: Language): BattleForm;
  /** The view that a set-up stands for, and the place of the fight; null: a side is missing. */
  position(setUp: BattleSetUp): { view: K['view']; space: string } | null;
  /** The fight at a space as a set-up; null: there is none. */
  setUpOf(view: K['view'], space: string): BattleSetUp | null;
  /** Attacks that a seat's places could see in an enemy's next turn, as far as its view tells; left out: the game does not say. */
  threats?(view: K['view'], seat: K['seat'], language: Language): BattleThreat[];
  /** The view once its player has carried out one more order; null: the order is refused, needs dice or somebody's consent. The view given stays as it is. */
  after(view: K['view'], order: K['order']): K['view'] | null;
  /** Fights the battle at a space `runs` times, announced or on; null: there is none. `random` is 0 <= x < 1. */
  simulate(view: K['view'], space: string, fair: { runs: number; random: () => number }, language: Language): BattleOdds | null;
}
