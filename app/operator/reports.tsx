import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/app/_ui/link';
import { When } from '@/app/_ui/when';
import type { OperatorDesk } from '@/lib/play';
import { ActForm } from './act-form';

/** Reports that wait, each with what can be done about it. */
export async function Reports({ reports, children }: Pick<OperatorDesk, 'reports'> & { children: ReactNode }) {
  const t = await getTranslations('operator');
  return (
    <section>
      <h2 className="mb-2">{t('reports')}</h2>
      {reports.length === 0 && <p className="text-soft">{t('noReports')}</p>}
      <ul>
        {reports.map(({ id, reason, createdAt, about, aboutId, by, line, lineId, table, hiddenAt, words, wordsHiddenAt }) => (
          <li key={id} className="grid gap-2 border-b border-rule py-3">
            <p className="break-words">
              “{reason}”
              <span className="block font-sans text-sm text-soft">
                {t('reportOf', { about: about ?? t('gone'), by: by ?? t('gone') })} · <When iso={createdAt.toISOString()} />
              </span>
            </p>
            {line !== null && (
              <blockquote className="border-l-4 border-rule-strong pl-3 break-words">
                {line}
                <span className="block font-sans text-sm">
                  <Link href={`/tables/${table}`} className="underline">
                    {t('said')}
                  </Link>
                </span>
              </blockquote>
            )}
            {words !== null && (
              <blockquote className="border-l-4 border-rule-strong pl-3 break-words whitespace-pre-line">
                {words}
                <span className="block font-sans text-sm">
                  <Link href={`/players/${aboutId}`} className="underline">
                    {t('aboutSelf')}
                  </Link>
                </span>
              </blockquote>
            )}
            {words !== null && wordsHiddenAt === null && <ActForm kind="hide-words" subject={aboutId} text={t('hideWords')} why="" />}
            {words !== null && wordsHiddenAt !== null && <p className="text-soft">{t('wordsHidden')}</p>}
            {lineId !== null && hiddenAt === null && <ActForm kind="hide-chat" subject={lineId} text={t('hide')} why="" />}
            {hiddenAt !== null && <p className="text-soft">{t('hidden')}</p>}
            <ActForm kind="lock" subject={aboutId} text={t('lock')} why="" tone="danger" />
            <ActForm kind="close-report" subject={id} text={t('close')} why={t('closeWord')} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
