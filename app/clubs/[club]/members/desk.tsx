import { getTranslations } from 'next-intl/server';
import { placeOf } from '@/app/_shell/place';
import { CopyField } from '@/app/_ui/copy-field';
import { TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { Submit } from '@/app/_ui/submit';
import { When } from '@/app/_ui/when';
import { currentCaller } from '@/app/_words/caller';
import { currentReckoning } from '@/app/_words/reckoning';
import { clubDesk } from '@/lib/play';
import { dayText } from '@/lib/time-control';
import { Press } from '../../_parts/press';
import { answerAction, inviteAction, liftBarAction, linkAction, withdrawAction } from './actions';

/** Requests and invitations, for those who lead the club. */
export async function Desk({ slug }: { slug: string }) {
  const [t, caller, reckoning] = await Promise.all([getTranslations('clubs'), currentCaller(), currentReckoning()]);
  const { requests, invitations, barred } = await clubDesk(caller, slug);
  const day = (iso: string) => dayText(new Date(iso), reckoning);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
      <section id="requests">
        <h2 className="mb-2">{t('requests')}</h2>
        {requests.length === 0 && <p className="text-soft">{t('noRequests')}</p>}
        <ul>
          {requests.map(({ userId, name, text, at }) => {
            const sends = { club: slug, member: userId };
            return (
              <li key={userId} className="grid gap-2 border-b border-rule py-2.5">
                <p>
                  <strong className="break-words">{name ?? t('formerPlayer')}</strong>{' '}
                  <span className="font-sans text-sm text-soft">
                    <When iso={at} />
                  </span>
                </p>
                {text !== '' && <p className="break-words">{text}</p>}
                <div className="flex flex-wrap gap-2">
                  <Press
                    action={answerAction}
                    sends={{ ...sends, answer: 'accept' }}
                    text={t('admit')}
                    about={name ?? ''}
                    tone="main"
                    size="small"
                  />
                  <Press action={answerAction} sends={{ ...sends, answer: 'decline' }} text={t('refuse')} about={name ?? ''} size="small" />
                </div>
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h2 className="mb-1">{t('invitations')}</h2>
        <p className="mb-3 text-soft">{t('invitationsText')}</p>
        <ul className="mb-4">
          {invitations.map(({ token, email, until, returned }) => (
            <li key={token} className="grid gap-2 border-b border-rule py-2.5">
              {email === null ? (
                <CopyField
                  label={t('link', { until: day(until) })}
                  value={placeOf(`/clubs/invitation/${token}`)}
                  words={{ copy: t('copy'), copied: t('copied') }}
                />
              ) : (
                <p className="wrap-anywhere">{t('letterTo', { email, until: day(until) })}</p>
              )}
              {returned !== null && (
                <p className="text-brick wrap-anywhere">{returned === '' ? t('returned') : t('returnedSaid', { reason: returned })}</p>
              )}
              <Press
                action={withdrawAction}
                sends={{ club: slug, token }}
                text={t('withdrawInvitation')}
                about={email ?? t('link', { until: day(until) })}
                size="small"
              />
            </li>
          ))}
        </ul>
        <Press action={linkAction} sends={{ club: slug }} text={t('makeLink')} />
        <Form action={inviteAction} className="mt-5 grid gap-3">
          <input type="hidden" name="club" value={slug} />
          <TextField name="email" type="email" label={t('address')} autoComplete="off" required />
          <Submit className="justify-self-start">{t('invite')}</Submit>
        </Form>
      </section>
      {barred.length > 0 && (
        <section>
          <h2 className="mb-1">{t('barred')}</h2>
          <p className="mb-3 text-soft">{t('barredText')}</p>
          <ul>
            {barred.map(({ userId, name, by, at }) => (
              <li key={userId} className="grid gap-2 border-b border-rule py-2.5">
                <p>
                  <strong className="break-words">{name ?? t('formerPlayer')}</strong>{' '}
                  <span className="break-words font-sans text-sm text-soft">
                    {t('barredBy', { who: by ?? t('formerPlayer'), day: day(at) })}
                  </span>
                </p>
                <Press action={liftBarAction} sends={{ club: slug, member: userId }} text={t('liftBar')} about={name ?? ''} size="small" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
