import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage, signedIn } from '@/app/_shell/guards';
import { Moment } from '@/app/_ui/when';
import { currentCaller } from '@/app/_words/caller';
import { clockView } from '@/lib/play';
import { describeTimeControl } from '@/lib/time-control';
import { clockStart, clockWords } from '../../_clock/words';
import { SidePage } from '../_page/side-page';
import { ClockForm } from './clock-form';

interface Props {
  params: Promise<{ table: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ table: id }, caller, t] = await Promise.all([params, currentCaller(), getTranslations('clock')]);
  const { title } = await orPlainPage(clockView(caller, id));
  return { title: t('titleOf', { title }) };
}

/** The clock of a table: its rules, what happened to it, and for the owner the form to change it. */
export default async function ClockPage({ params }: Props) {
  const { table: id } = await params;
  const user = await signedIn(`/tables/${id}/clock`);
  const [t, caller] = await Promise.all([getTranslations('clock'), currentCaller()]);
  const clock = await orPlainPage(clockView(caller, id));
  return (
    <SidePage table={id} title={t('title')} label={clock.title}>
      <div className="grid gap-10">
        <section>
          <h2 className="mb-2">{t('now')}</h2>
          <div className="grid gap-1">
            {describeTimeControl(clock.timeControl, caller.language).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </section>
        <section>
          <h2 className="mb-1">{t('change')}</h2>
          {clock.status === 'over' && <p>{t('over')}</p>}
          {clock.status !== 'over' && !clock.isOwner && <p>{t('ownerOnly')}</p>}
          {clock.status !== 'over' && clock.isOwner && (
            <>
              {clock.status === 'running' && <p className="mb-4 text-soft">{t('changeText')}</p>}
              <ClockForm
                table={id}
                clock={clockStart(clock.timeControl, user.timeZone)}
                words={await clockWords(clock.status === 'running' ? clock.timeControl : null)}
                save={t('save')}
              />
            </>
          )}
        </section>
        {clock.status !== 'open' && (
          <section>
            <h2 className="mb-1">{t('record')}</h2>
            <p className="mb-3 text-soft">{clock.records.length === 0 ? t('recordNone') : t('recordText')}</p>
            <ul className="grid gap-3">
              {[...clock.records].reverse().map(({ id: key, at, text }) => (
                <li key={key} className="border-b border-rule pb-3">
                  <p className="font-sans text-sm text-soft">
                    <Moment iso={at} />
                  </p>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </SidePage>
  );
}
