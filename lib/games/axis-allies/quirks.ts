import type { BoardId, EditionId } from './pieces';

/** What a version of the rules brought; tables that began before it play on without. */
export type Quirk =
  /** P-10: ships that retreat to a zone with a battle still to come stay out of it. */
  | 'retreatedStayOut'
  /** R41-8.2: a lost sea part also calls off the landing from an ally's transport. */
  | 'lostSeaEndsLanding'
  /** ALG-AIR: a ship may not leave a fight that opens a carrier's way to its fighters. */
  | 'wayIsKeptOpen'
  /** ALG-AIR: transports alone open no way. */
  | 'armsOpenWays'
  /** DP41-15: of several nearest territories aircraft land where most land units stand. */
  | 'guardedLanding'
  /** R41-7.8: the end of a round counts who detects anew, so that nobody presses on where nothing can be hit. */
  | 'roundEndRecount'
  /** DP41-15: END brings carrier fighters home to their carriers. */
  | 'homecoming'
  /** DP41-15: END brings aircraft past empty territories at the front. */
  | 'frontShunned'
  /** DP-3: every battle counts what the attacker has lost in it, for who stops after so many. */
  | 'lossesCounted';

/** The version that brought it, by edition; an edition that has none was never without. */
const versions: Readonly<Record<EditionId, Partial<Record<Quirk, number>>>> = {
  '1941': {
    retreatedStayOut: 2,
    lostSeaEndsLanding: 2,
    wayIsKeptOpen: 2,
    armsOpenWays: 2,
    guardedLanding: 2,
    roundEndRecount: 3,
    homecoming: 3,
    frontShunned: 3,
    lossesCounted: 4,
  },
  revised: { lossesCounted: 2 },
};

/** The newest version of each edition's rules, which new tables are played by. */
export const currentRules: Readonly<Record<EditionId, number>> = { '1941': 4, revised: 2 };

/** Not an object: the ids look like numbers, which objects are slow to find. */
const since = new Map<string, Partial<Record<Quirk, number>>>(Object.entries(versions));

/** The state's table plays with that. */
export const follows = ({ edition, rules }: { readonly edition: BoardId; readonly rules: number }, quirk: Quirk): boolean =>
  rules >= ((since.get(edition) ?? since.get(edition.split(':')[0] ?? ''))?.[quirk] ?? 0);
