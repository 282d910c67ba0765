import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage, signedIn } from '@/app/_shell/guards';
import { HookFacts } from '@/app/_shell/hook-facts';
import { currentCaller } from '@/app/_words/caller';
import { tableHooks } from '@/lib/hooks';
import { tableSummary } from '@/lib/play';
import { SidePage } from '../_page/side-page';
import { hookAction } from './actions';
import { AddHookForm, HookForm } from './forms';

interface Props {
  params: Promise<{ table: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ table: id }, caller, t] = await Promise.all([params, currentCaller(), getTranslations('post')]);
  const { title } = await orPlainPage(tableSummary(caller, id));
  return { title: t('hooksOf', { title }) };
}

/** Addresses that hear of the table; for whoever opened it. */
export default async function WebhooksPage({ params }: Props) {
  const { table: id } = await params;
  await signedIn(`/tables/${id}/webhooks`);
  const [t, caller] = await Promise.all([getTranslations('post'), currentCaller()]);
  const table = await orPlainPage(tableSummary(caller, id));
  const hooks = await orPlainPage(tableHooks(caller, id));
  return (
    <SidePage table={id} title={t('hooks')} label={table.title}>
      <p className="mb-6">{t('hooksText')}</p>
      {hooks.length === 0 && <p className="mb-6 text-soft">{t('none')}</p>}
      <ul className="mb-8 grid gap-6">
        {hooks.map((hook) => (
          <li key={hook.id} className="sheet grid gap-3 p-4 sm:p-6">
            <HookFacts hook={hook} />
            <HookForm
              action={hookAction}
              table={id}
              hook={hook.id}
              isOff={hook.state === 'off'}
              words={{ test: t('test'), resume: t('resume'), remove: t('remove'), of: new URL(hook.url).host }}
            />
          </li>
        ))}
      </ul>
      <AddHookForm
        table={id}
        kinds={[
          { value: 'discord', label: t('discord') },
          { value: 'json', label: t('json') },
        ]}
        words={{ kind: t('kind'), url: t('url'), urlHint: t('urlHint'), add: t('add') }}
      />
    </SidePage>
  );
}
