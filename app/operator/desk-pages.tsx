import { getTranslations } from 'next-intl/server';
import { Pages, pageIn } from '@/app/_ui/pages';
import type { DeskList, OperatorDesk } from '@/lib/play';

export type Query = Record<string, string | string[] | undefined>;

interface Props extends Pick<OperatorDesk, 'isMore'> {
  list: DeskList;
  /** Pages of all lists, as the address names them. */
  query: string;
}

/** The ways to the pages of one list; the others stay where they are. */
export async function DeskPages({ list, query, isMore }: Props) {
  const t = await getTranslations('operator');
  const others = new URLSearchParams(query);
  const page = pageIn(others.get(list) ?? undefined);
  others.delete(list);
  const path = others.size === 0 ? '/operator' : `/operator?${others}`;
  return <Pages path={path} page={page} isMore={isMore[list]} name={list} words={{ back: t('previousPage'), on: t('nextPage') }} />;
}
