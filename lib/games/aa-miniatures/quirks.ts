import { followsBy } from '../kit/quirks';

/** Rules a new table is played by. */
export const currentRules = 2;

/** What changed after the first version, and the version that brought it; tables that began before it play on without. */
const since = {
  /** S287, S961: a vehicle whose two defenses are the same has a front and a rear all the same. */
  evenArmour: 2,
  /** S983, S956, S990: watchers help against what they see, from the air past all ground; smoke is a hex that optics see past, too. */
  seenBySpotters: 2,
  /** S907, S911: nobody charges who has no speed. */
  chargeSpeed: 2,
  /** S907, S910: a charge with a blast has its one more on each die at everybody in the hex. */
  chargingBlasts: 2,
  /** S923, S959: a mine stops who goes on under fire. */
  minesHalt: 2,
  /** S922: artillery that is a vehicle is prepared as well. */
  preparedVehicles: 2,
  /** S638, S913: a commissar is driven on by his own deed. */
  drivenCommissars: 2,
  /** S924, S912, S434: two shots at aircraft, too, and none by who is disrupted by the first. */
  wholeVolleys: 2,
  /** S922, S961, S957: values that are higher than those of close assault go before. */
  betterThanHands: 2,
  /** S622: whom an ability protects no blast meets. */
  protectedStrays: 2,
  /** S910, S934: who is aboard in the open is met by a blast, and is entrenched no more. */
  openRiders: 2,
  /** S32: no way leads off the map. */
  closedRim: 2,
  /** S498, S991: whoever may shoot often in a phase still shoots once at a step. */
  onceAStep: 2,
  /** S532, S829: who gets off over water is put down on the nearest ground. */
  dryLandings: 2,
  /** Aircraft shoot at nobody who moves on the ground. */
  highPlanes: 2,
  /** The defender of an assault lays the layout that the table has settled. */
  settledLayout: 2,
  /** Of a scenario for the far end: where neither side has a unit left, the attack has failed. */
  failedExits: 2,
};

/** The battle's table plays with that. */
export const follows = followsBy(since);
