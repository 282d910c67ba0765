import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Page } from '@/app/_ui/page';
import { currentUser, pathOf } from '@/lib/auth';
import { SignInForm } from './sign-in-form';

interface Props {
  searchParams: Promise<{ to?: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('signIn'))('title') };
}

export default async function SignInPage({ searchParams }: Props) {
  const to = pathOf((await searchParams).to);
  if (await currentUser()) redirect(to);
  const t = await getTranslations('signIn');
  return (
    <Page title={t('title')} letter>
      <p className="mb-6">{t('text')}</p>
      <SignInForm to={to} words={{ email: t('email'), send: t('send') }} />
    </Page>
  );
}
