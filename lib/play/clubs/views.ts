import { database } from '../../../db/client';
import { countRequests, hasRequested, invitationsOfClub, noticesOf, offeredTo, requestsOf } from '../../../db/club-affairs';
import { type ClubRead, type ClubRow, clubsOf, countMembers, findClub, membersOf, publicClubs, tablesOfClub } from '../../../db/clubs';
import { scopesStopped } from '../../../db/letter-preferences';
import { emailOf } from '../../../db/people';
import { playRecordsOf } from '../../../db/profiles';
import type { ClubRole } from '../../../db/schema';
import { tablesWithOffers } from '../../../db/tables';
import { type Clock, systemClock } from '../../clock';
import { type Caller, userOf } from '../access/caller';
import { clubScope } from '../people/unsubscribe';
import { type Offer, offersOf } from '../views/offers';
import { onTimeOf } from '../views/on-time';
import { summariesOf } from '../views/summary';
import type { TableSummary } from '../views/table-summary';
import { barText, type ClubBar, clubBars } from './bars';
import { visibleClub } from './club-look';
import { type ClubAct, mayDo, mustBeAllowed, rights } from './rights';

/** A club in a list. */
export interface ClubSummary extends Pick<ClubRow, 'slug' | 'name' | 'emblem' | 'description' | 'visibility' | 'admission'> {
  /** What the caller is there; null: no member. */
  role: ClubRole | null;
}

const summaryOf = ({ slug, name, emblem, description, visibility, admission }: ClubRow, role: ClubRole | null): ClubSummary => ({
  ...{ slug, name, emblem, description, visibility, admission, role },
});

/** What stands above every page of a club. */
export interface ClubHead extends ClubSummary {
  houseRules: ClubRow['houseRules'];
  members: number;
  /** What the caller may do; join, ask: become a member by themselves, at once or when a director says yes. */
  may: (ClubAct | 'join' | 'ask')[];
  /** Why the caller is not let in, in their language; null: nothing bars them. */
  barred: string | null;
  /** Requests that wait, for those who answer them. */
  requests: number;
  /** The caller has asked to be a member. */
  hasAsked: boolean;
}

/** A club as its page shows it. */
export interface ClubView extends ClubHead {
  /** The club is offered to the caller. */
  isOffered: boolean;
  /** Tables with free seats, the newest. */
  open: TableSummary[];
  /** Tables that are played, the newest first, a page at a time; whether there are more behind it. */
  running: TableSummary[];
  isMore: boolean;
  /** Seats of running games that anybody who sees them may take. */
  offers: Offer[];
  /** The latest, for members. */
  notices: ClubNotice[];
}

export interface ClubNotice {
  id: string;
  title: string;
  text: string;
  /** Null: a former player. */
  author: string | null;
  /** ISO time. */
  at: string;
}

/** Rows of a page. */
export const clubPage = { clubs: 50, members: 50, tables: 40, running: 25, notices: 20 } as const;
/** Notices on the page of a club. */
const newest = 3;

/** The caller's clubs. */
export async function myClubs(caller: Caller): Promise<ClubSummary[]> {
  const { db } = await database();
  return (await clubsOf(db, userOf(caller))).map(({ club, role }) => summaryOf(club, role));
}

/** Public clubs by name, behind the one with an address; `next`: the address behind which there are more, null: there are none. */
export async function listClubs(
  caller: Caller,
  { after, limit = clubPage.clubs }: { after?: string | undefined; limit?: number } = {},
): Promise<{ clubs: (ClubSummary & { members: number })[]; next: string | null }> {
  const { db } = await database();
  const from = after === undefined ? null : await findClub(db, after, null);
  const behind = from?.club.visibility === 'public' ? { name: from.club.name, id: from.club.id } : null;
  const rows = await publicClubs(db, { after: behind, limit: limit + 1 });
  const mine = new Map(caller.user === null ? [] : (await clubsOf(db, caller.user)).map(({ club, role }) => [club.id, role]));
  const clubs = rows.slice(0, limit).map(({ members, ...club }) => ({ ...summaryOf(club, mine.get(club.id) ?? null), members }));
  return { clubs, next: rows.length > limit ? (clubs.at(-1)?.slug ?? null) : null };
}

export async function clubHead(caller: Caller, slug: string): Promise<ClubHead> {
  return headOf(caller, await visibleClub(caller, slug));
}

async function headOf(caller: Caller, { club, role }: ClubRead): Promise<ClubHead> {
  const { db } = await database();
  const { user } = caller;
  const may: ClubHead['may'] = (Object.keys(rights) as ClubAct[]).filter((act) => mayDo(role, act));
  const isOutside = user !== null && role === null;
  const barred = isOutside ? await barText(db, club, { user, invited: null }, caller) : null;
  const hasAsked = isOutside && (await hasRequested(db, club.id, user));
  if (isOutside && barred === null) {
    if (club.admission === 'open') may.push('join');
    if (club.admission === 'request' && !hasAsked) may.push('ask');
  }
  return {
    ...summaryOf(club, role),
    houseRules: club.houseRules,
    members: await countMembers(db, club.id),
    ...{ may, barred, hasAsked },
    requests: may.includes('answer') ? await countRequests(db, { clubId: club.id }) : 0,
  };
}

/** A club with a page (from 0) of its running tables. */
export async function clubView(caller: Caller, slug: string, page = 0): Promise<ClubView> {
  const found = await visibleClub(caller, slug);
  const { club, role } = found;
  const { db } = await database();
  const isMember = role !== null;
  const open = await tablesOfClub(db, club.id, { status: 'open', isMember, limit: clubPage.tables });
  const behind = { from: page * clubPage.running, limit: clubPage.running + 1 };
  const running = await tablesOfClub(db, club.id, { status: 'running', isMember, ...behind });
  const tables = await summariesOf(db, [...open, ...running.slice(0, clubPage.running)], caller);
  return {
    ...(await headOf(caller, found)),
    isOffered: isMember && (await offeredTo(db, club.id)) === caller.user,
    open: tables.filter(({ status }) => status === 'open'),
    running: tables.filter(({ status }) => status === 'running'),
    isMore: running.length > clubPage.running,
    offers: await offersOf(db, await tablesWithOffers(db, { limit: clubPage.tables, club: { id: club.id, isMember } }), caller),
    notices: isMember ? (await noticesOf(db, club.id, { from: 0, limit: newest })).map(noticeOf) : [],
  };
}

const noticeOf = ({ id, title, text, authorName, createdAt }: Awaited<ReturnType<typeof noticesOf>>[number]): ClubNotice => ({
  ...{ id, title, text, author: authorName, at: createdAt.toISOString() },
});

/** Notices for members, the newest first, a page at a time (from 0). */
export async function clubNotices(caller: Caller, slug: string, page = 0): Promise<{ notices: ClubNotice[]; isMore: boolean }> {
  const { club, role } = await visibleClub(caller, slug);
  mustBeAllowed(role, 'read', caller);
  const { db } = await database();
  const rows = await noticesOf(db, club.id, { from: page * clubPage.notices, limit: clubPage.notices + 1 });
  return { notices: rows.slice(0, clubPage.notices).map(noticeOf), isMore: rows.length > clubPage.notices };
}

/** A member as the list shows them. */
export interface ClubMember {
  userId: string;
  name: string | null;
  role: ClubRole;
  /** ISO time. */
  joinedAt: string;
  /** Games that run now, and percent of the last answers that came before the deadline (null: none were asked); for readers who may see the games. */
  running: number;
  onTime: number | null;
  isOffered: boolean;
}

/** Members of a club, a page at a time (from 0). */
export async function clubMembers(caller: Caller, slug: string, page = 0): Promise<{ members: ClubMember[]; isMore: boolean }> {
  const { club, role } = await visibleClub(caller, slug);
  const { db } = await database();
  const rows = await membersOf(db, club.id, { from: page * clubPage.members, limit: clubPage.members + 1 });
  const shown = rows.slice(0, clubPage.members);
  const records = await playRecordsOf(
    db,
    shown.map(({ userId }) => userId),
    role === null ? null : club.id,
  );
  const offered = mayDo(role, 'hand-over') ? await offeredTo(db, club.id) : null;
  const members = shown.map(({ userId, name, role: its, joinedAt }) => {
    const record = records.get(userId);
    return {
      ...{ userId, name, role: its, joinedAt: joinedAt.toISOString(), isOffered: offered === userId },
      ...{ running: record?.running ?? 0, onTime: onTimeOf(record) },
    };
  });
  return { members, isMore: rows.length > clubPage.members };
}

/** What those who lead a club have to settle. */
export interface ClubDesk {
  requests: { userId: string; name: string | null; text: string; at: string }[];
  /** `returned`: why its letter did not arrive, empty when the address takes none of ours; null: as far as is known it did. */
  invitations: { token: string; email: string | null; until: string; returned: string | null }[];
  /** The latest first. */
  barred: ClubBar[];
}

export async function clubDesk(caller: Caller, slug: string, clock: Clock = systemClock): Promise<ClubDesk> {
  const { club, role } = await visibleClub(caller, slug);
  mustBeAllowed(role, 'answer', caller);
  const { db } = await database();
  return {
    requests: (await requestsOf(db, club.id)).map(({ userId, name, text, createdAt }) => ({
      userId,
      name,
      text,
      at: createdAt.toISOString(),
    })),
    invitations: (await invitationsOfClub(db, club.id, clock.now())).map(({ token, email, endsAt, returned }) => ({
      ...{ token, email, until: endsAt.toISOString(), returned },
    })),
    barred: await clubBars(caller, slug),
  };
}

/** Games of a club that are over, the latest first, before a moment; `next`: where the page behind it begins, null: it is the last. */
export async function clubArchive(caller: Caller, slug: string, before?: string): Promise<{ tables: TableSummary[]; next: string | null }> {
  const { club, role } = await visibleClub(caller, slug);
  const { db } = await database();
  const moment = before === undefined || Number.isNaN(Date.parse(before)) ? undefined : new Date(before);
  const rows = await tablesOfClub(db, club.id, { status: 'over', isMember: role !== null, before: moment, limit: clubPage.tables + 1 });
  const shown = rows.slice(0, clubPage.tables);
  const next = rows.length > clubPage.tables ? (shown.at(-1)?.statusSince.toISOString() ?? null) : null;
  return { tables: await summariesOf(db, shown, caller), next };
}

/** Whether the caller, a member, hears of a club by letter. */
export async function hearsOfClub(caller: Caller, slug: string): Promise<boolean> {
  const { club, role } = await visibleClub(caller, slug);
  mustBeAllowed(role, 'read', caller);
  const { db } = await database();
  const email = await emailOf(db, userOf(caller));
  return email === null || (await scopesStopped(db, email, [clubScope(club.id)])).length === 0;
}
