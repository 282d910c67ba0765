import { getTranslations } from 'next-intl/server';
import type { Hook } from '@/lib/hooks';
import { CopyField } from '../_ui/copy-field';
import { When } from '../_ui/when';

/** Where a webhook leads, how it fares and how its messages are signed. */
export async function HookFacts({ hook }: { hook: Hook }) {
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
