import { getTranslations } from 'next-intl/server';
import { devices } from '@/lib/auth';
import { When } from '../_ui/when';
import { endDeviceAction, endOtherDevicesAction, endSessionsAction } from './actions';
import { OwnRow } from './own-row';

/** Where the user is signed in: each device with a button that ends its session, one for all others, and one for everything. */
export async function Devices({ user }: { user: string }) {
  const [t, all] = await Promise.all([getTranslations('account'), devices(user)]);
  return (
    <section>
      <h2 className="mb-1">{t('sessions')}</h2>
      <p className="mb-4 text-soft">{t('sessionsText')}</p>
      <ul className="mb-6">
        {all.map(({ id, browser, signedInAt, usedAt, isThis }) => (
          <OwnRow
            key={id}
            id={id}
            name={browser || t('sessionUnknown')}
            end={isThis ? null : { action: endDeviceAction, label: t('sessionEnd') }}
          >
            {isThis && `(${t('sessionThis')})`}
            <span className="block font-sans text-sm text-soft">
              {t('sessionSince')} <When iso={signedInAt} /> · {t('sessionUsed')} <When iso={usedAt} />
            </span>
          </OwnRow>
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
