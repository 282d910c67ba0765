/** Pairings, standings and promotion of tournaments and leagues: pure, knows no game, no table and not what time it is. */
export { type BracketMatch, bracketOf, seedPlaces } from './bracket';
export { type Arrival, type Division, type NextDivision, nextSeason, type SeasonEnd } from './divisions';
export { type BracketState, bracketStates, eliminationPlaces } from './elimination';
export { type Ended, gameResultOf, type Stint, seatsOfPlace } from './ended';
export { bySeed, holderOf, seedsByRating, takesPart } from './entrants';
export { challengeable, ladderOf } from './ladder';
export { lotOf } from './lots';
export { type CrossCell, crossTableOf, progressOf, scheduleOf } from './overview';
export { pairingsOf, pairingsToAdd } from './pairings';
export type { Competition, Outcome } from './points';
export {
  type ByeReason,
  type Entrant,
  type GameResult,
  type Pairing,
  type PairingDraft,
  type PairingInput,
  pairingFormat,
  pairingInputSchema,
  type Settings,
  settingsSchema,
  type TieBreak,
  tieBreakNames,
} from './published';
export { roundRobinSchedule, roundsOfRoundRobin } from './round-robin';
export { playerOf, type Standing, standingsOf } from './standings';
export { tableSeatings } from './tables';
export { fateOf, type Outlook, openGames, outlookOf, type Supposition, standingsIf } from './what-if';
