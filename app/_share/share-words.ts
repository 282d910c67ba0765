import type { en } from '@/app/_words/en';
import type { Translated } from '@/app/_words/translated';

/** Texts of the panel that shares a moment. */
export type ShareWords = Translated<typeof en.shareMoment>;
