/** What editions do differently in rules they share; the numbers are COMMON's, section 9. */
export interface Ways {
  /** D-15: first strikes come in the opening fire of every round; who detects only lets its own side's victims fire back. */
  readonly strikesAlwaysFirst: boolean;
  /** D-17: who submerged stays so, unseen by moves and landings, till the noncombat move is over. */
  readonly staysSubmerged: boolean;
  /** D-20: who slips by may end its noncombat move among enemies. */
  readonly endsAmongEnemies: boolean;
  /** D-28: a zone of submarines and transports alone is attacked or ignored, as the mover says. */
  readonly enemiesIgnored: boolean;
  /** DP41-12: fighters that began over a zone may stay out of the battle there. */
  readonly fightersHover: boolean;
  /** D-23: ships fire at a shore where others land. */
  readonly shipsBombard: boolean;
  /** D-25: troops that came by land may leave an assault, with the aircraft. */
  readonly assaultRetreats: boolean;
  /** D-27: a landing may be called off when its battle comes. */
  readonly landingsCancelled: boolean;
  /** D-29: ships retreat only to zones that were friendly when the turn began too. */
  readonly oldRefuges: boolean;
  /** D-30: landings are fought before all other battles. */
  readonly landingsFirst: boolean;
  /** D-33: own fighters may stay on a moving carrier as its cargo. */
  readonly fightersRide: boolean;
  /** D-34, D-35: fighters land on carriers still to be built, and new ones on those that stand. */
  readonly decksToCome: boolean;
  /** D-44, D-45: transports load in the combat move without a landing, and after a battle they load or unload where they are. */
  readonly transportsWait: boolean;
  /** D-48: the way an aircraft takes is kept as ordered, for the guns it passes. */
  readonly routesKept: boolean;
  /** D-24: aircraft raid industrial complexes, and rockets hit them. */
  readonly complexesBombed: boolean;
  /** QREV-14: a power whose capital was freed buys nothing till it has collected income again. */
  readonly slowRecovery: boolean;
  /** RREV-12: powers may have national advantages. */
  readonly advantages: boolean;
}
