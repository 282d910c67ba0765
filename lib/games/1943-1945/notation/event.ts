import { clauses } from '../../kit/notation';
import { convertibles, type OrderOf } from '../orders';
import type { ZoneId } from '../types';
import type { Form43, Reader43 } from './grammar';

/** "Reinforcements in 09, converting 1 tank, 1 partisans, to 04": 13. */
export const event: Form43<'event'> = {
  read: { event: ({ reader }) => readEvent(reader) },
  write: ({ event: id, zone, convert = {}, at, take }, words) => {
    const where = zone !== undefined && ` ${words.say('in')} ${zone === 'sea' ? words.say('sea') : zone}`;
    return clauses(
      `${words.event(id)}${where || ''}`,
      Object.keys(convert).length > 0 && `${words.say('converting')} ${words.counters(convert)}`,
      at && `${words.say('to')} ${at.join(' + ')}`,
      take && `${words.say('taking')} ${take.map(words.event).join(' + ')}`,
    );
  },
};

function readEvent(reader: Reader43): OrderOf<'event'> {
  const order: OrderOf<'event'> = { type: 'event', event: reader.name('event') };
  if (reader.takes('in', 'to')) order.zone = reader.takes('sea') ? 'sea' : reader.name('zone');
  else if (reader.takes('sea')) order.zone = 'sea';
  if (reader.takes('converting')) {
    const convert: NonNullable<typeof order.convert> = {};
    reader.each(
      () => {
        const count = reader.number(1);
        const into = reader.name('into');
        convert[into] = (convert[into] ?? 0) + count;
      },
      'taking',
      'to',
    );
    order.convert = Object.fromEntries(convertibles.flatMap((id) => (convert[id] ? [[id, convert[id]]] : [])));
  }
  if (order.convert && reader.takes('to')) order.at = readHomes(reader, order.convert.partisans ?? 1);
  if (reader.takes('taking')) order.take = reader.each(() => reader.name('event'));
  return order;
}

/** A zone for each of the partisans; a single one is meant for all. */
function readHomes(reader: Reader43, count: number): ZoneId[] {
  const homes = reader.each(() => reader.name('zone'), 'taking');
  const [only = ''] = homes;
  return homes.length === 1 ? Array.from({ length: count }, () => only) : homes;
}
