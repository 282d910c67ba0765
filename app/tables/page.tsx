import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { letterTrouble, myTables } from '@/lib/play';
import { signedIn } from '../_shell/guards';
import { Notice } from '../_ui/notice';
import { Empty, Page } from '../_ui/page';
import { currentCaller } from '../_words/caller';
import { Finder } from './finder';
import { byUrgency, found, type Shown, shown } from './order';
import { TableSection } from './table-list';

interface Props {
  searchParams: Promise<Partial<Record<'said' | 'find' | 'show', string | string[]>>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('tables'))('title') };
}

export default async function MyTables({ searchParams }: Props) {
  await signedIn('/tables');
  const [t, caller, query] = await Promise.all([getTranslations('tables'), currentCaller(), searchParams]);
  const find = typeof query.find === 'string' ? query.find.slice(0, 100) : '';
  const show = shown.find((each) => each === query.show) ?? 'all';
  const [tables, stopped] = await Promise.all([myTables(caller), letterTrouble(caller)]);
  const { mine, others, open, over } = byUrgency(found(tables, find));
  const isShown = (part: Shown) => show === part || (show === 'all' && part !== 'archive');
  const parts = { mine, others, open, archive: over };
  const isEmpty = Object.entries(parts).every(([part, of]) => of.length === 0 || !isShown(part as Shown));
  const create = (
    <Link href="/tables/new" className="button" data-tone="main">
      {t('create')}
    </Link>
  );
  const none = tables.length === 0;
  return (
    <Page title={t('title')} action={create}>
      {query.said === 'cancelled' && (
        <div className="mb-6">
          <Notice tone="good">{t('canceled')}</Notice>
        </div>
      )}
      {stopped && (
        <div className="mb-6">
          <Notice tone="bad">
            {t('noLetters')} <Link href="/account#letters-stopped">{t('noLettersWhy')}</Link>
          </Notice>
        </div>
      )}
      {none && (
        <Empty title={t('none')}>
          <p className="w-full">{t('noneText')}</p>
          {create}
          <Link href="/open-tables" className="button">
            {t('openTitle')}
          </Link>
        </Empty>
      )}
      {!none && <Finder find={find} show={show} />}
      {!none && isEmpty && (
        <Empty title={t('nothingFound')}>
          <Link href="/tables" className="button">
            {t('showAll')}
          </Link>
        </Empty>
      )}
      {isShown('mine') && <TableSection title={t('yourTurn')} tables={mine} />}
      {isShown('others') && <TableSection title={t('waitingForOthers')} tables={others} />}
      {isShown('open') && <TableSection title={t('notStarted')} tables={open} />}
      {isShown('archive') && <TableSection title={t('over')} tables={over} />}
      {show === 'all' && over.length > 0 && (
        <p className="mt-8">
          <Link href={`/tables?show=archive&find=${encodeURIComponent(find)}`}>{t('archive', { count: over.length })}</Link>
        </p>
      )}
    </Page>
  );
}
