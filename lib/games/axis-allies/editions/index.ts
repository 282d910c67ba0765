import type { Edition } from '../edition';
import type { EditionId } from '../pieces';
import { edition1941 } from './1941';

const editions: readonly Edition[] = [edition1941];
/** The one asked for last: rules ask thousands of times for the same. */
let recent: Edition = edition1941;

/** The edition a state is played under. */
export function editionOf({ edition: id }: { readonly edition: EditionId }): Edition {
  return recent.id === id ? recent : find(id);
}

function find(id: EditionId): Edition {
  const found = editions.find((each) => each.id === id);
  if (!found) throw new Error(`no edition ${id}`);
  recent = found;
  return found;
}
