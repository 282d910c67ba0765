import type { Edition } from '../edition';
import type { EditionId } from '../pieces';
import { edition1941 } from './1941';

const editions: Readonly<Record<EditionId, Edition>> = { '1941': edition1941 };

/** The edition a state is played under. */
export const editionOf = (state: { readonly edition: EditionId }): Edition => editions[state.edition];
