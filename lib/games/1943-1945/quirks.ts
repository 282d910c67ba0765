import { followsBy } from '../kit/quirks';

/** Rules a new table is played by. */
export const currentRules = 2;

/** What changed after the first version, and the version that brought it; tables that began before it play on without. */
const since = {
  /** 7.2, 7.7: in a landing support joins after interception and bombardment. */
  lateSupport: 2,
  /** IT196: three attack arrows in all. */
  threeArrows: 2,
  /** C-01: tanks that mountains spare can be lost all the same, for one hit; and bombardments spare them too. */
  mountainTanks: 2,
  /** IT339: cubes that partisans drew neither retreat nor are shifted. */
  heldCubes: 2,
  /** Strangle forbids occupation, closes ports and binds partisans and planes. */
  strangleBinds: 2,
  /** Missions are counted for their owner, not for the zone. */
  ownMissions: 2,
  /** Cubes of the Reinforcements event may become partisans. */
  partisansByEvent: 2,
  /** Stop Battle and retreat answer Reserves. */
  answeredReserves: 2,
};

/** The state's table plays with that. */
export const follows = followsBy(since);
