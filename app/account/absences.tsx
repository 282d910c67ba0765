import { getTranslations } from 'next-intl/server';
import { myTables, vacations } from '@/lib/play';
import { dayText } from '@/lib/time-control';
import { CheckField, TextField } from '../_ui/field';
import { Form } from '../_ui/form';
import { Submit } from '../_ui/submit';
import { currentCaller } from '../_words/caller';
import { currentReckoning } from '../_words/reckoning';
import { announceAction, cancelAbsenceAction } from './absence-actions';

/** Times when the reader is away: those planned, and a form for one more. */
export async function Absences() {
  const [t, reckoning, caller] = await Promise.all([getTranslations('account'), currentReckoning(), currentCaller()]);
  const [planned, tables] = await Promise.all([vacations(caller), myTables(caller)]);
  const running = tables.filter(({ status, mySeats }) => status === 'running' && mySeats.length > 0);
  const day = (iso: string, back = 0) => dayText(new Date(Date.parse(iso) - back), reckoning);
  const titleOf = (id: string) => tables.find((table) => table.id === id)?.title ?? '…';
  return (
    <section id="absences">
      <h2 className="mb-1">{t('absences')}</h2>
      <p className="mb-4 text-soft">{t('absencesText')}</p>
      {planned.length === 0 && <p className="mb-4">{t('absencesNone')}</p>}
      <ul className="mb-6">
        {planned.map(({ id, from, until, tables: chosen }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-2">
            <span>
              <strong>
                {day(from)} – {day(until, 1)}
              </strong>
              <span className="block font-sans text-sm text-soft">{chosen ? chosen.map(titleOf).join(', ') : t('absenceAll')}</span>
            </span>
            <form action={cancelAbsenceAction}>
              <input type="hidden" name="id" value={id} />
              <button type="submit" className="button" data-tone="danger" data-size="small">
                {t('absenceCancel')}
                <span className="sr-only"> {day(from)}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      <Form action={announceAction} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField name="from" type="date" label={t('absenceFrom')} required />
          <TextField name="until" type="date" label={t('absenceUntil')} required />
        </div>
        {running.length > 1 && (
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-sans text-[0.9375rem] font-semibold">{t('absenceTables')}</legend>
            {running.map(({ id, title, gameTitle }) => (
              <CheckField key={id} name={`table.${id}`} label={`${title} (${gameTitle})`} />
            ))}
          </fieldset>
        )}
        <TextField name="substitute" type="email" label={t('absenceSubstitute')} autoComplete="off" />
        <Submit className="justify-self-start">{t('absenceSave')}</Submit>
      </Form>
    </section>
  );
}
