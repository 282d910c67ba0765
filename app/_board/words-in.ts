import 'server-only';
import type { Language } from '@/lib/engine';
import { en } from '../_words/en';
import { it } from '../_words/it';
import type { BoardWords, TableWords, TourWords } from './words';

/** The texts that client components of the table pages take with them, in one language. */
export const wordsIn = (language: Language): { board: BoardWords; table: TableWords; tour: TourWords } => (language === 'it' ? it : en);
