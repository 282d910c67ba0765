import type { Edition } from '../edition';
import type { EditionId } from '../pieces';
import { edition1941 } from './1941';

const editions = new Map<EditionId, Edition>([['1941', edition1941]]);

/** The edition a state is played under. */
export function editionOf({ edition: id }: { readonly edition: EditionId }): Edition {
  const edition = editions.get(id);
  if (!edition) throw new Error(`no edition ${id}`);
  return edition;
}
