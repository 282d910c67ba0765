import type { Mixing, Opening } from '../../../db/schema';
import type { TableRow } from '../../../db/tables';
import { isDue, roundNamedAt } from '../../chance/beacon';
import type { Mixed, MixedWord, OpeningBeacon } from '../../chance/file';
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
export function setUpMix(
  table: TableRow,
  { seats, epoch, beacon }: { seats: Opening['seats']; epoch: string | null; beacon: OpeningBeacon | undefined },
): { mix: string; mixing: Mixing } {
  const pledges = Object.fromEntries(seats.flatMap(({ seat, pledge }) => (pledge === undefined ? [] : [[seat, pledge]])));
  return {
    mix: hashOf(setUpText({ ...table, table: table.id, seats, epoch })),
    mixing: { epoch, pledges, waiting: [], named: beacon?.round },
  };
}

/** What the next entry of a table mixes into its dice; absent where nothing came. An act takes no words and no round: they wait for an order. */
export function mixedBy(
  locked: Pick<Locked, 'epoch' | 'beacon' | 'now'> & { table: MixState & Pick<TableRow, 'opening'> },
  kind: 'order' | 'act' = 'order',
): Mixed | undefined {
  const { table, epoch } = locked;
  const { mixing } = table;
  if (!mixing) return undefined;
  const words = kind === 'order' ? mixing.waiting : [];
  const isNew = epoch !== null && epoch !== mixing.epoch;
  const rounds = kind === 'order' ? roundsBy(locked) : null;
  if (words.length === 0 && !isNew && !rounds) return undefined;
  return { ...(words.length > 0 && { words }), ...(isNew && { epoch }), ...rounds };
}

/** Once the round that was named is due its value counts, if it could be had, and another is named; null before that. */
function roundsBy({ table, beacon, now }: Parameters<typeof mixedBy>[0]): Pick<Mixed, 'beacon' | 'named'> | null {
  const chain = table.opening?.beacon;
  if (!chain) return null;
  const named = table.mixing?.named;
  if (named !== undefined && !isDue(chain, named, now.getTime())) return null;
  return { ...(beacon && beacon.round === named && { beacon }), named: roundNamedAt(chain, now.getTime()) };
}

/** Where the dice stand after an entry that mixed something in. */
export function mixingAfter({ epoch, pledges, waiting, named }: Mixing, mixed: Mixed | null | undefined): Mixing {
  const next = { ...pledges };
  for (const { seat, word, pledge } of mixed?.words ?? []) {
    if (pledge !== undefined) next[seat] = pledge;
    else if (next[seat] === hashOf(word)) delete next[seat];
  }
  const isGone = (seat: string) => mixed?.words?.some((each) => each.seat === seat);
  return {
    ...{ epoch: mixed?.epoch ?? epoch, pledges: next, named: mixed?.named ?? named },
    waiting: waiting.filter(({ seat }) => !isGone(seat)),
  };
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
  const setUp = setUpMix(table, { ...opening, epoch: opening.epoch ?? null, beacon: opening.beacon });
  const { mix, mixing } = mixStateAfter(setUp, entries);
  return { mix, mixing: mixing && { ...mixing, waiting: table.mixing?.waiting ?? [] } };
}
