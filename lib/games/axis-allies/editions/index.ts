import type { Edition } from '../edition';
import type { State } from '../types';
import { edition1941 } from './1941';

/** The edition a state is played under. */
export const editionOf = (_state: Pick<State, 'edition'>): Edition => edition1941;
