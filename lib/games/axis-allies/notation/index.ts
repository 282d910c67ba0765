import { notation } from '../../kit/notation';
import { orderSchema } from '../orders';
import type { K } from '../types';
import { forms } from './forms';
import { type AaWords, grammarOf, wordsOf } from './grammar';
import { explain, says } from './misreadings';
import { type AaTongue, vocabularies } from './vocabulary';

export { format, formatCargo } from './format';

export const { verbs, parse } = notation<K, AaTongue, AaWords>({
  vocabularies,
  grammar: grammarOf,
  schema: orderSchema,
  words: wordsOf,
  forms,
  explain,
  unfit: () => says.bounds,
});
