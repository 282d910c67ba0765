import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { orPlainPage } from '@/app/_shell/guards';
import { DataTable } from '@/app/_ui/data-table';
import { FactRows } from '@/app/_ui/fact-rows';
import { Page } from '@/app/_ui/page';
import { pageIn } from '@/app/_ui/pages';
import { When } from '@/app/_ui/when';
import { currentCaller } from '@/app/_words/caller';
import { deskLists, operatorDesk } from '@/lib/play';
import { ActForm } from './act-form';
import { DeskPages, type Query } from './desk-pages';
import { Reports } from './reports';

/** Asked once a request by title and page alike. */
const deskOf = cache(async (query: string) => {
  const sheet = new URLSearchParams(query);
  const pages = Object.fromEntries(deskLists.map((list) => [list, pageIn(sheet.get(list) ?? undefined)]));
  return orPlainPage(operatorDesk(await currentCaller(), pages));
});

interface Props {
  searchParams: Promise<Query>;
}

/** The pages that the address asks for, as text: what `cache` can compare. */
async function queryOf(searchParams: Promise<Query>): Promise<string> {
  const query = await searchParams;
  return new URLSearchParams(deskLists.flatMap((list) => (typeof query[list] === 'string' ? [[list, query[list]]] : []))).toString();
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  await deskOf(await queryOf(searchParams));
  return { title: (await getTranslations('operator'))('title'), robots: { index: false } };
}

const row = 'grid gap-2 border-b border-rule py-3';

/** What the operators of the service look at; for everybody else there is no such page. */
export default async function OperatorPage({ searchParams }: Props) {
  const query = await queryOf(searchParams);
  const { reports, locked, letters, queues, figures, acts, isMore } = await deskOf(query);
  const t = await getTranslations('operator');
  const facts = [
    ...(['open', 'running', 'over'] as const).map((status) => ({ label: t(status), value: figures.tables[status] })),
    { label: t('botsDue'), value: figures.botsDue },
    { label: t('users'), value: figures.users },
    { label: t('sheets'), value: figures.sheets },
    { label: t('database'), value: `${Math.round(figures.database / 1e6)}\u00a0MB` },
  ];
  return (
    <Page title={t('title')} label={t('label')}>
      <p className="mb-8 text-soft">{t('text')}</p>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 content-start gap-10">
          <Reports reports={reports}>
            <DeskPages list="reports" query={query} isMore={isMore} />
          </Reports>
          <section>
            <h2 className="mb-2">{t('locked')}</h2>
            {locked.length === 0 && <p className="mb-3 text-soft">{t('noLocked')}</p>}
            <ul className="mb-4">
              {locked.map(({ id, name, email, lockedAt }) => (
                <li key={id} className={row}>
                  <p className="break-words">
                    <strong>{name ?? t('gone')}</strong> {email}
                    {lockedAt && (
                      <span className="block font-sans text-sm text-soft">
                        {t('since')} <When iso={lockedAt.toISOString()} />
                      </span>
                    )}
                  </p>
                  <ActForm kind="unlock" subject={id} text={t('unlock')} why="" />
                </li>
              ))}
            </ul>
            <DeskPages list="locked" query={query} isMore={isMore} />
            <p className="mb-2 text-soft">{t('lockText')}</p>
            <ActForm kind="lock" subject={{ label: t('lockWhom') }} text={t('lock')} why="" tone="danger" />
          </section>
          <section>
            <h2 className="mb-2">{t('letters')}</h2>
            {letters.length === 0 && <p className="text-soft">{t('noLetters')}</p>}
            <ul>
              {letters.map(({ id, kind, createdAt, attempts, lastError, mootAt }) => (
                <li key={id} className={row}>
                  <p>
                    <strong>{t(`letter.${kind}`)}</strong> · {t('lettersOf', { attempts: String(Math.max(1, attempts)) })} ·{' '}
                    {t(mootAt ? 'lost' : 'waiting')}
                    <span className="block font-sans text-sm text-soft">
                      <When iso={createdAt.toISOString()} />
                    </span>
                    <code className="block font-mono text-sm break-words">{lastError}</code>
                  </p>
                  <ActForm kind="retry-letter" subject={id} text={t('retry')} />
                </li>
              ))}
            </ul>
            <DeskPages list="letters" query={query} isMore={isMore} />
          </section>
        </div>
        <div className="grid min-w-0 content-start gap-10">
          <section>
            <h2 className="mb-2">{t('figures')}</h2>
            <dl className="border-t border-rule">
              <FactRows facts={facts} />
            </dl>
          </section>
          <section>
            <h2 className="mb-2">{t('queues')}</h2>
            <DataTable
              head={[t('queue'), t('due'), t('oldest')]}
              rows={queues.map(({ queue, due, oldest }) => [t(`queueNames.${queue}`), String(due), String(Math.floor(oldest / 60))])}
            />
          </section>
          <section>
            <h2 className="mb-2">{t('acts')}</h2>
            {acts.length === 0 && <p className="text-soft">{t('noActs')}</p>}
            <ul>
              {acts.map(({ id, kind, why, at, by, about }) => (
                <li key={id} className="border-b border-rule py-2">
                  <p>
                    <strong>{by ?? t('byMachine')}</strong> {t(`act.${kind}`, { about: about ?? t('gone') })}
                    {why && <span className="block">“{why}”</span>}
                    <span className="block font-sans text-sm text-soft">
                      <When iso={at.toISOString()} />
                    </span>
                  </p>
                </li>
              ))}
            </ul>
            <DeskPages list="acts" query={query} isMore={isMore} />
          </section>
        </div>
      </div>
    </Page>
  );
}
