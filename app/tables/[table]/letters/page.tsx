import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage, signedIn } from '@/app/_shell/guards';
import { modeNames, shareName } from '@/app/_shell/letter-words';
import { Link } from '@/app/_ui/link';
import { currentCaller } from '@/app/_words/caller';
import { reminderChoices, tableLetters, tableSummary } from '@/lib/play';
import { SidePage } from '../_page/side-page';
import { TableLettersForm } from './form';

interface Props {
  params: Promise<{ table: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ table: id }, caller, t] = await Promise.all([params, currentCaller(), getTranslations('post')]);
  const { title } = await orPlainPage(tableSummary(caller, id));
  return { title: t('of', { title }) };
}

/** How the letters of one table come to one of its players. */
export default async function TableLettersPage({ params }: Props) {
  const { table: id } = await params;
  await signedIn(`/tables/${id}/letters`);
  const [t, caller] = await Promise.all([getTranslations('post'), currentCaller()]);
  const table = await orPlainPage(tableSummary(caller, id));
  const { own, account } = await tableLetters(caller, id);
  const modes = modeNames(t);
  const hours = account.quiet ? t('hours', { ...account.quiet }) : t('quietNone');
  const shares = account.reminders.length > 0 ? account.reminders.map((percent) => `${percent} %`).join(', ') : t('never');
  return (
    <SidePage table={id} title={t('title')} label={table.title}>
      <p className="mb-2">{t('text')}</p>
      <p className="mb-6 text-soft">{t('presence')}</p>
      {table.mySeats.length === 0 && <p className="mb-6">{t('noSeat')}</p>}
      <TableLettersForm
        table={id}
        own={own}
        modes={[
          { value: 'account', label: t('modeAccount', { mode: modes[account.mode] }) },
          ...(['instant', 'digest', 'off'] as const).map((value) => ({ value, label: modes[value] })),
        ]}
        quiet={[
          { value: 'account', label: t('quietAccount', { hours }) },
          { value: 'none', label: t('quietNone') },
          { value: 'own', label: t('quietOwn') },
        ]}
        account={account}
        reminders={[
          { value: 'account', label: t('remindersAccount', { shares }) },
          { value: 'own', label: t('quietOwn') },
        ]}
        shares={reminderChoices.map((percent) => ({ percent, label: shareName(t, percent) }))}
        words={{
          mode: t('mode'),
          modeHint: t('modeHint'),
          quiet: t('quiet'),
          quietHint: t('quietHint'),
          from: t('from'),
          to: t('to'),
          reminders: t('remindersOwn'),
          remindersOwn: t('reminders'),
          save: t('save'),
        }}
      />
      <p className="mt-8">
        <Link href="/account#letters">{t('account')}</Link>
      </p>
    </SidePage>
  );
}
