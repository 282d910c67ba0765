import { getTranslations } from 'next-intl/server';
import { Link } from '@/app/_ui/link';
import type { ClockView } from '@/lib/play';
import { describeTimeControl, lengthText, zonedText } from '@/lib/time-control';
import { currentLanguage } from '../../../_words/language';
import { currentReckoning } from '../../../_words/reckoning';

/** The clock of a running table: when the reader must answer, what happens then, and what was changed last. */
export async function ClockFacts({ table, clock }: { table: string; clock: ClockView }) {
  const [t, reckoning, language] = await Promise.all([getTranslations('clock'), currentReckoning(), currentLanguage()]);
  const when = (iso: string) => zonedText(new Date(iso), reckoning);
  const { due } = clock;
  const last = clock.records.at(-1);
  return (
    <section>
      <h2 className="mb-2">{t('title')}</h2>
      <div className="grid gap-1 font-sans text-[0.9375rem]">
        {due && <p className="font-semibold">{t('due', { when: when(due.deadline) })}</p>}
        {due && due.free !== due.deadline && <p>{t('free', { when: when(due.free) })}</p>}
        {due && due.expires !== due.deadline && <p>{t('graceUntil', { when: when(due.expires) })}</p>}
        {describeTimeControl(clock.timeControl, language).map((line) => (
          <p key={line} className="text-soft">
            {line}
          </p>
        ))}
        {last && (
          <p className="text-soft">{last.kind === 'clock' ? t('changed', { when: when(last.at) }) : `${when(last.at)}: ${last.text}`}</p>
        )}
        <p>
          <Link href={`/tables/${table}/clock`}>{t('more')}</Link>
        </p>
      </div>
    </section>
  );
}

/** What a seat has in its bank of time, in words; null without one. */
export async function bankText(clock: ClockView, seat: string): Promise<string | null> {
  const left = clock.banks[seat];
  if (left === undefined) return null;
  const [t, language] = await Promise.all([getTranslations('clock'), currentLanguage()]);
  return left < 60_000 ? t('bankEmpty') : t('inBank', { length: lengthText(left, language) });
}
