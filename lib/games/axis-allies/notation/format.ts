import { formatter } from '../../kit/notation';
import type { K, Language, Passenger } from '../types';
import { forms } from './forms';
import { type AaWords, wordsOf } from './grammar';
import { type AaTongue, vocabularies } from './vocabulary';

/** Writes an order as players read it. */
export const format = formatter<K, AaTongue, AaWords>({ vocabularies, words: wordsOf, forms });

/** "carrying UK infantry + UK tank"; nothing for an empty transport. */
export const formatCargo = (cargo: readonly Passenger[], language: Language): string => wordsOf(language).carrying(cargo);
