import { notation } from '../../kit/notation';
import { orderSchema } from '../orders';
import type { K } from '../state';
import { forms } from './forms';
import { grammarOf, type MinisWords, wordsOf } from './grammar';
import { explain } from './misreadings';
import { type MinisTongue, vocabularies } from './vocabulary';

export const { verbs, format, parse } = notation<K, MinisTongue, MinisWords>({
  vocabularies,
  grammar: grammarOf,
  schema: orderSchema,
  words: wordsOf,
  forms,
  explain,
});
