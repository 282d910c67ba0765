import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { signedIn } from '@/app/_shell/guards';
import { Page } from '@/app/_ui/page';
import { CharterForm } from '../_parts/charter-form';
import { newCharter } from '../_parts/read-charter';
import { foundAction } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('clubs'))('newTitle') };
}

export default async function NewClub() {
  await signedIn('/clubs/new');
  const t = await getTranslations('clubs');
  return (
    <Page title={t('newTitle')} narrow>
      <p className="mb-6 text-soft">{t('noneText')}</p>
      <CharterForm action={foundAction} club={null} charter={newCharter} isWhole submit={t('create')} />
    </Page>
  );
}
