import type { Language } from '../../../engine';
import type { Words } from './catalogue';
import { en } from './en';
import { it } from './it';

export const words: Record<Language, Words> = { en, it };
