import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/app/_ui/page';
import { currentUser, pathOf } from '@/lib/auth';
import { SignInForm } from './sign-in-form';

interface Props {
  /** again: whoever is signed in shall show that it is them. */
  searchParams: Promise<{ to?: string; again?: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('signIn'))('title') };
}

export default async function SignInPage({ searchParams }: Props) {
  const { to: wanted, again } = await searchParams;
  const to = pathOf(wanted);
  const user = await currentUser();
  if (user && again !== 'yes') redirect(to);
  const t = await getTranslations('signIn');
  return (
    <Page title={t('title')} letter>
      <p className="mb-6">{t(user ? 'againText' : 'text')}</p>
      <SignInForm to={to} email={user?.email ?? ''} words={{ email: t('email'), send: t('send') }} />
    </Page>
  );
}
