/** How long the attacker of one fight goes on by itself, and who says what it loses. */
export interface FightCourse {
  /** rounds, units: what standing orders may say of all fights, and a plan does not. */
  way: 'on' | 'below' | 'after' | 'ask' | 'rounds' | 'units';
  /** Percent of `below`, losses of `after`, rounds, units; 0 else. */
  at: number;
  asksLosses: boolean;
}

/** What a plan may say; of losses: left out, the standing orders do. */
export interface PlanCourse {
  way: Exclude<FightCourse['way'], 'rounds' | 'units'>;
  at: number;
  asksLosses?: boolean;
}

/** A fight of a seat's turn that is announced or on. */
export interface PlannedFight {
  space: string;
  /** What players call the space. */
  name: string;
  /** Chance to win it from here, 0 to 1. */
  win: number;
  course: FightCourse;
  /** The course in words ("stops after 2 rounds"). */
  text: string;
}

/** A fight planned in advance. */
export interface Plan<P extends object = object> {
  space: string;
  /** Notation in the reader's language. */
  text: string;
  /** The standing orders with it. */
  onto(policy: P): P;
}
