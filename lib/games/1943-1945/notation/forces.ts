import type { Part, Plane, Support } from '../orders';
import { type Reader43, readForce } from './grammar';
import { says } from './misreadings';

/** "from 18 4 cubes, from 19 3 cubes". */
export function readParts(reader: Reader43): Part[] {
  const parts: Part[] = [];
  while (reader.takes('from') || reader.takes('and')) {
    const from = reader.name('zone');
    parts.push({ from, units: readForce(reader) });
  }
  if (parts.length === 0) reader.lacks({ en: '"from" and a zone', it: '"da" e una zona' });
  return parts;
}

export function readPlane(reader: Reader43): Plane | null {
  const plane = reader.takes('italian-plane') ? 'italian-plane' : reader.takes('plane') ? 'plane' : null;
  if (!plane) return null;
  reader.takes('from', 'in');
  return { from: reader.name('zone'), plane };
}

const none = (): Support => ({ tank: false, plane: null, drop: null });

/** What supports an attack; null: the line does not say. */
export function readSupport(reader: Reader43): Support | null {
  if (reader.takes('no-support')) return none();
  return reader.takes('support') ? readSupporters(reader, true) : null;
}

/** What joins a landing: the verb has said "support". */
export function readJoining(reader: Reader43): Support {
  reader.takes('with');
  return reader.takes('nothing', 'no-support') ? none() : readSupporters(reader, true);
}

/** What supports a defence: the word "support" may be left out, and so may all of it. */
export function readDefence(reader: Reader43): Pick<Support, 'tank' | 'plane'> {
  reader.takes('with');
  const isBare = !reader.takes('support');
  const { tank, plane } = reader.takes('no-support') || (isBare && reader.ended()) ? none() : readSupporters(reader, false);
  return { tank, plane };
}

/** 7.2: at most one tank, one plane and one drop. */
function readSupporters(reader: Reader43, mayDrop: boolean): Support {
  const support = none();
  reader.each(() => {
    const plane = readPlane(reader);
    if (plane && support.plane) reader.fail(says.planes(support.plane.from, plane.from));
    else if (plane) support.plane = plane;
    else if (reader.once('tank')) support.tank = true;
    else if (mayDrop && reader.once('drop')) {
      reader.takes('from');
      support.drop = reader.name('zone');
    } else if (mayDrop) reader.lacks({ en: '"tank", "plane" or "drop"', it: '"carro", "aereo" o "lancio"' });
    else reader.lacks({ en: '"tank" or "plane"', it: '"carro" o "aereo"' });
  });
  return support;
}
