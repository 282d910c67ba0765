/** The doors of the house: pages, letters, programs and commands reach tables through these and nothing else. */
export { type Pace, type PaceInput, type PresetName, paceSchema, presetNames, presets } from '../pace';
export type { Glance } from './access';
export { type AffairsView, affairs, proposalsToMe, setAbsenceRule } from './affairs';
export { continueTable, tablesToContinue } from './bots';
export { calendarOf, calendarSince, closeCalendar, openCalendar } from './calendar';
export { callOff } from './call-off';
export { type Caller, unsound } from './caller';
export { type ChatLine, chat, longestChat, say } from './chat';
export { type ClockView, clockView } from './clock-view';
export { expireDue } from './deadlines';
export { type Draft, draft, saveDraft } from './drafts';
export { exportTable } from './export';
export {
  type Lately,
  type LogPage,
  type LogRange,
  logEntries,
  logSinceOwn,
  type Review,
  type ToldLine,
  toldLines,
  viewAt,
} from './history';
export { importTable } from './import';
export { acceptInvite, declineInvite, type InviteView, inviteTo, inviteView, ownerOf } from './invites';
export { areLettersStuck, type LetterTrouble, letterTrouble, resumeLetters } from './letter-trouble';
export { limit } from './limit';
export { leaveLoans } from './loans';
export { createTable, deleteTable, type LobbyView, lobbyView, type NewTable, startTable } from './lobby';
export { longestNotes, type SeatNotes, seatNotes, writeNotes } from './notes';
export { type Offer, offerSeat, openSeats, takeSeat } from './open-seats';
export { beat, creditOutages, keepTime } from './outage';
export { comeBack, visit, visitPace } from './presence';
export { type Preview, type PreviewSheet, preview } from './preview';
export { proposalText } from './proposal-words';
export { answerProposal, type Progress, propose, removePlayer, withdrawProposal } from './proposals';
export { remindDue } from './reminders';
export { invitationReturned } from './returned-invites';
export { type Holder, handOver, joinTable, leaveTable, resign, setSeat, setWord } from './seats';
export { setPace } from './set-pace';
export { type StandingOrders, setStandingOrders, standingOrders } from './standing';
export { submit } from './submit';
export { askSubstitute, endLoan, type Span, turnSubstitutes } from './substitutes';
export { glanceAt, mayWatch, myTables, publicTables, tableSummary, tableView } from './table';
export { takeBack, type Undo } from './takeback';
export { type ApiToken, createToken, listTokens, revokeToken, userOfToken } from './tokens';
export * from './types';
export { cancelVacation, declareVacation, type NewVacation, type Vacation, vacations } from './vacations';
export {
  type AccountLetters,
  letterSettings,
  reminderChoices,
  setLetterSettings,
  setTableLetters,
  type TableLetters,
  tableLetters,
} from './wishes';
export { type Withdrawn, withdraw } from './withdraw';
