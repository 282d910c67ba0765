import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import { Notice } from '@/app/_ui/notice';
import { currentCaller } from '@/app/_words/caller';
import { proposalsToMe, type TableLook } from '@/lib/play';

/** What the others propose and the caller has not answered. */
export async function Proposals({ look }: { look: TableLook }) {
  const [t, caller] = await Promise.all([getTranslations('affairs'), currentCaller()]);
  const open = proposalsToMe(caller, look);
  return open.map(({ id, by, text }) => (
    <div key={id} className="mb-3">
      <Notice tone="wait">
        <strong>{t('proposedToYou', { by })}</strong> {text} <Link href={`/tables/${look.table.id}/affairs`}>{t('answerIt')}</Link>
      </Notice>
    </div>
  ));
}
