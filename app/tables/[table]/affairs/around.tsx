import { getTranslations } from 'next-intl/server';
import { SelectField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { PlayerName } from '@/app/_ui/player-name';
import { Submit } from '@/app/_ui/submit';
import { currentReckoning } from '@/app/_words/reckoning';
import type { AffairsView } from '@/lib/play';
import { momentText } from '@/lib/time-control';
import { Confirmed, SeatButton } from '../_lobby/forms';
import { absenceAction, callOffAction, loanAction, rematchAction, removeAction, takeSeatAction } from './actions';

interface Props {
  id: string;
  table: AffairsView;
}

/** Seats that somebody plays for somebody else, now or soon. */
export async function Loans({ id, table }: Props) {
  const [t, reckoning] = await Promise.all([getTranslations('affairs'), currentReckoning()]);
  if (table.loans.length === 0) return null;
  const day = (iso: string) => momentText(new Date(iso), reckoning);
  return (
    <section>
      <h2 className="mb-2">{t('loans')}</h2>
      <ul className="grid gap-3">
        {table.loans.map(({ seat, seatName, substitute, holder, from, until, begun, mine }) => (
          <li key={`${seat} ${from}`} className="flex flex-wrap items-center justify-between gap-3">
            <p>{t(begun ? 'loanNow' : 'loanFrom', { substitute, holder, seat: seatName, from: day(from), until: day(until) })}</p>
            {mine && <SeatButton action={loanAction} table={id} seat={seat} text={t(begun ? 'loanEnd' : 'loanCancel')} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Seats that whoever looks may take. */
export async function OpenSeats({ id, table }: Props) {
  const t = await getTranslations('affairs');
  const open = table.seats.filter(({ offered }) => offered);
  if (open.length === 0) return null;
  return (
    <section className="flex flex-wrap gap-3">
      {open.map(({ seat, name }) => (
        <SeatButton key={seat} action={takeSeatAction} table={id} seat={seat} tone="main" text={t('take', { seat: name })} />
      ))}
    </section>
  );
}

/** Removing a player: the owner does it where they may, whoever plays asks the others. */
export async function Others({ id, table }: Props) {
  const t = await getTranslations('affairs');
  const others = table.seats.filter(({ seat, userId }) => userId !== null && !table.mySeats.includes(seat));
  if (others.length === 0) return null;
  const words = {
    owner: { summary: 'remove', text: 'removeText', button: 'removeDo' },
    ask: { summary: 'removeAsk', text: 'removeAskText', button: 'removeAsk' },
  } as const;
  return (
    <section>
      <h2 className="mb-2">{t('others')}</h2>
      <ul className="grid border-t border-rule">
        {others.map(({ seat, name, userName, removal }) => (
          <li key={seat} className="border-b border-rule py-2">
            <p>
              <strong>{name}</strong> {userName !== null && <PlayerName name={userName} />}
            </p>
            {removal === null ? (
              <p className="text-soft">{t('removeLater')}</p>
            ) : (
              <Confirmed summary={t(words[removal].summary)} text={t(words[removal].text, { seat: name })}>
                <Form action={removeAction}>
                  <input type="hidden" name="table" value={id} />
                  <input type="hidden" name="seat" value={seat} />
                  <input type="hidden" name="by" value={table.mySeats[0] ?? ''} />
                  <input type="hidden" name="owner" value={removal === 'owner' ? 'yes' : 'no'} />
                  <Submit tone="danger" size="small">
                    {t(words[removal].button)}
                  </Submit>
                </Form>
              </Confirmed>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What an absence does here: the owner says. */
export async function Absence({ id, table }: Props) {
  const t = await getTranslations('affairs');
  const options = (['shift', 'substitute', 'none'] as const).map((value) => ({ value, label: t(`absenceRules.${value}`) }));
  return (
    <section>
      <h2 className="mb-1">{t('absence')}</h2>
      <Form action={absenceAction} className="grid justify-items-start gap-3">
        <input type="hidden" name="table" value={id} />
        <SelectField name="absence" label={t('absenceText')} options={options} defaultValue={table.absence} />
        <Submit size="small">{t('absenceSave')}</Submit>
      </Form>
    </section>
  );
}

/** The owner ends a table where nobody else is any more. */
/** The same players once more. */
export async function Rematch({ id }: { id: string }) {
  const t = await getTranslations('affairs');
  return (
    <section id="rematch">
      <h2 className="mb-2">{t('rematch')}</h2>
      <p className="mb-3 text-soft">{t('rematchText')}</p>
      <Form action={rematchAction}>
        <input type="hidden" name="table" value={id} />
        <Submit>{t('rematchDo')}</Submit>
      </Form>
    </section>
  );
}

export async function CallOff({ id }: { id: string }) {
  const t = await getTranslations('affairs');
  return (
    <section>
      <Confirmed summary={t('callOff')} text={t('callOffText')}>
        <Form action={callOffAction}>
          <input type="hidden" name="table" value={id} />
          <Submit tone="danger" size="small">
            {t('callOffDo')}
          </Submit>
        </Form>
      </Confirmed>
    </section>
  );
}
