/** The doors of the house: pages, letters, programs and commands reach tables through these and nothing else. */

export { verdicts } from '../chance/act';
export { type RatingListName, ratingLists } from '../ratings';
export { type PresetName, presetNames, presets, type TimeControl, type TimeControlInput, timeControlSchema } from '../time-control';
export { offersBeacon } from './access/beacon';
export { type Caller, trouble, unsound, userOf } from './access/caller';
export { isOffered } from './access/offered';
export { PlayError, UnknownGame } from './access/play-error';
export { limit, limitHere } from './access/rate-limit';
export { lookAt, type TableLook } from './access/table-look';
export type { VisibleTableRead, VisibleTableStory } from './access/visible-table';
export { adjudicate, appeal, appealDays, type Judgement, longestReason } from './agreements/adjudication';
export { type AffairsView, affairs, type ProposalView, proposalsToMe, setAbsenceRule } from './agreements/affairs';
export { type ChatLine, chat, longestChat, say } from './agreements/chat';
export { proposalText } from './agreements/proposal-words';
export { answerProposal, type ProposalState, propose, removePlayer, withdrawProposal } from './agreements/proposals';
export { calendarOf, calendarSince, closeCalendar, openCalendar } from './clock/calendar';
export { expireDue } from './clock/deadlines';
export { beat, creditOutages, keepTime } from './clock/outage';
export { comeBack, hereNow, visit } from './clock/presence';
export { remindDue } from './clock/reminders';
export { setTimeControl } from './clock/set-time-control';
export { cancelVacation, declareVacation, type NewVacation, type Vacation, vacations } from './clock/vacations';
export { type ClubBar, clubBars, liftBar } from './clubs/bars';
export {
  type Charter,
  type CharterInput,
  charterSchema,
  type Emblem,
  type EmblemPart,
  emblemParts,
  longestClubTexts,
  privateEnding,
  shownIn,
} from './clubs/charter';
export { clubSeen } from './clubs/club-tables';
export { closeClub, editClub, foundClub } from './clubs/found';
export { comparable, type HeadToHead, headToHead, type Meeting, type Meetings } from './clubs/head-to-head';
export {
  acceptClubInvitation,
  type ClubInvitationView,
  clubInvitation,
  clubInvitationReturned,
  declineClubInvitation,
  inviteToClub,
  withdrawClubInvitation,
} from './clubs/invitations';
export { setClubLetters } from './clubs/letter-switch';
export { answerRequest, joinClub, leaveClub, longestRequest, removeMember, withdrawRequest } from './clubs/membership';
export { longestNotice, postNotice, removeNotice } from './clubs/notices';
export { answerOffer, appoint, leaveClubs, offerClub } from './clubs/offices';
export { type ClubPreset, clubPresets, dropPreset, keepPreset, longestPresetName, type NewPreset } from './clubs/presets';
export { type ClubRecords, clubRecords, type GameRecord, type RecordHolder, type RecordTable } from './clubs/records';
export type { ClubAct } from './clubs/rights';
export {
  type ClubDesk,
  type ClubHead,
  type ClubMember,
  type ClubNotice,
  type ClubSummary,
  type ClubView,
  clubArchive,
  clubDesk,
  clubHead,
  clubMembers,
  clubNotices,
  clubView,
  hearsOfClub,
  listClubs,
  myClubs,
} from './clubs/views';
export { beginTables } from './leagues/begin-tables';
export { seasonCalendar } from './leagues/calendar';
export { seasonCandidates } from './leagues/candidates';
export { challenge, type LadderView, ladderView } from './leagues/challenges';
export { doChores } from './leagues/chores';
export { type Decision, decideGame } from './leagues/decide';
export { type DeskItem, type SeasonDesk, seasonDesk } from './leagues/desk';
export {
  enterOther,
  enterSeason,
  leaveSeason,
  placeEntrant,
  type Team,
} from './leagues/entry';
export { seasonMoves } from './leagues/exchange';
export { type First, type LeagueNews, leagueNews } from './leagues/followed';
export { editLeague, foundLeague, type LeagueInput, leagueInputSchema } from './leagues/found';
export {
  type DivisionGames,
  type GameView,
  seasonCross,
  seasonGames,
  seasonProgress,
  seasonRounds,
  seasonWithGames,
  type WhatIf,
  whatIf,
} from './leagues/games';
export { placeOfSeason, type SeasonPlace } from './leagues/league-look';
export type { SeasonNews } from './leagues/letters';
export { type PlayedSeason, type SeasonOfTable, seasonOfTable, seasonsOfPlayer } from './leagues/mentions';
export { type SeasonOutlook, seasonOutlook } from './leagues/outlook';
export { longestNames, mostOf, type SeasonInput, seasonInputOf, seasonInputSchema } from './leagues/plan';
export { type SeasonFile, seasonFile } from './leagues/published';
export { callOffSeason, changePlan, copySeason, openEntries, planSeason } from './leagues/seasons';
export { smallerSizes } from './leagues/seatings';
export { standingsCsv } from './leagues/standings-csv';
export { startSeason } from './leagues/start';
export { replacePlayer, sitOut, withdrawEntrant } from './leagues/succession';
export type { TableLine } from './leagues/table';
export { extendRound, pauseSeason, resumeSeason, setSeasonClock } from './leagues/timing';
export { turnSeasons } from './leagues/turn';
export {
  clubLeagues,
  type DivisionView,
  type EntrantView,
  type LeagueSummary,
  type LeagueView,
  leagueView,
  listLeagues,
  type SeasonActView,
  type SeasonLooks,
  type SeasonSummary,
  type SeasonView,
  seasonRecord,
  seasonView,
} from './leagues/views';
export { callOff } from './lobby/call-off';
export { importTable } from './lobby/import';
export { createTable, deleteTable, type LobbyView, lobbyView, type NewTable, setStartsWhenFull, startTable } from './lobby/lobby';
export { beginPractice } from './lobby/practice';
export { rematch } from './lobby/rematch';
export {
  answerWanted,
  longestNote,
  mostWanted,
  type NewWanted,
  postWanted,
  wantedDays,
  withdrawWanted,
} from './lobby/wanted';
export { listWanted, type Wanted, type WantedPage } from './lobby/wanted-list';
export { actText } from './log/act-text';
export { exportNotation, exportTable } from './log/export';
export { exportText } from './log/export-text';
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
} from './log/history';
export type { LogEntry } from './log/log-entry';
export { type PhaseStart, phasesAround } from './log/phases';
export { tableFootage } from './log/reel';
export { publicKeys } from './log/signing-keys';
export { type TableStory, tableStory } from './log/story';
export { withVolleys } from './log/volleys';
export { type DeskAct, deskActs, longestWhy, operate } from './operator/acts';
export { type DeskList, deskLists, type OperatorDesk, operatorDesk } from './operator/desk';
export { operates } from './operator/rights';
export { type Draft, draft, saveDraft } from './orders/drafts';
export { fightNotes, fightsOf, type SeatFight } from './orders/fights';
export { foreseen } from './orders/foreseen';
export { receiptBefore } from './orders/kept-receipt';
export { type Preview, type PreviewSheet, preview } from './orders/preview';
export { type StandingOrders, setStandingOrders, standingOrders, standingSeen } from './orders/standing';
export type { Receipt, RefusedOrder, Submission } from './orders/submission';
export { submit } from './orders/submit';
export { takeBack, type Undo } from './orders/take-back';
export { type Withdrawn, withdraw } from './orders/withdraw';
export { exportAccount } from './people/account-export';
export { type ApiToken, createToken, listTokens, revokeToken, userOfToken } from './people/api-tokens';
export { block, blocks, unblock } from './people/blocks';
export {
  asBot,
  type BotAccount,
  createBot,
  type Identity,
  listBots,
  longestAbout,
  longestBotName,
  mostBots,
  ownIdentity,
} from './people/bot-accounts';
export {
  type Followable,
  type Followed,
  follow,
  followed,
  followKinds,
  follows,
  hearsOfFollowed,
  setFollowedLetters,
  tellFollowers,
  unfollow,
} from './people/follows';
export {
  type Introduction,
  introduce,
  introduction,
  longestIntroduction,
  mostLanguages,
  type ShownIntroduction,
  spokenLanguages,
} from './people/introductions';
export {
  type AccountLetters,
  letterSettings,
  reminderChoices,
  setLetterSettings,
  setTableLetters,
  type TableLetters,
  tableLetters,
} from './people/letter-preferences';
export { areLettersStuck, type LetterTrouble, letterTrouble, resumeLetters } from './people/letter-trouble';
export { longestReport, type Reported, report } from './people/reports';
export { dropList, keepList, type ListPlace, type SavedList, savedLists } from './people/saved-lists';
export { tokenIn, tokenWanted } from './people/token-shape';
export { ratingsAt, type TableRatings, tableRatings } from './ratings/expected';
export { type BalanceView, type ListedRating, type RatingList, ratingList } from './ratings/list';
export { type PlayerRating, playerRatings } from './ratings/player';
export { publishedResults, resultsFile, resultsTag } from './ratings/published';
export { type Verified, verifyRatings } from './ratings/verify';
export { workUpRatings } from './ratings/work-up';
export { concede, type GivenUp } from './seats/give-up';
export { acceptInvite, declineInvite, type InviteView, inviteTo, inviteView, ownerOf } from './seats/invites';
export { type KeptSeat, keptSeats } from './seats/kept-seats';
export { leaveLoans } from './seats/loans';
export { longestNotes, notesSeen, type SeatNotes, seatNotes, writeNotes } from './seats/notes';
export { offerSeat, openSeats, takeSeat } from './seats/open-seats';
export { invitationReturned } from './seats/returned-invites';
export { type Holder, handOver, joinTable, leaveTable, setAdmitsBots, setSeat, setWord } from './seats/seats';
export { askSubstitute, endLoan, turnSubstitutes } from './seats/substitutes';
export {
  type Branch,
  branch,
  branches,
  dropBranch,
  isOpenToTrying,
  keepBranch,
  type ListedBranch,
  longestBranch,
  renameBranch,
} from './study/branches';
export {
  editNote,
  longestMomentNote,
  type MomentNote,
  momentNotes,
  type NewMomentNote,
  type NoteAudience,
  noteAudiencesFor,
  pinNote,
  unpinNote,
} from './study/moment-notes';
export { type ClockView, clockSeen, clockView } from './views/clock-view';
export type { Offer } from './views/offers';
export { endedHere } from './views/played-here';
export { type PlayerProfile, playerProfile } from './views/profile';
export { type ResultPlayerView, type ResultView, resultSeen, tableResult } from './views/result-view';
export type { OpenQuestion, SeatSummary, TableStatus, TableSummary, TableView } from './views/table-summary';
export { demoTables, mayWatch, myTables, nextTable, publicTables, tableReadFor, tableSummary, tableView } from './views/table-view';
export { continueTable, tablesToContinue } from './writer/bots';
