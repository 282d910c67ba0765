import { getTranslations } from 'next-intl/server';
import { CheckField, SelectField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { Submit } from '@/app/_ui/submit';
import { TextArea } from '@/app/_ui/text-area';
import { type AffairsView, appealDays, longestReason } from '@/lib/play';
import { Confirmed } from '../_lobby/forms';
import { adjudicateAction, appealAction } from './actions';

interface Props {
  id: string;
  table: AffairsView;
}

/** What players ask of those who lead the club of the table, and what these decide. */
export async function Judging({ id, table }: Props) {
  const t = await getTranslations('results');
  if (!table.mayJudge && !table.mayAppeal && table.appeals.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1">{t('judging')}</h2>
      {table.appeals.length > 0 && (
        <ul className="mb-3 grid gap-3">
          {table.appeals.map(({ entry, by, reason }) => (
            <li key={entry} className="sheet p-4">
              <p className="font-sans text-[0.9375rem] text-soft">{t('appealWaits', { entry, by })}</p>
              <p className="wrap-anywhere">{reason}</p>
            </li>
          ))}
        </ul>
      )}
      {table.mayAppeal && (
        <Confirmed summary={t('appeal')} text={t('appealText', { days: appealDays })}>
          <Form action={appealAction} className="grid gap-3">
            <input type="hidden" name="table" value={id} />
            <TextArea name="reason" label={t('appealReason')} rows={4} max={longestReason} defaultValue="" />
            <Submit className="justify-self-start" size="small">
              {t('appealDo')}
            </Submit>
          </Form>
        </Confirmed>
      )}
      {table.mayJudge && <Adjudicate id={id} table={table} />}
    </section>
  );
}

async function Adjudicate({ id, table }: Props) {
  const t = await getTranslations('results');
  const verdicts = ['won', 'draw', 'void', ...(table.appeals.length > 0 ? ['stands' as const] : [])] as const;
  const appeals = [
    ...table.appeals.map(({ entry, by }) => ({ value: String(entry), label: t('appealOf', { entry, by }) })),
    { value: '', label: t('noAppeal') },
  ];
  return (
    <Confirmed summary={t('adjudicate')} text={t('adjudicateText')}>
      <Form action={adjudicateAction} className="grid gap-3">
        <input type="hidden" name="table" value={id} />
        <SelectField name="verdict" label={t('verdict')} options={verdicts.map((value) => ({ value, label: t(`verdicts.${value}`) }))} />
        <fieldset className="grid gap-1">
          <legend className="font-sans text-[0.9375rem] font-semibold">{t('winners')}</legend>
          {table.seats.map(({ seat, name }) => (
            <CheckField key={seat} name="winner" value={seat} label={name} />
          ))}
        </fieldset>
        {table.appeals.length > 0 && <SelectField name="appeal" label={t('answers')} options={appeals} />}
        <TextArea name="reason" label={t('verdictReason')} rows={4} max={longestReason} defaultValue="" />
        <Submit tone="danger" size="small" className="justify-self-start">
          {t('adjudicateDo')}
        </Submit>
      </Form>
    </Confirmed>
  );
}
