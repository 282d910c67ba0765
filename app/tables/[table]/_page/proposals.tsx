import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Notice } from '@/app/_ui/notice';
import { currentCaller } from '@/app/_words/caller';
import { proposalsToMe } from '@/lib/play';

/** What the others propose and the caller has not answered. */
export async function Proposals({ table }: { table: string }) {
  const [t, caller] = await Promise.all([getTranslations('affairs'), currentCaller()]);
  const open = await proposalsToMe(caller, table);
  return open.map(({ id, by, text }) => (
    <div key={id} className="mb-3">
      <Notice tone="wait">
        <strong>{t('proposedToYou', { by })}</strong> {text}{' '}
        <Link href={`/tables/${table}/affairs`} prefetch={false}>
          {t('answerIt')}
        </Link>
      </Notice>
    </div>
  ));
}
