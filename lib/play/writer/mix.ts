import type { Mixing, Opening } from '../../../db/schema';
import type { TableRow } from '../../../db/tables';
import type { Mixed, MixedWord } from '../../chance/file';
import { mixText, setUpText } from '../../chance/recipe';
import { hashOf } from '../../chance/source';
import type { Locked } from '../access/locked';

/** Where a table's dice stand by the second recipe; both null by the first. */
export type MixState = Pick<TableRow, 'mix' | 'mixing'>;

export const byFirstRecipe: MixState = { mix: null, mixing: null };

type Order = Parameters<typeof mixText>[1];

/** The mix of an entry after the one before it. */
export const mixAfter = (previous: string, order: Order): string => hashOf(mixText(previous, order));

/** Where the dice of a table stand before its set-up draws any. */
export function setUpMix(table: TableRow, seats: Opening['seats'], epoch: string | null): { mix: string; mixing: Mixing } {
  const pledges = Object.fromEntries(seats.flatMap(({ seat, pledge }) => (pledge === undefined ? [] : [[seat, pledge]])));
  return { mix: hashOf(setUpText({ ...table, table: table.id, seats, epoch })), mixing: { epoch, pledges, waiting: [] } };
}

/** What the next entry of a table mixes into its dice; absent where nothing came. An act takes no words: they wait for an order. */
export function mixedBy(
  { table: { mixing }, epoch }: Pick<Locked, 'epoch'> & { table: MixState },
  kind: 'order' | 'act' = 'order',
): Mixed | undefined {
  if (!mixing) return undefined;
  const words = kind === 'order' ? mixing.waiting : [];
  const isNew = epoch !== null && epoch !== mixing.epoch;
  if (words.length === 0 && !isNew) return undefined;
  return { ...(words.length > 0 && { words }), ...(isNew && { epoch }) };
}

/** Where the dice stand after an entry that mixed something in. */
export function mixingAfter({ epoch, pledges, waiting }: Mixing, mixed: Mixed | null | undefined): Mixing {
  const next = { ...pledges };
  for (const { seat, word, pledge } of mixed?.words ?? []) {
    if (pledge !== undefined) next[seat] = pledge;
    else if (next[seat] === hashOf(word)) delete next[seat];
  }
  const isGone = (seat: string) => mixed?.words?.some((each) => each.seat === seat);
  return { epoch: mixed?.epoch ?? epoch, pledges: next, waiting: waiting.filter(({ seat }) => !isGone(seat)) };
}

/** What a seat sent with its orders. */
type Came = Pick<MixedWord, 'seat' | 'pledge'> & { word?: string | undefined };

/** A table with a word that came for its next entry; one of the same seat that waits gives way. */
export function withWord<T extends { table: MixState }>(locked: T, { seat, word, pledge }: Came): T {
  const { mixing } = locked.table;
  if (!mixing || word === undefined) return locked;
  const waiting = [...mixing.waiting.filter((each) => each.seat !== seat), { seat, word, ...(pledge !== undefined && { pledge }) }];
  return { ...locked, table: { ...locked.table, mixing: { ...mixing, waiting } } };
}

/** Where the dice stand after entries. */
export function mixStateAfter({ mix, mixing }: MixState, orders: readonly Order[]): MixState {
  if (mix === null || mixing === null) return byFirstRecipe;
  return { mix: orders.reduce(mixAfter, mix), mixing: orders.reduce((at, { mixed }) => mixingAfter(at, mixed), mixing) };
}

/** Where the dice of a table stand by its whole log; of words that wait the log knows nothing. */
export function mixStateOf(table: TableRow, opening: Opening, entries: readonly Order[]): MixState {
  if (opening.recipe !== 2) return byFirstRecipe;
  const { mix, mixing } = mixStateAfter(setUpMix(table, opening.seats, opening.epoch ?? null), entries);
  return { mix, mixing: mixing && { ...mixing, waiting: table.mixing?.waiting ?? [] } };
}
