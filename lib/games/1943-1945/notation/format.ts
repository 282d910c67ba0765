import { formatter } from '../../kit/notation';
import type { K } from '../types';
import { forms } from './forms';
import { type Words43, wordsOf } from './grammar';
import { type Tongue43, vocabularies } from './vocabulary';

/** Writes an order as players read it. */
export const format = formatter<K, Tongue43, Words43>({ vocabularies, words: wordsOf, forms });
