import { type Caller, trouble } from './caller';
import type { Locked } from './locked';

export function ownerOnly({ table }: Locked, caller: Caller): void {
  if (caller.user !== null && table.ownerId === caller.user) return;
  throw trouble('forbidden', { en: 'Only who made the table may do this.', it: 'Può farlo solo chi ha creato il tavolo.' }, caller);
}

export function stillOpen({ table }: Locked, caller: Caller): void {
  if (table.status !== 'open') throw trouble('conflict', { en: 'The table has started.', it: 'Il tavolo è già iniziato.' }, caller);
}

export function running({ table }: Locked, caller: Caller): void {
  if (table.status !== 'running') throw trouble('conflict', { en: 'The table is not running.', it: 'Il tavolo non è in corso.' }, caller);
}
