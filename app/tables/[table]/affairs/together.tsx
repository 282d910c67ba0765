import { getFormatter, getTranslations } from 'next-intl/server';
import { CheckField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { Submit } from '@/app/_ui/submit';
import type { AffairsView } from '@/lib/play';
import { Confirmed } from '../_lobby/forms';
import { answerAction, concedeAction, endAction, takeBackAction } from './actions';

interface Props {
  id: string;
  table: AffairsView;
}

/** What waits for answers: the caller's, or the others'. */
export async function Proposals({ id, table }: Props) {
  const [t, format] = await Promise.all([getTranslations('affairs'), getFormatter()]);
  if (table.proposals.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2">{t('proposals')}</h2>
      <ul className="grid gap-4">
        {table.proposals.map((each) => (
          <li key={each.id} className="sheet grid gap-2 p-4">
            <p className="font-sans text-[0.9375rem] text-soft">
              {t('proposalBy', { by: each.by, when: format.relativeTime(new Date(each.at), new Date()) })}
            </p>
            <p className="text-lg">{each.text}</p>
            {each.agreed.length > 0 && <p>{t('agreed', { who: each.agreed.join(', ') })}</p>}
            {each.waiting.length > 0 && <p className="text-soft">{t('waitingFor', { who: each.waiting.join(', ') })}</p>}
            {(each.asked || each.mine) && (
              <Form action={answerAction} className="flex flex-wrap gap-3">
                <input type="hidden" name="table" value={id} />
                <input type="hidden" name="proposal" value={each.id} />
                {each.asked && (
                  <>
                    <Submit name="do" value="agree" tone="main" size="small">
                      {t('agree')}
                    </Submit>
                    <Submit name="do" value="refuse" tone="danger" size="small">
                      {t('refuse')}
                    </Submit>
                  </>
                )}
                {each.mine && (
                  <Submit name="do" value="withdraw" size="small">
                    {t('withdraw')}
                  </Submit>
                )}
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The caller's orders that still stand, the newest first: those that go back at once, and those the others are asked about. */
export async function Undos({ id, table }: Props) {
  const t = await getTranslations('affairs');
  return (
    <section>
      <h2 className="mb-1">{t('undo')}</h2>
      <p className="mb-3 text-soft">{t('undoText')}</p>
      {table.undos.length === 0 && <p>{t('undoNone')}</p>}
      <ul className="grid border-t border-rule">
        {table.undos.map((each) => (
          <li
            key={`${each.seat} ${each.entry}`}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-2"
          >
            <div className="min-w-0">
              <p className="font-sans text-[0.9375rem]">
                {table.mySeats.length > 1 && <strong>{each.seatName} </strong>}
                <code className="code">{each.notation}</code>
              </p>
              <p className="font-sans text-sm text-soft">
                {each.entry} · {each.momentName} · {t('undoWith', { count: each.orders })}
              </p>
            </div>
            <Form action={takeBackAction}>
              <input type="hidden" name="table" value={id} />
              <input type="hidden" name="seat" value={each.seat} />
              <input type="hidden" name="entry" value={each.entry} />
              <input type="hidden" name="free" value={each.free ? 'yes' : 'no'} />
              <Submit size="small" {...(!each.asks && { tone: 'main' })}>
                {t(each.asks ? 'undoAsk' : 'undoFree')}
                <span className="sr-only">
                  {' '}
                  {each.entry} {each.notation}
                </span>
              </Submit>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A draw, or a game given up. */
export async function EndGame({ id, table }: Props) {
  const t = await getTranslations('affairs');
  return (
    <section>
      <h2 className="mb-1">{t('end')}</h2>
      <Confirmed summary={t('endSummary')} text={t('endText')}>
        <Form action={endAction} className="grid gap-3">
          <input type="hidden" name="table" value={id} />
          <input type="hidden" name="seat" value={table.mySeats[0] ?? ''} />
          <p className="font-sans text-[0.9375rem] font-semibold">{t('endWinners')}</p>
          {table.seats.map(({ seat, name }) => (
            <CheckField key={seat} name="winner" value={seat} label={name} />
          ))}
          <Submit tone="danger" size="small" className="justify-self-start">
            {t('endDo')}
          </Submit>
        </Form>
      </Confirmed>
    </section>
  );
}

interface ConcedeProps {
  id: string;
  conceding: NonNullable<AffairsView['conceding']>;
  leaving: AffairsView['terms']['leaving'];
}

/** The caller's giving up, and what it comes to; asked twice. */
export async function Concede({ id, conceding, leaving }: ConcedeProps) {
  const t = await getTranslations('results');
  const comesTo = {
    ends: () => t('concedeEnds', { winners: conceding.kind === 'ends' ? conceding.winners.join(', ') : '' }),
    abandons: () => t('concedeAbandons'),
    passes: () => t('concedePasses', { who: t(`leavings.${leaving}`) }),
  };
  return (
    <section>
      <h2 className="mb-1">{t('concede')}</h2>
      <Confirmed summary={t('concede')} text={comesTo[conceding.kind]()}>
        <Form action={concedeAction}>
          <input type="hidden" name="table" value={id} />
          <Submit tone="danger" size="small">
            {t('concedeDo')}
          </Submit>
        </Form>
      </Confirmed>
    </section>
  );
}
