import { database } from '../../../db/client';
import type { BattleBoard, Volley } from '../../engine';
import type { Caller } from '../access/caller';
import type { VisibleTable } from '../access/visible-table';
import { logRead } from './history';
import type { LogEntry } from './log-entry';

/** Entries in which the rounds of a battle are looked for: few battles take more answers. */
const newest = 80;

/** Boards of battles; that of the one under way with the dice that fell in it so far. */
export async function withVolleys(caller: Caller, visible: VisibleTable, battles: BattleBoard[]): Promise<BattleBoard[]> {
  if (!battles.some(({ isOn }) => isOn)) return battles;
  const { db } = await database();
  const { entries } = (await logRead(db, visible, { last: newest }, caller)).page;
  return battles.map((battle) => (battle.isOn ? { ...battle, volleys: volleysAt(battle.space, entries) } : battle));
}

/** Dice of the newest battle at a space in the turn of the last entry. */
export function volleysAt(space: string, entries: readonly Pick<LogEntry, 'moment' | 'volleys' | 'takenBack'>[]): Volley[] {
  const now = entries.at(-1)?.moment;
  let found: Volley[] = [];
  for (const { moment, volleys, takenBack } of entries) {
    if (takenBack || moment.round !== now?.round || moment.power !== now.power) continue;
    for (const volley of volleys) {
      if (volley.space !== space) continue;
      // what begins again is another battle
      const isAnother = found.some(({ round, title }) => round > volley.round || (round === volley.round && title === volley.title));
      if (isAnother) found = [];
      found.push(volley);
    }
  }
  return found;
}
