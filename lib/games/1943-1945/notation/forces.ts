import type { OrderOf, Part, Plane, Support } from '../orders';
import type { Reader } from './reader';

/** "from 18 4 cubes, from 19 3 cubes". */
export function readParts(reader: Reader): Part[] {
  const parts: Part[] = [];
  while (reader.takes('from') || (reader.at('and') && reader.takes('and'))) {
    const from = reader.zone();
    parts.push({ from, units: reader.force() });
  }
  if (parts.length === 0) reader.fail({ kind: 'expected', word: reader.word(), what: { en: '"from" and a zone', it: '"da" e una zona' } });
  return parts;
}

function readPlane(reader: Reader): Plane | null {
  const plane = reader.takes('italian-plane') ? 'italian-plane' : reader.takes('plane') ? 'plane' : null;
  if (!plane) return null;
  reader.takes('from', 'in');
  return { from: reader.zone(), plane };
}

const none = (): Support => ({ tank: false, plane: null, drop: null });

/** What supports an attack; null: the line does not say. */
export function readSupport(reader: Reader): Support | null {
  if (reader.takes('no-support')) return none();
  return reader.takes('support') ? readSupporters(reader, true) : null;
}

/** What joins a landing: the verb has said "support". */
export function readJoining(reader: Reader): Support {
  reader.takes('with');
  return reader.takes('nothing', 'no-support') ? none() : readSupporters(reader, true);
}

/** What supports a defence: the word "support" may be left out, and so may all of it. */
export function readDefence(reader: Reader): Pick<Support, 'tank' | 'plane'> {
  const isBare = !reader.takes('support');
  const { tank, plane } = reader.takes('no-support') || (isBare && reader.ended()) ? none() : readSupporters(reader, false);
  return { tank, plane };
}

/** 7.2: at most one tank, one plane and one drop. */
function readSupporters(reader: Reader, mayDrop: boolean): Support {
  const support = none();
  do {
    const plane = readPlane(reader);
    if (plane && support.plane) reader.fail({ kind: 'planes', planes: [support.plane.from, plane.from] });
    else if (plane) support.plane = plane;
    else if (reader.once('tank')) support.tank = true;
    else if (mayDrop && reader.once('drop')) {
      reader.takes('from');
      support.drop = reader.zone();
    } else {
      const what = mayDrop
        ? { en: '"tank", "plane" or "drop"', it: '"carro", "aereo" o "lancio"' }
        : { en: '"tank" or "plane"', it: '"carro" o "aereo"' };
      reader.fail({ kind: 'expected', word: reader.word(), what });
    }
    reader.takes('and');
  } while (!reader.ended());
  return support;
}

/** What goes against ships. */
export function readInterception(reader: Reader): OrderOf<'intercept'> {
  const order: OrderOf<'intercept'> = { type: 'intercept', fleets: 0, uboat: false, planes: [] };
  if (reader.takes('nothing')) return order;
  reader.takes('with');
  do {
    const plane = readPlane(reader);
    if (plane) order.planes.push(plane);
    else if (reader.once('uboat')) order.uboat = true;
    else {
      order.fleets += reader.number(1);
      if (!reader.takes('fleet')) {
        reader.fail({
          kind: 'expected',
          word: reader.word(),
          what: { en: '"fleet", "U-boat" or "plane"', it: '"flotta", "U-Boot" o "aereo"' },
        });
      }
    }
    reader.takes('and');
  } while (!reader.ended());
  return order;
}
