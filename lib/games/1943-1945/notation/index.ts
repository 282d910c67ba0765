import { notation } from '../../kit/notation';
import { orderSchema } from '../orders';
import type { K } from '../types';
import { forms } from './forms';
import { grammarOf, type Words43, wordsOf } from './grammar';
import { unasked } from './misreadings';
import { type Tongue43, vocabularies } from './vocabulary';

export { format } from './format';

export const { verbs, parse } = notation<K, Tongue43, Words43>({
  vocabularies,
  grammar: grammarOf,
  schema: orderSchema,
  words: wordsOf,
  forms,
  unfit: unasked,
});
