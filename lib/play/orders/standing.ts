import { database } from '../../../db/client';
import { dropPolicy, putPolicy } from '../../../db/tables';
import { type Clock, systemClock } from '../../clock';
import { type Field, type Progress, sentenceOf, type Violation } from '../../engine';
import { type Caller, mustBeSound, trouble, userOf } from '../access/caller';
import type { TableLook } from '../access/table-look';
import { ownSeat, readVisibleTable, type VisibleTable } from '../access/visible-table';
import { lapsedStanding, storedPolicy, suggestedPolicy } from '../views/stored-policy';
import { tableView } from '../views/table-view';
import { saveChange } from '../writer/save-change';
import { changeTable, openSession, settleTable } from '../writer/session';
import { largestSheet } from './sheet-check';

export interface StandingOrders {
  seat: string;
  seatName: string;
  policy: Record<string, unknown>;
  /** Nothing was set, or what was set no longer fits the game: its suggestion holds. */
  isDefault: boolean;
  /** They were set, and the game has changed since so that it cannot read them. */
  hasLapsed: boolean;
  suggested: Record<string, unknown>;
  fields: Field[];
}

/** What a seat of the caller answers by itself. */
export async function standingOrders(caller: Caller, id: string, seat: string): Promise<StandingOrders> {
  const { db } = await database();
  const read = await readVisibleTable(db, caller, id);
  const { game, table } = read;
  const seen = standingSeen(caller, read, seat);
  const position = table.status === 'running' ? (await tableView(caller, id, seat, read)).view : undefined;
  return { ...seen, fields: game.policyFields(caller.language, table.options, position) };
}

/** The same of a table that was read already, without a form. */
export function standingSeen(
  caller: Caller,
  { table, game, holders, policies }: VisibleTable & Pick<TableLook, 'policies'>,
  seat: string,
): Omit<StandingOrders, 'fields'> {
  ownSeat(holders, seat, caller);
  const set = storedPolicy(game, policies, seat);
  const suggested = suggestedPolicy(game, { table, seats: holders }, seat);
  return {
    seat,
    seatName: game.seatName(seat, caller.language, table.moment),
    policy: set ?? suggested,
    isDefault: set === null,
    hasLapsed: lapsedStanding(game, policies, [seat]).length > 0,
    suggested,
  };
}

/**
 * Sets a seat's standing orders; null goes back to the game's suggestion. Questions that are open now are answered by them at once.
 * Returns what is wrong with the policy's shape; an empty list means it is set.
 */
export async function setStandingOrders(
  caller: Caller,
  id: string,
  seat: string,
  policy: Record<string, unknown> | null,
  clock: Clock = systemClock,
): Promise<Violation[]> {
  const user = userOf(caller);
  if (policy && Buffer.byteLength(JSON.stringify(policy)) > largestSheet) {
    throw trouble(
      'too-large',
      { en: 'These standing orders are too long.', it: 'Queste istruzioni permanenti sono troppo lunghe.' },
      caller,
    );
  }
  mustBeSound(policy, caller);
  return changeTable(caller, id, clock, async (locked) => {
    const { tx, game, now, table } = locked;
    ownSeat(locked.seats, seat, caller);
    const policies = new Map(locked.tableRows.policies);
    if (policy === null) {
      await dropPolicy(tx, id, seat);
      policies.delete(seat);
    } else {
      const parsed = game.policySchema.safeParse(withUnshown(policy, { game, policies, seat }, caller));
      if (!parsed.success) return violationsOf(parsed.error.issues, game.policyFields(caller.language), caller);
      await putPolicy(tx, id, seat, parsed.data, now);
      policies.set(seat, parsed.data);
    }
    if (table.status !== 'running') return [];
    const session = await openSession({ ...locked, tableRows: { ...locked.tableRows, policies } });
    const progress: Progress = { state: session.state, entries: [] };
    const more = settleTable(session, progress);
    if (progress.entries.length > 0) await saveChange(session, { progress, more, causedBy: 'policy', actor: user });
    return [];
  });
}

/** Standing orders of a form, with what no field of it shows as it is set: plans of single battles that sheets make stay. */
export function withUnshown(
  policy: Record<string, unknown>,
  { game, policies, seat }: Pick<VisibleTable, 'game'> & Pick<TableLook, 'policies'> & { seat: string },
  { language }: Caller,
): Record<string, unknown> {
  const shown = new Set(game.policyFields(language).map(({ name }) => name));
  const others = Object.entries(storedPolicy(game, policies, seat) ?? {}).filter(([name]) => !shown.has(name));
  return { ...Object.fromEntries(others), ...policy };
}

function violationsOf(issues: readonly Parameters<typeof sentenceOf>[0][], fields: readonly Field[], { language }: Caller): Violation[] {
  return issues.slice(0, 5).map((issue) => {
    const field = String(issue.path[0] ?? '');
    const label = fields.find(({ name }) => name === field)?.label ?? field;
    return { code: 'E-POLICY', text: sentenceOf(issue, [label])[language], field };
  });
}
