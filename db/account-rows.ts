import { and, eq, or } from 'drizzle-orm';
import { addressed, ofBars, ofClubs, ofSeats, own, type Section } from './account-section';
import type { Db } from './client';
import { isLeagueSeen } from './follows';
import {
  addressTroubles,
  apiTokens,
  blocks,
  branches,
  calendars,
  chatLines,
  clubBars,
  clubInvitations,
  clubMembers,
  clubNotices,
  clubOffers,
  clubRequests,
  clubs,
  consents,
  drafts,
  entrantHolders,
  entrants,
  follows,
  followTimes,
  introductions,
  invites,
  leagues,
  letters,
  momentNotes,
  notes,
  operatorActs,
  operators,
  policies,
  proposals,
  pushSubscriptions,
  reports,
  resultPlayers,
  results,
  savedLists,
  seasonActs,
  seasonHooks,
  seasons,
  seats,
  sessions,
  standIns,
  tableLetterPreferences,
  tables,
  unsubscribes,
  users,
  vacations,
  visits,
  wanted,
} from './schema';

/** All that is kept about a user, by the name it has in their file. No key, no address of somebody else, nothing another seat hides. */
export const accountSections = {
  devices: own(sessions.userId, { browser: sessions.browser, signedInAt: sessions.signedInAt, endsAt: sessions.expires }),
  tokens: own(apiTokens.userId, { name: apiTokens.name, createdAt: apiTokens.createdAt, usedAt: apiTokens.usedAt }),
  bots: own(users.ownerId, { id: users.id, name: users.name, about: users.about, createdAt: users.createdAt }),
  seasonHooks: own(seasonHooks.userId, { url: seasonHooks.url, kind: seasonHooks.kind, createdAt: seasonHooks.createdAt }),
  calendar: own(calendars.userId, { createdAt: calendars.createdAt }),
  pushBrowsers: own(pushSubscriptions.userId, {
    endpoint: pushSubscriptions.endpoint,
    browser: pushSubscriptions.browser,
    createdAt: pushSubscriptions.createdAt,
  }),
  absences: own(vacations.userId, {
    startsAt: vacations.startsAt,
    endsAt: vacations.endsAt,
    tables: vacations.tables,
    createdAt: vacations.createdAt,
  }),
  tablesOpened: own(tables.ownerId, { table: tables.id, title: tables.title, game: tables.game, createdAt: tables.createdAt }),
  seats: {
    of: [seats.userId],
    rows: (db, { id }) =>
      db
        .select({
          ...{ table: tables.id, title: tables.title, game: tables.game, status: tables.status, seat: seats.seat },
          ...{ missedDeadlines: seats.missed, offeredAt: seats.offeredAt, resignedAt: seats.resignedAt },
        })
        .from(seats)
        .innerJoin(tables, eq(tables.id, seats.tableId))
        .where(eq(seats.userId, id)),
  },
  results: {
    of: [resultPlayers.userId],
    rows: (db, { id }) =>
      db
        .select({
          ...{ table: results.tableId, game: results.game, kind: results.kind, counts: results.counts, endedAt: results.endedAt },
          ...{ seat: resultPlayers.seat, side: resultPlayers.side, rank: resultPlayers.rank, share: resultPlayers.share },
          left: resultPlayers.left,
        })
        .from(resultPlayers)
        .innerJoin(results, eq(results.tableId, resultPlayers.tableId))
        .where(eq(resultPlayers.userId, id)),
  },
  standingOrders: ofSeats(policies, {
    ...{ table: policies.tableId, seat: policies.seat, orders: policies.policy },
    updatedAt: policies.updatedAt,
  }),
  notes: ofSeats(notes, { table: notes.tableId, seat: notes.seat, text: notes.text, updatedAt: notes.updatedAt }),
  drafts: own(drafts.userId, {
    ...{ table: drafts.tableId, seat: drafts.seat, decision: drafts.decision },
    ...{ content: drafts.content, updatedAt: drafts.updatedAt },
  }),
  seatsLent: own(standIns.holderId, {
    ...{ table: standIns.tableId, seat: standIns.seat, startsAt: standIns.startsAt, endsAt: standIns.endsAt },
    standingOrders: standIns.policy,
  }),
  seatsBorrowed: own(standIns.substituteId, {
    ...{ table: standIns.tableId, seat: standIns.seat, startsAt: standIns.startsAt, endsAt: standIns.endsAt },
  }),
  invitationsWritten: own(invites.createdBy, {
    ...{ table: invites.tableId, seat: invites.seat, kind: invites.kind, createdAt: invites.createdAt, usedAt: invites.usedAt },
  }),
  chat: own(chatLines.userId, { table: chatLines.tableId, text: chatLines.text, at: chatLines.at, audience: chatLines.audience }),
  momentNotes: own(momentNotes.userId, {
    ...{ table: momentNotes.tableId, seat: momentNotes.seat, entry: momentNotes.seq, audience: momentNotes.audience },
    ...{ text: momentNotes.text, createdAt: momentNotes.createdAt, updatedAt: momentNotes.updatedAt },
  }),
  tries: own(branches.ownerId, {
    ...{ table: branches.tableId, from: branches.from, title: branches.title, moves: branches.moves },
    ...{ createdAt: branches.createdAt, updatedAt: branches.updatedAt },
  }),
  proposals: own(proposals.userId, {
    ...{ table: proposals.tableId, seat: proposals.seat, wish: proposals.wish, createdAt: proposals.createdAt },
    ...{ closedAt: proposals.closedAt, fate: proposals.fate },
  }),
  consents: {
    of: [consents.userId],
    rows: (db, { id }) =>
      db
        .select({ table: proposals.tableId, wish: proposals.wish, at: consents.at })
        .from(consents)
        .innerJoin(proposals, eq(proposals.id, consents.proposalId))
        .where(eq(consents.userId, id)),
  },
  visits: own(visits.userId, { table: visits.tableId, seenAt: visits.seenAt }),
  clubs: ofClubs(clubMembers.userId, { role: clubMembers.role, joinedAt: clubMembers.joinedAt }),
  clubRequests: ofClubs(clubRequests.userId, { text: clubRequests.text, createdAt: clubRequests.createdAt }),
  clubsOffered: ofClubs(clubOffers.userId, { createdAt: clubOffers.createdAt }),
  clubNotices: ofClubs(clubNotices.authorId, { title: clubNotices.title, text: clubNotices.text, createdAt: clubNotices.createdAt }),
  clubsBarredFrom: ofBars(clubBars.userId),
  barredFromClubs: ofBars(clubBars.barredBy),
  clubInvitationsWritten: ofClubs(clubInvitations.createdBy, { createdAt: clubInvitations.createdAt, endsAt: clubInvitations.endsAt }),
  office: own(operators.userId, { appointedAt: operators.appointedAt }),
  seasons: {
    of: [entrantHolders.userId],
    rows: (db, { id }) =>
      db
        .select({
          ...{ league: leagues.slug, season: seasons.number, name: seasons.name, team: entrants.name, board: entrantHolders.board },
          ...{ fromRound: entrantHolders.fromRound, untilRound: entrants.untilRound, enteredAt: entrants.enteredAt },
        })
        .from(entrantHolders)
        .innerJoin(entrants, eq(entrants.id, entrantHolders.entrantId))
        .innerJoin(seasons, eq(seasons.id, entrants.seasonId))
        .innerJoin(leagues, eq(leagues.id, seasons.leagueId))
        .where(eq(entrantHolders.userId, id)),
  },
  actsOnSeasons: own(seasonActs.userId, { kind: seasonActs.kind, details: seasonActs.details, at: seasonActs.at }),
  actsAsOperator: own(operatorActs.operatorId, { kind: operatorActs.kind, why: operatorActs.why, at: operatorActs.at }),
  reportsWritten: own(reports.reporterId, { kind: reports.kind, reason: reports.reason, createdAt: reports.createdAt }),
  blocks: {
    of: [blocks.userId],
    rows: (db, { id }) =>
      db
        .select({ player: users.name, createdAt: blocks.createdAt })
        .from(blocks)
        .innerJoin(users, eq(users.id, blocks.blockedId))
        .where(eq(blocks.userId, id)),
  },
  introduction: own(introductions.userId, {
    ...{ words: introductions.words, languages: introductions.languages, showsZone: introductions.showsZone },
    ...{ updatedAt: introductions.updatedAt, hiddenAt: introductions.hiddenAt },
  }),
  followed: {
    of: [follows.userId],
    rows: (db, { id }) =>
      db
        .select({ player: users.name, club: clubs.name, league: leagues.name, createdAt: follows.createdAt })
        .from(follows)
        .leftJoin(users, eq(users.id, follows.playerId))
        .leftJoin(clubs, eq(clubs.id, follows.clubId))
        .leftJoin(leagues, and(eq(leagues.id, follows.leagueId), isLeagueSeen(id)))
        .where(eq(follows.userId, id)),
  },
  followedTold: own(followTimes.userId, { until: followTimes.toldUntil }),
  wanted: own(wanted.userId, {
    ...{ game: wanted.game, options: wanted.options, timeControl: wanted.timeControl, counts: wanted.counts, seat: wanted.seat },
    ...{ lowest: wanted.lowest, highest: wanted.highest, note: wanted.note, createdAt: wanted.createdAt, endsAt: wanted.endsAt },
  }),
  lists: own(savedLists.userId, {
    ...{ game: savedLists.game, shelf: savedLists.shelf, title: savedLists.title, items: savedLists.items },
    updatedAt: savedLists.updatedAt,
  }),
  tableLetters: own(tableLetterPreferences.userId, {
    table: tableLetterPreferences.tableId,
    preferences: tableLetterPreferences.preferences,
  }),
  letters: {
    of: [letters.userId],
    rows: (db, { id, email }) =>
      db
        .select({ kind: letters.kind, table: letters.tableId, subject: letters.subject, sentAt: letters.sentAt })
        .from(letters)
        .where(or(eq(letters.userId, id), eq(letters.to, email)))
        .orderBy(letters.sentAt),
  },
  lettersStopped: addressed(unsubscribes.email, { scope: unsubscribes.scope, createdAt: unsubscribes.createdAt }),
  lettersReturned: addressed(addressTroubles.email, {
    ...{ kind: addressTroubles.kind, reason: addressTroubles.reason },
    ...{ lastAt: addressTroubles.lastAt, offAt: addressTroubles.offAt },
  }),
} satisfies Record<string, Section>;

export type AccountSection = keyof typeof accountSections;

/** Columns that name a user and are in nobody's file, each with its reason. */
export const notInAccountFiles: Record<string, string> = {
  'accounts.user_id': 'signing in goes by letter alone: the rows that next-auth wants are never made',
  'blocks.blocked_id': 'whom others block is not told, neither to them nor to anybody',
  'follows.player_id': 'whom others follow is not told, neither to them nor to anybody',
  'outbox.user_id': 'letters not yet written, as references; what leaves is among the letters',
  'reply_tokens.user_id': 'keys that answer letters; what is answered with them is in the log of its table',
  'reports.about_id': 'what others report is told in confidence',
  'submissions.user_id': 'receipts of a few weeks; the orders are in the log, which each table gives out as a file',
};

/** The profile of a user and every section of what is kept about them; null where the account is unknown. */
export async function accountRows(
  db: Db,
  id: string,
): Promise<{ profile: Record<string, unknown>; sections: Record<AccountSection, Record<string, unknown>[]> } | null> {
  const [profile] = await db
    .select({
      ...{ id: users.id, name: users.name, email: users.email, emailVerified: users.emailVerified },
      ...{ language: users.language, timeZone: users.timezone, createdAt: users.createdAt, lockedAt: users.lockedAt },
      ...{ letters: users.letters, letterSchedule: users.schedule },
    })
    .from(users)
    .where(eq(users.id, id));
  if (!profile) return null;
  const sections = Object.entries<Section>(accountSections);
  const owner = { id, email: profile.email.toLowerCase() };
  const filled: [string, Record<string, unknown>[]][] = [];
  // one after the other: nobody waits for a file, and a page may want the other connections
  for (const [name, section] of sections) filled.push([name, await section.rows(db, owner)]);
  return { profile, sections: Object.fromEntries(filled) as Record<AccountSection, Record<string, unknown>[]> };
}
