import { customType } from 'drizzle-orm/pg-core';

/** Something that was told of an entry, as its game's event, and to whom. */
export interface EntryLine {
  /** all: everyone. only: the seats listed. except: everyone but them, told something else by an `only` line. */
  audience: 'all' | 'only' | 'except';
  seats: string[];
  event: Record<string, unknown>;
}

/** As it is kept: who hears it is said where not everybody does. */
type Packed = [event: EntryLine['event'], audience?: EntryLine['audience'], seats?: string[]];

const packed = ({ audience, seats, event }: EntryLine): Packed => (audience === 'all' ? [event] : [event, audience, seats]);
const unpacked = ([event, audience = 'all', seats = []]: Packed): EntryLine => ({ audience, seats, event });

/** A column of JSON: all lines of an entry, in order. */
export const toldColumn = customType<{ data: EntryLine[]; driverData: unknown }>({
  dataType: () => 'json',
  toDriver: (lines) => JSON.stringify(lines.map(packed)),
  fromDriver: (kept) => ((typeof kept === 'string' ? JSON.parse(kept) : kept) as Packed[]).map(unpacked),
});
