import { formatter } from '../../kit/notation';
import type { K } from '../types';
import { forms } from './forms';
import { type AaWords, wordsOf } from './grammar';
import { type AaTongue, vocabularies } from './vocabulary';

/** Writes an order as players read it. */
export const format = formatter<K, AaTongue, AaWords>({ vocabularies, words: wordsOf, forms });
