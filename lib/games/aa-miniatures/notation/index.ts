import { notation } from '../../kit/notation';
import { orderSchema } from '../orders';
import type { K } from '../state';
import { forms } from './forms';
import { grammarOf, type MinisWords, wordsOf } from './grammar';
import { explain } from './misreadings';
import { type MinisTongue, vocabularies } from './vocabulary';

export { format } from './format';

export const { verbs, parse } = notation<K, MinisTongue, MinisWords>({
  vocabularies,
  grammar: grammarOf,
  schema: orderSchema,
  words: wordsOf,
  forms,
  explain,
});
