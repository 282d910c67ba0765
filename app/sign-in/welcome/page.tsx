import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/app/_ui/page';
import { currentUser, pathOf, timeZones } from '@/lib/auth';
import { WelcomeForm } from './welcome-form';

interface Props {
  searchParams: Promise<{ callbackUrl?: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('signIn'))('welcomeTitle') };
}

export default async function WelcomePage({ searchParams }: Props) {
  const { callbackUrl } = await searchParams;
  const user = await currentUser();
  if (!user) redirect('/sign-in');
  // next-auth hands the address over whole, other pages as a path
  const asked = callbackUrl && URL.canParse(callbackUrl) ? new URL(callbackUrl) : null;
  const to = pathOf(asked ? asked.pathname + asked.search : callbackUrl);
  const t = await getTranslations('signIn');
  const words = {
    name: t('name'),
    timezone: t('timezone'),
    timezoneHint: t('timezoneHint'),
    enter: t('enter'),
  };
  return (
    <Page title={t('welcomeTitle')} letter>
      <p className="mb-6">{t('welcomeText')}</p>
      <WelcomeForm to={to} zones={timeZones()} words={words} />
    </Page>
  );
}
