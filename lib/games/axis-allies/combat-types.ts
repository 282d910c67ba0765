import type { Casualty } from './orders';
import type { Declared, Power, Stack } from './pieces';
import type { Hits } from './rules/hits';

/** The combat phase: what is left to fight and the battle that is on. */
export interface Combat {
  pending: Declared[];
  battle: Battle | null;
}

/**
 * What a battle does next. `dives`: submarines fire or submerge; `losses`: hits are placed; `press`: the end of the round.
 * A battle rests only in the steps that can ask something.
 */
export type BattleStep =
  | 'round'
  | 'attacker-dives'
  | 'defender-dives'
  | 'attack'
  | 'defender-losses'
  | 'defence'
  | 'attacker-losses'
  | 'press';

/** Shots that are fired together: those by surprise, then all others. */
export type Volley = 'surprise' | 'main';

/** One battle between two questions. The units stand in `State.spaces`, with their battle marks. */
export interface Battle extends Declared {
  /** 1-based. */
  round: number;
  step: BattleStep;
  /** Step 2 of the rulebook's sequence or steps 3 and 4. */
  volley: Volley;
  /** Sides with a destroyer in the battle when the round began (quirk `roundEndRecount`: also at its end): the other side's submarines are ordinary ships. */
  destroyers: { attack: boolean; defence: boolean };
  /** Owners whose submarines have chosen this round. */
  dived: Power[];
  /** Hits that wait to be placed. */
  hits: Hits;
  /** Defenders hit in this volley: they fire once more, then go. */
  aside: readonly Stack[];
  /** DP-6: joint defenders are agreeing on losses, or the attacker places them because they did not. */
  joint: { losses: Casualty[]; agreed: string[] } | 'attacker' | null;
}
