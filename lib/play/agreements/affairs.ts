import { openProposals, type Proposal, type StandInRow, standInsOf } from '../../../db/affairs';
import { type Db, database } from '../../../db/client';
import { actsOf, type EntryRow, entriesOf, questionsOf } from '../../../db/log';
import { namesOf } from '../../../db/people';
import { insertRecord } from '../../../db/records';
import { type AbsenceRule, absenceRules, type Wish } from '../../../db/schema';
import { updateTable } from '../../../db/tables';
import type { Terms } from '../../chance/file';
import { type Clock, systemClock } from '../../clock';
import { type Caller, trouble } from '../access/caller';
import { ownerOnly } from '../access/conditions';
import type { TableLook } from '../access/table-look';
import { mustHaveBegun, type VisibleTable, visibleTable } from '../access/visible-table';
import { actsDone } from '../log/history';
import { orderText } from '../log/load-state';
import type { LogEntry } from '../log/log-entry';
import { offeredBack, undosOf } from '../orders/take-back';
import { type GivenUp, givingUp } from '../seats/give-up';
import { playersPresent } from '../timing/away';
import { applyVacations } from '../timing/vacation-pauses';
import { endedHere } from '../views/played-here';
import { changeTable } from '../writer/session';
import { appealsUntil, mayJudge, openAppeals, seatOf } from './adjudication';
import { wishText } from './proposal-words';
import { isDoneUnasked, isOutdated, ownerMayRemove, votersOf } from './proposals';

/** Something a player wants and the others are asked about. */
export interface ProposalView {
  id: string;
  kind: Wish['kind'];
  text: string;
  /** Display name, or the seat's. */
  by: string;
  mine: boolean;
  /** ISO time. */
  at: string;
  /** The caller is asked and has not answered. */
  asked: boolean;
  agreed: string[];
  waiting: string[];
}

/** Orders the caller may take back, or ask to. */
export interface UndoView {
  seat: string;
  seatName: string;
  /** The first order of them. */
  entry: number;
  momentName: string;
  notation: string;
  free: boolean;
  /** The others must agree. */
  asks: boolean;
  /** Orders that go with it, its own included. */
  orders: number;
}

/** A seat somebody plays for a while, or will. */
export interface LoanView {
  seat: string;
  seatName: string;
  holder: string;
  substitute: string;
  from: string;
  until: string;
  begun: boolean;
  /** The caller may end it. */
  mine: boolean;
}

export interface SeatAffairs {
  seat: string;
  name: string;
  userId: string | null;
  userName: string | null;
  bot: boolean;
  offered: boolean;
  /** How the caller can have its player removed: at once as the owner, by asking the others, or (null) not now. */
  removal: 'owner' | 'ask' | null;
}

export interface AffairsView {
  title: string;
  gameTitle: string;
  status: 'running' | 'over';
  isOwner: boolean;
  /** The caller may end the table alone: no other player is there any more. */
  mayCallOff: boolean;
  /** What it comes to when the caller concedes; null: they have no seat of their own in a running game. `winners`: names of seats. */
  conceding: GivenUp | null;
  terms: Terms;
  /** The caller leads the club of the table, does not play there, and may decide how its game ends. */
  mayJudge: boolean;
  /** The caller may ask the directors to look at it. */
  mayAppeal: boolean;
  /** Appeals that nobody answered yet; `by`: the seat's name. */
  appeals: { entry: number; by: string; reason: string }[];
  /** The caller may have a rematch: they played a game that ended here. */
  mayPlayAgain: boolean;
  /** Seats can be offered to whoever sees the table. */
  mayOffer: boolean;
  absence: AbsenceRule;
  mySeats: string[];
  seats: SeatAffairs[];
  undos: UndoView[];
  proposals: ProposalView[];
  loans: LoanView[];
  /** What was done last: entries of the log, the newest first. */
  acts: LogEntry[];
  /** More was done before. */
  hasOlderActs: boolean;
}

/** Acts that are told of. */
const mostActs = 50;

/** All that the players of a table can settle among themselves, and what they have settled. */
export async function affairs(caller: Caller, id: string, clock: Clock = systemClock): Promise<AffairsView> {
  const { db } = await database();
  const visible = await visibleTable(db, caller, id);
  mustHaveBegun(visible, caller);
  const { table, game, holders, mine } = visible;
  const { language } = caller;
  const now = clock.now();
  const name = (seat: string) => game.seatName(seat, language, table.moment) as string;
  const isRunning = table.status === 'running';
  const acts = await actsDone(caller, visible, mostActs + 1);
  const isOwner = caller.user !== null && table.ownerId === caller.user;
  const questions = isRunning ? await questionsOf(db, [id]) : [];
  const standIns = isRunning ? await standInsOf(db, [id]) : [];
  const removalOf = ({ seat, userId }: (typeof holders)[number]): SeatAffairs['removal'] => {
    if (userId === null || userId === caller.user) return null;
    if (isOwner && ownerMayRemove({ game, seats: holders, now }, { seat, questions })) return 'owner';
    return mine.length > 0 ? 'ask' : null;
  };
  return {
    title: table.title,
    gameTitle: game.title[language],
    status: isRunning ? 'running' : 'over',
    isOwner,
    mayCallOff: isRunning && isOwner && playersPresent(holders).every((each) => each === caller.user),
    conceding: isRunning ? concedingOf(visible, standIns, name) : null,
    terms: { counts: table.counts, leaving: table.leaving },
    ...(await judgingOf(db, visible, { caller, now, name })),
    mayPlayAgain: endedHere(table) && (mine.length > 0 || isOwner),
    mayOffer: table.visibility !== 'private',
    absence: table.absence,
    mySeats: mine,
    seats: holders.map((holder) => ({
      seat: holder.seat,
      name: name(holder.seat),
      userId: holder.userId,
      userName: holder.userName,
      bot: holder.bot,
      offered: holder.offeredAt !== null,
      removal: removalOf(holder),
    })),
    undos:
      isRunning && mine.length > 0 ? undosFor(await entriesOf(db, id, { since: table.seq - offeredBack }), visible, { caller, now }) : [],
    proposals: isRunning ? proposalsFor(visible, await openProposals(db, id), { caller, now }) : [],
    loans: await loansFor(db, visible, standIns, caller),
    acts: acts.slice(0, mostActs),
    hasOlderActs: acts.length > mostActs,
  };
}

async function judgingOf(
  db: Db,
  { table, holders }: VisibleTable,
  { caller: { user }, now, name }: { caller: Caller; now: Date; name: (seat: string) => string },
): Promise<Pick<AffairsView, 'mayJudge' | 'mayAppeal' | 'appeals'>> {
  if (table.clubId === null) return { mayJudge: false, mayAppeal: false, appeals: [] };
  const acts = await actsOf(db, table.id);
  const until = await appealsUntil(db, table);
  return {
    mayJudge: await mayJudge(db, { table, seats: holders }, user),
    mayAppeal: user !== null && seatOf(holders, acts, user) !== null && (until === null || now <= until),
    appeals: openAppeals(acts).map(({ entry, by, reason }) => ({ entry, by: name(by), reason })),
  };
}

function concedingOf(
  { table, game, holders, mine }: VisibleTable,
  standIns: readonly StandInRow[],
  name: (seat: string) => string,
): GivenUp | null {
  const lent = standIns.filter(({ startedAt }) => startedAt !== null).map(({ seat }) => seat);
  const own = mine.filter((seat) => !lent.includes(seat));
  if (own.length === 0) return null;
  const comesTo = givingUp({ game, table, seats: holders }, own);
  return comesTo.kind === 'ends' ? { ...comesTo, winners: comesTo.winners.map(name) } : comesTo;
}

function undosFor(
  rows: readonly EntryRow[],
  { table, game, mine }: VisibleTable,
  { caller: { language }, now }: { caller: Caller; now: Date },
): UndoView[] {
  return mine.flatMap((seat) =>
    undosOf(rows, seat, now).map(({ entry, free, orders }) => {
      const row = rows.find(({ seq }) => seq === entry);
      return {
        seat,
        seatName: game.seatName(seat, language, table.moment),
        entry,
        momentName: row ? game.momentName({ round: row.round, power: row.power, phase: row.phase }, language) : '',
        notation: row ? orderText(game, row, language) : '',
        free,
        asks: !free && !isDoneUnasked(table, { kind: 'take-back' }),
        orders: orders.length,
      };
    }),
  );
}

function proposalsFor(
  { table, game, holders }: VisibleTable,
  proposals: readonly Proposal[],
  { caller: { user, language }, now }: { caller: Caller; now: Date },
): ProposalView[] {
  const at = { table, seats: holders, now };
  const open = proposals.filter((each) => !isOutdated(each, at));
  const nameOf = (id: string) => holders.find(({ userId }) => userId === id)?.userName ?? '?';
  return open.map((each) => {
    const voters = [...votersOf(each, at)];
    const waiting = voters.filter((id) => !each.agreed.includes(id));
    return {
      id: each.id,
      kind: each.wish.kind,
      text: wishText(each.wish, { game, moment: table.moment, language }),
      by: nameOf(each.userId),
      mine: each.userId === user,
      at: each.createdAt.toISOString(),
      asked: user !== null && waiting.includes(user),
      agreed: voters.filter((id) => each.agreed.includes(id)).map(nameOf),
      waiting: waiting.map(nameOf),
    };
  });
}

/** What the others of a table propose to the caller and the caller has not answered. */
export function proposalsToMe(caller: Caller, look: TableLook, clock: Clock = systemClock): ProposalView[] {
  if (look.mine.length === 0 || look.table.status !== 'running') return [];
  return proposalsFor(look, look.proposals, { caller, now: clock.now() }).filter(({ asked }) => asked);
}

async function loansFor(
  db: Db,
  { table, game }: VisibleTable,
  rows: readonly StandInRow[],
  { user, language }: Caller,
): Promise<LoanView[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ holderId, substituteId }) => [holderId, substituteId]),
  );
  return rows.map(({ seat, holderId, substituteId, startsAt, endsAt, startedAt }) => ({
    seat,
    seatName: game.seatName(seat, language, table.moment),
    holder: names.get(holderId) ?? '?',
    substitute: names.get(substituteId) ?? '?',
    from: startsAt.toISOString(),
    until: endsAt.toISOString(),
    begun: startedAt !== null,
    mine: user === holderId || user === substituteId,
  }));
}

const ruleWords = {
  en: { shift: 'deadlines wait for who is away', substitute: 'a named substitute may play', none: 'nothing: clocks run on' },
  it: {
    shift: 'le scadenze aspettano chi è assente',
    substitute: 'può giocare un sostituto indicato',
    none: 'nulla: gli orologi continuano',
  },
} as const;

/** The owner changes what an absence does at the table; the record says so. */
export async function setAbsenceRule(caller: Caller, id: string, rule: string, clock: Clock = systemClock): Promise<void> {
  const wanted = absenceRules.find((each) => each === rule);
  if (!wanted) throw trouble('invalid', { en: 'There is no such rule.', it: 'Questa regola non esiste.' }, caller);
  await changeTable(caller, id, clock, async (locked) => {
    ownerOnly(locked, caller);
    const { tx, table, now } = locked;
    if (table.absence === wanted) return;
    await updateTable(tx, id, { absence: wanted, updatedAt: now });
    await insertRecord(tx, {
      ...{ tableId: id, seq: table.seq, kind: 'absence', at: now },
      en: `The owner of the table changed what an absence does: ${ruleWords.en[wanted]}.`,
      it: `Chi ha creato il tavolo ha cambiato l'effetto di un'assenza: ${ruleWords.it[wanted]}.`,
    });
    if (table.status === 'running') await applyVacations({ ...locked, table: { ...table, absence: wanted } });
  });
}
