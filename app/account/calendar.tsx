import { getTranslations } from 'next-intl/server';
import { When } from '../_ui/when';
import { closeCalendarAction } from './calendar-actions';
import { CalendarForm } from './calendar-form';

/** Deadlines for the reader's own calendar program: an address to subscribe to, that can be taken back. */
export async function CalendarFeed({ since }: { since: string | null }) {
  const [t, lobby] = await Promise.all([getTranslations('account'), getTranslations('lobby')]);
  return (
    <section>
      <h2 className="mb-1">{t('calendar')}</h2>
      <p className="mb-4 text-soft">{t('calendarText')}</p>
      {since && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p>
            {t('calendarSince')} <When iso={since} />
          </p>
          <form action={closeCalendarAction}>
            <button type="submit" className="button" data-tone="danger" data-size="small">
              {t('calendarClose')}
            </button>
          </form>
        </div>
      )}
      <CalendarForm
        words={{
          create: since ? t('calendarRenew') : t('calendarOpen'),
          shown: t('calendarShown'),
          copy: lobby('copy'),
          copied: lobby('copied'),
        }}
      />
    </section>
  );
}
