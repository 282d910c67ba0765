import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { letterTrouble, myTables } from '@/lib/play';
import { signedIn } from '../_shell/guards';
import { Notice } from '../_ui/notice';
import { Empty, Page } from '../_ui/page';
import { currentCaller } from '../_words/caller';
import { byUrgency } from './order';
import { TableSection } from './table-list';

interface Props {
  searchParams: Promise<{ said?: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('tables'))('title') };
}

export default async function MyTables({ searchParams }: Props) {
  await signedIn('/tables');
  const [t, caller, { said }] = await Promise.all([getTranslations('tables'), currentCaller(), searchParams]);
  const [tables, stopped] = await Promise.all([myTables(caller), letterTrouble(caller)]);
  const { mine, others, open, over } = byUrgency(tables);
  const create = (
    <Link href="/tables/new" className="button" data-tone="main">
      {t('create')}
    </Link>
  );
  const none = mine.length + others.length + open.length + over.length === 0;
  return (
    <Page title={t('title')} action={create}>
      {said === 'cancelled' && (
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
      <TableSection title={t('yourTurn')} tables={mine} />
      <TableSection title={t('waitingForOthers')} tables={others} />
      <TableSection title={t('notStarted')} tables={open} />
      <TableSection title={t('over')} tables={over} />
    </Page>
  );
}
