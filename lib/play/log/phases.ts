import { database } from '../../../db/client';
import { momentsBetween } from '../../../db/log';
import type { Moment } from '../../engine';
import type { Caller } from '../access/caller';
import { visibleTable } from '../access/visible-table';

/** The first entry of a phase. */
export interface PhaseStart {
  seq: number;
  moment: Moment;
  momentName: string;
}

/** Entries on either side of a step whose phases are told with it. */
const aroundStep = 200;

/** The phases around an entry of a table, each by its first entry, those of one name together: what a page knows of a long game besides the entry. */
export async function phasesAround(caller: Caller, id: string, seq: number): Promise<PhaseStart[]> {
  const { db } = await database();
  const { game } = await visibleTable(db, caller, id);
  const found = await momentsBetween(db, id, { from: seq - aroundStep, until: seq + aroundStep });
  const starts = found.map(({ seq: at, ...moment }) => ({ seq: at, moment, momentName: game.momentName(moment, caller.language) }));
  return starts.filter(({ momentName }, i) => starts[i - 1]?.momentName !== momentName);
}
