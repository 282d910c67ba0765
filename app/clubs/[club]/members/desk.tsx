import { getTranslations } from 'next-intl/server';
import { placeOf } from '@/app/_shell/place';
import { CopyField } from '@/app/_ui/copy-field';
import { TextField } from '@/app/_ui/field';
import { Form } from '@/app/_ui/form';
import { Pages, pageIn, pageOf } from '@/app/_ui/pages';
import { Submit } from '@/app/_ui/submit';
import { When } from '@/app/_ui/when';
import { currentCaller } from '@/app/_words/caller';
import { currentReckoning } from '@/app/_words/reckoning';
import { clubDesk } from '@/lib/play';
import { dayText } from '@/lib/time-control';
import { Press } from '../../_parts/press';
import { answerAction, inviteAction, liftBarAction, linkAction, withdrawAction } from './actions';

/** Rows of a page of each list. */
const size = 20;

/** Requests, invitations and bars, a page of each at a time, for those who lead the club. */
export async function Desk({ slug, query }: { slug: string; query: Record<string, string | string[] | undefined> }) {
  const [t, caller, reckoning] = await Promise.all([getTranslations('clubs'), currentCaller(), currentReckoning()]);
  const { requests, invitations, barred } = await clubDesk(caller, slug);
  const list = <T,>(rows: readonly T[], name: string) => {
    const page = pageIn(query[name]);
    const { shown, isMore } = pageOf(rows, page, size);
    const words = { back: t('previousPage'), on: t('nextPage') };
    return { shown, pages: <Pages path={`/clubs/${slug}/members`} page={page} isMore={isMore} name={name} words={words} /> };
  };
  const [asking, invited, kept] = [list(requests, 'requests'), list(invitations, 'invitations'), list(barred, 'barred')];
  const day = (iso: string) => dayText(new Date(iso), reckoning);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
      <section id="requests">
        <h2 className="mb-2">{t('requests')}</h2>
        {requests.length === 0 && <p className="text-soft">{t('noRequests')}</p>}
        <ul>
          {asking.shown.map(({ userId, name, text, at }) => {
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
        {asking.pages}
      </section>
      <section>
        <h2 className="mb-1">{t('invitations')}</h2>
        <p className="mb-3 text-soft">{t('invitationsText')}</p>
        <ul className="mb-4">
          {invited.shown.map(({ token, email, until, returned }) => (
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
        {invited.pages}
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
            {kept.shown.map(({ userId, name, by, at }) => (
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
          {kept.pages}
        </section>
      )}
    </div>
  );
}
