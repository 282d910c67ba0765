import { Link } from '@/app/_ui/link';

/** The number from 1 that a query names; null: none. */
export const numberIn = (query: string | string[] | undefined): number | null =>
  typeof query === 'string' && /^[1-9]\d{0,3}$/.test(query) ? Number(query) : null;

/** The page that a query names, from 0; in addresses they are counted from 1. */
export const pageIn = (query: string | string[] | undefined): number => (numberIn(query) ?? 1) - 1;

/** The rows of one page of a list that was read whole. */
export function pageOf<T>(rows: readonly T[], page: number, size: number): { shown: readonly T[]; isMore: boolean } {
  return { shown: rows.slice(page * size, (page + 1) * size), isMore: rows.length > (page + 1) * size };
}

interface Props {
  /** With its query, where it has one besides the page. */
  path: string;
  /** From 0. */
  page: number;
  isMore: boolean;
  /** Of the query's field; where a page has several lists, each has its own. */
  name?: string;
  words: { back: string; on: string };
}

/** The ways to the pages before and behind; nothing where there is one page. */
export function Pages({ path, page, isMore, name = 'page', words }: Props) {
  if (page === 0 && !isMore) return null;
  const to = (number: number) => `${path}${path.includes('?') ? '&' : '?'}${name}=${number}`;
  return (
    <p className="mt-4 flex gap-6">
      {page > 0 && <Link href={to(page)}>{words.back}</Link>}
      {isMore && <Link href={to(page + 2)}>{words.on}</Link>}
    </p>
  );
}
