import { formatter } from '../../kit/notation';
import type { K } from '../state';
import { forms } from './forms';
import { type MinisWords, wordsOf } from './grammar';
import { type MinisTongue, vocabularies } from './vocabulary';

/** Writes an order as players read it. */
export const format = formatter<K, MinisTongue, MinisWords>({ vocabularies, words: wordsOf, forms });
