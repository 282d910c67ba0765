import { getTranslations } from 'next-intl/server';
import { Notice } from '@/app/_ui/notice';
import type { TableSummary } from '@/lib/play';

/** Says of a game that was read in where it comes from; nothing of one that was played here. */
export async function Origin({ table: { imported } }: { table: TableSummary }) {
  const t = await getTranslations('share');
  if (!imported) return null;
  const origin = imported.isOurs ? t('foundOurs') : imported.site ? t('foundSigned', { site: imported.site }) : t('foundUnsigned');
  return (
    <div className="mb-3">
      <Notice tone="note">
        <strong>{t('readIn')}.</strong> {origin}
      </Notice>
    </div>
  );
}
