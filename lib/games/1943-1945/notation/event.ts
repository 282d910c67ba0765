import { convertibles, type OrderOf } from '../orders';
import type { ZoneId } from '../types';
import type { Reader } from './reader';

/** "Reinforcements in 09, converting 1 tank, 1 partisans, to 04": 13. */
export function readEvent(reader: Reader): OrderOf<'event'> {
  const order: OrderOf<'event'> = { type: 'event', event: reader.event() };
  if (reader.takes('in', 'to')) order.zone = reader.takes('sea') ? 'sea' : reader.zone();
  else if (reader.takes('sea')) order.zone = 'sea';
  if (reader.takes('converting')) {
    const convert: NonNullable<typeof order.convert> = {};
    do {
      const count = reader.number(1);
      const into = reader.into();
      convert[into] = (convert[into] ?? 0) + count;
      reader.takes('and');
    } while (!reader.ended() && !reader.at('taking', 'to'));
    order.convert = Object.fromEntries(convertibles.flatMap((id) => (convert[id] ? [[id, convert[id]]] : [])));
  }
  if (order.convert && reader.takes('to')) order.at = readHomes(reader, order.convert.partisans ?? 1);
  if (reader.takes('taking')) {
    const take: NonNullable<typeof order.take> = [];
    do {
      take.push(reader.event());
      reader.takes('and');
    } while (!reader.ended());
    order.take = take;
  }
  return order;
}

/** A zone for each of the partisans; a single one is meant for all. */
function readHomes(reader: Reader, count: number): ZoneId[] {
  const homes: ZoneId[] = [];
  do {
    homes.push(reader.zone());
    reader.takes('and');
  } while (!reader.ended() && !reader.at('taking'));
  const [only = ''] = homes;
  return homes.length === 1 ? Array.from({ length: count }, () => only) : homes;
}
