import { getTranslations } from 'next-intl/server';
import { devices } from '@/lib/auth';
import { When } from '../_ui/when';
import { endDeviceAction, endOtherDevicesAction, endSessionsAction } from './actions';

/** Where the user is signed in: each device with a button that ends its session, one for all others, and one for everything. */
export async function Devices({ user }: { user: string }) {
  const [t, all] = await Promise.all([getTranslations('account'), devices(user)]);
  return (
    <section>
      <h2 className="mb-1">{t('sessions')}</h2>
      <p className="mb-4 text-soft">{t('sessionsText')}</p>
      <ul className="mb-6">
        {all.map(({ id, browser, signedInAt, usedAt, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-rule py-2">
            <span>
              <strong>{browser || t('sessionUnknown')}</strong> {isThis && `(${t('sessionThis')})`}
              <span className="block font-sans text-sm text-soft">
                {t('sessionSince')} <When iso={signedInAt} /> · {t('sessionUsed')} <When iso={usedAt} />
              </span>
            </span>
            {!isThis && (
              <form action={endDeviceAction}>
                <input type="hidden" name="id" value={id} />
                <button type="submit" className="button" data-tone="danger" data-size="small">
                  {t('sessionEnd')}
                  <span className="sr-only"> {browser || t('sessionUnknown')}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <form action={endOtherDevicesAction} className="mb-6">
          <button type="submit" className="button">
            {t('sessionsEndOthers')}
          </button>
        </form>
      )}
      <p className="mb-4 text-soft">{t('sessionsEndText')}</p>
      <form action={endSessionsAction}>
        <button type="submit" className="button">
          {t('sessionsEnd')}
        </button>
      </form>
    </section>
  );
}
