import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { orPlainPage, signedIn } from '@/app/_shell/guards';
import { CopyField } from '@/app/_ui/copy-field';
import { When } from '@/app/_ui/when';
import { currentCaller } from '@/app/_words/caller';
import { type Hook, tableHooks } from '@/lib/hooks';
import { tableSummary } from '@/lib/play';
import { SidePage } from '../_page/side-page';
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

async function HookFacts({ hook }: { hook: Hook }) {
  const t = await getTranslations('post');
  const states = { new: t('stateNew'), works: t('stateWorks'), fails: t('stateFails'), off: t('stateOff') };
  return (
    <>
      <div>
        <p className="label">{hook.kind === 'json' ? t('json') : t('discord')}</p>
        <p className="break-all font-mono text-sm">{hook.url}</p>
        <p className={hook.state === 'off' || hook.state === 'fails' ? 'font-semibold text-brick' : 'text-soft'}>
          {states[hook.state]}
          {hook.lastAt && (
            <>
              {' · '}
              {t('last')} <When iso={hook.lastAt} />
            </>
          )}
        </p>
        {hook.lastError && <p className="font-sans text-sm text-soft">{hook.lastError}</p>}
      </div>
      {hook.kind === 'json' && (
        <details>
          <summary>{t('show')}</summary>
          <div className="mt-3 grid gap-3">
            <CopyField label={t('secret')} value={hook.secret} words={{ copy: t('copy'), copied: t('copied') }} />
            <p className="font-sans text-sm text-soft">{t('signature')}</p>
          </div>
        </details>
      )}
    </>
  );
}
