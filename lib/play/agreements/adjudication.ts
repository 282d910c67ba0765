import type { Db, Tx } from '../../../db/client';
import { leadersOf, roleIn } from '../../../db/clubs';
import { actsOf, type EntryRow } from '../../../db/log';
import { putLetter } from '../../../db/outbox';
import { resultOfTable } from '../../../db/results';
import { type Act, type Adjudication, actOf } from '../../chance/act';
import { outcomeOf } from '../../chance/ending';
import { type LateVerdict, lateReason } from '../../chance/late';
import { type Clock, systemClock } from '../../clock';
import { sidesOf } from '../../engine';
import { type Caller, plainText, trouble, userOf } from '../access/caller';
import type { Locked } from '../access/locked';
import { seatNamed, type VisibleTable } from '../access/visible-table';
import { mayDo } from '../clubs/rights';
import { brokenOffBy } from '../log/headline';
import { appendAct, saveChange } from '../writer/save-change';
import { changeTable, openSession } from '../writer/session';

/** Characters of a reason. */
export const longestReason = 1000;
/** Days after the end of a game in which its players may appeal. */
export const appealDays = 14;
/** Appeals of one player at one table. */
const mostAppeals = 3;

export interface Judgement {
  verdict: Adjudication['verdict'];
  /** Seats; the sides they are of have won. Of a verdict other than `won` none. */
  winners: string[];
  reason: string;
  /** Entry of the appeal that this answers; null: none. */
  appeal: number | null;
}

/**
 * A director of the table's club decides how its game ends, or ended; the act stands in the log with the position. Nobody judges a table that
 * they play at. Throws PlayError forbidden, invalid, or conflict for a table that has not begun.
 */
export async function adjudicate(caller: Caller, id: string, wanted: Judgement, clock: Clock = systemClock): Promise<void> {
  const user = userOf(caller);
  await changeTable(caller, id, clock, async (locked) => {
    mustHaveStarted(locked, caller);
    if (!(await mayJudge(locked.tx, { table: locked.table, seats: locked.seats }, user))) throw notADirector(caller);
    const { verdict, appeal } = wanted;
    const acts = await actsOf(locked.tx, id);
    if (appeal !== null && !openAppeals(acts).some(({ entry }) => entry === appeal)) throw noSuchAppeal(caller);
    if (verdict === 'stands' && appeal === null) throw noSuchAppeal(caller);
    const named = verdict === 'won' ? wanted.winners.map((seat) => seatNamed(locked.seats, seat, caller).seat) : [];
    const winners = sidesOf(locked.game, locked.table.options)
      .filter(({ seats }) => seats.some((seat) => named.includes(seat)))
      .flatMap(({ seats }) => seats);
    if (verdict === 'won' && winners.length === 0) throw nobodyWins(caller);
    const reason = reasonOf(wanted.reason, caller);
    await enact(
      locked,
      { type: 'adjudicate', verdict, winners, reason, director: user, appeal, by: null, consent: [] },
      { acts, actor: user },
    );
    if (verdict === 'stands') await tell(locked, playersOf(locked), { what: 'ruled', entry: locked.table.seq + 1 }, user);
  });
}

/** A game that is late is decided by the rule that was chosen before its season; the act stands in the log. */
export async function adjudicateLate(locked: Locked, rule: LateVerdict): Promise<void> {
  if (locked.table.status !== 'running') return;
  const leaders = rule === 'position' ? await ahead(locked) : [];
  const verdict = rule === 'shared' ? ('void' as const) : leaders.length > 0 ? ('won' as const) : ('draw' as const);
  const act = { ...{ type: 'adjudicate' as const, verdict, winners: leaders }, reason: lateReason(rule) };
  const acts = await actsOf(locked.tx, locked.table.id);
  await enact(locked, { ...act, director: null, appeal: null, by: null, consent: [] }, { acts, actor: null });
}

/** Seats of the side that stands best by the game's own count; none where two stand even. */
async function ahead(locked: Locked): Promise<string[]> {
  const { game, state } = await openSession(locked);
  const counts = game.count(state);
  const sides = sidesOf(game, locked.table.options).map(({ seats }) => ({
    seats,
    count: Math.max(...seats.map((seat) => counts[seat] ?? 0)),
  }));
  const best = Math.max(...sides.map(({ count }) => count));
  const [first, ...others] = sides.filter(({ count }) => count === best);
  return first && others.length === 0 ? first.seats : [];
}

/** A player, or who was one, asks the directors of the table's club to look at it, until two weeks after its end. */
export async function appeal(caller: Caller, id: string, text: string, clock: Clock = systemClock): Promise<void> {
  const user = userOf(caller);
  await changeTable(caller, id, clock, async (locked) => {
    const { tx, table } = locked;
    mustHaveStarted(locked, caller);
    const acts = await actsOf(tx, id);
    const by = seatOf(locked.seats, acts, user);
    if (by === null) {
      throw trouble(
        'forbidden',
        { en: 'Only who plays or played here may appeal.', it: 'Può fare ricorso solo chi gioca o ha giocato qui.' },
        caller,
      );
    }
    await mustBeAppealable(locked, caller);
    if (acts.filter((row) => isAppealOf(row, by)).length >= mostAppeals) throw tooManyAppeals(caller);
    const reason = reasonOf(text, caller);
    await enact(locked, { type: 'appeal', reason, by, consent: [] }, { acts, actor: user });
    const leaders = table.clubId === null ? [] : await leadersOf(tx, table.clubId);
    await tell(locked, leaders, { what: 'appealed', entry: table.seq + 1 }, user);
  });
}

/** Who leads the club of a table may judge it, unless they play there. */
export async function mayJudge(
  on: Db | Tx,
  { table, seats }: { table: Pick<VisibleTable['table'], 'clubId' | 'status'>; seats: readonly { userId: string | null }[] },
  user: string | null,
): Promise<boolean> {
  if (user === null || table.clubId === null || table.status === 'open' || seats.some(({ userId }) => userId === user)) return false;
  return mayDo(await roleIn(on, table.clubId, user), 'judge');
}

/** Appeals that nothing answered yet. */
export function openAppeals(acts: readonly EntryRow[]): { entry: number; by: string; reason: string; at: Date }[] {
  const known = acts.map((row) => ({ row, act: actOf(row) }));
  const answered = known.flatMap(({ act }) => (act?.type === 'adjudicate' ? (act.appeal ?? []) : []));
  return known.flatMap(({ row, act }) =>
    act?.type === 'appeal' && !answered.includes(row.seq) ? [{ entry: row.seq, by: act.by, reason: act.reason, at: row.at }] : [],
  );
}

/** The seat in whose name somebody appeals: theirs, or the one they had; null: none. */
export function seatOf(seats: readonly { seat: string; userId: string | null }[], acts: readonly EntryRow[], user: string): string | null {
  const own = seats.find(({ userId }) => userId === user);
  if (own) return own.seat;
  const left = acts.findLast((row) => {
    const act = actOf(row);
    return act?.type === 'hand-over' && typeof act.from === 'object' && act.from.user === user;
  });
  return left?.seat ?? null;
}

/** Until when a table may be appealed against; null: it runs, or is nobody's to judge. */
export async function appealsUntil(on: Db | Tx, { id, status }: { id: string; status: string }): Promise<Date | null> {
  const result = status === 'over' ? await resultOfTable(on, id) : null;
  return result && new Date(result.endedAt.getTime() + appealDays * 86_400_000);
}

const isAppealOf = (row: EntryRow, by: string): boolean => {
  const act = actOf(row);
  return act?.type === 'appeal' && act.by === by;
};

/** Writes an act that nobody must agree to, and what the table becomes by it. */
async function enact(locked: Locked, act: Act, { acts, actor }: { acts: readonly EntryRow[]; actor: string | null }): Promise<void> {
  const session = await openSession(locked);
  const { game, state, table, seats } = session;
  const after = await appendAct(session, act, { state, causedBy: act.type });
  const decided = outcomeOf(game, state, [...acts, { seq: after.table.seq, via: 'table', order: { ...act } }]);
  const ended = decided ?? (table.status === 'over' ? brokenOffBy(seats) : null);
  const more = ended === null && table.botsDue;
  await saveChange(after, {
    progress: { state: after.state, entries: [] },
    more,
    causedBy: act.type,
    actor,
    ...(ended !== null && { ended }),
  });
}

async function tell(
  { tx, table, now }: Locked,
  readers: readonly string[],
  payload: { what: 'appealed' | 'ruled'; entry: number },
  actor: string,
): Promise<void> {
  for (const userId of new Set(readers)) {
    if (userId !== actor) await putLetter(tx, { kind: 'affair', tableId: table.id, userId, payload, notBefore: now }, now);
  }
}

const playersOf = ({ seats }: Locked): string[] => seats.flatMap(({ userId }) => userId ?? []);

function mustHaveStarted({ table }: Locked, caller: Caller): void {
  if (table.status === 'open')
    throw trouble('conflict', { en: 'The table has not started.', it: 'Il tavolo non è ancora iniziato.' }, caller);
}

async function mustBeAppealable({ tx, table, now }: Locked, caller: Caller): Promise<void> {
  if (table.clubId === null) {
    throw trouble(
      'conflict',
      {
        en: 'This table is in no club: nobody is there to judge it.',
        it: 'Questo tavolo non è di un circolo: non c’è chi possa giudicare.',
      },
      caller,
    );
  }
  const until = await appealsUntil(tx, table);
  if (until !== null && now > until) {
    throw trouble(
      'conflict',
      {
        en: `A game can be appealed against for ${appealDays} days after its end.`,
        it: `Si può fare ricorso entro ${appealDays} giorni dalla fine della partita.`,
      },
      caller,
    );
  }
}

function reasonOf(text: string, caller: Caller): string {
  const reason = plainText(text, longestReason + 1);
  if (reason !== '' && reason.length <= longestReason) return reason;
  throw trouble(
    'invalid',
    { en: `Give a reason of 1 to ${longestReason} characters.`, it: `Indica un motivo da 1 a ${longestReason} caratteri.` },
    caller,
  );
}

const notADirector = (caller: Caller) =>
  trouble(
    'forbidden',
    {
      en: 'A game is judged by those who lead the club of its table and do not play there.',
      it: 'Una partita la giudica chi dirige il circolo del tavolo e non vi gioca.',
    },
    caller,
  );

const noSuchAppeal = (caller: Caller) =>
  trouble(
    'conflict',
    { en: 'There is no such appeal that waits for an answer.', it: 'Non c’è un ricorso simile in attesa di risposta.' },
    caller,
  );

const nobodyWins = (caller: Caller) => trouble('invalid', { en: 'Say which side has won.', it: 'Indica quale parte ha vinto.' }, caller);

const tooManyAppeals = (caller: Caller) =>
  trouble(
    'conflict',
    { en: 'This seat has appealed often enough.', it: 'Per questo posto si è già fatto ricorso abbastanza volte.' },
    caller,
  );
