import { getTranslations } from 'next-intl/server';
import { env } from '@/lib/env';
import { publicPushKey, pushBrowsers } from '@/lib/push';
import { When } from '../_ui/when';
import { currentCaller } from '../_words/caller';
import { OwnRow } from './own-row';
import { dropPushAction } from './push-actions';
import { PushSwitch } from './push-switch';

/** Browsers that say when it is the user's turn: a switch for this one, and the list of all. Nothing where no worker may stay in a browser. */
export async function Push() {
  if (env().OFFLINE_PAGES === 'off') return null;
  const [t, caller] = await Promise.all([getTranslations('account'), currentCaller()]);
  const [publicKey, browsers] = [await publicPushKey(), await pushBrowsers(caller)];
  return (
    <>
      <PushSwitch
        publicKey={publicKey}
        endpoints={browsers.map(({ endpoint }) => endpoint)}
        words={{
          ...{ title: t('push'), text: t('pushText'), on: t('pushOn'), off: t('pushOff'), isOn: t('pushIsOn') },
          ...{ refused: t('pushRefused'), unreachable: t('pushUnreachable'), failed: t('pushFailed') },
        }}
      />
      {browsers.length > 0 && (
        <section>
          <h2 className="mb-1">{t('pushBrowsers')}</h2>
          <ul>
            {browsers.map(({ id, browser, since }) => (
              <OwnRow key={id} id={id} name={browser || t('pushUnknown')} end={{ action: dropPushAction, label: t('pushDrop') }}>
                <span className="font-sans text-sm text-soft">
                  {t('pushSince')} <When iso={since} />
                </span>
              </OwnRow>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
