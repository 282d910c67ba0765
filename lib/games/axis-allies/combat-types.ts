import type { Casualty } from './orders';
import type { Declared, Power, SpaceId, Stack, Units } from './pieces';
import type { Hits } from './rules/hits';

/** The combat phase: what is left to fight and the battle that is on. */
export interface Combat {
  pending: Declared[];
  battle: Battle | null;
  /** RREV-8.2: the landing whose turn has come, until the attacker says whether it goes ahead. */
  landing?: Declared;
}

/**
 * What a battle does next. `dives`: submarines fire or submerge; `losses`: hits are placed; `submerges`: at the end of the round submarines
 * leave it; `press`: so does the attacker; `bombard`: ships fire at a shore where others land; `flak`: guns fire
 * at aircraft; `kaiten`: defending submarines may give themselves up (N-JP3).
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
  | 'press'
  | 'bombard'
  | 'attacker-submerges'
  | 'defender-submerges'
  | 'flak'
  | 'kaiten';

/** Shots that are fired together: kamikazes (N-JP2), those by surprise, then all others. */
export type Volley = 'kamikaze' | 'surprise' | 'main';

/** Where and how a fight goes on, as far as strengths hang on it. */
export type Battlefield = Pick<Battle, 'space' | 'kind' | 'amphibious' | 'round' | 'formed'>;

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
  /** Units hit that fire once more, then go: defenders, and attackers that their destroyers warned of a first strike (RREV-7.6). */
  aside: readonly Stack[];
  /** DP-6: joint defenders are agreeing on losses, or the attacker places them because they did not. */
  joint: { losses: Casualty[]; agreed: string[] } | 'attacker' | null;
  /** The attack began as an advantage of the attacker wants it (N-DE4, N-JP6). */
  formed?: true;
  /** Attackers destroyed; kept where advantages ask, by new rules always (`lossesCounted`). */
  wrecks?: Units;
  /** Zones that troops came ashore from, whose ships bombard (RREV-7.5); absent where none does. */
  shores?: readonly SpaceId[];
}
