import { list as english } from '@/app/_words/en/list';
import { list as italian } from '@/app/_words/it/list';
import type { Translated } from '@/app/_words/translated';
import type { Language } from '@/lib/engine';

export type ListWords = Translated<typeof english>;

export const listWords = (language: Language): ListWords => (language === 'it' ? italian : english);

/** "7.5", "7,5". */
export const numberIn = (value: number, language: Language): string => value.toLocaleString(language);
