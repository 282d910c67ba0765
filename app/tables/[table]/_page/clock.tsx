import Link from 'next/link';
import { getFormatter, getTranslations } from 'next-intl/server';
import { describePace, lengthText } from '@/lib/pace';
import type { ClockView } from '@/lib/play';
import { currentLanguage } from '../../../_words/language';

const day = { weekday: 'short', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** The clock of a running table: when the reader must answer, what happens then, and what was changed last. */
export async function ClockFacts({ table, clock }: { table: string; clock: ClockView }) {
  const [t, format, language] = await Promise.all([getTranslations('clock'), getFormatter(), currentLanguage()]);
  const when = (iso: string) => format.dateTime(new Date(iso), day);
  const { due } = clock;
  const last = clock.records.at(-1);
  return (
    <section>
      <h2 className="mb-2">{t('title')}</h2>
      <div className="grid gap-1 font-sans text-[0.9375rem]">
        {due && <p className="font-semibold">{t('due', { when: when(due.deadline) })}</p>}
        {due && due.free !== due.deadline && <p>{t('free', { when: when(due.free) })}</p>}
        {due && due.expires !== due.deadline && <p>{t('graceUntil', { when: when(due.expires) })}</p>}
        {describePace(clock.pace, language).map((line) => (
          <p key={line} className="text-soft">
            {line}
          </p>
        ))}
        {last && (
          <p className="text-soft">{last.kind === 'clock' ? t('changed', { when: when(last.at) }) : `${when(last.at)}: ${last.text}`}</p>
        )}
        <p>
          <Link href={`/tables/${table}/clock`} prefetch={false}>
            {t('more')}
          </Link>
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
