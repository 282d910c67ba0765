import type { en } from '@/app/_words/en';
import type { Translated } from '@/app/_words/translated';

/** Texts of the board and the table page, chosen on the server and handed down. */
export type BoardWords = Translated<typeof en.board>;
export type TableWords = Translated<typeof en.table>;
export type ReviewWords = Translated<typeof en.review>;
export type TourWords = Translated<typeof en.tour>;
export type CompareWords = Translated<typeof en.compare>;
export type PinnedWords = Translated<typeof en.pinned>;
export type OddsWords = Translated<typeof en.odds>;

/** A text with its `{name}` gaps filled. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
