/** Rules a new table is played by. */
export const currentRules = 2;

/** What changed after the first version, and the version that brought it; tables that began before it play on without. */
const since = {
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
} as const satisfies Record<string, number>;

export type Quirk = keyof typeof since;

/** The battle's table plays with that. */
export const follows = ({ rules }: { readonly rules: number }, quirk: Quirk): boolean => rules >= since[quirk];
