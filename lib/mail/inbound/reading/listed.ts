import { normalise } from '../../../engine';
import { commandIn } from './commands';
import { isSignatureMark } from './courtesies';
import { isVerb, type OrderReader } from './order-reader';

/** Without the bullet and the remark that lists have. */
const itemIn = (line: string): string =>
  line
    .replace(/#.*/, '')
    .replace(/^[-*•]\s+/, '')
    .trim();

/** Puts a list together that stands below its verb, an item a line: "ARMY", and below it "2x Tiger I". It ends at an empty line, or where something else begins. */
export function listed(lines: readonly string[], reader: OrderReader): string[] {
  const found: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const verb = normalise(line);
    const isAlone = isVerb(reader, verb) && reader.means(line) === null;
    const below = isAlone ? itemsIn(lines.slice(at + 1), reader) : [];
    const items = below.map(itemIn).filter((item) => item !== '');
    if (items.some((item) => reader.means(`${verb} ${item}`) !== null)) {
      found.push(`${verb.toUpperCase()} ${items.join(', ')}`);
      at += below.length;
    } else found.push(line);
  }
  return found;
}

/** Lines that belong to a list, empty ones before it among them. */
function itemsIn(lines: readonly string[], reader: OrderReader): readonly string[] {
  const first = lines.findIndex((line) => line !== '');
  const isOther = (line: string) =>
    isSignatureMark(line) || commandIn(line) !== null || reader.means(line) !== null || isVerb(reader, normalise(line).split(' ')[0] ?? '');
  const end = lines.findIndex((line, at) => at >= first && (line === '' || isOther(line)));
  return lines.slice(0, end < 0 ? lines.length : end);
}
