import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { timeZones } from '@/lib/auth';
import { mySeasonHooks } from '@/lib/hooks';
import { calendarSince, letterSettings, listTokens, operates, reminderChoices } from '@/lib/play';
import { signedIn } from '../_shell/guards';
import { modeNames, shareName } from '../_shell/letter-words';
import { Link } from '../_ui/link';
import { Notice } from '../_ui/notice';
import { Page } from '../_ui/page';
import { pageIn } from '../_ui/pages';
import { currentCaller } from '../_words/caller';
import { Absences } from './absences';
import { Blocks } from './blocks';
import { Bots } from './bots';
import { CalendarFeed } from './calendar';
import { Devices } from './devices';
import { Following } from './following';
import { DeleteForm, LettersForm, ProfileForm } from './forms';
import { IntroductionForm } from './introduction';
import { LeagueHooks } from './league-hooks';
import { LettersStopped } from './letters-stopped';
import { Push } from './push';
import { Tokens } from './tokens';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('title') };
}

interface Props {
  searchParams: Promise<{ said?: string; blocks?: string | string[] }>;
}

export default async function Account({ searchParams }: Props) {
  const user = await signedIn('/account');
  const [t, signIn, post] = await Promise.all([getTranslations('account'), getTranslations('signIn'), getTranslations('post')]);
  const [caller, { said, blocks }] = await Promise.all([currentCaller(), searchParams]);
  const settings = await letterSettings(caller);
  const [tokens, calendar, isOperator] = [await listTokens(caller), await calendarSince(caller), await operates(caller)];
  return (
    <Page
      title={t('title')}
      narrow
      action={
        isOperator && (
          <Link href="/operator" className="button" data-size="small">
            {t('operator')}
          </Link>
        )
      }
    >
      <div className="grid gap-12">
        {said === 'resumed' && <Notice tone="good">{t('troubleResumed')}</Notice>}
        <LettersStopped email={user.email} />
        <section>
          <h2 className="mb-1">{t('profile')}</h2>
          <p className="mb-4 text-soft">{t('email', { email: user.email })}</p>
          <ProfileForm
            profile={{ name: user.name, language: user.language, timeZone: user.timeZone }}
            zones={timeZones()}
            words={{
              name: signIn('name'),
              language: t('language'),
              timezone: signIn('timezone'),
              timezoneHint: signIn('timezoneHint'),
              save: t('save'),
            }}
          />
        </section>
        <IntroductionForm user={user} />
        <section id="letters">
          <h2 className="mb-1">{t('letters')}</h2>
          <p className="mb-4 text-soft">{t('lettersText')}</p>
          <LettersForm
            settings={settings}
            modes={(['instant', 'digest', 'off'] as const).map((value) => ({ value, label: modeNames(post)[value] }))}
            shares={reminderChoices.map((percent) => ({ percent, label: shareName(post, percent) }))}
            words={{
              kinds: t('kinds'),
              turn: t('turn'),
              turnHint: t('turnHint'),
              question: t('question'),
              questionHint: t('questionHint'),
              news: t('news'),
              mode: post('mode'),
              modeHint: post('modeHint'),
              digestAt: post('digestAt'),
              digestAtHint: post('digestAtHint', { zone: user.timeZone.replaceAll('_', ' ') }),
              quiet: post('quietOn'),
              quietHint: post('quietHint'),
              from: post('from'),
              to: post('to'),
              reminders: post('reminders'),
              save: t('save'),
            }}
          />
        </section>
        <Following />
        <Push />
        <CalendarFeed since={calendar} />
        <Absences />
        <Tokens tokens={tokens} />
        <Bots />
        <LeagueHooks hooks={await mySeasonHooks(caller)} />
        <Devices user={user.id} />
        <Blocks page={pageIn(blocks)} />
        <section>
          <h2 className="mb-1">{t('data')}</h2>
          <p className="mb-4 text-soft">{t('dataText')}</p>
          <a href="/account/export" download className="button">
            {t('dataDownload')}
          </a>
        </section>
        <section>
          <details>
            <summary className="text-xl font-semibold text-brick">{t('leave')}</summary>
            <p className="my-4">{t('leaveText')}</p>
            <DeleteForm words={{ confirm: t('leaveConfirm'), leave: t('leaveDo') }} />
          </details>
        </section>
      </div>
    </Page>
  );
}
